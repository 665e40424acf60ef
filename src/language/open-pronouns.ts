import type { Language } from '../contract/languages.ts';

const PORTUGUESE = /(?<!\p{L})(?:eles?|elas?|dele|dela|deles|delas|nele|nela|isto|isso|este|esta|esse|essa)(?!\p{L})/iu;

/** Pronouns that name nothing by themselves, in the languages where a single word tells. */
const PRONOUNS: Partial<Record<Language, RegExp>> = {
  bg: /(?<!\p{L})(?:той|тя|то|те|него|нея|тях|това|тези)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:on|ona|ono|oni|ony|jeho|jim|nich|tento|tato|toto|tyto)(?!\p{L})/iu,
  da: /\b(?:den|det|de|dem|denne|dette|disse)(?= (?:er|var|har|kan|skal|vil|bliver)\b)|\bdem\b/iu,
  de: /(?<!\p{L})(?:er|es|ihm|ihn|ihnen|diese[rsmn]?|dies|davon|damit|dadurch|dafür|darin|daraus|hierfür)(?!\p{L})/iu,
  el: /(?<!\p{L})(?:αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά|αυτού|αυτής|αυτών|εκείνος|εκείνη|εκείνο)(?!\p{L})/iu,
  en: /\b(?:it|they|them|this|these|those|he|she|him|her)\b/iu,
  es: /(?<!\p{L})(?:ellos?|ellas?|esto|eso|este|esta|estos|estas|ese|esa|esos|esas)(?!\p{L})/iu,
  et: /(?<!\p{L})(?:see|seda|selle|sellest|sellega|need|neid|nende|tema|nad|neil|neile)(?!\p{L})/iu,
  fi: /(?<!\p{L})(?:se|sen|sitä|siitä|siihen|sillä|ne|niitä|niiden|tämä|tämän|tätä|nämä|näitä|näiden|hän|hänen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ils?|elles?|celui-ci|celle-ci|ceux-ci|cela|ceci|ça)(?!\p{L})/iu,
  hi: /(?<!\p{L})(?:यह|वह|ये|वे|इसे|उसे|इन्हें|उन्हें|इसका|इसके|इसकी|उनका|उनके|उनकी)(?!\p{L})/u,
  hu: /(?<!\p{L})(?:ez|ezek|azok|ezt|ezeket|ennek|ezeknek|ő|őt|őket|ők|erről|ebből|ebben)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:esso|essa|essi|esse|questo|questa|questi|queste|ciò)(?!\p{L})/iu,
  ja: /(?:これ|それ|あれ|この|その|あの|彼ら?|彼女)/u,
  ko: /(?:^|\s)(?:이것|그것|이들|그들|이는|그는|그녀|이런|그런)/u,
  lt: /(?<!\p{L})(?:jis|ji|jie|jos|jo|jų|jam|jai|jiems|tai|šis|ši|šie|šios|tas|tie)(?!\p{L})/iu,
  nl: /\b(?:hij|zij|hem|hen|deze|dit|die|ervan|daarvan|hierdoor|daardoor)\b/iu,
  no: /\b(?:dem|denne|dette|disse)\b/iu,
  pl: /(?<!\p{L})(?:on|ona|ono|oni|one|jego|nich|nim|ten|ta|te|tego|tych|tym)(?!\p{L})/iu,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ro: /(?<!\p{L})(?:el|ea|ei|ele|acesta|aceasta|aceștia|acestea|acest|această|acestui|acestei|acestor)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:он|она|оно|они|него|неё|них|ним|ними|нём|ней|нею|им|ими|это|этот|эта|эти|этого|этих)(?!\p{L})/iu,
  sv: /\b(?:dem|denna|detta|dessa)\b/iu,
  tr: /(?<!\p{L})(?:bu|bunu|bunun|bunlar|şu|onu|onun|onlar|onları|onların|buna|ona)(?!\p{L})/iu,
  vi: /(?<!\p{L})(?:nó|chúng|điều này|việc này|họ)(?!\p{L})/iu,
  'zh-CN': /[它他她]|[这那](?:些|种|个|样|一)/u,
  'zh-TW': /[它他她]|[這那](?:些|種|個|樣|一)/u,
};

/** Whether a sentence holds a pronoun that a reader who sees it alone may not be able to place. */
export function hasOpenPronoun(sentence: string, language: Language): boolean {
  return PRONOUNS[language]?.test(sentence) === true;
}
