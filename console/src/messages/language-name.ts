/** What readers of `reader` call the language with a code; the code where they have no name for it. */
export function languageName(code: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language', fallback: 'code' }).of(code) ?? code;
}
