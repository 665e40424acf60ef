import { type ErrorDetail, listed, notFound, RequestError } from '../../contract/errors.ts';
import type { PublishingInfo } from '../../contract/publishing-info.ts';
import { untilAborted } from '../../outbound/until-aborted.ts';
import { selectAuthors } from '../../store/authors.ts';
import { findConnectionOfSite } from '../../store/connections.ts';
import type { PublicationWishes } from '../../store/publication-wishes.ts';
import { findSite, type StoredSite, selectSites } from '../../store/sites.ts';
import { hostedInfo, unknownWishes } from './hosted-wishes.ts';
import type { PublicationParts, UnknownWish } from './publication-parts.ts';
import { PublishingError } from './publishing-error.ts';

type InfoParts = Pick<PublicationParts, 'db' | 'hosted' | 'wordpress'>;

/** A start does not wait longer for a WordPress; what it would have said then comes out when it is published. */
const PATIENCE_MS = 5_000;

/**
 * What the platform of a site offers: live from its WordPress, else from the hosted blog.
 * @throws RequestError `not_found`; `upstream_failed` when the WordPress does not answer as it should
 */
export async function publishingInfo(parts: InfoParts, accountId: string, siteId: string): Promise<PublishingInfo> {
  try {
    const connection = await findConnectionOfSite(parts.db, accountId, siteId);
    if (connection !== undefined) return await parts.wordpress.info(connection);
    return await infoOfHosted(parts, accountId, await requireSite(parts, accountId, siteId));
  } catch (error) {
    if (!(error instanceof PublishingError)) throw error;
    throw new RequestError('upstream_failed', error.message, { cause: error });
  }
}

/**
 * What of an order's `wpInfo` the platform does not have, as far as it can be told now: a WordPress that does not answer
 * in time says nothing.
 * @param siteId null: the account's oldest BLOG site
 */
export async function unknownWishesOf(
  parts: InfoParts,
  accountId: string,
  siteId: string | null,
  wishes: PublicationWishes,
): Promise<readonly UnknownWish[]> {
  if (wishes.wpInfo === undefined) return [];
  const site =
    siteId === null ? (await selectSites(parts.db, accountId, 'BLOG'))[0] : await findSite(parts.db, accountId, siteId);
  if (site === undefined) return [];
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { info, name } = await untilAborted(platformOf(parts, accountId, site), patience);
    return unknownWishes(info, wishes, name);
  } catch (error) {
    if (patience.aborted || error instanceof PublishingError) return [];
    throw error;
  }
}

/**
 * What the hosted blog of a site does not have of the wishes.
 * @throws PublishingError that names it all
 */
export async function refuseUnknownOnHosted(
  parts: InfoParts,
  accountId: string,
  siteId: string,
  wishes: PublicationWishes,
): Promise<void> {
  if (wishes.wpInfo === undefined) return;
  const unknown = unknownWishes(
    await infoOfHosted(parts, accountId, await requireSite(parts, accountId, siteId)),
    wishes,
    'the hosted blog',
  );
  if (unknown.length === 0) return;
  throw new PublishingError(`${listed(unknown.map(detailOf))}.`);
}

/** An unknown member of `wpInfo` as it is told of by the names of the interface. */
export function detailOf({ member, message }: UnknownWish): ErrorDetail {
  return { path: `wpInfo.${member}`, message };
}

async function platformOf(
  parts: InfoParts,
  accountId: string,
  site: StoredSite,
): Promise<{ info: PublishingInfo; name: string }> {
  const connection = await findConnectionOfSite(parts.db, accountId, site.id);
  if (connection === undefined) return { info: await infoOfHosted(parts, accountId, site), name: 'the hosted blog' };
  return { info: await parts.wordpress.info(connection), name: connection.address };
}

async function infoOfHosted({ db, hosted }: InfoParts, accountId: string, site: StoredSite): Promise<PublishingInfo> {
  const users = (await selectAuthors(db, accountId)).map(({ id, name }) => ({ id, name }));
  return hostedInfo(site, users, [...(await hosted.categories(accountId, site.id))]);
}

async function requireSite({ db }: InfoParts, accountId: string, siteId: string): Promise<StoredSite> {
  const site = await findSite(db, accountId, siteId);
  if (site !== undefined) return site;
  throw notFound('site', 'siteId', siteId);
}
