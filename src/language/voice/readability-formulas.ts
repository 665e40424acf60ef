import type { Language } from '../../contract/languages.ts';

/** What formulas are made of; counts of one text. */
export interface TextCounts {
  readonly words: number;
  readonly sentences: number;
  readonly letters: number;
  /** Words of seven and more letters. */
  readonly longWords: number;
  /** Zero where the language's formula needs no syllables. */
  readonly syllables: number;
  readonly oneSyllable: number;
  readonly threeSyllables: number;
  /** Words of four and more syllables. */
  readonly fourSyllables: number;
}

export interface Formula {
  readonly name: string;
  /** Its own scale. */
  score(counts: TextCounts): number;
  /** US school grade that its scale comes to; 13 and more is college. */
  grade(score: number): number;
}

const wordsPerSentence = ({ words, sentences }: TextCounts): number => words / sentences;
const syllablesPerWord = ({ syllables, words }: TextCounts): number => syllables / words;
const percent = (part: number, { words }: TextCounts): number => (100 * part) / words;
const same = (score: number): number => score;

/** Points of a published table, by score; in between and beyond, straight lines. */
function along(table: readonly (readonly [score: number, grade: number])[]): (score: number) => number {
  return (score) => {
    const at = table.findIndex(([limit]) => score <= limit);
    const upper = at < 0 ? table.length - 1 : Math.max(1, at);
    const [x0, y0] = table[upper - 1] ?? [0, 0];
    const [x1, y1] = table[upper] ?? [1, 0];
    return y0 + ((score - x0) * (y1 - y0)) / (x1 - x0);
  };
}

/** Flesch, R. (1949), The Art of Readable Writing: 90 is grade 5, 60-70 grades 8-9, 50-60 high school, below 50 college. */
const FLESCH_GRADES = along([
  [0, 17],
  [30, 16],
  [50, 13],
  [60, 10],
  [70, 8],
  [80, 7],
  [90, 6],
  [100, 5],
]);

function flesch(
  name: string,
  base: number,
  sentenceWeight: number,
  wordWeight: number,
  grade = FLESCH_GRADES,
): Formula {
  return {
    name,
    score: (counts) => base - sentenceWeight * wordsPerSentence(counts) - wordWeight * syllablesPerWord(counts),
    grade,
  };
}

/**
 * Björnsson, C. H. (1968), Läsbarhet. Grades: Anderson, J. (1983), "Lix and Rix: variations on a little-known
 * readability index", Journal of Reading 26(6).
 */
const LIX: Formula = {
  name: 'LIX',
  score: (counts) => wordsPerSentence(counts) + percent(counts.longWords, counts),
  grade: along([
    [10, 2],
    [24, 5],
    [28, 6],
    [32, 7],
    [36, 8],
    [40, 9],
    [44, 10],
    [48, 11],
    [52, 12],
    [56, 13],
    [64, 16],
  ]),
};

/**
 * Martins, T. et al. (1996), Readability formulas applied to textbooks in Brazilian Portuguese (ICMC-USP 28): above 75
 * the first four school years, 50-75 years 5-8, 25-50 secondary school and university, below 25 academic texts.
 */
const MARTINS = flesch(
  'Flesch-Martins',
  248.835,
  1.015,
  84.6,
  along([
    [0, 18],
    [25, 15],
    [50, 9],
    [75, 5],
    [100, 1],
  ]),
);

/** The formula of each language that has one of its own; the grade table stands in the paper named, or is Flesch's. */
export const FORMULAS: Readonly<Partial<Record<Language, Formula>>> = {
  /** Kincaid, J. P. et al. (1975), Derivation of new readability formulas for Navy enlisted personnel. */
  en: {
    name: 'Flesch-Kincaid',
    score: (counts) => 0.39 * wordsPerSentence(counts) + 11.8 * syllablesPerWord(counts) - 15.59,
    grade: same,
  },
  /** Bamberger, R. and Vanecek, E. (1984), Lesen - Verstehen - Lernen - Schreiben: first Wiener Sachtextformel. */
  de: {
    name: 'Wiener Sachtextformel',
    score: (counts) =>
      0.1935 * percent(counts.threeSyllables, counts) +
      0.1672 * wordsPerSentence(counts) +
      0.1297 * percent(counts.longWords, counts) -
      0.0327 * percent(counts.oneSyllable, counts) -
      0.875,
    grade: same,
  },
  /** Szigriszt Pazos, F. (1993), Sistemas predictivos de legibilidad: 65-75 is grade 6-7, 50-65 lower secondary school. */
  es: flesch(
    'Szigriszt-Pazos',
    206.835,
    1,
    62.3,
    along([
      [15, 17],
      [35, 13],
      [50, 10],
      [65, 8],
      [75, 6.5],
      [85, 5.5],
      [100, 3],
    ]),
  ),
  /** Kandel, L. and Moles, A. (1958), Application de l'indice de Flesch à la langue française. */
  fr: flesch('Kandel-Moles', 207, 1.015, 73.6),
  /** Lucisano, P. and Piemontese, M. E. (1988), GULPEASE: 80, 60 and 40 are the ends of the three Italian schools. */
  it: {
    name: 'Gulpease',
    score: ({ sentences, letters, words }) => 89 + (300 * sentences - 10 * letters) / words,
    grade: along([
      [30, 16],
      [40, 13],
      [60, 8],
      [80, 5],
      [100, 2],
    ]),
  },
  /** Douma, W. H. (1960), De leesbaarheid van landbouwbladen. */
  nl: flesch('Flesch-Douma', 206.835, 0.93, 77),
  sv: LIX,
  da: LIX,
  no: LIX,
  /** Wiio, O. A. (1968), Readability, comprehension and readership: school years from words of four syllables. */
  fi: { name: 'Wiio', score: (counts) => 2.7 + 0.3 * percent(counts.fourSyllables, counts), grade: same },
  /** Oborneva, I. V. (2006), Automated estimation of the complexity of educational texts. */
  ru: flesch('Flesch-Oborneva', 206.835, 1.3, 60.1),
  pt: MARTINS,
  'pt-BR': MARTINS,
  'pt-PT': MARTINS,
  /** Ateşman, E. (1997), Türkçede okunabilirliğin ölçülmesi: 90 is grade 4, 70-80 grades 7-8, 50-60 grades 11-12. */
  tr: flesch(
    'Ateşman',
    198.825,
    2.61,
    40.175,
    along([
      [30, 17],
      [40, 15],
      [50, 12.5],
      [60, 10.5],
      [70, 8.5],
      [80, 6.5],
      [90, 4.5],
      [100, 3],
    ]),
  ),
  /** Pisarek, W. (1969), Jak mierzyć zrozumiałość tekstu?: the linear form, in years of school. */
  pl: {
    name: 'Pisarek',
    score: (counts) => (wordsPerSentence(counts) + percent(counts.fourSyllables, counts)) / 3 + 1,
    grade: same,
  },
  /** Bendová, K. (2021), Using a parallel corpus to adapt the Flesch Reading Ease formula to Czech. */
  cs: flesch('Flesch-Bendová', 206.835, 1.672, 62.18),
};
