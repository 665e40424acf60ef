import { Button, Grid, Group, List, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ArticleQuality } from '../../../../src/contract/compliance-report.ts';
import { isMessageKey } from '../../messages/catalogue.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { DIMENSIONS } from '../judge/dimensions.ts';
import { EvaluationProgress } from '../judge/evaluation-progress.tsx';
import { EvaluationResult } from '../judge/evaluation-result.tsx';
import { ScoreChart } from '../judge/score-chart.tsx';
import { useEvaluation } from '../judge/use-evaluation.ts';
import { ArticleBody } from './article-body.tsx';
import { FindingBadge } from './finding-badge.tsx';
import { bareText } from './locate-claims.ts';

const EVALUATION = 'evaluation';

interface QualityViewProps {
  readonly markdown: string;
  readonly html: string;
  /** Undefined: the report is older than the rating. */
  readonly quality: ArticleQuality | undefined;
}

/** How good the article is: nine scores, what they rest on and where that stands, and a full judgement on demand. */
export function QualityView({ markdown, html, quality }: QualityViewProps) {
  const { t, language } = useMessages();
  const [place, setPlace] = useSearchParams();
  const jobId = place.get(EVALUATION) ?? undefined;
  const { start, job, error, isBusy } = useEvaluation(jobId, (started) =>
    setPlace({ [EVALUATION]: started }, { replace: true }),
  );
  const judge = () =>
    start.mutate({
      from: 'QUICK_BLOG',
      parameters: {},
      config: {},
      markdown,
      language,
      with_modification_suggestions: true,
    });
  const failure = start.error ?? error;
  return (
    <Stack gap="xl">
      {quality !== undefined && <Rated quality={quality} html={html} />}
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {t('read.judge.title')}
        </Title>
        <Text size="sm">{t('read.judge.about')}</Text>
        <Button variant="default" loading={isBusy} onClick={judge}>
          {t('read.judge')}
        </Button>
      </Stack>
      {failure !== null && <ErrorNotice error={failure} />}
      <EvaluationProgress job={job} />
      {job?.content != null && <EvaluationResult job={job} content={job.content} />}
    </Stack>
  );
}

function Rated({ quality, html }: { readonly quality: ArticleQuality; readonly html: string }) {
  const { t, number } = useMessages();
  const [chosen, setChosen] = useState<number>();
  const claims = useMemo(() => {
    const text = bareText(new DOMParser().parseFromString(html, 'text/html').body.textContent);
    return quality.findings.map(({ excerpt = '' }) => {
      const sentence = excerpt.replace(/…$/, '');
      // An excerpt may also be an address, which nobody reads in the article.
      return { sentence: text.includes(bareText(sentence)) ? sentence : '', section: '' };
    });
  }, [quality, html]);
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 5 }} order={{ base: 1, md: 2 }}>
        <Stack>
          <Group justify="space-between" align="baseline">
            <Title order={2} size="h4">
              {t('judge.of.page_quality')}
            </Title>
            <Text fw={600}>
              {number(quality.score)} · {quality.rating}
            </Text>
          </Group>
          <ScoreChart scores={useScores(quality)} />
          <Text size="sm" c="dimmed">
            {t('read.quality.about')}
          </Text>
          <List listStyleType="none" spacing="xs" aria-label={t('read.quality.findings')}>
            {quality.findings.map(({ kind, says }, index) => (
              <List.Item key={says} styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}>
                <FindingBadge kind={kind} />{' '}
                {claims[index]?.sentence === '' ? (
                  <Text component="span" size="sm">
                    {says}
                  </Text>
                ) : (
                  <UnstyledButton
                    fz="sm"
                    td="underline"
                    style={{ display: 'inline' }}
                    aria-pressed={chosen === index}
                    onClick={() => setChosen(index)}
                  >
                    {says}
                  </UnstyledButton>
                )}
              </List.Item>
            ))}
          </List>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }} order={{ base: 2, md: 1 }}>
        <ArticleBody html={html} claims={claims} chosen={chosen} onChoose={setChosen} />
      </Grid.Col>
    </Grid>
  );
}

/** In the order of an evaluation, the page as a whole last. */
function useScores({ score, dimensions }: ArticleQuality) {
  const { t } = useMessages();
  return useMemo(() => {
    const all = new Map([...dimensions.map((each) => [each.dimension, each.score] as const), ['page_quality', score]]);
    return DIMENSIONS.flatMap((dimension) => {
      const key = `judge.of.${dimension}`;
      const value = all.get(dimension);
      return value === undefined || !isMessageKey(key) ? [] : [{ name: t(key), score: value }];
    });
  }, [dimensions, score, t]);
}
