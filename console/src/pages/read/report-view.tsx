import { Anchor, Badge, List, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BlogReport } from '../../../../src/contract/blog-jobs.ts';
import type { ComplianceReport } from '../../../../src/contract/compliance-report.ts';
import { useMessages } from '../../messages/language.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { KIND_NAMES } from './kind.ts';
import { WishBadges } from './wish-badges.tsx';

interface ReportViewProps {
  readonly report: ComplianceReport;
  readonly unhonoured: BlogReport['unhonoured'];
}

/** What was asked for and what the article has. */
export function ReportView({ report, unhonoured }: ReportViewProps) {
  const { t } = useMessages();
  return (
    <Stack gap="xl">
      {report.blogType !== undefined && (
        <Part title={t('read.report.kind')}>
          <Text size="sm">{t(KIND_NAMES[report.blogType])}</Text>
        </Part>
      )}
      <Part title={t('read.report.wishes')}>
        <Wishes wishes={report.wishes} />
      </Part>
      {unhonoured.length > 0 && (
        <Part title={t('read.report.unhonoured')}>
          <List size="sm">
            {unhonoured.map(({ field, reason }) => (
              <List.Item key={field}>
                <b>{field}</b>: {reason}
              </List.Item>
            ))}
          </List>
        </Part>
      )}
      <Part title={t('read.report.sources')}>
        <Sources sources={report.sources} />
      </Part>
      {report.notes.length > 0 && (
        <Part title={t('read.report.notes')}>
          <List size="sm">
            {report.notes.map((note) => (
              <List.Item key={note}>{note}</List.Item>
            ))}
          </List>
        </Part>
      )}
      {report.machineTells !== undefined && <MachineTells tells={report.machineTells} />}
      <Part title={t('read.report.steps')}>
        <Steps steps={report.steps} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function Wishes({ wishes }: Pick<ComplianceReport, 'wishes'>) {
  const { t } = useMessages();
  return (
    <WideTable
      label={t('read.report.wishes')}
      columns={[
        t('read.wish.field'),
        t('read.wish.wanted'),
        t('read.wish.found'),
        t('read.wish.how'),
        t('read.wish.verdict'),
      ]}
    >
      {wishes.map(({ field, wanted, found, how, verdict, hard, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may hold several wishes, and the list stays as it is
        <Table.Tr key={`${index} ${field}`}>
          <Table.Th scope="row">{field}</Table.Th>
          <Table.Td>{wanted}</Table.Td>
          <Table.Td>{found}</Table.Td>
          <Table.Td>{how}</Table.Td>
          <Table.Td>
            <WishBadges verdict={verdict} hard={hard} />
            {note !== undefined && (
              <Text size="xs" c="dimmed">
                {note}
              </Text>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  );
}

function Sources({ sources }: Pick<ComplianceReport, 'sources'>) {
  const { t, number } = useMessages();
  return (
    <WideTable
      label={t('read.report.sources')}
      columns={[
        t('read.source.title'),
        t('read.source.publisher'),
        t('read.source.date'),
        t('read.source.licence'),
        t('read.source.citations'),
      ]}
    >
      {sources.map(({ documentId, title, url, publisher, date, licence, private: hidden, citations }) => (
        <Table.Tr key={documentId}>
          <Table.Th scope="row">
            {url === undefined ? (
              title
            ) : (
              <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
                {title}
              </Anchor>
            )}{' '}
            {hidden && (
              <Badge size="xs" variant="default">
                {t('read.source.private')}
              </Badge>
            )}
          </Table.Th>
          <Table.Td>{publisher}</Table.Td>
          <Table.Td>{date}</Table.Td>
          <Table.Td>{licence}</Table.Td>
          <Table.Td>{number(citations)}</Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  );
}

function MachineTells({ tells }: { readonly tells: NonNullable<ComplianceReport['machineTells']> }) {
  const { t, number } = useMessages();
  return (
    <Part title={t('read.report.tells')}>
      <Text size="sm">{t('read.report.tells.rate', { rate: number(tells.perThousandWords) })}</Text>
      <List size="sm">
        {tells.found.map(({ text, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be found twice, and the list stays as it is
          <List.Item key={`${index} ${text}`}>
            “{text}”: {why}
          </List.Item>
        ))}
      </List>
    </Part>
  );
}

function Steps({ steps }: Pick<ComplianceReport, 'steps'>) {
  const { t, number, money } = useMessages();
  const counted = (value: number | undefined) => (value === undefined ? '–' : number(value));
  return (
    <WideTable
      label={t('read.report.steps')}
      columns={[
        t('read.step.name'),
        t('read.step.milliseconds'),
        t('read.step.calls'),
        t('read.step.tokens'),
        t('read.step.cost'),
      ]}
    >
      {steps.map(({ name, milliseconds, calls, inputTokens, outputTokens, costUsd }) => (
        <Table.Tr key={name}>
          <Table.Th scope="row">{name}</Table.Th>
          <Table.Td>{milliseconds === undefined ? '–' : number(Math.round(milliseconds))}</Table.Td>
          <Table.Td>{counted(calls)}</Table.Td>
          <Table.Td>{calls === undefined ? '–' : `${counted(inputTokens)} / ${counted(outputTokens)}`}</Table.Td>
          <Table.Td>{costUsd === undefined ? '–' : money(costUsd)}</Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  );
}
