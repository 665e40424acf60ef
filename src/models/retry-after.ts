const LONGEST_MS = 7 * 24 * 3_600_000;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

const IN_WORDS =
  /\b(?:try again|retry)(?: request)? (?:in|after) (\d[\d.hms]{0,20}(?: (?:seconds?|minutes?|hours?))?)/i;

/**
 * How long a provider asks us to wait, in milliseconds, wherever it says so: `retry-after-ms`, `retry-after` in seconds
 * or as a date, Google's `retryDelay`, "try again in 1m2.5s". Undefined when it does not.
 * @param headers names in lower case
 * @param now what a date is measured from when the answer has no date of its own
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, body: string, now: Date): number | undefined {
  const milliseconds =
    numberOf(headers['retry-after-ms']) ?? fromHeader(headers['retry-after'], headers.date, now) ?? fromBody(body);
  if (milliseconds === undefined) return undefined;
  return Math.min(LONGEST_MS, Math.max(0, Math.ceil(milliseconds)));
}

function fromHeader(value: string | undefined, sentAt: string | undefined, now: Date): number | undefined {
  const seconds = numberOf(value);
  if (seconds !== undefined) return seconds * 1_000;
  const at = /[a-z]{3}/i.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  // Both dates are of the provider's clock, which need not be ours.
  const sent = Date.parse(sentAt ?? '');
  return at - (Number.isNaN(sent) ? now.getTime() : sent);
}

function fromBody(body: string): number | undefined {
  const text = body.slice(0, 20_000);
  const [, said] = /"retryDelay"\s*:\s*"([\d.hms]{2,20})"/.exec(text) ?? IN_WORDS.exec(text) ?? [];
  if (said === undefined) return undefined;
  const parts = [...said.replace(/ (?=[hms])/g, '').matchAll(/(\d+(?:\.\d+)?)(ms|[hms])/g)];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0);
}

function numberOf(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}
