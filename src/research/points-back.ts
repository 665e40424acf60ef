import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { ARTICLES } from './repeats-definite.ts';
import { tellsPast } from './tells-past.ts';

/** What tells of what: "the fall in prices", "the growth that began". */
const SAYS_OF_WHAT = String.raw`(?! (?:of|in|to|from|for|between|at|that|which|by|on|per|over|with)\b)`;
/** A change by its name alone ("Three changes brought the fall"): of what, only the text before it tells. */
const CHANGE: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:der|den|dem|das|die) (?:Rückgang|Anstieg|Zuwachs|Einbruch)(?=[\s,.;:])(?! (?:der|des|bei|in|im|an|am|von|vom|zwischen|um|auf|zu|zum|gegenüber|seit|durch)(?!\p{L}))/u,
  en: new RegExp(
    String.raw`\bthe (?:fall|rise|growth|decline|increase|drop|decrease|jump|surge|slump|slowdown)\b${SAYS_OF_WHAT}`,
    'u',
  ),
  es: /(?<!\p{L})(?:el|la) (?:caída|descenso|aumento|crecimiento|disminución)(?=[\s,.;:])(?! (?:de|del|en|entre|a|al|por|que|con|desde)(?!\p{L}))/u,
  fr: /(?<!\p{L})(?:la |le |l['’])(?:baisse|hausse|recul|croissance|augmentation|diminution)(?=[\s,.;:])(?! (?:de|des|du|d['’]|en|entre|à|au|par|que|qui|dans)(?!\p{L}))/u,
};

/** How many of something that was named before ("Each cost 30 million", "Most were small"). */
const COUNT_ALONE: Partial<Record<Language, RegExp>> = {
  de: /^(?:Jeder|Jede|Jedes|Die meisten|Viele|Einige|Manche|Beide|Keiner|Keine|Alle) (?:ist|sind|war|waren|hat|haben|hatte|hatten|kann|können|konnten|muss|müssen|wird|werden|wurde|wurden|kostet|kosten|kostete)(?!\p{L})/u,
  en: /^(?:About |Around |Nearly |Almost |Only )?(?:Each|each|Most|most|Many|many|Few|few|Several|several|Some|some|All|all|None|none|Half|half|(?:two|three|four) thirds|a (?:third|quarter|half|few)|Two|Three|Four|Five|Six) (?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|do|does|did|cost|costs|takes?|took|needs?|needed|contains?|holds?|held|offers?|uses?|used|gives?|gave|gets?|got|makes?|made|comes?|came|goes|went|says?|said|shows?|showed|kept|keeps?|lost|ran|runs?)\b/u,
  es: /^(?:Cada uno|Cada una|La mayoría|Muchos|Muchas|Pocos|Pocas|Varios|Varias|Algunos|Algunas|Todos|Todas|Ninguno|Ninguna) (?:es|son|era|eran|fue|fueron|ha|han|había|habían|tiene|tienen|tenía|tenían|puede|pueden|cuesta|cuestan|costó|costaron)(?!\p{L})/u,
};

/** A place that was named before ("About 12 percent of trips there are made ..."), not "There are ...". */
const NOUN_THERE =
  /(?<=\p{L}{3,}s )there (?:is|are|was|were|can|could|have|has|had)\b(?= (?:still |now |often |usually |only |all |mostly )?\p{L}+(?:ed|en|ade|ept|ut|old|ung)\b)/u;

/** Those a study looked at, without its name ("Participants took 9 minutes longer"). */
const STUDIED: Partial<Record<Language, RegExp>> = {
  de: /^(?:Die )?(?:Teilnehmer\p{L}*|Teilnehmende|Befragte\p{L}*|Probanden|Versuchspersonen)(?!\p{L})/u,
  en: /^(?:The )?(?:[Pp]articipants|[Rr]espondents|[Vv]olunteers|[Ii]nterviewees|[Tt]est subjects)\b(?! (?:in|of|from|at|who|with)\b)/u,
  es: /^(?:Los |Las )?(?:participantes|encuestad[oa]s|voluntari[oa]s)(?!\p{L})/iu,
};

/** Whether a sentence speaks of something that only the text before it tells, by a word that names no thing of its own. */
export function pointsBack(sentence: string, language: Language): boolean {
  if (CHANGE[language]?.test(sentence) === true || COUNT_ALONE[language]?.test(sentence) === true) return true;
  if (STUDIED[language]?.test(sentence) === true && tellsPast(sentence, language)) return true;
  return language === 'en' && NOUN_THERE.test(sentence);
}

/** What tells right behind a noun which one is meant ("the price of water", "the risk that ..."). */
const EXPLAINS =
  /^(?:of|to|that|which|who|whose|in|for|on|at|from|with|between|behind|against|der|des|die|das|von|vom|zum|zur|mit|für|im|in|auf|aus|de|del|du|des|que|para|con|en|pour|qui|dans|à|di|dello|della|che|per|van|voor|met|do|da)$/iu;

/**
 * Whether a sentence that is not the first of its paragraph tells what happened to a definite thing which neither it nor
 * title and heading name ("The risk was found at 55 hours or more"): the thing is in the sentences before, often by
 * another name, so no repeated word shows it.
 * @param named tokens of title and heading
 */
export function tellsOfUnnamed(sentence: string, named: ReadonlySet<string>, language: Language): boolean {
  const article = ARTICLES[language] === undefined ? undefined : [...sentence.matchAll(ARTICLES[language])][0];
  if (article?.index !== 0 || !tellsPast(sentence, language)) return false;
  const [noun = '', next = ''] = sentence.slice(article[0].length).split(/\s+/);
  if (/^\p{Lu}/u.test(noun) && language !== 'de') return false;
  return !EXPLAINS.test(next) && tokensOf(noun, language).every((token) => !named.has(token));
}
