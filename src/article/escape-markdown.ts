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
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replace(/www\.(?=\S)/gi, '')
    .replace(/(?<=\S)@(?=\S)/g, ' at ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(INLINE, String.raw`\$&`)
    .replace(ORDERED_START, String.raw`$1\$2`)
    .replace(BLOCK_START, String.raw`\$1`);
}

/** A link target inside `<...>`, with every character that could end it encoded. */
export function escapeLinkTarget(url: string): string {
  return `<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>`;
}
