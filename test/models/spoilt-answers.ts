import { expect } from 'vitest';
import type { ModelAnswer } from '../support/model-server.ts';
import type { QuestionName } from '../support/recorded-writer.ts';
import type { Asked, EndedArticle, Play } from './model-desk.ts';

/** Requests of an article with which nothing goes wrong. */
export const REQUESTS = 15;
export const SECTION = 'sections/write#s3';
/** Stands in whatever the model says beside its answer. */
export const ASIDE = 'Zyzzyva thinks aloud';
export const LEAKS = /Zyzzyva|<\/?think|<\||```|\[E\d|"""|THE (?:ORDER|PLAN|OUTLINE)|<\/?evidence|can not be used/;

/** Spoils the first so many answers to the questions of one name. */
export const first =
  (times: number, name: QuestionName, spoilt: (question: Asked) => ModelAnswer): Play =>
  (question) =>
    question.name === name && question.time <= times ? spoilt(question) : undefined;
export const always = (name: QuestionName, spoilt: (question: Asked) => ModelAnswer) => first(Infinity, name, spoilt);
export const text = ({ recorded }: Asked) => JSON.stringify(recorded);
export const requestsFor = ({ asked }: EndedArticle, name: QuestionName) =>
  asked.filter((one) => one.name === name).length;

/** The recorded article has arrived, with the section that was spoilt, and nothing of what was said beside it. */
export function expectWhole(article: EndedArticle): void {
  expect(article.error).toEqual({ code: null, message: null });
  const { markdown, title, seo } = article.result.content;
  expect(markdown).toContain('The Limit That Counts Is the One at Night');
  expect(markdown).toContain('Some rules add a penalty of 3 to 6 dB if the sound holds an audible tone.');
  expect(`${markdown}${title}${JSON.stringify(seo)}`).not.toMatch(LEAKS);
}
