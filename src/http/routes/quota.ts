import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

export function quotaHandlers({ quotas }: Pick<HttpParts, 'quotas'>): Pick<Handlers, 'getQuota' | 'getQuotaHistory'> {
  return {
    async getQuota({ accountId, query }) {
      return { data: await quotas.report(accountId, query.product) };
    },

    async getQuotaHistory({ accountId, query }) {
      return { data: await quotas.history(accountId, query.product, query.months) };
    },
  };
}
