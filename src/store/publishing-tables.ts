import type { ColumnType, Generated } from 'kysely';
import type { DeliveryState } from '../contract/webhook-events.ts';
import type { CreatedAt, Moment } from './column-types.ts';

export interface CategoryRow {
  id: string;
  account_id: string;
  site_id: string;
  slug: string;
  name: string;
  description: Generated<string>;
  created_at: CreatedAt;
}

/** An article as readers of a hosted blog see it, from `published_at` on. */
export interface PostRow {
  blog_id: string;
  account_id: string;
  site_id: string;
  slug: string;
  title: string;
  description: string;
  keywords: string[];
  markdown: string;
  /** Code of `contract/languages.ts`. */
  language: string;
  author_id: string | null;
  category_id: string | null;
  feature_image: string | null;
  words: number;
  search: ColumnType<string, never, never>;
  published_at: ColumnType<Date, Date | string, Date | string>;
  modified_at: ColumnType<Date, Date | string, Date | string>;
}

/** An address that a post once had, or has while it is taken down. */
export interface PostRedirectRow {
  site_id: string;
  slug: string;
  blog_id: string;
}

/** A site of somebody's own WordPress; at most one for a site of ours. */
export interface ConnectionRow {
  id: string;
  account_id: string;
  site_id: string;
  /** Where WordPress is, without a slash at the end. */
  address: string;
  user_name: string;
  /** The application password, sealed. */
  password: Buffer;
  created_at: CreatedAt;
}

/** One per publication job: each try is a job of its own. */
export interface PublicationRow {
  job_id: string;
  account_id: string;
  blog_id: string;
  action: 'publish' | 'unpublish';
  /** From 1. */
  attempt: number;
}

/** The post that an article has become on a WordPress, as long as we know of it. */
export interface WordPressPostRow {
  blog_id: string;
  account_id: string;
  /** Of the WordPress it is on. */
  address: string;
  post_id: number;
  post_type: string;
}

/** What deliveries of an account are signed with: one in use, and those it has taken the place of for a while. */
export interface WebhookSecretRow {
  id: string;
  account_id: string;
  /** `whsec_...`, sealed. */
  secret: Buffer;
  created_at: CreatedAt;
  /** Null for the one in use. */
  expires_at: Moment;
}

/** One message to a customer's system; its id is the `webhook-id` of every try. */
export interface WebhookDeliveryRow {
  id: string;
  account_id: string;
  /** Null for a test. */
  blog_id: string | null;
  /** The job that delivers it; null for a test that was not sent again. */
  job_id: string | null;
  type: string;
  url: string;
  /** The customer's headers as JSON, sealed; null: none. */
  headers: Buffer | null;
  /** What is sent, fixed with the first try at the latest. */
  body: string | null;
  state: Generated<DeliveryState>;
  created_at: CreatedAt;
  next_try_at: Moment;
  /** No try begins after it; null until the first. */
  try_until: Moment;
  ended_at: Moment;
}

export interface WebhookTryRow {
  delivery_id: string;
  /** From 1. */
  number: number;
  at: CreatedAt;
  /** Of the answer; null: none came. */
  status: number | null;
  /** Null while it is under way, and for ever when the process died meanwhile. */
  milliseconds: number | null;
  error: string | null;
  /** Beginning of the answer's body. */
  answer: string | null;
}
