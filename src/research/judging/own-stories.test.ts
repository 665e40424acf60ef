import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readPassage } from '../read-passage.ts';
import { readSources } from '../source-text.ts';
import { isStepLabel, listsSteps } from './bare-steps.ts';
import { speaksAsI } from './first-person-forms.ts';
import { lacksComma } from './missing-commas.ts';
import { isStoryTitle } from './story-titles.ts';
import { markOwnExperience } from './whose-experience.ts';

describe('"I" in the ending of a verb', () => {
  it.each<[Language, string]>([
    ['es', 'Saqué la planta de la maceta y olía mal.'],
    ['tr', 'Saksıyı güneşe koydum ve bekledim.'],
    ['pl', 'W maju przesadziłam roślinę do większej doniczki.'],
    ['pt', 'Comprei um vaso maior na feira.'],
    ['it', 'La pianta ho dovuto spostarla al sole.'],
  ])('is heard in %s: %s', (language, sentence) => expect(speaksAsI(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['es', 'El café necesita sombra aunque esté en una maceta.'],
    ['tr', 'Saksıyı sulamak ilk adım, gübrelemek ikinci adımdır.'],
    ['pl', 'Doniczka z kołem na spodzie jest cięższa.'],
    ['pt', 'A lei proíbe vasos na calçada.'],
  ])('is not heard in %s: %s', (language, sentence) => expect(speaksAsI(sentence, language)).toBe(false));
});

describe('steps', () => {
  it.each<[Language, string]>([
    ['es', 'Hervir diez minutos, colar y regar.'],
    ['fr', 'Mélanger, tiédir, verser dans le pot.'],
    ['pl', 'Słoik umyć i wyparzyć dokładnie.'],
    ['zh-CN', '豆子泡好后煮开，搅拌，过滤，压实。'],
  ])('stand alone in %s: %s', (language, sentence) => expect(listsSteps(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['es', 'Hervir el agua mata las bacterias.'],
    ['fr', 'Mélanger la terre et le sable est utile.'],
    ['pl', 'Słoik trzeba umyć i wyparzyć.'],
    ['zh-CN', '豆腐色泽洁白，口感细嫩，含水量高。'],
  ])('are told of in %s: %s', (language, sentence) => expect(listsSteps(sentence, language)).toBe(false));

  it('bear labels', () => {
    for (const label of ['Day 1.', 'Шаг 2:', '第三步', 'Étape 4', '2일차']) expect(isStepLabel(label)).toBe(true);
    for (const text of ['Day trips take an hour.', 'Der Tag hat 24 Stunden.']) expect(isStepLabel(text)).toBe(false);
  });

  it('do not open a group', () => {
    const [part] = readPassage('Day 1. Mix the flour with the water and cover the jar with a cloth.', 'en');
    expect(part?.paragraphs.flat().at(-1)?.judgement.leans).toBe(true);
  });
});

describe('a German sentence on whoever does something', () => {
  it('has a comma before its main clause', () => {
    expect(lacksComma('Wer sein Rad pflegt kann Geld sparen, da es länger hält.', 'de')).toBe(true);
    expect(lacksComma('Wer sein Rad pflegt, kann Geld sparen.', 'de')).toBe(false);
    expect(lacksComma('Wer sein Rad gut gepflegt hat, sollte es behalten.', 'de')).toBe(false);
    expect(lacksComma('Wer das nicht kann, fragt einen Nachbarn.', 'de')).toBe(false);
  });
});

describe('the story of a stranger', () => {
  it.each<[Language, string]>([
    ['es', 'Mi limonero casi se muere'],
    ['fr', "Journal d'une jardinière débutante"],
    ['tr', 'Fidemi soldurduğum gün'],
    ['ko', '자취생의 첫 텃밭 일기'],
    ['zh-CN', '第一次在家种番茄，翻车了'],
  ])('is named in %s: %s', (language, title) => expect(isStoryTitle(title, language)).toBe(true));

  const refusals = (title: string, text: string, language: Language, trusted = false) => {
    const document = sourceDocument(
      { id: 'page', title, language, trusted },
      `## First\n\nHere.\n\n## Second\n\n${text}`,
    );
    // Behind a part of its own, as the first line of a page may be its kicker.
    const { sentences } = markOwnExperience(readSources([document], language), language);
    return sentences.slice(1).map(({ judgement }) => judgement.refusal);
  };

  it('keeps what holds for all and loses what happened', () => {
    const text =
      'A las tres semanas empezó a perder todas las hojas.\n\nUn limonero en maceta necesita sol y un riego moderado.';
    expect(refusals('Mi limonero casi se muere', text, 'es')).toEqual(['first person', undefined]);
  });

  it('goes on where its first sentence is left out', () => {
    const text =
      'We drove twelve cars to the coast. The best one lost 16 percent of its range. Cold air is denser than warm air.';
    expect(refusals('Winter test', text, 'en')).toEqual(['first person', undefined, undefined]);
    const past =
      'We drove twelve cars to the coast. The loss was 27 percent of the range. Cold air is denser than warm air.';
    expect(refusals('Winter test', past, 'en')).toEqual(['first person', 'first person', undefined]);
  });
});
