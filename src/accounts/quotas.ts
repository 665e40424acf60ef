import { PRODUCTS, type Product, QUOTA_RESOURCES, type QuotaResource } from '../contract/choices.ts';
import { listed, RequestError } from '../contract/errors.ts';
import type { Quota, QuotaHistory } from '../contract/quota.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';
import { countDocuments } from '../store/documents.ts';
import {
  bookAmounts,
  correctUse,
  type QuotaScope,
  selectQuotaHistory,
  selectQuotas,
  setQuotaLimit,
  takeReservations,
} from '../store/quotas.ts';
import type { Clock } from '../support/clock.ts';
import { groupBy } from '../support/group-by.ts';
import { firstOfMonths, lastDayOfPeriod, quotaPeriodOf } from './quota-period.ts';
import { requireAccount } from './require-account.ts';

/** How much of each resource; what is not named is 0. */
export type QuotaAmounts = Partial<Readonly<Record<QuotaResource, number>>>;

/** What an account may use where the operator has set nothing: per product and calendar month, documents in all. */
export interface QuotaDefaults extends Readonly<Record<QuotaResource, number>> {
  readonly documents?: number;
}

export interface Quotas {
  /**
   * Books the amounts for a job, all or none, in the period of now. The caller's transaction has to roll back on error.
   * @throws RequestError `quota_exceeded`; its details name each resource that falls short, what was wanted and is left
   */
  reserve(
    trx: DatabaseTransaction,
    order: { accountId: string; product: Product; jobId: string; amounts: QuotaAmounts },
  ): Promise<void>;
  /**
   * Turns what a job has booked into what it really used, in the period it was booked in, or gives it back.
   * Only the first call for a job has an effect. Real use may be more than was booked, and more than the quota.
   */
  settle(trx: DatabaseTransaction, jobId: string, actual: QuotaAmounts | 'give-back'): Promise<void>;
  /** Quota and use in the running period, as the interface prints them. */
  report(accountId: string, product: Product): Promise<Quota>;
  /** What was used in the last months, the running one among them. */
  history(accountId: string, product: Product, months: number): Promise<QuotaHistory>;
  /** Sets a quota for the running period and all to come. @throws RequestError `not_found`, `invalid_request` */
  set(accountId: string, product: Product, resource: QuotaResource, quota: number): Promise<void>;
  /** Documents an account may keep; `knowledge` holds additions to it. */
  readonly documentLimit: number;
}

const DEFAULT_DOCUMENT_LIMIT = 10_000;

/** Quotas per account, product, resource and calendar month UTC. */
export function createQuotas({ db, clock, defaults }: { db: Database; clock: Clock; defaults: QuotaDefaults }): Quotas {
  const documentLimit = defaults.documents ?? DEFAULT_DOCUMENT_LIMIT;

  return {
    documentLimit,

    async reserve(trx, { accountId, product, jobId, amounts }) {
      const wanted = QUOTA_RESOURCES.map((resource) => ({
        resource,
        amount: amounts[resource] ?? 0,
        defaultQuota: defaults[resource],
      })).filter(({ amount }) => amount > 0);
      const scope = { accountId, product, period: quotaPeriodOf(clock.now()) };
      const booked = await bookAmounts(trx, scope, jobId, wanted);
      const missing = wanted.filter(({ resource }) => !booked.has(resource));
      if (missing.length === 0) return;
      const states = await selectQuotas(trx, scope, missing);
      throw quotaExceeded(
        product,
        states.map(({ resource, quota, used }) => ({
          resource,
          wanted: amounts[resource] ?? 0,
          left: Math.max(0, quota - used),
        })),
        lastDayOfPeriod(clock.now()),
      );
    },

    async settle(trx, jobId, actual) {
      const reservations = await takeReservations(trx, jobId);
      const [first] = reservations;
      if (first === undefined) return;
      const scope: QuotaScope = { accountId: first.accountId, product: first.product, period: first.period };
      for (const resource of QUOTA_RESOURCES) {
        const booked = reservations.find((reservation) => reservation.resource === resource)?.amount ?? 0;
        const used = actual === 'give-back' ? 0 : Math.max(0, actual[resource] ?? 0);
        if (used === booked) continue;
        await correctUse(trx, scope, { resource, amount: used - booked, defaultQuota: defaults[resource] });
      }
    },

    async report(accountId, product) {
      const now = clock.now();
      const scope = { accountId, product, period: quotaPeriodOf(now) };
      const [states, documents] = await Promise.all([
        selectQuotas(
          db,
          scope,
          QUOTA_RESOURCES.map((resource) => ({ resource, defaultQuota: defaults[resource] })),
        ),
        countDocuments(db, accountId),
      ]);
      return {
        endDate: lastDayOfPeriod(now),
        product,
        resource: states.map(({ resource, quota, used }) => ({
          name: resource,
          quota: String(quota),
          used: String(used),
        })),
        knowledge: `${documents}/${documentLimit}`,
      };
    },

    async history(accountId, product, months) {
      const since = quotaPeriodOf(firstOfMonths(clock.now(), months));
      const used = await selectQuotaHistory(db, { accountId, product, since });
      return {
        product,
        periods: [...groupBy(used, ({ period }) => period)].map(([period, rows]) => ({
          period,
          resource: QUOTA_RESOURCES.flatMap((name) =>
            rows
              .filter(({ resource }) => resource === name)
              .map(({ quota, used }) => ({ name, quota: String(quota), used: String(used) })),
          ),
        })),
      };
    },

    async set(accountId, product, resource, quota) {
      checkAllowed('product', product, PRODUCTS);
      checkAllowed('resource', resource, QUOTA_RESOURCES);
      if (!Number.isSafeInteger(quota) || quota < 0) {
        throw invalid('quota', `received ${quota}; allowed: a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`);
      }
      await requireAccount(db, accountId);
      await setQuotaLimit(db, { accountId, product, period: quotaPeriodOf(clock.now()) }, resource, quota);
    },
  };
}

function quotaExceeded(
  product: Product,
  missing: readonly { resource: QuotaResource; wanted: number; left: number }[],
  endDate: string,
): RequestError {
  const details = missing.map(({ resource, wanted, left }) => ({
    path: resource,
    message: `wanted ${wanted}, left ${left}`,
  }));
  return new RequestError(
    'quota_exceeded',
    `The ${product} quota of the period that ends ${endDate} does not cover this (${listed(details)}).`,
    { details },
  );
}

function checkAllowed(path: string, received: string, allowed: readonly string[]): void {
  if (!allowed.includes(received)) throw invalid(path, `received "${received}"; allowed: ${allowed.join(', ')}`);
}

function invalid(path: string, message: string): RequestError {
  return new RequestError('invalid_request', `${path}: ${message}`, { details: [{ path, message }] });
}
