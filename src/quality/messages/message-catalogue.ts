import type { Defect, FindingKind } from '../finding.ts';
import type { ProseAspect } from '../prose/prose-aspects.ts';
import type { Dimension, YmylKind } from '../rubric.ts';

interface ProseMessages {
  readonly better?: string;
  readonly worse: string;
  /** `{quote}` where the aspect has places. */
  readonly advice?: string;
}

/**
 * What the evaluator says, in one language. Placeholders: `{n}` a number (`{n:word|words}` with its word), `{quote}` words of the text in quotation
 * marks, `{where}` one of `where`, `{list}` names, `{name}` a dimension. Sentences are whole and end with their mark.
 */
export interface MessageCatalogue {
  /** Opening and closing quotation mark. */
  readonly quotes: readonly [string, string];
  readonly dimensions: Readonly<Record<Dimension, string>>;
  /** `{name}`, `{rating}`, `{score}` */
  readonly verdict: string;
  /** `{section}`: a heading in quotation marks. */
  readonly inSection: string;
  readonly atStart: string;
  /** `{where}`, `{quote}`; follows a finding and shows where it is. */
  readonly example: string;
  /** What was seen, a sentence each; `{n}` where it counts. */
  readonly findings: Readonly<Record<FindingKind, string>>;
  /** What to do, a sentence each. */
  readonly advice: Readonly<Record<Defect, string>>;
  /** What is said of the prose, for better and for worse, and what to do; only where there is something to say. */
  readonly prose: Readonly<Record<ProseAspect, ProseMessages>>;
  /** `{name}`, `{points}` */
  readonly effect: string;
  /** What can not be known from the text; one a dimension that has such a limit. */
  readonly unknown: Readonly<Partial<Record<Dimension, string>>>;
  /** `{n}` words, `{m}` sections, `{sentences}` */
  readonly extent: string;
  readonly nothingSeen: string;
  readonly notMeasured: string;
  readonly cut: string;
  /** `{kind}` */
  readonly ymyl: string;
  readonly ymylKinds: Readonly<Record<YmylKind, string>>;
  readonly wholeText: string;
}
