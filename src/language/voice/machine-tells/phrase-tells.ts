import type { Language } from '../../../contract/languages.ts';
import { PhraseFinder, type PhraseHit } from '../phrases.ts';
import { TELL_WORDS } from './all-tell-words.ts';
import type { MachineTell, TextToSearch } from './tell.ts';
import type { TellWords } from './tell-words.ts';

type ListName = Exclude<keyof TellWords, 'and'>;

const KIND = {
  openers: 'opener',
  closers: 'closer',
  fillers: 'filler',
  templates: 'template',
  stock: 'stock',
  inflated: 'inflated',
  intensifiers: 'intensifier',
} as const;

const WHY: Readonly<Record<ListName, string>> = {
  openers: 'A stock opening that fits any subject. Start with the fact the reader came for.',
  closers: 'A stock closing. End with something the text has not said yet, or just end.',
  fillers: 'It announces that something matters and does not say it. Cut it and keep the statement.',
  templates: 'A sentence pattern that machines overuse. Say what it is, plainly.',
  stock: 'A stock image or promise. Say what happens, with a figure or a name.',
  inflated: 'Inflated words crowd this text. Use the plain word, or cut it.',
  intensifiers: 'Intensifiers crowd this text. Cut them, or give the figure that makes the reader say "really".',
};

/**
 * Words of honest use are findings only from this many in a thousand words on, and from this many in all: of 1,260 web
 * pages, essays and letters of people in Danish, Portuguese and German, 14 held so many.
 */
const CROWD = { inflated: { perThousand: 15, atLeast: 4 }, intensifiers: { perThousand: 12, atLeast: 4 } } as const;

/** Stock phrases outside quotations. */
export function findPhraseTells(text: TextToSearch): MachineTell[] {
  const finder = finderOf(text.language);
  const tells: MachineTell[] = [];
  const crowds: Record<keyof typeof CROWD, MachineTell[]> = { inflated: [], intensifiers: [] };
  for (const [sentenceIndex, sentence] of text.unquoted.entries()) {
    for (const hit of withoutNested(finder.find(sentence))) {
      const found = {
        kind: KIND[hit.name],
        text: sentence.slice(hit.start, hit.end),
        sentenceIndex,
        why: WHY[hit.name],
      };
      if (hit.name === 'inflated' || hit.name === 'intensifiers') crowds[hit.name].push(found);
      else tells.push(found);
    }
  }
  for (const name of ['inflated', 'intensifiers'] as const) {
    const { perThousand, atLeast } = CROWD[name];
    if (crowds[name].length >= Math.max(atLeast, (perThousand * text.wordCount) / 1000)) tells.push(...crowds[name]);
  }
  return tells;
}

/** A hit within a longer one of another list is the same words again. */
function withoutNested(hits: readonly PhraseHit<ListName>[]): PhraseHit<ListName>[] {
  let end = 0;
  return hits.filter((hit) => {
    if (hit.end <= end) return false;
    end = Math.max(end, hit.end);
    return true;
  });
}

const finders = new Map<Language, PhraseFinder<ListName>>();

function finderOf(language: Language): PhraseFinder<ListName> {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const { and: _, ...lists } = TELL_WORDS[language];
  const finder = new PhraseFinder<ListName>(lists, language);
  finders.set(language, finder);
  return finder;
}
