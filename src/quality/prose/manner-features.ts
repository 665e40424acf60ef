import type { CueName } from '../../language/find-cues.ts';
import type { SentenceCues, TextCues } from '../cues-in-text.ts';
import type { QualityWords } from '../data/quality-words.ts';

/** How the text speaks: shares of sentences that hold a sign of it. */
export interface MannerFeatures {
  readonly reasoning: number;
  readonly means: number;
  readonly hedges: number;
  readonly examples: number;
  /** Says what can or should be done; more than `ENOUGH_ADVICE` adds nothing. */
  readonly advice: number;
  readonly verbs: number;
  readonly attributions: number;
  /** Sentences that hold on to the one before ("for this reason"). */
  readonly references: number;
  /** Different ways to do so, natural logarithm. */
  readonly ties: number;
  /** "It is necessary": the text argues without a person. */
  readonly impersonal: number;
  /** Different linking words, natural logarithm. */
  readonly connectives: number;
  /** Without a figure: an instruction that says how much informs as well. */
  readonly secondPerson: number;
  /** Without a figure and without a test: somebody who says what he measured, tried or paid informs. */
  readonly firstPerson: number;
  readonly firstPlural: number;
  /** The following are hits a word; 0 where the language has no list. */
  readonly studies: number;
  readonly selling: number;
  readonly contact: number;
}

const LINKING = [
  'droppableConnectives',
  'dependentOpeners',
  'dependentAnywhere',
  'causes',
  'comparisons',
  'means',
] as const;

/** One sentence in five. */
const ENOUGH_ADVICE = 0.2;

export function mannerFeatures(cues: TextCues): MannerFeatures {
  const count = Math.max(1, cues.all.length);
  const words = Math.max(
    1,
    cues.all.reduce((sum, { sentence }) => sum + sentence.words.length, 0),
  );
  const share = (...names: CueName[]) =>
    cues.all.filter((each) => names.some((name) => each.hasCue(name))).length / count;
  const rate = (name: keyof QualityWords) => cues.all.reduce((sum, each) => sum + each.phrases(name).length, 0) / words;
  const linking = new Set(cues.all.flatMap((each) => LINKING.flatMap((name) => each.cueTexts(name))));
  return {
    reasoning: share('causes', 'comparisons'),
    means: share('means'),
    hedges: share('hedges'),
    examples: share('aspectWords.examples'),
    advice: Math.min(ENOUGH_ADVICE, share('aspectWords.tips')),
    verbs: share('finiteVerbs'),
    attributions: share('sayVerbs'),
    ties: Math.log(1 + new Set(cues.all.flatMap((each) => each.cueTexts('dependentAnywhere'))).size),
    references: share('dependentAnywhere'),
    impersonal: share('independentOpeners'),
    connectives: Math.log(1 + linking.size),
    secondPerson:
      cues.all.filter((each) => each.hasCue('secondPerson') && !/\p{Nd}/u.test(each.sentence.text)).length / count,
    firstPerson: cues.all.filter(speaksOfHimself).length / count,
    firstPlural: share('firstPersonPlural'),
    studies: rate('studies'),
    selling: rate('selling'),
    contact: rate('contact'),
  };
}

function speaksOfHimself({ sentence, hasCue, phrases }: SentenceCues): boolean {
  return hasCue('firstPersonSingular') && !/\p{Nd}/u.test(sentence.text) && phrases('tested').length === 0;
}
