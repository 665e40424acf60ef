import type { Language } from '../../contract/languages.ts';
import { figuresOf } from '../../language/figures.ts';
import { identifyLanguage, isSameLanguage } from '../../language/identify-language.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { quotationSpans } from '../../language/voice/quotations.ts';
import { type ClaimChecker, createClaimChecker } from '../../research/claim-support/claim-checker.ts';
import type { Finding, FindingKind } from '../../research/claim-support/verdict.ts';
import { isProperName } from './proper-name.ts';
import { unprintable } from './unprintable.ts';

/** What a rewording may not touch, in either direction: neither gain nor lose. */
const FACTS: ReadonlySet<FindingKind> = new Set(['number', 'unit', 'date', 'name', 'quotation']);
/** What it may not make stronger or turn round. */
const CLAIMS: ReadonlySet<FindingKind> = new Set(['negation', 'comparison', 'order', 'quantifier', 'hedge', 'cause']);
const LENGTH = { least: 0.4, most: 1.6 } as const;
/** Characters that a short sentence may grow by in any case. */
const SOME = 20;

/** What one kind of edit may do that others may not. */
interface Leave {
  /** Words that it may bring in, though they name something. */
  readonly mayName?: string;
  /** Share of the former length that it has at least. */
  readonly least?: number;
  /** It may say less: leave facts and quotations out, never bring any in. */
  readonly mayLose?: true;
}

/**
 * Tells whether a rewording of a sentence says the same. Proved in code, as far as code can: figures, units, dates,
 * names, quotations, negation, comparison, strength, language and length.
 */
export class EditRules {
  readonly #language: Language;
  readonly #claims: ClaimChecker;
  readonly #kept: readonly string[];

  /** @param kept words that have to stay where they stand: the keyword, anchors of ordered links */
  constructor(language: Language, kept: readonly string[]) {
    this.#language = language;
    this.#kept = kept;
    this.#claims = createClaimChecker(language);
  }

  /** Why the rewording is refused, for the report; undefined when nothing speaks against it. */
  refusal(before: string, after: string, leave: Leave = {}): string | undefined {
    const losing = leave.mayLose === true;
    return (
      unprintable(after, this.#language) ??
      this.#length(before, after, leave.least ?? LENGTH.least) ??
      this.#otherLanguage(before, after) ??
      this.lostWords(before, after) ??
      this.#quotations(before, after, losing) ??
      this.#figures(before, after, leave) ??
      this.#gained(before, after, leave.mayName) ??
      (losing ? undefined : this.#lost(before, after))
    );
  }

  #length(before: string, after: string, least: number): string | undefined {
    const share = after.length / before.length;
    if (share < least) return 'it leaves too much out';
    return share > LENGTH.most && after.length > before.length + SOME ? 'it adds too much' : undefined;
  }

  #otherLanguage(before: string, after: string): string | undefined {
    const found = identifyLanguage(after);
    if (found === undefined || isSameLanguage(found, this.#language)) return undefined;
    const was = identifyLanguage(before);
    return was === undefined || isSameLanguage(was, this.#language) ? 'it is in another language' : undefined;
  }

  /** Why an edit is refused that takes words away which have to stay. */
  lostWords(before: string, after: string): string | undefined {
    const lost = this.#kept.find(
      (words) => holds(before, words, this.#language) && !holds(after, words, this.#language),
    );
    return lost === undefined ? undefined : `it loses "${lost}"`;
  }

  #quotations(before: string, after: string, losing: boolean): string | undefined {
    const was = quotedIn(before);
    const is = quotedIn(after);
    const keeps = losing ? is.every((quoted) => was.includes(quoted)) : was.join('\n') === is.join('\n');
    return keeps ? undefined : 'it changes what is in quotation marks';
  }

  #figures(before: string, after: string, { mayName = '', mayLose }: Leave): string | undefined {
    const named = new Set(this.#valuesIn(mayName));
    const was = this.#valuesIn(before).filter((value) => !named.has(value));
    const is = this.#valuesIn(after).filter((value) => !named.has(value));
    const keeps = mayLose === true ? is.every((value) => was.includes(value)) : was.join(' ') === is.join(' ');
    return keeps ? undefined : 'it changes a figure';
  }

  #valuesIn(text: string): number[] {
    return figuresOf(text, this.#language)
      .map(({ value }) => value)
      .sort((one, other) => one - other);
  }

  #gained(before: string, after: string, mayName: string | undefined): string | undefined {
    const known = mayName === undefined ? [before] : [before, mayName];
    const gained = this.#claims
      .check(after, this.#claims.index(known))
      .findings.find((finding) => this.#isFact(finding) || CLAIMS.has(finding.kind));
    return gained === undefined ? undefined : `it changes a ${inWords(gained)}`;
  }

  #isFact({ kind, claimed }: Finding): boolean {
    return FACTS.has(kind) && (kind !== 'name' || isProperName(claimed, this.#language));
  }

  #lost(before: string, after: string): string | undefined {
    const lost = this.#claims
      .check(before, this.#claims.index([after]))
      .findings.find((finding) => this.#isFact(finding));
    return lost === undefined ? undefined : `it loses a ${inWords(lost)}`;
  }
}

function inWords({ kind, claimed }: Finding): string {
  return claimed === '' ? kind : `${kind} ("${claimed}")`;
}

function quotedIn(text: string): string[] {
  return quotationSpans(text).map(({ start, end }) => text.slice(start + 1, end - 1).trim());
}

function holds(text: string, words: string, language: Language): boolean {
  if (text.includes(words)) return true;
  const wanted = tokensOf(words, language);
  const tokens = new Set(tokensOf(text, language));
  return wanted.length > 0 && wanted.every((token) => tokens.has(token));
}
