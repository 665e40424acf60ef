import type { ColumnType, Generated } from 'kysely';
import type { Approval } from '../contract/sites.ts';
import type { UserRole } from '../contract/users.ts';
import type { CreatedAt, Moment } from './column-types.ts';

export interface AccountRow {
  id: string;
  name: string;
  created_at: CreatedAt;
  disabled_at: Moment;
}

export interface KeyPairRow {
  id: string;
  account_id: string;
  label: string;
  access_key: string;
  secret_hash: Buffer;
  created_at: CreatedAt;
  revoked_at: Moment;
}

export interface TokenRow {
  hash: Buffer;
  id: string;
  account_id: string;
  key_pair_id: string;
  created_at: CreatedAt;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: Moment;
}

export interface LpKeyRow {
  hash: Buffer;
  id: string;
  account_id: string;
  label: string;
  created_at: CreatedAt;
  revoked_at: Moment;
}

export interface SiteRow {
  id: string;
  account_id: string;
  slug: string;
  name: string;
  type: 'BLOG' | 'LANDING_PAGE';
  language: string;
  knowledge_store_id: string | null;
  domain: string | null;
  allow_domains: Generated<string[]>;
  deny_domains: Generated<string[]>;
  /** Articles wait after their outline until it is approved. */
  outline_approval: Generated<boolean>;
  cover_in_article: Generated<boolean | null>;
  /** Under the name of its blog; empty: none. */
  tagline: Generated<string>;
  /** What its blog is about, for search engines; empty: not said. */
  description: Generated<string>;
  /** Host that its blog is served under, bound for good. */
  hosted_domain: string | null;
  /** Host that was asked for and not yet proved. */
  hosted_domain_claim: string | null;
  /** What the proof in the name service must say. */
  hosted_domain_token: string | null;
  hosted_domain_verified_at: Moment;
  /** Counted on with every change of what its readers see. */
  blog_version: Generated<number>;
  /** Whether finished articles wait for somebody to publish them. */
  approval: Generated<Approval>;
  created_at: CreatedAt;
}

export interface AuthorRow {
  id: string;
  account_id: string;
  name: string;
  description: string;
  /** Part of public addresses; unique in the account, and kept when the name changes. */
  slug: string;
  /** Job title or credentials; empty when not given. */
  job_title: Generated<string>;
  /** Pages elsewhere that are about the author. */
  links: Generated<string[]>;
  /** The author's picture. */
  avatar_hash: string | null;
  created_at: CreatedAt;
}

/** One row per account, product, resource and period (calendar month UTC, `2026-11`). */
export interface QuotaRow {
  account_id: string;
  product: string;
  resource: string;
  period: string;
  quota: number;
  /** Settled use plus what running jobs have reserved; never above `quota` at the moment of a reservation. */
  used: number;
}

/** What the operator has set for an account, instead of the default for new accounts; the quota of each new period. */
export interface QuotaLimitRow {
  account_id: string;
  product: string;
  resource: string;
  quota: number;
}

/** What a job holds until it ends; its period is the one it was started in. */
export interface QuotaReservationRow {
  job_id: string;
  account_id: string;
  product: string;
  resource: string;
  period: string;
  amount: number;
}

/** Somebody who signs in to the console. */
export interface ConsoleUserRow {
  id: string;
  account_id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: UserRole;
  /** As `hashPassword` writes it: method, cost, salt and hash. */
  password_hash: string;
  created_at: CreatedAt;
  disabled_at: Moment;
}

export interface ConsoleSessionRow {
  id: string;
  user_id: string;
  /** Keyed hash of the token in the cookie. */
  hash: Buffer;
  created_at: CreatedAt;
  /** When it was last used, to about a minute. */
  seen_at: ColumnType<Date, Date, Date>;
  expires_at: ColumnType<Date, Date, never>;
}

/** Refused sign-ins of one e-mail address, or from one client's. */
export interface SignInLockRow {
  key: Buffer;
  failures: number;
  last_at: ColumnType<Date, Date, Date>;
  locked_until: Moment;
}
