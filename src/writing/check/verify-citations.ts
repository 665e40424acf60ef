import { type Article, type Citation, citedTexts } from '../../article/article.ts';
import type { SourceDocument } from '../../article/source.ts';
import type { CitationVerdict, ReportSource } from '../../contract/compliance-report.ts';
import type { Language } from '../../contract/languages.ts';
import { isSameLanguage } from '../../language/identify-language.ts';
import { type ClaimChecker, createClaimChecker } from '../../research/claim-support/claim-checker.ts';
import type { PassageIndex } from '../../research/claim-support/passage-index.ts';
import type { ClaimCheck, Finding } from '../../research/claim-support/verdict.ts';

/** A text of the article and the passages it rests on. */
interface CitedText {
  readonly text: string;
  readonly section: string;
  readonly cites: readonly Citation[];
}

interface VerifiedCitation {
  /** For the report. */
  readonly citation: CitationVerdict;
  readonly findings: readonly Finding[];
}

/** Checks cited texts one by one; passages are read once, and a text that was checked is not checked again. */
export class CitationVerifier {
  readonly #language: Language;
  readonly #documents: ReadonlyMap<string, SourceDocument>;
  readonly #passages = new Map<SourceDocument, ReadonlyMap<string, string>>();
  readonly #claims: ClaimChecker;
  readonly #indexes = new Map<string, PassageIndex>();
  readonly #checks = new Map<string, ClaimCheck>();

  constructor(sources: readonly SourceDocument[], language: Language) {
    this.#language = language;
    this.#documents = new Map(sources.map((source) => [source.id, source]));
    this.#claims = createClaimChecker(language);
  }

  /**
   * Checks every cited sentence of an article against its passage: figures with their units, dates, names, quotations,
   * negation, comparison, and what was left of the text around it.
   */
  verifyArticle(article: Article): CitationVerdict[] {
    return citedTexts(article).map((cited) => this.verify(cited).citation);
  }

  /** @throws Error when the text cites nothing */
  verify({ text, section, cites }: CitedText): VerifiedCitation {
    const [first, ...further] = cites.map(({ documentId, passageId }) => {
      const document = this.#documents.get(documentId);
      return {
        passageId,
        passage: document === undefined ? '' : (this.#passagesOf(document).get(passageId) ?? ''),
        documentTitle: document?.title ?? documentId,
        ...(document?.url === undefined ? {} : { url: document.url }),
        private: document?.visibility === 'private',
      };
    });
    if (first === undefined) throw new Error(`"${text}" counts as cited and cites nothing`);
    const { verdict, findings } = this.#check(
      text,
      [first, ...further].map(({ passage }) => passage),
      this.#documents.get(cites[0]?.documentId ?? '')?.language ?? this.#language,
    );
    const said = verdict === 'supported' ? {} : { findings: findings.map(inWords) };
    return {
      citation: {
        sentence: text,
        section,
        ...first,
        ...(further.length === 0 ? {} : { further }),
        verdict,
        ...said,
      },
      findings,
    };
  }

  /** Only of documents that are cited. */
  #passagesOf(document: SourceDocument): ReadonlyMap<string, string> {
    const known = this.#passages.get(document);
    if (known !== undefined) return known;
    const passages = new Map(document.passages.map(({ id, text }) => [id, text]));
    this.#passages.set(document, passages);
    return passages;
  }

  #check(sentence: string, passages: readonly string[], written: Language): ClaimCheck {
    const key = passages.join('\0');
    const known = this.#checks.get(`${sentence}\0${key}`);
    if (known !== undefined) return known;
    const language = isSameLanguage(written, this.#language) ? this.#language : written;
    const index = this.#indexes.get(key) ?? this.#claims.index(passages, language);
    this.#indexes.set(key, index);
    const check = this.#claims.check(sentence, index);
    this.#checks.set(`${sentence}\0${key}`, check);
    return check;
  }
}

/** A finding as the report names it. */
export function inWords({ kind, problem, claimed, found }: Finding): string {
  if (kind === 'recall') return 'much of the sentence is not in the passage';
  const said = claimed === '' ? `what it says as to ${kind}` : `"${claimed}"`;
  if (problem === 'absent') return `${kind}: ${said} is not in the passage`;
  if (problem === 'stronger') return `${kind}: ${said} is stronger than the passage`;
  return `${kind}: ${said}${found === undefined || found === claimed ? ' is said otherwise in the passage' : ` where the passage has "${found}"`}`;
}

/** The documents cited, in order of first use. */
export function citedSources(article: Article): ReportSource[] {
  const documents = new Map(article.sources.map((source) => [source.id, source]));
  const citations = new Map<string, number>();
  for (const { cites } of citedTexts(article)) {
    for (const id of new Set(cites.map(({ documentId }) => documentId)))
      citations.set(id, (citations.get(id) ?? 0) + 1);
  }
  return [...citations].flatMap(([id, count]) => {
    const document = documents.get(id);
    return document === undefined ? [] : [reportSource(document, count)];
  });
}

function reportSource(document: SourceDocument, citations: number): ReportSource {
  const { id, title, url, publisher, date, licence, visibility } = document;
  return {
    documentId: id,
    title,
    ...(url === undefined ? {} : { url }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(date === undefined ? {} : { date }),
    ...(licence === undefined ? {} : { licence }),
    private: visibility === 'private',
    citations,
  };
}
