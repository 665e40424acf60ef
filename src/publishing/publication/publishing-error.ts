/** Why an article could not be published, in a sentence for its owner; `cause` is for the log. */
export class PublishingError extends Error {
  /** The same may succeed later without anybody doing something. */
  readonly retryable: boolean;
  /** What the other side asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** User name and password were not accepted. */
  readonly isLoginRefused: boolean;

  constructor(
    message: string,
    options: {
      readonly retryable?: boolean;
      readonly retryAfterMs?: number | undefined;
      readonly isLoginRefused?: boolean;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'PublishingError';
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.isLoginRefused = options.isLoginRefused ?? false;
  }
}
