import { describe, expect, it } from 'vitest';
import { draftOf, scriptedDesk, toolsOf } from '../check/composed/composed-check.fixture.ts';
import { composedTakeawaysStep } from '../key-takeaways/composed-step.ts';
import { summariesStep } from './step.ts';

const SEARCH = { title: 'When a heat pump pays', description: 'It mostly does.', keywords: ['a', 'b', 'c'] };
const TAKEAWAYS = [
  { text: 'Pumps in old houses\nreached a mean factor of 3.1 [E1].', from: ['(s1.2)', 's3.1', 's9.9'] },
  { text: ' [E2]', from: ['s1.2'] },
];

async function summarised(isAddKeyTakeaways: boolean, answer: unknown) {
  const { desk, calls } = scriptedDesk({ 'summaries/write': answer });
  const tools = toolsOf(desk);
  const draft = draftOf({});
  const takeaways = await composedTakeawaysStep.run({ isAddKeyTakeaways }, {}, tools);
  const result = await summariesStep.run({}, { ...draft, 'key-takeaways': takeaways }, tools);
  return { result, calls };
}

describe('what is said in short', () => {
  it('comes in one answer, takeaways without labels and citing what the sentences cite that they restate', async () => {
    const { result, calls } = await summarised(true, { ...SEARCH, takeaways: TAKEAWAYS });
    expect(calls.map(({ name }) => name)).toEqual(['summaries/write']);
    expect(result.search).toEqual(SEARCH);
    expect(summariesStep.amends?.(result)).toEqual({
      'key-takeaways': {
        asked: true,
        items: [{ id: 't1', text: 'Pumps in old houses reached a mean factor of 3.1.', cites: ['field#0', 'costs#0'] }],
      },
    });
  });

  it('is no takeaways where none are wanted: neither the task nor the form of the answer names them', async () => {
    const { result, calls } = await summarised(false, { ...SEARCH, takeaways: TAKEAWAYS });
    const [call] = calls;
    expect(JSON.stringify([call?.prompt.task, call?.jsonSchema])).not.toMatch(/takeaway/i);
    expect(result).toEqual({ takeaways: { asked: false, items: [] }, search: SEARCH });
  });

  it('is asked for once more where wanted takeaways are missing', async () => {
    let time = 0;
    const answers = [SEARCH, { ...SEARCH, takeaways: TAKEAWAYS }];
    const { result, calls } = await summarised(true, () => answers[time++]);
    expect(calls).toHaveLength(2);
    expect(result.takeaways.items).toHaveLength(1);
  });
});
