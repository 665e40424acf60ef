import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/languages.ts';
import { tokensOf } from '../../search-tokens.ts';
import { findMachineTells } from './find-machine-tells.ts';

const found = (text: string | readonly string[], kind: string, language: Language = 'en'): number[] =>
  findMachineTells(text, language)
    .tells.filter((tell) => tell.kind === kind)
    .map(({ sentenceIndex }) => sentenceIndex);

const PLAIN =
  'A ground loop lies 1.2 metres deep. Why so deep? Frost ends there in most winters, though the winter of 1963 went ' +
  'further. Pipes are black. The trench is closed with sand, then soil, and grass grows over it by June. ';

describe('rhythm', () => {
  it('hears lists of three in sentence after sentence', () => {
    const threes = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0
        ? `Model ${index} is fast, quiet and cheap in use.`
        : `The other one stood ${index} years in a shed.`,
    );
    expect(found(threes, 'triad')).toEqual([0, 2, 4, 6]);
    const fours = threes.map((sentence) => sentence.replace('fast, quiet', 'fast, small, quiet'));
    expect(found(fours, 'triad')).toEqual([]);
  });

  it.each([
    ['de', 'Das Gerät ist leise, sparsam und günstig.'],
    ['ru', 'Насос быстрый, тихий и дешёвый.'],
    ['ar', 'المضخة سريعة، هادئة و رخيصة.'],
  ] as const)('hears them in %s', (language, sentence) => {
    expect(
      found(
        Array.from({ length: 8 }, () => sentence),
        'triad',
        language,
      ),
    ).toHaveLength(8);
  });

  it('counts dashes against the length of the text', () => {
    const dashed =
      'The pump hums — softly. The fan turns — slowly. The pipe sweats — a little. The lamp glows — green.';
    expect(found(dashed, 'dash')).toEqual([0, 1, 2, 3]);
    expect(found(`${dashed} ${PLAIN.repeat(20)}`, 'dash')).toEqual([]);
    expect(found('Насос — машина. Тепло — энергия. Вода — среда. Дом — цель.', 'dash', 'ru')).toEqual([]);
  });

  it('sees sentences that open alike in one paragraph, and not across paragraphs', () => {
    const alike = 'It is a pump of steel. It is a fan of tin. It is a pipe of brass.';
    expect(found(alike, 'same-opening')).toEqual([1, 2]);
    expect(found(alike.replaceAll('. ', '.\n\n'), 'same-opening')).toEqual([]);
  });

  it('sees sentences of one length, where people vary', () => {
    const even = Array.from(
      { length: 12 },
      (_, index) => `Pump ${index} draws ${index + 2} litres of warm water a day.`,
    );
    expect(found(even, 'same-length')).toEqual([0]);
    expect(found(PLAIN.repeat(4), 'same-length')).toEqual([]);
  });

  it('sees a question that is answered at once inside a paragraph, and no heading or list of questions', () => {
    expect(found('We sealed every gap. The result? A warmer house.', 'question-answer')).toEqual([1]);
    expect(found('How deep?\n\nAbout 1.2 metres.\n\n## Why?\n\nFrost.', 'question-answer')).toEqual([]);
    expect(found('It failed. Who paid? Who knew? Nobody asked.', 'question-answer')).toEqual([2]);
    expect(found('The pump ran; the house was warm.', 'question-answer')).toEqual([]);
  });
});

describe('layout', () => {
  const items = (lead: string): string =>
    Array.from({ length: 6 }, (_, index) => `- ${lead} runs ${index} hours`).join('\n');

  it('sees lists whose items all open in bold', () => {
    expect(found(items('**Heat:** it'), 'bold-lead-ins')).toEqual([0]);
    expect(found(items('Heat: it'), 'bold-lead-ins')).toEqual([]);
    expect(found(items('A **bold** word'), 'bold-lead-ins')).toEqual([]);
  });
});

describe('sentences that could stand anywhere', () => {
  const subjectTokens = tokensOf('heat pump air compressor', 'en');
  const generic = (text: string): string[] =>
    findMachineTells(text, 'en', { subjectTokens })
      .tells.filter(({ kind }) => kind === 'generic')
      .map((tell) => tell.text);

  it('names one with no term, figure or name that holds a stock phrase', () => {
    const empty = 'Embarking on this journey can unlock the potential of your future success.';
    expect(generic(`A heat pump moves heat. ${empty}`)).toEqual([empty]);
  });

  it.each([
    'Unlock the potential of your heat pump with patience and daily care.',
    'Unlock the potential of 40 square metres of roof space and daily care.',
    'Engineers in Graz unlock the potential of brine with patience and care.',
    'Patience and regular care pay off over many long winters indoors.',
  ])('lets "%s" stand', (sentence) => {
    expect(generic(sentence)).toEqual([]);
  });
});
