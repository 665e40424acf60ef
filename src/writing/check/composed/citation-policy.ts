import type { CitationVerdict, JUDGED_VERDICTS } from '../../../contract/compliance-report.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Finding } from '../../../research/claim-support/verdict.ts';
import { isProperName } from '../../composing/proper-name.ts';

/**
 * What the comparison in code finds. `clean`: nothing. `soft`: some of its words are not in the passages. `stronger`:
 * it says more surely, or of more, what the passages say, or a name or a number in words is not theirs. `silent`: the passages hardly share its words. `opposite`: it
 * seems to turn round what they say. `wrong`: a figure, date, name or quotation is not theirs.
 */
type CodeFinds = 'clean' | 'soft' | 'stronger' | 'silent' | 'opposite' | 'wrong';

/** What the judge says; `nobody` judged this wording, or it stands in for one that the judge called unsupported. */
export type JudgeSays = (typeof JUDGED_VERDICTS)[number] | 'nobody' | 'mended';

/** `mend`: is to be mended, and stays when that fails. `goes`: is mended or taken out. */
export type CitationOutcome = 'stands' | 'mend' | 'goes';

/**
 * Code is a veto and explains itself; it does not prove that a paraphrase is borne out. The judge reads the meaning,
 * and is never believed against a figure.
 */
const POLICY: Readonly<Record<CodeFinds, Readonly<Record<JudgeSays, CitationOutcome>>>> = {
  clean: { supported: 'stands', partly: 'mend', unsupported: 'goes', nobody: 'stands', mended: 'stands' },
  soft: { supported: 'stands', partly: 'mend', unsupported: 'goes', nobody: 'stands', mended: 'goes' },
  stronger: { supported: 'stands', partly: 'mend', unsupported: 'goes', nobody: 'mend', mended: 'goes' },
  silent: { supported: 'stands', partly: 'mend', unsupported: 'goes', nobody: 'mend', mended: 'goes' },
  opposite: { supported: 'stands', partly: 'goes', unsupported: 'goes', nobody: 'goes', mended: 'goes' },
  wrong: { supported: 'goes', partly: 'goes', unsupported: 'goes', nobody: 'goes', mended: 'goes' },
};

/** What becomes of a cited sentence. */
export function citationOutcome(
  verdict: CitationVerdict['verdict'],
  findings: readonly Finding[],
  judge: JudgeSays,
  language: Language,
): CitationOutcome {
  return POLICY[codeFinds(verdict, findings, language)][judge];
}

/**
 * What becomes of a row of a table: its cells are too short for their words to tell, so only figures, dates and names
 * count, and the judge.
 */
export function rowOutcome(findings: readonly Finding[], judge: JudgeSays, language: Language): CitationOutcome {
  return POLICY[findings.some((finding) => isWrong(finding, language)) ? 'wrong' : 'clean'][judge];
}

/** What turns a statement round. */
const TURNS: ReadonlySet<Finding['kind']> = new Set(['negation', 'comparison', 'order']);

function codeFinds(verdict: CitationVerdict['verdict'], findings: readonly Finding[], language: Language): CodeFinds {
  if (findings.some((finding) => isWrong(finding, language))) return 'wrong';
  if (verdict === 'contradicted') return findings.some(({ kind }) => TURNS.has(kind)) ? 'opposite' : 'stronger';
  if (verdict === 'not-found') return 'silent';
  if (verdict !== 'partly') return 'clean';
  return findings.some((finding) => isStronger(finding, language)) ? 'stronger' : 'soft';
}

/** A figure in digits; "two of them" and "half as much" are read as figures too often to condemn a sentence. */
const IN_DIGITS = /\p{N}|[零〇一二三四五六七八九十百千万萬亿億两兩]{2}/u;

function isWrong({ kind, problem, claimed }: Finding, language: Language): boolean {
  if (kind === 'name') return problem === 'differs' && isProperName(claimed, language);
  if (problem === 'stronger') return false;
  return kind === 'date' || kind === 'quotation' || (isFigure(kind) && IN_DIGITS.test(claimed));
}

function isStronger({ kind, problem, claimed }: Finding, language: Language): boolean {
  if (kind === 'name') return isProperName(claimed, language);
  return problem === 'stronger' || kind === 'hedge' || kind === 'quantifier' || kind === 'cause' || isFigure(kind);
}

function isFigure(kind: Finding['kind']): boolean {
  return kind === 'number' || kind === 'unit';
}
