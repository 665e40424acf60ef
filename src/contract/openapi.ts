import type { z } from 'zod';
import { EarlierError, earlierEnvelope, V1Error, v1Envelope } from './envelope.ts';
import { HTTP_ERRORS, type HttpErrorCode } from './error-codes.ts';
import { earlierErrorExample, v1ErrorExample } from './error-examples.ts';
import { collectJsonSchemas, type JsonSchema, type JsonSchemas } from './json-schemas.ts';
import { needsCsrf, type Operation, type OperationExample, type Tag, takesSession } from './operation.ts';
import { allOperations } from './operations.ts';
import { fieldsOf } from './schema-fields.ts';
import { SESSION_COOKIE } from './sessions.ts';
import { WebhookMessage } from './webhook-events.ts';

const TAGS: Readonly<Record<Tag, string>> = {
  Access: 'Tokens',
  Sites: 'Sites and what their publishing platform offers',
  Authors: 'Authors of the account',
  Knowledge: 'Knowledge stores, brands, documents and images',
  Writing: 'Articles: order, follow, read',
  Publishing: 'Articles on their way to readers: publish, take down, WordPress connections, webhooks',
  Quota: 'What is left of a product',
  'Earlier blog interface': 'The interface under /third-part/blog/v2',
  Quality: 'Evaluation of content',
  Console: 'The console: who signs in, keys and users of the account, state of the service',
};

const SECURITY = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-OPENAPI-TOKEN',
    description: 'Token from Get A Token',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'Session of the console, from Sign in',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description: '`csrfToken` of the session; beside the cookie',
  },
  lp: { type: 'apiKey', in: 'header', name: 'X-LP-TOKEN', description: 'Key of the earlier interfaces' },
} as const;

/**
 * The OpenAPI 3.1 document of every operation that is available.
 * @param about `serverUrl`: address clients reach the service at; `version`: of the service
 */
export function openApiDocument(about: { serverUrl: string; version: string }): JsonSchema {
  const schemas = collectJsonSchemas();
  const available = allOperations();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { id, operation } of available) {
    for (const [index, path] of [operation.path, ...(operation.aliases ?? [])].entries()) {
      const operationId = index === 0 ? id : `${id}_${index}`;
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operationId, operation, schemas) };
    }
  }
  const used = new Set(available.map(({ operation }) => operation.tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkwright',
      version: about.version,
      description: 'Writes researched, cited blog articles. Success is HTTP 200; every error carries a stable code.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: about.serverUrl }],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name as Tag))
      .map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { message: { post: webhookMessage(schemas) } },
    components: { schemas: Object.fromEntries(schemas.components), securitySchemes: SECURITY },
  };
}

/** What is sent to the `webhook` of an order, and what its answer means. */
function webhookMessage(schemas: JsonSchemas): JsonSchema {
  return {
    summary: 'What became of an order',
    description:
      'Sent to the `webhook` of the order with its headers, signed as the Standard Webhooks specification says: at least once, always with the same `webhook-id`.',
    tags: ['Publishing'],
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema: schemas.response(WebhookMessage) } } },
    responses: {
      '2XX': { description: 'Taken; it is not sent again' },
      '410': { description: 'Not wanted any more; it is not sent again' },
      default: { description: 'Not taken; it is tried again for 24 hours' },
    },
  };
}

function describe(operationId: string, operation: Operation, schemas: JsonSchemas): JsonSchema {
  const body = requestBody(operation, schemas);
  return {
    operationId,
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    tags: [operation.tag],
    security: securityOf(operation),
    parameters: [
      ...parameters(operation.params, 'path', schemas, operation.examples),
      ...parameters(operation.query, 'query', schemas, operation.examples),
      ...parameters(operation.headers, 'header', schemas, []),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { '200': success(operation, schemas), ...errorResponses(operation, schemas) },
  };
}

/** Each entry is one way in; what stands in one entry is wanted together. */
function securityOf(operation: Operation): JsonSchema[] {
  const { auth } = operation;
  if (auth === 'none') return [];
  const session = needsCsrf(operation) ? { session: [], csrf: [] } : { session: [] };
  return [...(auth === 'session' ? [] : [{ [auth]: [] }]), ...(takesSession(operation) ? [session] : [])];
}

function parameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query' | 'header',
  schemas: JsonSchemas,
  examples: readonly OperationExample[],
): JsonSchema[] {
  if (schema === undefined) return [];
  const [example] = examples;
  const values = (place === 'path' ? example?.params : example?.query) ?? {};
  return Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => {
    const { description, ...rest } = schemas.request(field);
    const required = place === 'path' || field._zod.optin === undefined;
    return {
      name,
      in: place,
      required,
      description,
      schema: rest,
      ...(values[name] === undefined ? {} : { example: values[name] }),
    };
  });
}

