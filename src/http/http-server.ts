import type { IncomingMessage, Server } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  type InjectOptions,
  type LightMyRequestResponse,
} from 'fastify';
import { LIMITS } from '../contract/choices.ts';
import { RequestError } from '../contract/errors.ts';
import { REQUEST_ID_PATTERN } from '../contract/headers.ts';
import type { IdSource } from '../support/ids.ts';
import { type Answers, createAnswers } from './answers.ts';
import { createClientErrorHandler } from './client-errors.ts';
import { prepareClose } from './close-gracefully.ts';
import { registerConsole } from './console-files.ts';
import { registerDocs } from './docs.ts';
import type { HttpParts } from './http-parts.ts';
import { parseJsonBody } from './json-body.ts';
import { type ListenAddress, listenOn } from './listen-on.ts';
import { createMetrics } from './metrics.ts';
import { registerProbes } from './probes.ts';
import { RateLimiter } from './rate-limiter.ts';
import { registerOperations } from './register-operations.ts';
import { registerRequestLog } from './request-log.ts';
import { answerOnHostedDomain, registerHostedPages } from './routes/hosted-pages.ts';
import { registerMedia } from './routes/media.ts';

export interface HttpServer {
  /**
   * Begins to take connections.
   * @returns `url`: the address on this machine, whatever the public one is
   * @throws OperatorError when host and port can not be had
   */
  listen(): Promise<ListenAddress>;
  /**
   * Takes no more connections, ends streams, waits a bounded time for the requests that run, then closes everything.
   * A second call waits for the same end.
   */
  close(): Promise<void>;
  /** A request without a network, for tests. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

const PATH_PARAMETER_LENGTH = 2_000;
/** Longest a request may take to arrive, 20 MiB over a slow line included. */
const ARRIVAL_MS = 180_000;
const CLOSE_GRACE_MS = 10_000;

/** The HTTP side of the service: every operation of the contract, probes and the API reference. */
export function createHttpServer(parts: HttpParts): HttpServer {
  const { settings, clock, logger, checkResponses = false, metrics = createMetrics() } = parts;
  const answers = createAnswers({ clock, logger, checkResponses });
  const stop = new AbortController();
  let address: ListenAddress | undefined;

  const app = Fastify(optionsOf(parts, answers));
  app.decorateRequest('principal', null);
  app.decorateRequest('session', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => parseJsonBody(body, headers['content-type'] ?? ''),
  );

  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    done();
  });
  const closeGracefully = prepareClose(app, stop);
  const limiter = new RateLimiter(clock, settings.rateLimit);
  const ownHost = settings.publicUrl === undefined ? undefined : new URL(settings.publicUrl).hostname;
  app.register(helmet, securityHeaders(settings.publicUrl)).after(() => {
    app.addHook('onRequest', async (request, reply) => {
      if (await answerOnHostedDomain(request, reply, { ...parts, limiter, ownHost })) return reply;
      if (request.is404) throw noSuchRoute(request);
      if (stop.signal.aborted && request.routeOptions.config.operationId !== undefined) throw shuttingDown();
    });
  });
  registerRequestLog(app, logger, metrics);
  app.setErrorHandler((error, request, reply) => answers.failure(request, reply, error));
  app.setNotFoundHandler((request, reply) => answers.failure(request, reply, noSuchRoute(request)));

  app.register((scope, _options, done) => {
    registerOperations(scope, { parts: { ...parts, metrics }, answers, limiter, stopping: stop.signal });
    registerProbes(scope, parts, metrics, stop.signal);
    registerMedia(scope, parts);
    registerConsole(scope, parts);
    registerHostedPages(scope, parts, limiter);
    registerDocs(scope, () => ({
      serverUrl: settings.publicUrl ?? address?.url ?? `http://${settings.host}:${settings.port}`,
      version: settings.version,
    }));
    done();
  });

  let closed: Promise<void> | undefined;
  return {
    async listen() {
      address = await listenOn(app, settings);
      return address;
    },
    close() {
      closed ??= closeGracefully(parts.closeGraceMs ?? CLOSE_GRACE_MS);
      return closed;
    },
    inject: (request) => app.inject(request),
  };
}

function optionsOf({ settings, ids }: HttpParts, answers: Answers): FastifyHttpOptions<Server> {
  return {
    genReqId: (raw) => requestIdOf(raw, ids),
    requestIdHeader: false,
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: ARRIVAL_MS,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: PATH_PARAMETER_LENGTH },
    clientErrorHandler: createClientErrorHandler(answers, ids),
    // No hook has run for these.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      answers.failure(request, reply, error);
    },
  };
}

function requestIdOf(raw: IncomingMessage, ids: IdSource): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : ids.next('req');
}

function trusted(
  setting: HttpParts['settings']['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return typeof setting === 'boolean' ? setting : [...setting];
}

function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}

function securityHeaders(publicUrl: string | undefined) {
  return {
    // One fixed text, set with the other common headers; helmet would put it together for every request.
    contentSecurityPolicy: false,
    // Only over TLS may a browser be told to stay there.
    strictTransportSecurity: publicUrl?.startsWith('https:') === true,
  };
}

function noSuchRoute({ method, url }: FastifyRequest): RequestError {
  const path = (url.split('?')[0] ?? '').slice(0, 200);
  return new RequestError('not_found', `There is nothing at ${method} ${path}; /docs lists what there is.`);
}

function shuttingDown(): RequestError {
  return new RequestError('unavailable', 'The service is shutting down; try again in 2 s.', { retryAfter: 2 });
}
