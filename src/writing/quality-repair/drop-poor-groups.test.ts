import { describe, expect, it } from 'vitest';
import type { RatedArticle } from '../../quality/rate-article.ts';
import { DIMENSIONS } from '../../quality/rubric.ts';
import type { Group } from '../../research/groups.ts';
import type { Parts } from '../check/assemble-article.ts';
import { exampleLibrary, orderOf, sourceDocument } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver } from '../writing-ports.fixture.ts';
import { partsWithout, withoutPoorGroups } from './drop-poor-groups.ts';

const WORDY = sourceDocument(
  { id: 'wordy', title: 'What a heat pump is worth' },
  `# What a heat pump is worth

## Noise of a heat pump

When it comes to noise, a heat pump reaches 35 decibels at a distance of six metres in the night. It is important to note that a heat pump reaches 52 decibels at a distance of one metre. At the end of the day a heat pump with a large fan is 4 decibels quieter than one with a small fan.

The fan of a heat pump turns 300 times a minute at night and 900 times on the coldest day.

## Costs of a heat pump

It is worth noting that a heat pump costs 21,000 euros with all pipes and the electrical work. When it comes to running costs, a heat pump needs 5,400 kilowatt hours of electricity a year in a house of 140 square metres. Last but not least, the service of a heat pump costs 190 euros a year.

## Size of a heat pump

It goes without saying that a heat pump of 8 kilowatts heats a house of 150 square metres. In the realm of old houses, a heat pump of 12 kilowatts is usual for 200 square metres. Needless to say, a heat pump that is too large starts 40 times a day and wears out early.
`,
);
const FILLER =
  /When it comes to|important to note|At the end of the day|worth noting|Last but not least|goes without saying|realm of|Needless to say/;

describe('an article that quotes sentences with phrases that say nothing', () => {
  it('is delivered without them, in its range, and the report says what was taken out', async () => {
    const order = orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' });
    // With more to choose from, such sentences are not taken in the first place.
    const documents = [WORDY, ...exampleLibrary('en').slice(0, 2)];
    const { markdown, words, report } = await writeArticle(order, portsOver(documents));
    expect(markdown).not.toMatch(FILLER);
    expect(report.quality?.repair?.repaired).toContainEqual({
      says: expect.stringMatching(/^Sentences with phrases that say nothing: \d\.$/),
      excerpt: expect.stringMatching(FILLER),
    });
    expect(report.quality?.score).toBeGreaterThanOrEqual(report.quality?.repair?.scoreBefore ?? 101);
    expect(words).toBeGreaterThanOrEqual(1000);
    expect(report.wishes.filter(({ verdict }) => verdict === 'not-met')).toEqual([]);
    expect(report.citations.filter(({ verdict }) => verdict !== 'supported')).toEqual([]);
  });
});

describe('withoutPoorGroups', () => {
  const groupOf = (text: string) => ({ texts: [text] }) as unknown as Group;
  const plain = 'A heat pump takes heat from the air outside.';
  const empty = 'At the end of the day everyone is different.';
  const further = groupOf('Gas is no longer needed in the house.');
  const partsOf = (introduction: Group[], section: Group[]) =>
    ({
      outline: { introduction },
      'key-takeaways': { groups: [] },
      sections: [{ layout: 'prose', groups: section }],
      faq: { entries: [] },
    }) as unknown as Parts;
  const textsOf = ({ outline, sections }: Parts) =>
    [...outline.introduction, ...sections.flatMap(({ groups }) => groups)].flatMap(({ texts }) => texts);
  /** Rated down for each of these sentences, and for nothing else. */
  const rated = (parts: Parts, what: 'filler' | 'repeated', poor: readonly string[]) => {
    const score = 60 - 5 * poor.length;
    const seen = { kind: 'defect', what, count: poor.length, strength: 1, says: 'Poor.', sentences: poor } as const;
    const ratings = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, { rating: 'Medium', score }]));
    return { parts, rating: { ratings, findings: poor.length === 0 ? [] : [seen] } as unknown as RatedArticle };
  };
  const withFiller = (parts: Parts) =>
    rated(
      parts,
      'filler',
      textsOf(parts).filter((text) => text === empty),
    );
  const left = (parts: Parts) =>
    textsOf(
      withoutPoorGroups(withFiller(parts), (best, dropped) => withFiller(partsWithout(best.parts, dropped))).parts,
    );

  it('takes a group out, and keeps the last one of a part', () => {
    expect(left(partsOf([groupOf(plain)], [groupOf(empty), further]))).toEqual([plain, ...further.texts]);
    expect(left(partsOf([groupOf(plain)], [groupOf(empty)]))).toEqual([plain, empty]);
    expect(left(partsOf([groupOf(empty)], [further]))).toEqual([empty, ...further.texts]);
  });

  it('keeps what a wish would break without, and what is no better without', () => {
    const given = withFiller(partsOf([groupOf(plain)], [groupOf(empty), further]));
    expect(withoutPoorGroups(given, () => undefined)).toBe(given);
    expect(withoutPoorGroups(given, (best) => best)).toBe(given);
  });

  it('takes out the second of two that say the same', () => {
    const again = groupOf(plain);
    const repeating = (parts: Parts) =>
      rated(
        parts,
        'repeated',
        textsOf(parts)
          .filter((text) => text === plain)
          .slice(1),
      );
    const given = repeating(partsOf([groupOf(plain)], [further, again]));
    const best = withoutPoorGroups(given, ({ parts }, dropped) => repeating(partsWithout(parts, dropped)));
    expect(textsOf(best.parts)).toEqual([plain, ...further.texts]);
    expect(best.parts.sections[0]?.groups).not.toContain(again);
  });
});
