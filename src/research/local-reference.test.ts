import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { sourceDocument } from '../writing/example-library.fixture.ts';
import { localReferences } from './local-reference.ts';
import { readSources } from './source-text.ts';

/** The sentences of one text that a reader of other texts could not place. */
function local(markdown: string, language: Language = 'en', others: readonly string[] = []): string[] {
  const all = [markdown, ...others].map((text, index) =>
    sourceDocument({ id: `d${index}`, title: 'Working time', language }, text),
  );
  const source = readSources(all, language);
  const found = localReferences(source, language);
  return source.sentences
    .filter(({ index, documentId }) => documentId === 'd0' && found.has(index))
    .map(({ text }) => text);
}

describe('localReferences', () => {
  it('finds a definite noun that its own text has brought up, even some sentences before', () => {
    const text =
      'Long hours raise the risk of a stroke by a third. Nurses and drivers were studied most often. ' +
      'The risk was found at 55 hours or more a week.';
    expect(local(text)).toEqual(['The risk was found at 55 hours or more a week.']);
  });

  it.each([
    ['en', 'The two models have different effects on sleep and stress.'],
    ['en', 'The only remedy is not offered by most of the firms.'],
    ['en', 'The answer is mostly found in fewer and shorter meetings.'],
    ['de', 'Die Antwort liegt meistens in kürzeren Besprechungen am Vormittag.'],
    ['es', 'La razón está casi siempre en las reuniones demasiado largas.'],
  ] as const)('finds what points back by itself (%s: %s)', (language, sentence) => {
    expect(local(sentence, language)).toEqual([sentence]);
  });

  it.each([
    'The reason for long hours is mostly a lack of people.',
    'The risk of a stroke was found at 55 hours or more.',
    'The working time of most people is fixed by a contract.',
    'The two largest trials of shorter hours took place in Britain.',
  ])('leaves what the sentence itself explains: %s', (sentence) => {
    expect(local(sentence)).toEqual([]);
  });

  it('finds a noun that no other text knows only where there are enough texts to tell', () => {
    const sentence = 'The turnstile is closed at noon and during the night.';
    const others = Array.from({ length: 4 }, (_, index) => `Firm number ${index} measured how long people work there.`);
    expect(local(sentence, 'en', others)).toEqual([sentence]);
    expect(local(sentence)).toEqual([]);
  });
});
