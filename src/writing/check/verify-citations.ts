import { type Article, citedTexts } from '../../article/article.ts';
import type { SourceDocument } from '../../article/source.ts';
import type { CitationVerdict, ReportSource } from '../../contract/compliance-report.ts';
import type { Language } from '../../contract/languages.ts';
import { isSameLanguage } from '../../language/identify-language.ts';
import { type ClaimChecker, createClaimChecker } from '../../research/claim-support/claim-checker.ts';
import type { PassageIndex } from '../../research/claim-support/passage-index.ts';
import type { Finding } from '../../research/claim-support/verdict.ts';

/**
 * Checks every cited sentence against its passage: figures with their units, dates, names, quotations, negation,
 * comparison, and what was left of the text around it.
 */
export function verifyCitations(article: Article): CitationVerdict[] {
  const documents = new Map(article.sources.map((source) => [source.id, source]));
  const passages = new Map(
    article.sources.flatMap((source) => source.passages.map((passage) => [passage.id, passage.text] as const)),
  );
  const checker = new PassageChecker(article.language);
  return citedTexts(article).map(({ text, section, cites }) => {
    const [first, ...further] = cites.map(({ documentId, passageId }) => {
      const document = documents.get(documentId);
      return {
        passageId,
        passage: passages.get(passageId) ?? '',
        documentTitle: document?.title ?? documentId,
        ...(document?.url === undefined ? {} : { url: document.url }),
        private: document?.visibility === 'private',
      };
    });
    if (first === undefined) throw new Error(`"${text}" counts as cited and cites nothing`);
    const texts = [first, ...further].map(({ passage }) => passage);
    const written = documents.get(cites[0]?.documentId ?? '')?.language ?? article.language;
    return {
      sentence: text,
      section,
      ...first,
      ...(further.length === 0 ? {} : { further }),
      ...checker.check(text, texts, isSameLanguage(written, article.language) ? article.language : written),
    };
  });
}

/** Reads each passage once. */
class PassageChecker {
  readonly #claims: ClaimChecker;
  readonly #indexes = new Map<string, PassageIndex>();

  constructor(language: Language) {
    this.#claims = createClaimChecker(language);
  }

  check(
    sentence: string,
    passages: readonly string[],
    language: Language,
  ): Pick<CitationVerdict, 'verdict' | 'findings'> {
    const key = passages.join('\0');
    const index = this.#indexes.get(key) ?? this.#claims.index(passages, language);
    this.#indexes.set(key, index);
    const { verdict, findings } = this.#claims.check(sentence, index);
    return verdict === 'supported' ? { verdict } : { verdict, findings: findings.map(inWords) };
  }
}

function inWords({ kind, problem, claimed, found }: Finding): string {
  const said = claimed === '' ? `nothing of the ${kind}` : `"${claimed}"`;
  if (problem === 'absent') return `${kind}: ${said} is not in the passage`;
  return `${kind}: ${said}${found === undefined ? '' : ` where the passage has "${found}"`}`;
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
