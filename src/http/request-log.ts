import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../support/logger.ts';
import type { Metrics } from './metrics.ts';

/** As nginx has it: the client went before there was an answer. */
const CLIENT_GONE = 499;
const UNIMPORTANT = new Set(['/healthz', '/readyz', '/metrics', '/docs/*']);

/** One line and one count for each request: who asked for what, and how it went. Never what was in it. */
export function registerRequestLog(app: FastifyInstance, logger: Logger, metrics: Metrics): void {
  function tell(request: FastifyRequest, status: number, milliseconds: number): void {
    const { url, config } = request.routeOptions;
    const operation = config.operationId ?? url ?? 'unknown';
    const line = {
      requestId: request.id,
      operation,
      accountId: request.principal?.accountId,
      status,
      ms: Math.round(milliseconds * 10) / 10,
    };
    metrics.countRequest(operation, status, milliseconds / 1000);
    if (UNIMPORTANT.has(operation)) logger.debug(line, 'request');
    else logger.info(line, 'request');
  }

  app.addHook('onResponse', (request, reply, done) => {
    tell(request, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    tell(request, CLIENT_GONE, 0);
    done();
  });
}
