import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { Table } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { WideTable } from '../../parts/wide-table.tsx';

interface CostChartProps {
  readonly days: readonly { readonly day: string; readonly jobs: number; readonly usd: number }[];
}

/** Cost a day as bars, and the same as a table for those who read numbers. */
export function CostChart({ days }: CostChartProps) {
  const { t, money, number, day: dayOf } = useMessages();
  return (
    <>
      <div role="img" aria-label={t('usage.costs')}>
        <BarChart
          h={260}
          data={days.map(({ day, usd }) => ({ day: dayOf(day), usd }))}
          dataKey="day"
          valueFormatter={money}
          barChartProps={{ accessibilityLayer: false }}
          series={[{ name: 'usd', label: t('usage.usd'), color: 'indigo.6' }]}
        />
      </div>
      <details>
        <summary>{t('usage.costs.table')}</summary>
        <WideTable label={t('usage.costs')} minWidth={320} columns={[t('usage.day'), t('usage.jobs'), t('usage.usd')]}>
          {days.map(({ day, jobs, usd }) => (
            <Table.Tr key={day}>
              <Table.Th scope="row">{dayOf(day)}</Table.Th>
              <Table.Td>{number(jobs)}</Table.Td>
              <Table.Td>{money(usd)}</Table.Td>
            </Table.Tr>
          ))}
        </WideTable>
      </details>
    </>
  );
}
