import { closestName } from '../contract/unknown-keys.ts';
import { OperatorError } from '../support/operator-error.ts';
import { MEDIA_SETTINGS, mediaProblems } from './media-settings.ts';
import { idleModelVariables, MODEL_SETTINGS, modelNames, modelProblems } from './model-settings.ts';
import { define, required, type Setting } from './setting.ts';
import {
  folder,
  hostName,
  longText,
  oneOf,
  postgresUrl,
  type SettingType,
  trustedProxies,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './setting-types.ts';
import { WEB_SETTINGS } from './web-settings.ts';

const LONGEST_SECONDS = 86_400;
const WORKERS = 4;
const WORKERS_WITH_A_MODEL = 16;
const LARGEST_QUOTA = 1_000_000_000;

export const SETTINGS = {
  host: required({
    name: 'INKWRIGHT_HOST',
    type: hostName,
    default: '127.0.0.1',
    meaning: 'Address the service listens on; 0.0.0.0 for all of the machine',
  }),
  port: required({
    name: 'INKWRIGHT_PORT',
    type: wholeNumber(0, 65_535),
    default: '8787',
    meaning: 'Port the service listens on; 0 takes any free one',
  }),
  dataDir: required({
    name: 'INKWRIGHT_DATA',
    type: folder,
    default: './data',
    meaning: 'Folder of the embedded database and of what the running service tells the command line',
  }),
  databaseUrl: define({
    name: 'DATABASE_URL',
    type: postgresUrl,
    otherwise: 'the embedded PostgreSQL',
    secret: true,
    meaning: 'PostgreSQL 14 or newer to use instead of the embedded one',
  }),
  secret: define({
    name: 'INKWRIGHT_SECRET',
    type: longText(32),
    otherwise: 'made once, in the file `secret` of the data folder',
    secret: true,
    meaning: 'Key of the hashes of tokens and keys; required with DATABASE_URL, and the same on every machine',
  }),
  publicUrl: define({
    name: 'INKWRIGHT_PUBLIC_URL',
    type: webAddress,
    otherwise: 'http://HOST:PORT',
    meaning: 'Address under which clients and readers reach the service',
  }),
  trustProxy: required({
    name: 'INKWRIGHT_TRUST_PROXY',
    type: trustedProxies,
    default: 'false',
    meaning: 'Whose X-Forwarded-For, -Host and -Proto are believed; `false` behind no proxy',
  }),
  libraryDir: define({
    name: 'INKWRIGHT_LIBRARY',
    type: folder,
    otherwise: 'none',
    meaning: 'Folder of documents that every account may draw on; indexed at start',
  }),
  ...WEB_SETTINGS,
  ...MODEL_SETTINGS,
  ...MEDIA_SETTINGS,
  workers: define({
    name: 'INKWRIGHT_WORKERS',
    type: wholeNumber(1, 256),
    otherwise: '4; 16 with a language model, which is waited for most of the time',
    meaning: 'Jobs of a type that one process runs at a time',
  }),
  accountWorkers: define({
    name: 'INKWRIGHT_ACCOUNT_WORKERS',
    type: wholeNumber(1, 256),
    otherwise: 'as INKWRIGHT_WORKERS',
    meaning: 'Jobs of a type that one account has running at a time, on all machines together',
  }),
  slugs: required({
    name: 'INKWRIGHT_NATIVE_SLUGS',
    type: yesOrNo('native', 'latin'),
    default: 'false',
    meaning: 'Slugs of articles in the letters of their language instead of transliterated to a-z',
  }),
  logLevel: required({
    name: 'INKWRIGHT_LOG_LEVEL',
    type: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'info',
    meaning: 'Least important kind of line that is logged',
  }),
  rateLimit: required({
    name: 'INKWRIGHT_RATE_LIMIT',
    type: wholeNumber(1, 1_000_000),
    default: '3000',
    meaning: 'Requests a minute that one credential may make',
  }),
  jobTimeLimitSeconds: required({
    name: 'INKWRIGHT_JOB_TIME_LIMIT',
    type: wholeNumber(1, LONGEST_SECONDS),
    default: '900',
    meaning: 'Seconds after which a running job is ended with error 553',
  }),
  outlineApprovalDays: required({
    name: 'INKWRIGHT_OUTLINE_APPROVAL_DAYS',
    type: wholeNumber(1, 365),
    default: '14',
    meaning: 'Days that an article waits for its outline to be approved, where its site wants that; then error 553',
  }),
  quotaArticles: required({
    name: 'INKWRIGHT_QUOTA_ARTICLES',
    type: wholeNumber(0, LARGEST_QUOTA),
    default: '10000',
    meaning: 'Articles a month and product, where the account has no quota of its own',
  }),
  quotaWords: required({
    name: 'INKWRIGHT_QUOTA_WORDS',
    type: wholeNumber(0, LARGEST_QUOTA),
    default: '30000000',
    meaning: 'Words a month and product, where the account has no quota of its own',
  }),
  quotaImages: required({
    name: 'INKWRIGHT_QUOTA_IMAGES',
    type: wholeNumber(0, LARGEST_QUOTA),
    default: '100000',
    meaning: 'Images a month and product, where the account has no quota of its own',
  }),
  quotaEvaluations: required({
    name: 'INKWRIGHT_QUOTA_EVALUATIONS',
    type: wholeNumber(0, LARGEST_QUOTA),
    default: '100000',
    meaning: 'Evaluations a month and product, where the account has no quota of its own',
  }),
};

type Table = typeof SETTINGS;
export type SettingKey = keyof Table;
type ValueOf<S> = S extends { readonly type: SettingType<infer T>; readonly default: string }
  ? T
  : S extends { readonly type: SettingType<infer T> }
    ? T | undefined
    : never;

/** Numbers that follow from other settings where they are not set. */
type WorkedOut = 'workers' | 'accountWorkers' | 'modelAccountConcurrency';

/** What the process runs with. Folders are absolute. */
export type Settings = {
  readonly [Key in Exclude<SettingKey, WorkedOut>]: ValueOf<Table[Key]>;
} & {
  readonly [Key in WorkedOut]: number;
} & {
  /** Names of the variables that are set. */
  readonly given: readonly string[];
  /** Names of variables that are set and have no effect in this version. */
  readonly withoutEffect: readonly string[];
};

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads every setting from environment variables; an empty variable counts as unset.
 * @throws OperatorError that names every variable that is wrong, what was received and what is allowed; also for an
 *   unknown `INKWRIGHT_...`, so that a misspelt one does not go unnoticed
 */
export function readSettings(env: Environment): Settings {
  const problems = unknownVariables(env);
  const values: Record<string, unknown> = {};
  const given: string[] = [];
  for (const [key, setting] of rows()) {
    const text = env[setting.name]?.trim() ?? '';
    if (text !== '') given.push(setting.name);
    const effective = text === '' ? setting.default : text;
    const value = effective === undefined ? undefined : setting.type.parse(effective);
    if (effective !== undefined && value === undefined) problems.push(refusal(setting, text));
    values[key] = value;
  }
  values.workers ??= modelNames(values) === undefined ? WORKERS : WORKERS_WITH_A_MODEL;
  values.accountWorkers ??= values.workers;
  values.modelAccountConcurrency ??= values.modelConcurrency;
  if (values.databaseUrl !== undefined && !given.includes(SETTINGS.secret.name)) {
    problems.push(
      'INKWRIGHT_SECRET is required with DATABASE_URL: set it to at least 32 random characters, the same on every machine.',
    );
  }
  problems.push(...missingKeys(values), ...modelProblems(values), ...mediaProblems(values));
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  const withoutEffect = idleModelVariables(values, given);
  return Object.freeze({
    ...(values as Omit<Settings, 'given' | 'withoutEffect'>),
    given: Object.freeze(given),
    withoutEffect,
  });
}

/**
 * The address readers and clients see, without a slash at the end.
 * @param port the one really listened on, where the setting is 0
 */
export function publicUrlOf(settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>, port = settings.port): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl;
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The table with its keys, in order. */
export function rows(): [SettingKey, Setting<unknown>][] {
  return Object.entries(SETTINGS) as [SettingKey, Setting<unknown>][];
}

const NEEDED_BY = { searxng: 'searxngUrl', brave: 'braveKey', tavily: 'tavilyKey', serper: 'serperKey' } as const;

/** A provider that is named and can't be asked would be an option that does nothing. */
function missingKeys({ search, ...values }: Record<string, unknown>): string[] {
  const named: readonly unknown[] = Array.isArray(search) ? search : [];
  return Object.entries(NEEDED_BY).flatMap(([provider, key]) =>
    named.includes(provider) && values[key] === undefined
      ? [`INKWRIGHT_SEARCH names ${provider}, which needs ${SETTINGS[key].name}.`]
      : [],
  );
}

function refusal(setting: Setting<unknown>, text: string): string {
  const received = setting.secret ? 'a value (not shown, it is secret)' : `"${text}"`;
  const guess = setting.secret ? undefined : setting.type.guess?.(text);
  const question = guess === undefined ? '' : ` Did you mean "${guess}"?`;
  return `${setting.name} is ${received}; allowed is ${setting.type.allowed}.${question}`;
}

function unknownVariables(env: Environment): string[] {
  const known = rows().map(([, setting]) => setting.name);
  return Object.keys(env)
    .filter((name) => /^inkwright_/i.test(name) && !known.includes(name))
    .map((name) => {
      const nearest = closestName(name, known);
      return `${name} is not a setting${nearest === undefined ? ': `inkwright settings` lists them.' : `; did you mean ${nearest}?`}`;
    });
}
