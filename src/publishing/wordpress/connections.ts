import type { ConnectionTest } from '../../contract/connections.ts';
import { notFound, RequestError, refusedField } from '../../contract/errors.ts';
import { readAllowedHosts } from '../../outbound/allowed-hosts.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { OutboundError, type OutboundErrorCode } from '../../outbound/outbound-error.ts';
import {
  deleteConnection,
  findConnection,
  findConnectionOfSite,
  insertConnection,
  type StoredConnection,
  selectConnections,
} from '../../store/connections.ts';
import type { Database } from '../../store/database.ts';
import { findSite } from '../../store/sites.ts';
import type { Clock } from '../../support/clock.ts';
import type { IdSource } from '../../support/ids.ts';
import { type SealingKey, seal } from '../../support/sealed.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import { passwordOf } from './connection-password.ts';
import { AddressRefused, plainAddress, settledAddress } from './find-address.ts';
import { createRestClient, type RestCredentials } from './rest-client.ts';
import { readSiteFacts, type SiteFacts } from './site-facts.ts';

export interface ConnectionParts {
  readonly db: Database;
  /** For addresses that nobody vouches for. */
  readonly outbound: Outbound;
  /** Hosts that need not be https. */
  readonly allowHosts: readonly string[];
  readonly key: SealingKey;
  readonly clock: Clock;
  readonly ids: IdSource;
}

export interface NewConnection {
  readonly siteId: string;
  readonly address: string;
  readonly user: string;
  /** An application password. */
  readonly password: string;
}

/** A connection as it is shown: without its password. */
export type ShownConnection = Omit<StoredConnection, 'password' | 'accountId'>;

/** The WordPress sites that an account publishes on. Errors are RequestErrors. */
export interface Connections {
  /**
   * Tests address, user and rights, then keeps the connection.
   * @throws `not_found` for an unknown site; `conflict` when it has one; `invalid_request` for an address, user or
   *   password that will not do; `upstream_failed` when the WordPress does not answer as one
   */
  create(accountId: string, connection: NewConnection): Promise<ShownConnection>;
  /** Oldest first. */
  list(accountId: string): Promise<ShownConnection[]>;
  /** @throws `not_found`, `invalid_request`, `upstream_failed` */
  test(accountId: string, connectionId: string): Promise<ConnectionTest>;
  /** @throws `not_found` */
  delete(accountId: string, connectionId: string): Promise<void>;
}

export function createConnections(parts: ConnectionParts): Connections {
  const { db, key } = parts;
  const allowed = readAllowedHosts(parts.allowHosts);
  return {
    async create(accountId, { siteId, address: given, user, password }) {
      await requireFreeBlog(db, accountId, siteId);
      const { address } = await explained(async () => {
        const plain = plainAddress(given, allowed);
        const settled = await settledAddress(parts.outbound, plain, allowed);
        const facts = await factsOf(parts, { address: settled, user, password });
        if (!facts.user.canPublish) throw refused('user', `"${facts.user.name}" may not publish posts there`);
        return { address: settled };
      }, given);
      const id = parts.ids.next('connection');
      const createdAt = parts.clock.now();
      const sealed = seal(key, password);
      if (!(await insertConnection(db, { id, accountId, siteId, address, user, password: sealed, createdAt }))) {
        throw hasOne(siteId);
      }
      return { id, siteId, address, user, createdAt };
    },

    async list(accountId) {
      const all = await selectConnections(db, accountId);
      return all.map(({ id, siteId, address, user, createdAt }) => ({ id, siteId, address, user, createdAt }));
    },

    async test(accountId, connectionId) {
      const connection = await findConnection(db, accountId, connectionId);
      if (connection === undefined) throw notFound('connection', 'connectionId', connectionId);
      const { address } = connection;
      const facts = await explained(
        () => factsOf(parts, { ...connection, password: passwordOf(connection, key) }),
        address,
      );
      return {
        qc_id: connectionId,
        title: facts.title,
        user: facts.user.name,
        post_types: facts.postTypes.map(({ slug }) => slug),
        notes: notesOn(facts),
      };
    },

    async delete(accountId, connectionId) {
      if (!(await deleteConnection(db, accountId, connectionId)))
        throw notFound('connection', 'connectionId', connectionId);
    },
  };
}

function factsOf({ outbound }: ConnectionParts, credentials: RestCredentials): Promise<SiteFacts> {
  return readSiteFacts(createRestClient(outbound, credentials, new AbortController().signal));
}

function notesOn({ user, postTypes }: SiteFacts): string[] {
  return [
    ...(user.canPublish ? [] : [`"${user.name}" may not publish posts.`]),
    ...(user.canUpload ? [] : [`"${user.name}" may not upload files, so articles with a cover picture are refused.`]),
    ...(postTypes.some(({ slug }) => slug === 'post')
      ? []
      : ['There are no posts; name a post type with every order.']),
  ];
}

/** Address errors that the customer has to mend. */
const WRONG_ADDRESS: readonly OutboundErrorCode[] = [
  'invalid_url',
  'refused_address',
  'unknown_host',
  'refused_redirect',
];

async function explained<T>(work: () => Promise<T>, address: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof PublishingError ? error.cause : error;
    if (error instanceof AddressRefused) throw refused('address', `"${address}" ${error.message}`, error);
    if (cause instanceof OutboundError && WRONG_ADDRESS.includes(cause.code)) {
      throw refused('address', cause.message, error);
    }
    if (error instanceof PublishingError && error.isLoginRefused) throw refused('password', error.message, error);
    if (error instanceof PublishingError || error instanceof OutboundError) {
      throw new RequestError('upstream_failed', error.message, { cause: error });
    }
    throw error;
  }
}

async function requireFreeBlog(db: Database, accountId: string, siteId: string): Promise<void> {
  const site = await findSite(db, accountId, siteId);
  if (site === undefined) {
    throw notFound('site', 'siteId', siteId);
  }
  if (site.type !== 'BLOG')
    throw refused('siteId', `"${siteId}" has type ${site.type}; articles are published on a BLOG`);
  if ((await findConnectionOfSite(db, accountId, siteId)) !== undefined) throw hasOne(siteId);
}

function hasOne(siteId: string): RequestError {
  return new RequestError('conflict', `The site "${siteId}" has a connection already; delete it first.`);
}

function refused(path: string, message: string, cause?: unknown): RequestError {
  return refusedField('invalid_request', path, message, cause);
}
