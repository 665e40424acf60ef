import { Badge } from '@mantine/core';
import type { ComplianceReport } from '../../../../src/contract/compliance-report.ts';
import { useMessages } from '../../messages/language.tsx';
import { WISH_SHOWN } from './verdict.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** What became of a wish, and whether it binds. */
export function WishBadges({ verdict, hard }: Pick<ComplianceReport['wishes'][number], 'verdict' | 'hard'>) {
  const { t } = useMessages();
  return (
    <>
      <VerdictBadge shown={WISH_SHOWN[verdict]} />{' '}
      {hard && (
        <Badge size="xs" variant="default">
          {t('read.wish.hard')}
        </Badge>
      )}
    </>
  );
}
