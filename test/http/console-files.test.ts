import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from '../../src/http/http-server.ts';
import { type HttpDesk, openHttpDesk } from '../support/http-desk.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';

const SCRIPT = `export const words = ${JSON.stringify('heat pump '.repeat(200))};\n`;
const folder = makeScratchFolder('console-files');
const consoleFolder = join(folder, 'console');
let desk: HttpDesk;
let server: HttpServer;

beforeAll(async () => {
  mkdirSync(join(consoleFolder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'words that nobody may read');
  writeFileSync(join(consoleFolder, 'index.html'), '<!doctype html><title>The page</title>');
  writeFileSync(join(consoleFolder, 'assets', 'index-4f2a.js'), SCRIPT);
  desk = await openHttpDesk({ parts: { consoleFolder } });
  server = desk.server;
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('the console', () => {
  it('is what the address of the service leads to', async () => {
    for (const url of ['/', '/console']) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/console/']);
    }
  });

  it('runs its own scripts alone and loads nothing from elsewhere', async () => {
    const { statusCode, headers } = await get('/console/');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/(^|; )script-src 'self';/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers every address of its own with the page, which is asked for again each time', async () => {
    for (const url of ['/console/', '/console/index.html', '/console/articles/blog_1', '/console/sites?new=1']) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(body).toContain('The page');
    }
  });

  it('lets files with a hash in their names be kept for good, packed for who takes that', async () => {
    const url = '/console/assets/index-4f2a.js';
    const plain = await get(url);
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const packed = await get(url, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(SCRIPT);
    expect(packed.rawPayload.length).toBeLessThan(SCRIPT.length / 4);
    expect((await get(url, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
    const head = await server.inject({ method: 'HEAD', url });
    expect([head.body, head.headers['content-length']]).toEqual(['', String(SCRIPT.length)]);
  });

  it('says so of an asset that is not there, and serves nothing outside its folder', async () => {
    expect((await get('/console/assets/index-0000.js')).statusCode).toBe(404);
    for (const url of [
      '/console/../secret.txt',
      '/console/..%2fsecret.txt',
      '/console/%2e%2e/secret.txt',
      '/console//etc/passwd',
    ]) {
      expect([url, (await get(url)).body.includes('nobody may read')]).toEqual([url, false]);
    }
  });

  it('serves what it has read of those without a look at the disk', async () => {
    await get('/console/');
    const page = join(consoleFolder, 'index.html');
    const text = readFileSync(page);
    rmSync(page);
    expect((await get('/console/assets/index-4f2a.js')).body).toBe(SCRIPT);
    writeFileSync(page, text);
  });

  it('is read again after another build', async () => {
    const page = join(consoleFolder, 'index.html');
    writeFileSync(page, '<!doctype html><title>Built again</title>');
    utimesSync(page, new Date(), new Date(Date.now() + 5_000));
    expect((await get('/console/')).body).toContain('Built again');
  });

  it('says how it is built where it is not', async () => {
    const bare = createHttpServer({ ...desk.parts, consoleFolder: join(folder, 'nothing') });
    const { statusCode, headers, body } = await bare.inject({ url: '/console/' });
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(body).toContain('npm run build');
    await bare.close();
  });
});
