import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import type { SourceText } from '../source-text.ts';

/** The name of a site behind a title ("How to bake | Millrace Bakery") is no part of it. */
const SITE_NAME = /\s(?:[|»·]|[–—-])\s[^|»·–—]*$/u;
const NAME = /^\p{Lu}/u;
/** A house's guide tells of the subject, not of the house. */
const GUIDE =
  /(?<!\p{L})(?:guides?|handbooks?|manual|magazine|notebook|glossary|encyclop\p{L}+|ratgeber|handbuch|magazin|leitfaden|lexikon|gu[ií]as?|manuale?|cuaderno|revista|guida|rivista|quaderno|carnet|cahier|gids|handboek|poradnik|руководство|справочник|rehber\p{L}*)(?!\p{L})|指南|手册|手冊|百科|ガイド|가이드|دليل/iu;

/**
 * Ids of pages that tell of their publisher's own house: their title holds a name from the publisher's that no other
 * publisher writes and that is a name wherever it is written ("Clearstrand Plant: Facts and Figures" by the Clearstrand
 * Water Company). What they count is true of that plant, school or bakery.
 */
export function pagesOnOwnHouse({ documents, blocks }: SourceText, language: Language): ReadonlySet<string> {
  if (lexiconOf(language).capitalisedNouns || writingSystemOf(language) !== 'spaced') return new Set();
  const names = new Map<string, readonly string[]>();
  for (const { id, title, publisher } of documents) {
    if (publisher === undefined || GUIDE.test(title)) continue;
    const shared = sharedWithPublisher(title.replace(SITE_NAME, ''), publisher).filter((word) => NAME.test(word));
    if (shared.length > 0) names.set(id, shared);
  }
  if (names.size === 0) return new Set();
  const writers = new Map([...names.values()].flat().map((word) => [word, new Set<string>()]));
  const common = new Set<string>();
  for (const { document, sentences } of blocks) {
    for (const { text } of sentences) {
      for (const word of wordsOf(text)) {
        writers.get(word)?.add(document.publisher ?? document.id);
        if (!NAME.test(word)) common.add(word);
      }
    }
  }
  const isOwn = (word: string) => writers.get(word)?.size === 1 && !common.has(word.toLowerCase());
  return new Set([...names].filter(([, own]) => own.some(isOwn)).map(([id]) => id));
}

/** The words of a title that its publisher's name holds too, as they are written. */
export function sharedWithPublisher(title: string, publisher: string): readonly string[] {
  const ofPublisher = new Set(wordsOf(publisher));
  return wordsOf(title).filter((word) => ofPublisher.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
}
