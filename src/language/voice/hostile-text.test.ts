import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { LOCALES } from '../../contract/locales.ts';
import { densitiesOf, stuffed } from './keyword-density.ts';
import { findMachineTells } from './machine-tells/find-machine-tells.ts';
import { personOf, sentencesInOtherPerson } from './person.ts';
import { quotationSpans, withoutQuotations } from './quotations.ts';
import { measureReadability } from './readability.ts';
import { foreignSpellings, respell } from './spelling-of-locale.ts';
import { toneFactsOf } from './tone.ts';
import { cleanModelLine, findModelTalk } from './unsaid-language.ts';

/** Everything that reads a text, by name. */
const READERS: Readonly<Record<string, (text: string, language: Language) => unknown>> = {
  measureReadability,
  personOf,
  sentencesInOtherPerson: (text, language) => sentencesInOtherPerson(text, language, 'third-person'),
  findMachineTells: (text, language) => findMachineTells(text, language, { subjectTokens: ['a', 'moss'] }),
  foreignSpellings: (text, language) => foreignSpellings(text, language, 'gb'),
  densitiesOf: (text, language) => densitiesOf(text, ['moss lawn', 'a'], language),
  stuffed: (text, language) => stuffed(text, ['moss lawn', 'a'], language),
  toneFactsOf,
  findModelTalk,
  cleanModelLine: (text) => cleanModelLine(text),
  withoutQuotations: (text) => withoutQuotations(text),
};

const PIECES = [
  'a', 'A', ' ', '\n', '.', ',', '"', '“', '”', '„', '«', '»', '「', '‘', "'", '`', '*', '_', '-', '—', '(', '[', ']', '](', '<', '>', '<|', '|',
  '#', '- ', '1. ', '```', '<think>', 'and', ', b and ', '!', '?', ';', '热', 'あ', 'ก', '་', 'ß', 'İ', '👩‍👩‍👧', '\u0301', '\ud800', '\0', '(12 ', ': ',
]; // biome-ignore format: a list of characters

describe('hostile text', () => {
  it.each(ALL_LANGUAGES)('makes nothing throw in %s', (language) => {
    const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5, unit: 'binary' })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (pieces) => {
        for (const read of Object.values(READERS)) read(pieces.join(''), language);
      }),
      { numRuns: 15, seed: 5 },
    );
  });

  it('is never longer after its quotations are gone, and spans are in order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }), (pieces) => {
        const text = pieces.join('');
        let end = 0;
        for (const span of quotationSpans(text)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(withoutQuotations(text).length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it('leaves respelled text alone and only touches words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('color', 'centre ', 'Straße ', 'económico ', ...PIECES)), { maxLength: 40 }),
        fc.constantFrom(...LOCALES),
        (pieces, locale) => {
          const text = pieces.join('');
          for (const language of ['en', 'de', 'pt', 'zh-CN'] as const) {
            const once = respell(text, language, locale);
            expect(once.replace(/\p{L}/gu, '')).toBe(text.replace(/\p{L}/gu, ''));
          }
        },
      ),
      { numRuns: 100, seed: 5 },
    );
  });
});

/** What makes careless patterns and loops go back over the text again and again; the time limit is theirs. */
const SPACED = ['a', 'A-', ' ', '\n', '"', '“', '„', '[', '](', '<', '`', '*', '. ', 'and ', '(12 ', '<think>', 'a@'];
const UNSPACED = ['热', 'ก', '「', '('];

describe('a long text of one kind', () => {
  it.each(SPACED)('is read to its end: a hundred thousand characters of %j', { timeout: 30_000 }, (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    for (const [name, read] of Object.entries(READERS)) expect(() => read(text, 'en'), name).not.toThrow();
  });

  it.each(UNSPACED)('is read to its end where words have no spaces: %j', { timeout: 30_000 }, (piece) => {
    const text = piece.repeat(10_000);
    for (const language of ['zh-CN', 'th'] as const) {
      for (const [name, read] of Object.entries(READERS)) expect(() => read(text, language), name).not.toThrow();
    }
  });
});
