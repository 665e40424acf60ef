import { describe, expect, it } from 'vitest';
import { type EarlierTitle, titleLikeness } from '../../article/similar-titles.ts';
import type { Language } from '../../contract/languages.ts';
import { exampleLibrary, orderOf } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver } from '../writing-ports.fixture.ts';
import { titleWords } from './title-words.ts';

const likeness = (one: string, other: string, language: Language) =>
  titleLikeness(titleWords(one, language), titleWords(other, language));

describe('titleWords', () => {
  it.each([
    ['en', 'The 10 Best Coffee Grinders of 2025', '10 Best Coffee Grinder in 2025'],
    ['en', 'How to Choose a Heat Pump', 'Choosing Heat Pumps: How To'],
    ['de', 'Wärmepumpen im alten Haus', 'Die Wärmepumpe in alten Häusern'],
    ['fr', 'Choisir une pompe à chaleur', 'Comment choisir la pompe à chaleur'],
    ['es', 'La aerotermia en casas antiguas', 'Aerotermia en una casa antigua'],
    ['ru', 'Тепловые насосы в старом доме', 'Тепловой насос в старых домах'],
    ['zh-CN', '热泵的安装与维护', '热泵安装和维护'],
    ['ja', 'ヒートポンプの設置と点検', '点検とヒートポンプの設置'],
    ['th', 'การติดตั้งปั๊มความร้อน', 'การติดตั้ง ปั๊มความร้อน'],
    ['en', 'What Is It?', 'what is it'],
  ] as const)('makes highly similar in %s: %s / %s', (language, one, other) => {
    expect(likeness(one, other, language)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['en', 'Best Coffee Grinders in 2024', 'Best Coffee Grinders in 2025'],
    ['en', 'Heat Pumps: The Essentials', 'Heat Pumps: A Practical Guide'],
    ['en', 'Moss in Lawns', 'Heat Pumps in Old Houses'],
    ['de', 'Wärmepumpen im Altbau', 'Wärmepumpen im Neubau'],
    ['zh-CN', '热泵的噪音', '热泵的安装与维护'],
  ] as const)('leaves apart in %s: %s / %s', (language, one, other) => {
    expect(likeness(one, other, language)).toBeLessThan(0.8);
  });
});

const having = (titles: readonly string[]) => {
  const earlier: EarlierTitle[] = titles.map((title) => ({ title, words: titleWords(title, 'en') }));
  return portsOver(exampleLibrary('en'), { titles: { job: 'job_1', near: async () => earlier } });
};
const keyword = { inputType: 'keyword', mainInput: 'heat pump' };

describe('the title of an article', () => {
  it('is another one of ours while the site has the first', async () => {
    const first = await writeArticle(orderOf(keyword), having([]));
    const second = await writeArticle(orderOf(keyword), having([first.title]));
    const third = await writeArticle(orderOf(keyword), having([first.title, second.title]));
    expect(new Set([first.title, second.title, third.title]).size).toBe(3);
    expect(third.markdown.startsWith(`# ${third.title}\n`)).toBe(true);
    expect(third.titleMustBeNew).toBe(true);
    expect(third.titleWords).toEqual(titleWords(third.title, 'en'));
  });

  it.each(['topic', 'keyword'])('is found for a %s that asks as well', async (inputType) => {
    const order = orderOf({ inputType, mainInput: 'how loud is a heat pump' });
    const first = await writeArticle(order, having([]));
    const second = await writeArticle(order, having([first.title]));
    expect(second.title).not.toBe(first.title);
    expect(second.title).toContain('How Loud Is a Heat Pump?');
  });

  it('is the same again when earlier titles do not matter', async () => {
    const order = orderOf({ ...keyword, isFilterSimilarTitle: false });
    const first = await writeArticle(order, having([]));
    const second = await writeArticle(order, having([first.title]));
    expect(second.title).toBe(first.title);
    expect(second.titleMustBeNew).toBe(false);
  });

  it('fails with 544, the earlier title and the score when it is the customer’s own', async () => {
    const order = orderOf({ inputType: 'title', mainInput: 'Heat Pumps in Old Houses' });
    const failing = writeArticle(order, having(['Old Houses and Their Heat Pumps']));
    await expect(failing).rejects.toMatchObject({ code: '544' });
    await expect(failing).rejects.toThrow(/"Old Houses and Their Heat Pumps".*100 %/);
  });

  it('is looked up once in a job', async () => {
    const asked: unknown[] = [];
    const kept = new Map<string, unknown>();
    const near = async (words: readonly string[]) => {
      asked.push(words);
      return [];
    };
    const ports = {
      ...having([]),
      titles: { job: 'job_1', near },
      memory: {
        recall: async (step: string, question: unknown) => kept.get(step + JSON.stringify(question)),
        remember: async (step: string, _version: number, question: unknown, answer: unknown) => {
          kept.set(step + JSON.stringify(question), structuredClone(answer));
          return answer;
        },
      },
    };
    await writeArticle(orderOf(keyword), ports);
    await writeArticle(orderOf(keyword), ports);
    expect(asked).toHaveLength(1);
    await writeArticle(orderOf(keyword), { ...ports, titles: { ...ports.titles, job: 'job_2' } });
    expect(asked).toHaveLength(2);
  });
});
