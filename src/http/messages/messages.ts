import type { HttpErrorCode } from '../../contract/error-codes.ts';
import type { RequestError } from '../../contract/errors.ts';
import type { JobState } from '../../contract/job-states.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { UnhonouredWish } from '../../contract/wishes.ts';
import type { OrderNote } from '../../orders/order-notes.ts';

/** Operations whose answers have no `message`. */
type Wordless = 'getImageBytes' | 'streamBlogEvents';
/** Operations whose message says more than that they were done. */
type Composed =
  | 'writeBlog'
  | 'retryBlog'
  | 'getBlogResult'
  | 'writeEarlierBlog'
  | 'getEarlierBlog'
  | 'startEvaluation'
  | 'getEvaluation';

type NoteOf<K extends OrderNote['kind']> = Extract<OrderNote, { kind: K }>;

/** Every word the service says to a client, in one language. Codes, field names and values are never translated. */
export interface Messages {
  /** As `Content-Language` names it. */
  readonly language: 'en' | 'zh-CN';
  readonly done: Readonly<Record<Exclude<OperationId, Wordless | Composed>, string>>;
  readonly started: string;
  readonly result: Readonly<Record<JobState, string>>;
  /** The same for an evaluation. */
  readonly evaluation: Readonly<Record<JobState, string>>;
  readonly notes: { readonly [K in OrderNote['kind']]: (note: NoteOf<K>) => string };
  /** Keys of the body inside open objects that no field stands for. */
  openKeys(paths: readonly string[]): string;
  /** @param wishes each as `wish` words it */
  unhonoured(wishes: readonly string[]): string;
  wish(wish: UnhonouredWish): string;
  reason(wish: UnhonouredWish): string;
  /** What stands between two sentences. */
  readonly gap: string;
  error(error: RequestError): string;
}

/** One general sentence for each code. */
export type ErrorSentences = Readonly<Record<HttpErrorCode, string>>;
