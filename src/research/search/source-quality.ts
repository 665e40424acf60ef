import { parsedUrl } from '../../contract/parsed-url.ts';
import { type HostKind, hostKindOf } from './host-kinds.ts';

/** What is known of a page before or after it is read. */
export interface JudgedPage {
  readonly url: string;
  readonly title?: string | undefined;
  /** ISO date. */
  readonly date?: string | undefined;
  readonly author?: string | undefined;
  readonly publisher?: string | undefined;
  /** Found in a scholarly index. */
  readonly isScholarly?: boolean;
  /** Providers that found it. */
  readonly foundBy?: number;
}

export type QualityReason =
  | HostKind
  | 'scholarly index'
  | 'dated'
  | 'recent'
  | 'old'
  | 'authored'
  | 'found by several'
  | 'list of links'
  | 'bait'
  | 'advertisement';

export interface SourceQuality {
  /** From 0 to 1; 0.5 where nothing is known. */
  readonly score: number;
  /** Strongest first. */
  readonly reasons: readonly QualityReason[];
}

/** What each reason adds to or takes from an unknown page. */
const WEIGHTS: Readonly<Record<QualityReason, number>> = {
  statistics: 0.4,
  official: 0.35,
  intergovernmental: 0.35,
  scholarly: 0.35,
  'scholarly index': 0.3,
  standards: 0.3,
  encyclopedia: 0.25,
  reference: 0.2,
  news: 0.15,
  dated: 0.05,
  recent: 0.05,
  authored: 0.05,
  'found by several': 0.05,
  old: -0.05,
  'free host': -0.1,
  'list of links': -0.15,
  'document sharing': -0.2,
  'press releases': -0.2,
  bait: -0.2,
  forum: -0.25,
  shop: -0.25,
  social: -0.3,
  'bare address': -0.3,
  advertisement: -0.3,
  'content farm': -0.35,
};

const UNKNOWN = 0.5;
const YEAR_MS = 31_556_952_000;
const YEARS = { recent: 2, old: 10 } as const;
/** Tag and category pages, searches, carts: nothing to quote. */
const LIST_PATH =
  /\/(?:tags?|categor(?:y|ies|ie|ia)|kategorie|etiqueta|topics?|search|suche|recherche|buscar|cart|login|signin|archive)(?:\/|$)/i;
const ADVERTISEMENT = /(?:^|\/)(?:sponsored|advertorial|anzeige|publireportage|partner-content|promoted)(?:[/-]|$)/i;
const BAIT = /!{2,}|\?!|\b(?:you won['’]t believe|shocking|doctors hate|this one (?:weird )?trick)\b/i;

/**
 * How far a page may be trusted by what its host, address, title and facts say, before a word of it is read. It says
 * nothing of the subject: a good source can be about something else.
 */
export function sourceQuality(page: JudgedPage, now: Date): SourceQuality {
  const reasons = reasonsFor(page, now).sort((one, other) => Math.abs(WEIGHTS[other]) - Math.abs(WEIGHTS[one]));
  const sum = reasons.reduce((total, reason) => total + WEIGHTS[reason], UNKNOWN);
  return { score: Math.min(1, Math.max(0, Math.round(sum * 100) / 100)), reasons };
}

/**
 * Hits in the order in which they are worth reading: their rank, moved by their quality. A page of twice the quality
 * is read before one that is found a little sooner.
 */
export function inReadingOrder<T extends JudgedPage & { readonly score: number }>(hits: readonly T[], now: Date): T[] {
  return hits
    .map((hit, place) => ({ hit, place, worth: hit.score * (0.5 + sourceQuality(hit, now).score) }))
    .sort((one, other) => other.worth - one.worth || one.place - other.place)
    .map(({ hit }) => hit);
}

function reasonsFor(page: JudgedPage, now: Date): QualityReason[] {
  const reasons: QualityReason[] = [];
  const url = parsedUrl(page.url);
  if (url !== undefined) {
    const { hostname, pathname } = url;
    const kind = hostKindOf(hostname);
    if (kind !== undefined) reasons.push(kind);
    if (LIST_PATH.test(pathname)) reasons.push('list of links');
    if (ADVERTISEMENT.test(pathname)) reasons.push('advertisement');
  }
  if (page.isScholarly === true && !reasons.includes('scholarly')) reasons.push('scholarly index');
  if (BAIT.test(page.title ?? '')) reasons.push('bait');
  if (page.author !== undefined && page.author !== '') reasons.push('authored');
  if ((page.foundBy ?? 1) > 1) reasons.push('found by several');
  return [...reasons, ...reasonsOfDate(page.date, now)];
}

/** A date in the future is none. */
function reasonsOfDate(date: string | undefined, now: Date): QualityReason[] {
  const moment = Date.parse(date ?? '');
  if (Number.isNaN(moment) || moment > now.getTime()) return [];
  const years = (now.getTime() - moment) / YEAR_MS;
  if (years <= YEARS.recent) return ['dated', 'recent'];
  return years > YEARS.old ? ['dated', 'old'] : ['dated'];
}
