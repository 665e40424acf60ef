import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import { parsedUrl } from '../contract/parsed-url.ts';
import { type CueName, findCues } from '../language/find-cues.ts';
import { type HostKind, hostKindOf } from './search/host-kinds.ts';
import type { SourceText } from './source-text.ts';

/** Fields in which a wrong sentence does harm: only the customer's own, official and scholarly sources may speak. */
export type SensitiveField = 'health' | 'money' | 'law';

const FIELDS: readonly SensitiveField[] = ['health', 'money', 'law'];
/** Share of sentences on illness, doses and treatment from which on the subject is one of health. */
const HEALTH_SHARE = 0.2;
const TRUSTED_KINDS: ReadonlySet<HostKind | undefined> = new Set([
  'official',
  'statistics',
  'intergovernmental',
  'scholarly',
]);

/** The sensitive field a request is in, by its own words or by what its sources speak of. */
export function sensitiveFieldOf(request: string, source: SourceText, language: Language): SensitiveField | undefined {
  const cues = findCues(request, language);
  const name = (field: SensitiveField): CueName => `sensitiveSubjects.${field}`;
  const named = FIELDS.find((field) => cues.has(name(field)));
  if (named !== undefined) return named;
  const usable = source.sentences.filter(({ judgement }) => judgement.refusal === undefined);
  const onHealth = usable.filter(({ judgement }) => judgement.isOnHealth).length;
  return usable.length > 0 && onHealth / usable.length >= HEALTH_SHARE ? 'health' : undefined;
}

/** Whether a source may be quoted on health, money and law. */
export function isTrustworthy({ trusted, url }: SourceDocument): boolean {
  const host = url === undefined ? undefined : parsedUrl(url)?.hostname;
  return trusted || (host !== undefined && TRUSTED_KINDS.has(hostKindOf(host)));
}
