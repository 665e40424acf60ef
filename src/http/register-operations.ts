import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/operation.ts';
import { allOperations, type OperationId } from '../contract/operations.ts';
import type { Answers } from './answers.ts';
import { createGatekeeper } from './authenticate.ts';
import type { AnyHandler, RawAnswer } from './call.ts';
import type { HttpParts } from './http-parts.ts';
import { knowsEtag } from './knows-etag.ts';
import type { Messages } from './messages/messages.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readCall } from './read-call.ts';
import { UPLOAD_LIMITS } from './read-upload.ts';
import { createHandlers } from './routes/handlers.ts';
import { systemTimers } from './timers.ts';

export interface RouteParts {
  readonly parts: HttpParts;
  readonly answers: Answers;
  readonly limiter: RateLimiter;
  /** Fires when the service begins to stop. */
  readonly stopping: AbortSignal;
}

/** A route for every available operation of the contract, under each of its paths. */
export function registerOperations(app: FastifyInstance, routeParts: RouteParts): void {
  const { parts } = routeParts;
  const handlers: Readonly<Record<OperationId, unknown>> = createHandlers(parts, parts.timers ?? systemTimers);
  const all = allOperations();
  for (const { id, operation } of all.filter((each) => each.operation.multipart === undefined)) {
    register(app, id, operation, handlers[id] as AnyHandler, routeParts);
  }
  // The multipart reader's hooks cost every request of its scope something.
  app.register((scope, _options, done) => {
    scope.register(multipart, { limits: UPLOAD_LIMITS }).after(() => {
      for (const { id, operation } of all.filter((each) => each.operation.multipart !== undefined)) {
        register(scope, id, operation, handlers[id] as AnyHandler, routeParts);
      }
    });
    done();
  });
}

function register(
  app: FastifyInstance,
  id: OperationId,
  operation: Operation,
  handle: AnyHandler,
  { parts, answers, limiter, stopping }: RouteParts,
): void {
  const watch = (reply: FastifyReply): AbortSignal => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return AbortSignal.any([gone.signal, stopping]);
  };
  for (const path of [operation.path, ...(operation.aliases ?? [])]) {
    app.route({
      method: operation.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: operation.bodyLimit,
      config: { operationId: id },
      onRequest: createGatekeeper(operation, parts, limiter),
      handler: async (request, reply) => {
        const call = await readCall(operation, request, watch, reply);
        const answer = await handle(call);
        if ('payload' in answer) return sendRaw(request, reply, answer);
        for (const [name, value] of Object.entries(answer.headers ?? {})) reply.header(name, value);
        return answers.success(request, reply, {
          data: answer.data,
          message: answer.message ?? generalSentence(call.words, id),
        });
      },
    });
  }
}

function generalSentence({ done }: Messages, id: OperationId): string {
  return (done as Readonly<Partial<Record<OperationId, string>>>)[id] ?? '';
}

/** A client that has the bytes already is told so instead. */
function sendRaw(request: FastifyRequest, reply: FastifyReply, { payload, headers }: RawAnswer): FastifyReply {
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  if (headers.etag !== undefined && knowsEtag(request, headers.etag)) return reply.code(304).send();
  return reply.send(payload);
}
