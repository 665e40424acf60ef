import type { z } from 'zod';
import type { OPERATIONS } from '../../../src/contract/operations.ts';

type AnyOperation = (typeof OPERATIONS)[keyof typeof OPERATIONS];

/** Methods and paths of the contract: what it does not have, does not compile. */
export type Method = AnyOperation['method'];
export type PathOf<M extends Method> = Extract<AnyOperation, { readonly method: M }>['path'];
type OperationAt<M extends Method, P> = Extract<AnyOperation, { readonly method: M; readonly path: P }>;

type Part<O, Name extends 'query' | 'body' | 'params'> = O extends { readonly [Key in Name]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;

/** What a call sends: the query and body that the operation takes. */
export interface Sent<M extends Method, P extends string> {
  readonly query?: Part<OperationAt<M, P>, 'query'> | undefined;
  readonly params?: Part<OperationAt<M, P>, 'params'> | undefined;
  readonly body?: Part<OperationAt<M, P>, 'body'> | FormData | undefined;
}

/** What stands in the envelope of the answer. */
export type Received<M extends Method, P extends string> =
  OperationAt<M, P> extends { readonly response: infer S extends z.ZodType } ? z.output<S> : never;
