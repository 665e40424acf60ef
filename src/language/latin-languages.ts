import type { Language } from '../contract/languages.ts';
import { lexiconOf } from './lexicon-of.ts';
import { wordsOf } from './segment-words.ts';
import { stopWordsOf } from './stop-words.ts';
import { TrigramFit } from './trigram-fit.ts';

/** ISO 639-3 codes as franc names them. */
const FRANC: Readonly<Record<string, Language>> = {
  ...{ ces: 'cs', dan: 'da', nld: 'nl', eng: 'en', est: 'et', fin: 'fi', fra: 'fr', deu: 'de', hun: 'hu', ind: 'id' },
  ...{ zlm: 'ms', ita: 'it', lit: 'lt', nob: 'no', nno: 'no', pol: 'pl', por: 'pt', ron: 'ro', spa: 'es', swe: 'sv' },
  ...{ tur: 'tr', vie: 'vi' },
};
const trigramFit = new TrigramFit(Object.keys(FRANC));
const CANDIDATES = [...new Set(Object.values(FRANC))];

/** Letters beside a to z that a language writes its own words with. */
export const LETTERS: Partial<Record<Language, string>> = {
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøåé',
  de: 'äöüß',
  en: 'é',
  es: 'áéíóúüñªº',
  et: 'äõöüšž',
  fi: 'äöåšž',
  fr: 'àâæçéèêëîïôœùûüÿ',
  hu: 'áéíóöőúüű',
  id: 'é',
  it: 'àèéìíîòóùú',
  lt: 'ąčęėįšųūž',
  ms: 'é',
  nl: 'éëïöüèê',
  no: 'æøåéòô',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõúü',
  ro: 'ăâîșțşţ',
  sv: 'åäöéü',
  tr: 'çğıöşüâîi̇',
};

const WEIGHTS = { words: 1.6, foreign: 14, mostForeign: 0.7, ownLetter: 0.5 } as const;
/** A text with more letters of other alphabets is in none of our languages. */
const MOST_FOREIGN = 0.012;
/** How far the best language must lead the second: the shorter a text, the farther. */
const LEADS = [
  { letters: 32, lead: 0.3 },
  { letters: 60, lead: 0.12 },
  { letters: 120, lead: 0.05 },
] as const;

/**
 * The language of a text in Latin letters, by n-grams, frequent words and letters together; undefined when none of
 * ours leads clearly. Portuguese of both countries is `pt`.
 * @param letters how many the text has
 */
export function latinLanguageOf(text: string, letters: number): Language | undefined {
  const grams = gramScores(text);
  const words = wordsOf(text, 'en');
  const shares = wordShares(words);
  const beside = lettersBeside(text);
  const ranked = CANDIDATES.map((language) => {
    const foreign = foreignLetters(beside, language) / letters;
    const own = language === 'et' && text.includes('õ') ? WEIGHTS.ownLetter : 0;
    const penalty = Math.min(WEIGHTS.mostForeign, WEIGHTS.foreign * foreign);
    return {
      language,
      foreign,
      score: own + (grams.get(language) ?? 0) + WEIGHTS.words * (shares.get(language) ?? 0) - penalty,
    };
  }).sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (best === undefined) return undefined;
  const lead = best.score - rivalScore(best.language, ranked, second?.score ?? 0);
  const needed = LEADS.find((row) => letters < row.letters)?.lead ?? 0;
  return lead < needed || best.foreign > MOST_FOREIGN ? undefined : best.language;
}

const LOOK_ALIKES: Partial<Record<Language, Language>> = { id: 'ms', ms: 'id', da: 'no', no: 'da', et: 'fi', fi: 'et' };

/** Look-alikes are told apart later, so they are no rivals. */
function rivalScore(
  best: Language,
  ranked: readonly { readonly language: Language; readonly score: number }[],
  otherwise: number,
): number {
  const alike = LOOK_ALIKES[best];
  return ranked.find(({ language }) => language !== best && language !== alike)?.score ?? otherwise;
}

/** By language, 0 to 1: how well its n-grams fit, beside the best. */
function gramScores(text: string): Map<Language, number> {
  const scores = new Map<Language, number>();
  for (const [code, score] of trigramFit.of(text)) {
    const language = FRANC[code];
    if (language !== undefined) scores.set(language, Math.max(scores.get(language) ?? 0, score));
  }
  return scores;
}

/** By language: how many of the words are frequent in it; a word counts the less, the more languages share it. */
function wordShares(words: readonly string[]): Map<Language, number> {
  const shares = new Map<Language, number>();
  for (const word of words) {
    const languages = frequentWords().get(word) ?? [];
    for (const language of languages) {
      shares.set(language, (shares.get(language) ?? 0) + 1 / languages.length / Math.max(4, words.length));
    }
  }
  return shares;
}

/** The published list of Estonian stop words holds only 35. */
const ESTONIAN =
  'on ja ei see et kui mis oma ning või ka kuid aga iga tuleb peab siis seda nii saab kuu kes selle need nende oli olid välja üle alla juures kohta pärast enne veel väga palju eesti aasta tema meie teie nad ma sa ta olema';

let frequent: ReadonlyMap<string, readonly Language[]> | undefined;

export function frequentWords(): ReadonlyMap<string, readonly Language[]> {
  if (frequent !== undefined) return frequent;
  const index = new Map<string, Language[]>();
  for (const language of CANDIDATES) {
    const { finiteVerbs, negators, hedges, quantifiers, dependentOpeners, causes } = lexiconOf(language).cues;
    const own = [finiteVerbs, negators, hedges, quantifiers.all, quantifiers.part, dependentOpeners, causes].flat();
    if (language === 'et') own.push(...ESTONIAN.split(' '));
    const single = own.filter((entry) => !/[\s*]/u.test(entry)).map((entry) => entry.toLowerCase());
    for (const word of new Set([...stopWordsOf(language), ...single])) {
      const list = index.get(word);
      if (list === undefined) index.set(word, [language]);
      else list.push(language);
    }
  }
  frequent = index;
  return index;
}

/** The Latin letters of a text that are not a to z, in lower case. */
function lettersBeside(text: string): readonly string[] {
  const others =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[^\0-\x7f]+/g) ?? [];
  return others.join('').match(/\p{Script=Latin}/gu) ?? [];
}

/** @param beside the Latin letters of a text that are not a to z */
function foreignLetters(beside: readonly string[], language: Language): number {
  const letters = LETTERS[language];
  if (letters === undefined) return 0;
  return beside.filter((letter) => !letters.includes(letter)).length;
}
