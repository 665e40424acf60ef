import type { Language } from '../contract/languages.ts';
import { type Article, type ArticleBlock, type CitedRun, citedTexts } from './article.ts';
import { escapeLinkTarget, escapeMarkdown } from './escape-markdown.ts';
import type { SourceDocument } from './source.ts';

/** Languages that put no space between sentences. */
const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh-CN', 'zh-TW']);

interface Context {
  readonly numbers: ReadonlyMap<string, number>;
  /** Stands between the sentences of a run. */
  readonly joiner: string;
}

/**
 * Renders an article: one H1, H2 for parts and sections, H3 for FAQ questions, `[n]` after each run of cited
 * sentences, and the list of sources in the order of first use. Private documents are neither numbered nor named.
 */
export function toMarkdown(article: Article): string {
  const context: Context = { numbers: numbersOf(article), joiner: UNSPACED.has(article.language) ? '' : ' ' };
  const blocks = (list: readonly ArticleBlock[]) => list.map((block) => blockMarkdown(block, context));
  const parts: string[] = [`# ${escapeMarkdown(article.title)}`, ...blocks(article.introduction)];
  if (article.takeaways.length > 0) {
    parts.push(heading(2, article.labels.keyTakeaways));
    parts.push(article.takeaways.map((run) => `- ${runMarkdown(run, context)}`).join('\n'));
  }
  for (const section of article.sections) parts.push(heading(2, section.heading), ...blocks(section.blocks));
  if (article.faq.length > 0) {
    parts.push(heading(2, article.labels.faq));
    for (const { question, answer } of article.faq) {
      parts.push(heading(3, question), answer.map((run) => runMarkdown(run, context)).join(' '));
    }
  }
  const named = publicSources(article);
  if (named.length > 0) {
    parts.push(heading(2, article.labels.sources));
    parts.push(named.map((source, index) => `${index + 1}. ${sourceMarkdown(source)}`).join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** The public documents in the order they are first cited; position + 1 is the number a reader sees. */
function publicSources(article: Article): SourceDocument[] {
  const used = new Set(citedTexts(article).map((cited) => cited.documentId));
  const byId = new Map(article.sources.map((source) => [source.id, source]));
  return [...used].flatMap((id) => {
    const source = byId.get(id);
    return source?.visibility === 'public' ? [source] : [];
  });
}

function numbersOf(article: Article): ReadonlyMap<string, number> {
  return new Map(publicSources(article).map((source, index) => [source.id, index + 1]));
}

function heading(depth: number, text: string): string {
  return `${'#'.repeat(depth)} ${escapeMarkdown(text)}`;
}

function blockMarkdown(block: ArticleBlock, context: Context): string {
  switch (block.kind) {
    case 'paragraph':
      return block.runs.map((run) => runMarkdown(run, context)).join(' ');
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${escapeMarkdown(item)}`)
        .join('\n');
    case 'table':
      return [block.header, block.header.map(() => '---'), ...block.rows]
        .map((cells, index) => `| ${cells.map((cell) => (index === 1 ? cell : escapeMarkdown(cell))).join(' | ')} |`)
        .join('\n');
  }
}

function runMarkdown(run: CitedRun, { numbers, joiner }: Context): string {
  const first = run[0];
  if (first === undefined) return '';
  return `${escapeMarkdown(run.map((sentence) => sentence.text).join(joiner))}${citation(first.documentId, numbers)}`;
}

function citation(documentId: string, numbers: ReadonlyMap<string, number>): string {
  const number = numbers.get(documentId);
  return number === undefined ? '' : ` [${number}]`;
}

function sourceMarkdown({ title, url, publisher, date, licence }: SourceDocument): string {
  const name = url === undefined ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${escapeLinkTarget(url)})`;
  const facts = [publisher, date, licence].filter((fact) => fact !== undefined && fact.trim() !== '');
  return [name, ...facts.map((fact) => escapeMarkdown(fact ?? ''))].join(', ');
}
