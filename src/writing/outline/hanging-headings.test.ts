import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { goesOn, namedByTitle } from './hanging-headings.ts';

describe('goesOn', () => {
  it.each<[Language, string]>([
    ['en', 'Not the only bad news'],
    ['en', 'Not everybody is convinced'],
    ['en', 'And what about snow?'],
    ['de', 'Nichts passiert'],
    ['de', 'Nur in Maßen'],
    ['de', 'Und im Winter?'],
    ['es', '¿Y lo que sí es verdad?'],
    ['fr', 'Et pour les petits budgets'],
    ['ru', 'А что зимой?'],
    ['zh-CN', '那么冬天呢'],
  ])('sees in %s that it goes on from another heading: %s', (language, heading) => {
    expect(goesOn(heading, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'Noise at night'],
    ['en', 'Not all oils are alike'],
    ['de', 'Nur reife Früchte ernten'],
    ['de', 'Nicht alles gehört auf den Kompost'],
    ['es', 'Yodo y tiroides'],
    ['it', 'È davvero necessario un orologio?'],
    ['ru', 'Иммунитет и сон'],
    ['zh-CN', '冬天的产量'],
  ])('leaves in %s: %s', (language, heading) => {
    expect(goesOn(heading, language)).toBe(false);
  });
});

describe('namedByTitle', () => {
  const isSubject = (text: string) => text === 'Desalination';

  it('puts what a page is about before a heading that does not say of what', () => {
    expect(namedByTitle('The principle', 'Spaced repetition: how to make vocabulary stick', isSubject)).toBe(
      'Spaced repetition: The principle',
    );
    expect(namedByTitle('Ablauf', 'Heißkompost: schneller Humus', isSubject)).toBe('Heißkompost: Ablauf');
    expect(namedByTitle('原理', '间隔复习：如何记住单词', isSubject)).toBe('间隔复习：原理');
  });

  it('leaves headings that say so, and those of pages on the whole subject or without such a title', () => {
    expect(namedByTitle('The principle of spacing', 'Spaced repetition: how it works', isSubject)).toBe(
      'The principle of spacing',
    );
    expect(namedByTitle('Methods', 'Desalination: an overview', isSubject)).toBe('Methods');
    expect(namedByTitle('Methods', 'What a plant needs', isSubject)).toBe('Methods');
    expect(namedByTitle('Methods', 'All that you ever wanted to know: a guide', isSubject)).toBe('Methods');
  });
});
