import { tokensOf } from '../../language/search-tokens.ts';
import { cuesIn } from '../cues-in-text.ts';
import type { Finding } from '../finding.ts';
import { type AspectPlaces, aspectPlaces, type ProseAspect } from '../prose/prose-aspects.ts';
import { type ProseFeatures, proseFeatures } from '../prose/prose-features.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { YmylKind } from '../rubric.ts';
import { findAuthorship } from './authorship.ts';
import { findBalance } from './balance.ts';
import { findCare } from './care.ts';
import { findClaims } from './claims.ts';
import { findContradictions } from './contradiction.ts';
import { findCopied } from './copied.ts';
import { findDeception } from './deception.ts';
import { findEmptiness } from './emptiness.ts';
import { findFirstHand } from './first-hand.ts';
import type { LinkedPage } from './linked-page.ts';
import { findPageSigns } from './page-signs.ts';
import { findSources } from './sources.ts';
import { findStructure } from './structure.ts';
import type { TextUnderTest } from './text-under-test.ts';
import { findTitle } from './title.ts';
import { ymylOf } from './ymyl.ts';

/** Everything rules can see in a text. */
export interface Measured {
  readonly findings: readonly Finding[];
  readonly prose: ProseFeatures;
  /** Where the prose shows what it is like. */
  readonly aspects: Readonly<Record<ProseAspect, AspectPlaces>>;
  readonly ymyl: ReadonlySet<YmylKind>;
  /** Whether the language has word lists; where not, signs that need them are "not measured". */
  readonly hasPhrases: boolean;
}

const FAMILIES: readonly ((text: TextUnderTest) => Finding[])[] = [
  findAuthorship, findSources, findFirstHand, findBalance, findTitle, findEmptiness, findStructure, findCare, findCopied,
  findPageSigns, findDeception, findContradictions, findClaims,
]; // biome-ignore format: one list

/** What a text is scored by. */
export type Signs = Omit<Measured, 'aspects'>;

/** Looks for everything in a text that has sentences. */
export function measure(
  reading: Reading,
  againstTexts: readonly string[] = [],
  linkedPages: readonly LinkedPage[] = [],
): Measured {
  const text = textUnderTest(reading, againstTexts, linkedPages);
  return { ...signsOf(text), aspects: aspectPlaces(reading, text.cues, text.prose) };
}

/** The same of an article of our own, whose prose nobody describes. */
export function signsIn(reading: Reading): Signs {
  return signsOf(textUnderTest(reading, [], []));
}

function signsOf(text: TextUnderTest): Signs {
  const { prose, ymyl, cues } = text;
  return { findings: FAMILIES.flatMap((find) => find(text)), prose, ymyl, hasPhrases: cues.hasPhrases };
}

function textUnderTest(
  reading: Reading,
  againstTexts: readonly string[],
  linkedPages: readonly LinkedPage[],
): TextUnderTest {
  const cues = cuesIn(reading);
  const prose = proseFeatures(reading, cues);
  const ymyl = ymylOf(reading, cues);
  const tokens = new Map<Sentence, readonly string[]>();
  return {
    ...{ reading, cues, prose, ymyl, againstTexts, linkedPages },
    tokensOf: (sentence) => {
      const found = tokens.get(sentence) ?? tokensOf(sentence.text, reading.language);
      tokens.set(sentence, found);
      return found;
    },
  };
}
