import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutbound } from './safe-fetch.ts';

/** As much as undici holds back by default before it pauses its parser. */
const BODY = Buffer.alloc(64 * 1024, 'a');

let server: Server;
let gone: Promise<unknown>;
beforeEach(async () => {
  server = createServer((socket: Socket) => {
    gone = once(socket, 'close');
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${BODY.length}\r\nConnection: close\r\n\r\n`);
      socket.end(BODY);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

it('survives a server that hangs up before its answer is read, and still reads all of it', async () => {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outbound = createOutbound({ allowHosts: [host], userAgent: 'Inkwright/0.0.0' });
  const { body } = await outbound.stream({ url: `http://${host}/` });
  await gone;
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.byteLength;
  expect(bytes).toBe(BODY.length);
  await outbound.close();
});