function requestBody({ body, multipart, examples }: Operation, schemas: JsonSchemas): JsonSchema | undefined {
  if (body === undefined) return undefined;
  const json = {
    schema: schemas.request(body),
    examples: named(
      examples.filter((example) => example.body !== undefined),
      (example) => example.body,
    ),
  };
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file itself' };
  const form = multipart && {
    schema: {
      allOf: [schemas.request(multipart.loose()), { type: 'object', properties: { file }, required: ['file'] }],
    },
  };
  return { required: true, content: { 'application/json': json, ...(form && { 'multipart/form-data': form }) } };
}

function success(operation: Operation, schemas: JsonSchemas): JsonSchema {
  const { responseType } = operation;
  return {
    description: 'Success',
    headers: { 'X-Request-ID': { description: 'Tracking id of the request', schema: { type: 'string' } } },
    content: { [responseType ?? 'application/json']: successContent(operation, schemas) },
  };
}

function successContent({ envelope, examples, response, responseType }: Operation, schemas: JsonSchemas): JsonSchema {
  const schema = schemas.response(responseType === undefined ? enveloped(envelope, response) : response);
  switch (responseType) {
    case undefined:
      return { schema, examples: named(examples, (example) => wrap(envelope, example.response)) };
    case 'text/event-stream':
      return {
        schema: { type: 'string', description: 'Events; the data of each is a JobEvent as JSON' },
        examples: named(examples, eventText),
      };
    default:
      return { schema, examples: named(examples, (example) => example.response) };
  }
}

function errorResponses({ errors, path }: Operation, schemas: JsonSchemas): JsonSchema {
  const isV1 = path.startsWith('/v1/');
  const schema = schemas.response(isV1 ? V1Error : EarlierError);
  const statuses = [...new Set(errors.map((code) => HTTP_ERRORS[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = errors.filter((code) => HTTP_ERRORS[code].status === status);
      return [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${HTTP_ERRORS[code].when}`).join('. '),
          ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
          content: { 'application/json': { schema, examples: errorExamples(codes, isV1) } },
        },
      ];
    }),
  );
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which a retry can help', schema: { type: 'integer' } },
};

function errorExamples(codes: readonly HttpErrorCode[], isV1: boolean): JsonSchema {
  return Object.fromEntries(
    codes.map((code) => [code, { value: isV1 ? v1ErrorExample(code) : earlierErrorExample(code) }]),
  );
}

function enveloped(envelope: Operation['envelope'], response: z.ZodType): z.ZodType {
  if (envelope === 'v1') return v1Envelope(response);
  return envelope === 'earlier' ? earlierEnvelope(response) : response;
}

function wrap(envelope: Operation['envelope'], response: unknown): unknown {
  if (envelope === 'earlier') return { code: '200', body: response };
  if (envelope === 'raw') return response;
  return { message: 'Done.', data: response, timestamp: '2026-11-02T10:00:00.000Z', request_id: 'req_01' };
}

function eventText({ response }: OperationExample): string {
  return `id: 2\ndata: ${JSON.stringify(response)}\n\n`;
}

function named(examples: readonly OperationExample[], value: (example: OperationExample) => unknown): JsonSchema {
  return Object.fromEntries(
    examples.map((example, index) => [`example${index + 1}`, { summary: example.summary, value: value(example) }]),
  );
}
