import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckedText } from '../../src/contract/article-versions.ts';
import type { ComplianceReport } from '../../src/contract/compliance-report.ts';
import { type EndedArticle, type ModelDesk, openModelDesk } from './model-desk.ts';

let desk: ModelDesk;
let article: EndedArticle;
beforeAll(async () => {
  desk = await openModelDesk();
  article = await desk.write(undefined, { isAddKeywordFrequency: true });
});
afterAll(() => desk.close());

async function check(markdown: string): Promise<ComplianceReport> {
  const response = await fetch(`${desk.service.localUrl}/v1/writing/blog/check`, {
    method: 'POST',
    headers: { 'x-openapi-token': desk.token, 'content-type': 'application/json' },
    body: JSON.stringify({ blogId: article.blogId, markdown }),
  });
  const { data, message } = (await response.json()) as { data: CheckedText | null; message: string };
  if (data === null) throw new Error(message);
  return data.report;
}

const notMet = ({ wishes }: ComplianceReport) =>
  wishes.filter(({ hard, verdict }) => hard && verdict === 'not-met').map(({ field, found }) => `${field}: ${found}`);

it('keeps what rules and the judge said of each sentence of a composed article that was not edited', async () => {
  const { report, result } = article;
  const markdown = result.content.markdown ?? '';
  const after = await check(`${markdown}\n`);
  const facts = (of: ComplianceReport | null) =>
    of?.citations.map(({ sentence, section, passageId, verdict, judged }) => [
      sentence,
      section,
      passageId,
      verdict,
      judged,
    ]);
  expect(facts(after)).toEqual(facts(report));
  expect(notMet(after)).toEqual([]);
  expect(after.recheck).toMatchObject({ judged: 0, notChecked: 0 });
  const named = (field: string) => after.wishes.filter((wish) => wish.field === field).map(({ verdict }) => verdict);
  expect(report?.wishes.find(({ field }) => field === 'isAddKeywordFrequency')?.verdict).toBe('met');
  expect(named('isAddKeywordFrequency')).toEqual(['not-checked']);
  expect(named('locale')).toEqual(['met']);
});

it('judges an edited sentence without the judge, whose word was on another wording', async () => {
  const { report, result } = article;
  const markdown = result.content.markdown ?? '';
  const cited = report?.citations.find(
    ({ sentence }) => /\b\d+ dB/.test(sentence) && markdown.split(sentence).length === 2,
  );
  if (cited === undefined) throw new Error('the recorded article has no such sentence');
  const wrong = cited.sentence.replace(/\b\d+(?= dB)/, '987');
  const after = await check(markdown.replace(cited.sentence, wrong));
  const found = after.citations.find(({ sentence }) => sentence === wrong);
  expect(found).toMatchObject({ passageId: cited.passageId });
  expect(found?.judged).toBeUndefined();
  expect(found?.verdict).not.toBe('supported');
  expect(notMet(after)).toEqual([expect.stringContaining('isAddEvidence')]);
});
