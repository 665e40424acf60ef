import { Grid, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { Evaluation } from '../../../../src/contract/eeat.ts';
import { useMessages } from '../../messages/language.tsx';
import { sameHeading, splitSections, type TextSection } from './split-sections.ts';

type SectionSuggestions = Evaluation['modification_suggestions_detailed'][number];

interface SuggestionsProps {
  /** Text that was judged. */
  readonly markdown: string;
  readonly sections: readonly SectionSuggestions[];
}

/** What to change, each beside the text that it means; what means no section in particular comes first. */
export function Suggestions({ markdown, sections }: SuggestionsProps) {
  const { t } = useMessages();
  const text = splitSections(markdown);
  const entries = sections.flatMap((section) => [
    { title: section.section_title, lines: section.section_suggestions },
    ...section.sub_sections.map(({ sub_section_title: title, sub_section_suggestions: lines }) => ({ title, lines })),
  ]);
  return (
    <Stack gap="sm" component="section" aria-label={t('judge.suggestions.title')}>
      <Title order={3} size="h4">
        {t('judge.suggestions.title')}
      </Title>
      {entries.every(({ lines }) => lines.length === 0) && <Text>{t('judge.suggestions.none')}</Text>}
      {entries.map(({ title, lines }, index) =>
        lines.length === 0 ? null : (
          <Beside
            // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one title, and the list stays as it is
            key={`${index} ${title}`}
            title={title}
            lines={lines}
            section={text.find(({ heading }) => sameHeading(heading, title))}
          />
        ),
      )}
    </Stack>
  );
}

interface BesideProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Undefined: they mean the whole text. */
  readonly section: TextSection | undefined;
}

function Beside({ title, lines, section }: BesideProps) {
  const hasText = section !== undefined && section.text !== '';
  return (
    <Paper withBorder p="md">
      <Title order={4} size="h5" mb="xs">
        {title}
      </Title>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, sm: hasText ? 6 : 12 }}>
          <List size="sm">
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </Grid.Col>
        {hasText && (
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <Text
              size="sm"
              c="dimmed"
              mah={260}
              tabIndex={0}
              role="region"
              aria-label={title}
              style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowY: 'auto' }}
            >
              {section.text}
            </Text>
          </Grid.Col>
        )}
      </Grid>
    </Paper>
  );
}
