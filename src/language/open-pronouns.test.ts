import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { hasOpenPronoun } from './open-pronouns.ts';

describe('a pronoun that a reader can not place', () => {
  it.each<[Language, string]>([
    ['ru', 'Бактерий в ней мало, и хлеб выходит почти не кислым.'],
    ['en', 'They are cleaned once a week.'],
    ['fi', 'Sitä lisätään taikinaan viimeisenä.'],
    ['ro', 'Acestea se curăță o dată pe săptămână.'],
    ['tr', 'Bunlar haftada bir temizlenir.'],
    ['ja', 'それは冷蔵庫で保存する。'],
    ['el', 'Αυτά καθαρίζονται κάθε εβδομάδα.'],
    ['hu', 'Ezeket hetente egyszer tisztítják.'],
  ])('is seen in %s: %s', (language, sentence) => {
    expect(hasOpenPronoun(sentence, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['ru', 'Ржаная мука богаче минеральными веществами, чем пшеничная.'],
    ['en', 'Heat pumps move heat from outdoor air to a house.'],
    ['fi', 'Ruisjauho sisältää enemmän kivennäisaineita kuin vehnäjauho.'],
    ['ro', 'Pompele de căldură mută căldura din aer în casă.'],
    ['tr', 'Isı pompaları havadaki ısıyı eve taşır.'],
    ['ja', '煎茶は70度の湯で淹れる。'],
    ['el', 'Οι αντλίες μεταφέρουν θερμότητα από τον αέρα στο σπίτι.'],
    ['hu', 'A hőszivattyú hőt visz a levegőből a házba.'],
  ])('is none in %s: %s', (language, sentence) => {
    expect(hasOpenPronoun(sentence, language)).toBe(false);
  });
});
