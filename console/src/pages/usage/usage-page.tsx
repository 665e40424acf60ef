import { Paper, Progress, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { PRODUCTS, type Product } from '../../../../src/contract/choices.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useUser } from '../../session/use-session.ts';
import { QuotaHistory } from './quota-history.tsx';

const DAYS = 30;
const CostChart = lazy(async () => ({ default: (await import('./cost-chart.tsx')).CostChart }));

/** What is left of the month, and for owners what the days have cost. */
export function UsagePage() {
  const { t } = useMessages();
  const { role } = useUser();
  return (
    <Page title={t('usage.title')} about={t('usage.about')}>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {PRODUCTS.map((product) => (
          <QuotaCard key={product} product={product} />
        ))}
      </SimpleGrid>
      <QuotaHistory />
      {role === 'owner' && <Costs />}
    </Page>
  );
}

function QuotaCard({ product }: { readonly product: Product }) {
  const { t, day } = useMessages();
  const quota = useApi('/v1/quota', { product });
  return (
    <Paper withBorder p="md" component="section" aria-label={t(`usage.product.${product}`)}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t(`usage.product.${product}`)}
        </Title>
        {quota.error !== null && <ErrorNotice error={quota.error} onRetry={() => void quota.refetch()} />}
        {quota.data === undefined && quota.error === null && <Loading rows={5} height={40} />}
        {quota.data !== undefined && (
          <>
            {quota.data.resource.map(({ name, quota: most, used }) => (
              <Bar key={name} name={t(`usage.resource.${name}`)} used={Number(used)} most={Number(most)} />
            ))}
            <KnowledgeBar knowledge={quota.data.knowledge} />
            <Text size="sm" c="dimmed">
              {t('usage.until', { day: day(quota.data.endDate) })}
            </Text>
          </>
        )}
      </Stack>
    </Paper>
  );
}

function KnowledgeBar({ knowledge }: { readonly knowledge: string }) {
  const { t } = useMessages();
  const [used = 0, most = 0] = knowledge.split('/').map(Number);
  return <Bar name={t('usage.resource.document')} used={used} most={most} />;
}

const NEARLY_ALL = 0.9;

function Bar({ name, used, most }: { readonly name: string; readonly used: number; readonly most: number }) {
  const { t, number } = useMessages();
  const share = most === 0 ? 1 : used / most;
  return (
    <Stack gap={4}>
      <Text size="sm">{t('usage.bar', { name, used: number(used), most: number(most) })}</Text>
      <Progress value={Math.min(100, share * 100)} color={share >= NEARLY_ALL ? 'red' : 'indigo'} aria-label={name} />
    </Stack>
  );
}

function Costs() {
  const { t, money, number } = useMessages();
  const costs = useApi('/v1/costs', { days: String(DAYS) });
  const days = costs.data?.days;
  const sum = (of: 'jobs' | 'usd' | 'unknownCosts') => (days ?? []).reduce((total, day) => total + day[of], 0);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('usage.costs')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('usage.costs')}
        </Title>
        {costs.error !== null && <ErrorNotice error={costs.error} onRetry={() => void costs.refetch()} />}
        {days === undefined && costs.error === null && <Skeleton height={260} />}
        {days !== undefined && (
          <>
            <Text size="sm">
              {t('usage.costs.sum', { days: number(DAYS), jobs: number(sum('jobs')), usd: money(sum('usd')) })}
            </Text>
            {sum('unknownCosts') > 0 && (
              <Text size="sm" c="dimmed">
                {t('usage.costs.unknown', { count: number(sum('unknownCosts')) })}
              </Text>
            )}
            {sum('usd') === 0 && sum('unknownCosts') === 0 ? (
              <Text c="dimmed">{t('usage.costs.none')}</Text>
            ) : (
              <Suspense fallback={<Skeleton height={260} />}>
                <CostChart days={days} />
              </Suspense>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}
