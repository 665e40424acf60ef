import type { z } from 'zod';
import type { Session } from '../accounts/sessions.ts';
import type { Operation, RequestOf, ResponseOf } from '../contract/operation.ts';
import type { OPERATIONS, OperationId } from '../contract/operations.ts';
import type { Idempotency } from '../orders/once-for-key.ts';
import type { Messages } from './messages/messages.ts';
import type { UploadedFile } from './read-upload.ts';

/** A request of one operation, authenticated and parsed. */
export type Call<O extends Operation> = Pick<RequestOf<O>, 'params' | 'query'> & {
  /** Undefined when the request came as an upload. */
  readonly body: O extends { readonly multipart: z.ZodObject }
    ? RequestOf<O>['body'] | undefined
    : RequestOf<O>['body'];
  /** The body as it came, before defaults. */
  readonly received: unknown;
  readonly upload: O extends { readonly multipart: infer S extends z.ZodObject } ? Upload<z.output<S>> : undefined;
  /** Empty where the operation takes no credential. */
  readonly accountId: string;
  /** Of the token, key or session that let the request in; empty where the operation takes none. */
  readonly credentialId: string;
  /** Who has signed in to the console, where that is how the request was let in. */
  readonly session: O extends { readonly auth: 'session' } ? Session : Session | undefined;
  readonly client: Client;
  /** Of a start that carries `Idempotency-Key`. */
  readonly idempotency: Idempotency | undefined;
  /** Of a start: refuse rather than leave something out. */
  readonly strict: boolean;
  /** Of a stream: the last event the client has seen. */
  readonly lastEventId: number | undefined;
  readonly words: Messages;
  /** Fires when the client has gone or the service stops; asking for it is what makes it be watched. */
  watch(): AbortSignal;
};

/** Where a request came from. */
interface Client {
  /** Network address, as far as proxies are believed. */
  readonly address: string;
  /** Name of the host that was asked. */
  readonly host: string;
  /** The connection is encrypted, as far as proxies are believed. */
  readonly encrypted: boolean;
}

type Upload<F> = { readonly fields: F; readonly file: UploadedFile } | undefined;

/** What a handler answers: `data` goes into the envelope of the interface. */
interface Answer<T> {
  readonly data: T;
  /** Instead of the general sentence of the operation. */
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes or a stream, sent as they are. */
export interface RawAnswer {
  readonly payload: Buffer | NodeJS.ReadableStream;
  readonly headers: Readonly<Record<string, string>>;
}

type AnswerOf<O extends Operation> = O extends { readonly responseType: string } ? RawAnswer : Answer<ResponseOf<O>>;

/** The handler of every operation that is available. */
export type Handlers = {
  readonly [Id in OperationId]: (call: Call<(typeof OPERATIONS)[Id]>) => Promise<AnswerOf<(typeof OPERATIONS)[Id]>>;
};

/** A handler as the routes call it: what it takes has been parsed by the schemas of its operation. */
export type AnyHandler = (call: Call<Operation>) => Promise<Answer<unknown> | RawAnswer>;
