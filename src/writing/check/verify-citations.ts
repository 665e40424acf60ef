import { type Article, citedTexts } from '../../article/article.ts';
import type { SourceDocument } from '../../article/source.ts';
import { blocksOf } from '../../article/source.ts';
import type { CitationVerdict, ReportSource } from '../../contract/compliance-report.ts';
import { tidySentence } from '../../research/tidy-sentence.ts';

/** Looks every cited sentence up in its passage: it must stand there word for word, apart from its first letter. */
export function verifyCitations(article: Article): CitationVerdict[] {
  const documents = new Map(article.sources.map((source) => [source.id, source]));
  const texts = new Map<string, string>();
  return citedTexts(article).map(({ text, section, documentId, passageId }) => {
    const document = documents.get(documentId);
    const passage = document?.passages.find(({ id }) => id === passageId);
    if (passage !== undefined && !texts.has(passageId)) texts.set(passageId, comparable(passage.text));
    const supported = texts.get(passageId)?.includes(comparableText(text)) === true;
    return {
      sentence: text,
      section,
      passageId,
      documentTitle: document?.title ?? documentId,
      ...(document?.url === undefined ? {} : { url: document.url }),
      private: document?.visibility === 'private',
      verdict: supported ? 'supported' : 'unsupported',
    };
  });
}

/** The documents cited, in order of first use. */
export function citedSources(article: Article): ReportSource[] {
  const documents = new Map(article.sources.map((source) => [source.id, source]));
  const citations = new Map<string, number>();
  for (const { documentId } of citedTexts(article)) citations.set(documentId, (citations.get(documentId) ?? 0) + 1);
  return [...citations].flatMap(([id, count]) => {
    const document = documents.get(id);
    return document === undefined ? [] : [reportSource(document, count)];
  });
}

function reportSource(document: SourceDocument, citations: number): ReportSource {
  const { id, title, url, publisher, date, licence, visibility } = document;
  return {
    documentId: id,
    title,
    ...(url === undefined ? {} : { url }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(date === undefined ? {} : { date }),
    ...(licence === undefined ? {} : { licence }),
    private: visibility === 'private',
    citations,
  };
}

/** All blocks of a passage as lines of plain text, tidied as sentences are. */
function comparable(passage: string): string {
  return blocksOf(passage)
    .flatMap((block) => {
      if (block.kind === 'prose') return [block.text];
      return block.kind === 'list' ? block.items : [block.header, ...block.rows].map((row) => row.join(' | '));
    })
    .map(comparableText)
    .join('\n');
}

function comparableText(text: string): string {
  return tidySentence(text).toLowerCase();
}
