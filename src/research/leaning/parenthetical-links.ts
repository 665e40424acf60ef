import type { Language } from '../../contract/languages.ts';

const PORTUGUESE =
  /, (?:por (?:sua vez|seu lado|outro lado)|em contrapartida|pelo contrário|no entanto|porém|contudo|todavia),/iu;

/** Words between commas, or near the front, that set a sentence against the one before ("Alpennacht, by contrast, ..."). */
const LINKS: Partial<Record<Language, RegExp>> = {
  ar: /^\S+(?: \S+){0,3} (?:بالمقابل|في المقابل|من جهتها|من جهته|بدورها|بدوره)(?!\p{L})/u,
  cs: /^\S+(?: \S+){0,2} (?:naproti tomu|naopak|však)(?!\p{L})/u,
  da: /^\S+(?: \S+){0,3} (?:derimod|imidlertid|til gengæld)(?!\p{L})/u,
  de: /^\S+(?: \S+){0,4} (?:seinerseits|ihrerseits|wiederum|demgegenüber|im Gegensatz dazu)(?!\p{L})/u,
  en: /, (?:by contrast|in contrast|on the other hand|on the contrary|conversely|in turn|for (?:its|his|her|their) part|meanwhile|nevertheless|nonetheless|though|then|similarly|likewise),/iu,
  es: /, (?:en cambio|por (?:su parte|el contrario|otro lado|otra parte)|a su vez|no obstante|sin embargo|mientras tanto),/iu,
  fr: /, (?:en revanche|au contraire|à l['’]inverse|de (?:son|leur) côté|quant à (?:lui|elle|eux|elles)|en outre|néanmoins|toutefois|cependant|pourtant),/iu,
  it: /, (?:invece|al contrario|dal canto (?:suo|loro)|a (?:sua|loro) volta|tuttavia|però|d['’]altra parte),/iu,
  ja: /^[^、。]{1,14}(?:は、?(?:一方|逆に|これに対し)|、(?:一方|対照的に))/u,
  ko: /^\S+(?: \S+)?(?:은|는) (?:반면|반대로|이에 비해)/u,
  nl: /^\S+(?: \S+){0,4} (?:daarentegen|echter|op (?:zijn|haar|hun) beurt)(?!\p{L})/u,
  no: /^\S+(?: \S+){0,3} (?:derimot|imidlertid|til gjengjeld)(?!\p{L})/u,
  pl: /^\S+(?: \S+){0,3} (?:natomiast|zaś|z kolei|jednak|jednakże)(?!\p{L})/u,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ru: /, (?:напротив|однако|в свою очередь|наоборот|впрочем|в отличие от (?:него|неё|них)),/iu,
  sv: /^\S+(?: \S+){0,3} (?:däremot|emellertid|å andra sidan)(?!\p{L})/u,
  tr: /, (?:öte yandan|buna karşılık|bunun aksine|aksine),|^\S+(?: \S+){0,3} (?:buna karşılık|bunun aksine)(?!\p{L})/u,
  'zh-CN': /^[^，。；]{1,10}(?:与此相反|恰恰相反|相比之下)/u,
  'zh-TW': /^[^，。；]{1,10}(?:與此相反|恰恰相反|相比之下)/u,
};

/** The same at any distance from the front of a German sentence, relative clauses aside, unless its own half stands before. */
const GERMAN = /^[^,;:]*(?<!\p{L})(?:dagegen|hingegen)(?!\p{L})(?! (?:an|zu)?\p{Ll}*en\.)/u;
const RELATIVE = /, (?:die|der|das|den|dem|deren|dessen|welche[rs]?) [^,]*,/gu;

/** Whether a sentence is set against, or beside, what was said before it. */
export function isSetAgainst(sentence: string, language: Language): boolean {
  if (LINKS[language]?.test(sentence) === true) return true;
  return language === 'de' && GERMAN.test(sentence.replace(RELATIVE, ''));
}
