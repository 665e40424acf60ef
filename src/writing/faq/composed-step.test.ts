import { describe, expect, it } from 'vitest';
import { draftOf, scriptedDesk, toolsOf } from '../check/composed/composed-check.fixture.ts';
import { composedFaqStep } from './composed-step.ts';

describe('questions and answers by a model', () => {
  it('have questions of one line without labels, and none that asks nothing', async () => {
    const answer = 'It pays in most of them [E1].';
    const { desk } = scriptedDesk({
      'faq/answer': {
        entries: [
          { question: 'Does it pay\nin an old house? [E1]', answer },
          { question: ' [E2] ', answer },
        ],
      },
    });
    const { entries } = await composedFaqStep.run({ isAddFaq: true }, draftOf({}), toolsOf(desk));
    expect(entries.map(({ question }) => question)).toEqual(['Does it pay in an old house?']);
    expect(entries[0]?.blocks).toEqual([
      {
        kind: 'paragraph',
        sentences: [{ id: 'q1.1', text: 'It pays in most of them.', cites: ['field#0'] }],
      },
    ]);
  });
});
