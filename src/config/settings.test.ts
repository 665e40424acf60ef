import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';
import { publicUrlOf, readSettings, rows } from './settings.ts';

const SECRET = 'x'.repeat(32);

describe('settings', () => {
  it('have their defaults when nothing is set', () => {
    expect(readSettings({ PATH: '/bin' })).toEqual({
      host: '127.0.0.1',
      port: 8787,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      secret: undefined,
      publicUrl: undefined,
      trustProxy: false,
      libraryDir: undefined,
      search: ['library', 'wikipedia'],
      thirdPartyText: 'off',
      allowHosts: [],
      allowDomains: [],
      denyDomains: [],
      pageCacheHours: 24,
      searxngUrl: undefined,
      braveKey: undefined,
      tavilyKey: undefined,
      serperKey: undefined,
      images: ['library', 'openverse', 'commons'],
      videos: ['peertube'],
      drawnCovers: true,
      coverInArticle: true,
      hotLinks: true,
      wikipediaUrl: undefined,
      crossrefUrl: undefined,
      arxivUrl: undefined,
      braveUrl: undefined,
      tavilyUrl: undefined,
      serperUrl: undefined,
      modelConcurrency: 32,
      modelAccountConcurrency: 32,
      modelTimeLimitSeconds: 600,
      huggingFaceUrl: 'https://huggingface.co',
      workers: 4,
      accountWorkers: 4,
      slugs: 'latin',
      logLevel: 'info',
      rateLimit: 3000,
      jobTimeLimitSeconds: 900,
      outlineApprovalDays: 14,
      quotaArticles: 10_000,
      quotaWords: 30_000_000,
      quotaImages: 100_000,
      quotaEvaluations: 100_000,
      given: [],
      withoutEffect: [],
    });
  });

  it.each([
    ['INKWRIGHT_HOST', '::1', 'host', '::1'],
    ['INKWRIGHT_PORT', ' 80 ', 'port', 80],
    ['INKWRIGHT_DATA', '/srv/../var/ink', 'dataDir', '/var/ink'],
    ['INKWRIGHT_SECRET', SECRET, 'secret', SECRET],
    ['INKWRIGHT_PUBLIC_URL', 'https://write.example.org/', 'publicUrl', 'https://write.example.org'],
    ['INKWRIGHT_TRUST_PROXY', 'true', 'trustProxy', true],
    ['INKWRIGHT_TRUST_PROXY', '2', 'trustProxy', 2],
    ['INKWRIGHT_TRUST_PROXY', '10.0.0.0/8, loopback,::1', 'trustProxy', ['10.0.0.0/8', 'loopback', '::1']],
    ['INKWRIGHT_LIBRARY', '/srv/library', 'libraryDir', '/srv/library'],
    ['INKWRIGHT_SEARCH', 'crossref, arxiv,crossref', 'search', ['crossref', 'arxiv']],
    ['INKWRIGHT_THIRD_PARTY_TEXT', 'quote', 'thirdPartyText', 'quote'],
    [
      'INKWRIGHT_ALLOW_HOSTS',
      'wiki.lan, 10.0.0.5:8080,[::1]:80',
      'allowHosts',
      ['wiki.lan', '10.0.0.5:8080', '[::1]:80'],
    ],
    [
      'INKWRIGHT_DENY_DOMAINS',
      'Rival.example, bücher.example',
      'denyDomains',
      ['rival.example', 'xn--bcher-kva.example'],
    ],
    ['INKWRIGHT_WORKERS', '9', 'accountWorkers', 9],
    ['INKWRIGHT_ACCOUNT_WORKERS', '2', 'accountWorkers', 2],
    ['INKWRIGHT_NATIVE_SLUGS', 'true', 'slugs', 'native'],
    ['INKWRIGHT_LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['INKWRIGHT_RATE_LIMIT', '', 'rateLimit', 3000],
    ['INKWRIGHT_JOB_TIME_LIMIT', '60', 'jobTimeLimitSeconds', 60],
    ['INKWRIGHT_QUOTA_WORDS', '0', 'quotaWords', 0],
  ] as const)('%s=%s gives %s = %j', (name, text, key, value) => {
    expect(readSettings({ [name]: text })[key]).toEqual(value);
  });

  it.each([
    ['INKWRIGHT_HOST', 'localhost:80'],
    ['INKWRIGHT_PORT', '65536'],
    ['INKWRIGHT_PORT', '-1'],
    ['INKWRIGHT_PORT', '0x10'],
    ['INKWRIGHT_PUBLIC_URL', 'write.example.org'],
    ['INKWRIGHT_PUBLIC_URL', 'ftp://write.example.org'],
    ['INKWRIGHT_PUBLIC_URL', 'https://user:pw@write.example.org'],
    ['INKWRIGHT_TRUST_PROXY', '10.0.0.0/33'],
    ['INKWRIGHT_TRUST_PROXY', 'yes'],
    ['INKWRIGHT_SEARCH', 'library,google'],
    ['INKWRIGHT_THIRD_PARTY_TEXT', 'on'],
    ['INKWRIGHT_ALLOW_HOSTS', 'http://wiki.lan'],
    ['INKWRIGHT_ALLOW_DOMAINS', 'example.com/blog'],
    ['INKWRIGHT_WORKERS', '0'],
    ['INKWRIGHT_WORKERS', '4.5'],
    ['INKWRIGHT_LOG_LEVEL', 'INFO'],
    ['INKWRIGHT_QUOTA_ARTICLES', 'many'],
  ])('%s=%s is refused, naming variable, value and what is allowed', (name, text) => {
    const allowed = rows().find(([, setting]) => setting.name === name)?.[1].type.allowed;
    expect(() => readSettings({ [name]: text })).toThrow(`${name} is "${text}"; allowed is ${allowed}.`);
  });

  it.each([
    ['searxng', 'SEARXNG_URL'],
    ['brave', 'BRAVE_API_KEY'],
    ['tavily', 'TAVILY_API_KEY'],
    ['serper', 'SERPER_API_KEY'],
  ])('are refused when INKWRIGHT_SEARCH names %s and %s is not set', (provider, name) => {
    expect(() => readSettings({ INKWRIGHT_SEARCH: provider })).toThrow(
      `INKWRIGHT_SEARCH names ${provider}, which needs ${name}.`,
    );
    expect(readSettings({ INKWRIGHT_SEARCH: provider, [name]: 'https://key.example' }).search).toEqual([provider]);
  });

  it('never repeats a secret that is refused', () => {
    expect(() => readSettings({ INKWRIGHT_SECRET: 'hunter2' })).toThrow(
      'INKWRIGHT_SECRET is a value (not shown, it is secret); allowed is at least 32 characters.',
    );
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@h/d', INKWRIGHT_SECRET: SECRET })).toThrow(
      /^(?!.*hunter2).*DATABASE_URL/,
    );
  });

  it('name every mistake at once', () => {
    const read = () => readSettings({ INKWRIGHT_PORT: 'http', INKWRIGHT_WORKERS: 'all', INKWRIGHT_DATUM: 'x' });
    expect(read).toThrow(/INKWRIGHT_DATUM[\s\S]*INKWRIGHT_PORT[\s\S]*INKWRIGHT_WORKERS/);
  });

  it('refuse a misspelt variable and name the closest one', () => {
    expect(() => readSettings({ INKWRIGHT_WORKER: '2' })).toThrow('did you mean INKWRIGHT_WORKERS?');
    expect(() => readSettings({ inkwright_port: '2' })).toThrow('did you mean INKWRIGHT_PORT?');
    expect(() => readSettings({ INKWRIGHT_SOMETHING_ELSE: '2' })).toThrow('`inkwright settings` lists them');
  });

  it('can leave pictures and videos out', () => {
    expect(readSettings({ INKWRIGHT_IMAGES: 'none', INKWRIGHT_VIDEOS: 'none' })).toMatchObject({
      images: [],
      videos: [],
    });
  });

  it.each([
    [{ INKWRIGHT_IMAGES: 'unsplash' }, 'INKWRIGHT_IMAGES names unsplash, which needs UNSPLASH_ACCESS_KEY.'],
    [{ INKWRIGHT_VIDEOS: 'youtube' }, 'INKWRIGHT_VIDEOS names youtube, which needs YOUTUBE_API_KEY.'],
    [{ INKWRIGHT_IMAGE_MODEL: 'openai:m' }, 'INKWRIGHT_IMAGE_MODEL names openai, which needs OPENAI_API_KEY.'],
  ])('require the key of what they name: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('require a secret with an outside database', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgresql://h/d' })).toThrow('INKWRIGHT_SECRET is required');
    const settings = readSettings({ DATABASE_URL: 'postgresql://h/d', INKWRIGHT_SECRET: SECRET });
    expect(settings.databaseUrl).toBe('postgresql://h/d');
  });

  it('can not be changed', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true);
  });
});

