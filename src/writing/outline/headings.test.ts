import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief/brief.ts';
import { cleanHeading, isNewsHeadline } from './headings.ts';
import { headlinesOf } from './headline.ts';

describe('cleanHeading', () => {
  it.each([
    ['3.2 What a heat pump is:', 'What a heat pump is'],
    ['IV. Running costs', 'Running costs'],
    ['第三章：热泵的噪音', '热泵的噪音'],
    ['2026 prices', '2026 prices'],
  ])('cleans "%s"', (raw, clean) => {
    expect(cleanHeading(raw, raw.startsWith('第') ? 'zh-CN' : 'en')).toBe(clean);
  });

  it.each([
    'Introduction',
    'Conclusion',
    'Frequently asked questions',
    'Subscribe to our newsletter',
    'See www.example.org',
    'worker.disconnect()',
    'Buffer.from() and Buffer.alloc()',
    'The of and',
    'Four Leaks That Sink Young Companies',
    '12 reasons to wait',
    'Let the engine run? Forbidden!',
    'About us',
    'Case studies',
    'Glossary of terms',
    'A heading that goes on and on until nobody knows any more what it was meant to say',
  ])('refuses "%s"', (raw) => {
    expect(cleanHeading(raw, 'en')).toBeUndefined();
  });
});

describe('isNewsHeadline', () => {
  it.each(['Startup closures jump as pandemic-era money dries up', 'Founders blame weak demand, survey finds'])(
    'knows "%s" as a report\'s title',
    (title) => {
      expect(isNewsHeadline(title)).toBe(true);
    },
  );

  it.each(['Premature scaling', 'How to shell walnuts', 'Noise of heat pumps at night'])('is not "%s"', (title) => {
    expect(isNewsHeadline(title)).toBe(false);
  });
});

describe('headlinesOf', () => {
  const brief: Brief = {
    subject: 'heat pump',
    subjectTokens: [],
    keyword: 'heat pump',
    title: undefined,
    language: 'en',
    locale: 'us',
    range: undefined,
    intent: 'plain',
    questionKind: undefined,
    context: [],
    queries: [],
    voice: { tone: undefined, readability: undefined, perspective: undefined },
    inputType: 'keyword',
    given: { documents: [], notes: [] },
  };
  it.each<[Partial<Brief>, string]>([
    [{}, 'Heat Pump: A Practical Guide'],
    [{ subject: 'how loud is a heat pump', questionKind: 'how' }, 'How Loud Is a Heat Pump?'],
    [{ title: 'my own Title', subject: 'my own Title' }, 'my own Title'],
    [{ subject: 'old houses', keyword: 'heat pump' }, 'Heat Pump: Old Houses'],
    [
      { subject: '¿cuánto ruido hace?', keyword: undefined, questionKind: 'howMuch', language: 'es' },
      '¿Cuánto ruido hace?',
    ],
  ])('makes a headline of %o', (facts, headline) => {
    expect(headlinesOf({ ...brief, ...facts })[0]).toBe(headline);
  });
});
