import type { Language } from '../contract/languages.ts';

/** Languages that write 1,000.5; all others write 1.000,5 or 1 000,5. */
const DECIMAL_POINT: ReadonlySet<Language> = new Set([
  'en', 'ja', 'ko', 'th', 'zh-CN', 'zh-TW', 'hi', 'bn', 'ms', 'bo', 'ar',
]); // biome-ignore format: one list

const NUMBER = /[−-]?(?<![\p{L}\d.,])\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/gu;
const UNIT = /^[\s\u00a0-]?(%|°\s?[CFK]?|[\p{Sc}]|\p{L}{1,14})/u;
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  m: 1,
  bn: 1e9,
  billion: 1e9,
  mrd: 1e9,
  milliarden: 1e9,
  万: 1e4,
  亿: 1e8,
};

/** A number of a text with what it counts, in a form that can be compared. */
export interface Figure {
  readonly value: number;
  /** Unit or first letters of the counted noun, lower case; empty when none follows. */
  readonly unit: string;
}

/** The figures of a text; numbers are read by the habits of the language ("1.000,5" in German). */
export function figuresOf(text: string, language: Language): Figure[] {
  const figures: Figure[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const value = numberIn(match[0], language);
    if (!Number.isFinite(value)) continue;
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const unit = (UNIT.exec(rest)?.[1] ?? '').replace(/\s/g, '').toLowerCase();
    const scale = SCALE[unit];
    figures.push(scale === undefined ? { value, unit: unit.slice(0, 5) } : { value: value * scale, unit: '' });
  }
  return figures;
}

function numberIn(written: string, language: Language): number {
  const bare = written.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const plain = DECIMAL_POINT.has(language)
    ? bare.replaceAll(',', '')
    : /^-?\d+\.\d{1,2}$/.test(bare)
      ? bare
      : bare.replaceAll('.', '').replace(',', '.');
  return Number(plain);
}
