import type { StepName } from '../contract/field-owners.ts';
import type { JobEventBody } from '../contract/job-events.ts';
import type { ArticleField, ArticleOrder, ArticleRequest } from '../contract/write-blog.ts';
import type { ModelDesk } from './ask-model.ts';
import type { ComposedDraft, Draft, SharedDraft } from './draft.ts';
import type { WritingPorts } from './ports.ts';

/** What a step tells of its work beside the words. */
export type ToldFacts = Pick<JobEventBody, 'queries' | 'pages' | 'outline' | 'written'>;

/** What a step may use beside its input. */
export type StepTools = Pick<
  WritingPorts,
  | 'aimAtWords'
  | 'ask'
  | 'brands'
  | 'clock'
  | 'customer'
  | 'library'
  | 'media'
  | 'memory'
  | 'outlineApproval'
  | 'signal'
  | 'siteLinks'
  | 'slugs'
  | 'titles'
  | 'web'
  | 'webMeans'
> & {
  /** A language model writes: sources are evidence, and need not be quotable. */
  readonly composes: boolean;
  /** Asks the language model; only steps of the pipeline that composes may. */
  readonly model: ModelDesk;
  /** Tells what is being done, in plain words, and what of it programs can use. */
  readonly tell: (detail: string, facts?: ToldFacts) => void;
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
  Drafted = ComposedDraft & Draft,
  Name extends StepName & keyof Drafted = StepName & keyof Drafted,
  Reads extends readonly ArticleField[] = readonly ArticleField[],
  Needs extends readonly (keyof Drafted)[] = readonly (keyof Drafted)[],
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
  readonly skipped?: Drafted[Name];
  /** Results of earlier steps that stand differently from now on. */
  readonly amends?: (result: Drafted[Name]) => Partial<Drafted>;
  run(fields: FieldsOf<Reads>, draft: Readonly<Pick<Drafted, Needs[number]>>, tools: StepTools): Promise<Drafted[Name]>;
}

/** Declares a step that both ways of writing share, with its name, fields and needs as literal types. */
export function defineSharedStep<
  const Name extends StepName & keyof SharedDraft,
  const Reads extends readonly ArticleField[],
  const Needs extends readonly (keyof SharedDraft)[],
>(step: Step<SharedDraft, Name, Reads, Needs>): Step<SharedDraft, Name, Reads, Needs> {
  return step;
}

/** The same for a step of the embedded writer, which quotes its sources. */
export function defineStep<
  const Name extends StepName & keyof Draft,
  const Reads extends readonly ArticleField[],
  const Needs extends readonly (keyof Draft)[],
>(step: Step<Draft, Name, Reads, Needs>): Step<Draft, Name, Reads, Needs> {
  return step;
}

/** The same for a step of an article that a language model writes. */
export function defineComposedStep<
  const Name extends StepName & keyof ComposedDraft,
  const Reads extends readonly ArticleField[],
  const Needs extends readonly (keyof ComposedDraft)[],
>(step: Step<ComposedDraft, Name, Reads, Needs>): Step<ComposedDraft, Name, Reads, Needs> {
  return step;
}
