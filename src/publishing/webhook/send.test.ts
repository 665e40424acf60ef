import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, hangs, openReceiver, type Receiver, resets } from '../../../test/support/receiver.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { createOutbound } from '../../outbound/safe-fetch.ts';
import { send } from './send.ts';

let receiver: Receiver;
let outbound: Outbound;
beforeAll(async () => {
  receiver = await openReceiver();
  outbound = createOutbound({ allowHosts: [receiver.host], userAgent: 'Inkwright/1.2.3 (+https://ink.example)' });
});
afterAll(async () => {
  await outbound.close();
  await receiver.close();
});

const never = () => new AbortController().signal;
const post = (url: string, headers = {}) => send(outbound, { url, headers, body: '{"a":"ü"}' }, never());

/** The same way out, in a hurry. */
const hurried = (timeoutMs: number): Outbound => ({
  ...outbound,
  stream: (request) => outbound.stream({ ...request, timeoutMs }),
});

describe('sending a message', () => {
  it('posts JSON with the headers of the customer, under our name', async () => {
    const url = receiver.at('/ok', answers(204));
    expect(await post(url, { Authorization: 'Bearer 1' })).toEqual({
      verdict: 'taken',
      status: 204,
      error: null,
      answer: '',
    });
    expect(receiver.callsAt('/ok')).toMatchObject([
      {
        body: '{"a":"ü"}',
        headers: {
          authorization: 'Bearer 1',
          'content-type': 'application/json',
          'user-agent': 'Inkwright/1.2.3 (+https://ink.example)',
        },
      },
    ]);
  });

  it.each([199 + 1, 202, 299])('takes %i for taken', async (status) => {
    expect(await post(receiver.at('/status', answers(status)))).toMatchObject({ verdict: 'taken', status });
  });

  it.each([400, 404, 429, 500, 503])('takes %i for failed, with the beginning of the answer', async (status) => {
    const found = await post(receiver.at('/status', answers(status, `no\0${'x'.repeat(5_000)}`)));
    expect(found).toMatchObject({ verdict: 'failed', status, error: expect.stringContaining(String(status)) });
    expect(found.answer).toBe(`no\uFFFD${'x'.repeat(997)}`);
  });

  it('takes 410 for gone', async () => {
    expect(await post(receiver.at('/gone', answers(410)))).toMatchObject({ verdict: 'gone', status: 410 });
  });

  it('follows no redirect', async () => {
    const url = receiver.at('/elsewhere', answers(200));
    for (const status of [301, 302, 303, 307, 308]) {
      const found = await post(receiver.at('/redirect', answers(status, '', { location: url })));
      expect(found).toMatchObject({ verdict: 'failed', status, error: expect.stringContaining('not followed') });
    }
    expect(receiver.callsAt('/elsewhere')).toEqual([]);
  });

  it('takes a connection that is reset for failed', async () => {
    expect(await post(receiver.at('/reset', resets))).toMatchObject({ verdict: 'failed', status: null, answer: null });
  });

  it('waits no longer than its time for a receiver that says nothing', async () => {
    const url = receiver.at('/hang', hangs);
    const found = await send(hurried(200), { url, headers: {}, body: '{}' }, never());
    expect(found).toMatchObject({ verdict: 'failed', status: null, error: expect.stringContaining('0.2 seconds') });
  });

  it('believes the status of an answer that does not come to its end', async () => {
    const slow = receiver.at('/slow', (response) => void response.writeHead(200).write('t'.repeat(600)));
    const broken = receiver.at('/broken', (response) => {
      response.writeHead(500, { 'content-length': '100' }).write('oh', () => response.socket?.resetAndDestroy());
    });
    expect(await send(hurried(300), { url: slow, headers: {}, body: '{}' }, never())).toEqual({
      verdict: 'taken',
      status: 200,
      error: null,
      answer: 't'.repeat(600),
    });
    expect(await post(broken)).toMatchObject({ verdict: 'failed', status: 500 });
  });

  it('reads no more than the beginning of a huge answer, announced or not', async () => {
    const chunk = 'y'.repeat(65_536);
    let written = 0;
    const endless = receiver.at('/endless', (response) => {
      const more = () => {
        while (response.writable && written < 2_000 * chunk.length) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
      };
      response.writeHead(200);
      more();
    });
    const announced = receiver.at('/announced', (response) => {
      response.writeHead(200, { 'content-length': '10000000000' }).write(chunk);
    });
    for (const url of [endless, announced]) {
      expect(await post(url)).toMatchObject({ verdict: 'taken', status: 200, answer: 'y'.repeat(1_000) });
    }
    expect(written).toBeLessThan(200 * chunk.length);
  });

  it('takes a receiver without the TLS its address promises for failed', async () => {
    const found = await post(`https://${receiver.host}/tls`);
    expect(found).toMatchObject({ verdict: 'failed', status: null });
  });

  it('takes a receiver that answers something else than HTTP for failed', async () => {
    const url = receiver.at('/nonsense', (response) => void response.socket?.end('HELLO\r\n\r\n'));
    expect(await post(url)).toMatchObject({ verdict: 'failed', status: null });
  });

  it.each([
    'http://127.0.0.1/hook',
    'http://10.0.0.7/hook',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/hook',
    'http://[::1]/hook',
    'http://8.8.8.8:22/hook',
    'ftp://example.com/hook',
    'http://user:s3cret@example.com/hook',
  ])('never calls %s', async (url) => {
    const found = await post(url);
    expect(found).toMatchObject({ verdict: 'refused', status: null });
    expect(found.error).not.toContain('s3cret');
  });

  it('ends with its signal', async () => {
    const controller = new AbortController();
    const url = receiver.at('/stop', () => controller.abort(new Error('stop')));
    await expect(send(outbound, { url, headers: {}, body: '{}' }, controller.signal)).rejects.toThrow('stop');
  });
});
