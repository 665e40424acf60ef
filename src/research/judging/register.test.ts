import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { inOneRegister } from './register.ts';

const plain = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `湯の温度が${from + at}度になると、茶葉の味が変わるとされる。`).join('\n\n');
const polite = '急須に茶葉を入れて、静かにお湯を注ぎます。';
const source = (sentences: number) =>
  readSources(
    [
      sourceDocument({ id: 'plain', language: 'ja' }, plain(1, sentences)),
      sourceDocument({ id: 'polite', language: 'ja' }, `${polite}\n\n## 二煎目はどうしますか？\n\n${polite}`),
    ],
    'ja',
  );

describe('the register of Japanese sources', () => {
  it('is one where the more frequent is enough for an article; answers to questions stay', () => {
    const kept = inOneRegister(source(130), 'ja');
    const refusals = kept.sentences.slice(130).map(({ judgement }) => judgement.refusal);
    expect(refusals).toEqual(['other register', undefined]);
    expect(kept.sentences[0]?.judgement.refusal).toBeUndefined();
  });

  it('is left mixed where there is too little', () => {
    const little = source(20);
    expect(inOneRegister(little, 'ja')).toBe(little);
  });
});
