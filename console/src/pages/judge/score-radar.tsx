import '@mantine/charts/styles.css';
import { RadarChart } from '@mantine/charts';

interface ScoreRadarProps {
  /** What the chart shows, for those who can not see it; the numbers stand in the table below. */
  readonly label: string;
  readonly scores: readonly { readonly name: string; readonly score: number }[];
}

export function ScoreRadar({ label, scores }: ScoreRadarProps) {
  return (
    <div role="img" aria-label={label}>
      <RadarChart
        h={320}
        data={scores.map(({ name, score }) => ({ name, score }))}
        dataKey="name"
        withPolarRadiusAxis
        polarRadiusAxisProps={{ domain: [0, 100], angle: 90, tick: false }}
        // The names around it are long, and the place for it may be narrow.
        radarChartProps={{ accessibilityLayer: false, outerRadius: '57%', margin: { left: 56, right: 56 } }}
        polarAngleAxisProps={{ tick: { fontSize: 11, fill: 'var(--mantine-color-dimmed)' } }}
        series={[{ name: 'score', color: 'indigo.6', opacity: 0.3 }]}
      />
    </div>
  );
}
