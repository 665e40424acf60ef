import { describe, expect, it } from 'vitest';
import { exampleLibrary, orderOf } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver } from '../writing-ports.fixture.ts';
import type { MeantTitle } from './earlier-titles.ts';

const EARLIER = 'Why Your Boiler Has a Rival';
const given = orderOf({ inputType: 'title', mainInput: 'Heat Pumps in Old Houses' });

function portsWith(nearest: (title: string) => Promise<readonly MeantTitle[] | undefined>, told: string[] = []) {
  return portsOver(exampleLibrary('en'), {
    titles: { job: 'job_1', near: async () => [], byMeaning: { model: 'openai:test', nearest } },
    emit: ({ detail }) => void (detail === undefined || told.push(detail)),
  });
}

describe('a title that means the same as an earlier one', () => {
  it('fails with 544, the earlier title and the score, though no word is shared', async () => {
    const failing = writeArticle(
      given,
      portsWith(async () => [{ title: EARLIER, likeness: 0.934 }]),
    );
    await expect(failing).rejects.toMatchObject({ code: '544' });
    await expect(failing).rejects.toThrow(`means the same as "${EARLIER}", which the site has already (93 %`);
  });

  it('is written when it is only near, or when earlier titles do not matter', async () => {
    const near = portsWith(async () => [{ title: EARLIER, likeness: 0.89 }]);
    expect((await writeArticle(given, near)).title).toBe('Heat Pumps in Old Houses');
    const asked: string[] = [];
    const unasked = portsWith(async (title) => {
      asked.push(title);
      return [{ title: EARLIER, likeness: 1 }];
    });
    const order = orderOf({ inputType: 'title', mainInput: 'Heat Pumps in Old Houses', isFilterSimilarTitle: false });
    await writeArticle(order, unasked);
    expect(asked).toEqual([]);
  });

  it('gives way to the next headline where the order names none', async () => {
    const order = orderOf({ inputType: 'keyword', mainInput: 'heat pump' });
    const [first] = [
      await writeArticle(
        order,
        portsWith(async () => []),
      ),
    ];
    const second = await writeArticle(
      order,
      portsWith(async (title) => (title === first.title ? [{ title: EARLIER, likeness: 0.95 }] : [])),
    );
    expect(second.title).not.toBe(first.title);
  });

  it('is said not to have been looked at when the model gave no answer', async () => {
    const told: string[] = [];
    await writeArticle(
      given,
      portsWith(async () => undefined, told),
    );
    expect(told.join('\n')).toMatch(/compared by their words alone: openai:test gave no answer/);
  });
});
