import type { Quantity } from './quantity.ts';

/** How a number of the sentence agrees with one of the passage; `slip`: same digits, another unit. */
export type Agreement = 'equal' | 'converted' | 'rounded' | 'approximate' | 'slip';

const CLOSE = 1e-9;

export function agreementOf(claimed: Quantity, source: Quantity): Agreement | undefined {
  if (claimed.isOrdinal || source.isOrdinal) {
    return claimed.isOrdinal && source.isOrdinal && claimed.value === source.value ? 'equal' : undefined;
  }
  const values = sourceValues(claimed, source);
  if (values === undefined) {
    return claimed.mantissa === source.mantissa && Math.abs(claimed.mantissa) > 1 ? 'slip' : undefined;
  }
  const [own, ...others] = values.values;
  for (const value of [claimed.value, ...(values.isConverted ? [] : claimed.otherValues)]) {
    if ([own ?? Number.NaN, ...others].some((other) => equals(value, other)))
      return values.isConverted ? 'converted' : 'equal';
  }
  if (own === undefined) return undefined;
  const near = nearness(claimed, source, own, values.isConverted);
  if (near !== undefined) return near;
  return values.isConverted && claimed.mantissa === source.mantissa && claimed.mantissa > 1 ? 'slip' : undefined;
}

function equals(one: number, other: number): boolean {
  return Math.abs(one - other) <= CLOSE * Math.max(1, Math.abs(other));
}

/** The source's values in the claim's unit; undefined where the units can't be compared. */
function sourceValues(claimed: Quantity, source: Quantity): { values: number[]; isConverted: boolean } | undefined {
  const values = [source.value];
  const [to, from] = [claimed.unit, source.unit];
  if (to === undefined || from === undefined || (to.dimension === from.dimension && to.factor === from.factor)) {
    return { values: [...values, ...source.otherValues], isConverted: false };
  }
  if (to.dimension === from.dimension) {
    return { values: values.map((value) => (value * from.factor) / to.factor), isConverted: true };
  }
  if (to.dimension === 'fahrenheit' && from.dimension === 'celsius') {
    return { values: values.map((value) => value * 1.8 + 32), isConverted: true };
  }
  if (to.dimension === 'celsius' && from.dimension === 'fahrenheit') {
    return { values: values.map((value) => (value - 32) / 1.8), isConverted: true };
  }
  return undefined;
}

function nearness(claimed: Quantity, source: Quantity, value: number, isConverted: boolean): Agreement | undefined {
  const difference = Math.abs(claimed.value - value);
  const size = Math.abs(value);
  const finer = isConverted || source.step < claimed.step;
  if (isConverted) {
    const tolerance = Math.max(Math.min(claimed.step / 2, 0.06 * size), 0.01 * size);
    if (difference <= tolerance * (1 + CLOSE)) return 'converted';
  }
  if (claimed.isShare || source.isShare) {
    return claimed.unit?.dimension === 'percent' &&
      source.unit?.dimension === 'percent' &&
      difference <= (claimed.bound === undefined && source.bound === undefined ? 2 : 4)
      ? 'approximate'
      : undefined;
  }
  if (claimed.bound !== undefined && claimed.bound === source.bound && claimed.bound !== 'about') return undefined;
  switch (claimed.bound) {
    case 'over':
      return value >= claimed.value && value <= claimed.value * 1.25 ? 'approximate' : undefined;
    case 'under':
      return value <= claimed.value && value >= claimed.value * 0.75 ? 'approximate' : undefined;
    case 'nearly':
      return finer && value <= claimed.value * 1.005 && value >= claimed.value * 0.9 ? 'approximate' : undefined;
    case 'about':
      return finer &&
        difference <= Math.max(claimed.step / 2, Math.min(claimed.step, 0.08 * size)) &&
        difference <= 0.12 * size
        ? 'approximate'
        : undefined;
    default:
      return isRounded(claimed, source, difference, size) ? 'rounded' : undefined;
  }
}

/** Without "about" a rounded number has to keep two digits, or be very near. */
function isRounded(claimed: Quantity, source: Quantity, difference: number, size: number): boolean {
  if (claimed.isWord || source.step >= claimed.step) return false;
  if (difference > (claimed.step / 2) * (1 + CLOSE) || difference > 0.05 * size) return false;
  const digits = Math.abs(claimed.value) / claimed.step;
  return digits >= 9.5 || difference <= 0.015 * size;
}
