import { describe, expect, it } from 'vitest';
import type { Engine } from '../../contract/write-blog.ts';
import { ModelError } from '../../models/language-model.ts';
import { type Answers, draftOf, scriptedDesk, toolsOf } from '../check/composed/composed-check.fixture.ts';
import { reviewStep } from './step.ts';

const READ = { edits: [{ id: 's2.2', text: 'Where the outdoor unit stands decides who hears it.' }] };
const JUDGE = {
  sentences: [{ id: 's1.3', evidence: '', missing: 'nothing of hot water', verdict: 'unsupported' }],
  wishes: [],
};

async function reviewed(answers: Answers, engine: Engine = '5') {
  const { desk, calls } = scriptedDesk(answers);
  return { review: await reviewStep.run({}, draftOf({}), toolsOf(desk, engine)), calls };
}

describe('the review', () => {
  it('asks for edits and verdicts at the same time', async () => {
    const { review, calls } = await reviewed({ 'review/read': READ, 'review/judge': JUDGE });
    expect(calls.map(({ name, role }) => `${name} ${role}`)).toEqual(['review/read write', 'review/judge check']);
    expect(review.edits.size).toBe(1);
    expect(review.judged.get('s1.3')).toEqual({ verdict: 'unsupported', why: 'nothing of hot water' });
    expect(review.notes).toEqual([]);
  });

  it('is left out in versions below 5', async () => {
    const { review, calls } = await reviewed({}, '4');
    expect(calls).toEqual([]);
    expect(review).toEqual({ edits: new Map(), judged: new Map(), wishes: [], notes: [] });
  });

  it('does without an answer that can not be used, and says so', async () => {
    const { review, calls } = await reviewed({ 'review/read': 'I would rather not.', 'review/judge': JUDGE });
    expect(calls).toHaveLength(3);
    expect(review.edits.size).toBe(0);
    expect(review.judged.size).toBe(1);
    expect(review.notes).toEqual([expect.stringMatching(/^The last reading gave no usable answer: /)]);
  });

  it('fails when the provider is away: asking later helps', async () => {
    const away = () => {
      throw new ModelError('unavailable', 'scripted:model is away', { retryable: true, providerWords: '' });
    };
    await expect(reviewed({ 'review/read': READ, 'review/judge': away })).rejects.toMatchObject({ code: '547' });
  });
});
