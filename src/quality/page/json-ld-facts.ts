import { z } from 'zod';

/** What a page's JSON-LD states about its article. */
export interface StatedFacts {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly publisher?: string | undefined;
  readonly date?: string | undefined;
  readonly modified?: string | undefined;
  readonly reviewer?: string | undefined;
}

const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const names = z.union([
  named,
  z.array(named.catch('')).transform((list) => list.filter((name) => name !== '').join(', ')),
]);
const text = z.string().optional().catch(undefined);
const article = z.object({
  '@type': z.union([z.string(), z.array(z.string())]),
  headline: text,
  author: names.optional().catch(undefined),
  publisher: named.optional().catch(undefined),
  datePublished: text,
  dateModified: text,
  reviewedBy: names.optional().catch(undefined),
});
const graph = z.object({ '@graph': z.array(z.unknown()) });
const ARTICLE = /Article|BlogPosting|WebPage|Report|Review|Recipe|HowTo/;

/** Facts of the first schema.org article in the blocks; what is no JSON or has another shape counts as missing. */
export function readStatedFacts(blocks: readonly string[]): StatedFacts {
  const articles = blocks.flatMap(nodesOf).flatMap((node) => {
    const found = article.safeParse(node).data;
    return found !== undefined && [found['@type']].flat().some((type) => ARTICLE.test(type)) ? [found] : [];
  });
  const found = articles.find(({ headline }) => headline !== undefined) ?? articles[0];
  if (found === undefined) return {};
  return {
    title: found.headline,
    author: found.author || undefined,
    publisher: found.publisher,
    date: found.datePublished,
    modified: found.dateModified,
    reviewer: found.reviewedBy || undefined,
  };
}

function nodesOf(block: string): unknown[] {
  try {
    const value: unknown = JSON.parse(block);
    return graph.safeParse(value).data?.['@graph'] ?? (Array.isArray(value) ? value : [value]);
  } catch {
    // A page may carry broken JSON-LD; then it just states less.
    return [];
  }
}
