import type { Language } from '../contract/languages.ts';
import {
  type Article,
  type ArticleBlock,
  type ArticlePicture,
  type Citation,
  type CitedRun,
  citedTexts,
  type InlineLink,
  type PictureCredit,
} from './article.ts';
import { readEmbed } from './embeds.ts';
import { escapeLink, escapeLinked, escapeMarkdown, escapePicture } from './escape-markdown.ts';
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
 * sentences, the list of sources in the order of first use, and See Also. Private documents are neither numbered nor
 * named.
 */
export function toMarkdown(article: Article): string {
  const context: Context = { numbers: numbersOf(article), joiner: UNSPACED.has(article.language) ? '' : ' ' };
  const blocks = (list: readonly ArticleBlock[]) =>
    list.map((block, index) => blockMarkdown(block, list[index - 1], context));
  const parts: string[] = [
    `# ${escapeMarkdown(article.title)}`,
    ...(article.cover === undefined ? [] : [pictureMarkdown(article.cover)]),
    ...blocks(article.introduction),
  ];
  if (article.takeaways.length > 0) {
    parts.push(heading(2, article.labels.keyTakeaways));
    parts.push(article.takeaways.map((run) => `- ${runMarkdown(run, context)}`).join('\n'));
    if (article.takeawaysCredit !== undefined) parts.push(creditMarkdown(article.takeawaysCredit));
  }
  for (const section of article.sections) parts.push(heading(2, section.heading), ...blocks(section.blocks));
  if (article.faq.length > 0) {
    parts.push(heading(2, article.labels.faq));
    for (const { question, answer } of article.faq) {
      parts.push(heading(3, question), joinedRuns(answer, context));
    }
    if (article.faqCredit !== undefined) parts.push(creditMarkdown(article.faqCredit));
  }
  const named = publicSources(article);
  if (named.length > 0) {
    parts.push(heading(2, article.labels.sources));
    const linkOf = ({ id, url }: SourceDocument) =>
      article.sourceLinks === undefined ? url : article.sourceLinks.get(id);
    parts.push(named.map((source, index) => `${index + 1}. ${sourceMarkdown(source, linkOf(source))}`).join('\n'));
  }
  if (article.seeAlso.length > 0) {
    parts.push(heading(2, article.labels.seeAlso));
    parts.push(article.seeAlso.map(({ title, url }) => `- ${escapeLink(title, url)}`).join('\n'));
  }
  if (article.pictureCredit !== undefined) parts.push(pictureCreditMarkdown(article.pictureCredit));
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The public documents in the order they are first cited; position + 1 is the number a reader sees. */
function publicSources(article: Article): SourceDocument[] {
  const used = new Set(citedTexts(article).flatMap(({ cites }) => cites.map(({ documentId }) => documentId)));
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

function blockMarkdown(block: ArticleBlock, before: ArticleBlock | undefined, context: Context): string {
  switch (block.kind) {
    case 'subheading':
      return heading(3, block.text);
    case 'credit':
      return creditMarkdown(block.text);
    case 'picture':
      return pictureMarkdown(block);
    case 'embed':
      return readEmbed(block.comment) === undefined ? '' : block.comment;
    case 'points':
      return block.runs
        .map((run, index) => `${block.ordered === true ? `${index + 1}.` : '-'} ${runMarkdown(run, context)}`)
        .join('\n');
    case 'paragraph':
      return [
        joinedRuns(block.runs, context),
        ...(block.aside === undefined ? [] : [escapeLinked(block.aside.text, block.aside.links)]),
      ]
        .filter((text) => text !== '')
        .join(' ');
    case 'list': {
      const items = block.items.map(
        (item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${escapeLinked(item, block.links?.[index] ?? [])}`,
      );
      return `${items.join('\n')}${ownCitation(block.cites, before, context)}`;
    }
    case 'table': {
      const escaped = (cells: readonly string[]) => cells.map(escapeMarkdown);
      const [first = '', ...others] = escaped(block.header);
      const header = [`${first}${ownCitation(block.cites, before, context)}`, ...others];
      return [header, header.map(() => '---'), ...block.rows.map(escaped)]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n');
    }
  }
}

/** The citation of a list or table that no sentence of its documents introduces. */
function ownCitation(cites: readonly Citation[], before: ArticleBlock | undefined, { numbers }: Context): string {
  const introducing = before?.kind === 'paragraph' ? documentsOfRun(before.runs.at(-1) ?? []) : [];
  return markers(
    documentsOf(cites).filter((id) => !introducing.includes(id)),
    numbers,
  );
}

/** The picture, and its credit as a paragraph of its own; nothing where its address is none of the web. */
function pictureMarkdown({ url, alt, credit }: ArticlePicture): string {
  const picture = escapePicture(alt, url);
  if (picture === undefined) return '';
  return credit === undefined ? picture : `${picture}\n\n${pictureCreditMarkdown(credit)}`;
}

function pictureCreditMarkdown({ text, links }: PictureCredit): string {
  return `*${escapeLinked(text, links)}*`;
}

/** A line in italics, as captions are set. */
function creditMarkdown(text: string): string {
  return `*${escapeMarkdown(text)}*`;
}

/** Runs in a row: a space behind a marker, and what the language puts between sentences where none stands. */
function joinedRuns(runs: readonly CitedRun[], context: Context): string {
  let text = '';
  for (const [index, run] of runs.entries()) {
    const before = documentsOfRun(runs[index - 1] ?? []);
    if (index > 0) text += markers(before, context.numbers) === '' ? context.joiner : ' ';
    text += runMarkdown(run, context);
  }
  return text;
}

function runMarkdown(run: CitedRun, { numbers, joiner }: Context): string {
  let text = '';
  const links: InlineLink[] = [];
  for (const [index, sentence] of run.entries()) {
    if (index > 0) text += joiner;
    const shift = text.length;
    for (const link of sentence.links ?? []) links.push({ ...link, start: link.start + shift, end: link.end + shift });
    text += sentence.text;
  }
  return `${escapeLinked(text, links)}${markers(documentsOfRun(run), numbers)}`;
}

/** The numbers a reader sees, in rising order; of private documents nothing. */
function markers(documentIds: readonly string[], numbers: ReadonlyMap<string, number>): string {
  const known = documentIds.flatMap((id) => numbers.get(id) ?? []);
  return known.length === 0
    ? ''
    : ` ${known
        .sort((one, other) => one - other)
        .map((number) => `[${number}]`)
        .join('')}`;
}

function documentsOfRun(run: CitedRun): string[] {
  return documentsOf(run.flatMap(({ cites }) => cites));
}

function documentsOf(cites: readonly Citation[]): string[] {
  return [...new Set(cites.map(({ documentId }) => documentId))];
}

function sourceMarkdown({ title, publisher, date, licence }: SourceDocument, url: string | undefined): string {
  const name = url === undefined ? escapeMarkdown(title) : escapeLink(title, url);
  const facts = [publisher, date, licence].filter((fact) => fact !== undefined && fact.trim() !== '');
  return [name, ...facts.map((fact) => escapeMarkdown(fact ?? ''))].join(', ');
}
