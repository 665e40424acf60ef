import type { Unit } from './data/units.ts';

export type Bound = 'about' | 'over' | 'under' | 'nearly';

/** A number of a text with what it counts. */
export interface Quantity {
  /** Offsets in the normal text, over number, scale and unit. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** With scale, in units of `unit`. */
  readonly value: number;
  /** Other readings of the same digits ("1.500" in a text of unknown habits), for equality only. */
  readonly otherValues: readonly number[];
  /** The smallest step its digits show: 100 for 2,300, 0.1 for 4.5, 100000 for 1.5 million. */
  readonly step: number;
  /** Digits without scale, for telling "1.4 million" from "1.4 billion". */
  readonly mantissa: number;
  readonly scale: number;
  readonly unit: Unit | undefined;
  readonly bound: Bound | undefined;
  readonly isOrdinal: boolean;
  /** "a third", "3 in 10": as per cent. */
  readonly isShare: boolean;
  /** Written in words. */
  readonly isWord: boolean;
  /** Made of the quantities beside it ("2 h 40 min"). */
  readonly isSum: boolean;
}

export function stepOf(mantissa: number, decimals: number, scale: number): number {
  if (decimals > 0) return 10 ** -decimals * scale;
  let rest = Math.abs(mantissa);
  if (rest === 0 || !Number.isInteger(rest)) return scale;
  let step = 1;
  while (rest % 10 === 0 && step < 1e15) {
    rest /= 10;
    step *= 10;
  }
  return step * scale;
}

/** 1.1 million is 1100000, not 1100000.0000000002. */
export function tidyValue(value: number): number {
  return Number(value.toPrecision(12));
}
