import type { Socket } from 'node:net';
import type { IdSource } from '../support/ids.ts';
import type { Answers } from './answers.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are larger than 16 KiB.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive.',
};

/** Answers what is not HTTP, or too much of it: no request exists yet, so the answer is written to the socket. */
export function createClientErrorHandler(
  answers: Answers,
  ids: IdSource,
): (error: Error & { code: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = ids.next('req');
    const sentence = SENTENCES[error.code] ?? 'The request is not well-formed HTTP.';
    const body = JSON.stringify(answers.unreadable(requestId, sentence));
    const head = [
      'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-ID: ${requestId}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
