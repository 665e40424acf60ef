import type { Article, ArticleBlock, Aside, CitedRun, InlineLink } from './article.ts';

/** Where in an article a text stands; headings, tables, sources and See Also take no links and have no place. */
export interface LinkPlace {
  readonly text: string;
  /** The part that may hold links, in UTF-16 units: a frame around a statement says whose it is. */
  readonly open: { readonly start: number; readonly end: number };
  readonly area: 'first-paragraph' | 'paragraph' | 'list' | 'faq' | 'takeaways';
  /** Paragraph, list, answer or takeaway it belongs to, counted through the article. */
  readonly block: number;
  /** Part under one heading, counted through the article: the introduction, each section, each answer. */
  readonly part: number;
  /** Documents it rests on. */
  readonly documentIds: readonly string[];
  /** Links that stand in the text already. */
  readonly links: readonly InlineLink[];
}

/** The texts of an article that may hold links. Collects links, then gives the article with them. */
export class LinkSurface {
  readonly #article: Article;
  readonly #places: OpenPlace[] = [];

  constructor(article: Article) {
    this.#article = article;
    withTexts(article, (place) => {
      this.#places.push({ ...place, links: [...place.links] });
      return place.links;
    });
  }

  /** In the order a reader meets them. */
  get places(): readonly LinkPlace[] {
    return this.#places;
  }

  /** Whether a part of a text may hold links and is free of them. */
  isFree(place: LinkPlace, start: number, end: number): boolean {
    if (start < place.open.start || end > place.open.end) return false;
    return place.links.every((link) => link.end <= start || link.start >= end);
  }

  /** @throws Error when the place is none of this article or the part of its text is not free */
  link(place: LinkPlace, link: InlineLink): void {
    const open = this.#places.find((candidate) => candidate === place);
    if (open === undefined) throw new Error('the place is none of this article');
    const fits = link.start >= 0 && link.start < link.end && link.end <= place.text.length;
    if (!fits || !this.isFree(place, link.start, link.end)) {
      throw new Error(`no link can stand from ${link.start} to ${link.end} of "${place.text}"`);
    }
    open.links = [...open.links, link].sort((one, other) => one.start - other.start);
  }

  linked(): Article {
    let next = 0;
    return withTexts(this.#article, () => {
      const links = this.#places[next]?.links ?? [];
      next += 1;
      return links;
    });
  }
}

type OpenPlace = Omit<LinkPlace, 'links'> & { links: readonly InlineLink[] };
type Visit = (place: LinkPlace) => readonly InlineLink[];

/** Goes through the texts of an article, always in the same order, and gives each the links that the visit returns. */
function withTexts(article: Article, visit: Visit): Article {
  const walk = new Walk(article, visit);
  const introduction = walk.part(() => walk.blocks(article.introduction));
  const takeaways = walk.part(() => article.takeaways.map((run) => walk.run(run, 'takeaways')));
  const sections = article.sections.map((section) =>
    walk.part(() => ({ ...section, blocks: walk.blocks(section.blocks) })),
  );
  const faq = article.faq.map((entry) => walk.part(() => ({ ...entry, answer: walk.runs(entry.answer, 'faq') })));
  return { ...article, introduction, takeaways, sections, faq };
}

class Walk {
  readonly #visit: Visit;
  readonly #firstParagraph: ArticleBlock | undefined;
  #part = 0;
  #block = 0;

  constructor(article: Article, visit: Visit) {
    this.#visit = visit;
    this.#firstParagraph = firstParagraph(article);
  }

  part<T>(walk: () => T): T {
    const result = walk();
    this.#part += 1;
    return result;
  }

  blocks(blocks: readonly ArticleBlock[]): ArticleBlock[] {
    return blocks.map((block) => {
      if (block.kind === 'paragraph') {
        const area = block === this.#firstParagraph ? 'first-paragraph' : 'paragraph';
        return { ...block, runs: this.runs(block.runs, area) };
      }
      if (block.kind === 'points') return { ...block, runs: this.runs(block.runs, 'list') };
      return block.kind === 'list' ? this.#list(block) : block;
    });
  }

  /** Runs that stand in one paragraph. */
  runs(runs: readonly CitedRun[], area: LinkPlace['area']): CitedRun[] {
    const result = runs.map((run) => this.#sentences(run, area));
    this.#block += 1;
    return result;
  }

  /** A run that stands alone. */
  run(run: CitedRun, area: LinkPlace['area']): CitedRun {
    const result = this.#sentences(run, area);
    this.#block += 1;
    return result;
  }

  #sentences(run: CitedRun, area: LinkPlace['area']): CitedRun {
    return run.map((sentence) => {
      const { text, quoted, cites, links = [] } = sentence;
      const documentIds = cites.map(({ documentId }) => documentId);
      const open = openPart(text, quoted);
      const linked = this.#visit({ text, open, documentIds, links, area, part: this.#part, block: this.#block });
      return linked.length === 0 ? sentence : { ...sentence, links: linked };
    });
  }

  #list(block: Extract<ArticleBlock, { kind: 'list' }>): ArticleBlock {
    const { items, cites, links = [] } = block;
    const documentIds = cites.map(({ documentId }) => documentId);
    const facts = { documentIds, area: 'list', part: this.#part, block: this.#block } as const;
    const linked = items.map((text, index) =>
      this.#visit({ ...facts, text, open: openPart(text), links: links[index] ?? [] }),
    );
    this.#block += 1;
    return linked.every((list) => list.length === 0) ? block : { ...block, links: linked };
  }
}

function openPart(text: string, quoted: string = text): LinkPlace['open'] {
  const start = text.lastIndexOf(quoted);
  return start < 0 ? { start: 0, end: 0 } : { start, end: start + quoted.length };
}

function firstParagraph({ introduction, sections }: Article): Extract<ArticleBlock, { kind: 'paragraph' }> | undefined {
  return [...introduction, ...sections.flatMap(({ blocks }) => blocks)].find((block) => block.kind === 'paragraph');
}

/** The article with a remark at the end of its first paragraph, in place of one that stands there already. */
export function withAside(article: Article, aside: Aside): Article {
  const first = firstParagraph(article);
  if (first === undefined) {
    return { ...article, introduction: [{ kind: 'paragraph', runs: [], aside }, ...article.introduction] };
  }
  const blocks = (list: readonly ArticleBlock[]) =>
    list.map((block) => (block === first ? { ...first, aside } : block));
  return {
    ...article,
    introduction: blocks(article.introduction),
    sections: article.sections.map((section) => ({ ...section, blocks: blocks(section.blocks) })),
  };
}
