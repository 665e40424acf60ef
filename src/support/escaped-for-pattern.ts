/** A text as part of a regular expression, with or without the flag `u`, that finds its very letters. */
export function escapedForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
