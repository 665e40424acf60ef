import { notFound, refusedField } from '../contract/errors.ts';
import type { Database } from '../store/database.ts';
import { bindHostedDomain, claimHostedDomain, findSite, type StoredSite, unbindHostedDomain } from '../store/sites.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';

/** The texts that a name has in the name service; none when the name does not exist. Throws when it can't be asked. */
export type TxtLookup = (name: string) => Promise<readonly string[]>;

interface DomainParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly txtRecords: TxtLookup;
}

/** The TXT record that proves that a domain belongs to whoever owns a site. */
export function proofRecord(domain: string, token: string): { readonly name: string; readonly value: string } {
  return { name: `_inkwright.${domain}`, value: `inkwright-site=${token}` };
}

/**
 * Serves a site under a host of its own, once the name service holds the proof; until then the wish is kept, with the
 * record that has to be set. Asking again looks again. Null: no such host any more.
 * @throws RequestError `not_found`; `invalid_request` for a site that is no blog; `conflict` when the host belongs to
 *   another site; `upstream_failed` when the name service can't be asked
 */
export async function askForDomain(
  { db, clock, ids, txtRecords }: DomainParts,
  accountId: string,
  siteId: string,
  domain: string | null,
): Promise<StoredSite> {
  const site = await blogSite(db, accountId, siteId);
  if (domain === null) return found(await unbindHostedDomain(db, accountId, siteId), siteId);
  if (site.hostedDomain === domain) return site;
  const token = site.hostedDomainClaim === domain ? site.hostedDomainToken : null;
  if (token !== null) {
    const record = proofRecord(domain, token);
    if ((await lookUp(txtRecords, record.name)).includes(record.value)) {
      return bind(db, accountId, siteId, domain, clock.now());
    }
    return site;
  }
  return found(await claimHostedDomain(db, accountId, siteId, { domain, token: ids.next('proof') }), siteId);
}

/**
 * As the operator wants it, without a proof.
 * @throws RequestError `not_found`; `invalid_request` for a site that is no blog; `conflict`
 */
export async function bindDomain(
  { db, clock }: Pick<DomainParts, 'db' | 'clock'>,
  accountId: string,
  siteId: string,
  domain: string | null,
): Promise<StoredSite> {
  await blogSite(db, accountId, siteId);
  if (domain === null) return found(await unbindHostedDomain(db, accountId, siteId), siteId);
  return bind(db, accountId, siteId, domain, clock.now());
}

async function bind(db: Database, accountId: string, siteId: string, domain: string, at: Date): Promise<StoredSite> {
  const bound = await bindHostedDomain(db, accountId, siteId, { domain, at });
  if (bound === 'taken') {
    throw refusedField('conflict', 'hostedDomain', `"${domain}" belongs to another site of this installation`);
  }
  return found(bound, siteId);
}

async function blogSite(db: Database, accountId: string, siteId: string): Promise<StoredSite> {
  const site = found(await findSite(db, accountId, siteId), siteId);
  if (site.type === 'BLOG') return site;
  const message = `received a domain for a site of type ${site.type}; allowed: for one of type BLOG`;
  throw refusedField('invalid_request', 'hostedDomain', message);
}

function found(site: StoredSite | undefined, siteId: string): StoredSite {
  if (site !== undefined) return site;
  throw notFound('site', 'siteId', siteId);
}

async function lookUp(txtRecords: TxtLookup, name: string): Promise<readonly string[]> {
  try {
    return await txtRecords(name);
  } catch (cause) {
    const message = `the name service could not be asked for ${name}; try again later`;
    throw refusedField('upstream_failed', 'hostedDomain', message, cause);
  }
}
