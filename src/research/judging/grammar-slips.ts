import type { Language } from '../../contract/languages.ts';
import { doublesWord } from './doubled-words.ts';
import { lacksComma } from './missing-commas.ts';
import { misspells } from './misspellings.ts';

/** Nouns that may take the verb of several, and words before a noun that is not the subject. */
const NOT_ONE =
  '(?!(?:you|they|few|lot|number|majority|minority|couple|handful|range|variety|third|quarter|half|fifth|tenth|series|pair|total|group|set|host|dozen|hundred|thousand|million|team|family|staff|crew|police|people|children|men|women|media|data|bacteria|fungi|criteria|phenomena|percent|cent|only)\\b)';
/** A number behind one of these counts something else ("of these victories was", "every two to four years is"). */
const NOT_COUNTED_BEHIND =
  '(?<!\\b(?:of|to|in|for|with|from|by|on|and|or|between|after|every|within|than|about|at|under|over)(?: (?:the|these|those|all|its|their|our|any))? )';
const NOT_MEASURED =
  '(?!(?:years|months|weeks|days|hours|minutes|seconds|euros|dollars|pounds|metres|meters|litres)\\b)';

/** Number and form that do not go together ("many founder are", "two firms has", "people leaves", "did not went"). */
const ENGLISH = [
  `${NOT_COUNTED_BEHIND}\\b(?:many|several|these|those|both|two|three|four|five|six|seven|eight|nine|ten) (?!who\\b|that\\b|which\\b)${NOT_ONE}[a-z]{3,}(?<![sn]) (?:is|are|was|were|has|have|do|does)\\b`,
  `${NOT_COUNTED_BEHIND}\\b(?:these|those|many|several|both|two|three|four|five) ${NOT_MEASURED}[a-z]{3,}(?<!s)s (?:is|was|has|does|goes|makes)\\b`,
  `(?<!\\b(?:of|about|for|among|with|by|to|these|helping|making|giving|letting|getting) )\\b(?:people|children|men|women|they|we|you) (?:is|was|has|does|goes|makes|leaves|needs|wants|comes|gives|takes|gets|fails|thinks)\\b`,
  `(?<!\\bof )\\b(?:one|every|each|another) ${NOT_ONE}(?:[a-z]+ )?${NOT_ONE}[a-z]{3,}(?<![sn]) (?:have|do|are|were)\\b`,
  `\\b(?:when|if|because|although) (?!(?:you|they|we|all|some|most|more|both|none|those|these|only|any|not|such|many|there|enough|what)\\b)${NOT_ONE}[a-z]{3,}(?<![sny]) (?:do|have|are)\\b`,
  `\\bdid(?: not|n['’]t) (?:went|came|took|made|got|had|was|were|found|gave|knew|saw|[a-z]{3,}(?<!e)ed)\\b`,
  '\\b(?:informations|advices|equipments|feedbacks|softwares|furnitures)\\b',
  '\\b(?:more|most) (?:better|worse|easier|harder|bigger|cheaper|faster)\\b|\\bmust to\\b|\\bcan able\\b|\\bis depend\\b',
  '\\ba (?:incubator|investor|idea|hour|employee|engineer|app|article|example|important|easy|old|own)\\b',
  '^(?!(?:many|any|may|only|early|they|try|every|family|\\S+ly)\\b)[a-z]{3,}(?:y|ion|ism|ment|ness) (?:use|make|need|have|do|give|take|help|allow|require) (?:a|an|the|no|more)\\b',
  '\\bfor (?:make|do|get|create|become|be|learn|avoid|prevent|improve|reduce|increase|produce|see|harden) (?:a|an|the|your|more|it|them)\\b',
  '^(?!\\S+ing\\b)\\S+ (?:parts|prints|layers|printers|devices|systems|models|tools|materials) (?:has|is|was|does)\\b',
  '\\bis (?:cheapest|best|easiest|most popular|largest|biggest|fastest|strongest|simplest) (?:and (?:most )?\\w+ )?(?:method|way|one|option|type|tool|choice|thing|material|solution)\\b',
  `${NOT_COUNTED_BEHIND}\\b(?:members|founders|companies|startups|customers|students|users|products|firms|employees|workers|causes|problems) (?:is|was|has|does|comes|goes|makes|gives|fails)\\b`,
].map((pattern) => new RegExp(pattern));

/** "ils ne tue pas", "il transmets": the verb behind these ends otherwise, whatever it is. */
const FRENCH =
  /(?<![\p{L}-])ils (?:ne |n['’]|se |s['’]|en |y |les? |la |l['’]|lui |leur |nous |vous |me |te ){0,3}(?!(?:tous|toutes|aussi|eux|et|ou|ne|se|en|y|les?|la|lui|leur|nous|vous|me|te)(?!\p{L}))\p{L}+(?<!nt)(?![\p{L}'’-])|(?<![\p{L}-])il (?:ne |n['’]|se |s['’]|en |y |les? |la |l['’]|lui |leur |nous |vous |me |te ){0,3}(?!(?:plus|pas|nous|vous|les|jamais|alors|mais|dans|sans|très|ses|des)(?!\p{L}))\p{Ll}{3,}s(?![\p{L}'’-])/iu;

/** "豆浆,再": the comma of another script between two signs of this one. */
const FOREIGN_MARK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a sentence holds a slip that nobody at home in its language makes; forms are told in English and French. */
export function hasGrammarSlip(sentence: string, language: Language): boolean {
  if (doublesWord(sentence, language) || lacksComma(sentence, language) || misspells(sentence, language)) return true;
  if (/^(?:zh|ja)/u.test(language)) return FOREIGN_MARK.test(sentence);
  if (language === 'fr') return /(?<!\p{L})ils? /iu.test(sentence) && FRENCH.test(sentence);
  if (language !== 'en') return false;
  // Plain patterns on small letters are several times as fast as those that fold case.
  const lower = sentence.toLowerCase();
  return ENGLISH.some((pattern) => pattern.test(lower));
}
