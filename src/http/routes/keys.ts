import type { NewKey } from '../../contract/keys.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

export function keyHandlers({
  accounts,
}: Pick<HttpParts, 'accounts'>): Pick<Handlers, 'listKeys' | 'createKey' | 'revokeKey'> {
  return {
    async listKeys({ accountId }) {
      const keys = await accounts.listKeys(accountId);
      return {
        data: {
          keys: keys.map(({ createdAt, revokedAt, ...key }) => ({
            ...key,
            createdAt: createdAt.toISOString(),
            revokedAt: revokedAt?.toISOString() ?? null,
          })),
        },
      };
    },

    async createKey({ accountId, body: { kind, label } }) {
      if (kind === 'lp') {
        const { id, apiKey } = await accounts.createLpKey(accountId, label);
        return { data: { id, kind, accessKey: null, secretKey: null, apiKey } satisfies NewKey };
      }
      const { id, accessKey, secretKey } = await accounts.createKeyPair(accountId, label);
      return { data: { id, kind, accessKey, secretKey, apiKey: null } satisfies NewKey };
    },

    async revokeKey({ accountId, query: { keyId } }) {
      await accounts.revokeKey(keyId, accountId);
      return { data: null };
    },
  };
}
