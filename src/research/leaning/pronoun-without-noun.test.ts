import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { hasPronounBeforeNoun, hasPronounWithoutNoun } from './pronoun-without-noun.ts';

describe('hasPronounWithoutNoun', () => {
  it.each([
    'After twelve months 88 percent of the employees voted to keep it, and management agreed.',
    'Those who react very strongly may notice it after several cups.',
    'Most of the employees wanted to keep it.',
  ])('sees that nothing in front of "it" can be meant: %s', (sentence) => {
    expect(hasPronounWithoutNoun(sentence, 'en')).toBe(true);
  });

  it.each([
    'Bread keeps longer if people freeze it at once.',
    'Whoever buys a boiler should descale it every year.',
    'Many people find it easier to walk first.',
    'Those who like milk drink it warm.',
    'Employees kept the shorter week because customers liked it.',
    'Some people swear by coffee, others avoid it.',
  ])('reads by itself: %s', (sentence) => {
    expect(hasPronounWithoutNoun(sentence, 'en')).toBe(false);
  });
});

const SENTENCES = {
  de: {
    hangs: [
      'In haushaltsüblicher Menge sind sie unbedenklich.',
      'Auf dem Kompost ist er besser aufgehoben als im Blumentopf.',
      'Für die meisten ist das unerheblich.',
      'Neuere Empfehlungen nennen nur noch ein Drittel davon.',
      'Drei- bis viermal wiederholen, bis der Haufen nicht mehr heiß wird.',
    ],
    stands: [
      'In kleiner Menge sind Schalen unbedenklich.',
      'Für die meisten Gärten ist das richtige Maß ein Kubikmeter.',
      'In Deutschland ist es üblich, Abstand zu halten.',
      'Von der Ernte geht ein Drittel verloren, und man isst nur einen Teil davon, wenn es regnet.',
    ],
  },
  en: {
    hangs: [
      'For a family of cappuccino drinkers it is the wrong tool.',
      'With the old machine it was closer to fifteen.',
      'Slow intake speeds and wells under the seabed prevent most of it.',
      'Repeat three to four times until the heap stays cool.',
      'For most people that is irrelevant.',
      'A cup of black tea with 47 milligrams had no measurable effect on it.',
      'If nothing changes, caffeine is probably not the main problem.',
    ],
    stands: [
      'For beginners it is a good idea to walk first.',
      'In London it is the custom to queue.',
      'It is about 30 degrees warmer in the middle of the heap.',
      'Bread is mostly starch, and water makes up the rest of it.',
      'Repeat each exercise three to four times.',
      'Coffee changes sleep, while tea has hardly any effect on it.',
      'For a tree that is watered every day, roots stay short.',
      'If nothing but salt is left, the plant is closed.',
    ],
  },
  es: {
    hangs: ['Se reduce si no se come mucho en las dos horas anteriores.', 'Repetir hasta cuatro veces.'],
    stands: [
      'Se puede empezar a cualquier edad.',
      'Se reduce el riesgo si se duerme bien.',
      'Se vuelve a casa andando.',
    ],
  },
  it: {
    hangs: ['Si riduce se si mangia poco prima.'],
    stands: ['Si riduce il rischio se si dorme bene.'],
  },
  nl: {
    hangs: ['In kleine hoeveelheden is hij onschadelijk.'],
    stands: ['In kleine hoeveelheden is zout onschadelijk.'],
  },
  pt: {
    hangs: ['Reduz-se com repouso e água.'],
    stands: ['Reduz-se o risco com repouso.'],
  },
};

describe('hasPronounBeforeNoun', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that nothing is named yet: %s', (language, sentence) => {
    expect(hasPronounBeforeNoun(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(hasPronounBeforeNoun(sentence, language)).toBe(false);
  });
});
