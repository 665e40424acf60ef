import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { SourceDocument } from '../../src/article/source.ts';
import { INPUT_TYPES } from '../../src/contract/choices.ts';
import { WRITING_LANGUAGES } from '../../src/contract/languages.ts';
import { extractMarkdown } from '../../src/extraction/extract-text.ts';
import { indexDocument } from '../../src/extraction/index-document.ts';

const FOLDER = fileURLToPath(new URL('../fixtures/document-sets/', import.meta.url));

const SetFile = z.object({
  question: z.string().min(1),
  inputType: z.enum(INPUT_TYPES),
  language: z.enum(WRITING_LANGUAGES),
  kind: z.string(),
  /** File names of the customer's own, official and scholarly documents. */
  trusted: z.array(z.string()),
  keyPoints: z.array(z.object({ point: z.string(), allOf: z.array(z.array(z.string()).min(1)).min(1) })),
  mustNotContain: z.array(z.string()),
});

/** Documents on one question, with what a reader who knows them all expects of an article. */
export interface DocumentSet extends z.infer<typeof SetFile> {
  readonly slug: string;
  readonly documents: readonly SourceDocument[];
}

/** All sets, each as a library would hand it over. */
export function documentSets(): DocumentSet[] {
  return readdirSync(FOLDER)
    .sort()
    .map((slug) => {
      const folder = `${FOLDER}${slug}/`;
      const facts = SetFile.parse(JSON.parse(readFileSync(`${folder}set.json`, 'utf8')));
      const documents = readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => documentOf(name, readFileSync(folder + name, 'utf8'), facts.trusted.includes(name)));
      return { slug, documents, ...facts };
    });
}

function documentOf(id: string, raw: string, trusted: boolean): SourceDocument {
  const { facts, markdown } = extractMarkdown(raw);
  const title = facts.title ?? id;
  const { language, passages } = indexDocument({ markdown, title, language: facts.language });
  return {
    id,
    title,
    url: facts.url,
    publisher: facts.publisher,
    date: facts.date,
    licence: facts.licence,
    language,
    visibility: facts.visibility ?? 'public',
    trusted,
    passages: passages.map(({ headings, text }, index) => ({ id: `${id}#${index}`, headings, text })),
  };
}

/** The key points that an article does not make: of each group of wordings, one has to stand in it. */
export function missedPoints({ keyPoints }: DocumentSet, markdown: string): string[] {
  const text = comparable(markdown);
  return keyPoints
    .filter(({ allOf }) => !allOf.every((wordings) => wordings.some((wording) => text.includes(comparable(wording)))))
    .map(({ point }) => point);
}

/** What must not be said, and is. */
export function forbiddenIn({ mustNotContain }: DocumentSet, markdown: string): string[] {
  const text = comparable(markdown);
  return mustNotContain.filter((wording) => text.includes(comparable(wording)));
}

function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\\', '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
