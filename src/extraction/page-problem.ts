import { LIMITS } from './limits.ts';

/** Why a page gives nothing. */
export const PAGE_PROBLEMS = [
  'empty',
  'script_only',
  'paywall',
  'cookie_wall',
  'soft_404',
  'unreadable',
  'too_large',
  'unsupported',
] as const;

export type PageProblemCode = (typeof PAGE_PROBLEMS)[number];

/** A page that gives nothing. `message` is a plain English sentence for a customer. */
export class PageProblem extends Error {
  readonly code: PageProblemCode;
  constructor(code: PageProblemCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'PageProblem';
    this.code = code;
  }
}

/** @param bytes size received */
export function pageTooLarge(bytes: number): PageProblem {
  return new PageProblem('too_large', `The page is too large: ${bytes} bytes; allowed: ${LIMITS.bytes}`);
}
