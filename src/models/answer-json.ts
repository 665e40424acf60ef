import { jsonrepair } from 'jsonrepair';

/** Beginnings that are tried: prose before the answer may have brackets of its own. */
const MOST_STARTS = 8;

/**
 * The JSON object or array in an answer, with the usual slips mended (quotes, raw line breaks, commas, comments).
 * Undefined when there is none, or when it is not complete: half an answer is never taken for a whole one.
 * @param text an answer without thoughts and template tokens, see `stripAnswer`
 * @param kind what is looked for, where that is known
 */
export function answerJson(text: string, kind?: 'object' | 'array'): unknown {
  const whole = parsed(text.trim());
  if (isWanted(whole, kind)) return whole;
  const slices = bracketSlices(text, kind);
  for (const { slice } of slices) {
    const value = parsed(slice);
    if (isWanted(value, kind)) return value;
  }
  for (const { slice, isData } of slices) {
    if (!isData) continue;
    const value = repaired(slice);
    if (isWanted(value, kind)) return value;
  }
  return undefined;
}

interface Slice {
  readonly slice: string;
  /** It begins like JSON does, not like words in brackets. */
  readonly isData: boolean;
}

const BEGINS_LIKE_DATA = /^(?:\{\s*["'“}/\w]|\[\s*(?:["'“{[\]\d/-]|true|false|null))/;

/** From each of the first brackets that stand in no other through the one that matches it. */
function bracketSlices(text: string, kind: 'object' | 'array' | undefined): Slice[] {
  const slices: Slice[] = [];
  const starts = kind === undefined ? /[{[]/g : kind === 'object' ? /\{/g : /\[/g;
  for (let tried = 0; tried < MOST_STARTS; tried += 1) {
    const start = starts.exec(text)?.index;
    if (start === undefined) break;
    const isData = BEGINS_LIKE_DATA.test(text.slice(start, start + 200));
    const end = endOfValue(text, start);
    // An answer that was cut: what stands whole within it is a part of the answer only.
    if (end === undefined && isData) break;
    if (end === undefined) continue;
    slices.push({ slice: text.slice(start, end), isData });
    starts.lastIndex = end;
  }
  return slices;
}

/** Where the value that begins at `start` ends; undefined when it is cut. */
function endOfValue(text: string, start: number): number | undefined {
  const closers: string[] = [];
  let inText = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (inText) {
      if (char === '\\') at += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{') closers.push('}');
    else if (char === '[') closers.push(']');
    else if (char === '}' || char === ']') {
      if (closers.pop() !== char) return endByLook(text, start);
      if (closers.length === 0) return at + 1;
    }
  }
  // Quotes that were not escaped confuse the count; an answer that was cut does not end with its closing bracket.
  return inText ? endByLook(text, start) : undefined;
}

/** For texts whose brackets or quotes do not add up: the last closing bracket, if nothing but prose can follow it. */
function endByLook(text: string, start: number): number | undefined {
  const closer = text[start] === '{' ? '}' : ']';
  const end = text.lastIndexOf(closer) + 1;
  if (end <= start || /["'{}[\]:]/.test(text.slice(end))) return undefined;
  return end;
}

function isWanted(value: unknown, kind: 'object' | 'array' | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return kind === undefined || Array.isArray(value) === (kind === 'array');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
