import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { EarlierError, earlierEnvelope, V1Error, v1Envelope } from '../contract/envelope.ts';
import { HTTP_ERRORS } from '../contract/error-codes.ts';
import { RequestError } from '../contract/errors.ts';
import type { Operation } from '../contract/operation.ts';
import { OPERATIONS, type OperationId } from '../contract/operations.ts';
import type { Clock } from '../support/clock.ts';
import type { Logger } from '../support/logger.ts';
import { checkAnswer } from './check-answer.ts';
import { interfaceOfPath } from './interface-of-path.ts';
import { messagesFor } from './messages/negotiate-language.ts';
import { requestErrorOf } from './request-error-of.ts';

/** Puts answers into the shape of their interface and sends them. */
export interface Answers {
  /** @param message of the envelope; a raw answer carries its own */
  success(request: FastifyRequest, reply: FastifyReply, answer: { data: unknown; message: string }): FastifyReply;
  failure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply;
  /** Body of an error that belongs to no request we could read. */
  unreadable(requestId: string, message: string): V1Error;
}

interface AnswerParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly checkResponses: boolean;
}

const INTERNAL = 'Something went wrong on our side; the request id helps to find it.';

export function createAnswers({ clock, logger, checkResponses }: AnswerParts): Answers {
  function send(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-language', messagesFor(request.headers['accept-language']).language)
      .header('vary', 'Accept-Language')
      .send(JSON.stringify(body));
  }

  function v1Error(requestId: string, { code, details }: RequestError, message: string): V1Error {
    const error = { code, details: [...details] };
    return { message, data: null, timestamp: clock.now().toISOString(), request_id: requestId, error };
  }

  function errorBody(request: FastifyRequest, error: RequestError): V1Error | EarlierError {
    const message = messagesFor(request.headers['accept-language']).error(error);
    if (interfaceOfPath(request.url) === 'v1') return v1Error(request.id, error, message);
    return { code: error.code, message, details: [...error.details] };
  }

  function describe(request: FastifyRequest, thrown: unknown): RequestError {
    const error = requestErrorOf(thrown, request.headers['content-type']);
    const { operationId } = request.routeOptions.config;
    if (error === undefined) {
      logger.error({ err: thrown, requestId: request.id, operation: operationId }, 'A request failed inside us');
      return new RequestError('internal_error', INTERNAL, { cause: thrown });
    }
    if (error.code === 'unavailable') {
      logger.warn({ err: error, requestId: request.id, operation: operationId }, 'A request could not be served now');
    }
    return error;
  }

  return {
    success(request, reply, { data, message }) {
      const operation = operationOf(request);
      const body = wrapped(operation.envelope, data, message, () => ({
        message,
        data,
        timestamp: clock.now().toISOString(),
        request_id: request.id,
      }));
      if (checkResponses) checkAnswer(envelopeOf(operation), body);
      return send(request, reply, body);
    },

    failure(request, reply, thrown) {
      let error = describe(request, thrown);
      if (checkResponses) {
        const fault = differenceOf(request, error, errorBody(request, error));
        if (fault !== undefined) error = describe(request, fault);
      }
      const retryAfter = error.retryAfter ?? (error.code === 'unavailable' ? 2 : undefined);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      // The rest of a body that nobody reads is let go by: a client that is cut off in the middle of sending would
      // never see this answer. The request time limit bounds how long it may take.
      reply.removeHeader('connection');
      return send(request, reply.code(HTTP_ERRORS[error.code].status), errorBody(request, error));
    },

    unreadable: (requestId, message) => v1Error(requestId, new RequestError('invalid_request', message), message),
  };
}

function operationOf(request: FastifyRequest): Operation {
  const { operationId } = request.routeOptions.config;
  if (operationId === undefined) throw new Error(`the route ${request.routeOptions.url} has no operation`);
  return OPERATIONS[operationId];
}

function wrapped(envelope: Operation['envelope'], data: unknown, message: string, v1: () => object): object {
  if (envelope === 'v1') return v1();
  return envelope === 'earlier' ? { code: '200', body: data, message } : (data as object);
}

function envelopeOf({ envelope, response }: Operation): z.ZodType {
  if (envelope === 'v1') return v1Envelope(response);
  return envelope === 'earlier' ? earlierEnvelope(response) : response;
}

function differenceOf(request: FastifyRequest, error: RequestError, body: V1Error | EarlierError): Error | undefined {
  const { operationId } = request.routeOptions.config;
  try {
    checkAnswer('data' in body ? V1Error : EarlierError, body);
    if (operationId !== undefined && !OPERATIONS[operationId].errors.includes(error.code as never)) {
      throw new Error(`${operationId} answered ${error.code}, which the contract does not name`, { cause: error });
    }
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault));
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of routes that are operations of the contract. */
    operationId?: OperationId;
  }
}
