import type { StepName } from '../contract/field-owners.ts';
import type { ArticleField, ArticleOrder, ArticleRequest } from '../contract/write-blog.ts';
import type { Draft } from './draft.ts';
import type { WritingPorts } from './ports.ts';

/** What a step may use beside its input. */
export type StepTools = Pick<
  WritingPorts,
  | 'aimAtWords'
  | 'ask'
  | 'clock'
  | 'customer'
  | 'library'
  | 'memory'
  | 'signal'
  | 'siteLinks'
  | 'slugs'
  | 'titles'
  | 'web'
  | 'webMeans'
> & {
  /** Tells what is being done, in plain words. */
  readonly tell: (detail: string) => void;
  /** The order apart from its fields, which a step gets only if it reads them. */
  readonly order: Omit<ArticleOrder, 'request'>;
  /** Steps that have run, for the report. */
  readonly stepsDone: readonly StepDone[];
};

export interface StepDone {
  readonly name: string;
  readonly version: number;
  readonly milliseconds: number;
}

type FieldsOf<Reads extends readonly ArticleField[]> = Readonly<Pick<ArticleRequest, Reads[number]>>;

/**
 * One step of the pipeline. It is given the request fields it reads and the results it needs, nothing else; it
 * returns a valid result or throws.
 */
export interface Step<
  Name extends StepName & keyof Draft = StepName & keyof Draft,
  Reads extends readonly ArticleField[] = readonly ArticleField[],
  Needs extends readonly (keyof Draft)[] = readonly (keyof Draft)[],
> {
  readonly name: Name;
  /** Recorded beside what the step remembers and in the report. */
  readonly version: number;
  readonly reads: Reads;
  readonly needs: Needs;
  /** What it does, in plain words for the progress line. */
  readonly doing: string;
  /** Absent: always. When false, the result is `skipped`. */
  readonly when?: (fields: FieldsOf<Reads>) => boolean;
  readonly skipped?: Draft[Name];
  run(fields: FieldsOf<Reads>, draft: Readonly<Pick<Draft, Needs[number]>>, tools: StepTools): Promise<Draft[Name]>;
}

/** Declares a step, with its name, fields and needs as literal types. */
export function defineStep<
  const Name extends StepName & keyof Draft,
  const Reads extends readonly ArticleField[],
  const Needs extends readonly (keyof Draft)[],
>(step: Step<Name, Reads, Needs>): Step<Name, Reads, Needs> {
  return step;
}
