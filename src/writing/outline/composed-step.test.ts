import { describe, expect, it } from 'vitest';
import { draftOf, scriptedDesk, toolsOf } from '../check/composed/composed-check.fixture.ts';
import { composedOutlineStep } from './composed-step.ts';

const section = (heading: string) => ({
  heading,
  purpose: 'Decide',
  points: ['It pays'],
  evidence: ['E1'],
  share: 1,
  form: 'prose',
});

async function planned(titles: readonly string[], ...headings: readonly string[]) {
  const { desk } = scriptedDesk({
    'outline/plan': {
      titles,
      introduction: { opening: 'It pays.', evidence: [] },
      sections: headings.map(section),
    },
  });
  const fields = { additionalTitlePrompt: undefined, additionalOutlinePrompt: undefined };
  return await composedOutlineStep.run(fields, draftOf({}), toolsOf(desk, '4'));
}

describe('an outline that a model planned', () => {
  it('has titles and headings of one line each, without labels, numbers and marks', async () => {
    const { titles, sections } = await planned(
      ['A Heat Pump\nin an Old House [E1]', ' [E2] '],
      '1. What It\nCosts [E7]',
      '## What the **Neighbours** Hear:',
    );
    expect(titles).toEqual(['A Heat Pump in an Old House']);
    expect(sections.map(({ heading }) => heading)).toEqual(['What It Costs', 'What the Neighbours Hear']);
  });

  it('has no section whose heading says nothing, and gives its words to the others', async () => {
    const { sections } = await planned(['A title'], 'What It Costs', '[E7]', 'Who Hears It');
    const without = await planned(['A title'], 'What It Costs', 'Who Hears It');
    expect(sections).toEqual(without.sections);
    expect(sections.map(({ id }) => id)).toEqual(['s1', 's2']);
  });
});
