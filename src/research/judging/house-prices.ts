import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';
import { isQuestion, questionKindOf } from '../../language/question-kind.ts';
import { refusing } from '../replace-sentences.ts';
import { type SourceText, sentencesByDocument } from '../source-text.ts';
import { CURRENCY_CHARACTER, CURRENCY_NAME, CURRENCY_SIGN } from './currencies.ts';
import { isHouseTerm } from './house-terms.ts';
import type { Refusal } from './judge-sentence.ts';

const CURRENCY = `(?:${CURRENCY_SIGN}|${CURRENCY_NAME}|${CURRENCY_CHARACTER}|[块塊])`;
const AMOUNT = String.raw`\d[\d.,' \u00a0\u202f]*(?:[kK]\b)?`;
/** "45 euros", "€45", "8块5". */
const PRICE = new RegExp(String.raw`(?:${CURRENCY_SIGN}|R\$|US\$)\s?\d|\d[\s\u00a0\u202f]?${CURRENCY}(?!\p{Ll})`, 'iu');
const MAY_BE_PRICE = /\d/u;
/** A reckoning, and the price of energy or of a ton of something. */
const SUM = /[=＝÷×]|\b(?:kWh|kilowatt|tonnes?|barrel|Barrel|Tonne|baril|tonelada|тонн)|千瓦|吨|噸|トン|バレル/u;
/** "30 to 50 euros", "€30–50", "200到500元": what a thing costs in many places. */
const RANGE = new RegExp(
  String.raw`${AMOUNT}\s?${CURRENCY}?\s?(?:[-–—~〜～]|to|and|or|bis|und|oder|à|et|ou|a|y|o|до|и|do|ile|til|tot|en|から|至|到|e|부터|에서)\s?${CURRENCY_SIGN}?\s?${AMOUNT}`,
  'iu',
);
/** A year, a great sum, a fine or tax: no price on a label. */
const NO_LABEL =
  /(?<!\d)(?:19|20)\d\d(?!\d)|million|billion|milliard|Mio|Mrd|миллион|миллиард|млн|млрд|milion|miliard|milyon|milyar|\d만|억|[万萬億亿]|\b(?:fine|penalt|tax|dut(?:y|ies)|lev(?:y|ies)|subsid|grant|wage|salar)|Bußgeld|Strafe|[Ss]teuer|Förder|Zuschuss|Lohn|amende|taxe|prime|salaire|multa|impuesto|subvenci|salario|tassa|imposta|штраф|налог|пошлин|субсид|зарплат|mandat|podat|dotacj|vergi|ceza|税金|罰金|補助|罚款|补贴|벌금|세금|보조/u;

/** Words that make a price one of many ("usually", "about", "more than"). */
const ONE_OF_MANY: Partial<Record<Language, RegExp>> = {
  ar: /حوالي|نحو|تقريب|عادة|متوسط|أكثر من/u,
  de: /(?<!\p{L})(?:etwa|rund|ca|circa|ungefähr|meist|meistens|oft|üblich\p{L}*|durchschnittlich|im Schnitt|im Mittel|mehr als|bis zu|weniger als|unter|über|mehrere|je nach)(?!\p{L})/iu,
  en: /\b(?:about|around|roughly|approximately|usually|typically|often|generally|on average|average|more than|less than|up to|under|over|at least|as little as|between|per kilo\w*|depending)\b/iu,
  es: /(?<!\p{L})(?:unos|unas|alrededor|aproximadamente|cerca de|suelen?|normalmente|promedio|media|más de|menos de|hasta|entre|según)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:environ|autour|près de|en moyenne|moyen\p{L}*|généralement|souvent|plus de|moins de|jusqu|entre|selon)/iu,
  it: /(?<!\p{L})(?:circa|intorno|in media|medi[oa]|di solito|spesso|più di|meno di|fino a|tra|secondo)(?!\p{L})/iu,
  ja: /約|およそ|ほど|くらい|ぐらい|程度|前後|平均|一般|以上|以下|未満|超/u,
  ko: /약|정도|가량|평균|보통|일반|이상|이하|미만|안팎/u,
  nl: /(?<!\p{L})(?:ongeveer|rond|circa|ca|gemiddeld|meestal|vaak|meer dan|minder dan|tot|tussen)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:około|ok|średnio|zwykle|przeważnie|zazwyczaj|często|ponad|powyżej|poniżej|między)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:cerca|aproximadamente|em média|médi[oa]|normalmente|geralmente|mais de|menos de|até|entre)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:около|примерно|порядка|в среднем|средн\p{L}+|обычно|часто|более|больше|менее|меньше|свыше)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:yaklaşık|ortalama|genellikle|civarında|arasında\p{L}*|kadar|fazla|az)(?!\p{L})/iu,
  'zh-CN': /约|左右|大概|平均|一般|通常|以上|以下|不等|超过|上下/u,
  'zh-TW': /約|左右|大概|平均|一般|通常|以上|以下|不等|超過|上下/u,
};

