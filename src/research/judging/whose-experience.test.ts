import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../article/source.ts';
import { readSources, type SourceSentence } from '../source-text.ts';
import { markOwnExperience } from './whose-experience.ts';

function documentOf(facts: Partial<SourceDocument>, text: string): SourceDocument {
  return {
    id: 'a',
    title: 'Dishwashers',
    url: undefined,
    publisher: 'Pan & Plate',
    date: undefined,
    licence: undefined,
    language: 'en',
    visibility: 'public',
    trusted: false,
    ...facts,
    passages: [{ id: 'a#0', headings: ['Use'], text }],
  };
}

function judged(document: SourceDocument): readonly SourceSentence[] {
  return markOwnExperience(readSources([document], 'en'), 'en').sentences;
}

describe('markOwnExperience', () => {
  const WE = 'We run the dishwasher at noon every day of the week.';
  const RULE = 'A full dishwasher uses less water than washing by hand.';

  it('refuses what a stranger says of "us" and keeps what holds for all', () => {
    const [we, rule] = judged(documentOf({}, `${WE} ${RULE}`));
    expect(we?.judgement.refusal).toBe('first person');
    expect(rule?.judgement).toMatchObject({ refusal: undefined, needsSource: false });
  });

  it('has the source named for what the own house says of itself', () => {
    const [we] = judged(documentOf({ trusted: true }, WE));
    expect(we?.judgement).toMatchObject({ refusal: undefined, needsSource: true });
  });

  it('refuses it where the source may not be named', () => {
    const [we] = judged(documentOf({ trusted: true, visibility: 'private' }, WE));
    expect(we?.judgement.refusal).toBe('first person');
  });

  it('has the source named for what happened in a text that tells its own story, and there only', () => {
    const happened = 'After two years the pump was replaced by a larger one.';
    const [inStory] = judged(documentOf({ title: 'Our year with a new dishwasher' }, happened));
    const [inReport] = judged(documentOf({ title: 'Dishwashers' }, happened));
    expect(inStory?.judgement.needsSource).toBe(true);
    expect(inReport?.judgement.needsSource).toBe(false);
  });

  it('leaves general statements of such a text as they are', () => {
    const [rule] = judged(documentOf({ title: 'Our year with a new dishwasher' }, RULE));
    expect(rule?.judgement.needsSource).toBe(false);
  });
});
