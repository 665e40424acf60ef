import { sql } from 'kysely';

/** Where an article goes, as its order or a later request says. */
export interface PublicationWishes {
  readonly authorId?: string | undefined;
  readonly wpInfo?:
    | {
        readonly qc_id?: string | undefined;
        readonly category_id?: string | undefined;
        readonly auth_id?: string | undefined;
        readonly post_type?: string | undefined;
      }
    | undefined;
}

/** What a query over `blog` and its `job` selects for `wishesOf`. */
export interface WishColumns {
  readonly ordered: PublicationWishes;
  readonly later: PublicationWishes | null;
}

export const WISH_COLUMNS = sql`
  jsonb_strip_nulls(jsonb_build_object('authorId', job.request -> 'request' -> 'authorId',
    'wpInfo', job.request -> 'request' -> 'wpInfo')) as ordered,
  blog.publication_wishes as later`;

/** The row with the wishes that hold: those of the order, with what was asked for later in their place. */
export function withWishes<R extends WishColumns>(
  row: R,
): Omit<R, keyof WishColumns> & { readonly wishes: PublicationWishes } {
  const { ordered, later, ...rest } = row;
  return { ...rest, wishes: { ...ordered, ...later } };
}
