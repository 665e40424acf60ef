import type { Language } from '../contract/languages.ts';
import { countLetters } from './count-letters.ts';
import { latinLanguageOf } from './latin-languages.ts';
import { wordsOf } from './segment-words.ts';

/** Words that one of two look-alikes uses and the other does not. */
const TELLTALES = {
  id: 'bahwa karena bisa uang mobil kantor seperti tersebut anda tidak adalah sedangkan kualitas informasi perusahaan pemerintah berbeda dengan namun jika biaya listrik suhu pompa panas',
  ms: 'bahawa kerana boleh wang kereta pejabat ialah tersebut awak kualiti maklumat syarikat kerajaan berbeza manakala jika kos elektrik pam iaitu telah oleh sahaja haba mesti rumah-rumah penapis',
  da: 'af ikke hvad hvor meget nogle noget bliver også efter kun uge år mellem og udendørs varmen sig ud selv blive',
  no: 'av ikke hva hvor mye noen noe blir også etter bare uke år mellom og utendørs varmen seg ut selv bli',
  et: 'ning kui tuleb iga et seda kuu mis aga või siis kes selle üle oli peab oma kas',
  fi: 'että jotta kun sekä tai mutta hän joka ovat myös niin kuin sen tämä se voi sekä',
  'pt-BR':
    'você vocês ônibus celular time trem equipe registro fato contato econômico econômica energética quilômetros aquecedor usuário usuários banheiro geladeira controlar projeto',
  'pt-PT':
    'facto contacto autocarro telemóvel equipa comboio registo económico económica quilómetros utilizador utilizadores frigorífico electricidade projecto connosco casa-de-banho',
} as const;

const SIMPLIFIED = new Set([...'热国为这个们来时说学发会过动经现实门问间东车长马见贝语书电气样种专业价体两与万']);
const TRADITIONAL = new Set([...'熱國為這個們來時說學發會過動經現實門問間東車長馬見貝語書電氣樣種專業價體兩與萬']);

const LETTERS_NEEDED = 20;

/**
 * The language of a text, one of our 35, or undefined when it is too short to tell or no language of ours. The script
 * decides where it can; n-grams, frequent words and letters elsewhere; telltale words between look-alikes (id/ms,
 * no/da, pt, zh).
 */
export function identifyLanguage(text: string): Language | undefined {
  const sample = text.slice(0, 4000);
  const { letters, latin, hasTellingScript } = countLetters(sample);
  if (letters === 0) return undefined;
  const byScript = hasTellingScript ? languageByScript(sample, letters) : undefined;
  if (byScript !== undefined) return byScript;
  if (letters < LETTERS_NEEDED || latin / letters < 0.4) return undefined;
  const language = latinLanguageOf(sample, letters);
  return language === undefined ? undefined : amongLookAlikes(language, sample, letters);
}

function languageByScript(text: string, letters: number): Language | undefined {
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters;
  const kana = share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = share(/\p{Script=Han}/gu);
  if (kana > 0.1 && kana + han > 0.5) return 'ja';
  if (han > 0.4) return chineseOf(text);
  if (share(/\p{Script=Hangul}/gu) > 0.4) return 'ko';
  if (share(/\p{Script=Thai}/gu) > 0.4) return 'th';
  if (share(/\p{Script=Greek}/gu) > 0.4) return 'el';
  if (share(/\p{Script=Devanagari}/gu) > 0.4) return 'hi';
  if (share(/\p{Script=Bengali}/gu) > 0.4) return 'bn';
  if (share(/\p{Script=Tibetan}/gu) > 0.4) return 'bo';
  if (share(/\p{Script=Arabic}/gu) > 0.4) return /[پچژگٹڈڑں]/u.test(text) ? undefined : 'ar';
  if (share(/\p{Script=Cyrillic}/gu) > 0.4) return cyrillicOf(text);
  return undefined;
}

function chineseOf(text: string): Language {
  let simplified = 0;
  let traditional = 0;
  for (const character of text) {
    if (SIMPLIFIED.has(character) && !TRADITIONAL.has(character)) simplified += 1;
    if (TRADITIONAL.has(character) && !SIMPLIFIED.has(character)) traditional += 1;
  }
  return traditional > simplified ? 'zh-TW' : 'zh-CN';
}

function cyrillicOf(text: string): Language | undefined {
  if (/[іїєґўјљњћђџѓќ]/iu.test(text)) return undefined;
  if (/[ыэё]/iu.test(text)) return 'ru';
  const bulgarian = text.match(/(?<!\p{L})(?:е|са|на|за|от|се|да|че|който|която|при)(?!\p{L})|ъ/giu)?.length ?? 0;
  const long = text.length > 60; // Russian hardly goes so far without ы, э or ё
  if (long || bulgarian * 25 > text.length || /\p{L}{4}(?:ата|ето|ът|ите|ят)(?!\p{L})/iu.test(text)) return 'bg';
  return /ь|(?<!\p{L})(?:и|в|не|что|как|это|по)(?!\p{L})/iu.test(text) ? 'ru' : undefined;
}

/** Spellings that Norwegian and Danish do not share. */
const SPELLINGS: Partial<Record<Telltale, RegExp>> = {
  no: /gjø|kjø|skje|sjon|øy|(?<!\p{L})(?:inn|vann|oss|nå|brukes|uten)(?!\p{L})/giu,
  da: /gø[rs]|køle|tion|øj|ej(?!\p{L})|hed(?!\p{L})|(?<!\p{L})(?:ind|vand|bruges|uden|gør)(?!\p{L})|ude/giu,
};
/** A shorter text is only told from its look-alike by words that one of the two has. */
const LETTERS_FOR_LOOK_ALIKES = 60;

function amongLookAlikes(language: Language, text: string, letters: number): Language | undefined {
  const otherwise = letters < LETTERS_FOR_LOOK_ALIKES ? undefined : language;
  if (language === 'id' || language === 'ms') return betterOf(text, 'id', 'ms') ?? otherwise;
  if (language === 'no' || language === 'da') return betterOf(text, 'no', 'da') ?? otherwise;
  if (language === 'et' || language === 'fi') return betterOf(text, 'et', 'fi') ?? language;
  if (language === 'pt') return betterOf(text, 'pt-BR', 'pt-PT') ?? 'pt';
  return language;
}

type Telltale = keyof typeof TELLTALES;

/** The one of two look-alikes whose own words and spellings the text has more of; undefined for a tie. */
function betterOf(text: string, one: Telltale, other: Telltale): Telltale | undefined {
  const words = wordsOf(text, one);
  const count = (mine: Telltale, theirs: Telltale) => {
    const all = new Set<string>(TELLTALES[theirs].split(' '));
    const own = new Set(TELLTALES[mine].split(' ').filter((word) => !all.has(word)));
    const spelling = SPELLINGS[mine];
    return (
      words.filter((word) => own.has(word)).length + (spelling === undefined ? 0 : (text.match(spelling)?.length ?? 0))
    );
  };
  const difference = count(one, other) - count(other, one);
  return difference > 0 ? one : difference < 0 ? other : undefined;
}

const PORTUGUESE: ReadonlySet<Language> = new Set(['pt', 'pt-BR', 'pt-PT']);

/**
 * Whether an article in `wanted` may quote a text in `found`: the same language, or Portuguese of another country.
 * Simplified and Traditional Chinese do not mix: their characters differ.
 */
export function isSameLanguage(found: Language, wanted: Language): boolean {
  return found === wanted || (PORTUGUESE.has(found) && PORTUGUESE.has(wanted));
}
