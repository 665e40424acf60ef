import { Badge } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';

/** Whether a finding speaks for the article or against it. */
export function FindingBadge({ kind }: { readonly kind: 'strength' | 'defect' }) {
  const { t } = useMessages();
  return (
    <Badge variant="dot" size="sm" tt="none" color={kind === 'strength' ? 'green' : 'orange'}>
      {t(`read.finding.${kind}`)}
    </Badge>
  );
}
