import { Button, Code, Group, List, Progress, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Evaluation } from '../../../../src/contract/eeat.ts';
import { useMessages } from '../../messages/language.tsx';
import { downloadText } from '../../parts/download-text.ts';
import { WideTable } from '../../parts/wide-table.tsx';
import { DIMENSIONS } from './dimensions.ts';
import { evaluationMarkdown } from './evaluation-markdown.ts';
import type { EvaluationJob } from './evaluations.ts';

/** Charts are the largest library here, and only this part shows them. */
const ScoreChart = lazy(async () => ({ default: (await import('./score-chart.tsx')).ScoreChart }));

interface EvaluationResultProps {
  readonly job: EvaluationJob;
  readonly content: NonNullable<EvaluationJob['content']>;
}

export function EvaluationResult({ job, content: { eeat_evaluation: evaluation, markdown } }: EvaluationResultProps) {
  const { t } = useMessages();
  const names = (key: (typeof DIMENSIONS)[number]) => t(`judge.of.${key}`);
  return (
    <Stack gap="lg" component="section" aria-label={t('judge.result')}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('judge.result')}
        </Title>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={() => downloadText(`${job.id}.json`, 'application/json', `${JSON.stringify(job, null, 2)}\n`)}
          >
            {t('judge.export.json')}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              const headings = { title: t('judge.result'), suggestions: t('judge.suggestions.title') };
              downloadText(`${job.id}.md`, 'text/markdown', evaluationMarkdown(evaluation, names, headings));
            }}
          >
            {t('judge.export.markdown')}
          </Button>
        </Group>
      </Group>
      <Text>{t(`judge.ymyl.${evaluation.is_YMYL}`)}</Text>
      <Suspense fallback={<Skeleton height={320} />}>
        <ScoreChart
          label={t('judge.chart')}
          scores={DIMENSIONS.map((key) => ({ name: names(key), score: evaluation[key].score }))}
        />
      </Suspense>
      <WideTable
        label={t('judge.scores')}
        columns={[t('judge.dimension'), t('judge.score'), t('judge.rating'), t('judge.why')]}
      >
        {DIMENSIONS.map((key) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{names(key)}</Table.Th>
            <Table.Td miw={140}>
              <Score name={names(key)} score={evaluation[key].score} />
            </Table.Td>
            <Table.Td>{evaluation[key].rating}</Table.Td>
            <Table.Td style={{ whiteSpace: 'pre-line' }}>{evaluation[key].arguments}</Table.Td>
          </Table.Tr>
        ))}
      </WideTable>
      {job.parameters.with_modification_suggestions !== false && (
        <Suggestions sections={evaluation.modification_suggestions_detailed} />
      )}
      <details>
        <summary>{t('judge.text.judged')}</summary>
        <Code block mt="xs" tabIndex={0} style={{ whiteSpace: 'pre-wrap' }}>
          {markdown}
        </Code>
      </details>
    </Stack>
  );
}

function Score({ name, score }: { readonly name: string; readonly score: number }) {
  const { number } = useMessages();
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" w={28} ta="end">
        {number(score)}
      </Text>
      <Progress value={score} flex={1} aria-label={name} />
    </Group>
  );
}

function Suggestions({ sections }: { readonly sections: Evaluation['modification_suggestions_detailed'] }) {
  const { t } = useMessages();
  return (
    <Stack gap="sm" component="section">
      <Title order={3} size="h4">
        {t('judge.suggestions.title')}
      </Title>
      {sections.length === 0 && <Text>{t('judge.suggestions.none')}</Text>}
      {sections.map(({ section_title, section_suggestions, sub_sections }) => (
        <Stack key={section_title} gap={4}>
          <Title order={4} size="h5">
            {section_title}
          </Title>
          <Lines lines={section_suggestions} />
          {sub_sections.map(({ sub_section_title, sub_section_suggestions }) => (
            <Stack key={sub_section_title} gap={4} ps="md">
              <Title order={5} size="h6">
                {sub_section_title}
              </Title>
              <Lines lines={sub_section_suggestions} />
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <List size="sm">
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
