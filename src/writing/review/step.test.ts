import { describe, expect, it } from 'vitest';
import type { Engine } from '../../contract/write-blog.ts';
import { ModelError } from '../../models/language-model.ts';
import {
  type Answers,
  type Case,
  draftOf,
  paragraph,
  SECTIONS,
  said,
  scriptedDesk,
  section,
  toolsOf,
} from '../check/composed/composed-check.fixture.ts';
import { reviewStep } from './step.ts';

const READ = { edits: [{ id: 's2.2', text: 'Where the outdoor unit stands decides who hears it.' }] };
const NO_VERDICT = { supported: [], doubtful: [] };
const JUDGE = {
  ...NO_VERDICT,
  doubtful: [{ id: 's1.3', evidence: '', missing: 'nothing of hot water', verdict: 'unsupported' }],
};
const FURTHER = ['The load comes before the choice.', 'Every room is calculated.', 'Rooms may need larger radiators.'];
/** Eleven cited sentences and four wishes in words, so that two judges are asked. */
const LONG: Case = {
  sections: [
    ...SECTIONS,
    section('s4', 'How It Is Planned', paragraph(...FURTHER.map((text, at) => said(`s4.${at + 1}`, text, 'costs#1')))),
  ],
  wish: 'Mention our shop',
  brief: { voice: { tone: 'Persuasive', readability: 'general', perspective: 'third-person' } },
};

async function reviewed(answers: Answers, engine: Engine = '5', given: Case = {}) {
  const { desk, calls } = scriptedDesk(answers);
  return { review: await reviewStep.run({}, draftOf(given), toolsOf(desk, engine)), calls };
}

describe('the review', () => {
  it('asks for edits and verdicts at the same time', async () => {
    const { review, calls } = await reviewed({ 'review/read': READ, 'review/judge#1': JUDGE });
    expect(calls.map(({ name, role }) => `${name} ${role}`)).toEqual(['review/read write', 'review/judge#1 check']);
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
    const { review, calls } = await reviewed({ 'review/read': 'I would rather not.', 'review/judge#1': JUDGE });
    expect(calls).toHaveLength(3);
    expect(review.edits.size).toBe(0);
    expect(review.judged.size).toBe(1);
    expect(review.notes).toEqual([expect.stringMatching(/^The last reading gave no usable answer: /)]);
  });

  it('keeps the edits of the reading where the judge gives no usable answer', async () => {
    const { review } = await reviewed({ 'review/read': READ, 'review/judge#1': 'I would rather not.' });
    expect(review.edits).toEqual(new Map([['s2.2', READ.edits[0]?.text]]));
    expect(review.judged.size).toBe(0);
    expect(review.notes).toEqual([expect.stringMatching(/^The judge of the citations gave no usable answer: /)]);
  });

  it('asks two judges of a longer article, and keeps the verdicts of both', async () => {
    const last = {
      ...NO_VERDICT,
      supported: ['s4.3: may need larger radiators'],
      wishes: [{ id: 'w4', evidence: 'Not once.', verdict: 'not-kept' }],
    };
    const { review, calls } = await reviewed(
      { 'review/read': READ, 'review/judge#1': JUDGE, 'review/judge#2': last },
      '5',
      LONG,
    );
    expect(calls.map(({ name }) => name)).toEqual(['review/read', 'review/judge#1', 'review/judge#2']);
    expect([...review.judged.keys()]).toEqual(['s1.3', 's4.3']);
    expect(review.wishes.map(({ field }) => field)).toEqual(['additionalSectionPrompt']);
    expect(review.notes).toEqual([]);
  });

  it.each([
    [1, ['s4.3'], 'The judge of 10 cited sentences (from the introduction to "How It Is Planned")'],
    [2, ['s1.3'], 'The judge of 1 cited sentence and the wishes in words (in "How It Is Planned")'],
  ] as const)(
    'keeps the other verdicts where judge %i gives no usable answer, and says what nobody judged',
    async (bad, kept, who) => {
      const last = { ...NO_VERDICT, supported: ['s4.3: may need larger radiators'], wishes: [] };
      const answers = { 'review/read': READ, 'review/judge#1': JUDGE, 'review/judge#2': last };
      const { review } = await reviewed({ ...answers, [`review/judge#${bad}`]: 'I would rather not.' }, '5', LONG);
      expect([...review.judged.keys()]).toEqual(kept);
      expect(review.edits.size).toBe(1);
      expect(review.notes).toEqual([expect.stringContaining(`${who} gave no usable answer: `)]);
    },
  );

  it('keeps the edits of the reading where nothing is to be judged', async () => {
    const uncited = [
      section('s1', 'Where to Put It', paragraph(said('s2.2', 'The place of the outdoor unit decides who hears it.'))),
    ];
    const { desk, calls } = scriptedDesk({ 'review/read': READ });
    const draft = draftOf({
      sections: uncited,
      introduction: section('s0', '', paragraph(said('s0.1', 'It pays in most old houses.'))),
    });
    const review = await reviewStep.run({}, draft, toolsOf(desk, '5'));
    expect(calls.map(({ name }) => name)).toEqual(['review/read']);
    expect(review.edits.size).toBe(1);
  });

  it('fails when the provider is away: asking later helps', async () => {
    const away = () => {
      throw new ModelError('unavailable', 'scripted:model is away', { retryable: true, providerWords: '' });
    };
    await expect(reviewed({ 'review/read': READ, 'review/judge#1': away })).rejects.toMatchObject({ code: '547' });
  });
});
