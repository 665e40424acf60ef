import type { Outbound, OutboundRequest, OutboundResponse } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import type { Clock } from '../../support/clock.ts';
import { PROVIDER_TITLES, type ProviderName, SearchError, type SearchErrorCode } from './search-provider.ts';

/** What every provider is made with. */
export interface ProviderOptions {
  /** A way to addresses from settings. */
  readonly outbound: Pick<Outbound, 'fetch'>;
  readonly clock: Clock;
  /** Instead of the provider's own base address; without slash at the end. */
  readonly baseUrl?: string | undefined;
}

export interface KeyedProviderOptions extends ProviderOptions {
  readonly key: string;
}

/** Where a provider is, and how it says what went wrong. */
export interface ProviderFacts {
  readonly name: ProviderName;
  readonly baseUrl: string;
  /** The setting to look at when its address is wrong. */
  readonly urlSetting: string;
  /** The setting that holds its key; undefined when it takes none. */
  readonly keySetting?: string;
  /** What a refusal means where the status alone does not say it; undefined: what it usually means. */
  explain?(answer: ProviderAnswer): { readonly code: SearchErrorCode; readonly message: string } | undefined;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Decoded as UTF-8, which all of them speak. */
  readonly text: string;
}

const MOST_BYTES = 2 * 1024 * 1024;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * Asks a provider for something.
 * @throws SearchError for whatever is no 2xx answer, or takes longer or is larger than allowed; the signal's reason
 */
export async function askProvider(
  { outbound, clock }: ProviderOptions,
  facts: ProviderFacts,
  request: OutboundRequest,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  signal.throwIfAborted();
  let response: OutboundResponse;
  try {
    response = await outbound.fetch({ maxBytes: MOST_BYTES, maxRedirects: 3, ...request, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof OutboundError ? unreached(facts, error) : error;
  }
  const answer = { status: response.status, headers: response.headers, text: new TextDecoder().decode(response.body) };
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw refusal(facts, answer, clock);
}

/** Whether anything answers at the provider's address; see `SearchProvider.knock`. */
export async function knockAt(
  options: ProviderOptions,
  facts: ProviderFacts,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  try {
    await options.outbound.fetch({ url, method: 'HEAD', maxRedirects: 0, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    if (NO_SIGN_OF_LIFE.has(error.code)) throw unreached(facts, error);
  }
}

const NO_SIGN_OF_LIFE: ReadonlySet<OutboundError['code']> = new Set([
  'invalid_url',
  'refused_address',
  'unknown_host',
  'timeout',
  'connection',
]);

function unreached({ name, urlSetting }: ProviderFacts, cause: OutboundError): SearchError {
  const title = PROVIDER_TITLES[name];
  const fail = (code: SearchErrorCode, message: string) => new SearchError(name, code, message, { cause });
  switch (cause.code) {
    case 'timeout':
      return fail('timeout', `${title} did not answer in time.`);
    case 'too_large':
      return fail('bad_answer', `${title} answered with more than ${MOST_BYTES / 1024 / 1024} MiB.`);
    case 'unknown_host':
    case 'connection':
      return new SearchError(name, 'unavailable', `${title} could not be reached.`, { isUnreached: true, cause });
    default:
      return new SearchError(name, 'refused', `${title} could not be asked at its address; look at ${urlSetting}.`, {
        isLasting: true,
        cause,
      });
  }
}

function refusal(facts: ProviderFacts, answer: ProviderAnswer, clock: Clock): SearchError {
  const { code, message } = facts.explain?.(answer) ?? usually(facts, answer.status);
  const retryAfterMs = code === 'rate_limited' ? retryAfter(answer.headers, clock) : undefined;
  // Forbidden, or not there at all: the search itself is not to blame.
  const isLasting = code === 'refused' && (answer.status === 403 || answer.status === 404 || answer.status < 400);
  return new SearchError(facts.name, code, message, isLasting ? { isLasting } : { retryAfterMs });
}

function usually(
  { name, urlSetting, keySetting }: ProviderFacts,
  status: number,
): { readonly code: SearchErrorCode; readonly message: string } {
  const title = PROVIDER_TITLES[name];
  if (status === 429) return { code: 'rate_limited', message: `${title} was asked too often.` };
  if (status === 402) return { code: 'exhausted', message: `The plan for ${title} is used up.` };
  if (status === 401 || (status === 403 && keySetting !== undefined)) {
    const reason = keySetting === undefined ? 'asks for a key, and takes none from us' : 'did not accept our key';
    const remedy = keySetting === undefined ? `look at ${urlSetting}` : `check ${keySetting}`;
    return { code: 'unauthorized', message: `${title} ${reason} (status ${status}); ${remedy}.` };
  }
  if (status === 408 || status === 504) {
    return { code: 'timeout', message: `${title} took too long (status ${status}).` };
  }
  if (status >= 500) return { code: 'unavailable', message: `${title} has a fault of its own (status ${status}).` };
  if (status === 404 || (status >= 300 && status < 400)) {
    return { code: 'refused', message: `${title} is not at this address (status ${status}); look at ${urlSetting}.` };
  }
  return { code: 'refused', message: `${title} refused the search (status ${status}).` };
}

/** `Retry-After` as seconds or date, else the first limit that Brave's `X-RateLimit-Reset` says is used up. */
function retryAfter(headers: ReadonlyMap<string, string>, clock: Clock): number | undefined {
  const given = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(given)) return Math.min(Number(given) * 1000, LONGEST_WAIT_MS);
  const at = given === '' ? Number.NaN : Date.parse(given);
  if (!Number.isNaN(at)) return Math.min(Math.max(0, at - clock.now().getTime()), LONGEST_WAIT_MS);
  const left = numbersOf(headers.get('x-ratelimit-remaining'));
  const seconds = numbersOf(headers.get('x-ratelimit-reset')).find((_, index) => (left[index] ?? 0) === 0);
  return seconds === undefined ? undefined : Math.min(seconds * 1000, LONGEST_WAIT_MS);
}

function numbersOf(list: string | undefined): number[] {
  return (list ?? '')
    .split(',')
    .map((entry) => Number.parseInt(entry.trim(), 10))
    .filter((number) => Number.isSafeInteger(number) && number >= 0);
}
