import { emptyEvidence, type PageEvidence } from './page/page-evidence.ts';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,16000}?)\n---[ \t]*(?:\n|$)/;

/** What the YAML lines before a markdown file state about it; only simple `key: value` lines are read. */
export function readFrontMatter(markdown: string): { length: number; evidence: PageEvidence | undefined } {
  const match = FRONT_MATTER.exec(markdown);
  if (match === null) return { length: 0, evidence: undefined };
  const facts = new Map<string, string>();
  for (const line of (match[1] ?? '').split('\n')) {
    const pair = /^([a-zA-Z_-]+):\s*(.+)$/.exec(line);
    const value = pair?.[2]?.replace(/^(["'])(.*)\1$/, '$2').trim();
    if (pair?.[1] !== undefined && value) facts.set(pair[1].toLowerCase().replaceAll('-', '_'), value);
  }
  const first = (...names: string[]) => names.map((name) => facts.get(name)).find((value) => value !== undefined);
  return {
    length: match[0].length,
    evidence: {
      ...emptyEvidence('front-matter'),
      title: first('title'),
      author: first('author', 'authors', 'by'),
      publisher: first('publisher', 'site'),
      date: first('date', 'published', 'pubdate', 'created'),
      modified: first('updated', 'modified', 'lastmod'),
      reviewer: first('reviewed_by', 'reviewer', 'fact_checked_by'),
    },
  };
}
