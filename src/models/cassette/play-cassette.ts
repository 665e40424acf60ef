import { readFileSync } from 'node:fs';
import { groupBy } from '../../support/group-by.ts';
import { OperatorError } from '../../support/operator-error.ts';
import type { ModelCall } from '../language-model.ts';
import { createScriptedModel, type ScriptedModel, type ScriptedUsage } from '../scripted/scripted-model.ts';
import { type CassetteEntry, parseCassette, promptHash } from './cassette.ts';

/**
 * A model that plays recorded answers by the names of the calls. Where a name was recorded more than once, the entry
 * of the same prompt is played, else the first that was not played yet; the last one again once all are used up.
 * @throws OperatorError when the file can not be read or is no cassette
 */
export function playCassette(path: string): ScriptedModel {
  const { model, entries } = parseCassette(read(path), path);
  const byName = groupBy(entries, (entry) => entry.name);
  const lastPlayed = new WeakMap<ModelCall, CassetteEntry>();
  const choose = (call: ModelCall, candidates: readonly CassetteEntry[], played: Set<CassetteEntry>): unknown => {
    const hash = promptHash(call);
    const entry =
      candidates.find((candidate) => candidate.promptHash === hash) ??
      candidates.find((candidate) => !played.has(candidate)) ??
      candidates.at(-1);
    if (entry === undefined) return undefined;
    played.add(entry);
    lastPlayed.set(call, entry);
    return entry.answer;
  };
  return createScriptedModel({
    answers: Object.fromEntries(
      [...byName].map(([name, candidates]) => {
        const played = new Set<CassetteEntry>();
        return [name, (call: ModelCall) => choose(call, candidates, played)];
      }),
    ),
    nameOf: () => `cassette:${model}`,
    // Whatever it once cost, to play it costs nothing.
    usageOf: (call) => ({ ...tokensOf(lastPlayed.get(call)), costUsd: 0 }),
  });
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new OperatorError(`The cassette ${path} can not be read (${code}).`, { cause });
  }
}

/** Absent and undefined are two things for the types of an attempt. */
function tokensOf(entry: CassetteEntry | undefined): Omit<ScriptedUsage, 'costUsd'> {
  const { inputTokens, outputTokens, cachedInputTokens } = entry?.usage ?? {};
  return {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(cachedInputTokens === undefined ? {} : { cachedInputTokens }),
  };
}
