import type { JobState } from '../../contract/job-states.ts';
import type { UnhonouredWish } from '../../contract/wishes.ts';
import type { OrderNote } from '../../orders/order-notes.ts';
import type { Messages } from './messages.ts';

/** `message` of a start: what was decided for the client, what has no effect, and what is not honoured. */
export function wordStart(
  words: Messages,
  start: { notes: readonly OrderNote[]; unhonoured: readonly UnhonouredWish[]; openKeys?: readonly string[] },
): string {
  const { notes, unhonoured, openKeys = [] } = start;
  return join(words, [
    words.started,
    ...notes.map((note) => wordNote(words, note)),
    ...(openKeys.length === 0 ? [] : [words.openKeys(openKeys)]),
    ...wordWishes(words, unhonoured),
  ]);
}

/** `message` of a result. */
export function wordResult(words: Messages, state: JobState, unhonoured: readonly UnhonouredWish[]): string {
  return join(words, [words.result[state], ...wordWishes(words, unhonoured)]);
}

function wordWishes(words: Messages, wishes: readonly UnhonouredWish[]): string[] {
  return wishes.length === 0 ? [] : [words.unhonoured(wishes.map((wish) => words.wish(wish)))];
}

function wordNote<K extends OrderNote['kind']>(words: Messages, note: Extract<OrderNote, { kind: K }>): string {
  const word = words.notes[note.kind] as (note: Extract<OrderNote, { kind: K }>) => string;
  return word(note);
}

function join(words: Messages, sentences: readonly string[]): string {
  return sentences.join(words.gap);
}
