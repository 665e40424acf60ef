import type { ImageCandidate } from './image-provider.ts';
import { sharedWords, wordsOf } from './word-overlap.ts';

/** What a picture is wanted for. */
interface PictureWish {
  /** What it should show, best first: words of the section, of the subject. */
  readonly texts: readonly string[];
  readonly orientation: 'landscape' | 'any';
  /** Names of providers whose finds need share no word, as they translate the query. */
  readonly translating: ReadonlySet<string>;
}

const LEAST_WIDTH = { landscape: 800, any: 500 } as const;
const GOOD_WIDTH = 1600;
/** Width by height that a cover wants, and beyond which a picture is no cover. */
const RATIO = { best: 16 / 9, least: 1.2, most: 2.6 } as const;
const BODY_RATIO = { least: 0.6, most: 3 } as const;
const WEIGHTS = { relevance: 0.6, rank: 0.15, size: 0.1, ratio: 0.1, licence: 0.05 } as const;
/** A find of a translating provider that shares no word counts as so relevant. */
const TRANSLATED = 0.45;

/** Candidates that fit, best first. Those that show something else, or are too small or of a wrong shape, are left out. */
export function rankCandidates(
  candidates: readonly ImageCandidate[],
  { texts, orientation, translating }: PictureWish,
): ImageCandidate[] {
  const wish = { wanted: texts.map(wordsOf), orientation, translating };
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, wish) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.candidate.id < other.candidate.id ? -1 : 1))
    .map(({ candidate }) => candidate);
}

interface WishInWords extends Omit<PictureWish, 'texts'> {
  /** The words of each text. */
  readonly wanted: readonly (readonly string[])[];
}

function scoreOf(candidate: ImageCandidate, { wanted, orientation, translating }: WishInWords): number {
  const { width, height, rank, licence } = candidate;
  if (width !== undefined && width < LEAST_WIDTH[orientation]) return 0;
  const ratio = width === undefined || height === undefined ? undefined : width / height;
  const { least, most } = orientation === 'landscape' ? RATIO : BODY_RATIO;
  if (ratio !== undefined && (ratio < least || ratio > most)) return 0;
  const said = wordsOf([candidate.title, candidate.description, ...candidate.tags].join(' '));
  const cover = relevanceOf(said, wanted);
  const relevance = cover === 0 && translating.has(candidate.provider) ? TRANSLATED : cover;
  if (relevance === 0) return 0;
  return (
    WEIGHTS.relevance * relevance +
    WEIGHTS.rank / Math.sqrt(rank) +
    WEIGHTS.size * Math.min(1, (width ?? LEAST_WIDTH[orientation]) / GOOD_WIDTH) +
    WEIGHTS.ratio * (ratio === undefined ? 0.5 : 1 - Math.min(1, Math.abs(Math.log(ratio / RATIO.best)))) +
    WEIGHTS.licence * licence.freedom
  );
}

/** Share of the wanted words that are said; the first text counts most. */
function relevanceOf(said: readonly string[], texts: readonly (readonly string[])[]): number {
  return texts.reduce((best, wanted, index) => {
    const share = wanted.length === 0 ? 0 : sharedWords(wanted, said) / wanted.length;
    return Math.max(best, share / (1 + 0.25 * index));
  }, 0);
}
