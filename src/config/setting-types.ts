import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { domainNameOf } from '../contract/domains.ts';
import { parsedUrl } from '../contract/parsed-url.ts';

/** How the text of a variable becomes a value. */
export interface SettingType<T> {
  /** What is allowed, as a phrase: `a whole number from 1 to 256`. */
  readonly allowed: string;
  /** @returns undefined when the text is not allowed */
  parse(text: string): T | undefined;
  /** What a text that is not allowed most likely stands for. */
  guess?(text: string): string | undefined;
}

export const folder: SettingType<string> = {
  allowed: 'a folder; a relative one counts from where the command is started',
  parse: (text) => (text.includes('\0') ? undefined : resolve(text)),
};

export const filePath: SettingType<string> = {
  allowed: 'a file; a relative one counts from where the command is started',
  parse: folder.parse,
};

/** An amount of money; cents and their parts are kept. */
export const usDollars: SettingType<number> = {
  allowed: 'an amount of US dollars above 0, such as 0.75 or 20',
  parse(value) {
    const amount = /^\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
    return amount > 0 ? amount : undefined;
  },
};

const TOKEN_PRICE = /^\d{1,6}(\.\d{1,6})?\/\d{1,6}(\.\d{1,6})?$/;

/** What tokens cost, for a million of them. */
export const tokenPrice: SettingType<string> = {
  allowed: 'INPUT/OUTPUT in US dollars for a million tokens, such as 0.15/0.6; 0/0 for what costs nothing',
  parse: (value) => (TOKEN_PRICE.test(value) ? value : undefined),
};

export const hostName: SettingType<string> = {
  allowed: 'an IP address or a host name, without port',
  parse: (text) => (isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined),
};

export function wholeNumber(least: number, most: number): SettingType<number> {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    parse(text) {
      const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return number >= least && number <= most ? number : undefined;
    },
  };
}

export function oneOf<T extends string>(...choices: readonly T[]): SettingType<T> {
  return { allowed: `one of ${choices.join(', ')}`, parse: (text) => choices.find((choice) => choice === text) };
}

/** Any text that is not empty. */
export const text: SettingType<string> = { allowed: 'a text', parse: (value) => value };

/** Some of the choices, each once, in the order given. */
export function listOf<T extends string>(...choices: readonly T[]): SettingType<readonly T[]> {
  return {
    allowed: `a list, by commas, of ${choices.join(', ')}`,
    parse(value) {
      const named = entriesOf(value);
      const known = named.flatMap((entry) => choices.find((choice) => choice === entry) ?? []);
      return known.length === named.length ? Object.freeze([...new Set(known)]) : undefined;
    },
  };
}

/** Domain names, as they are compared. */
export const domainList: SettingType<readonly string[]> = {
  allowed: 'domain names without scheme and path, by commas',
  parse: (value) => allOf(entriesOf(value).map(domainNameOf)),
};

/** Hosts, each with a port or without. */
export const hostList: SettingType<readonly string[]> = {
  allowed: 'hosts as `host`, `host:port`, `[address]` or `[address]:port`, by commas',
  parse: (value) => allOf(entriesOf(value).map(hostWithPort)),
};

function hostWithPort(entry: string): string | undefined {
  const url = /^[^/@?#\\]+$/.test(entry) ? parsedUrl(`http://${entry}`) : undefined;
  if (url === undefined) return undefined;
  const port = /:(\d+)$/.exec(entry.startsWith('[') ? entry.slice(entry.indexOf(']')) : entry)?.[1];
  return port === undefined ? url.hostname : `${url.hostname}:${port}`;
}

function entriesOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function allOf<T>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? Object.freeze(known) : undefined;
}

/** A switch, with the value that each of its positions means. */
export function yesOrNo<const Yes, const No>(yes: Yes, no: No): SettingType<Yes | No> {
  return {
    allowed: 'true or false',
    parse: (text) => (text === 'true' ? yes : text === 'false' ? no : undefined),
  };
}

export function longText(leastCharacters: number): SettingType<string> {
  return {
    allowed: `at least ${leastCharacters} characters`,
    parse: (text) => (text.length >= leastCharacters ? text : undefined),
  };
}

export const postgresUrl: SettingType<string> = {
  allowed: 'postgresql://USER:PASSWORD@HOST:PORT/DATABASE',
  parse: (text) => (/^postgres(ql)?:$/.test(parsedUrl(text)?.protocol ?? '') ? text : undefined),
};

export const webAddress: SettingType<string> = {
  allowed: 'an http or https address without user, query and fragment',
  parse(text) {
    const url = parsedUrl(text);
    if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
    return url.href.replace(/\/+$/, '');
  },
};

/** As Fastify's `trustProxy`: nobody, everybody, the last so many hops, or these addresses. */
export const trustedProxies: SettingType<boolean | number | readonly string[]> = {
  allowed: 'true, false, a number of hops from 1 to 32, or a list of IP addresses and networks (10.0.0.0/8, loopback)',
  parse(text) {
    if (text === 'true' || text === 'false') return text === 'true';
    const hops = wholeNumber(1, 32).parse(text);
    if (hops !== undefined) return hops;
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.every(isNetwork) ? Object.freeze(entries) : undefined;
  },
};

function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || wholeNumber(0, family === 4 ? 32 : 128).parse(bits) !== undefined;
}
