import { z } from 'zod';
import { codePointLength } from './primitives.ts';

/** What a markdown of a person may hold; lengths in Unicode code points. */
export const MARKDOWN_LIMITS = {
  length: 100_000,
  lines: 5_000,
  /** Characters of markup in one paragraph, and in the whole text. */
  markupInParagraph: 1_000,
  markup: 20_000,
  /** Spaces and marks of lists and quotations in front of a line. */
  indent: 80,
  tags: 500,
} as const;

/** Control characters that no text has; line breaks and tabs stay. NUL and halves of characters are refused everywhere. */
const BINARY = /\p{Noncharacter_Code_Point}|(?![\0\t\n\f\r\u0085])\p{Cc}/u;
const LINE = /\r\n|[\n\r]/;
const BLANK = /^\s*$/;
/** A line that begins a block of its own. */
const OPENS_BLOCK = /^\s{0,80}(?:[-*+>|#]|\d{1,9}[.)])/;
const INDENT = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[\s>]+)*/;
const RULE = /^[\s*_-]*$/;
const MARKUP = /[[\]*_~<>&|`!\\]/g;
const TAG = /<[a-z]/gi;

/**
 * Why a text can be no article: too long or empty, no text at all, or markup piled up so high that to read it as markdown
 * would take without end. Undefined for one that can be.
 */
export function markdownRefusal(text: string): string | undefined {
  const length = codePointLength(text);
  if (length > MARKDOWN_LIMITS.length) return `received ${length} characters; allowed: 1 to ${MARKDOWN_LIMITS.length}`;
  if (text.trim() === '') return 'received nothing but white space; allowed: the text of an article';
  const binary = BINARY.exec(text);
  if (binary !== null) {
    const code = (binary[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `received the character U+${code} at ${binary.index}, which no text has; allowed: markdown`;
  }
  return markupRefusal(text);
}

function markupRefusal(text: string): string | undefined {
  const tags = text.match(TAG)?.length ?? 0;
  if (tags > MARKDOWN_LIMITS.tags) return `received ${tags} tags of HTML; allowed: up to ${MARKDOWN_LIMITS.tags}`;
  const lines = text.split(LINE);
  if (lines.length > MARKDOWN_LIMITS.lines)
    return `received ${lines.length} lines; allowed: up to ${MARKDOWN_LIMITS.lines}`;
  let inText = 0;
  let inParagraph = 0;
  for (const [index, line] of lines.entries()) {
    const markup = line.match(MARKUP)?.length ?? 0;
    inText += markup;
    inParagraph = BLANK.test(line) || OPENS_BLOCK.test(line) ? markup : inParagraph + markup;
    if (inParagraph > MARKDOWN_LIMITS.markupInParagraph) {
      return `line ${index + 1}: its paragraph has over ${MARKDOWN_LIMITS.markupInParagraph} characters of markup; allowed: fewer`;
    }
    const indent = RULE.test(line) ? 0 : (INDENT.exec(line)?.[0].length ?? 0);
    if (indent > MARKDOWN_LIMITS.indent) {
      return `line ${index + 1}: ${indent} spaces and marks stand in front of it; allowed: up to ${MARKDOWN_LIMITS.indent}`;
    }
  }
  if (inText <= MARKDOWN_LIMITS.markup) return undefined;
  return `received ${inText} characters of markup; allowed: up to ${MARKDOWN_LIMITS.markup}`;
}

/** The markdown of an article, as a person hands it in. */
export function markdownText() {
  return z
    .string()
    .superRefine((text, context) => {
      const message = markdownRefusal(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ minLength: 1, maxLength: MARKDOWN_LIMITS.length });
}
