import type { Language } from '../contract/languages.ts';

/** A code to be typed in ("SLEEPY10"), a label in capitals ("OFFER: ..."), a price by the month, opening hours. */
const ANYWHERE = [
  /(?<![\p{L}\d])(?=[A-Z\d]*\d)[A-Z]{4,}[A-Z\d]*(?![\p{L}\d])/u,
  /^\p{Lu}{4,}(?:\s\p{Lu}{2,})*\s?:/u,
  /(?:Mo|Tu|We|Th|Fr|Sa|Su|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s?[-–]\s?(?:Mo|Tu|We|Th|Fr|Sa|Su|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/u,
  /\d{1,2}[:.]\d\d\s?(?:[-–]|bis|to|a)\s?\d{1,2}[:.]\d\d/u,
];

/** What only who sells or invites says, in the languages where plain words tell it. */
const BY_LANGUAGE: Partial<Record<Language, RegExp>> = {
  ar: /خصم|تخفيضات|عرض خاص|مجانا للزبائن|عن الكاتبة?|احجز/u,
  de: /\b(?:Rabatt|Gutschein|Sonderangebot|Mini-Abo|Probeabo|Gewinnspiel|verlosen|Öffnungszeiten|ANZEIGE|Anzeige:|jetzt (?:sichern|kaufen|bestellen|lesen)|geschenkt bekommen|nur noch bis|in der App\b|unser(?:em|en)? (?:Shop|Showroom|Laden))/iu,
  en: /\b(?:percent off|% off|\d+ ?(?:percent|%) on tickets|for only \$|free of charge|free shipping|ships? free|opening hours|open (?:daily|mondays?|tuesdays?)|our (?:shop|showroom|store|booth|stand|club|newsletter|support team|advice line|planners|customers?)|showroom|prize draw|competition on page|win an?\b|enter (?:our|to win)|use the code|order (?:before|now|today)|pay your bill|donate|get the \p{L}+ (?:delivered|in your inbox)|in your inbox|delivered to your door|join \d|enrol|sign up|brought to you by|customers also|guaranteed\.|unlock all|from \d+ dollars a month|registration required|enlarged by|click|photo on the|see the photo|in the next issue|next issue|will be printed|book a|buy (?:two|one|now|our)|parking is|term starts)/iu,
  es: /(?<!\p{L})(?:descuento|rebajad[oa]s?|oferta|suscriptor|suscríbete|hazte|pide cita|cita en línea|sorteo|gana un|código|horario de apertura|consultorio|en directo|reserva (?:ya|ahora|tu)|la (?:foto|ilustración|imagen) (?:de|muestra))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:réduction|code promo|abonnez-vous|offre spéciale|livraison gratuite|horaires d['’]ouverture|gagnez|réservez)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:sconto|codice|abbonati|offerta|spedizione gratuita|orari di apertura|prenota|vinci)(?!\p{L})/iu,
  'zh-CN': /折|优惠|客服|微信|赢取|活动截止|抽奖|周年庆|包邮|限时|送展示|欢迎来电|营业时间|作业请于/u,
  'zh-TW': /折|優惠|客服|贏取|活動截止|抽獎|週年慶|免運|限時|營業時間/u,
  ja: /割引|クーポン|キャンペーン|送料無料|営業時間|応募|お申し込み|お問い合わせ/u,
};

/** Whether a sentence sells, invites or gives notice rather than tells. */
export function promotes(sentence: string, language: Language): boolean {
  return ANYWHERE.some((pattern) => pattern.test(sentence)) || BY_LANGUAGE[language]?.test(sentence) === true;
}
