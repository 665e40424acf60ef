import type { Language } from '../../contract/languages.ts';
import { DASH_IS_VERB } from '../../language/dash-is-verb.ts';
import type { FoundCues } from '../../language/find-cues.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { hasFiniteVerb } from './finite-verb.ts';
import { tellsOnlyTimes } from './times-and-amounts.ts';

/** "Key terms: vesting, unit economics, runway." */
const LABELLED = /^[^.:：]{2,30}[:：]\s/u;
/** "Infill — the pattern inside a part", "Kaltstart – Losfahren mit kaltem Akku": the entry of a glossary. */
const ENTRY = /^(?<term>[^\s.,;:—–]+(?: [^\s.,;:—–]+){0,3}) [—–-] (?![^—–]*\s[—–-]\s)/u;
/** Where a Japanese sentence ends on a noun, a number or a particle, its predicate is left to the reader. */
const JAPANESE_END =
  /(?:[\p{Script=Han}\p{Script=Katakana}\p{N}ー℃%％)）〜～]|[てでにをがはもとのへや]|から|ので)[。．]?$/u;
/** "Because not enough customers will pay.": a reason without what it is the reason of. */
const REASON_ALONE: Partial<Record<Language, RegExp>> = {
  de: /^Weil [^,]*(?:, (?!\p{Ll}+(?:t|en|te|ten)(?!\p{L}))[^,]*)?\.$/u,
  en: /^Because [^,]*(?:,(?: \p{L}+){1,3})?\.$/u,
  es: /^Porque [^,]*\.$/u,
  fr: /^Parce qu(?:e |['’])[^,]*\.$/u,
};

const COUNT = String.raw`(?:[\p{Sc}≈~]?\d[\d.,]*\p{Sc}?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|ein(?:e|en)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[oae]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|due|tre|quattro|cinque|sette|otto|nove|dieci|dodici|dois|duas|três|sete|oito|dez|doze|een|twee|drie|vijf|zes|zeven|negen|tien|twaalf|dwa|dwie|trzy|cztery|pięć|dziesięć|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|двенадцать|iki|üç|dört|beş|on)`;
/** What is counted, with the words behind its number. */
const COUNTED = new RegExp(String.raw`^${COUNT}(?: \p{L}[\p{L}’'-]*){0,3}$`, 'u');
const BEFORE_LAST = /^(?:and|und|y|et|e|en|i|и|ve) /u;
/** What makes a row a sentence of its own ("Three firms closed, two merged."). */
const TOLD = /\p{L}(?:ed|te|ten|aron|ieron)(?!\p{L})/u;

/** "An error message about insulation resistance after rain.": a thing with its article, of which nothing is said. */
const A_THING = /^(?:An?|The|No|Any) /u;
/** Forms a verb may have, and words of the same form that are none. */
const MAY_BE_VERB =
  /(?<!['’])\b(?!(?:about|without|against|its|this|percent|first|last|next|most|least|best|past)\b)\p{Ll}+(?:s|ed|t)\b/u;
const IRREGULAR =
  /\b(?:can|may|must|will|shall|went|came|took|made|fell|rose|grew|held|ran|saw|led|began|became|gave|won|wore|drew|spoke|stood|told|sold|stole|sank|shone|wrote|drove|rode|knew|flew|blew|threw|n['’]t)\b/u;

/** Whether a sentence is the entry of a glossary: what follows it in its paragraph speaks of its term. */
export function isGlossaryEntry(sentence: string, cues: FoundCues, language: Language): boolean {
  const term = ENTRY.exec(sentence)?.groups?.['term'];
  if (term === undefined || DASH_IS_VERB.has(language) || writingSystemOf(language) !== 'spaced') return false;
  const end = term.length;
  return !cues.all('finiteVerbs').some((cue) => cue.start < end);
}

/** Whether a sentence is a label and a list, or stops before its predicate. */
export function lacksPredicate(sentence: string, cues: FoundCues, language: Language): boolean {
  if (language === 'ja') return JAPANESE_END.test(sentence);
  if (REASON_ALONE[language]?.test(sentence) === true) return true;
  if (tellsOnlyTimes(sentence, language)) return true;
  if (language === 'en' && A_THING.test(sentence) && saysNothing(sentence, cues, language)) return true;
  if (isCountedRow(sentence) && !TOLD.test(sentence) && !hasFiniteVerb(sentence, cues, language)) return true;
  if (!LABELLED.test(sentence) || writingSystemOf(language) !== 'spaced' || DASH_IS_VERB.has(language)) return false;
  return lexiconOf(language).cues.finiteVerbs.length > 0 && !hasFiniteVerb(sentence, cues, language);
}

/** "Twelve pieces, nine days, $31 each.": counted things in a row, each by itself. */
function isCountedRow(sentence: string): boolean {
  const [first = '', ...others] = sentence.replace(/\.$/u, '').toLowerCase().split(/[,;] /u);
  if (others.length === 0 || !first.includes(' ') || !COUNTED.test(first)) return false;
  return others.every((part) => COUNTED.test(part.replace(BEFORE_LAST, '')));
}

function saysNothing(sentence: string, cues: FoundCues, language: Language): boolean {
  return !hasFiniteVerb(sentence, cues, language) && !MAY_BE_VERB.test(sentence) && !IRREGULAR.test(sentence);
}
