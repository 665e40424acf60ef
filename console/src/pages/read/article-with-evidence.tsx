import { Anchor, Grid, List, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { BlogHtml } from '../../../../src/contract/blog-jobs.ts';
import type { CitationVerdict } from '../../../../src/contract/compliance-report.ts';
import { useMessages } from '../../messages/language.tsx';
import { ArticleBody } from './article-body.tsx';
import { EvidencePanel } from './evidence-panel.tsx';

interface ArticleWithEvidenceProps {
  readonly html: BlogHtml;
  readonly citations: readonly CitationVerdict[];
}

/** The article, and beside it what each cited sentence rests on; choosing one shows the other. */
export function ArticleWithEvidence({ html, citations }: ArticleWithEvidenceProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<number>();
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 7 }}>
        {html.contents.length > 0 && (
          <Stack component="nav" gap={4} mb="md" aria-label={t('read.outline')}>
            <Title order={2} size="h5">
              {t('read.outline')}
            </Title>
            <List size="sm">
              {html.contents.map(({ id, text }) => (
                <List.Item key={id}>
                  <Anchor href={`#${id}`}>{text}</Anchor>
                </List.Item>
              ))}
            </List>
          </Stack>
        )}
        <ArticleBody html={html.html ?? ''} claims={citations} chosen={chosen} onChoose={setChosen} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <EvidencePanel citations={citations} chosen={chosen} onChoose={setChosen} />
      </Grid.Col>
    </Grid>
  );
}
