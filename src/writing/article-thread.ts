import type { FinishedArticle } from '../article/finished-article.ts';
import type { MediaMeans } from '../media/article-media.ts';
import { systemClock } from '../support/clock.ts';
import { serveTasks, type TaskContext } from '../support/thread-entry.ts';
import type { ArticleTask } from './article-threads.ts';
import { askEmbedded } from './ask.ts';
import type { WritingMedia, WritingPorts } from './ports.ts';
import { writeArticle } from './write-article.ts';

/** Entry of the threads that write articles: memory, library, progress and crash points stay with the host. */
serveTasks({ write: writeInThread });

async function writeInThread(task: ArticleTask, { call, signal }: TaskContext): Promise<FinishedArticle> {
  let told: Promise<unknown> = Promise.resolve();
  const emit: WritingPorts['emit'] = (event) => {
    told = told.then(() => call('emit', event));
    // The failure is thrown by the await below; here it is only kept from counting as unhandled.
    told.catch(() => undefined);
  };
  const article = await writeArticle(task.order, {
    customer: task.customer,
    capabilities: task.capabilities,
    ask: askEmbedded,
    models:
      task.models === undefined
        ? undefined
        : { names: task.models, complete: (question) => call('complete', question) },
    memory: {
      recall: (step, question) => call('recall', step, question),
      remember: (step, version, question, answer) => call('remember', step, version, question, answer),
    },
    library: { search: (query) => call('search', query) },
    brands: { find: (query) => call('findBrand', query) },
    web: {
      search: (question) => call('webSearch', question),
      readPage: (url, purpose) => call('webReadPage', url, purpose),
      relatedPages: (question) => call('webRelatedPages', question),
      checkLink: (url) => call('webCheckLink', url),
    },
    webMeans: task.webMeans,
    ...(task.mediaMeans === undefined ? {} : { media: mediaOver(call, task.mediaMeans) }),
    siteLinks: { ...task.siteLinks, ownArticles: (query) => call('ownArticles', query) },
    titles: {
      job: task.job,
      near: (words) => call('titlesNear', words),
      ...(task.titleModel === undefined
        ? {}
        : { byMeaning: { model: task.titleModel, nearest: (title: string) => call('titlesMeant', title) } }),
    },
    ...(task.asksApproval ? { outlineApproval: { approved: (outline) => call('approvedOutline', outline) } } : {}),
    slugs: task.slugs,
    clock: systemClock,
    emit,
    signal,
    reach: (name) => call('reach', name),
  });
  await told;
  return article;
}

function mediaOver(call: TaskContext['call'], means: MediaMeans): WritingMedia {
  return {
    means,
    findPictures: (question) => call('findPictures', question),
    drawCover: (seed) => call('drawCover', seed),
    generateCover: (question) => call('generateCover', question),
    findVideo: (question) => call('findVideo', question),
  };
}
