import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { Table } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { WideTable } from '../../parts/wide-table.tsx';

interface HistoryChartProps {
  /** The oldest first; `quota` undefined: not known of that month. */
  readonly months: readonly { readonly period: string; readonly used: number; readonly quota: number | undefined }[];
  /** What is counted. */
  readonly name: string;
}

/** Use of each month as bars, and the same as a table with the quota it is measured by. */
export function HistoryChart({ months, name }: HistoryChartProps) {
  const { t, number, month } = useMessages();
  return (
    <>
      <div role="img" aria-label={`${t('usage.history')}: ${name}`}>
        <BarChart
          h={260}
          data={months.map(({ period, used }) => ({ period: month(period), used }))}
          dataKey="period"
          valueFormatter={number}
          maxBarWidth={72}
          barChartProps={{ accessibilityLayer: false }}
          series={[{ name: 'used', label: name, color: 'indigo.6' }]}
        />
      </div>
      <details>
        <summary>{t('usage.costs.table')}</summary>
        <WideTable
          label={t('usage.history')}
          minWidth={320}
          columns={[t('usage.month'), t('usage.used'), t('usage.quota')]}
        >
          {months.map(({ period, used, quota }) => (
            <Table.Tr key={period}>
              <Table.Th scope="row">{month(period)}</Table.Th>
              <Table.Td>{number(used)}</Table.Td>
              <Table.Td>{quota === undefined ? '–' : number(quota)}</Table.Td>
            </Table.Tr>
          ))}
        </WideTable>
      </details>
    </>
  );
}
