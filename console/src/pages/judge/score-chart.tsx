import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useMessages } from '../../messages/language.tsx';

/** Charts are the largest library here, and only this part shows them. */
const ScoreRadar = lazy(async () => ({ default: (await import('./score-radar.tsx')).ScoreRadar }));

/** The scores as a radar, once the charts are loaded. */
export function ScoreChart({ scores }: Pick<ComponentProps<typeof ScoreRadar>, 'scores'>) {
  const { t } = useMessages();
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <ScoreRadar label={t('judge.chart')} scores={scores} />
    </Suspense>
  );
}
