import { Button, Drawer, Group, Select, Stack, Table } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '../../../../src/contract/choices.ts';
import { DELIVERY_STATES, type DeliveryState } from '../../../../src/contract/webhook-events.ts';
import type { WebhookDelivery } from '../../../../src/contract/webhooks.ts';
import { usePages } from '../../api/pages.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { MoreButton } from '../../parts/more-button.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { DeliveryDetails } from './delivery-details.tsx';

const LIST = '/v1/webhooks/deliveries';
const ONE = '/v1/webhooks/delivery';
const WAIT_MS = 5_000;

/** The log: newest first, each message with its tries and a button to send it again. */
export function Deliveries() {
  const { t } = useMessages();
  const [state, setState] = useState<DeliveryState | null>(null);
  const [shown, setShown] = useState<string>();
  const deliveries = usePages(LIST, { state, limit: LIMITS.page.default }, { refetchInterval: () => WAIT_MS });
  const again = useChange('POST', '/v1/webhooks/redeliver', { touches: [LIST, ONE] });
  const send = (deliveryId: string) => again.mutate({ query: { deliveryId } });
  const all = deliveries.data?.pages.flatMap((page) => page.deliveries);
  return (
    <Stack>
      <Drawer
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        position="right"
        size="lg"
        title={t('webhooks.message')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {shown !== undefined && <Details deliveryId={shown} />}
      </Drawer>
      <Select
        w={240}
        label={t('webhooks.state')}
        placeholder={t('webhooks.state.all')}
        clearable
        clearButtonProps={{ 'aria-label': t('webhooks.state.all') }}
        value={state}
        onChange={(value) => setState(value as DeliveryState | null)}
        data={DELIVERY_STATES.map((value) => ({ value, label: t(`webhooks.state.${value}`) }))}
      />
      {deliveries.error !== null && <ErrorNotice error={deliveries.error} onRetry={() => void deliveries.refetch()} />}
      {again.error !== null && <ErrorNotice error={again.error} />}
      {all === undefined && deliveries.error === null && <Loading rows={5} />}
      {all?.length === 0 && <EmptyState title={t('webhooks.none')}>{t('webhooks.none.do')}</EmptyState>}
      {all !== undefined && all.length > 0 && (
        <WideTable
          label={t('webhooks.log')}
          minWidth={760}
          columns={[
            t('webhooks.type'),
            t('webhooks.to'),
            t('webhooks.state'),
            t('webhooks.tries'),
            t('webhooks.at'),
            t('sites.actions'),
          ]}
        >
          {all.map((delivery) => (
            <Row
              key={delivery.deliveryId}
              delivery={delivery}
              isBusy={again.isPending}
              onShow={() => setShown(delivery.deliveryId)}
              onAgain={() => send(delivery.deliveryId)}
            />
          ))}
        </WideTable>
      )}
      <MoreButton list={deliveries} />
    </Stack>
  );
}

interface RowProps {
  readonly delivery: WebhookDelivery;
  readonly isBusy: boolean;
  onShow(): void;
  onAgain(): void;
}

function Row({ delivery, isBusy, onShow, onAgain }: RowProps) {
  const { t, number, dateTime } = useMessages();
  return (
    <Table.Tr>
      <Table.Th scope="row">{delivery.type}</Table.Th>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{delivery.url}</Table.Td>
      <Table.Td>
        <DeliveryBadge state={delivery.state} />
      </Table.Td>
      <Table.Td>{number(delivery.tries)}</Table.Td>
      <Table.Td>{dateTime(delivery.createdAt)}</Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Button size="xs" variant="default" onClick={onShow}>
            {t('webhooks.show')}
          </Button>
          <Button size="xs" variant="default" disabled={isBusy} onClick={onAgain}>
            {t('webhooks.again')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function Details({ deliveryId }: { readonly deliveryId: string }) {
  const delivery = useApi(ONE, { deliveryId });
  if (delivery.error !== null) return <ErrorNotice error={delivery.error} />;
  if (delivery.data === undefined) return <Loading rows={6} />;
  return <DeliveryDetails delivery={delivery.data} />;
}
