import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { splitIntoPassages } from '../../article/split-into-passages.ts';
import { type Language, WRITING_LANGUAGES } from '../../contract/languages.ts';
import { sentencesOf } from '../../language/segment-sentences.ts';
import { withoutConnective } from '../tidy-sentence.ts';
import { createClaimChecker } from './claim-checker.ts';

const SETS = fileURLToPath(new URL('../../../test/fixtures/document-sets/', import.meta.url));
const SetFile = z.object({ language: z.enum(WRITING_LANGUAGES) });
const SHORTEST = 25;

interface Source {
  readonly language: Language;
  readonly sentence: string;
  readonly passage: string;
}

/** Every sentence of prose of a set that could be quoted. */
function sourcesOf(slug: string): Source[] {
  const folder = `${SETS}${slug}/`;
  const { language } = SetFile.parse(JSON.parse(readFileSync(`${folder}set.json`, 'utf8')));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      splitIntoPassages(readFileSync(folder + name, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''), language),
    )
    .flatMap(({ text: passage }) =>
      passage
        .split('\n')
        .filter((line) => !/^(?:[-*|#]|\d+\.)/.test(line))
        .flatMap((line) => sentencesOf(line, language))
        .filter((sentence) => sentence.length >= SHORTEST && /[.!?。！？؟]$/u.test(sentence))
        .map((sentence) => ({ language, sentence, passage })),
    );
}

/** The sentence without a lead word, a parenthesis, a tail clause. */
function trimsOf({ sentence, language }: Source): string[] {
  const end = sentence.at(-1) ?? '.';
  const lead = withoutConnective(sentence, language);
  const bare = sentence.replace(/\s*[(（][^()（）]*[)）]/u, '');
  const comma = Math.max(...[', ', '، ', '，'].map((mark) => sentence.lastIndexOf(mark)));
  const tail = comma > sentence.length * 0.5 ? sentence.slice(0, comma) + end : undefined;
  return [sentence, lead, bare === sentence ? undefined : bare, tail].filter((trim) => trim !== undefined);
}

function withOtherDigit(sentence: string, place: 'first' | 'last'): string | undefined {
  const pattern = place === 'first' ? /\p{Nd}/u : /\p{Nd}(?=\P{Nd}*$)/u;
  if (!/[0-9]/.test(sentence)) return undefined;
  return sentence.replace(pattern, (digit) => String(((Number(digit) + 3) % 9) + 1));
}

const sets = readdirSync(SETS).map((slug) => ({ slug, sources: sourcesOf(slug) }));

describe.each(sets)('sentences of $slug', ({ sources }) => {
  const checkers = new Map(sources.map(({ language }) => [language, createClaimChecker(language)]));
  const verdict = (claim: string, { language, passage }: Source) => {
    const checker = checkers.get(language);
    return checker?.check(claim, checker.index([passage])).verdict;
  };

  it('are supported by their passage, trimmed of lead word, parenthesis or tail clause', () => {
    expect(sources.length).toBeGreaterThan(10);
    const unsupported = sources.flatMap((source) =>
      trimsOf(source)
        .filter((trim) => verdict(trim, source) !== 'supported')
        .map((trim) => `${trim}\n   of: ${source.passage}`),
    );
    expect(unsupported).toEqual([]);
  });

  it('are not supported with one digit changed', () => {
    const supported = sources.flatMap((source) =>
      (['first', 'last'] as const).flatMap((place) => {
        const changed = withOtherDigit(source.sentence, place);
        return changed !== undefined && verdict(changed, source) === 'supported'
          ? [`${changed}\n   of: ${source.passage}`]
          : [];
      }),
    );
    expect(supported).toEqual([]);
  });
});
