import { beforeAll, describe, expect, it } from 'vitest';
import type { FinishedArticle } from '../../article/finished-article.ts';
import { headlineOf } from '../../article/headline.ts';
import type { ComplianceReport, WishVerdict } from '../../contract/compliance-report.ts';
import { exampleLibrary, orderOf } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver } from '../writing-ports.fixture.ts';
import type { RecheckInput } from './edited-text.ts';
import { recheck } from './recheck.ts';

const BODY = { inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' };
const ORDER = orderOf(BODY);
const FIGURE = /\b\d+ (percent|%|dB|°C|years|kW)/;

let article: FinishedArticle;
beforeAll(async () => {
  article = await writeArticle(ORDER, portsOver(exampleLibrary('en')));
});

function checked(markdown: string, changes: Partial<RecheckInput> = {}): ComplianceReport {
  return recheck({
    order: ORDER,
    written: article,
    edited: { title: headlineOf(markdown) ?? article.title, markdown },
    seo: article.seo,
    slug: article.slug,
    ownAddresses: [],
    similarTitle: undefined,
    ...changes,
  }).report;
}

const wishesOf = ({ wishes }: ComplianceReport, field: string) => wishes.filter((wish) => wish.field === field);
const notMet = ({ wishes }: ComplianceReport) => wishes.filter(({ verdict }) => verdict === 'not-met');
const plain = (markdown: string) => markdown.replace(/\s+$/u, '');
/** A cited sentence that stands in the text letter for letter, with its markers behind it. */
function quotedSentence(fits: (sentence: string) => boolean): string {
  const found = article.report.citations.find(
    ({ sentence }) => fits(sentence) && article.markdown.split(sentence).length === 2,
  );
  if (found === undefined) throw new Error('the example article has no such sentence');
  return found.sentence;
}

/** White space at the end is an edit that changes nothing. */
const TOUCHED = () => `${plain(article.markdown)}\n\n`;

describe('a text as it was written', () => {
  it('has the report of then', () => {
    expect(checked(article.markdown)).toEqual(article.report);
  });
});

describe('an edit that changes no sentence', () => {
  it('keeps what was found of every cited sentence, in its order', () => {
    const report = checked(TOUCHED());
    const facts = ({ citations }: ComplianceReport) =>
      citations.map(({ sentence, passageId, verdict }) => [sentence, passageId, verdict]);
    expect(facts(report)).toEqual(facts(article.report));
    expect(report.sources).toEqual(article.report.sources);
    expect(report.recheck).toEqual({ unchanged: report.citations.length, judged: 0, notChecked: 0 });
  });

  it('measures what can be measured, and names what can not', () => {
    const report = checked(TOUCHED());
    expect(notMet(report)).toEqual([]);
    expect(wishesOf(report, 'targetBlogWordCount')).toEqual(wishesOf(article.report, 'targetBlogWordCount'));
    expect(report.words).toBe(article.words);
    const asked = { ...ORDER, request: { ...ORDER.request, isAddKeywordFrequency: true } };
    const wish: WishVerdict = {
      ...{
        field: 'isAddKeywordFrequency',
        wanted: 'terms',
        found: 'some',
        how: 'counted',
        verdict: 'met',
        hard: false,
      },
    };
    const written = { ...article, report: { ...article.report, wishes: [...article.report.wishes, wish] } };
    expect(wishesOf(checked(TOUCHED(), { order: asked, written }), 'isAddKeywordFrequency')).toEqual([
      expect.objectContaining({ verdict: 'not-checked', found: 'not checked again' }),
    ]);
  });

  it('leaves what this installation can not do, and what has no effect, as it was named', () => {
    const stays = ({ verdict }: WishVerdict) => verdict === 'not-honoured' || verdict === 'not-applicable';
    const before = article.report.wishes.filter(stays);
    expect(before.length).toBeGreaterThan(0);
    expect(checked(TOUCHED()).wishes.filter(stays)).toEqual(before);
  });

  it('gives the same report each time', () => {
    expect(JSON.stringify(checked(TOUCHED()))).toBe(JSON.stringify(checked(TOUCHED())));
  });
});

describe('an edited sentence', () => {
  it('is borne out as long as it says what its passage says', () => {
    const sentence = quotedSentence((text) => /^The .*heat pump/.test(text) && !/\d/.test(text));
    const report = checked(article.markdown.replace(sentence, sentence.replace(/^The /, 'A ')));
    expect(report.recheck).toMatchObject({ judged: 1, notChecked: 0 });
    expect(notMet(report)).toEqual([]);
  });

  it('is not, once its figure is another one; its passage and the finding are named', () => {
    const sentence = quotedSentence((text) => FIGURE.test(text));
    const wrong = sentence.replace(FIGURE, '987 $1');
    const report = checked(article.markdown.replace(sentence, wrong));
    const found = report.citations.find((citation) => citation.sentence === wrong);
    expect(found?.verdict).not.toBe('supported');
    expect(found?.findings?.join(' ')).toContain('987');
    expect(found?.passage).toBe(article.report.citations.find((citation) => citation.sentence === sentence)?.passage);
    expect(notMet(report).map(({ field, note }) => [field, note?.includes('987')])).toContainEqual([
      'isAddEvidence',
      true,
    ]);
  });

  it('that cites a source of its own is not judged, and not shown as kept', () => {
    const lines = plain(article.markdown).split('\n');
    const last = lines.findLastIndex((line) => /^\d+\. /.test(line));
    const number = Number(/^\d+/.exec(lines[last] ?? '')?.[0]) + 1;
    lines.splice(last + 1, 0, `${number}. [A study of mine](https://study.example/a)`);
    lines.splice(2, 0, `Our own study counted 480 houses. [${number}]`, '');
    const report = checked(lines.join('\n'));
    expect(report.citations.find(({ sentence }) => sentence.includes('480 houses'))).toMatchObject({
      verdict: 'not-checked',
      passage: '',
      url: 'https://study.example/a',
    });
    expect(report.recheck?.notChecked).toBe(1);
    expect(wishesOf(report, 'isAddEvidence').map(({ verdict }) => verdict)).toContain('not-checked');
  });

  it('that rested on a private document is held against it again, though it has no number', async () => {
    const documents = exampleLibrary('en').map((document) => ({ ...document, visibility: 'private' as const }));
    const mine = await writeArticle(ORDER, portsOver(documents));
    const cited = mine.report.citations.find(
      ({ sentence }) => FIGURE.test(sentence) && mine.markdown.includes(sentence),
    );
    if (cited === undefined) throw new Error('the example article has no such sentence');
    const wrong = cited.sentence.replace(FIGURE, '987 $1');
    const { report } = recheck({
      ...{ order: ORDER, written: mine, seo: mine.seo, slug: mine.slug, ownAddresses: [], similarTitle: undefined },
      edited: { title: mine.title, markdown: mine.markdown.replaceAll(cited.sentence, wrong) },
    });
    const found = report.citations.find(({ sentence }) => sentence === wrong);
    expect(found).toMatchObject({ private: true, passageId: cited.passageId });
    expect(found?.verdict).not.toBe('supported');
  });
});

describe('a text that breaks a wish', () => {
  const cases: readonly (readonly [string, (markdown: string) => string, string])[] = [
    ['too few words', (markdown) => markdown.split('\n## ').slice(0, 3).join('\n## '), 'targetBlogWordCount'],
    ['no FAQ', (markdown) => markdown.replace(/\n## Frequently Asked Questions[\s\S]*?(?=\n## )/, ''), 'isAddFaq'],
    ['no takeaways', (markdown) => markdown.replace(/\n## Key Takeaways[\s\S]*?(?=\n## )/, ''), 'isAddKeyTakeaways'],
    ['two headlines', (markdown) => `${markdown}\n# Another one\n`, 'mainInput'],
    ['a number without a source', (markdown) => markdown.replace('[1]', '[77]'), 'isAddEvidence'],
    ['no list of sources', (markdown) => markdown.replace(/\n## Sources[\s\S]*$/, '\n'), 'isAddEvidence'],
    ['a figure without a source', (markdown) => `${intro(markdown)}`, 'isAddEvidence'],
    [
      'filler',
      (markdown) => markdown.replace(/\n## /, '\nLorem ipsum dolor sit amet.\n\n## '),
      'isFoundPlaceholderError',
    ],
    ['an embed that nobody can read', (markdown) => `${markdown}\n<!-- qc:embed/CTA {"link": 1} -->\n`, 'isAddH2Video'],
    [
      'a video that was not asked for',
      (markdown) => `${markdown}\n<!-- qc:embed/youtube {"src": "https://v.example/1"} -->\n`,
      'isAddH2Video',
    ],
  ];
  const intro = (markdown: string) => markdown.replace(/\n\n/, '\n\nIn 2031 they will cost 4,300 euros.\n\n');
  it.each(cases)('is told so: %s', (_what, edit, field) => {
    const markdown = edit(article.markdown);
    expect(markdown).not.toBe(article.markdown);
    expect(notMet(checked(markdown)).map((wish) => wish.field)).toContain(field);
  });

  it('names an edited title like one that the site has', () => {
    const markdown = article.markdown.replace(/^# .*$/m, '# Heat Pumps at Home');
    expect(notMet(checked(markdown))).toEqual([]);
    expect(notMet(checked(markdown, { similarTitle: 'Heat Pumps at Home' })).map(({ field }) => field)).toEqual([
      'isFilterSimilarTitle',
    ]);
  });

  it('measures person, readability, tone and spelling, whoever wrote the article', () => {
    const order = orderOf({
      ...BODY,
      ...{ targetPersonPerspective: 'first-person', targetReadability: 'general', locale: 'gb' },
      targetTone: 'Professional/Formal',
    });
    const lines = Array.from(
      { length: 12 },
      (_, index) => `We love the color of our heat pump number ${index} so much!`,
    );
    const report = checked(`# Heat pump\n\n${lines.join(' ')}\n`, { order });
    expect(wishesOf(report, 'targetPersonPerspective')).toMatchObject([{ verdict: 'met' }]);
    expect(wishesOf(report, 'targetReadability')).toMatchObject([{ verdict: 'met' }]);
    expect(wishesOf(report, 'targetTone')).toMatchObject([{ verdict: 'not-met' }]);
    expect(wishesOf(report, 'locale')).toMatchObject([
      { verdict: 'not-met', found: expect.stringContaining('"color" for "colour"') },
    ]);
  });

  it('finds machine phrases, and rates the text anew', () => {
    const report = checked(
      article.markdown.replace(/\n## /, '\nIn today’s fast-paced world, let’s delve into it.\n\n## '),
    );
    expect(report.machineTells?.found.map(({ text }) => text).join(' ')).toMatch(/delve|fast-paced/);
    expect(report.quality?.score).toBeGreaterThan(0);
    expect(report.quality?.repair).toBeUndefined();
  });
});

describe('a large text', () => {
  it('has a bounded report, whatever is in it', () => {
    const line = (index: number) => `A heat pump of kind ${index} needs ${index} kW. [1]`;
    const markdown = `# Heat pump\n\n${Array.from({ length: 1_500 }, (_, index) => line(index)).join('\n\n')}\n`;
    const { citations, recheck: counts } = checked(markdown);
    expect(counts).toMatchObject({ unchanged: 0, judged: 600, notChecked: 900 });
    expect(citations).toHaveLength(1_500);
    expect(citations.at(-1)).toMatchObject({ verdict: 'not-checked', passage: '' });
  });

  it('does not name every fault of a text that has nothing else', () => {
    const run = Array.from({ length: 12 }, (_, index) => `word${index}`).join(' ');
    const part = `## Part\n\n${run}. Let us delve into it [link](https://a.example/${'x'.repeat(60)}).\n`;
    const { wishes, machineTells } = checked(`# Heat pump\n\n${part.repeat(300)}`);
    expect(Math.max(...wishes.map(({ found }) => found.length))).toBeLessThan(2_100);
    expect(machineTells?.found.length).toBe(100);
  });
});
