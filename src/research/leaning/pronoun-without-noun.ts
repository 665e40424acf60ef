import type { Language } from '../../contract/languages.ts';

/** "it" where it is an object, and none that stands for what follows ("makes it easier to ..."). */
const OBJECT =
  /(?<=\b(?!is\b|was\b|as\b|that\b|if\b|when\b|because\b)\p{Ll}{3,} )it\b(?! (?:is|was|takes|would|will|can|may|seems|has|had|easy|easier|hard|harder|possible|impossible|difficult|clear|worth|likely|necessary|pays|depends|rains|snows|comes|came|looks|feels|could|might|should|must|does|did)\b)/u;
const IT = / it[ ,.;]/u;
/** What a singular "it" can't mean: plurals, people, numbers, adverbs, verbs behind who, to and their like. */
const NO_NOUN =
  /\b(?:(?:to|may|might|can|could|will|would|should|must|do|does|did|don['’]t|doesn['’]t|didn['’]t|cannot|can['’]t|won['’]t|who|they|you|we|are|were|have|had) (?:not |never |already )?\p{Ll}+|who|whoever|anyone|anybody|everyone|everybody|somebody|someone|nobody|people|women|men|children|those|they|you|we|all|most|many|some|few|both|each|percent|per cent|half|of|the|in|on|at|by|for|with|after|before|from|and|or|but|not|never|no|only|also|even|very|too|so|more|less|about|around|nearly|than|if|when|once|twice|often|always|usually|sometimes|later|soon|hundred|thousand|million|\d[\d.,%]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|\p{L}+ly|\p{L}+(?<!s)s|\p{Ll}+ed)\b/giu;

/**
 * Whether a sentence speaks of "it" behind people, numbers and plurals only ("88 percent of the employees voted to keep
 * it"): what it is, only the text before tells. English, where number shows what a pronoun can mean.
 */
export function hasPronounWithoutNoun(sentence: string, language: Language): boolean {
  if (language !== 'en' || !IT.test(sentence)) return false;
  const at = sentence.search(OBJECT);
  return at > 0 && !/\p{L}/u.test(sentence.slice(0, at).replace(NO_NOUN, ' '));
}

/** A pronoun where the first clause has named nothing yet ("In kleiner Menge sind sie unbedenklich", "it was closer to 15"). */
const BEFORE_ANY_NOUN: Partial<Record<Language, RegExp>> = {
  da: /^(?:I|På|Med|Ved|Til|Efter|For|Uden|Under) [^,.]{3,50} (?:er|var|kan|skal|bliver|har) (?:de|den|han|hun)(?= (?!der|som)\p{Ll})/u,
  de: /^(?:In|Im|Bei|Beim|Mit|Auf|Nach|Für|Ohne|Unter|An|Am|Zum|Zur|Aus|Von) [^,.:;]{3,60} (?:ist|sind|war|waren|wird|werden|kann|können|hat|haben|bleibt|bleiben|muss|müssen|darf|dürfen|soll|sollte|gehört|gehören) (?:er|sie)(?!\p{L})|(?<!\p{L})(?:ein (?:Drittel|Viertel|Fünftel|Teil)|die Hälfte|viele|einige|keine|nichts|wenig) davon\.$|^(?:Für|In|Bei|Mit|Auf) [^,.:;]{3,50} (?:ist|war|wird|kann|spielt|macht|gilt) das (?!\p{Lu}|\p{Ll}+(?:e|en|er|es|ste|sten) \p{Lu})/u,
  en: /^(?:For|In|With|At|On|By|To) [^,.]{2,40}(?:s|people|men|women|children|,) (?:that|this) (?:is|was|means|makes|does|depends|takes)\b|^[^,;:]*\b(?:effects?|influence|impact|bearing) on (?:it|them)\.$|^If (?:nothing (?:changes|helps|improves|happens|works)|all (?:this|that|else) fails|none of)\b|^(?:For|In|With|At|On|Without|After) [^,.]{3,60},? it is (?:an?|the) (?!(?:good|bad|better|common|mistake|matter|shame|pity|fact|question|waste|rule|pleasure|custom|law|best|same)\b)\p{L}|\bit (?:was|is) (?:only |just |about |around |nearly |almost |closer to |more like )+(?:\d|ten\b|twelve\b|fifteen\b|twenty\b|thirty\b|half\b|a (?:third|quarter|fifth))|\b(?:prevents?|removes?|causes?|explains?|solves?|does|do|covers?|absorbs?|takes?|uses?|loses?|keeps?) (?:most|much|some|all|half|part) of it\.$/u,
  es: /^Si (?:nada|ninguna de|todo esto)(?!\p{L})|^Se (?:reduce|alivia|cura|evita|previene|elimina|mejora|forma|produce|nota|obtiene|calcula|divide|mide|compone|caracteriza|trata|utiliza|prepara|conserva|aplica|coloca)n? (?:si|cuando|al|con|por|mediante|en|y|para)(?!\p{L})/u,
  fr: /^(?:Pour|Dans|Avec|Chez|À|Sur) [^,.]{3,40},? (?:cela|ça|c['’]est)(?!\p{L})|^Si (?:rien|aucune? de)(?!\p{L})/u,
  it: /^Si (?:riduce|allevia|cura|evita|previene|elimina|migliora|forma|produce|nota|ottiene|calcola|divide|misura|compone|prepara|conserva|applica) (?:se|quando|con|per|mediante|in|e)(?!\p{L})/u,
  nl: /^(?:In|Bij|Met|Op|Na|Voor|Zonder|Onder|Aan|Uit|Van) [^,.:;]{3,60} (?:is|was|wordt|kan|heeft|blijft|moet|mag) (?:hij|zij|ze)(?!\p{L})|^(?:Voor|In|Bij|Met|Op) [^,.:;]{3,40} (?:is|was|kan|wordt) dat(?! \p{Ll}+ (?:is|was|wordt)(?!\p{L}))(?= (?:niet|geen|on\p{Ll}+|te|wel|goed|slecht|genoeg)(?!\p{L}))/u,
  pt: /^(?:Reduz|Alivia|Evita|Previne|Elimina|Forma|Produz|Nota|Obtém|Mede|Prepara|Conserva|Aplica)-se (?:se|quando|com|por|mediante|em|e|ao)(?!\p{L})/u,
  sv: /^(?:I|På|Med|Vid|Till|Efter|För|Utan|Under) [^,.]{3,50} (?:är|var|kan|ska|blir|har) (?:de|den|han|hon)(?= (?!som)\p{Ll})/u,
};
/** "Repeat three to four times": what, the text before tells. */
const REPEATS: Partial<Record<Language, RegExp>> = {
  de: /^(?:\S+ ){0,3}wiederholen(?=[,.]| bis)|^Wiederholen Sie (?:dies|das|es)?(?:(?:zwei|drei|vier)mal|bis|täglich|alle)(?!\p{L})/u,
  en: /^Repeat (?:(?:two|three|four|five|\d+)\b|until\b|as\b|every\b|once\b|twice\b|daily\b|for\b)/u,
  es: /^(?:Repite|Repita|Repetir) (?:hasta|dos|tres|cuatro|cada|\d)/u,
  fr: /^(?:Répétez|Répéter) (?:jusqu|deux|trois|quatre|tous|chaque|\d)/u,
  it: /^(?:Ripeti|Ripetere|Ripetete) (?:fino|due|tre|quattro|ogni|\d)/u,
  nl: /^Herhaal (?:tot|twee|drie|vier|elke|\d)/u,
  pl: /^(?:Powtórz|Powtarzaj|Powtórzyć) (?:aż|dwa|trzy|cztery|co|\d)/u,
  pt: /^(?:Repita|Repete|Repetir) (?:até|duas|três|quatro|a cada|\d)/u,
  ru: /^(?:Повторите|Повторяйте|Повторить) (?:до|пока|два|три|четыре|каждые|\d)/u,
};

/** Whether a pronoun, or an order to repeat, stands where its sentence has named nothing that it could mean. */
export function hasPronounBeforeNoun(sentence: string, language: Language): boolean {
  return BEFORE_ANY_NOUN[language]?.test(sentence) === true || REPEATS[language]?.test(sentence) === true;
}
