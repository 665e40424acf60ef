import type { Connection } from '../../contract/connections.ts';
import type { ShownConnection } from '../../publishing/wordpress/connections.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type ConnectionHandlers = Pick<
  Handlers,
  'createConnection' | 'listConnections' | 'testConnection' | 'deleteConnection'
>;

export function connectionHandlers({ connections }: Pick<HttpParts, 'connections'>): ConnectionHandlers {
  return {
    async createConnection({ accountId, body }) {
      return { data: connectionOf(await connections.create(accountId, body)) };
    },

    async listConnections({ accountId }) {
      return { data: (await connections.list(accountId)).map(connectionOf) };
    },

    async testConnection({ accountId, query }) {
      return { data: await connections.test(accountId, query.connectionId) };
    },

    async deleteConnection({ accountId, query: { connectionId } }) {
      await connections.delete(accountId, connectionId);
      return { data: { qc_id: connectionId } };
    },
  };
}

function connectionOf({ id, siteId, address, user, createdAt }: ShownConnection): Connection {
  return { qc_id: id, site_id: siteId, address, user, created_at: createdAt.toISOString() };
}
