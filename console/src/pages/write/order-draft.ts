import type { z } from 'zod';
import type { WriteBlogBody } from '../../../../src/contract/write-blog.ts';
import { readHeaders } from '../../parts/read-headers.ts';
import type { OrderField } from './order-fields.ts';
import { IMPLIED_FIELDS } from './order-groups.ts';

/** Body of an order as it is sent. */
export type OrderBody = z.input<typeof WriteBlogBody>;

/** An order while it is made: switches are booleans, everything else is the text of its input; empty: not given. */
export interface OrderDraft {
  /** By path. `mainInput` of several addresses and `webhook.header` have one a line. */
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly links: readonly { readonly anchor: string; readonly url: string }[];
}

type Fields = ReadonlyMap<string, OrderField>;

/** As the contract has it, but kept as a draft: whoever orders here reads before it is published. */
export function emptyDraft(fields: Fields): OrderDraft {
  const values: Record<string, string | boolean> = {};
  for (const [path, { kind, byDefault }] of fields) {
    if (isImplied(path)) continue;
    values[path] = kind === 'switch' ? byDefault === true : byDefault;
  }
  return { values: { ...values, inputType: 'keyword', isPublish: false }, links: [] };
}

/** The body of the order: who it is for and what it is about, and of the rest what differs from the contract's own. */
export function orderOf({ values, links }: OrderDraft, fields: Fields): OrderBody {
  const body: Record<string, unknown> = {};
  for (const [path, field] of fields) {
    const value = values[path];
    if (value === undefined || ALWAYS.has(path)) continue;
    if (value !== field.byDefault && value !== '') put(body, path, sentValue(path, value));
  }
  const given = links.filter(({ anchor, url }) => anchor.trim() !== '' || url.trim() !== '');
  return {
    siteId: values.siteId === '' ? null : values.siteId,
    isPublish: values.isPublish === true,
    inputType: values.inputType,
    mainInput: mainInputOf(String(values.inputType), String(values.mainInput ?? '')),
    ...body,
    ...(given.length === 0 ? {} : { additionalManualLinks: given }),
  } as OrderBody;
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const ALWAYS: ReadonlySet<string> = new Set(['siteId', 'isPublish', 'inputType', 'mainInput']);

function isImplied(path: string): boolean {
  return IMPLIED_FIELDS.some((implied) => implied === path);
}

function mainInputOf(inputType: string, text: string): string | string[] {
  return inputType === 'urls' ? linesOf(text) : text.trim();
}

function sentValue(path: string, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value;
  if (path === 'primaryKeyword') return [value.trim()];
  // What is no header, or no number, stays a text, for the service to say what is wrong with it.
  if (path === 'webhook.header') {
    const { headers, wrong } = readHeaders(value);
    return wrong === undefined ? headers : value;
  }
  if (path === 'aiImageGenerateParams.seed') return /^\d+$/.test(value.trim()) ? Number(value) : value;
  return value;
}

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    body[head] = value;
    return;
  }
  const inner = (body[head] ?? {}) as Record<string, unknown>;
  put(inner, rest.join('.'), value);
  body[head] = inner;
}
