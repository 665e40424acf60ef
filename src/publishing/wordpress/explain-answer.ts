import { parsedUrl } from '../../contract/parsed-url.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import type { RestError } from './answers.ts';

const LONGEST_WORDS = 300;

/** What WordPress has answered instead of what was asked for. */
export interface Refusal {
  readonly address: string;
  readonly status: number;
  /** As WordPress says it; undefined when the answer was none of its own. */
  readonly error: RestError | undefined;
  readonly retryAfter: string | undefined;
  readonly location: string | undefined;
  /** What was to be done: `create the post`. */
  readonly doing: string;
}

/** A sentence for the owner of the site: what went wrong, and what to do about it. */
export function explainRefusal(refusal: Refusal): PublishingError {
  const { address, status, error, doing } = refusal;
  const words = error === undefined ? '' : ` WordPress says: ${plainWords(error)}`;
  const failed = (reason: string) =>
    new PublishingError(`${address}: could not ${doing}: ${reason}${words}`, { isLoginRefused: status === 401 });
  if (status >= 300 && status < 400) return failed(redirected(refusal.location));
  if (status === 401) {
    return failed(
      'user name and application password were not accepted (401). Make a new application password and connect again; a server that drops the Authorization header must be told to pass it on.',
    );
  }
  if (status === 403) {
    return failed('it is forbidden (403): the user lacks the right, or a security plugin or firewall is in the way.');
  }
  if (status === 404) return failed('there is no such thing, or the REST API is switched off (404).');
  if (status === 413) {
    return failed(
      'the server takes no body that large (413): raise upload_max_filesize and post_max_size of PHP and the limit of the web server.',
    );
  }
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return new PublishingError(
      `${address}: could not ${doing}: the server has a problem of its own (${status}).${words}`,
      { retryable: true, retryAfterMs: retryAfterMs(refusal.retryAfter) },
    );
  }
  return failed(`it was refused (${status}).`);
}

function redirected(location: string | undefined): string {
  const to = (location === undefined ? undefined : parsedUrl(location)?.origin) ?? 'another address';
  return `the server sends us on to ${to}, where the password is not sent; connect the site with that address instead.`;
}

/** Only seconds; a date would need the other side's clock. */
function retryAfterMs(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : undefined;
}

/** Messages of WordPress hold markup, and anything a plugin likes. */
export function plainWords({ message, code }: RestError): string {
  const text = message
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const words = text === '' ? code : text;
  return words.length <= LONGEST_WORDS ? words : `${words.slice(0, LONGEST_WORDS)}…`;
}
