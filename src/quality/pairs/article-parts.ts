import type { SiteLanguage } from '../../contract/languages.ts';

/** One article in parts that can be left out, and what can be put in to make it worse. */
export interface ArticleParts {
  readonly language: SiteLanguage;
  readonly title: string;
  readonly baitTitle: string;
  readonly body: readonly string[];
  readonly author: string;
  readonly sourced: string;
  readonly sources: string;
  readonly tested: string;
  readonly caution: string;
  readonly exaggeration: string;
  readonly filler: string;
  /** Says of a sentence in `body` the same with another figure. */
  readonly contradiction: string;
  readonly paidLink: string;
  readonly disclosure: string;
  readonly selfPraise: string;
  readonly orders: string;
  readonly slips: string;
}
