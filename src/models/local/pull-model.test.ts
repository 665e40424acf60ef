import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tinyGguf } from '../../../test/support/tiny-gguf.ts';
import { createOperatorOutbound } from '../../outbound/operator-fetch.ts';
import { sha256Hex } from '../../support/hash.ts';
import { addressOfModel } from './hugging-face.ts';
import { fileOfName, findLocalModel, listLocalModels, modelsFolder } from './local-models.ts';
import { type PullOptions, pullModel } from './pull-model.ts';

const GGUF = tinyGguf();

describe('a model that is pulled', () => {
  let server: Server;
  let base: string;
  let dataDir: string;
  let file: string;
  let serve: (request: IncomingMessage, response: ServerResponse) => void;
  const outbound = createOperatorOutbound({ userAgent: 'Inkwright/test' });
  const open: PullOptions['open'] = (url, signal) =>
    outbound.stream({ url, signal, maxRedirects: 0, maxBytes: 1e9, timeoutMs: 20_000 });

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'inkwright-pull-'));
    file = fileOfName(dataDir, 'tiny');
    serve = (_, response) => response.end(GGUF);
    server = createServer((request, response) => serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const pull = (change: Partial<PullOptions> = {}, url = `${base}/tiny.gguf`) => {
    const options = { open, file, replace: false, signal: new AbortController().signal, onProgress: () => undefined };
    return pullModel(url, { ...options, ...change });
  };
  const kept = () => (existsSync(modelsFolder(dataDir)) ? readdirSync(modelsFolder(dataDir)) : []);

  it('is kept whole, with its size and hash, and found by its name', async () => {
    const seen: [number, number | undefined][] = [];
    const pulled = await pull({ onProgress: (received, total) => seen.push([received, total]) });
    expect(pulled).toEqual({ file, bytes: GGUF.byteLength, sha256: sha256Hex(GGUF), isVerified: false });
    expect(readFileSync(file).equals(GGUF)).toBe(true);
    expect(seen.at(-1)).toEqual([GGUF.byteLength, GGUF.byteLength]);
    expect(listLocalModels(dataDir)).toEqual([{ name: 'tiny', file, bytes: GGUF.byteLength }]);
    expect([findLocalModel(dataDir, 'tiny'), findLocalModel(dataDir, 'tiny.gguf'), findLocalModel('/', file)]).toEqual([
      file,
      file,
      file,
    ]);
  });

  it('is compared with the hash that the operator or Hugging Face names', async () => {
    expect((await pull({ sha256: sha256Hex(GGUF).toUpperCase() })).isVerified).toBe(true);
    serve = (request, response) => {
      if (request.url === '/tiny.gguf') {
        response.writeHead(302, { location: '/cdn', 'x-linked-etag': `"${'0'.repeat(64)}"` });
        response.end('moved');
      } else response.end(GGUF);
    };
    await expect(pull({ replace: true })).rejects.toThrow(`hashes to ${sha256Hex(GGUF)}, not to ${'0'.repeat(64)}`);
    expect(kept()).toEqual(['tiny.gguf']);
  });

  it('is not fetched again unless that is asked for', async () => {
    await pull();
    writeFileSync(file, 'older');
    await expect(pull()).rejects.toThrow('is there already; add --force');
    await pull({ replace: true });
    expect(readFileSync(file).equals(GGUF)).toBe(true);
  });

  it('leaves nothing of a file that came in part', async () => {
    serve = (_, response) => {
      response.writeHead(200, { 'content-length': String(GGUF.byteLength) });
      response.write(GGUF.subarray(0, 1000), () => response.destroy());
    };
    await expect(pull()).rejects.toThrow();
    expect(kept()).toEqual([]);
  });

  it.each(['<!doctype html>', 'GGU', '', 'G'])('is refused when it is no GGUF file: "%s"', async (text) => {
    serve = (_, response) => response.end(text);
    await expect(pull()).rejects.toThrow(`${base}/tiny.gguf is no GGUF file.`);
    expect(kept()).toEqual([]);
  });

  it('is not fetched from where the server sends nobody', async () => {
    serve = (_, response) => response.writeHead(401).end();
    await expect(pull()).rejects.toThrow('answered with status 401');
    serve = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    await expect(pull()).rejects.toThrow('not followed from there');
    serve = (_, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(pull()).rejects.toThrow('redirects more than 5 times');
  });

  it('is given up with the reason of the signal', async () => {
    const stop = new AbortController();
    serve = (_, response) => {
      response.write(GGUF.subarray(0, 1000));
    };
    const pulling = pull({ signal: stop.signal, onProgress: () => stop.abort(new Error('interrupted')) });
    await expect(pulling).rejects.toThrow('interrupted');
    expect(kept()).toEqual([]);
  });

  it('has a name that can not lead out of its folder', () => {
    for (const name of ['../x', '/etc/passwd', 'a/b', '', '.hidden', 'x\0']) {
      expect(() => fileOfName(dataDir, name)).toThrow('can not be the name of a model');
    }
    expect(() => findLocalModel(dataDir, 'absent')).toThrow(
      `${join(modelsFolder(dataDir), 'absent.gguf')} does not exist`,
    );
    expect(() => findLocalModel(dataDir, `${dataDir}/`)).toThrow('is not a file');
  });

  describe('from Hugging Face', () => {
    const find = (reference: string) =>
      addressOfModel(reference, { baseUrl: base, open, signal: new AbortController().signal });
    const listing = (...names: string[]) => {
      serve = (request, response) => {
        if (request.url !== '/api/models/tea/Leaf-GGUF') response.writeHead(404);
        response.end(JSON.stringify({ siblings: names.map((rfilename) => ({ rfilename })) }));
      };
    };

    it('is named by its file, by its quantisation, or by an address', async () => {
      listing('README.md', 'leaf-Q4_K_M.gguf', 'leaf-Q4_K_S.gguf', 'leaf.Q8_0.gguf');
      const inside = `${base}/tea/Leaf-GGUF/resolve/main`;
      expect(await find('hf:tea/Leaf-GGUF:q4_k_m')).toBe(`${inside}/leaf-Q4_K_M.gguf`);
      expect(await find('hf:tea/Leaf-GGUF:Q8_0')).toBe(`${inside}/leaf.Q8_0.gguf`);
      expect(await find('hf:tea/Leaf-GGUF/sub/leaf-Q2.gguf')).toBe(`${inside}/sub/leaf-Q2.gguf`);
      expect(await find('https://example.org/leaf.gguf')).toBe('https://example.org/leaf.gguf');
    });

    it('is refused when nothing fits, or more than one file', async () => {
      listing('leaf-Q4_K_M-00001-of-00002.gguf', 'leaf-Q4_K_M-00002-of-00002.gguf');
      await expect(find('hf:tea/Leaf-GGUF:Q4_K_M')).rejects.toThrow(
        'fits 2 files; name one of them: leaf-Q4_K_M-00001',
      );
      await expect(find('hf:tea/Leaf-GGUF:Q6_K')).rejects.toThrow('fits no file; name one of them: leaf-Q4_K_M-00001');
      await expect(find('hf:tea/Other:Q6_K')).rejects.toThrow('status 404');
      serve = (_, response) => response.end('<html>');
      await expect(find('hf:tea/Leaf-GGUF:Q6_K')).rejects.toThrow('answers with no list of files');
    });

    it.each(['tea', 'hf:tea', 'hf:tea/leaf', 'hf:../../x/y.gguf', 'hf:tea/leaf/../../secret.gguf', 'ftp://h/x.gguf'])(
      'is refused as "%s"',
      async (reference) => {
        await expect(find(reference)).rejects.toThrow(
          `"${reference}" names no model; write hf:OWNER/REPOSITORY/FILE.gguf`,
        );
      },
    );
  });
});
