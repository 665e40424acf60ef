import { parsedUrl } from '../contract/parsed-url.ts';
export type OutboundErrorCode =
  | 'invalid_url'
  | 'invalid_header'
  | 'refused_address'
  | 'unknown_host'
  | 'refused_redirect'
  | 'too_many_redirects'
  | 'timeout'
  | 'too_large'
  | 'refused_type'
  | 'connection'
  | 'robots';

/**
 * Why an address gave nothing. `message` is a sentence for the customer: it names the address that was asked for,
 * never where that led to inside a network. `cause` is for the log.
 */
export class OutboundError extends Error {
  readonly code: OutboundErrorCode;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** The address as it was asked for, without user name and password. */
  readonly url: string;

  constructor(
    code: OutboundErrorCode,
    message: string,
    details: { readonly url: string; readonly retryable?: boolean; readonly cause?: unknown },
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'OutboundError';
    this.code = code;
    this.retryable = details.retryable ?? false;
    this.url = withoutSecrets(details.url);
  }
}

const SHOWN_CHARACTERS = 200;

/** An address for a message: one line, not too long, without user name, query and fragment, which may be secret. */
export function shownUrl(url: string): string {
  const parsed = parsedUrl(url);
  const text =
    parsed === undefined || parsed.host === ''
      ? withoutSecrets(url)
      : `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  const oneLine = text.replace(/\p{Cc}+/gu, ' ');
  return oneLine.length <= SHOWN_CHARACTERS ? oneLine : `${oneLine.slice(0, SHOWN_CHARACTERS)}…`;
}

function withoutSecrets(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:[\\/]*)[^\\/?#]*@/i, '$1');
}
