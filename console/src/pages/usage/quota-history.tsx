import { Group, Paper, SegmentedControl, Select, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { PRODUCTS, type Product, QUOTA_RESOURCES, type QuotaResource } from '../../../../src/contract/choices.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';

const HistoryChart = lazy(async () => ({ default: (await import('./history-chart.tsx')).HistoryChart }));

/** What the months have used of a product, one resource at a time. */
export function QuotaHistory() {
  const { t } = useMessages();
  const [product, setProduct] = useState<Product>('QUICK_BLOG');
  const [resource, setResource] = useState<QuotaResource>('article');
  const history = useApi('/v1/quota/history', { product });
  const months = history.data?.periods.map(({ period, resource: all }) => {
    const own = all.find(({ name }) => name === resource);
    return { period, used: Number(own?.used ?? 0), quota: own === undefined ? undefined : Number(own.quota) };
  });
  return (
    <Paper withBorder p="md" component="section" aria-label={t('usage.history')}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {t('usage.history')}
          </Title>
          <Group gap="sm">
            <SegmentedControl
              aria-label={t('usage.product')}
              value={product}
              onChange={(value) => setProduct(value as Product)}
              data={PRODUCTS.map((value) => ({ value, label: t(`usage.product.${value}`) }))}
            />
            <Select
              w={160}
              aria-label={t('usage.resource')}
              allowDeselect={false}
              value={resource}
              onChange={(value) => setResource((value ?? 'article') as QuotaResource)}
              data={QUOTA_RESOURCES.map((value) => ({ value, label: t(`usage.resource.${value}`) }))}
            />
          </Group>
        </Group>
        {history.error !== null && <ErrorNotice error={history.error} onRetry={() => void history.refetch()} />}
        {months === undefined && history.error === null && <Skeleton height={260} />}
        {months?.every(({ used }) => used === 0) && <Text c="dimmed">{t('usage.history.none')}</Text>}
        {months?.some(({ used }) => used > 0) && (
          <Suspense fallback={<Skeleton height={260} />}>
            <HistoryChart months={months} name={t(`usage.resource.${resource}`)} />
          </Suspense>
        )}
      </Stack>
    </Paper>
  );
}
