import type { Language } from '../../contract/languages.ts';
import { writesDecimalPoint } from '../../language/figure-words.ts';

export interface NumberReading {
  readonly value: number;
  readonly decimals: number;
}

/**
 * What a number in digits may mean, likeliest reading first. Of two different marks the last is the decimal one; of one
 * mark before exactly three digits the language decides and the other reading is kept.
 */
export function readingsOf(written: string, language: Language): NumberReading[] {
  const bare = written.replace(/[ ']/g, '');
  const hasPoint = bare.includes('.');
  const hasComma = bare.includes(',');
  if (!hasPoint && !hasComma) return [reading(bare)];
  if (hasPoint && hasComma) {
    const pointLast = bare.lastIndexOf('.') > bare.lastIndexOf(',');
    return [reading(pointLast ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.'))];
  }
  const mark = hasPoint ? '.' : ',';
  const parts = bare.split(mark);
  if (parts.length > 2) return [reading(parts.join(''))];
  const [whole = '', rest = ''] = parts;
  const decimal = reading(`${whole}.${rest}`);
  if (rest.length !== 3 || whole === '0' || whole.length > 3) return [decimal];
  const grouped = reading(whole + rest);
  return writesDecimalPoint(language) === (mark === ',') ? [grouped, decimal] : [decimal, grouped];
}

function reading(plain: string): NumberReading {
  const point = plain.indexOf('.');
  return { value: Number(plain), decimals: point < 0 ? 0 : plain.length - point - 1 };
}
