const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Columns a text takes in a search result: Chinese, Japanese and Korean characters take two, marks none. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : /\p{M}/u.test(character) ? 0 : 1;
  return width;
}

/** The longest front part of at most `columns` that ends at a word (at a character where words have no spaces). */
export function cutToWidth(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let cut = '';
  for (const character of text) {
    if (textWidth(cut + character) > columns) break;
    cut += character;
  }
  const space = cut.lastIndexOf(' ');
  const atWord = space > cut.length / 2 && !/^\s/u.test(text.slice(cut.length)) ? cut.slice(0, space) : cut;
  return atWord.replace(/[\s,;:–—-]+$/u, '');
}
