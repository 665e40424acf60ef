import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, LANGUAGES } from '../../contract/languages.ts';
import { LEXICONS } from './all-lexicons.ts';
import type { Cues, Lexicon } from './lexicon.ts';

/** Lists where an entry may have a capital and is then matched as written. */
const MAY_HAVE_CAPITALS = new Set([
  'firstPersonSingular',
  'secondPerson',
  'placeholderPhrases',
  'sensitiveSubjects.contested',
]);

function listsOf(cues: Cues): [name: string, list: readonly string[]][] {
  return Object.entries(cues).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [[name, value] as [string, readonly string[]]]
      : Object.entries(value as Record<string, readonly string[]>).map(
          ([part, list]) => [`${name}.${part}`, list] as [string, readonly string[]],
        ),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const placeholders = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const braces = (template: string) => (template.match(/[{}]/g) ?? []).length;

describe('LEXICONS', () => {
  it('has one folder a language and no other', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
    expect(folders).toEqual([...ALL_LANGUAGES].sort());
  });

  it('gives every language a lexicon of its own', () => {
    expect(Object.keys(LEXICONS).sort()).toEqual([...ALL_LANGUAGES].sort());
    expect(new Set(Object.values(LEXICONS)).size).toBe(ALL_LANGUAGES.length);
  });
});

describe.each(Object.entries(LEXICONS))('lexicon %s', (language, lexicon: Lexicon) => {
  const lists = listsOf(lexicon.cues);
  const english = LEXICONS.en;

  it('has the same lists as English and none of them empty', () => {
    expect(lists.map(([name]) => name).sort()).toEqual(
      listsOf(english.cues)
        .map(([name]) => name)
        .sort(),
    );
    expect(lists.filter(([, list]) => list.length === 0).map(([name]) => name)).toEqual([]);
  });

  it('names no entry twice in a list', () => {
    const twice = lists.flatMap(([name, list]) =>
      list.filter((entry, at) => list.indexOf(entry) !== at).map((entry) => `${name}: ${entry}`),
    );
    expect(twice).toEqual([]);
  });

  it('writes entries in lower case unless the case tells them apart', () => {
    const locale = LANGUAGES[language as keyof typeof LANGUAGES].intl;
    const capital = lists
      .filter(([name]) => !MAY_HAVE_CAPITALS.has(name))
      .flatMap(([name, list]) =>
        list.filter((entry) => entry !== entry.toLocaleLowerCase(locale)).map((entry) => `${name}: ${entry}`),
      );
    expect(capital).toEqual([]);
  });

  it('holds plain phrases: NFC, single spaces, a star only at the end of a word', () => {
    const odd = lists.flatMap(([name, list]) =>
      list
        .filter((entry) => {
          const words = lexicon.matching === 'word' ? /^[\p{L}\p{M}\p{N}'* ་-]+$/u : /^[^\\^$+*?()[\]{}|/]+$/u;
          return entry !== entry.normalize('NFC') || !words.test(entry) || /\s{2}|\*[^ ]|(^| )\*|^-/u.test(entry);
        })
        .map((entry) => `${name}: ${entry}`),
    );
    expect(odd).toEqual([]);
  });

  it('does not call an opening dependent and independent at once', () => {
    const dependent = new Set(lexicon.cues.dependentOpeners);
    expect(lexicon.cues.independentOpeners.filter((entry) => dependent.has(entry))).toEqual([]);
  });

  it('keeps the placeholders of every template', () => {
    const { titles, questions, descriptionTails, ...single } = lexicon.templates;
    for (const template of [...Object.values(titles).flat(), ...Object.values(questions)]) {
      expect(placeholders(template), template).toEqual(['topic']);
      expect(braces(template), template).toBe(2);
    }
    for (const tail of descriptionTails) expect(braces(tail), tail).toBe(0);
    const wanted = english.templates;
    for (const [name, template] of Object.entries(single)) {
      const original = wanted[name as keyof typeof single];
      expect(placeholders(template), name).toEqual(placeholders(original));
      expect(braces(template), name).toBe(braces(original));
    }
  });

  it('offers at least two titles an intent, all different', () => {
    for (const [intent, titles] of Object.entries(lexicon.templates.titles)) {
      expect(titles.length, intent).toBeGreaterThanOrEqual(2);
      expect(new Set(titles).size, intent).toBe(titles.length);
    }
  });

  it('orders description tails from short to long', () => {
    const lengths = lexicon.templates.descriptionTails.map((tail) => tail.length);
    expect(lengths.length).toBeGreaterThanOrEqual(3);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('prints no label or template that is blank, padded or outside NFC', () => {
    const texts = textsOf([lexicon.labels, lexicon.templates, lexicon.sentenceEnds]);
    expect(texts.filter((text) => text === '' || text !== text.trim() || text !== text.normalize('NFC'))).toEqual([]);
  });

  it('has no two section labels alike', () => {
    const labels = Object.values(lexicon.labels.aspects);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('ends every question with a question mark of its script', () => {
    const marks = language === 'el' ? /[;;]$/u : /[?？؟]$/u;
    const without = Object.values(lexicon.templates.questions).filter((question) => !marks.test(question));
    expect(language === 'th' || language === 'bo' ? [] : without).toEqual([]);
  });
});
