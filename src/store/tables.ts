import type { ColumnType, Generated } from 'kysely';
import type { JobErrorCode } from '../contract/error-codes.ts';
import type { JobState, JobType, PublicationState } from '../contract/job-states.ts';
import type { Language } from '../contract/languages.ts';
import type {
  AccountRow,
  AuthorRow,
  ConsoleSessionRow,
  ConsoleUserRow,
  KeyPairRow,
  LpKeyRow,
  QuotaLimitRow,
  QuotaReservationRow,
  QuotaRow,
  SignInLockRow,
  SiteRow,
  TokenRow,
} from './account-tables.ts';
import type { CreatedAt, Json, Moment, OptionalJson } from './column-types.ts';
import type {
  CategoryRow,
  ConnectionRow,
  PostRedirectRow,
  PostRow,
  PublicationRow,
  WebhookDeliveryRow,
  WebhookSecretRow,
  WebhookTryRow,
  WordPressPostRow,
} from './publishing-tables.ts';

/**
 * The rows of our tables, by hand beside the migrations. DBOS keeps its own schema `dbos`; nothing here
 * refers to it. Every row that belongs to a customer carries `account_id`, and every query is bound to it.
 */
export interface Tables {
  account: AccountRow;
  key_pair: KeyPairRow;
  token: TokenRow;
  lp_key: LpKeyRow;
  site: SiteRow;
  author: AuthorRow;
  category: CategoryRow;
  post: PostRow;
  post_redirect: PostRedirectRow;
  knowledge_store: KnowledgeStoreRow;
  brand: BrandRow;
  document: DocumentRow;
  passage: PassageRow;
  media: MediaRow;
  knowledge_image: KnowledgeImageRow;
  media_size: MediaSizeRow;
  picture_use: PictureUseRow;
  quota: QuotaRow;
  quota_limit: QuotaLimitRow;
  quota_reservation: QuotaReservationRow;
  job: JobRow;
  job_event: JobEventRow;
  memory: MemoryRow;
  executor: ExecutorRow;
  blog: BlogRow;
  evaluation: EvaluationRow;
  idempotency_key: IdempotencyKeyRow;
  web_page: WebPageRow;
  installation: InstallationRow;
  model_spend: ModelSpendRow;
  model_spend_limit: ModelSpendLimitRow;
  connection: ConnectionRow;
  publication: PublicationRow;
  wordpress_post: WordPressPostRow;
  webhook_secret: WebhookSecretRow;
  webhook_delivery: WebhookDeliveryRow;
  webhook_try: WebhookTryRow;
  outline: OutlineRow;
  article_version: ArticleVersionRow;
  console_user: ConsoleUserRow;
  console_session: ConsoleSessionRow;
  sign_in_lock: SignInLockRow;
}

export interface KnowledgeStoreRow {
  id: string;
  account_id: string;
  name: string;
  created_at: CreatedAt;
}

export interface BrandRow {
  id: string;
  account_id: string;
  store_id: string;
  name: string;
  description: string;
  created_at: CreatedAt;
}

export interface DocumentRow {
  id: string;
  /** Null: a document of the operator's library folder, open to every account. */
  account_id: string | null;
  /** Null for the library folder. */
  store_id: string | null;
  brand_id: string | null;
  title: string;
  url: string | null;
  publisher: string | null;
  /** ISO date as given: `2026`, `2026-03` or `2026-03-01`. */
  date: string | null;
  licence: string | null;
  visibility: 'public' | 'private';
  /** Code of `contract/languages.ts`, or null when it could not be told. */
  language: string | null;
  media_type: string;
  markdown: string;
  words: number;
  /** SHA-256 of what was uploaded; for the library folder it decides whether a file is read again. */
  content_hash: string;
  /** Path below the library folder; null for uploads. */
  library_path: string | null;
  created_at: CreatedAt;
}