describe('the public address', () => {
  it.each([
    [{ INKWRIGHT_PUBLIC_URL: 'https://a.example' }, undefined, 'https://a.example'],
    [{}, undefined, 'http://127.0.0.1:8787'],
    [{ INKWRIGHT_PORT: '0' }, 4711, 'http://127.0.0.1:4711'],
    [{ INKWRIGHT_HOST: '0.0.0.0' }, undefined, 'http://localhost:8787'],
    [{ INKWRIGHT_HOST: '::1' }, undefined, 'http://[::1]:8787'],
  ])('of %j on port %j is %s', (env, port, address) => {
    expect(publicUrlOf(readSettings(env), port)).toBe(address);
  });
});

describe('the description of settings', () => {
  it('masks secrets, also inside addresses, and says what is set', () => {
    const described = describeSettings(
      readSettings({
        DATABASE_URL: 'postgresql://ink:hunter2@db.example:5432/ink?sslpassword=hunter3',
        INKWRIGHT_SECRET: SECRET,
        INKWRIGHT_TRUST_PROXY: 'loopback,10.0.0.1',
      }),
    );
    const rowOf = (name: string) => described.find((row) => row.name === name);
    expect(JSON.stringify(described)).not.toMatch(/hunter|xxxx/);
    expect(rowOf('DATABASE_URL')?.value).toBe('postgresql://ink:********@db.example:5432/ink?sslpassword=********');
    expect(rowOf('INKWRIGHT_SECRET')).toMatchObject({ value: '********', given: true });
    expect(rowOf('INKWRIGHT_TRUST_PROXY')?.value).toBe('loopback,10.0.0.1');
    expect(rowOf('INKWRIGHT_PORT')).toMatchObject({ value: '8787', given: false });
  });

  it('says in words what stands in place of a value', () => {
    const described = describeSettings(readSettings({}));
    expect(described.find((row) => row.name === 'DATABASE_URL')?.value).toBe('the embedded PostgreSQL');
    expect(described).toHaveLength(rows().length);
  });
});
