import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { groupBy } from '../../support/group-by.ts';

/** What given pages are about. */
interface SubjectOfPages {
  /** As it is written: a phrase that the pages use, or the keyword of the order. */
  readonly subject: string;
  /** Further words that say what it is: those a single page uses most, as it writes them. */
  readonly context: readonly string[];
  /** Tokens of subject and context, and those that most titles of the pages share. */
  readonly tokens: readonly string[];
}

/** A word as it stands, and its stems; none for a word without a subject of its own. */
interface Word {
  readonly text: string;
  readonly stem: string;
}

/** By number of words: how telling a phrase is that a page uses as often as others. */
const TELLING = [0.6, 1.3, 1.5, 1.6] as const;
/** A page says its subject often; beyond this nothing is learnt. */
const MOST_COUNTED = 15;
const LEAST_COUNTED = 3;
/** A phrase that is so often said as part of a longer one is only part of its subject. */
const PART_FROM = 0.6;
const LEAST_OF_CONTEXT = 3;
const MOST_CONTEXT = 3;
/** Of a phrase in a script without spaces; a single one is rarely a word. */
const LEAST_CHARACTERS = 2;
/** Stands between the stems of a phrase; no word holds it. */
const JOINT = ' ';

/**
 * The subject of pages: the phrase of their titles that they use most, in the form that the text mostly has; the first
 * title when no phrase comes back in the text. A keyword of the order goes before all.
 * @param pages at least one
 */
export function subjectOfPages(
  pages: readonly SourceDocument[],
  keyword: string | undefined,
  language: Language,
): SubjectOfPages {
  const texts = pages.map(({ title, passages }) =>
    wordsIn([title, ...passages.flatMap(({ headings, text }) => [...headings, text])].join('\n'), language),
  );
  const subject = keyword ?? mostUsedPhrase(pages, texts, language) ?? pages[0]?.title.trim() ?? '';
  const ofSubject = tokensOf(subject, language);
  const [only, ...others] = texts;
  const context = only === undefined || others.length > 0 ? [] : mostUsedWords(only, ofSubject, language);
  const tokens = [...ofSubject, ...tokensOf(context.join(' '), language), ...sharedTokens(pages, language)];
  return { subject, context, tokens: [...new Set(tokens)] };
}

interface UsedPhrase {
  readonly key: string;
  readonly length: number;
  /** Times it is said, by page. */
  readonly counts: readonly number[];
  readonly used: number;
}

/** A product's name alone does not say what the product is. */
function mostUsedWords(words: readonly Word[], known: readonly string[], language: Language): string[] {
  if (joinerOf(language) === '') return [];
  const isTelling = ({ stem, text }: Word) => !known.includes(stem) && /^\p{L}{4,}$/u.test(text);
  const forms = groupBy(words.filter(isTelling), ({ stem }) => stem);
  return [...forms.values()]
    .filter((group) => group.length >= LEAST_OF_CONTEXT)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_CONTEXT)
    .flatMap(
      (group) =>
        mostFrequent(
          group.map((word) => [word]),
          '',
        ) ?? [],
    );
}

function mostUsedPhrase(
  pages: readonly SourceDocument[],
  texts: readonly (readonly Word[])[],
  language: Language,
): string | undefined {
  const keys = new Map(pages.flatMap(({ title }) => phrasesOf(title, language)));
  const phrases = [...keys].map(([key, length]): UsedPhrase => {
    const counts = texts.map((words) => formsOf(key, length, words).length);
    return { key, length, counts, used: sum(counts) };
  });
  let best: { phrase: UsedPhrase; score: number } | undefined;
  for (const phrase of phrases) {
    if (phrase.used < LEAST_COUNTED || phrases.some((longer) => isPartOf(phrase, longer))) continue;
    const spread = phrase.counts.filter((count) => count > 1).length / pages.length;
    const counted = sum(phrase.counts.map((count) => Math.min(MOST_COUNTED, count)));
    const score =
      (counted / pages.length) * (0.3 + spread) * (TELLING[Math.min(phrase.length, TELLING.length) - 1] ?? 0);
    if (best === undefined || score > best.score) best = { phrase, score };
  }
  if (best === undefined) return undefined;
  const { key, length } = best.phrase;
  return mostFrequent(
    texts.flatMap((words) => formsOf(key, length, words)),
    joinerOf(language),
  );
}

/** Runs of up to four words that neither begin nor end with a word without a subject of its own: stems and length. */
function phrasesOf(title: string, language: Language): [key: string, length: number][] {
  return title.split(/[:|–—?!？！：｜()（）]|\s-\s/u).flatMap((part) => {
    const words = wordsOf(part, language).map((text) => ({ text, stem: stemsOf(text, language) }));
    return words.flatMap((first, start) =>
      TELLING.flatMap((_, index): [string, number][] => {
        const run = words.slice(start, start + index + 1);
        const isWhole = run.length === index + 1 && first.stem !== '' && run.at(-1)?.stem !== '';
        const units = joinerOf(language) === '' ? wordsIn(run.map(({ text }) => text).join(''), language) : run;
        const isNamed = units.length >= (joinerOf(language) === '' ? LEAST_CHARACTERS : 1);
        return isWhole && isNamed && units.some(({ stem }) => /\p{L}/u.test(stem))
          ? [[keyOf(units), units.length]]
          : [];
      }),
    );
  });
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(JOINT);
}

/** "heat" where the pages mostly say "heat pump". */
function isPartOf(phrase: UsedPhrase, longer: UsedPhrase): boolean {
  const isInside = `${JOINT}${longer.key}${JOINT}`.includes(`${JOINT}${phrase.key}${JOINT}`);
  return longer.length > phrase.length && isInside && longer.used >= phrase.used * PART_FROM;
}

/** The places of a text where a phrase stands, in whatever form. */
function formsOf(key: string, length: number, words: readonly Word[]): (readonly Word[])[] {
  const [first] = key.split(JOINT);
  const forms: (readonly Word[])[] = [];
  for (let start = 0; start + length <= words.length; start += 1) {
    if (words[start]?.stem !== first) continue;
    const run = words.slice(start, start + length);
    if (keyOf(run) === key) forms.push(run);
  }
  return forms;
}

function mostFrequent(forms: readonly (readonly Word[])[], joiner: string): string | undefined {
  const counts = new Map<string, number>();
  for (const form of forms) {
    const text = form.map((word) => word.text).join(joiner);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return most?.[0];
}

function joinerOf(language: Language): string {
  return writingSystemOf(language) === 'spaced' ? ' ' : '';
}

/** Where no spaces part words, the same word is cut differently from sentence to sentence, so characters stand for them. */
function wordsIn(text: string, language: Language): Word[] {
  if (joinerOf(language) === '')
    return [...text.toLowerCase()].map((character) => ({ text: character, stem: character }));
  const stems = new Map<string, string>();
  return (text.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.-](?=[\p{L}\p{N}]))*/gu) ?? []).map((word) => {
    const stem = stems.get(word) ?? stemsOf(word, language);
    stems.set(word, stem);
    return { text: word, stem };
  });
}

function stemsOf(word: string, language: Language): string {
  return tokensOf(word, language).join('-');
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Tokens that more than half of the titles hold; none for a single page, whose title says more than its subject. */
function sharedTokens(pages: readonly SourceDocument[], language: Language): string[] {
  if (pages.length < 2) return [];
  const titles = pages.map(({ title }) => new Set(tokensOf(title, language)));
  const all = new Set(titles.flatMap((title) => [...title]));
  return [...all].filter((token) => titles.filter((title) => title.has(token)).length > pages.length / 2);
}
