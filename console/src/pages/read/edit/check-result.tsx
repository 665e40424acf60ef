import { Alert, Box, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ComplianceReport } from '../../../../../src/contract/compliance-report.ts';
import { useMessages } from '../../../messages/language.tsx';
import { EvidencePanel } from '../evidence-panel.tsx';
import { ReportView } from '../report-view.tsx';
import { WishBadges } from '../wish-badges.tsx';

interface CheckResultProps {
  readonly report: ComplianceReport;
  /** The text was changed since. */
  readonly isOld: boolean;
}

const OPEN: ReadonlySet<string> = new Set(['not-met', 'not-checked']);
const FINE: ReadonlySet<string> = new Set(['supported', 'repaired']);

/** What the check of an edited text found: first what keeps it from being as it was ordered. */
export function CheckResult({ report, isOld }: CheckResultProps) {
  const { t, number } = useMessages();
  const [chosen, setChosen] = useState<number>();
  const broken = report.wishes.filter(({ hard, verdict }) => hard && verdict === 'not-met').length;
  const problems = report.recheck === undefined ? [] : report.citations.filter(({ verdict }) => !FINE.has(verdict));
  return (
    <Paper withBorder p="md" component="section" aria-label={t('edit.checked')}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('edit.checked')}
        </Title>
        {isOld && <Text size="sm">{t('edit.checked.old')}</Text>}
        <Alert color={broken > 0 ? 'red' : 'teal'} role="status">
          <Text size="sm">
            {broken > 0 ? t('edit.checked.broken', { count: number(broken) }) : t('edit.checked.fine')}
          </Text>
          <Text size="sm">
            {report.recheck === undefined
              ? t('edit.checked.written')
              : t('edit.checked.counts', {
                  unchanged: number(report.recheck.unchanged),
                  judged: number(report.recheck.judged),
                  notChecked: number(report.recheck.notChecked),
                })}
          </Text>
        </Alert>
        {problems.length > 0 && (
          <section aria-label={t('edit.checked.problems')}>
            <EvidencePanel citations={problems} chosen={chosen} onChoose={setChosen} />
          </section>
        )}
        <OpenWishes wishes={report.wishes} />
        <details>
          <summary>{t('edit.checked.report')}</summary>
          <Box pt="md">
            <ReportView report={report} unhonoured={[]} />
          </Box>
        </details>
      </Stack>
    </Paper>
  );
}

/** Wishes that are not met, or that nobody can say of; the binding ones first. */
function OpenWishes({ wishes }: Pick<ComplianceReport, 'wishes'>) {
  const { t } = useMessages();
  const open = wishes.filter(({ verdict }) => OPEN.has(verdict));
  const ordered = [...open.filter(({ hard }) => hard), ...open.filter(({ hard }) => !hard)];
  if (ordered.length === 0) return null;
  return (
    <List size="sm" spacing="xs" listStyleType="none" aria-label={t('edit.checked.open')}>
      {ordered.map(({ field, wanted, found, verdict, hard, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may hold several wishes, and the list stays as it is
        <List.Item key={`${index} ${field}`}>
          <WishBadges verdict={verdict} hard={hard} /> <b>{field}</b>: {t('edit.checked.wish', { wanted, found })}
          {note !== undefined && (
            <Text size="xs" c="dimmed">
              {note}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
