import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../../research/evidence.ts';
import { subjectTokens } from '../../research/subject.ts';
import { exampleLibrary, orderOf } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver } from '../writing-ports.fixture.ts';
import { countTerm } from './count-term.ts';
import { relatedKeywordsWish } from './related-keywords-wish.ts';
import { relatedTerms } from './related-terms.ts';

const term = (text: string) => ({ text, tokens: text.split(' ') });

describe('countTerm', () => {
  it('counts runs of tokens without overlaps', () => {
    expect(countTerm(term('a b'), ['a', 'b', 'a', 'b', 'b'])).toBe(2);
    expect(countTerm(term('a a'), ['a', 'a', 'a'])).toBe(1);
  });
});

describe('relatedTerms', () => {
  it.each([
    ['en', 'heat pump'],
    ['en', 'heat pump noise'],
    ['de', 'Wärmepumpe'],
    ['zh-CN', '热泵'],
  ] as const)('finds terms in the %s sources of "%s" that are not the keyword itself', (language, keyword) => {
    const evidence = gatherEvidence({
      documents: exampleLibrary(language),
      subject: subjectTokens(keyword, language),
      language,
      preferData: false,
      intent: 'plain',
    });
    const terms = relatedTerms(evidence, keyword, language);
    expect(terms.length).toBeGreaterThanOrEqual(3);
    expect(terms.length).toBeLessThanOrEqual(8);
    for (const { text } of terms) expect(text).not.toContain(keyword.toLowerCase());
    expect(relatedTerms(evidence, keyword, language)).toEqual(terms);
  });
});

describe('relatedKeywordsWish', () => {
  const related = { asked: true, terms: [term('soil'), term('worm'), term('leaf')] };
  it('names which terms stand in the text and how often', () => {
    const wish = relatedKeywordsWish(related, ['Soil and worms.', 'Soil under a leaf.'], {
      language: 'en',
      words: 400,
    });
    expect(wish).toMatchObject({ found: 'soil (2), worm (1), leaf (1)', verdict: 'met' });
  });
  it('is not met by a text that crowds one, or has too few', () => {
    const crowded = relatedKeywordsWish(related, ['Soil soil soil worm leaf.'], { language: 'en', words: 50 });
    expect(crowded).toMatchObject({ verdict: 'not-met', note: expect.stringContaining('soil') });
    expect(relatedKeywordsWish(related, ['Soil.'], { language: 'en', words: 400 })?.verdict).toBe('not-met');
  });
  it('says nothing when it is not asked for', () => {
    expect(relatedKeywordsWish({ asked: false, terms: [] }, ['Soil.'], { language: 'en', words: 1 })).toBeUndefined();
  });
});

describe('an article with related keywords', () => {
  it('has at least as many of them, in its own words, and says which', async () => {
    const order = { inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' };
    const write = (isAddKeywordFrequency: boolean) =>
      writeArticle(orderOf({ ...order, isAddKeywordFrequency }), portsOver(exampleLibrary('en')));
    const [with_, without] = [await write(true), await write(false)];
    const wish = with_.report.wishes.find(({ field }) => field === 'isAddKeywordFrequency');
    expect(wish).toMatchObject({ verdict: 'met', hard: false });
    const terms = (wish?.found ?? '').split(', ').map((part) => part.replace(/ \(\d+\)$/, ''));
    const present = (markdown: string) => terms.filter((text) => markdown.toLowerCase().includes(text)).length;
    expect(present(with_.markdown)).toBeGreaterThanOrEqual(present(without.markdown));
    expect(with_.markdown).not.toBe(without.markdown);
    expect(with_.report.citations.every(({ verdict }) => verdict === 'supported')).toBe(true);
    expect(without.report.wishes.some(({ field }) => field === 'isAddKeywordFrequency')).toBe(false);
  });
});
