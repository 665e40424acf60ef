/** Signs of a pattern that a phrase may use: `(a|b)` and `?`. */
const WRITTEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/\((?!\?)/gu, '(?:'],
  [/\*/gu, '[\\p{L}\\p{M}]*'],
  [/\s…\s/gu, '\\s(?:.{0,50}\\s)?'],
  [/…/gu, '.{0,16}'],
  [/#%/gu, '\\p{Nd}[\\p{Nd}.,]{0,8}\\s?[%％٪]'],
  [/#/gu, '\\p{Nd}[\\p{Nd}.,]{0,8}'],
  [/'/gu, "['’]"],
  [/ș/gu, '[șş]'],
  [/ț/gu, '[țţ]'],
  [/ /gu, '\\s'],
];

/**
 * Phrases of a language that parts words, as one pattern. One phrase a line, or several with `|` between them; `(a|b)`
 * and `?` as in patterns, `*` for the rest of a word, ` … ` for up to 50 characters, `#` for a number, `#%` for percent.
 */
export function wordPhrases(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives(text)})(?![\\p{L}\\p{M}])`, 'iu');
}

/** The same where words are not parted or grow at both ends; `…` within a line stands for up to 16 characters. */
export function textPhrases(text: string): RegExp {
  return new RegExp(alternatives(text), 'iu');
}

/** The same in Turkish, whose capital i keeps its dot and whose small ı has none. */
export function turkishPhrases(text: string): RegExp {
  const { source } = wordPhrases(text.replace(/i/gu, 'ï'));
  return new RegExp(source.replace(/ï/gu, '[iİ]').replace(/ı/gu, '[ıI]'), 'iu');
}

function alternatives(text: string): string {
  const lines = text.normalize('NFC').split('\n');
  const phrases = lines.map((line) => line.trim()).filter((line) => line !== '');
  return phrases.map((phrase) => WRITTEN.reduce((all, [sign, by]) => all.replace(sign, by), phrase)).join('|');
}
