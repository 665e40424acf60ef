import type { Language } from '../../../contract/languages.ts';
import { figuresOf } from '../../../language/figures.ts';
import { readText } from '../../../research/claim-support/read-text.ts';
import { partsOf, type WholeText } from '../../composing/whole-text.ts';

const ALPHABETS = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;
/** Names that hold a figure and claim nothing: R32, COVID-19, ISO 9001, 5G, 24/7. */
const NAMES = new RegExp(
  String.raw`(?<![${ALPHABETS}\p{N}])(?:\p{Lu}{2,}[ -]\p{N}[\p{N}.:/-]*|[${ALPHABETS}][${ALPHABETS}\p{N}]*-?\p{N}[${ALPHABETS}\p{N}]*|\p{N}[DG]|24/7)(?![${ALPHABETS}\p{N}])`,
  'gu',
);

interface UncitedFigure {
  readonly value: number;
  /** It measures or dates something; a small bare number ("step 2", "a family of 4") may only count or point. */
  readonly isClaim: boolean;
}

const LARGEST_COUNT = 12;

function isSmall(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= LARGEST_COUNT;
}

/** Tells figures that want a source from those that only count what the article itself holds. */
export class FigureRule {
  readonly #language: Language;
  readonly #counts: ReadonlySet<number>;

  /**
   * @param counts how many of its parts the article itself holds
   * @param given texts of the customer and the title, whose figures are no claims of the article
   */
  constructor(counts: readonly number[], given: readonly string[], language: Language) {
    this.#language = language;
    this.#counts = new Set([
      ...counts,
      ...given.flatMap((words) => figuresOf(words, language).map(({ value }) => value)),
    ]);
  }

  /** The figure of a text that most wants a source; undefined when none does. */
  find(text: string): UncitedFigure | undefined {
    const bare = text.replace(NAMES, ' ');
    const figures = figuresOf(bare, this.#language);
    if (figures.length === 0) return undefined;
    const { quantities } = readText(bare, this.#language, 0);
    const measured = new Set(quantities.flatMap(({ mantissa, unit }) => (unit === undefined ? [] : [mantissa])));
    const wanting = figures.filter(({ value }) => measured.has(value) || !this.#counts.has(value));
    const claim = wanting.find(({ value }) => measured.has(value) || !isSmall(value));
    const first = claim ?? wanting[0];
    return first === undefined ? undefined : { value: first.value, isClaim: claim !== undefined };
  }
}

/** How many sections and questions there are, and items in each list. */
export function countsIn(text: WholeText): number[] {
  const lists = partsOf(text).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'list' ? [block.items.length] : block.kind === 'table' ? [block.rows.length] : [],
    ),
  );
  return [text.sections.length, ...lists].filter((count) => count > 1);
}
