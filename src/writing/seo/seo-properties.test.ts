import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, LANGUAGES, type Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { lowerCased } from '../../language/segment-words.ts';
import { textWidth } from '../../language/text-width.ts';
import type { Brief } from '../brief/brief.ts';
import { articleSlug, slugHolds } from './article-slug.ts';
import { chooseKeywords } from './choose-keywords.ts';
import { describe as describeArticle } from './describe.ts';
import { seoTitle } from './seo-title.ts';

/** Something to write about, in every language. */
const SUBJECTS: Readonly<Record<Language, string>> = {
  ar: 'المضخة الحرارية',
  bg: 'термопомпа',
  bn: 'তাপ পাম্প',
  bo: 'ཚ་དྲོད་འཕྲུལ་འཁོར',
  cs: 'tepelné čerpadlo',
  da: 'varmepumpe på øen',
  de: 'Wärmepumpe im Altbau',
  el: 'αντλία θερμότητας',
  en: 'heat pump',
  es: 'bomba de calor',
  et: 'soojuspump',
  fi: 'lämpöpumppu',
  fr: 'pompe à chaleur',
  hi: 'हीट पंप',
  hu: 'hőszivattyú',
  id: 'pompa kalor',
  it: 'pompa di calore',
  ja: 'ヒートポンプ',
  ko: '열펌프 설치',
  lt: 'šilumos siurblys',
  ms: 'pam haba',
  nl: 'warmtepomp',
  no: 'varmepumpe',
  pl: 'pompa ciepła',
  pt: 'bomba de calor',
  'pt-BR': 'bomba de calor',
  'pt-PT': 'bomba de calor',
  ro: 'pompă de căldură',
  ru: 'тепловой насос',
  sv: 'värmepump',
  th: 'ปั๊มความร้อน',
  tr: 'ısı pompası',
  vi: 'máy bơm nhiệt',
  'zh-CN': '热泵',
  'zh-TW': '熱泵',
};

function briefOf(language: Language, keyword: string | undefined): Brief {
  return {
    subject: SUBJECTS[language],
    subjectTokens: [],
    keyword,
    title: undefined,
    language,
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
}

/** Real text of the language: what its lexicon says of the subject. */
function sentencesIn(language: Language): string[] {
  const { questions, description, descriptionTails } = lexiconOf(language).templates;
  return [...Object.values(questions), description, ...descriptionTails].map((text) =>
    text.replace('{topic}', SUBJECTS[language]),
  );
}

const subsets = (language: Language) => fc.shuffledSubarray(sentencesIn(language), { minLength: 1 });

describe.each(ALL_LANGUAGES)('in %s', (language) => {
  it('a description has 120 to 158 columns and holds the keyword', () => {
    const keyword = SUBJECTS[language];
    fc.assert(
      fc.property(subsets(language), (sentences) => {
        const description = describeArticle(sentences, briefOf(language, keyword));
        expect(textWidth(description)).toBeGreaterThanOrEqual(120);
        expect(textWidth(description)).toBeLessThanOrEqual(158);
        expect(lowerCased(description, language)).toContain(lowerCased(keyword, language));
      }),
      { numRuns: 30 },
    );
  });

  it('a title has at most 60 columns and holds the keyword', () => {
    const keyword = SUBJECTS[language];
    fc.assert(
      fc.property(subsets(language), ([title = '']) => {
        const made = seoTitle(title, briefOf(language, keyword));
        expect(textWidth(made)).toBeLessThanOrEqual(60);
        expect(lowerCased(made, language)).toContain(lowerCased(keyword, language));
      }),
      { numRuns: 30 },
    );
  });

  it('there are 3 to 8 keywords, the customer’s first', () => {
    const keyword = SUBJECTS[language];
    const keywords = chooseKeywords(sentencesIn(language), briefOf(language, keyword));
    expect(keywords[0]).toBe(keyword);
    expect(keywords.length).toBeGreaterThanOrEqual(3);
    expect(keywords.length).toBeLessThanOrEqual(8);
    expect(new Set(keywords).size).toBe(keywords.length);
  });

  it.each(['latin', 'native'] as const)('a slug of %s letters ends at a word and holds the keyword', (letters) => {
    const keyword = SUBJECTS[language];
    fc.assert(
      fc.property(subsets(language), (sentences) => {
        const slug = articleSlug(sentences.join(' '), briefOf(language, keyword), letters);
        expect(slug.length).toBeLessThanOrEqual(71);
        expect(slug).toMatch(
          letters === 'latin' ? /^[a-z0-9]+(?:-[a-z0-9]+)*$/ : /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u,
        );
        expect(slugHolds(slug, keyword, language)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps its lengths for any keyword and title', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(text, text, (keyword, title) => {
        const brief = briefOf(language, keyword);
        expect(textWidth(seoTitle(title, brief)), LANGUAGES[language].name).toBeLessThanOrEqual(60);
        expect(textWidth(describeArticle([title], brief))).toBeLessThanOrEqual(158);
        expect(articleSlug(title, brief, 'latin').length).toBeLessThanOrEqual(71);
      }),
      { numRuns: 30 },
    );
  });
});
