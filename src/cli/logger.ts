import { pino } from 'pino';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../support/logger.ts';

/** Fields that are never written, wherever they stand. */
const SECRET_FIELDS = [
  'accessKey',
  'secretKey',
  'apiKey',
  'token',
  'password',
  'authorization',
  '["x-openapi-token"]',
  '["x-lp-token"]',
  'cookie',
];

/** One JSON line an event, on standard error, so that standard output stays what a command prints. */
export function createLogger(level: Settings['logLevel']): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => {
    const dot = field.startsWith('[') ? '' : '.';
    return [field, `*${dot}${field}`, `*.*${dot}${field}`];
  });
  return pino(
    { level, redact: { paths, censor: '[secret]' }, serializers: { err: describeError }, base: null },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** `pg` hangs its whole connection on the error of one. */
function describeError(error: Error): object {
  const { client, ...described } = pino.stdSerializers.err(error);
  return described;
}
