const MOST_CHARACTERS = 300;
/** As much as is looked at: bodies can be long, and hostile. */
const READ_CHARACTERS = 4_000;
/** Keys as providers give them out, and as they repeat them in their errors. */
const KEY_SHAPED =
  /\b(?:(?:sk|pk|rk|gsk|xai|hf|key)[-_]|AIza|Bearer )(?=[^\s\d*]{0,60}[\d*])[-_*A-Za-z0-9]{12,}(?:\.[-_A-Za-z0-9]+)*/g;

/**
 * What a provider said, fit to be shown: one line, short, without keys and markup. Empty when it said nothing.
 * @param body JSON of any provider's error, a page, or plain text
 * @param secrets texts that must not be shown
 */
export function providerWords(body: unknown, secrets: readonly string[]): string {
  let words = (wordsOf(typeof body === 'string' ? parsedOr(body) : body, 0) ?? '').slice(0, READ_CHARACTERS);
  if (/<[a-z!/][^>]*>/i.test(words)) words = pageWords(words);
  for (const secret of secrets) if (secret !== '') words = words.replaceAll(secret, '[key]');
  const line = words
    .replace(KEY_SHAPED, '[key]')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e]+/g, ' ')
    .trim();
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1).trimEnd()}…` : line;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `{error: {message}}`, `{message}`, `{error: "…"}`, `{detail: […]}`, a list of these: whoever speaks first. */
function wordsOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null || depth > 4) return undefined;
  const members = value as Record<string, unknown>;
  const said = Array.isArray(value)
    ? value.slice(0, 3)
    : ['error', 'message', 'detail', 'msg', 'error_description', 'title', 'type', 'code'].map((name) => members[name]);
  for (const one of said) {
    const words = wordsOf(one, depth + 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

function pageWords(html: string): string {
  const title = /<title[^>]{0,200}>([^<]{1,300})/i.exec(html)?.[1];
  if (title !== undefined) return title;
  return html.replace(/<(script|style)\b[^<]{0,4000}<\/\1>/gi, ' ').replace(/<[^<>]{0,1000}>/g, ' ');
}
