import type { Citation } from '../../../article/article.ts';
import type { Language } from '../../../contract/languages.ts';
import { isSameLanguage } from '../../../language/identify-language.ts';
import { tokensOf } from '../../../language/search-tokens.ts';
import type { ResearchResult } from '../../research/research-result.ts';
import type { SentenceCheck } from './sentence-check.ts';

interface Candidate {
  readonly cite: Citation;
  readonly tokens: ReadonlySet<string>;
}

/** Passages that are compared word by word for one sentence. */
const MOST = 6;
/** Share of the sentence's words that such a passage has. */
const LEAST_SHARED = 0.5;

/** Looks among all sources for a passage that says what a sentence says. */
export class SupportFinder {
  readonly #research: ResearchResult;
  readonly #language: Language;
  #candidates: readonly Candidate[] | undefined;

  constructor(research: ResearchResult, language: Language) {
    this.#research = research;
    this.#language = language;
  }

  find(text: string, sentences: SentenceCheck): Citation | undefined {
    const wanted = new Set(tokensOf(text, this.#language));
    if (wanted.size === 0) return undefined;
    return this.#passages()
      .map(({ cite, tokens }) => ({
        cite,
        share: [...wanted].filter((token) => tokens.has(token)).length / wanted.size,
      }))
      .filter(({ share }) => share >= LEAST_SHARED)
      .sort((one, other) => other.share - one.share)
      .slice(0, MOST)
      .find(({ cite }) => sentences.isSaidIn(text, cite))?.cite;
  }

  #passages(): readonly Candidate[] {
    this.#candidates ??= this.#research.evidence.documents
      .filter(({ language }) => language === undefined || isSameLanguage(language, this.#language))
      .flatMap(({ id, passages }) =>
        passages.map((passage) => ({
          cite: { documentId: id, passageId: passage.id },
          tokens: new Set(tokensOf(passage.text, this.#language)),
        })),
      );
    return this.#candidates;
  }
}
