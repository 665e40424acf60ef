import { parsedUrl } from '../../contract/parsed-url.ts';

const LONGEST = 2048;
/** Wrappers within wrappers beyond this are not worth following. */
const MOST_WRAPPERS = 5;

/** Parameters that only say where a reader came from or who they are. */
const TRACKING = new Set([
  '_branch_match_id', '_ga', '_gl', '_hsenc', '_hsmi', '_ke', '_openstat', '_pos', '_psq', '_sid', '_ss', 'at_campaign',
  'at_medium', 'at_custom1', 'at_custom2', 'at_custom3', 'at_custom4', 'cmpid', 'cvid', 'dclid', 'dicbo', 'ef_id',
  'epik', 'fb_action_ids', 'fb_action_types', 'fb_ref', 'fb_source', 'fbclid', 'ga_campaign', 'ga_content',
  'ga_medium', 'ga_source', 'ga_term', 'gad_source', 'gad_campaignid', 'gbraid', 'gclid', 'gclsrc', 'gs_l', 'guccounter',
  'guce_referrer', 'guce_referrer_sig', 'hsa_acc', 'hsa_ad', 'hsa_cam', 'hsa_grp', 'hsa_kw', 'hsa_mt', 'hsa_net',
  'hsa_src', 'hsa_tgt', 'hsa_ver', 'hsctatracking', 'icid', 'igsh', 'igshid', 'irclickid', 'li_fat_id', 'mc_cid',
  'mc_eid', 'mibextid', 'mkt_tok', 'msclkid', 'ml_subscriber', 'ml_subscriber_hash', 'ncid', 'oft_ck', 'oft_d', 'oft_id',
  'oft_k', 'oft_lk', 'oft_sk', 'oly_anon_id', 'oly_enc_id', 'pk_campaign', 'pk_kwd', 'pk_keyword', 'pk_medium',
  'pk_source', 'rb_clickid', 'ref_', 'ref_src', 'ref_url', 's_cid', 's_kwcid', 'scid', 'share_token', 'si_source',
  'smid', 'spm', 'sr_share', 'srsltid', 'ttclid', 'twclid', 'vero_conv', 'vero_id', 'wickedid', 'wprov', 'wt_mc',
  'wt_zmc', 'xtor', 'yclid', 'ysclid', 'zanpid',
]); // biome-ignore format: one list
const TRACKING_PREFIXES = ['utm_', 'mtm_', 'matomo_', 'piwik_', 'pf_rd_', 'stm_', 'trk_', 'hmb_', '__hs'];
/** These mean something on many sites; they go only where their value names a place a reader came from. */
const REFERRER_NAMES = new Set(['ref', 'referer', 'referrer', 'source', 'src', 'from', 'cid', 'share']);
const REFERRER_VALUES =
  /^(?:(?:www\.)?(?:google|bing|duckduckgo|facebook|twitter|linkedin|reddit|pinterest|producthunt|hackernews|hacker-news|instagram|youtube|tiktok|whatsapp|telegram|wechat|weibo|openai|chatgpt|perplexity|feedly|flipboard|getpocket|pocket)(?:\.com|\.net)?|x\.com|t\.co|hn|rss|feed|newsletter|email|e-mail|share|sharing|social|amp|homepage|search|searchresult|ref)$/i;

/** Links of search engines and networks that only lead on, and the parameter that holds where to. */
const WRAPPERS: readonly { readonly host: RegExp; readonly path: RegExp; readonly target: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, target: ['q', 'url'] },
  { host: /^(?:html\.|www\.)?duckduckgo\.com$/, path: /^\/l\/$/, target: ['uddg'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, target: ['u'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, target: ['q'] },
  { host: /^out\.reddit\.com$/, path: /./, target: ['url'] },
];

/**
 * The address of a page as it is shown and linked to: http or https, without what only tells where a reader came from
 * (`utm_*`, `gclid`, `fbclid`, text fragments ...) and unwrapped where a search engine or network put itself in
 * between. Parameters that may decide what the page shows are kept, as they are written and in their order; so is the
 * fragment.
 *
 * @returns undefined for what is no such address, names a user, or is longer than 2,048 characters; never throws
 */
export function cleanUrl(text: string): string | undefined {
  let url = webUrl(text);
  for (let depth = 0; url !== undefined; depth += 1) {
    const inner = wrapped(url);
    if (inner === undefined) break;
    if (depth === MOST_WRAPPERS) return undefined;
    url = webUrl(inner);
  }
  if (url === undefined) return undefined;
  url.hostname = url.hostname.replace(/\.$/, '');
  url.search = keptParameters(url.search);
  url.hash = keptFragment(url.hash);
  return url.href.length <= LONGEST ? url.href : undefined;
}

function webUrl(text: string): URL | undefined {
  const trimmed = text.trim();
  const url = /^https?:\/\//i.test(trimmed) ? parsedUrl(trimmed) : undefined;
  if (url === undefined) return undefined;
  const isPlain = url.username === '' && url.password === '' && /[^.]/.test(url.hostname);
  return isPlain && !url.hostname.endsWith('..') ? url : undefined;
}

function wrapped(url: URL): string | undefined {
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const inner = wrapper?.target.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  return inner !== undefined && inner !== null && /^https?:\/\//i.test(inner.trim()) ? inner : undefined;
}

function keptParameters(search: string): string {
  const kept = search
    .replace(/^\?+/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(pair))
    .join('&');
  // A mark that a dropped parameter leaves at the front would open the parameters a second time.
  return kept.startsWith('?') ? keptParameters(kept) : kept;
}

/** Text fragments and marks of campaigns say nothing of the page. */
function keptFragment(hash: string): string {
  const fragment = hash.replace(/^#+/, '').replace(/#*:~:.*$/s, '');
  return /^(?:utm_|xtor=|at_|mtm_|ref=)/i.test(fragment) ? '' : fragment.replace(/#+$/, '');
}

function isTracking(pair: string): boolean {
  const [rawName = '', ...rest] = pair.split('=');
  const name = decoded(rawName).toLowerCase().replace(/^amp;/, '');
  if (TRACKING.has(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix))) return true;
  return REFERRER_NAMES.has(name) && REFERRER_VALUES.test(decoded(rest.join('=')).replace(/=+$/, ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
