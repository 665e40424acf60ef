import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../../support/clock.ts';
import { OperatorError } from '../../support/operator-error.ts';
import { type LanguageModel, MODEL_ROLES, type ModelCall, type ModelReply } from '../language-model.ts';
import { type Cassette, type CassetteEntry, parseCassette, promptHash } from './cassette.ts';

export interface RecordingModel extends LanguageModel {
  /** Waits until everything that has passed is in the file. @throws OperatorError when it can not be written */
  close(): Promise<void>;
}

/**
 * Passes everything on to a model and writes each answer into a cassette. A cassette that is there already is gone on
 * with: an answer to the same question takes the place of the older one. Prompts are not written, only their hashes.
 * An answer counts as recorded only when the file is written: `complete` waits for it.
 * @throws OperatorError when what is there is no cassette
 */
export function recordCassette(model: LanguageModel, path: string, clock: Clock): RecordingModel {
  const entries = existsSync(path) ? [...parseCassette(readFileSync(path, 'utf8'), path).entries] : [];
  const names = [...new Set(MODEL_ROLES.map((role) => model.nameOf(role)))].join(', ');
  const write = oneAtATime(() => save(path, { model: names, recordedAt: clock.now().toISOString(), entries }));
  return {
    nameOf: (role) => model.nameOf(role),
    async complete(call, options) {
      const reply = await model.complete(call, options);
      // An answer in which no JSON was found is asked for again, and that one is worth playing.
      if (reply.value !== undefined) {
        put(entries, entryOf(call, reply));
        await write();
      }
      return reply;
    },
    close: write,
  };
}

function entryOf(call: ModelCall, { value, attempts }: ModelReply): CassetteEntry {
  const { inputTokens, outputTokens, cachedInputTokens, costUsd } = attempts.at(-1) ?? {};
  return {
    name: call.name,
    promptHash: promptHash(call),
    answer: value,
    usage: { inputTokens, outputTokens, cachedInputTokens, costUsd },
  };
}

function put(entries: CassetteEntry[], entry: CassetteEntry): void {
  const at = entries.findIndex(({ name, promptHash: hash }) => name === entry.name && hash === entry.promptHash);
  if (at < 0) entries.push(entry);
  else entries[at] = entry;
}

/** Whole or not at all: a process that dies while it writes leaves the cassette as it was. */
async function save(path: string, cassette: Cassette): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.draft`;
    await writeFile(draft, `${JSON.stringify(cassette, undefined, 2)}\n`);
    await rename(draft, path);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new OperatorError(`The cassette ${path} can not be written (${code}).`, { cause });
  }
}

/** Calls that come while the work is under way share the next run of it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running.then(
      () => begin(),
      () => begin(),
    );
    return next;
  };
  function begin(): Promise<void> {
    next = undefined;
    running = work();
    return running;
  }
}
