import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { isAuthorBio } from './author-bio.ts';

describe('what a page says of its author', () => {
  it.each<[Language, string]>([
    ['en', 'Anna Berg is a freelance science writer based in Leeds.'],
    ['en', 'In her other life she restores accordions.'],
    ['de', 'Jana Roth ist freie Journalistin und lebt in Bremen.'],
    ['fr', "Passionnée de randonnée et de pain d'épices, elle partage ses bons plans."],
    ['es', 'Marta Gil es periodista y corre desde hace diez años.'],
    ['ru', 'Анна Белова — журналист и пекарь.'],
  ])('is known in %s: %s', (language, sentence) => {
    expect(isAuthorBio(sentence, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'Marie Curie was a physicist who received two Nobel prizes.'],
    ['de', 'Carl Bosch ist der Erfinder des Verfahrens.'],
    ['fr', 'Les abeilles sont passionnées de nectar.'],
  ])('is not in %s: %s', (language, sentence) => {
    expect(isAuthorBio(sentence, language)).toBe(false);
  });
});
