import { newStemmer } from 'snowball-stemmers';
import type { Language } from '../contract/languages.ts';

const SNOWBALL: Partial<Record<Language, string>> = {
  ar: 'arabic',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  'pt-BR': 'portuguese',
  'pt-PT': 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/** Endings cut in languages without a stemmer; the longest that leaves at least `keep` letters wins. */
const ENDINGS: Partial<Record<Language, { readonly pattern: RegExp; readonly keep: number }>> = {
  bg: { pattern: /(?:ите|ата|ята|ият|ове|ове|та|то|те|ът|ят|ия|ен|на|но|ни|а|я|и|о|е)$/u, keep: 4 },
  bn: { pattern: /(?:গুলো|গুলি|দের|ের|কে|রা|টি|টা|ে|র)$/u, keep: 2 },
  el: { pattern: /(?:ους|εις|ων|ος|ου|ες|ας|ης|οι|ις|η|α|ο|ε|ι)$/u, keep: 4 },
  et: { pattern: /(?:dest|tele|dele|sid|ide|ste|le|ga|st|te|de|id|ks|da|d|s|i|a|e|t)$/u, keep: 4 },
  hi: { pattern: /(?:ियों|ियाँ|ाओं|ों|ें|ीं|े|ी|ा|ि)$/u, keep: 2 },
  id: { pattern: /(?:nya|lah|kah|kan)$/u, keep: 4 },
  ko: { pattern: /(?:에서는|에서|으로|에는|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u, keep: 2 },
  lt: {
    pattern: /(?:iams|iais|uose|ose|ams|ais|iui|ius|ių|ios|iai|as|is|us|os|es|ai|ei|ą|ę|į|ų|o|a|e|i|u)$/u,
    keep: 4,
  },
  ms: { pattern: /(?:nya|lah|kah|kan)$/u, keep: 4 },
  pl: { pattern: /(?:owych|iego|iemu|ami|ach|ego|emu|ych|ich|ów|om|ie|ą|ę|a|e|i|o|u|y)$/u, keep: 4 },
};

/** Words remembered for each algorithm. */
const MOST_WORDS = 25_000;

interface Stemmer {
  stem(word: string): string;
  readonly known: Map<string, string>;
}

const stemmers = new Map<string, Stemmer>();

/** The stem of a lower-case word: Snowball where there is one, common endings cut elsewhere, else the word itself. */
export function stemOf(word: string, language: Language): string {
  const algorithm = SNOWBALL[language];
  if (algorithm === undefined) return cutEnding(word, language);
  const { stem, known } = stemmerOf(algorithm);
  const found = known.get(word);
  if (found !== undefined) return found;
  const made = stem(language === 'ar' ? withoutArticle(word) : word);
  if (known.size >= MOST_WORDS) known.clear();
  known.set(word, made);
  return made;
}

function stemmerOf(algorithm: string): Stemmer {
  const known = stemmers.get(algorithm);
  if (known !== undefined) return known;
  const snowball = newStemmer(algorithm);
  const made = { stem: (word: string) => snowball.stem(word), known: new Map<string, string>() };
  stemmers.set(algorithm, made);
  return made;
}

/** "and the", "with the", "for the" are written with their word; the stemmer leaves some of them on. */
function withoutArticle(word: string): string {
  return word.replace(/^[وف]?(?:ال|بال|كال|لل)(?=\p{L}{3})/u, '');
}

function cutEnding(word: string, language: Language): string {
  const endings = ENDINGS[language];
  if (endings === undefined) return word;
  const cut = word.replace(endings.pattern, '');
  return [...cut].length >= endings.keep ? cut : word;
}
