import type { Language } from '../../contract/languages.ts';
import { boundAt } from './bounds.ts';
import { type Quantity, stepOf } from './quantity.ts';

interface Parts extends Partial<Quantity> {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly decimals?: number;
  readonly boundAt?: number;
}

/** A quantity of a text from what was read of it; `boundAt` is where "about" and its like would end. */
export function quantity(text: string, language: Language, parts: Parts): Quantity {
  const mantissa = parts.mantissa ?? parts.value;
  const scale = parts.scale ?? 1;
  return {
    start: parts.start,
    end: parts.end,
    written: text.slice(parts.start, parts.end),
    value: parts.value,
    otherValues: parts.otherValues ?? [],
    step: stepOf(mantissa, parts.decimals ?? 0, scale),
    mantissa,
    scale,
    unit: parts.unit?.dimension === 'none' ? undefined : parts.unit,
    bound: boundAt(text, parts.boundAt ?? parts.start, parts.end, language),
    isOrdinal: parts.isOrdinal ?? false,
    isShare: parts.isShare ?? false,
    isWord: parts.isWord ?? false,
    isSum: false,
  };
}
