/**
 * Whether `new URL(text, base)` succeeds. In Node 20 `URL.canParse` says no to letters such as `ü` once it is called often
 * enough to be compiled, so nothing here may ask it.
 */
export function canParseUrl(text: string, base?: string | URL): boolean {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}
