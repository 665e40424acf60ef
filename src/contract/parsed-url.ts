/**
 * What `new URL(text, base)` gives; undefined where that fails. In Node 20 `URL.canParse` says no to letters such as `ü`
 * once it is called often enough to be compiled, so nothing here may ask it.
 */
export function parsedUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
