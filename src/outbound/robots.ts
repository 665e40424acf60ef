import robotsModule from 'robots-parser';
import type { Clock } from '../support/clock.ts';
import type { Outbound } from './outbound.ts';
import { OutboundError, shownUrl } from './outbound-error.ts';
import { SingleFlight } from './single-flight.ts';

/** What an origin says to programs that crawl it. */
export interface RobotsRules {
  /** False when its rules could not be had: then nothing is allowed for the time being. */
  readonly known: boolean;
  /** @param url an address of the same origin */
  isAllowed(url: string): boolean;
  /** The wished pause between two requests, in milliseconds. */
  readonly crawlDelayMs: number | undefined;
}

// The package's types say that the function is the module's `default`; at run time it is the module itself.
const parseRobots = robotsModule as unknown as typeof robotsModule.default;

export interface Robots {
  /**
   * @param url an address of the origin that is meant
   * @throws OutboundError when the origin itself is refused or does not exist; or the signal's reason
   */
  rulesFor(url: URL, signal?: AbortSignal): Promise<RobotsRules>;
}

const READ_BYTES = 500 * 1024;
const TIMEOUT_MS = 10_000;
const KNOWN_MS = 12 * 3_600_000;
const UNKNOWN_MS = 10 * 60_000;
const REMEMBERED_ORIGINS = 1_000;

const ALL_ALLOWED: RobotsRules = { known: true, isAllowed: () => true, crawlDelayMs: undefined };
const NOT_NOW: RobotsRules = { known: false, isAllowed: () => false, crawlDelayMs: undefined };

/**
 * Reads robots.txt as RFC 9309 says: no file, or one that is denied, allows all; a server that fails allows nothing
 * until it is asked again.
 * @param agent the name that rules are looked up by: `Inkwright`
 */
export function createRobots(options: {
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly agent: string;
}): Robots {
  const { outbound, clock, agent } = options;
  const remembered = new Map<string, { readonly rules: RobotsRules; readonly until: number }>();
  const flights = new SingleFlight<RobotsRules>();

  async function read(origin: string, signal: AbortSignal): Promise<RobotsRules> {
    const rules = await fetchRules(outbound, `${origin}/robots.txt`, agent, signal);
    remember(origin, rules);
    return rules;
  }

  function remember(origin: string, rules: RobotsRules): void {
    remembered.delete(origin);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= REMEMBERED_ORIGINS) remembered.delete(oldest);
    remembered.set(origin, { rules, until: clock.now().getTime() + (rules.known ? KNOWN_MS : UNKNOWN_MS) });
  }

  return {
    async rulesFor({ origin }, signal) {
      const entry = remembered.get(origin);
      if (entry !== undefined && clock.now().getTime() < entry.until) return entry.rules;
      return flights.run(origin, signal, (shared) => read(origin, shared));
    },
  };
}

/** @throws OutboundError `robots` when a page must not be crawled, for good or for now */
export function checkRobots(rules: RobotsRules, url: URL): void {
  if (rules.isAllowed(url.href)) return;
  const name = `"${shownUrl(url.href)}"`;
  const message = rules.known
    ? `${name} asks programs not to read it (robots.txt).`
    : `${name} can not be read at present: what its server allows programs to read (robots.txt) could not be found out.`;
  throw new OutboundError('robots', message, { url: url.href, retryable: !rules.known });
}

const REFUSALS = new Set(['invalid_url', 'refused_address', 'unknown_host']);

async function fetchRules(outbound: Outbound, url: string, agent: string, signal: AbortSignal): Promise<RobotsRules> {
  try {
    // The limit is not met: reading stops before. What is longer is cut, as the standard has it.
    const maxBytes = Number.POSITIVE_INFINITY;
    const answer = await outbound.stream({ url, signal, timeoutMs: TIMEOUT_MS, maxBytes });
    const text = await readStart(answer.body);
    const { status } = answer;
    if (status === 429 || status >= 500) return NOT_NOW;
    return status >= 200 && status < 300 ? parseRules(url, text, agent) : ALL_ALLOWED;
  } catch (error) {
    if (error instanceof OutboundError && !REFUSALS.has(error.code)) return NOT_NOW;
    throw error;
  }
}

/** The first 500 KiB, up to the end of a line. */
async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > READ_BYTES) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, READ_BYTES));
  return bytes > READ_BYTES ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
}

function parseRules(url: string, text: string, agent: string): RobotsRules {
  const rules = parseRobots(url, text);
  const seconds = rules.getCrawlDelay(agent);
  return {
    known: true,
    isAllowed: (page) => rules.isAllowed(page, agent) !== false,
    crawlDelayMs: seconds === undefined || !Number.isFinite(seconds) || seconds < 0 ? undefined : seconds * 1000,
  };
}
