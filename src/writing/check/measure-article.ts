import type { Article } from '../../article/article.ts';
import { toMarkdown } from '../../article/to-markdown.ts';
import { countVisibleWords } from '../../article/visible-text.ts';

export interface MeasuredArticle {
  readonly article: Article;
  readonly markdown: string;
  readonly words: number;
}

/** An article as it is delivered, and the words that count: its lists of sources and further pages do not. */
export function measureArticle(article: Article): MeasuredArticle {
  const markdown = toMarkdown(article);
  const { sources, seeAlso } = article.labels;
  return { article, markdown, words: countVisibleWords(markdown, article.language, [sources, seeAlso]) };
}
