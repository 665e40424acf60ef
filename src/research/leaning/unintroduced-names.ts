import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { countriesIn } from '../claim-support/countries.ts';
import { documentsHolding } from '../documents-holding.ts';
import type { HeadingBlock, SourceSentence, SourceText } from '../source-text.ts';
import type { HangingSentences } from './hanging-sentences.ts';

/** Fewer documents can not tell whose name it is. */
const ENOUGH_DOCUMENTS = 5;
/** Of the documents: a name that so many hold is known, or is what they are about. */
const KNOWN_SHARE = 0.5;

/** An article before one capitalised word ("the Tassara"). */
const WITH_ARTICLE: Partial<Record<Language, RegExp>> = {
  en: /(?:^The|\bthe) (\p{Lu}\p{Ll}{2,})(?![\p{L}\d-]| \p{Lu}| \d)/gu,
  es: /(?:^(?:El|La)|(?<!\p{L})(?:el|la|del|al)) (\p{Lu}\p{Ll}{2,})(?![\p{L}\d-]| \p{Lu}| \d)/gu,
  fr: /(?<!\p{L})(?:[Ll]e |[Ll]a |[Dd]u |[Aa]u |[Ll]['’])(\p{Lu}\p{Ll}{2,})(?![\p{L}\d-]| \p{Lu}| \d)/gu,
  it: /(?<!\p{L})(?:[Ii]l|[Ll]a|[Ll]o|[Dd]el|[Dd]ella|[Aa]l|[Aa]lla|[Ss]ul|[Ss]ulla|[Nn]el|[Nn]ella) (\p{Lu}\p{Ll}{2,})(?![\p{L}\d-]| \p{Lu}| \d)/gu,
  nl: /\b(?:[Dd]e|[Hh]et) (\p{Lu}\p{Ll}{2,})(?![\p{L}\d-]| \p{Lu}| \d)/gu,
};
/** One capitalised word by itself inside a sentence. */
const ALONE = /(?<=[\p{Ll}\d,;)] )(\p{Lu}\p{Ll}{2,})(?![\p{L}\d-]| \p{Lu}| \d)/gu;
/** A name in full, inside a sentence, behind an article at its front, or alone in the cell of a table. */
const IN_FULL =
  /(?:(?<=[\p{Ll}\d,;(] )|^(?:(?:The|An?|El|La|Le|Il|De|Het) |(?!(?:The|El|La|Le|Il|De|Het) )))(\p{Lu}\p{Ll}{2,}) (\p{Lu}[\p{L}\d]*)/gu;
const FULL_CELL = /^(\p{Lu}\p{Ll}{2,}) (\p{Lu}[\p{L}\d]*)$/gu;
/** A capital inside the sentence: without one it holds no name. */
const CAPITAL = /[^\s"“«(]\s\p{Lu}\p{Ll}{2}/u;
/** Places are known, or told by a map. */
const LOCATIVE =
  /(?<!\p{L})(?:in|across|near|into|through|via|around|along|throughout|north|south|east|west|outside|between|beyond|en|hacia|desde|dans|vers|naar|uit|em)(?: of)?(?: (?:the|el|la|le|il|de|het))? $|(?<!\p{L})(?:north|south|east|west) of (?:the )?$|\bà $/iu;
/** What everybody knows by the article and one word. */
const FAMOUS = new Set(
  'Gulf Alps Arctic Antarctic Atlantic Pacific Mediterranean Baltic Sahara Levant Balkans Caribbean Earth Sun Moon Internet Web Bible Koran Quran Church State Commission Parliament Council Senate Congress Union Government Channel Continent Equator Rhine Danube Nile Thames Amazon Ganges Himalayas Andes Pyrenees Highlands Midlands Hague Renaissance Enlightenment Romans Greeks Vikings'.split(
    ' ',
  ),
);
/** Of a people, a language, a time or a field rather than a thing. */
const NO_THING = /(?:ish|ese|ian|ean|man|mans|rench|utch|iss|[a-z]day|ary|uary|ember|ober)s?$/u;
const VERB = /^\p{Ll}{3,}(?:s|ed)$/u;
/** What tells behind a name what bears it ("Corvid, a printer ..."). */
const TOLD_BEHIND =
  /^,? \(\p{Ll}|^ [—–-] \p{Ll}|^, (?:an?|the|one|una?|une|le|la|el|il|een|de|het) |^ (?:is|was|are|were|es|era|est|était|è|era|is een|was een) (?:an?|the|one|un|una|une|le|la|el|il|een|de|het) /u;
/** What tells it before the name ("a printer called Corvid"). */
const TOLD_BEFORE = /\b(?:called|named|llamad[oa]|nommée?|appelée?|chiamat[oa]|genaamd)(?: the| el| la| le)? $/u;

/**
 * Finds sentences with a name cut short ("200 millilitres took 22 seconds on the Tassara") that few documents know and
 * that their own document gave in full, or brought up, before: a reader who has only the sentence asks what it is.
 * @param subject tokens of what is asked for: its names are the reader's own
 */
export function unintroducedNames(
  source: SourceText,
  subject: readonly string[],
  language: Language,
): HangingSentences {
  const hanging = new Set<number>();
  const leaning = new Set<number>();
  const article = WITH_ARTICLE[language];
  if (article === undefined || source.documents.length < ENOUGH_DOCUMENTS) return { hanging, leaning };
  const isKnown = knownIn(source, subject, language);
  const stopWords = stopWordsOf(language);
  let names = new DocumentNames(stopWords);
  let document = -1;
  for (const block of source.blocks) {
    if (block.documentIndex !== document) names = new DocumentNames(stopWords);
    document = block.documentIndex;
    names.readTables(block);
    for (const [at, sentence] of block.sentences.entries()) {
      if (!CAPITAL.test(sentence.text)) continue;
      for (const name of namesCutShort(sentence.text, article, names, stopWords)) {
        if (isKnown(name)) continue;
        const from = names.introducedIn(name, sentence.paragraph);
        if (from === undefined) hanging.add(sentence.index);
        else for (const { index } of block.sentences.slice(0, at + 1)) if (index > from) leaning.add(index);
      }
      names.read(sentence);
    }
  }
  return { hanging, leaning };
}

function* namesCutShort(
  text: string,
  article: RegExp,
  names: DocumentNames,
  stopWords: ReadonlySet<string>,
): Generator<string> {
  const inFull = new Set(partsOf(text, IN_FULL, stopWords));
  for (const found of [...text.matchAll(article), ...text.matchAll(ALONE)]) {
    const [whole, name = ''] = found;
    const end = found.index + whole.length;
    const hasArticle = whole !== name;
    if (!(hasArticle ? names.has(name) : names.isTold(name)) || inFull.has(name) || NO_THING.test(name)) continue;
    if (LOCATIVE.test(text.slice(0, end - name.length))) continue;
    const behind = text.slice(end);
    const [, next] = /^ ([\p{L}]+)/u.exec(behind) ?? [];
    if (next !== undefined && !stopWords.has(next) && !VERB.test(next)) continue;
    if (!introduces(text, name)) yield name;
  }
}

/** Whether a sentence tells what it is that bears a name. */
function introduces(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && (TOLD_BEHIND.test(text.slice(at + name.length)) || TOLD_BEFORE.test(text.slice(0, at)));
}

/** Both words of names in full; none of what only begins a sentence ("Since Germany"). */
function partsOf(text: string, pattern: RegExp, stopWords: ReadonlySet<string>): string[] {
  return [...text.matchAll(pattern)].flatMap(([, first = '', second = '']) =>
    stopWords.has(first.toLowerCase()) ? [] : [first, second],
  );
}

/** The names of one document as far as it was read. */
class DocumentNames {
  readonly #met = new Set<string>();
  readonly #told = new Set<string>();
  readonly #stopWords: ReadonlySet<string>;
  #paragraph = -1;
  /** By name: the sentence of the paragraph that introduces it. */
  readonly #introduced = new Map<string, number>();

  constructor(stopWords: ReadonlySet<string>) {
    this.#stopWords = stopWords;
  }

  readTables({ displays }: HeadingBlock): void {
    for (const { content } of displays) {
      if (content.kind !== 'table') continue;
      for (const cell of [content.header, ...content.rows].flat()) {
        for (const part of partsOf(cell, FULL_CELL, this.#stopWords)) this.#tell(part);
      }
    }
  }

  read({ text, index, paragraph }: SourceSentence): void {
    if (paragraph !== this.#paragraph) this.#introduced.clear();
    this.#paragraph = paragraph;
    const inFull = partsOf(text, IN_FULL, this.#stopWords);
    for (const part of inFull) {
      this.#tell(part);
      if (!this.#introduced.has(part)) this.#introduced.set(part, index);
    }
    for (const [, name = ''] of text.matchAll(ALONE)) {
      this.#met.add(name);
      if (this.#introduced.has(name) || !introduces(text, name)) continue;
      this.#introduced.set(name, index);
      this.#told.add(name);
    }
  }

  has(name: string): boolean {
    return this.#met.has(name);
  }

  /** Whether it stood in full, or with what it is, before. */
  isTold(name: string): boolean {
    return this.#told.has(name);
  }

  introducedIn(name: string, paragraph: number): number | undefined {
    return paragraph === this.#paragraph ? this.#introduced.get(name) : undefined;
  }

  #tell(part: string): void {
    this.#met.add(part);
    this.#told.add(part);
  }
}

/** Whether a name is the reader's own, or known to many of the documents. */
function knownIn(source: SourceText, subject: readonly string[], language: Language): (name: string) => boolean {
  const asked = new Set(subject);
  const known = new Map<string, boolean>();
  let holding: ((token: string) => number) | undefined;
  const isKnown = (name: string): boolean => {
    const tokens = tokensOf(name, language);
    if (tokens.length === 0 || tokens.some((token) => asked.has(token))) return true;
    if (FAMOUS.has(name) || countriesIn(name, language).length > 0) return true;
    holding ??= documentsHolding(source);
    return Math.min(...tokens.map(holding)) >= source.documents.length * KNOWN_SHARE || isPlace(name, source);
  };
  // Every sentence is looked through for a name that few know, and it stands in many.
  return (name) => {
    const before = known.get(name) ?? isKnown(name);
    known.set(name, before);
    return before;
  };
}

/** Whether any sentence is in, near or on the way through what bears the name. */
function isPlace(name: string, { sentences }: SourceText): boolean {
  return sentences.some(({ text }) => {
    const at = text.indexOf(name);
    return at >= 0 && LOCATIVE.test(text.slice(0, at));
  });
}
