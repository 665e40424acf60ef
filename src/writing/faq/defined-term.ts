import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';

const ARTICLE =
  /^(?:an?|the|ein|eine|der|die|das|un|una|el|la|los|las|le|les|une|il|lo|l['’]|o|a|os|as|um|uma|een|de|het|en|ett|et|ο|η|το)\s+/iu;

/** "Every heat exchanger is ..." says something of all and defines none. */
const NOT_A_TERM =
  /^(?:every|each|all|any|some|most|many|no|one|jeder?|jedes|alle|einige|viele|kein\p{L}*|cada|todo[s]?|toda[s]?|algun\p{L}*|chaque|tou[st]\p{L}*|ogni|tutt\p{L}|每|所有|各)(?:\s|$)/iu;
/** "is the most frequent cause of ...": a rank, no meaning. */
const SUPERLATIVE = /^\s*(?:most|least|best|worst|only|main|largest|\p{L}+est|wichtigste|häufigste|más|plus|più)\b/iu;

/** "is the part that suffers most": what it says of the term tells it from others of its kind, and not what it is. */
const SINGLES_OUT =
  /^\s*(?:(?:the|an?) )?(?:(?:only|main|first|real|usual|other) )?(?:part|thing|one|reason|problem|place|point|case|question|matter|way|result|time|answer|key|choice|exception|rule) (?:that|which|where|of|for|when|in)\b|\b(?:most|least|best|worst)[.,;]/iu;

/** What follows the noun of a definition in languages where the pattern alone is too common ("is the cheapest ..."). */
const DEFINING: Partial<Record<Language, RegExp>> = {
  de: /, (?:die|der|das|deren|dessen|mit de[mr]|in de[mr]|bei de[mr])\b/u,
  en: /\b(?:that|which|whose|in which|where|of|between|used)\b/u,
};

/** The term is what its heading is about, or the first thing said under it. */
function isIntroduced(term: string, group: Group, { blocks, language }: Evidence): boolean {
  const block = blocks[group.block];
  const heading = tokensOf(block?.heading ?? '', language);
  const tokens = tokensOf(term, language);
  const named = tokens.length > 0 && tokens.every((token) => heading.includes(token));
  return named || block?.sentences[0] === group.sentences[0];
}

/** The term that a sentence defines ("Defrosting is ..."), as it stands inside a sentence; undefined when it defines none. */
export function termIn(group: Group, evidence: Evidence): string | undefined {
  const sentence = group.texts[0] ?? '';
  const pattern = findCues(sentence, evidence.language).all('definitionPatterns')[0];
  if (pattern === undefined) return undefined;
  // In some languages a dash is the verb of a definition, and its pattern begins behind it.
  const before = sentence
    .slice(0, pattern.start)
    .replace(/\s*[—–-]\s*$/u, '')
    .trim();
  if (before === '' || /[,;:()\d，、]/u.test(before)) return undefined;
  const term = before.replace(ARTICLE, '');
  if (NOT_A_TERM.test(term) || SUPERLATIVE.test(sentence.slice(pattern.end))) return undefined;
  const explains = DEFINING[evidence.language]?.test(sentence.slice(pattern.end)) ?? true;
  if (term === '' || !explains || !isIntroduced(term, group, evidence)) return undefined;
  return insideSentence(term, evidence);
}

/** Whether a sentence with the pattern of a definition tells its term from others rather than what it is, in English. */
export function singlesOut(group: Group, { language }: Evidence): boolean {
  const sentence = group.texts[0] ?? '';
  const pattern = language === 'en' ? findCues(sentence, language).all('definitionPatterns')[0] : undefined;
  return pattern !== undefined && SINGLES_OUT.test(sentence.slice(pattern.end));
}

/** Lower case at the front where the sources write the word so inside sentences. */
function insideSentence(term: string, evidence: Evidence): string {
  const lower = term.charAt(0).toLowerCase() + term.slice(1);
  if (lower === term) return term;
  const [firstWord = lower] = lower.split(' ');
  const all = allText(evidence);
  const isName = /^\p{Lu}\p{Lu}|\d/u.test(firstWord) || all.includes(` ${term}`);
  return isName && !all.includes(` ${firstWord}`) ? term : lower;
}

const texts = new WeakMap<Evidence, string>();

/** Every sentence on a line of its own: one text is searched faster than thousands. */
function allText(evidence: Evidence): string {
  const known = texts.get(evidence);
  if (known !== undefined) return known;
  const text = evidence.sentences.map((sentence) => sentence.text).join('\n');
  texts.set(evidence, text);
  return text;
}
