import type { DocumentFacts } from './extracted-document.ts';
import { readFrontMatter } from './front-matter.ts';

/** A text file as Markdown: its paragraphs, by blank lines, or by lines when the file has one paragraph a line. */
export function extractPlainText(text: string): string {
  if (/\n[ \t]*\n/.test(text)) return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  return lines.length > 1 && characters / lines.length > WRAPPED_LINE ? lines.join('\n\n') : text;
}

/** Lines longer than this on average were not wrapped by hand. */
const WRAPPED_LINE = 120;

/** Splits front matter off; the title is the one given there, else the first top-level heading. */
export function extractMarkdown(text: string): { facts: DocumentFacts; markdown: string; warnings: string[] } {
  const { facts, body, warnings } = readFrontMatter(text);
  return { facts: { ...facts, title: facts.title ?? firstHeading(body) }, markdown: body, warnings };
}

function firstHeading(markdown: string): string | undefined {
  const heading = /^\s*(?:#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)|([^\n]+)\n=+[ \t]*(?:\n|$))/.exec(markdown);
  return (heading?.[1] ?? heading?.[2])?.replace(/[*_`]/g, '');
}
