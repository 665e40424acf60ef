import { Anchor, Button, FileButton, Group, Stack, Table, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useMessages } from '../../messages/language.tsx';
import { JobBadge } from '../../parts/job-badge.tsx';
import { type BatchPlan, planBatch } from './batch-rows.ts';
import type { OrderDraft } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import { type BatchEntry, useBatch } from './use-batch.ts';

interface Props {
  readonly draft: OrderDraft;
  onChange(draft: OrderDraft): void;
}

/** Many articles with the same wishes: a list or a table of inputs, then what became of each. */
export function BatchPanel({ draft, onChange }: Props) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const batch = useBatch();
  const plan = planBatch(text, ORDER_FIELDS);
  if (batch.entries.length > 0) return <BatchResult batch={batch} />;
  return (
    <Stack>
      <Textarea
        label={t('batch.rows')}
        description={t('batch.about')}
        autosize
        minRows={6}
        maxRows={18}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={plan.unknownColumns.length > 0 && t('batch.unknown', { names: plan.unknownColumns.join(', ') })}
      />
      <Group>
        <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void file?.text().then(setText)}>
          {(props) => (
            <Button variant="default" size="xs" {...props}>
              {t('batch.file')}
            </Button>
          )}
        </FileButton>
        <PlanWords plan={plan} />
      </Group>
      <OrderForm draft={draft} errors={{}} without={['mainInput']} onChange={onChange} />
      <Group>
        <Button
          size="md"
          disabled={plan.rows.length === 0 || plan.unknownColumns.length > 0}
          onClick={() => batch.start(draft, plan.rows)}
        >
          {t('batch.submit', { count: plan.rows.length })}
        </Button>
      </Group>
    </Stack>
  );
}

function PlanWords({ plan }: { readonly plan: BatchPlan }) {
  const { t } = useMessages();
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {[
        t('batch.found', { count: plan.rows.length }),
        ...(plan.columns.length > 0 ? [t('batch.columns', { names: plan.columns.join(', ') })] : []),
        ...(plan.tooMany > 0 ? [t('batch.tooMany', { count: plan.tooMany })] : []),
      ].join(' · ')}
    </Text>
  );
}

function BatchResult({ batch }: { readonly batch: ReturnType<typeof useBatch> }) {
  const { t } = useMessages();
  const isOpen = batch.entries.some(({ outcome }) => outcome.kind === 'refused' || outcome.kind === 'waiting');
  return (
    <Stack>
      <Group>
        {batch.isSending && (
          <Button variant="default" onClick={batch.stop}>
            {t('batch.stop')}
          </Button>
        )}
        {!batch.isSending && isOpen && <Button onClick={batch.sendAgain}>{t('batch.again')}</Button>}
        {!batch.isSending && (
          <Button variant="default" onClick={batch.clear}>
            {t('batch.new')}
          </Button>
        )}
      </Group>
      <Table.ScrollContainer minWidth={320}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('batch.line')}</Table.Th>
              <Table.Th>{t('batch.input')}</Table.Th>
              <Table.Th>{t('batch.state')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {batch.entries.map((entry) => (
              <Table.Tr key={entry.key}>
                <Table.Td>{entry.row.line}</Table.Td>
                <Table.Td>{entry.row.values.mainInput}</Table.Td>
                <Table.Td>
                  <Outcome entry={entry} states={batch.states} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function Outcome({
  entry: { outcome },
  states,
}: {
  readonly entry: BatchEntry;
  readonly states: ReturnType<typeof useBatch>['states'];
}) {
  const { t } = useMessages();
  switch (outcome.kind) {
    case 'waiting':
    case 'sending':
      return <Text size="sm">{t(`batch.${outcome.kind}`)}</Text>;
    case 'refused': {
      const { error } = outcome;
      const details = error instanceof ApiError ? error.details.map(({ path, message }) => `${path}: ${message}`) : [];
      return (
        <Text size="sm" c="red.9">
          {[t('batch.refused'), ...(details.length > 0 || !(error instanceof Error) ? details : [error.message])].join(
            ' · ',
          )}
        </Text>
      );
    }
    case 'started': {
      const state = states.get(outcome.blogId) ?? 'PENDING';
      const isDone = state === 'SUCCESS';
      return (
        <Group gap="xs">
          <JobBadge state={state} />
          <Anchor
            component={Link}
            to={isDone ? `/articles/${outcome.blogId}` : `/articles/${outcome.blogId}/watch`}
            size="sm"
          >
            {t(isDone ? 'batch.read' : 'batch.watch')}
          </Anchor>
          {/* It names the wishes that can not be honoured. */}
          <Text size="xs" c="dimmed" w="100%">
            {outcome.message}
          </Text>
        </Group>
      );
    }
  }
}
