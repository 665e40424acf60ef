import type { Place } from '../finding.ts';
import type { Reading, Sentence } from '../reading.ts';

const LONGEST_EXCERPT = 110;
const MOST_PLACES = 8;

/** A piece of text that can be quoted on one line, without the numbers of its sources. */
export function excerptOf(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?:\s?\[\^?\d{1,3}\])+$/u, '')
    .trim();
  if (line.length <= LONGEST_EXCERPT) return line;
  const characters = [...line.slice(0, 2 * LONGEST_EXCERPT + 1)];
  if (characters.length <= LONGEST_EXCERPT) return line;
  const cut = characters.slice(0, LONGEST_EXCERPT).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > LONGEST_EXCERPT / 2 ? cut.slice(0, space) : cut}…`;
}

const places = new WeakMap<Sentence, Place>();

/** The same sentence shows many things. */
export function placeOf(sentence: Sentence): Place {
  const known = places.get(sentence);
  if (known !== undefined) return known;
  const { section, index, text, start, end } = sentence;
  const place = { section, sentence: index, excerpt: excerptOf(text), start, end };
  places.set(sentence, place);
  return place;
}

export function placesOf(sentences: readonly Sentence[]): Place[] {
  return sentences.slice(0, MOST_PLACES).map(placeOf);
}

export function placeOfTitle({ sections, title }: Reading): Place {
  const section = sections.find(({ depth }) => depth === 1);
  const start = section?.start ?? 0;
  return { section: section?.index ?? 0, excerpt: excerptOf(title), start, end: start + title.length };
}
