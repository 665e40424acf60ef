import type { Heading } from 'mdast';
import { escapeMarkdown } from './escape-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { shownLine } from './shown-line.ts';

/** What the first heading of the first rank shows; undefined when there is none, or it shows nothing. */
export function headlineOf(markdown: string): string | undefined {
  const heading = firstHeading(markdown);
  if (heading === undefined) return undefined;
  const text = shownLine(heading);
  return text === '' ? undefined : text;
}

/** The text under this title: in the place of its first heading of the first rank, or before everything. */
export function withHeadline(markdown: string, title: string): string {
  const line = `# ${escapeMarkdown(title)}`;
  const { start, end } = firstHeading(markdown)?.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return `${line}\n\n${markdown}`;
  return markdown.slice(0, start.offset) + line + markdown.slice(end.offset);
}

function firstHeading(markdown: string): Heading | undefined {
  return parseMarkdown(markdown).children.find((node): node is Heading => node.type === 'heading' && node.depth === 1);
}
