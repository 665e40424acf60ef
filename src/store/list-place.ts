import { type RawBuilder, sql } from 'kysely';

/** A place in a list that is read newest first: the last entry that was shown. */
export interface ListPlace {
  readonly createdAt: Date;
  readonly id: string;
}

/** Condition for the entries behind a place. @param createdAt @param id names of the columns the list is ordered by */
export function olderThan(createdAt: string, id: string, place: ListPlace): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(createdAt)}, ${sql.ref(id)}) < (${place.createdAt}, ${place.id})`;
}
