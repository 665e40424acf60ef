/**
 * Text that PostgreSQL, JSON and readers can hold: no NUL or other control characters but tab and line feed, no lone
 * surrogates, one kind of line end, Unicode NFC.
 */
export function storableText(text: string): string {
  return text
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufeff\ufffe\uffff]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC');
}

/** The same on one line; undefined when nothing is left. */
export function storableLine(text: string | null | undefined): string | undefined {
  const line = storableText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? undefined : line;
}
