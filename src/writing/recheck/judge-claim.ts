import type { CitationVerdict, ComplianceReport } from '../../contract/compliance-report.ts';
import type { Language } from '../../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { type ClaimChecker, createClaimChecker } from '../../research/claim-support/claim-checker.ts';
import type { PassageIndex } from '../../research/claim-support/passage-index.ts';
import type { ClaimCheck } from '../../research/claim-support/verdict.ts';
import { inWords } from '../check/verify-citations.ts';
import { notChecked } from './not-checked.ts';
import type { TextUnit } from './text-units.ts';
import { documentKey, type WrittenUnit } from './written-claims.ts';

/** A passage as the report of the article keeps it. */
type KeptPassage = Pick<CitationVerdict, 'passageId' | 'passage' | 'documentTitle' | 'url' | 'private'>;

/** Passages that one sentence is held against at most. */
const MOST_PASSAGES = 6;
/** A longer sentence is none; to hold it against passages would take without end. */
const LONGEST = 2_000;

/** Judges edited sentences against the passages that are kept with the article, by the rules that judged it before. */
export class ClaimJudge {
  readonly #language: Language;
  readonly #claims: ClaimChecker;
  readonly #byDocument = new Map<string, KeptPassage[]>();
  readonly #tokens = new Map<KeptPassage, ReadonlySet<string>>();
  readonly #indexes = new Map<string, PassageIndex>();

  constructor({ citations }: Pick<ComplianceReport, 'citations'>, language: Language) {
    this.#language = language;
    this.#claims = createClaimChecker(language);
    const seen = new Set<string>();
    for (const passage of citations.flatMap(passagesOf)) {
      if (passage.passage === '' || seen.has(passage.passageId)) continue;
      seen.add(passage.passageId);
      const key = keyOf(passage);
      this.#byDocument.set(key, [...(this.#byDocument.get(key) ?? []), passage]);
    }
  }

  /**
   * @param documents keys of those that the sentence cites
   * @param was the sentence that it is an edit of
   */
  judge(unit: TextUnit, documents: readonly string[], was: WrittenUnit | undefined): CitationVerdict {
    const own = (was?.citations ?? []).flatMap(passagesOf).filter(({ passage }) => passage !== '');
    const passages = this.#nearest(unit.text, own, documents);
    const [nearest] = passages;
    if (nearest === undefined || unit.text.length > LONGEST) return unknown(unit, documents);
    const oneOfEach = passages.filter(
      (passage, index) => passages.findIndex((other) => keyOf(other) === keyOf(passage)) === index,
    );
    const tried = [
      ...passages.map((passage) => [passage]),
      ...(own.length > 1 ? [own] : []),
      ...(oneOfEach.length > 1 ? [oneOfEach] : []),
    ];
    let first: { readonly check: ClaimCheck; readonly among: readonly KeptPassage[] } | undefined;
    for (const among of tried) {
      const check = this.#claims.check(unit.text, this.#indexOf(among));
      if (check.verdict === 'supported') return verdictOf(unit, among, check);
      first ??= { check, among };
    }
    return first === undefined ? unknown(unit, documents) : verdictOf(unit, first.among, first.check);
  }

  /** What it rested on before, then the passages of its documents that have most words of it. */
  #nearest(text: string, own: readonly KeptPassage[], documents: readonly string[]): KeptPassage[] {
    const wanted = new Set(tokensOf(text, this.#language));
    const cited = own.filter((passage) => documents.length === 0 || documents.includes(keyOf(passage)));
    const others = documents
      .flatMap((key) => this.#byDocument.get(key) ?? [])
      .filter(({ passageId }) => cited.every((passage) => passage.passageId !== passageId))
      .map((passage) => ({ passage, shared: this.#shared(wanted, passage) }))
      .sort((one, other) => other.shared - one.shared)
      .map(({ passage }) => passage);
    return [...cited, ...others].slice(0, MOST_PASSAGES);
  }

  #shared(wanted: ReadonlySet<string>, passage: KeptPassage): number {
    const known = this.#tokens.get(passage) ?? new Set(tokensOf(passage.passage, this.#language));
    this.#tokens.set(passage, known);
    return [...wanted].filter((token) => known.has(token)).length;
  }

  #indexOf(passages: readonly KeptPassage[]): PassageIndex {
    const key = passages.map(({ passageId }) => passageId).join('\0');
    const known = this.#indexes.get(key) ?? this.#read(passages.map(({ passage }) => passage));
    this.#indexes.set(key, known);
    return known;
  }

  #read(passages: readonly string[]): PassageIndex {
    const written = identifyLanguage(passages[0] ?? '');
    const isOwn = written === undefined || isSameLanguage(written, this.#language);
    return this.#claims.index(passages, isOwn ? this.#language : written);
  }
}

function unknown(unit: TextUnit, documents: readonly string[]): CitationVerdict {
  const { length } = unit.text;
  const why =
    length > LONGEST
      ? `it has ${length} characters; sentences of up to ${LONGEST} are judged`
      : 'no passage of this source is kept with the article';
  return notChecked(unit, documents, why);
}

function verdictOf({ text, section }: TextUnit, among: readonly KeptPassage[], check: ClaimCheck): CitationVerdict {
  const [first, ...further] = among;
  if (first === undefined) throw new Error(`"${text}" was judged without a passage`);
  return {
    ...{ sentence: text, section, ...first },
    ...(further.length === 0 ? {} : { further }),
    verdict: check.verdict,
    ...(check.verdict === 'supported' ? {} : { findings: check.findings.map(inWords) }),
  };
}

function passagesOf(citation: CitationVerdict): KeptPassage[] {
  return [citation, ...(citation.further ?? [])].map(
    ({ passageId, passage, documentTitle, url, private: isPrivate }): KeptPassage => ({
      ...{ passageId, passage, documentTitle, private: isPrivate },
      ...(url === undefined ? {} : { url }),
    }),
  );
}

function keyOf({ documentTitle, url }: KeptPassage): string {
  return documentKey({ title: documentTitle, url });
}
