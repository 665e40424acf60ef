import { cleanUrl } from './clean-url.ts';

/** Addresses of these files are the folder's own. */
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i;
const AMP_PATH = /(?<=[^/.])(?:\/amp|\.amp)(?=\/?$)|(?<=[^/.])\.amp(?=\.html?$)/i;
const AMP_PARAMETER = /^(?:amp(?:=(?:1|true|yes)?)?|outputtype=amp|view=amp|mobile(?:=(?:1|true))?|m=1)$/i;
const HOST_FIRST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+(?:[/:]|$)/i;
/** Chinese Wikipedia shows one article in several spellings, each under a path of its own. */
const CHINESE_VARIANT = /^\/zh(?:-[a-z]{2,4})?\/(?=[^/])/i;

/**
 * One text for all addresses under which a page is found: with and without `www`, over http and https, mobile and AMP
 * forms, with and without a slash at the end, an index file, tracking parameters, a fragment, whatever the order of
 * its parameters.
 *
 * @returns host, path and parameters, without scheme; the trimmed text itself when it is no web address
 */
export function pageKey(address: string): string {
  const clean = cleanUrl(address);
  if (clean === undefined) return address.trim();
  const url = withoutAmpCache(new URL(clean));
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${hostKey(url.hostname)}${port}${pathKey(url)}${parametersKey(url.search)}`;
}

/** `www-example-com.cdn.ampproject.org/c/s/www.example.com/page` is `www.example.com/page`. */
function withoutAmpCache(url: URL): URL {
  const isCache = url.hostname.endsWith('.cdn.ampproject.org') || url.hostname === 'cdn.ampproject.org';
  const isViewer = /^(?:www\.)?google\.[a-z.]{2,6}$/.test(url.hostname) && url.pathname.startsWith('/amp/');
  if (!isCache && !isViewer) return url;
  const rest = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(isCache ? /^\/[a-z]+\// : /^\/amp\//, '')
    .replace(/^s\//, '');
  const inner = HOST_FIRST.test(rest) ? cleanUrl(`https://${rest}${url.search}`) : undefined;
  return inner === undefined ? url : withoutAmpCache(new URL(inner));
}

function hostKey(hostname: string): string {
  const labels = hostname.split('.');
  while (labels.length > 2 && /^(?:www\d?|m|mobile|amp)$/.test(labels[0] ?? '')) labels.shift();
  // `en.m.wikipedia.org`, `de.m.wikivoyage.org`
  if (labels.length > 3 && labels[1] === 'm') labels.splice(1, 1);
  return labels.join('.');
}

function pathKey({ hostname, pathname }: URL): string {
  // Read once more without empty parts, beside which Node 20 overlooks `..`.
  let path = new URL(evenlyEncoded(pathname).replace(/\/{2,}/g, '/'), 'https://any.example').pathname;
  if (/(?:^|\.)wikipedia\.org$/.test(hostname)) path = path.replace(CHINESE_VARIANT, '/wiki/');
  for (let before = ''; before !== path; ) {
    before = path;
    path = path.replace(AMP_PATH, '').replace(INDEX_FILE, '/').replace(/\/+$/, '');
  }
  return path;
}

/** Escapes that need not be are undone, the others written in one way. */
function evenlyEncoded(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (written, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : written.toUpperCase();
  });
}

function parametersKey(search: string): string {
  const pairs = search
    .slice(1)
    .split('&')
    .map((pair) => evenlyEncoded(pair).replace(/=+$/, '').replaceAll('?', '%3F'))
    .filter((pair) => pair !== '' && !AMP_PARAMETER.test(pair))
    .sort();
  return pairs.length === 0 ? '' : `/?${[...new Set(pairs)].join('&')}`;
}
