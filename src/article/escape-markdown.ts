import { isWebAddress } from '../contract/primitives.ts';
import type { InlineLink } from './article.ts';

/** Characters that can open markup anywhere in a line. */
const INLINE = /[\\`*_[\]#|~$]/g;
/** What would make a block of the line: bullets, underlines of headings, ordered items. */
const BLOCK_START = /^([-+=:])/;
const ORDERED_START = /^(\d{1,9})([.)])(?=\s|$)/;

/**
 * Text as markdown that shows exactly that text, on one line: no markup, link, HTML or comment can come out of it.
 * Web addresses lose their scheme and e-mail addresses their `@`, as markdown renderers would make links of them.
 */
export function escapeMarkdown(text: string): string {
  return escapeStart(escapePlain(text.trim()));
}

/**
 * Text as markdown with links on some of its parts. Links that are empty, overlap an earlier one, lie outside the text
 * or lead elsewhere than to an http or https address are left out. A link shows its text as it is, addresses included.
 */
export function escapeLinked(text: string, links: readonly InlineLink[]): string {
  const ordered = [...links].sort((one, other) => one.start - other.start);
  let markdown = '';
  let done = 0;
  for (const { start, end, url } of ordered) {
    const anchor = text.slice(start, end);
    const target = linkTarget(url);
    if (start < done || end > text.length || anchor.trim() === '' || target === undefined) continue;
    // Directly before a bracket "!" would make a picture of the link.
    markdown += escapePlain(text.slice(done, start)).replace(/!$/, String.raw`\!`);
    markdown += linkMarkdown(anchor, target);
    done = end;
  }
  return escapeStart((markdown + escapePlain(text.slice(done))).trim());
}

/** A link to an address, or the bare text where the address is not http or https. */
export function escapeLink(text: string, url: string): string {
  const target = linkTarget(url);
  return target === undefined ? escapeMarkdown(text) : linkMarkdown(text, target);
}

/** A picture, its alternative text as it is; undefined where the address is not http or https. */
export function escapePicture(alt: string, url: string): string | undefined {
  const target = linkTarget(url);
  return target === undefined ? undefined : `!${linkMarkdown(alt, target)}`;
}

function linkMarkdown(text: string, target: string): string {
  // "[^" would open a footnote.
  return `[${escapeCharacters(text.replace(/\s+/g, ' ').trim()).replace(/^\^/, String.raw`\^`)}](${target})`;
}

/** Characters of an address that need no brackets around it. */
const PLAIN_TARGET = /^[\w\-.~:/?#@!$&'*+,;=%]+$/;

/** A link target that ends where the address ends and says the same after markdown has read it. */
function linkTarget(url: string): string | undefined {
  if (!isWebAddress(url)) return undefined;
  const encoded = url
    .trim()
    .replace(/[<>\s\\\p{Cc}]/gu, encodeURIComponent)
    .replace(/&(?=#?\w+;)/g, '&amp;');
  return PLAIN_TARGET.test(encoded) ? encoded : `<${encoded}>`;
}

function escapePlain(text: string): string {
  return escapeCharacters(
    text
      .replace(/\s+/g, ' ')
      .replace(/[a-z][a-z0-9+.-]*:\/\//gi, '')
      .replace(/www\.(?=\S)/gi, '')
      .replace(/(?<=\S)@(?=\S)/g, ' at '),
  );
}

function escapeCharacters(text: string): string {
  return text
    .replace(/&(?=#|\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(INLINE, String.raw`\$&`);
}

function escapeStart(markdown: string): string {
  return markdown.replace(ORDERED_START, String.raw`$1\$2`).replace(BLOCK_START, String.raw`\$1`);
}
