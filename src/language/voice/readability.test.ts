import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { measureReadability, readabilityVerdict } from './readability.ts';
import { FORMULAS, type TextCounts } from './readability-formulas.ts';
import { syllablesOf } from './syllables.ts';

/** 100 words in 5 sentences, 500 letters, 160 syllables: 60 words of one, 25 of three and more, 10 of four and more. */
const COUNTS: TextCounts = {
  words: 100,
  sentences: 5,
  letters: 500,
  longWords: 20,
  syllables: 160,
  oneSyllable: 60,
  threeSyllables: 25,
  fourSyllables: 10,
};

describe('the formulas', () => {
  it.each([
    ['en', 0.39 * 20 + 11.8 * 1.6 - 15.59, 11.09],
    ['de', 0.1935 * 25 + 0.1672 * 20 + 0.1297 * 20 - 0.0327 * 60 - 0.875, 7.94],
    ['es', 206.835 - 20 - 62.3 * 1.6, 5.14],
    ['fr', 207 - 1.015 * 20 - 73.6 * 1.6, 8.21],
    ['it', 89 + (300 * 5 - 10 * 500) / 100, 9.5],
    ['nl', 206.835 - 0.93 * 20 - 77 * 1.6, 8.99],
    ['sv', 20 + 20, 9],
    ['fi', 2.7 + 0.3 * 10, 5.7],
    ['ru', 206.835 - 1.3 * 20 - 60.1 * 1.6, 6.53],
    ['pt-BR', 248.835 - 1.015 * 20 - 84.6 * 1.6, 2.09],
    ['tr', 198.825 - 2.61 * 20 - 40.175 * 1.6, 6.03],
    ['pl', 20 / 3 + 10 / 3 + 1, 11],
    ['cs', 206.835 - 1.672 * 20 - 62.18 * 1.6, 7.61],
  ] as const)('gives %s the score %d, school grade %d', (language, score, grade) => {
    const formula = FORMULAS[language];
    expect(formula?.score(COUNTS)).toBeCloseTo(score, 6);
    expect(formula?.grade(score)).toBeCloseTo(grade, 1);
  });

  it.each(Object.keys(FORMULAS) as Language[])(
    'call a text in %s harder the longer its sentences and words',
    (language) => {
      const formula = FORMULAS[language];
      if (formula === undefined) throw new Error('no formula');
      const grade = (counts: TextCounts): number => formula.grade(formula.score(counts));
      const harder = { ...COUNTS, sentences: 3, letters: 700, longWords: 40, syllables: 220, oneSyllable: 30 };
      expect(grade({ ...harder, threeSyllables: 45, fourSyllables: 25 })).toBeGreaterThan(grade(COUNTS) + 2);
    },
  );
});

describe('syllablesOf', () => {
  it.each([
    [
      'en',
      'reading 2, people 2, table 2, horse 1, usually 4, houses 2, lately 2, science 2, radio 3, needed 2, eyes 1',
    ],
    ['de', 'wärmepumpe 4, quelle 2, bauen 2, freie 2, station 3, qualität 3, bäume 2, haus 1'],
    ['es', 'río 2, agua 2, ciudad 2, país 2, huevo 2, poeta 3, teoría 4, guerra 2, leer 2, ruido 2, muy 1'],
    ['fr', 'maison 2, eau 1, tables 1, économie 4, chauffage 2, le 1'],
    ['nl', 'huis 1, mooie 2, leeuw 1, zeeën 2, groeien 2, meer 1'],
    ['fi', 'talo 2, tietää 2, maailma 3, suomalainen 4, työ 1'],
    ['pl', 'miasto 2, energia 3, dzieci 2, rzeczywistość 4'],
    ['cs', 'vlk 1, prst 1, dlouhý 2, energie 4'],
    ['ru', 'молоко 3, электричество 5'],
    ['tr', 'saat 2, kitap 2, elektrik 3'],
    ['pt', 'água 2, mãe 1, ações 2, energia 4, história 3, região 3, queijo 2, muito 2'],
  ] as const)('counts those of %s words', (language, list) => {
    const counted = list.split(', ').map((entry) => entry.split(' ')[0] ?? '');
    expect(counted.map((word) => `${word} ${syllablesOf(word, language) ?? ''}`).join(', ')).toBe(list);
  });

  it('is undefined where no formula needs it', () => {
    expect(syllablesOf('热泵', 'zh-CN')).toBeUndefined();
  });
});

describe('measureReadability', () => {
  const plain =
    'The pump is in the shed. It takes heat from the air. We turn it on at six. The house is warm by noon. '.repeat(4);

  it('measures short words in short sentences as the first school years', () => {
    const measured = measureReadability(plain, 'en');
    expect(measured).toMatchObject({ words: 96, sentences: 16, wordsPerSentence: 6, formula: 'Flesch-Kincaid' });
    expect(measured.grade).toBeLessThan(3);
    expect(readabilityVerdict(measured, 'general')).toBe('fits');
    expect(readabilityVerdict(measured, 'expert')).toBe('too-easy');
  });

  it('measures long words in long sentences as college', () => {
    const hard =
      'Thermodynamic considerations necessitate that the refrigerant undergoes successive evaporation and condensation, ' +
      'whereby comparatively negligible electrical expenditure facilitates substantial thermal transportation between reservoirs. ';
    const measured = measureReadability(hard.repeat(3), 'en');
    expect(measured.grade).toBeGreaterThan(16);
    expect(readabilityVerdict(measured, 'general')).toBe('too-hard');
    expect(readabilityVerdict(measured, 'expert')).toBe('fits');
  });

  it('leaves headings, tables, code and link targets out', () => {
    const dressed = `# Considerations regarding thermodynamics\n\n| a | b |\n|---|---|\n\n\`\`\`\nconst x = 1\n\`\`\`\n\n${plain}[It](https://example.com/a/b) **ends**.`;
    expect(measureReadability(dressed, 'en').words).toBe(98);
  });

  it('gives facts and no grade where there is no formula or too little text', () => {
    const chinese = measureReadability('热泵从空气中取热。它在冬天也能工作。', 'zh-CN');
    expect(chinese).toMatchObject({ sentences: 2, charactersPerSentence: 8 });
    expect(chinese.grade).toBeUndefined();
    expect(readabilityVerdict(chinese, 'general')).toBeUndefined();
    expect(measureReadability('One short line.', 'en').grade).toBeUndefined();
  });

  it.each(ALL_LANGUAGES)('bears an empty text in %s', (language) => {
    expect(measureReadability('', language)).toMatchObject({ words: 0, sentences: 0, wordsPerSentence: 0 });
  });
});
