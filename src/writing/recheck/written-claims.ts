import { usualAddress } from '../../article/usual-address.ts';
import type { CitationVerdict, ComplianceReport } from '../../contract/compliance-report.ts';
import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import type { ListedSource, ReadMarkdown, TextUnit } from './text-units.ts';

/** A sentence of the text as it was written, with what its report says of it. */
export interface WrittenUnit extends TextUnit {
  /** None: it claims nothing that wants a source. */
  readonly citations: readonly CitationVerdict[];
  /** Keys of the documents that its numbers stand for, sorted. */
  readonly documents: readonly string[];
}

/** Fewer letters are too little to find a text by. */
const LEAST_LETTERS = 12;
/** Share of the words that an edited sentence still has in common with the one it was. */
const LEAST_SHARED = 0.4;

/** A document by what a report says of it. */
export function documentKey({ title, url }: { readonly title: string; readonly url?: string | undefined }): string {
  return `${title}\n${url ?? ''}`;
}

/** Title and address of the document that a key stands for; an empty address: it has none. */
export function namesOfKey(key: string): { readonly title: string; readonly url: string } {
  const [title = '', url = ''] = key.split('\n');
  return { title, url };
}

/** A text as it can be compared with what a report quotes: markdown takes addresses apart and joins white space. */
export function comparable(text: string): string {
  return text
    .replace(/[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replace(/www\.(?=\S)/gi, '')
    .replace(/(?<=\S)@(?=\S)/g, ' at ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.。]+$/u, '')
    .trim();
}

/** The sentences of the text as it was written, to find again what an edit has left alone. */
export class WrittenClaims {
  readonly #language: Language;
  readonly #byText = new Map<string, WrittenUnit[]>();
  readonly #tokens = new Map<WrittenUnit, ReadonlySet<string>>();

  /** @param keyOf the document behind a number of the list of sources */
  constructor(
    { units }: Pick<ReadMarkdown, 'units'>,
    { citations }: Pick<ComplianceReport, 'citations'>,
    keyOf: (number: number) => string | undefined,
    language: Language,
  ) {
    this.#language = language;
    const left = new Map(citations.map((citation) => [citation, comparable(citation.sentence)]));
    for (const unit of units) {
      const key = comparable(unit.text);
      const own = citationsOf(key, unit.section, left);
      // One that quotes more than this sentence belongs to the next ones too.
      for (const citation of own) if ((left.get(citation)?.length ?? 0) <= key.length) left.delete(citation);
      const known = { ...unit, citations: own, documents: documentsOf(unit, keyOf) };
      this.#byText.set(key, [...(this.#byText.get(key) ?? []), known]);
    }
  }

  /** The same sentence as it was written, the one of the same section first. */
  same({ text, section }: TextUnit): WrittenUnit | undefined {
    const known = this.#byText.get(comparable(text)) ?? [];
    return known.find((unit) => unit.section === section) ?? known[0];
  }

  /** The cited sentence, no longer in the text, that an edited one is most like. @param texts comparable, of the new text */
  nearest({ text, section }: TextUnit, texts: ReadonlySet<string>): WrittenUnit | undefined {
    const wanted = new Set(tokensOf(text, this.#language));
    let best: { readonly unit: WrittenUnit; readonly score: number } | undefined;
    for (const [key, units] of this.#byText) {
      if (texts.has(key)) continue;
      for (const unit of units) {
        if (unit.citations.length === 0) continue;
        const score = this.#shared(wanted, unit) + (unit.section === section ? 0.1 : 0);
        if (score >= LEAST_SHARED && score > (best?.score ?? 0)) best = { unit, score };
      }
    }
    return best?.unit;
  }

  #shared(wanted: ReadonlySet<string>, unit: WrittenUnit): number {
    const known = this.#tokens.get(unit) ?? new Set(tokensOf(unit.text, this.#language));
    this.#tokens.set(unit, known);
    const shared = [...wanted].filter((token) => known.has(token)).length;
    return shared / Math.max(1, Math.max(wanted.size, known.size));
  }
}

/** The documents that the numbers behind a unit stand for, each once, sorted. */
export function documentsOf({ numbers }: TextUnit, keyOf: (number: number) => string | undefined): string[] {
  return [...new Set(numbers.map((number) => keyOf(number) ?? `[${number}]`))].sort();
}

/** What a report says of a sentence: it may quote it without the words that say who says it, or a longer stretch. */
function citationsOf(
  text: string,
  section: string,
  left: ReadonlyMap<CitationVerdict, string>,
): readonly CitationVerdict[] {
  const ofSection = [...left].filter(([citation]) => citation.section === section);
  const exact = ofSection.find(([, quoted]) => quoted === text);
  if (exact !== undefined) return [exact[0]];
  return ofSection.flatMap(([citation, quoted]) => {
    const isPart = text.includes(quoted) || quoted.includes(text);
    return isPart && Math.min(quoted.length, text.length) >= LEAST_LETTERS ? [citation] : [];
  });
}

/** The source of a report that an entry of the list names. */
export function sourceOf(
  { url, text }: ListedSource,
  sources: ComplianceReport['sources'],
): ComplianceReport['sources'][number] | undefined {
  const named = sources.filter((source) => !source.private);
  const isLinked = (to: string) => url !== undefined && usualAddress(to) === usualAddress(url);
  const linked = named.find((source) => source.url !== undefined && isLinked(source.url));
  if (linked !== undefined) return linked;
  const shown = comparable(text);
  return named
    .filter(({ title }) => shown.startsWith(comparable(title)))
    .sort((one, other) => other.title.length - one.title.length)[0];
}
