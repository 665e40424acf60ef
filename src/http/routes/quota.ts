import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

export function quotaHandlers({ quotas }: Pick<HttpParts, 'quotas'>): Pick<Handlers, 'getQuota'> {
  return {
    async getQuota({ accountId, query }) {
      return { data: await quotas.report(accountId, query.product) };
    },
  };
}