export interface PassageRow {
  id: string;
  document_id: string;
  account_id: string | null;
  store_id: string | null;
  /** Position in the document, from 0. */
  ordinal: number;
  /** Headings above the passage, outermost first. */
  headings: string[];
  text: string;
  /** Tokens made by `language/`, so that scripts without spaces are searched like all others. */
  tokens: ColumnType<string, never, never>;
}

/** Bytes of pictures, once per content, whoever uses them. */
export interface MediaRow {
  hash: string;
  media_type: string;
  width: number;
  height: number;
  bytes: Buffer;
  created_at: CreatedAt;
}

/** Smaller sizes of the pictures of articles. */
export interface MediaSizeRow {
  hash: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** Pictures of articles, each in its place. */
export interface PictureUseRow {
  /** First job of the article's chain of retries. */
  root_id: string;
  /** `cover`, or the heading it stands under. */
  place: string;
  account_id: string;
  site_id: string;
  /** Null: it is linked at its provider's address. */
  media_hash: string | null;
  provider: string;
  provider_id: string;
  title: string;
  page_url: string | null;
  creator: string | null;
  licence: string | null;
  licence_url: string | null;
  created_at: ColumnType<Date, Date, Date>;
}

export interface KnowledgeImageRow {
  id: string;
  account_id: string;
  store_id: string;
  media_hash: string;
  file_name: string;
  alt: string;
  credit: string | null;
  licence: string | null;
  created_at: CreatedAt;
}

/** The truth about a job. Every change of `state` is one conditional UPDATE. */
export interface JobRow {
  id: string;
  account_id: string;
  type: JobType;
  /** The first job of a chain of retries; its remembered answers serve all of them. */
  root_id: string;
  state: Generated<JobState>;
  /** The order as accepted; see `ArticleRequest` for blogs. */
  request: Json<object>;
  created_at: CreatedAt;
  /** Of a job that was put off: it does not wait for its turn before. */
  not_before: Moment;
  started_at: Moment;
  ended_at: Moment;
  error_code: JobErrorCode | null;
  error_message: string | null;
  /** Set when a run begins, cleared when it is handed on in good order: a run that begins with it set follows a death. */
  running_on: string | null;
  /** Deaths since the last new remembered answer. */
  deaths: Generated<number>;
  /** How often it was parked; each time, another workflow goes on with it. */
  parks: Generated<number>;
  /** Set while it waits for a person, which its time limit does not count. */
  clock_stopped_at: Moment;
  /** When all its runs together reach their time limit; null for a job that was never parked. */
  time_limit_at: Moment;
  /** `seq` of the last event written; counted on the row, so that two writers can not take the same place. */
  last_event: Generated<number>;
  /** Cost so far in US dollars; null: unknown. */
  cost_usd: number | null;
}

export interface JobEventRow {
  job_id: string;
  seq: number;
  at: CreatedAt;
  body: Json<object>;
}

/** Answers that their question does not determine, so that no run of a job chain pays twice. */
export interface MemoryRow {
  root_id: string;
  step: string;
  /** SHA-256 of the whole question. */
  question_hash: string;
  /** Recorded, not part of the key: an upgraded step still uses what was paid for. */
  step_version: number;
  answer: Json<object>;
  created_at: CreatedAt;
}

/** A process that runs jobs, alive as long as its heart beats. */
export interface ExecutorRow {
  id: string;
  host: string;
  pid: number;
  beat: ColumnType<Date, never, never>;
}

/** One per blog job; the article's columns are null until the job is SUCCESS. */
export interface BlogRow {
  id: string;
  job_id: string;
  account_id: string;
  site_id: string;
  product: string;
  /** Which interface ordered it. */
  interface: 'v1' | 'earlier';
  created_at: CreatedAt;
  deleted_at: Moment;
  title: string | null;
  /** Normalised words of the title, each once. */
  title_words: string[] | null;
  slug: string | null;
  markdown: string | null;
  seo: OptionalJson;
  report: OptionalJson;
  words: number | null;
  /** Number of the text that stands here, counted from the writer's own, which is 1. */
  version: Generated<number>;
  publication_state: Generated<PublicationState>;
  publication_url: string | null;
  publication_error: string | null;
  /** The job whose outcome the state waits for, or was the last one. */
  publication_job_id: string | null;
  /** When a SCHEDULED publication is due. */
  publication_due: Moment;
  /** What the owner of the site should know about the last publication. */
  publication_notes: Generated<string[]>;
  /** Where the article goes, when it was asked for after the order; see `PublicationWishes`. */
  publication_wishes: OptionalJson;
}

/** One per evaluation job, known by the job's id; text and evaluation are null until the job is SUCCESS. */
export interface EvaluationRow {
  job_id: string;
  account_id: string;
  product: string;
  /** This and the next two as submitted. */
  from: string;
  parameters: Json<object>;
  config: Json<object>;
  created_at: CreatedAt;
  /** What was evaluated. */
  markdown: string | null;
  evaluation: OptionalJson;
}

export interface IdempotencyKeyRow {
  account_id: string;
  operation: string;
  key: string;
  request_hash: string;
  response: Json<object>;
  created_at: CreatedAt;
}

/** Pages of the web as they were fetched, for all accounts; what stands here can be fetched again and may be deleted. */
export interface WebPageRow {
  /** SHA-256 of the address, which may be longer than an index entry. */
  url_hash: string;
  url: string;
  final_url: string;
  /** When it was fetched, or last known to be unchanged. */
  fetched_at: ColumnType<Date, Date, Date>;
  status: number;
  media_type: string | null;
  content_type: string | null;
  etag: string | null;
  last_modified: string | null;
  body: Buffer;
}

/** One row: what this installation is. */
export interface InstallationRow {
  id: 1;
  /** Proof of the secret the data were written with, to refuse a wrong one at start; null before the first start. */
  secret_check: string | null;
  first_run_done_at: Moment;
  demo_account_id: string | null;
  created_at: CreatedAt;
}

/** One request to a language model, or a call under way with its estimate. */
export interface ModelSpendRow {
  id: ColumnType<number, never, never>;
  account_id: string;
  root_id: string;
  job_id: string;
  call: string;
  model: string;
  outcome: string;
  at: CreatedAt;
  milliseconds: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cached_input_tokens: number | null;
  /** US dollars; null: unknown. */
  cost_usd: number | null;
  /** What it counts towards limits; exact, so it comes back as text. */
  counted_usd: ColumnType<string, number, number>;
}

/** What the operator has set for an account, instead of the settings; US dollars. */
export interface ModelSpendLimitRow {
  account_id: string;
  article_usd: number | null;
  month_usd: number | null;
}

/** The outline of an article and all its retries, where the site wants to approve it. */
export interface OutlineRow {
  root_id: string;
  account_id: string;
  /** The job that waits, or waited last. */
  job_id: string;
  language: Language;
  subject: string;
  title: string;
  title_may_change: boolean;
  sections_may_be_added: boolean;
  /** What was proposed, as a list. */
  proposal: ColumnType<object, string, string>;
  /** What is to be written, as a list. */
  sections: ColumnType<object, string, string>;
  edited: Generated<boolean>;
  wait_until: ColumnType<Date, Date, Date>;
  approved_at: Moment;
}

/** A text that an article has or had; that of the writer stands here from the first edit on. */
export interface ArticleVersionRow {
  blog_id: string;
  account_id: string;
  number: number;
  title: string;
  /** As `blog.title_words`. */
  title_words: string[];
  markdown: string;
  seo: Json<object>;
  report: OptionalJson;
  words: number;
  made_by: 'writer' | 'user' | 'key';
  /** Of the user or credential. */
  maker_id: string | null;
  maker_name: string | null;
  /** The earlier version whose text it is. */
  restored_from: number | null;
  created_at: CreatedAt;
}
