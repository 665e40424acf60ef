import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the words a text is found by', () => {
  it('are in lower case, each once, with their accents', () => {
    expect(searchWords('Wärme und WÄRME, 2026: über heat-pumps', 100)).toEqual([
      'wärme',
      'und',
      '2026',
      'über',
      'heat',
      'pumps',
    ]);
  });

  it('are pairs of characters where a script has no spaces, and words beside them', () => {
    expect(searchWords('東京のDBMS入門', 100)).toEqual(['東京', '京の', '入門', 'dbms']);
    expect(searchWords('水', 100)).toEqual(['水']);
  });

  it('keep the marks of a word together with it', () => {
    expect(searchWords('हिन्दी में', 100)).toEqual(['हिन्दी', 'में']);
  });

  it('leave out what nobody types, and end at the limit', () => {
    expect(searchWords(`a ${'x'.repeat(61)} b c`, 2)).toEqual(['a', 'b']);
    expect(searchWords('<>&"\'() :*!|', 10)).toEqual([]);
  });
});
