import { Badge } from '@mantine/core';
import type { DeliveryState } from '../../../../src/contract/webhook-events.ts';
import { useMessages } from '../../messages/language.tsx';

const COLOURS: Readonly<Record<DeliveryState, string>> = { PENDING: 'yellow', DELIVERED: 'green', FAILED: 'red' };

export function DeliveryBadge({ state }: { readonly state: DeliveryState }) {
  const { t } = useMessages();
  return (
    <Badge variant="dot" tt="none" color={COLOURS[state]}>
      {t(`webhooks.state.${state}`)}
    </Badge>
  );
}
