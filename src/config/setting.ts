import type { SettingType } from './setting-types.ts';

/** One row of the table: what `docs/settings.md`, `inkwright settings` and the reading are made from. */
export interface Setting<T> {
  /** The environment variable. */
  readonly name: string;
  readonly type: SettingType<T>;
  /** Text that stands when the variable is unset or empty. */
  readonly default?: string;
  /** What stands in its place, in words, where no text can say it. */
  readonly otherwise?: string;
  /** Never shown or logged. */
  readonly secret?: boolean;
  readonly meaning: string;
}

/** A row that may stay without a value. */
export const define = <T>(setting: Setting<T>): Setting<T> => setting;

/** A row that always has a value. */
export const required = <T>(setting: Setting<T> & { readonly default: string }) => setting;
