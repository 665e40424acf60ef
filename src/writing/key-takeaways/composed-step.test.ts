import { describe, expect, it } from 'vitest';
import { draftOf, scriptedDesk, toolsOf } from '../check/composed/composed-check.fixture.ts';
import { composedTakeawaysStep } from './composed-step.ts';

describe('takeaways by a model', () => {
  it('stand on one line without labels, and cite what the sentences cite that they restate', async () => {
    const { desk } = scriptedDesk({
      'key-takeaways/choose': {
        takeaways: [
          { text: 'Pumps in old houses\nreached a mean factor of 3.1 [E1].', from: ['(s1.2)', 's3.1'] },
          { text: ' [E2]', from: ['s1.2'] },
        ],
      },
    });
    const { items } = await composedTakeawaysStep.run({ isAddKeyTakeaways: true }, draftOf({}), toolsOf(desk));
    expect(items).toEqual([
      {
        id: 't1',
        text: 'Pumps in old houses reached a mean factor of 3.1.',
        cites: ['field#0', 'costs#0'],
      },
    ]);
  });
});
