/** Places where a value may begin that are looked at; a page of HTML has thousands. */
const MOST_STARTS = 50;

/**
 * The JSON value of an answer, also where plugins have printed notices before or after it.
 * @returns undefined when there is none
 */
export function readJson(body: Uint8Array): { readonly value: unknown } | undefined {
  const text = new TextDecoder().decode(body).trim();
  const whole = parse(text);
  if (whole !== undefined) return whole;
  let tries = 0;
  for (const { index } of text.matchAll(/\{\s*["}]|\[\s*[[{"\d\]]/g)) {
    if (tries++ === MOST_STARTS) return undefined;
    const end = endOfValue(text, index);
    if (end === undefined) continue;
    const found = parse(text.slice(index, end));
    if (found !== undefined && !isNumbers(found.value)) return found;
  }
  return undefined;
}

/** Where the value that begins with a bracket is closed; undefined when it is not. */
function endOfValue(text: string, start: number): number | undefined {
  let depth = 0;
  let inText = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (inText) {
      if (letter === '\\') at++;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '{' || letter === '[') depth++;
    else if ((letter === '}' || letter === ']') && --depth === 0) return at + 1;
  }
  return undefined;
}

function parse(text: string): { readonly value: unknown } | undefined {
  if (!text.startsWith('{') && !text.startsWith('[')) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Not here; the caller looks further on.
    return undefined;
  }
}

/** `[1]` in a notice, say; no answer of WordPress is a list of numbers alone. */
function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');
}
