import { describe, expect, it } from 'vitest';
import { findCues } from './find-cues.ts';

const found = (text: string, name: Parameters<ReturnType<typeof findCues>['all']>[0]) =>
  findCues(text, 'en')
    .all(name)
    .map(({ start, end }) => text.slice(start, end));

describe('findCues', () => {
  it('finds whole words, word beginnings and phrases, whatever the case', () => {
    expect(found('This CAUSED frost because of damp', 'causes')).toEqual(['CAUSED', 'because of']);
    expect(found('a causeway', 'dependentOpeners')).toEqual([]);
  });

  it('takes an acronym for no pronoun and a hyphenated word for one word', () => {
    expect(found('IT and US firms', 'dependentOpeners')).not.toContain('IT');
    expect(found('the it-girl', 'dependentOpeners')).toEqual([]);
  });

  it('reads typographic apostrophes', () => {
    expect(findCues('We can’t tell', 'en').has('negators')).toBe(true);
  });

  it('counts an opening from the start, quotes included', () => {
    expect(findCues('“However, it fails.', 'en').opening('droppableConnectives')).toBe(8);
    expect(findCues('It fails, however.', 'en').opening('droppableConnectives')).toBe(0);
  });

  it('reaches lists within groups', () => {
    expect(findCues('How much does it cost?', 'en').opening('questionWords.howMuch')).toBe(8);
    expect(findCues('typical prices', 'en').has('aspectWords.costs')).toBe(true);
  });

  it('hears "ago" in Turkish only behind a span of time, and "before" elsewhere', () => {
    expect(findCues('İki yıl önce fiyatlar arttı.', 'tr').has('relativeTime')).toBe(true);
    expect(findCues('Kahve içilmeden önce bir iki dakika beklenir.', 'tr').has('relativeTime')).toBe(false);
  });
});
