import type { SentenceCues, TextCues } from '../cues-in-text.ts';
import type { Place } from '../finding.ts';
import { placesOf } from '../measured/places.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { ProseFeatures } from './prose-features.ts';
import { isComplete } from './shape-features.ts';

/** What can be said of prose in words: each stands for a group of features. */
export const PROSE_ASPECTS = ['wholeness', 'paragraphs', 'ties', 'words', 'address', 'backing', 'repeats'] as const;
export type ProseAspect = (typeof PROSE_ASPECTS)[number];

/** Features that are in no group move scores a little and are not spoken of. */
export const ASPECT_FEATURES: Readonly<Record<ProseAspect, readonly (keyof ProseFeatures)[]>> = {
  wholeness: ['smallWords', 'complete', 'verbs', 'smallStarts', 'listing', 'selling', 'contact', 'shouting'],
  paragraphs: ['running', 'paragraphs', 'developed', 'paragraphLength', 'even'],
  ties: ['reasoning', 'means', 'references', 'ties', 'connectives', 'linked', 'closing', 'carried'],
  words: ['range', 'longWords', 'vocabulary', 'variety', 'wordLength', 'wordSpread'],
  address: ['firstPerson', 'firstPlural', 'secondPerson', 'impersonal'],
  backing: ['hedges', 'examples', 'attributions', 'studies', 'names'],
  repeats: ['nearRepeats', 'dominant'],
};

/** Where an aspect shows, for better and for worse; undefined where it must not be spoken of so. */
export interface AspectPlaces {
  readonly better: readonly Place[] | undefined;
  readonly worse: readonly Place[] | undefined;
}

/** From this share of words in whole sentences on a text is no list. */
const MOSTLY_WHOLE = 0.75;
/** Words of a paragraph that follows a thought through, and of one that does not. */
const LONG_PARAGRAPH = 45;
const SHORT_PARAGRAPH = 22;
const MANY = 1 / 3;
/** Content words that come back at once, as a share: in a short text one such word is no habit. */
const NEAR_REPEATS = 0.06;

/** Looks up where each aspect shows in the text. */
export function aspectPlaces(
  reading: Reading,
  cues: TextCues,
  prose: ProseFeatures,
): Readonly<Record<ProseAspect, AspectPlaces>> {
  const paragraphs = paragraphsOf(reading);
  const opening = (test: (words: number) => boolean) =>
    placesOf(paragraphs.flatMap(({ first, words }) => (test(words) ? [first] : [])));
  const [long, short] = [opening((words) => words >= LONG_PARAGRAPH), opening((words) => words <= SHORT_PARAGRAPH)];
  const shortOnes = paragraphs.filter(({ words }) => words <= SHORT_PARAGRAPH).length;
  const found = (test: (each: SentenceCues) => boolean) =>
    placesOf(cues.all.filter(test).map(({ sentence }) => sentence));
  const fragments = placesOf(reading.sentences.filter((sentence) => !isComplete(sentence)));
  const ties = found((each) => each.hasCue('dependentAnywhere') || each.hasCue('causes') || each.hasCue('comparisons'));
  const backing = found((each) => each.hasCue('aspectWords.examples') || each.hasCue('sayVerbs'));
  const address = found(
    (each) =>
      (each.hasCue('secondPerson') || each.hasCue('firstPersonSingular')) && !/\p{Nd}/u.test(each.sentence.text),
  );
  return {
    wholeness: { better: undefined, worse: prose.complete < MOSTLY_WHOLE ? someOf(fragments) : undefined },
    paragraphs: {
      better: someOf(long),
      worse: shortOnes >= paragraphs.length * MANY ? someOf(short) : undefined,
    },
    ties: { better: someOf(ties), worse: [] },
    words: { better: [], worse: [] },
    address: { better: undefined, worse: someOf(address) },
    backing: { better: someOf(backing), worse: [] },
    repeats: { better: undefined, worse: prose.nearRepeats >= NEAR_REPEATS ? [] : undefined },
  };
}

function someOf(places: readonly Place[]): readonly Place[] | undefined {
  return places.length === 0 ? undefined : places;
}

function paragraphsOf({ sentences }: Reading): { readonly first: Sentence; readonly words: number }[] {
  const paragraphs = new Map<number, { first: Sentence; words: number }>();
  for (const sentence of sentences) {
    if (sentence.kind !== 'paragraph') continue;
    const known = paragraphs.get(sentence.block);
    if (known === undefined) paragraphs.set(sentence.block, { first: sentence, words: sentence.words.length });
    else known.words += sentence.words.length;
  }
  return [...paragraphs.values()];
}
