import { Code, Stack, Table, Text, Title } from '@mantine/core';
import type { WebhookDeliveryDetails } from '../../../../src/contract/webhooks.ts';
import { useMessages } from '../../messages/language.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';

/** A message, what was sent, and every try to send it. */
export function DeliveryDetails({ delivery }: { readonly delivery: WebhookDeliveryDetails }) {
  const { t, number, dateTime } = useMessages();
  return (
    <Stack gap="sm">
      <div>
        <DeliveryBadge state={delivery.state} />
      </div>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {delivery.type} → {delivery.url}
      </Text>
      {delivery.nextTryAt !== null && <Text size="sm">{t('webhooks.next', { at: dateTime(delivery.nextTryAt) })}</Text>}
      <Title order={3} size="h5">
        {t('webhooks.tries')}
      </Title>
      {delivery.attempts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('webhooks.tries.none')}
        </Text>
      ) : (
        <WideTable
          label={t('webhooks.tries')}
          minWidth={420}
          columns={[t('webhooks.at'), t('webhooks.status'), t('webhooks.milliseconds'), t('webhooks.answer')]}
        >
          {delivery.attempts.map((attempt) => (
            <Table.Tr key={attempt.number}>
              <Table.Th scope="row">{dateTime(attempt.at)}</Table.Th>
              <Table.Td>{attempt.status ?? '–'}</Table.Td>
              <Table.Td>{attempt.milliseconds === null ? '–' : number(attempt.milliseconds)}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{attempt.error ?? attempt.answer}</Table.Td>
            </Table.Tr>
          ))}
        </WideTable>
      )}
      <Title order={3} size="h5">
        {t('webhooks.body')}
      </Title>
      <Code
        block
        tabIndex={0}
        role="region"
        aria-label={t('webhooks.body')}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {delivery.body ?? t('webhooks.body.none')}
      </Code>
    </Stack>
  );
}