/** Whether a sentence says what something costs. */
export function namesPrice(sentence: string): boolean {
  return MAY_BE_PRICE.test(sentence) && PRICE.test(sentence);
}

/** Whether a sentence names one price, as on a label, and not what something costs in many places. */
export function namesOnePrice(sentence: string, language: Language): boolean {
  if (!MAY_BE_PRICE.test(sentence) || SUM.test(sentence) || !PRICE.test(sentence) || NO_LABEL.test(sentence))
    return false;
  const oneOfMany = ONE_OF_MANY[language];
  return oneOfMany !== undefined && !oneOfMany.test(sentence) && !RANGE.test(sentence);
}

/** "What does it cost?": a heading by which a page answers what is asked of it and not what the article asks. */
function asksForPrice(heading: string, language: Language): boolean {
  if (!isQuestion(heading)) return false;
  const kind = questionKindOf(heading, language);
  return kind === 'howMuch' || (kind !== 'yesNo' && findCues(heading, language).has('aspectWords.costs'));
}

/** Sentences that sell from which on a page is a seller's. */
const LEAST_SELLING = 2;
/** A discount or price that is called out. */
const OFFERS = new RegExp(String.raw`\d\s?%|${CURRENCY_SIGN}|\d\s?${CURRENCY_NAME}`, 'iu');
const SELLS: ReadonlySet<Refusal | undefined> = new Set(['advert', 'shout', 'site talk']);

/**
 * Refuses what one shop, workshop or author of a page from elsewhere takes, charges or allows: it holds nowhere else.
 * Prices are refused on the pages of sellers, and where a page asks for them itself; they stay where the request asks
 * for costs.
 */
export function withoutHousePrices(source: SourceText, request: string, language: Language): SourceText {
  const asksForCosts = findCues(request, language).has('aspectWords.costs');
  const own = sentencesByDocument(source).flatMap((sentences, index) => {
    if (source.documents[index]?.trusted === true) return [];
    const terms = new Set(sentences.filter(({ text }) => isHouseTerm(text, language)));
    const labels = new Set(sentences.filter(({ text }) => namesOnePrice(text, language)));
    const selling = sentences.filter((sentence) => SELLS.has(sentence.judgement.refusal) || terms.has(sentence)).length;
    const offering = sentences.filter(
      ({ text, judgement }) => judgement.refusal === 'shout' && OFFERS.test(text),
    ).length;
    const sells = selling >= LEAST_SELLING || (offering > 0 && labels.size >= LEAST_SELLING);
    const priced = !asksForCosts && sells;
    return sentences.filter((sentence) => {
      if (terms.has(sentence) || (priced && labels.has(sentence))) return true;
      const heading = source.blocks[sentence.block]?.heading ?? '';
      return !asksForCosts && asksForPrice(heading, language) && namesPrice(sentence.text);
    });
  });
  return refusing(
    source,
    own.filter(({ judgement }) => judgement.refusal === undefined),
    'advert',
  );
}
