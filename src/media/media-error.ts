/** Why a provider gave nothing. The message is a plain sentence in our own words: never a key. */
export class MediaError extends Error {
  /** Asking again at once would fail in the same way: its server is away, or wants to be left alone. */
  readonly isLasting: boolean;

  constructor(message: string, details: { readonly isLasting?: boolean; readonly cause?: unknown } = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'MediaError';
    this.isLasting = details.isLasting ?? false;
  }
}
