import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { sourceDocument } from '../writing/example-library.fixture.ts';
import { STATEMENT_PAIRS } from './same-statement.fixture.ts';
import { SameStatements } from './same-statement.ts';
import { readSources, type SourceSentence } from './source-text.ts';

/** Every sentence in a document of its own, among all the others of its language. */
function read(language: Language) {
  const { same = [], other = [] } = STATEMENT_PAIRS[language] ?? {};
  const texts = [...same, ...other].flat();
  const source = readSources(
    texts.map((text, index) => sourceDocument({ id: `d${index}`, language }, text)),
    language,
  );
  const statements = new SameStatements({ ...source, language, subject: new Map() });
  return { statements, find: (text: string) => source.sentences.filter((sentence) => sentence.text === text) };
}

function only([sentence, ...others]: readonly SourceSentence[]): SourceSentence {
  if (sentence === undefined || others.length > 0) throw new Error('one sentence expected');
  return sentence;
}

const LANGUAGES = Object.keys(STATEMENT_PAIRS) as Language[];
const rows = (kind: 'same' | 'other') =>
  LANGUAGES.flatMap((language) =>
    (STATEMENT_PAIRS[language]?.[kind] ?? []).map((pair) => [language, ...pair] as const),
  );

describe('SameStatements', () => {
  it.each(rows('same'))('%s: "%s" says the same as "%s"', (language, one, other) => {
    const { statements, find } = read(language);
    expect(statements.areSame(only(find(one)), only(find(other)))).toBe(true);
    expect(statements.areSame(only(find(other)), only(find(one)))).toBe(true);
  });

  it.each(rows('other'))('%s: "%s" says something else than "%s"', (language, one, other) => {
    const { statements, find } = read(language);
    expect(statements.areSame(only(find(one)), only(find(other)))).toBe(false);
    expect(statements.areSame(only(find(other)), only(find(one)))).toBe(false);
  });
});
