import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelCall, ModelError, type ModelReply } from '../models/language-model.ts';
import { ModelDesk } from './ask-model.ts';

const NAMES = { plan: 'scripted:model', write: 'scripted:model', check: 'scripted:model' };
const MEMORY = {
  recall: async () => undefined,
  remember: async (_step: string, _version: number, _question: unknown, answer: unknown) => answer,
};

function deskOf(complete: (call: ModelCall) => Promise<ModelReply>): ModelDesk {
  return new ModelDesk({ names: NAMES, complete }, MEMORY);
}

function asked(desk: ModelDesk, name: string): Promise<string> {
  const prompt = { rules: '', context: '', evidence: [], task: 'Say it.' };
  return desk.ask({ name, role: 'write', prompt, schema: z.string(), maxOutputTokens: 10 });
}

const answering = (value: unknown, evidenceDropped: number): ModelReply => ({
  value,
  text: String(value),
  attempts: [],
  evidenceDropped,
});

describe('the desk', () => {
  it('notes how many passages the models were not shown, once a question', async () => {
    const desk = deskOf(async ({ name, correction }) =>
      answering(name === 'b/c' && correction === undefined ? 7 : 'Yes.', name === 'd/e' ? 0 : 2),
    );
    expect(desk.notes).toEqual([]);
    await asked(desk, 'd/e');
    expect(desk.notes).toEqual([]);
    await asked(desk, 'a/b');
    await asked(desk, 'b/c');
    expect(desk.asked.map(({ name }) => name)).toEqual(['d/e', 'a/b', 'b/c', 'b/c']);
    expect(desk.notes).toEqual(["4 passages did not fit the model's context."]);
  });

  it('ends its reason with one full stop, and leaves others as they are', async () => {
    const failing = (message: string) =>
      deskOf(() => Promise.reject(new ModelError('refused', message, { retryable: false, providerWords: 'No..' })));
    await expect(asked(failing('it sees a gap .. there.'), 'a/b')).rejects.toMatchObject({
      code: '547',
      message: 'The model was asked "a/b" and gave no usable answer: it sees a gap .. there. It said: "No.."',
    });
    await expect(asked(failing('it refused'), 'a/b')).rejects.toThrow('answer: it refused. It said: "No.."');
  });
});
