import type { z } from 'zod';
import { LIMITS } from './choices.ts';
import type { HttpErrorCode } from './error-codes.ts';
import { CommonHeaders, StartHeaders } from './headers.ts';

export type Tag =
  | 'Access'
  | 'Sites'
  | 'Authors'
  | 'Knowledge'
  | 'Writing'
  | 'Publishing'
  | 'Quota'
  | 'Earlier blog interface'
  | 'Quality'
  | 'Console';

/** One exchange that the documentation shows; each part fits its schema. */
export interface OperationExample {
  readonly summary: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What stands in the envelope: `data` of v1, `body` of the earlier interfaces, or the whole body. */
  readonly response: unknown;
}

/** What an author of the table writes down. */
export interface OperationDefinition {
  readonly summary: string;
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` for what `params` holds. */
  readonly path: string;
  /** Other paths of the same operation. */
  readonly aliases?: readonly string[];
  /**
   * `token`: X-OPENAPI-TOKEN; `lp`: X-LP-TOKEN; either of them, or a session of the console: its cookie and
   * X-CSRF-Token. `session`: such a session alone.
   */
  readonly auth: 'token' | 'session' | 'lp' | 'none';
  /** Whose session may call it; missing: everybody's. A token or key has no role and is not held back by it. */
  readonly role?: 'owner';
  /** A session needs no X-CSRF-Token: nothing is changed, and whoever asks may not be able to send headers. */
  readonly cookieAlone?: true;
  readonly tag: Tag;
  /** Starts a job: takes `Idempotency-Key` and `Prefer`, and reserves quota. */
  readonly starts?: true;
  readonly headers?: z.ZodObject;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Text fields of a multipart body beside its `file`; such a body is taken as well as JSON. */
  readonly multipart?: z.ZodObject;
  /** Largest JSON body in bytes, when it is not `LIMITS.bodyBytes`. */
  readonly bodyLimit?: number;
  readonly response: z.ZodType;
  /** `text/event-stream`: `response` is the data of one event; a kind of file: `response` says what the bytes are. */
  readonly responseType?: 'text/event-stream' | 'image/*';
  readonly envelope: 'v1' | 'earlier' | 'raw';
  /** Errors beyond those that follow from the rest of the definition. */
  readonly errors?: readonly HttpErrorCode[];
  readonly examples: readonly [OperationExample, ...OperationExample[]];
}

interface Completed {
  readonly headers: z.ZodObject;
  readonly bodyLimit: number;
  readonly errors: readonly HttpErrorCode[];
}

/** An operation with everything that follows from its definition filled in. */
export type Operation = OperationDefinition & Completed;

/** What a handler is given, parsed. */
export interface RequestOf<O extends OperationDefinition> {
  readonly params: O extends { readonly params: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly query: O extends { readonly query: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly body: O extends { readonly body: infer S extends z.ZodType } ? z.output<S> : undefined;
}

/** What a handler gives back, before the envelope. */
export type ResponseOf<O extends OperationDefinition> = z.input<O['response']>;

/** Fills in headers, body limit and the errors that follow from the shape of the operation. */
export function defineOperation<const D extends OperationDefinition>(definition: D): D & Completed {
  return {
    ...definition,
    headers: definition.headers ?? (definition.starts ? StartHeaders : CommonHeaders),
    bodyLimit: definition.bodyLimit ?? LIMITS.bodyBytes,
    errors: [...new Set([...errorsOfShape(definition), ...(definition.errors ?? [])])],
  };
}

function errorsOfShape(definition: OperationDefinition): HttpErrorCode[] {
  return [
    'invalid_request',
    ...when(definition.starts === true, 'unsupported_wish', 'quota_exceeded', 'conflict'),
    ...when(definition.auth !== 'none', 'unauthorized'),
    ...when(takesSession(definition), 'forbidden'),
    ...when(definition.method !== 'GET', 'payload_too_large', 'unsupported_media_type'),
    'rate_limited',
    'internal_error',
    'unavailable',
  ];
}

/** Whether a session of the console lets somebody in: wherever a token, a key or a session is asked for. */
export function takesSession({ auth }: Pick<OperationDefinition, 'auth'>): boolean {
  return auth !== 'none';
}

/** Whether a session must carry its CSRF token as well; an event stream or a picture is asked for without headers. */
export function needsCsrf({ cookieAlone, responseType }: OperationDefinition): boolean {
  return cookieAlone !== true && responseType === undefined;
}

function when(condition: boolean, ...codes: HttpErrorCode[]): HttpErrorCode[] {
  return condition ? codes : [];
}
