import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { visibleParts } from '../../src/article/visible-text.ts';
import { LANGUAGES, type Language } from '../../src/contract/languages.ts';
import { foreignLanguageOf } from '../../src/language/foreign-sentence.ts';
import { identifyLanguage } from '../../src/language/identify-language.ts';
import { sentencesOf } from '../../src/language/segment-sentences.ts';
import { withoutQuotations } from '../../src/language/voice/quotations.ts';
import { documentSets } from './document-sets.ts';

interface Said {
  readonly language: Language;
  readonly from: string;
  readonly text: string;
}

/** Every sentence of finished articles, of the documents they were written from, and of web pages of all sorts. */
function allSentences(): Said[] {
  const texts = [...filesIn('./golden/', /\.md$/), ...filesIn('../fixtures/web-pages/', /^expected\.md$/)].map(
    ({ name, text }) => ({ from: name, language: identifyLanguage(text), blocks: blocksOf(text) }),
  );
  const documents = documentSets().flatMap(({ slug, language, documents: all }) =>
    all.map(({ id, passages }) => ({ from: `${slug}/${id}`, language, blocks: passages.map(({ text }) => text) })),
  );
  return [...texts, ...documents].flatMap(({ from, language, blocks }) =>
    language === undefined
      ? []
      : blocks
          .flatMap((block) => sentencesOf(withoutQuotations(block), language))
          .map((text) => ({ language, from, text })),
  );
}

function filesIn(folder: string, names: RegExp): { readonly name: string; readonly text: string }[] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name.split('/').at(-1) ?? ''))
    .map((name) => ({ name, text: readFileSync(path + name, 'utf8') }));
}

function blocksOf(markdown: string): string[] {
  return visibleParts(markdown, []).flatMap(({ heading, blocks }) => [heading, ...blocks]);
}

describe('the search for sentences in another language', () => {
  const said = allSentences();

  it('finds none in what is written in one language', () => {
    expect(said.length).toBeGreaterThan(5000);
    expect(new Set(said.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
    const wrong = said.flatMap(({ language, from, text }) => {
      const found = foreignLanguageOf(text, language);
      return found === undefined ? [] : [`${from}, ${LANGUAGES[language].name} taken for ${found}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it('finds nineteen of twenty that were put into an article of another language', () => {
    const wanted: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'ru', 'ja', 'zh-CN', 'ar', 'tr'];
    const long = said.filter(
      ({ text }, index) => index % 11 === 0 && /\p{L}{3}.*[.!?。！？؟]$/u.test(text) && isLong(text),
    );
    const tried = long.flatMap(({ language, text }) =>
      wanted.filter((other) => other !== language).map((other) => ({ language, text, other })),
    );
    const found = tried.filter(({ language, text, other }) => foreignLanguageOf(text, other) === language);
    expect(tried.length).toBeGreaterThan(3000);
    expect(found.length / tried.length).toBeGreaterThanOrEqual(0.95);
  });
});

/** Of ten words, or of as many letters as stand for them where words have no spaces. */
function isLong(text: string): boolean {
  return (
    text.split(' ').length >= 10 ||
    (text.match(/[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}]/gu)?.length ?? 0) >= 14
  );
}
