import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { tellsPast } from '../judging/tells-past.ts';
import { ARTICLES } from '../repeats-definite.ts';

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
  de: /^(?:(?:Jeder|Jede|Jedes|Die meisten|Viele|Einige|Manche|Beide|Keiner|Keine|Alle|Fast alle|Fast keine|Kaum einer|Kaum eine|Kaum eines|Nur wenige|Alle (?:zwei|drei|vier|fünf|sechs)|(?:Zwei|Drei|Vier|Neun) von (?:drei|vier|fünf|zehn)) (?:ist|sind|war|waren|hat|haben|hatte|hatten|kann|können|konnten|muss|müssen|wird|werden|wurde|wurden|kostet|kosten|kostete)|(?:Vieles|Einiges|Manches|Ein Teil|Die Hälfte|Das meiste|Nichts|Etwas) davon)(?!\p{L})/u,
  en: /^(?:About |Around |Nearly |Almost |Only )?(?:Each|each|Most|most|Many|many|Few|few|Several|several|Some|some|All|all|None|none|Half|half|(?:Hardly|Scarcely|Barely|hardly) any|[Nn]ot all|[Vv]ery few|(?:All|all|The|the) (?:two|three|four|five|six)|(?:two|three|four) thirds|a (?:third|quarter|half|few)|(?:Two|Three|Four|Nine|two|three|nine) (?:in|out of) (?:three|four|five|ten)|Two|Three|Four|Five|Six) (?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|do|does|did|cost|costs|takes?|took|needs?|needed|contains?|holds?|held|offers?|uses?|used|gives?|gave|gets?|got|makes?|made|comes?|came|goes|went|says?|said|shows?|showed|kept|keeps?|lost|ran|runs?|occurs?|happens?|appears?)\b/u,
  es: /^(?:(?:Cada uno|Cada una|La mayoría|Muchos|Muchas|Pocos|Pocas|Varios|Varias|Algunos|Algunas|Todos|Todas|Ninguno|Ninguna|Casi todos|Casi todas|Casi ninguno|Casi ninguna|Los (?:dos|tres|cuatro|cinco)|Las (?:dos|tres|cuatro|cinco)) (?:es|son|era|eran|fue|fueron|ha|han|había|habían|tiene|tienen|tenía|tenían|puede|pueden|cuesta|cuestan|costó|costaron)|(?:Uno|Una|Dos|Tres|Cuatro|Nueve) de cada (?:dos|tres|cuatro|cinco|diez) (?:es|son|está|están|tiene|tienen|aparece|aparecen|ocurre|ocurren|se|no|sufre|sufren|termina|terminan))(?!\p{L})/u,
  fr: /^(?:Chacun|Chacune|La plupart|Beaucoup|Certains|Certaines|Plusieurs|Tous|Toutes|Aucun|Aucune|Presque (?:tous|toutes|aucun|aucune)|Les (?:deux|trois|quatre|cinq)|(?:Deux|Trois|Neuf) sur (?:trois|quatre|dix)) (?:est|sont|était|étaient|a|ont|avait|avaient|peut|peuvent|coûte|coûtent|n['’]a|n['’]est|n['’]ont|ne)(?!\p{L})/u,
  it: /^(?:Ciascuno|Ciascuna|La maggior parte|Molti|Molte|Pochi|Poche|Alcuni|Alcune|Tutti|Tutte|Nessuno|Nessuna|Quasi (?:tutti|tutte|nessuno|nessuna)|Tutti e (?:due|tre|quattro|cinque)) (?:è|sono|era|erano|ha|hanno|aveva|avevano|può|possono|costa|costano)(?!\p{L})/u,
  nl: /^(?:Elk|De meeste|Veel|Sommige|Enkele|Alle|Geen enkele|Bijna alle|Bijna geen|Alle (?:twee|drie|vier|vijf)) (?:is|zijn|was|waren|heeft|hebben|had|hadden|kan|kunnen|kost|kosten|wordt|worden)(?!\p{L})/u,
  pl: /^(?:Większość|Wiele|Niektóre|Niektórzy|Wszystkie|Wszyscy|Prawie wszystkie|Żaden|Żadna|Każdy|Każda) (?:jest|są|był|była|były|byli|ma|mają|miał|miała|miały|kosztuje|kosztują|może|mogą)(?!\p{L})/u,
  ru: /^(?:Большинство|Многие|Некоторые|Все|Почти все|Ни один|Ни одна|Каждый|Каждая|Все (?:два|три|четыре|пять)) (?:был|была|было|были|есть|имеет|имеют|стоит|стоят|может|могут|оказались|работает|работают)(?!\p{L})/u,
};

/** Some of their kind at one time, whose place or name stands before ("Six cities built large plants between 2006 and 2012"). */
const COUNTED_THEN: Partial<Record<Language, RegExp>> = {
  de: /^(?:Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Zehn) (?!Studien|Umfragen|Untersuchungen|Drittel|Jahre|Forscher)\p{Lu}\p{L}+ (?:bauten|wurden|waren|hatten|kamen|gingen|\p{Ll}{3,}ten)(?!\p{L})/u,
  en: /^(?:Two|Three|Four|Five|Six|Seven|Eight|Ten) (?!studies|surveys|reviews|reports|experiments|thirds|years|months|hours|researchers|teams|percent|people)(?:\p{Ll}+ )?\p{Ll}+s (?:were|had|built|bought|sold|made|lost|won|took|left|went|came|began|\p{Ll}{3,}ed)\b/u,
  es: /^(?:Dos|Tres|Cuatro|Cinco|Seis|Siete|Ocho|Diez) (?!estudios|encuestas|tercios|años|meses)\p{Ll}+s (?:fueron|eran|tenían|\p{Ll}{2,}(?:aron|ieron))(?!\p{L})/u,
};

/** Another one of a row, as something that happened ("A second project further up the coast was refused"). */
const NEXT_ONE: Partial<Record<Language, RegExp>> = {
  de: /^(?:Ein|Eine) (?:zweite[rs]?|dritte[rs]?|vierte[rs]?|weitere[rs]?|andere[rs]?) \p{Lu}/u,
  en: /^(?:A|The) (?:second|third|fourth|fifth|further) \p{Ll}+/u,
  es: /^(?:Un|Una) (?:segund[oa]|tercer[oa]?|cuart[oa]) \p{Ll}+/u,
  fr: /^(?:Une?) (?:second|seconde|deuxième|troisième|quatrième|autre) \p{Ll}+/u,
  it: /^Un(?:['’]|a |o )?\s?(?:second[oa]|terz[oa]|quart[oa]|altr[oa]) \p{Ll}+/u,
};
/** A name, or a number of the year, by which it is known all the same. */
const NAME = /(?<=[\p{L}\p{N},’'] )\p{Lu}\p{Ll}/u;

/** A place that was named before ("About 12 percent of trips there are made ..."), not "There are ...". */
const NOUN_THERE =
  /(?<=\p{L}{3,}s )there (?:is|are|was|were|can|could|have|has|had)\b(?= (?:still |now |often |usually |only |all |mostly )?\p{L}+(?:ed|en|ade|ept|ut|old|ung)\b)/u;

/** Those a study looked at, without its name ("Participants took 9 minutes longer"). */
const STUDIED: Partial<Record<Language, RegExp>> = {
  de: /^(?:Die )?(?:Teilnehmer\p{L}*|Teilnehmende|Befragte\p{L}*|Probanden|Versuchspersonen)(?!\p{L})/u,
  en: /^(?:The )?(?:[Pp]articipants|[Rr]espondents|[Vv]olunteers|[Ii]nterviewees|[Tt]est subjects)\b(?! (?:in|of|from|at|who|with)\b)/u,
  es: /^(?:Los |Las )?(?:participantes|encuestad[oa]s|voluntari[oa]s)(?!\p{L})/iu,
};

/** Those who told a reporter, by what they are ("Owners reported that wage costs stayed level"). */
const TELLERS: Partial<Record<Language, RegExp>> = {
  de: /^(?:Die )?(?:Besitzer|Inhaber|Betreiber|Anwohner|Nachbarn|Besucher|Veranstalter) (?:berichteten|sagten|erzählten|meldeten)(?!\p{L})/u,
  en: /^(?:The )?(?:[Oo]wners|[Mm]anagers|[Oo]rganisers|[Oo]rganizers|[Rr]esidents|[Nn]eighbou?rs|[Vv]isitors|[Ss]taff|[Ee]mployees|[Cc]ustomers) (?:reported|said|told|noted|explained|admitted)\b/u,
  es: /^(?:Los |Las )?(?:dueñ[oa]s|propietari[oa]s|vecin[oa]s|visitantes|organizador[ea]s|responsables) (?:dijeron|contaron|informaron|explicaron)(?!\p{L})/iu,
  fr: /^Les (?:propriétaires|riverains|voisins|visiteurs|organisateurs|responsables) (?:ont|disaient|racontaient|avaient)(?!\p{L})/u,
};

/** Whether a sentence speaks of something that only the text before it tells, by a word that names no thing of its own. */
export function pointsBack(sentence: string, language: Language): boolean {
  if (CHANGE[language]?.test(sentence) === true || COUNT_ALONE[language]?.test(sentence) === true) return true;
  if (STUDIED[language]?.test(sentence) === true && tellsPast(sentence, language)) return true;
  if (TELLERS[language]?.test(sentence) === true) return true;
  const isUnnamed = language === 'de' || !NAME.test(sentence);
  if (isUnnamed && COUNTED_THEN[language]?.test(sentence) === true) return true;
  if (isUnnamed && NEXT_ONE[language]?.test(sentence) === true && tellsPast(sentence, language)) return true;
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
