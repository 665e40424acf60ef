import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SourceDocument } from '../article/source.ts';
import { splitIntoPassages } from '../article/split-into-passages.ts';
import type { Language } from '../contract/languages.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import { articleOrderOf, WriteBlogBody } from '../contract/write-blog.ts';

const LIBRARY = fileURLToPath(new URL('../../examples/heat-pumps/', import.meta.url));
const FrontMatter = z.object({
  title: z.string(),
  publisher: z.string().optional(),
  licence: z.string().optional(),
  language: z.custom<Language>((value) => typeof value === 'string'),
});

/** The example documents of one language as a knowledge store would return them. */
export function exampleLibrary(language: 'en' | 'de' | 'es' | 'zh-CN'): SourceDocument[] {
  const folder = language === 'en' ? LIBRARY : `${LIBRARY}${language}/`;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => exampleDocument(name, readFileSync(folder + name, 'utf8')));
}

function exampleDocument(id: string, raw: string): SourceDocument {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(raw) ?? [];
  const facts = FrontMatter.parse(parse(front));
  return sourceDocument({ id, title: facts.title, language: facts.language, publisher: facts.publisher }, body);
}

/** A document of a test, public and trusted unless said otherwise. */
export function sourceDocument(facts: Partial<SourceDocument> & { id: string }, markdown: string): SourceDocument {
  return {
    title: facts.id,
    url: undefined,
    publisher: undefined,
    date: undefined,
    licence: undefined,
    language: 'en',
    visibility: 'public',
    trusted: true,
    ...facts,
    passages: splitIntoPassages(markdown, facts.language).map((passage, index) => ({
      id: `${facts.id}#${index}`,
      ...passage,
    })),
  };
}

/** An order as v1 makes it of a body. */
export function orderOf(body: Record<string, unknown>): ArticleOrder {
  return articleOrderOf(WriteBlogBody.parse({ siteId: null, ...body }), Object.keys(body));
}
