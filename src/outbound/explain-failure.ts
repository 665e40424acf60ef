import { TimeLimitError } from './deadline.ts';
import { EncodingError } from './decompress.ts';
import { errorCode } from './error-code.ts';
import { OutboundError, type OutboundErrorCode, shownUrl } from './outbound-error.ts';
import { WireLimitError } from './send-once.ts';

interface Explanation {
  readonly code: OutboundErrorCode;
  readonly reason: string;
  readonly retryable: boolean;
}

const TOO_LARGE: Explanation = {
  code: 'too_large',
  reason: 'sent more than is read from one address',
  retryable: false,
};
const NO_CONNECTION: Explanation = { code: 'connection', reason: 'could not be connected to', retryable: true };
const BROKEN_OFF: Explanation = { code: 'connection', reason: 'broke the connection off', retryable: true };
const NOT_HTTP: Explanation = { code: 'connection', reason: 'gave an answer that is not valid HTTP', retryable: false };
const BAD_CERTIFICATE: Explanation = {
  code: 'connection',
  reason: 'has no valid certificate for a secure connection',
  retryable: false,
};
const BROKEN_BODY: Explanation = {
  code: 'connection',
  reason: 'sent compressed content that can not be unpacked',
  retryable: false,
};

const BY_CODE: Readonly<Record<string, Explanation>> = {
  UND_ERR_HEADERS_OVERFLOW: { ...TOO_LARGE, reason: 'sent more headers than are read' },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: BROKEN_OFF,
  UND_ERR_SOCKET: BROKEN_OFF,
  ECONNRESET: BROKEN_OFF,
  EPIPE: BROKEN_OFF,
  ECONNREFUSED: NO_CONNECTION,
  ECONNABORTED: NO_CONNECTION,
  EHOSTUNREACH: NO_CONNECTION,
  ENETUNREACH: NO_CONNECTION,
  EADDRNOTAVAIL: NO_CONNECTION,
  ETIMEDOUT: NO_CONNECTION,
  Z_BUF_ERROR: { ...BROKEN_BODY, retryable: true },
};

/**
 * Turns what undici, zlib or the system threw into an `OutboundError`.
 * @param asked the address that the customer named; no other is mentioned
 */
export function explainFailure(error: unknown, asked: string, timeoutMs: number): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code, reason, retryable } = explanationOf(error, timeoutMs);
  return new OutboundError(code, `"${shownUrl(asked)}" ${reason}.`, { url: asked, retryable, cause: error });
}

function explanationOf(error: unknown, timeoutMs: number): Explanation {
  if (error instanceof TimeLimitError) {
    return { code: 'timeout', reason: `did not answer in full within ${timeoutMs / 1000} seconds`, retryable: true };
  }
  if (error instanceof WireLimitError) return TOO_LARGE;
  if (error instanceof EncodingError) {
    return { code: 'refused_type', reason: 'is compressed in a way that was not asked for', retryable: false };
  }
  const code = errorCode(error) ?? '';
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  if (known !== undefined) return known;
  // The parser's errors have no usable code in undici 7.
  if (error instanceof Error && error.name === 'HTTPParserError')
    return error.message.includes('EOF') ? BROKEN_OFF : NOT_HTTP;
  if (code === 'UND_ERR_INFO' || code === 'UND_ERR_INVALID_ARG') return NOT_HTTP;
  if (/^(?:CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_SSL_|EPROTO)/.test(code)) return BAD_CERTIFICATE;
  if (/^(?:Z_|ERR_BROTLI|ERR__?ERROR_FORMAT|ERR_PADDING)/.test(code)) return BROKEN_BODY;
  return { ...NO_CONNECTION, reason: 'could not be read' };
}
