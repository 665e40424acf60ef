import { z } from 'zod';

export interface JsonLdFacts {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly publisher?: string | undefined;
  readonly date?: string | undefined;
  readonly language?: string | undefined;
  readonly url?: string | undefined;
  readonly licence?: string | undefined;
}

const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const names = z.union([
  named,
  z
    .array(named.or(z.unknown().transform(() => undefined)))
    .transform((list) => list.filter((name) => name !== undefined).join(', ')),
]);

/** Lenient: a member of another shape counts as missing. */
const articleSchema = z.object({
  '@type': z.union([z.string(), z.array(z.string())]),
  headline: z.string().optional().catch(undefined),
  author: names.optional().catch(undefined),
  publisher: named.optional().catch(undefined),
  datePublished: z.string().optional().catch(undefined),
  inLanguage: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  license: z.string().optional().catch(undefined),
});

const ARTICLE_TYPE = /Article|BlogPosting|WebPage|Report|TechArticle|CreativeWork/;

/** Finds the first schema.org article in a page's JSON-LD blocks. Blocks that are no JSON are passed over. */
export function readJsonLd(blocks: readonly string[]): JsonLdFacts {
  const articles = blocks.flatMap(nodesOf).flatMap((node) => {
    const article = articleSchema.safeParse(node).data;
    return article !== undefined && [article['@type']].flat().some((type) => ARTICLE_TYPE.test(type)) ? [article] : [];
  });
  const article = articles.find(({ headline }) => headline !== undefined) ?? articles[0];
  if (article === undefined) return {};
  return {
    title: article.headline,
    author: article.author === '' ? undefined : article.author,
    publisher: article.publisher,
    date: article.datePublished,
    language: article.inLanguage,
    url: article.url,
    licence: article.license,
  };
}

const graphSchema = z.object({ '@graph': z.array(z.unknown()) });

function nodesOf(block: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(block);
  } catch {
    // A page may carry broken JSON-LD; then it just tells us less.
    return [];
  }
  const graph = graphSchema.safeParse(value).data;
  if (graph !== undefined) return graph['@graph'];
  return Array.isArray(value) ? value : [value];
}
