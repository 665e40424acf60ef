import { headlineOf, withHeadline } from '../article/headline.ts';
import { type EarlierTitle, mostSimilarTitle } from '../article/similar-titles.ts';
import { countVisibleWords } from '../article/visible-text.ts';
import { lexiconOf } from '../language/lexicon-of.ts';
import type { CheckedEdit, RenderedText, TextToCheck } from '../orders/article-versions.ts';
import { renderArticle } from '../publishing/hosted-blog/render-article.ts';
import { serveTasks, type TaskContext } from '../support/thread-entry.ts';
import { recheck } from '../writing/recheck/recheck.ts';
import { titleWords } from '../writing/similar-title/title-words.ts';
import type { PreviewTask } from './text-threads.ts';

/** Entry of the threads that look at texts which people edit. */
serveTasks({ check, preview });

async function check(task: TextToCheck, { call }: TaskContext): Promise<CheckedEdit> {
  const { order, written, edited, seo } = task;
  const { languageID: language, isFilterSimilarTitle } = order.request;
  const markdown = edited.title === undefined ? edited.markdown : withHeadline(edited.markdown, edited.title);
  const title = edited.title ?? headlineOf(markdown) ?? task.titleBefore;
  const words = titleWords(title, language);
  const isNew = isFilterSimilarTitle && title !== written.title;
  const similar = isNew ? mostSimilarTitle(words, await call<readonly EarlierTitle[]>('titlesNear', words)) : undefined;
  const found = recheck({
    ...{ order, written, seo, slug: task.slug, ownAddresses: task.ownAddresses },
    edited: { title, markdown },
    similarTitle: similar?.title,
  });
  return { ...found, title, titleWords: words, markdown };
}

function preview({ markdown, language }: PreviewTask): RenderedText {
  const { faq, sources, seeAlso } = lexiconOf(language).labels;
  const { html, contents } = renderArticle(markdown, { language, headings: { faq, sources } });
  return { html, contents, words: countVisibleWords(markdown, language, [sources, seeAlso]) };
}
