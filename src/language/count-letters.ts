/** How many letters a text has, how many Latin characters, and whether any of a script that tells its language alone. */
interface LetterCounts {
  readonly letters: number;
  readonly latin: number;
  readonly hasTellingScript: boolean;
}

const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
const TELLING =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tibetan}\p{Script=Arabic}\p{Script=Cyrillic}]/u;

const KIND = { known: 1, letter: 2, latin: 4, telling: 8 } as const;
/** By code unit: a text says the same few characters again and again. */
const kinds = new Uint8Array(0x1_0000);

export function countLetters(text: string): LetterCounts {
  let letters = 0;
  let latin = 0;
  let all = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    let kind = kinds[unit] ?? 0;
    if (kind === 0) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      kind = kindOf(character);
      // A unit of a pair says nothing by itself.
      if (character.length === 2) at += 1;
      else if (unit < 0xd800 || unit > 0xdfff) kinds[unit] = kind;
    }
    if ((kind & KIND.letter) !== 0) letters += 1;
    if ((kind & KIND.latin) !== 0) latin += 1;
    all |= kind;
  }
  return { letters, latin, hasTellingScript: (all & KIND.telling) !== 0 };
}

function kindOf(character: string): number {
  return (
    KIND.known +
    (LETTER.test(character) ? KIND.letter : 0) +
    (LATIN.test(character) ? KIND.latin : 0) +
    (TELLING.test(character) ? KIND.telling : 0)
  );
}
