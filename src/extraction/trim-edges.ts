const MOST_EDGES = 8;
const LINK = String.raw`\[[^\]\n]*\]\([^)\n]*\)`;
const ONLY_LINKS = new RegExp(String.raw`^(?:${LINK}|[\s·|,›»/•–-])+$`);
const DATE_LINE_CHARACTERS = 60;

/**
 * An article's Markdown without what stands around it in its own part of the page: the title again, links to its
 * section, a date line before it; links elsewhere and headings with nothing under them after it.
 * `before` is what stood before it.
 */
export function trimEdges(markdown: string, title: string | undefined): { markdown: string; before: string[] } {
  const blocks = markdown.split(/\n{2,}/);
  let start = 0;
  let end = blocks.length;
  while (start < Math.min(end, MOST_EDGES) && isLeader(blocks[start] ?? '', title)) start += 1;
  while (end > start && blocks.length - end < MOST_EDGES && isTrailer(blocks[end - 1] ?? '')) end -= 1;
  if (end <= start) return { markdown, before: [] };
  return { markdown: withoutCounters(blocks.slice(start, end)).join('\n\n'), before: blocks.slice(0, start) };
}

/** Without paragraphs of a number alone: votes, views, page numbers. Within listings everything counts. */
function withoutCounters(blocks: readonly string[]): string[] {
  let inListing = false;
  return blocks.filter((block) => {
    const kept = inListing || !/^[\d\s.,+]{1,12}$/.test(block);
    if ((block.match(/^```/gm)?.length ?? 0) % 2 === 1) inListing = !inListing;
    return kept;
  });
}

function isLeader(block: string, title: string | undefined): boolean {
  return (title !== undefined && squeezed(block) === squeezed(title)) || ONLY_LINKS.test(block) || isDateLine(block);
}

function isTrailer(block: string): boolean {
  return ONLY_LINKS.test(block) || /^#{1,6} [^\n]*$/.test(block);
}

/** "By · 8 January 2026": short, with a year, and no sentence. */
function isDateLine(block: string): boolean {
  return (
    block.length <= DATE_LINE_CHARACTERS &&
    /\p{Nd}{4}/u.test(block) &&
    !/[.!?。！？]$|^[#>|`*-]|\n/.test(block) &&
    (block.match(/\p{L}+/gu)?.length ?? 0) <= 6
  );
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
