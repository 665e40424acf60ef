import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { JobState } from '../../../../src/contract/job-states.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import type { Received } from '../../api/operation-types.ts';
import { useApi } from '../../api/queries.ts';
import { hasEnded } from '../watch/progress.ts';
import { type BatchRow, draftOfRow } from './batch-rows.ts';
import { type OrderDraft, orderOf } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';

export interface BatchEntry {
  readonly row: BatchRow;
  readonly body: ReturnType<typeof orderOf>;
  /** So that a row that is sent again after a lost answer starts nothing twice. */
  readonly key: string;
  readonly outcome:
    | { readonly kind: 'waiting' | 'sending' }
    | { readonly kind: 'started'; readonly blogId: string; readonly message: string }
    | { readonly kind: 'refused'; readonly error: unknown };
}

type BlogList = Received<'GET', '/v1/writing/blogs'>;

/** Between two looks at how far the articles are. */
const LOOK_MS = 3_000;

/** Sends a batch one row after another, and tells how far each of its articles is. */
export function useBatch() {
  const client = useQueryClient();
  const [entries, setEntries] = useState<readonly BatchEntry[]>([]);
  const [isSending, setSending] = useState(false);
  const isStopped = useRef(false);

  const settle = (key: string, outcome: BatchEntry['outcome']) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, outcome } : entry)));

  const send = async (batch: readonly BatchEntry[]) => {
    isStopped.current = false;
    setSending(true);
    for (const { key, body, outcome } of batch) {
      if (isStopped.current) break;
      if (outcome.kind === 'started') continue;
      settle(key, { kind: 'sending' });
      settle(key, await startOne(body, key));
    }
    setSending(false);
    await client.invalidateQueries({ queryKey: ['/v1/writing/blogs'] });
  };

  return {
    entries,
    isSending,
    states: useStates(entries),
    start: (draft: OrderDraft, rows: readonly BatchRow[]) => {
      const batch = rows.map((row) => ({
        row,
        body: orderOf(draftOfRow(draft, row), ORDER_FIELDS),
        key: crypto.randomUUID(),
        outcome: { kind: 'waiting' as const },
      }));
      setEntries(batch);
      void send(batch);
    },
    sendAgain: () => void send(entries),
    stop: () => {
      isStopped.current = true;
    },
    clear: () => setEntries([]),
  };
}

async function startOne(body: BatchEntry['body'], key: string): Promise<BatchEntry['outcome']> {
  try {
    const headers = { 'idempotency-key': key };
    const { data, message } = await call('POST', '/v1/writing/blog', { body }, { headers });
    return { kind: 'started', blogId: data.blogId, message };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', error };
    throw error;
  }
}

/** States by blog id, from one list for all of them, looked at again as long as one of them is under way. */
function useStates(entries: readonly BatchEntry[]): ReadonlyMap<string, JobState> {
  const ids = entries.flatMap(({ outcome }) => (outcome.kind === 'started' ? [outcome.blogId] : []));
  const statesIn = (list: BlogList | undefined) =>
    new Map((list?.blogs ?? []).flatMap(({ blogId, status }) => (ids.includes(blogId) ? [[blogId, status]] : [])));
  const areOver = (list: BlogList | undefined) => {
    const states = statesIn(list);
    return ids.every((id) => hasEnded({ state: states.get(id) }));
  };
  const list = useApi(
    '/v1/writing/blogs',
    { limit: '100' },
    { enabled: ids.length > 0, refetchInterval: (known) => !areOver(known) && LOOK_MS },
  );
  return statesIn(list.data);
}
