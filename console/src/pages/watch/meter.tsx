import { Progress as Bar, Group, Stack, Text } from '@mantine/core';
import type { JobState } from '../../../../src/contract/job-states.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { JobBadge } from '../../parts/job-badge.tsx';
import { hasEnded, type Progress } from './progress.ts';
import { useElapsed } from './use-elapsed.ts';

interface MeterProps {
  readonly progress: Progress;
  readonly state: JobState;
}

/** How far the article is, how long it has taken, and what it has cost. */
export function Meter({ progress, state }: MeterProps) {
  const { t, duration, number } = useMessages();
  const cost = useCost(progress);
  const elapsed = useElapsed(progress.startedAt, progress.endedAt, hasEnded({ state }));
  const percent = Math.round(progress.percent);
  const words = t('watch.percent', { percent });
  const facts = [
    [t('watch.time'), elapsed === undefined ? '–' : duration(elapsed)],
    ...(progress.tokens === undefined
      ? []
      : [[t('watch.tokens'), `${number(progress.tokens.input)} / ${number(progress.tokens.output)}`]]),
    [t('watch.cost'), cost],
  ];
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Group gap="xs">
          <JobBadge state={state} />
          <Text size="sm" aria-live="polite">
            {words}
          </Text>
        </Group>
        <Group gap="md">
          {facts.map(([name, value]) => (
            <Text key={name} size="sm" c="dimmed">
              {name}: {value}
            </Text>
          ))}
        </Group>
      </Group>
      <Bar.Root size="lg">
        <Bar.Section value={percent} aria-label={words} color={state === 'FAILED' ? 'red.8' : 'indigo.8'} />
      </Bar.Root>
    </Stack>
  );
}

/** A model whose price nobody knows costs as well, so only without one there is nothing to pay. */
function useCost({ costUsd }: Progress): string {
  const { t, money } = useMessages();
  const { data: health } = useApi('/v1/health', undefined, { enabled: costUsd === undefined });
  if (costUsd !== undefined) return money(costUsd);
  return t(health?.languageModel === false ? 'watch.cost.none' : 'watch.cost.unknown');
}
