import type { Language } from '../../contract/languages.ts';

/** What cures or prevents, and the illnesses no food, plant or device cures; both in one sentence are a cure-all. */
const CLAIMS: Partial<Record<Language, readonly [RegExp, RegExp]>> = {
  ar: [/يعالج|تعالج|يشفي|يقي من|علاج/u, /السرطان|جميع الأمراض|كل الأمراض|الاكتئاب/u],
  de: [/(?<!\p{L})(?:heil(?:t|en)|kurier(?:t|en)|schütz(?:t|en) vor|hilft gegen|helfen gegen|entgift\p{L}+)/iu, /Krebs|Depression|alle\p{L}* Krankheit|Schlacken|Diabetes/u],
  en: [/\b(?:cures?|heals?|prevents?|treats?|detox\w*|flush\w*)\b/iu, /\b(?:cancer|depression|all (?:diseases|illnesses)|every (?:disease|illness)|toxins|diabetes|covid)\b/iu],
  es: [/(?<!\p{L})(?:cura|curan|sana|previene|previenen|depura|elimina)(?!\p{L})/iu, /cáncer|depresión|todas las enfermedades|toxinas|diabetes/iu],
  fr: [/(?<!\p{L})(?:guéri\p{L}+|soign\p{L}+|prévien\p{L}+|détox\p{L}*|élimin\p{L}+)/iu, /cancer|dépression|toutes les maladies|toxines|diabète/iu],
  it: [/(?<!\p{L})(?:cura|curano|guarisc\p{L}+|previen\p{L}+|elimina\p{L}*)(?!\p{L})/iu, /cancro|tumor|depressione|tutte le malattie|tossine|diabete/iu],
  ja: [/予防|治す|治る|治り|効果|デトックス/u, /がん|癌|うつ|万病|あらゆる病|ダイエット効果|美肌効果/u],
  ko: [/예방|치료|낫|막아/u, /암(?=[을이과과에,·\s])|우울증|만병|모든 병|코로나/u],
  nl: [/(?<!\p{L})(?:genees\p{L}*|genezen|voorkom\p{L}*|ontgift\p{L}*)/iu, /kanker|depressie|alle ziekten|gifstoffen|diabetes/iu],
  pl: [/(?<!\p{L})(?:lecz[yąa]\p{L}*|zapobiega\p{L}*|uzdrawia\p{L}*|oczyszcza\p{L}*)(?!\p{L})/iu, /(?<!\p{L})rak(?:a|iem|owi)(?!\p{L})|depresj|wszystk\p{L}+ chor|toksyn|cukrzyc/iu],
  pt: [/(?<!\p{L})(?:cura|curam|previne\p{L}*|elimina\p{L}*)(?!\p{L})/iu, /câncer|cancro|depressão|todas as doenças|toxinas|diabetes/iu],
  ru: [/(?<!\p{L})(?:леч(?:ит|ат)|вылеч\p{L}+|исцел\p{L}+|предотвращ\p{L}+|выводит|защищает от)(?!\p{L})/iu, /(?<!\p{L})рак(?:а|ом|у)?(?!\p{L})|депресси|всех болезней|все болезни|шлак|токсин|диабет/iu],
  tr: [/iyi gelir|tedavi eder|önler|iyileştir|şifa/iu, /kanser|depresyon|her türlü hastalı|tüm hastalı|toksin/iu],
  'zh-CN': [/防|治|预防|抗|排毒|能/u, /防癌|抗癌|癌症|抑郁|百病|抗衰老|排毒|结石/u],
  'zh-TW': [/防|治|預防|抗|排毒|能/u, /防癌|抗癌|癌症|抑鬱|百病|抗衰老|排毒|結石/u],
}; // biome-ignore format: a row a language

/** "There is no proof that it prevents cancer" denies what it names. */
const DENIES =
  /\b(?:no|not|n['’]t|myth)\b|(?<!\p{L})(?:nicht|kein\p{L}*|pas|aucun\p{L}*|ne|non|nessun\p{L}*|não|nenhum\p{L}*|нет|не|nie|żadn\p{L}*|değil|niet|geen)(?!\p{L})|ない|ません|ず|不|没有|沒有|아니|않|없|لا|ليس/iu;
const STUDY = /\d|stud(?:y|ies)|trial|Studie|étude|estudio|исследован|badani|araştırma|研究|연구|دراس/iu;

/** Whether a sentence praises something as a cure for what it does not cure. */
export function claimsCure(sentence: string, language: Language): boolean {
  const claim = CLAIMS[language];
  if (claim === undefined || !claim[1].test(sentence) || !claim[0].test(sentence)) return false;
  return !DENIES.test(sentence) && !STUDY.test(sentence);
}
