import type { LanguageModel, ModelCall, ModelReply } from '../language-model.ts';

/** A small question under a name. */
export function aCall(name: string, change: Partial<ModelCall> = {}): ModelCall {
  return {
    name,
    role: 'write',
    prompt: { rules: 'Write well. ', context: 'About tea. ', evidence: ['Tea is hot. '], task: 'Go on.' },
    jsonSchema: { type: 'object' },
    maxOutputTokens: 400,
    ...change,
  };
}

/** The reply to such a question. */
export function askedOf(
  model: LanguageModel,
  name: string,
  signal = new AbortController().signal,
): Promise<ModelReply> {
  return model.complete(aCall(name), { signal, accountId: 'acc_1' });
}
