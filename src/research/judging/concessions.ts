import type { Language } from '../../contract/languages.ts';

const PORTUGUESE =
  /(?<!\p{L})(?:soa (?:bem|lógico|tentador|simples)|parece (?:lógico|fácil|simples|tentador|plausível)|é bem-intencionad[oa])\.$/iu;

/** Says of something only how it sounds or is meant; what is to be held against it follows ("is well meant."). */
const CONCEDES: Partial<Record<Language, RegExp>> = {
  ar: /(?:يبدو|تبدو) (?:ذلك |هذا )?(?:منطقيا|بسيطا|بسيطة|مغريا|مغرية|معقولا|معقولة)\.$|بحسن نية\.$/u,
  cs: /(?<!\p{L})(?:zní (?:lákavě|logicky|jednoduše|dobře)|je dobře míněn[áéýo])\.$/u,
  da: /(?<!\p{L})(?:lyder (?:godt|logisk|enkelt|fristende)|er velment)\.$/u,
  de: /(?<!\p{L})(?:(?:ist|sind) gut gemeint|kling(?:t|en) (?:zunächst |erst einmal )?(?:gut|einfach|verlockend|logisch|plausibel|harmlos|vernünftig))\.$/u,
  en: /\b(?:(?:is|are|was|were) well[- ]meant|(?:is|are) well[- ]intentioned|sounds? (?:\p{L}+ )?(?:good|simple|easy|tempting|logical|plausible|reasonable|attractive|convincing|harmless|obvious)|looks? (?:simple|easy|good) (?:on paper|at first(?: sight)?)|(?:is|are) a nice idea)\.$/u,
  es: /(?<!\p{L})(?:es bienintencionad[oa]|suenan? (?:bien|lógic[oa]s?|tentador(?:a|es)?|fácil(?:es)?|sencill[oa]s?)|parecen? (?:lógic[oa]s?|sencill[oa]s?|inofensiv[oa]s?))\.$/u,
  fr: /(?<!\p{L})(?:partent? d['’]une bonne intention|(?:semble|semblent|paraît|paraissent) (?:logiques?|séduisant(?:e|es|s)?|simples?|faciles?|inoffensi(?:f|ve|fs|ves)))\.$/u,
  it: /(?<!\p{L})(?:suona(?:no)? (?:bene|logic[oa]|facile)|sembra(?:no)? (?:logic[oahi]+|facil[ei]|semplic[ei]|allettant[ei])|è ben intenzionat[oa])\.$/u,
  ja: /(?:もっともらしい|魅力的に聞こえる|よさそうに(?:見える|思える)|簡単そうに見える)(?:。|です。)$/u,
  ko: /(?:그럴듯하다|그럴듯합니다|쉬워 보인다|쉬워 보입니다|좋은 뜻에서다)\.$/u,
  nl: /(?<!\p{L})(?:(?:is|zijn) goed bedoeld|klink(?:t|en) (?:goed|logisch|eenvoudig|aantrekkelijk|verleidelijk))\.$/u,
  no: /(?<!\p{L})(?:høres (?:bra|logisk|enkelt|fristende) ut|er velment)\.$/u,
  pl: /(?<!\p{L})(?:brzmi(?:ą)? (?:dobrze|logicznie|kusząco|prosto|rozsądnie)|wydaje się (?:logiczne|proste|kuszące))\.$/u,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ru: /(?<!\p{L})(?:звуч(?:ит|ат) (?:логично|заманчиво|просто|хорошо|разумно)|кажется (?:логичным|простым|разумным)|из лучших побуждений)\.$/u,
  sv: /(?<!\p{L})(?:låter (?:bra|logiskt|enkelt|lockande)|är välment)\.$/u,
  tr: /(?<!\p{L})kulağa (?:hoş|mantıklı|basit|cazip) gel(?:ir|iyor)\.$/u,
  'zh-CN': /(?:出于好意|听起来(?:很|也)?(?:不错|合理|简单|诱人|有道理)|看似(?:合理|简单|不错))。$/u,
  'zh-TW': /(?:出於好意|聽起來(?:很|也)?(?:不錯|合理|簡單|誘人|有道理)|看似(?:合理|簡單|不錯))。$/u,
};

/** What people say or think, told to be held against the facts ("Many people picture a module as a kind of stove."). */
const BELIEVED: Partial<Record<Language, RegExp>> = {
  de: /^(?:Man (?:liest|hört)(?: oft| häufig| immer wieder)?,|(?:Oft|Häufig|Immer wieder) (?:heißt es|liest man|hört man)|Viele (?:Menschen |Leute )?(?:glauben|denken|meinen|stellen sich|halten)(?!\p{L}))/u,
  en: /^(?:It is (?:often|sometimes|widely) (?:said|claimed|heard|believed|assumed)|(?:You|One) (?:often |sometimes )?(?:reads?|hears?) |(?:Many|Most|Some) (?:people |owners |beginners )?(?:picture|imagine|think of|assume|believe|suppose|fear)\b)/u,
  es: /^(?:Se suele (?:decir|leer|oír)|A menudo se (?:dice|lee|oye)|Mucha gente (?:cree|piensa|imagina)|Muchos (?:creen|piensan|imaginan))(?!\p{L})/u,
  fr: /^(?:On (?:lit|entend|dit) souvent|Beaucoup (?:de gens )?(?:croient|pensent|imaginent))(?!\p{L})/u,
  it: /^(?:Si (?:dice|legge|sente) spesso|Spesso si (?:dice|legge|sente)|Molti (?:credono|pensano|immaginano))(?!\p{L})/u,
  ja: /(?:とよく(?:言われる|言われます|聞く)|と思っている人が(?:多い|多くいる)|と思われがち(?:だ|です))。$/u,
  ko: /^흔히 .*고들? (?:한다|말한다|생각한다|합니다|말합니다|생각합니다)\.$/u,
  nl: /^(?:Men (?:leest|hoort) vaak|Vaak (?:hoort|leest) men|Veel mensen (?:denken|geloven))(?!\p{L})/u,
  pl: /^(?:Często (?:mówi się|słyszy się|czyta się)|Wiele osób (?:sądzi|uważa|myśli))(?!\p{L})/u,
  ru: /^(?:Часто (?:говорят|пишут|можно (?:услышать|прочитать))|Многие (?:думают|считают|представляют))(?!\p{L})/u,
  tr: /^(?:Birçok kişi|Çoğu kişi) .*(?:sanır|düşünür|sanıyor|düşünüyor)\.$/u,
  'zh-CN': /^(?:很多人|不少人|许多人)(?:以为|认为|觉得)|^人们常说|^常听说/u,
  'zh-TW': /^(?:很多人|不少人|許多人)(?:以為|認為|覺得)|^人們常說|^常聽說/u,
};
/** It goes on to say so itself. */
const OPPOSES =
  /[,;，；] ?(?:but|yet|although|though|aber|doch|jedoch|obwohl|pero|aunque|mais|bien que|ma|anche se|maar|hoewel|ale|choć|но|хотя|ama|但|其实|其實|實際上|实际上)|(?:が|けど|지만)[、, ]/iu;

/** Whether a sentence only concedes something that the next one takes up. */
export function concedes(sentence: string, language: Language): boolean {
  if (CONCEDES[language]?.test(sentence) === true) return true;
  return BELIEVED[language]?.test(sentence) === true && !OPPOSES.test(sentence);
}
