import type { ColumnType, JSONColumnType } from 'kysely';

export type CreatedAt = ColumnType<Date, Date | string, never>;
export type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = JSONColumnType<T & object>;
export type OptionalJson = ColumnType<object | null, string | null | undefined, string | null>;
