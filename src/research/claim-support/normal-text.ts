import { withAsciiDigits } from '../../language/figure-words.ts';

/** A text made comparable, with the way back to the text it came from. */
export interface NormalText {
  readonly text: string;
  /** Offset in the original of a place in `text`; an end offset gives the end. */
  originalOffset(at: number): number;
}

const PLAIN = /^[\n\x21-\x7e]*(?: [\n\x21-\x7e]+)*$/;
/** Letters with their marks, a mark alone, and in one piece a run that stays as it is written. */
const CLUSTER = /[!-_a-~]+(?:[ \n][!-_a-~]+)*(?!\p{M})|[^\p{M}]\p{M}*|\p{M}+/gsu;
/** No other cluster ends so. */
const STAYS = /[!-_a-~]$/;
/** Forms of compatibility that say the same; Thai and Indic letters are left as they are spelled. */
const COMPATIBLE =
  /^[\u2000-\u20cf\u2100-\u214f\u2460-\u24ff\u3000-\u303f\u3300-\u33ff\ufb00-\ufb06\uff00-\uffef\u00aa\u00ba]/u;
const INVISIBLE = /^[\p{Cf}\u0640]/u;
const ARABIC_MARK = /[\u0610-\u061a\u064b-\u065f\u0670]/gu;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SPECIAL: Readonly<Record<string, string>> = {
  ...{ '٫': '.', '٬': ',', '٪': '%', '،': ',', '؛': ';', '‘': "'", '’': "'", ʼ: "'", '`': "'", '´': "'", '′': "'" },
  ...{ '‐': '-', '‑': '-', '−': '-', '–': '–', '—': '–', '―': '–', '…': '...', '“': '“', '”': '”', '„': '„', '″': '"' },
  ...{ '。': '。', '、': '、', '「': '「', '」': '」', '『': '『', '』': '』', '《': '《', '》': '》' },
  ...{ '，': '，', '：': '：', '；': '；', '！': '！', '？': '？', '（': '(', '）': ')', '～': '~', '〜': '~' },
};
const cache = new Map<string, string>();
const CACHE_SIZE = 20_000;

/**
 * Digits of every script become 0-9, superscripts `^2`, white space one space (a line break stays), full-width and
 * ligature forms plain ones, apostrophes and dashes one shape; invisible characters and Arabic vowel marks go.
 */
export function normalTextOf(original: string): NormalText {
  if (PLAIN.test(original)) return { text: original, originalOffset: (at) => at };
  const offsets: number[] = [];
  const parts: string[] = [];
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    if (STAYS.test(cluster)) {
      for (let unit = 0; unit < cluster.length; unit += 1) offsets.push(index + unit);
      parts.push(cluster);
      continue;
    }
    const written = normalCluster(cluster);
    const last = parts.at(-1) ?? '\n';
    if (written === ' ' && /[ \n]$/.test(last)) continue;
    if (written === '\n' && last.endsWith(' ')) {
      parts[parts.length - 1] = last.slice(0, -1);
      offsets.pop();
    }
    if (written === '') continue;
    for (let unit = 0; unit < written.length; unit += 1) offsets.push(index);
    parts.push(written);
  }
  offsets.push(original.length);
  return {
    text: parts.join(''),
    originalOffset: (at) => offsets[Math.min(at, offsets.length - 1)] ?? original.length,
  };
}

function normalCluster(cluster: string): string {
  const known = cache.get(cluster);
  if (known !== undefined) return known;
  const normal = computed(cluster);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(cluster, normal);
  return normal;
}

function computed(cluster: string): string {
  if (cluster === '\n' || cluster === '\u2028' || cluster === '\u2029') return '\n';
  if (/^\s/u.test(cluster)) return ' ';
  if (INVISIBLE.test(cluster)) return '';
  const special = SPECIAL[cluster];
  if (special !== undefined) return special;
  const power = SUPERSCRIPTS.indexOf(cluster);
  if (power >= 0) return `^${power}`;
  const normal = COMPATIBLE.test(cluster) ? cluster.normalize('NFKC') : cluster.normalize('NFC');
  return withAsciiDigits(normal.replace(ARABIC_MARK, '').replace(/\s/gu, ' '));
}

const MARK = /\p{M}/gu;
const NOT_ASCII = /[\u0080-\u{10ffff}]/u;
const HAS_LOOSE_MARKS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', ı: 'i', đ: 'd', æ: 'ae', œ: 'oe', ς: 'σ' };

/** Lower case without accents, Arabic letters that vary in writing made one: for comparing words, never for showing. */
export function foldedWord(word: string): string {
  if (!NOT_ASCII.test(word)) return word.toLowerCase();
  const lower = word.toLowerCase();
  if (/[\u0600-\u06ff]/.test(lower)) {
    return lower
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/[ىی]/g, 'ي')
      .replace(/ة/g, 'ه')
      .replace(/ک/g, 'ك');
  }
  if (!HAS_LOOSE_MARKS.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARK, '')
    .replace(/[ßøłıđæœς]/gu, (letter) => LETTERS[letter] ?? letter);
}
