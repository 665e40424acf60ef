import { lexiconOf } from '../../language/lexicon-of.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { lowerCased } from '../../language/segment-words.ts';
import { cutToWidth, textWidth } from '../../language/text-width.ts';
import type { Brief } from '../brief/brief.ts';

/** Columns: 60 to 79 characters in Chinese, Japanese and Korean. */
export const DESCRIPTION_WIDTH = { least: 120, most: 158 } as const;
/** Sentences that are looked at; the most telling stand first. */
const MOST_SENTENCES = 40;

/**
 * A description for search results, 120 to 158 columns, of whole sentences that stand on their own: one with the
 * keyword, one with another behind it, else the description of the lexicon; a cut at a word only where none of that fits.
 * @param sentences of the article, the most telling first
 */
export function describe(sentences: readonly string[], brief: Brief): string {
  const { templates } = lexiconOf(brief.language);
  const leads = sentences.slice(0, MOST_SENTENCES);
  const withKeyword = leads.filter(holdsKeyword(brief));
  const general = templates.description.replace('{topic}', () => brief.keyword ?? brief.subject);
  const tails = templates.descriptionTails;
  const joiner = /^(?:zh|ja|bo)/.test(brief.language) ? '' : ' ';
  const join = (...parts: readonly string[]) => parts.join(joiner);
  const fitting =
    withKeyword.find(fits) ??
    firstPair(withKeyword, leads, join) ??
    firstPair(withKeyword, tails, join) ??
    [general].find(fits) ??
    firstPair([general], [...leads, ...tails], join) ??
    leads.find(fits) ??
    firstPair(leads, [...leads, ...tails], join);
  if (fitting !== undefined) return fitting;
  const [first = general] = [...withKeyword, ...leads];
  if (textWidth(first) > DESCRIPTION_WIDTH.most) return `${cutToWidth(first, DESCRIPTION_WIDTH.most - 1)}…`;
  return cutToWidth(filledUp(first, [general, ...tails], join), DESCRIPTION_WIDTH.most);
}

function fits(text: string): boolean {
  const width = textWidth(text);
  return width >= DESCRIPTION_WIDTH.least && width <= DESCRIPTION_WIDTH.most;
}

function firstPair(
  firsts: readonly string[],
  seconds: readonly string[],
  join: (one: string, other: string) => string,
): string | undefined {
  for (const first of firsts) {
    const second = seconds.find((candidate) => candidate !== first && fits(join(first, candidate)));
    if (second !== undefined) return join(first, second);
  }
  return undefined;
}

/** Goes on with sentences that leave it within its columns, until it is long enough or there are no more. */
function filledUp(first: string, more: readonly string[], join: (one: string, other: string) => string): string {
  let text = first;
  for (const sentence of more) {
    if (textWidth(text) >= DESCRIPTION_WIDTH.least) return text;
    const longer = join(text, sentence);
    if (textWidth(longer) <= DESCRIPTION_WIDTH.most) text = longer;
  }
  return textWidth(text) >= DESCRIPTION_WIDTH.least ? text : [text, ...more].reduce(join);
}

/** Whether a text holds the keyword of the brief; always, where there is none. Literally, or by stems: "heat pumps" holds the keyword "heat pump". */
export function holdsKeyword({ keyword, language }: Brief): (sentence: string) => boolean {
  if (keyword === undefined) return () => true;
  const lower = lowerCased(keyword, language);
  const stems = tokensOf(keyword, language);
  return (sentence) => {
    if (lowerCased(sentence, language).includes(lower)) return true;
    const tokens = new Set(tokensOf(sentence, language));
    return stems.length > 0 && stems.every((stem) => tokens.has(stem));
  };
}
