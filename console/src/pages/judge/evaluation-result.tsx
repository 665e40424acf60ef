import { Button, Code, Group, Progress, Stack, Table, Text, Title } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { downloadText } from '../../parts/download-text.ts';
import { WideTable } from '../../parts/wide-table.tsx';
import { DIMENSIONS } from './dimensions.ts';
import { evaluationMarkdown } from './evaluation-markdown.ts';
import type { EvaluationJob } from './evaluations.ts';
import { ScoreChart } from './score-chart.tsx';
import { Suggestions } from './suggestions.tsx';

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
      <ScoreChart scores={DIMENSIONS.map((key) => ({ name: names(key), score: evaluation[key].score }))} />
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
        <Suggestions markdown={markdown} sections={evaluation.modification_suggestions_detailed} />
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
