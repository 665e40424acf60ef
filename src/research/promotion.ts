import type { Language } from '../contract/languages.ts';

/** A code to be typed in ("SLEEPY10"), a label in capitals ("OFFER: ..."), a price by the month, opening hours. */
const ANYWHERE = [
  /(?=[A-Z]{4})(?<![\p{L}\d])(?=[A-Z\d]*\d)[A-Z]{4,}[A-Z\d]*(?![\p{L}\d])/u,
  /^\p{Lu}{4,}(?:\s\p{Lu}{2,})*\s?:/u,
  /(?:Mo|Tu|We|Th|Fr|Sa|Su|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s?[-–]\s?(?:Mo|Tu|We|Th|Fr|Sa|Su|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/u,
  /\d{1,2}[:.]\d\d\s?(?:[-–]|bis|to|a)\s?\d{1,2}[:.]\d\d/u,
  /(?<!\p{L})(?:abre|abierto|geöffnet|ouvert|aperto|geopend|opens?)(?!\p{L}).{0,40}\d\s?(?:[-–]|to|a|bis|à|alle|tot)\s?\d{1,2}\s?(?:h|Uhr|[ap]\.?m|uur)(?!\p{L})/iu,
];

/** What only who sells or invites says, in the languages where plain words tell it. */
const BY_LANGUAGE: Partial<Record<Language, RegExp>> = {
  ar: /خصم|تخفيضات|عرض خاص|نبذة عن الكاتب|عن الكاتبة?:|احجز/u,
  de: /(?<!\p{L})(?:Rabatt|Gutschein|Sonderangebot|Probeabo|Abo|Gewinnspiel|Öffnungszeiten|Anzeige:|jetzt (?:sichern|kaufen|bestellen|lesen)|geschenkt|versandkostenfrei|in (?:der|unserer) App|unser(?:em|en|e)? (?:Shop|Laden|Filialen?))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:(?:participants|volunteers|testers|subjects)(?: \p{L}+){0,6} (?:are )?(?:wanted|needed|sought)|percent off|% off|for only [$€£]|free of charge|(?:ships?|shipping|delivered) free|free (?:shipping|delivery|trial)|opening hours|open (?:daily|mondays?|tuesdays?|weekdays)|our (?:shop|showroom|store|booth|stand|club|newsletter|support team|advice line|hotline)|showroom|prize draw|win an? (?:prize|trip|weekend|ticket|holiday)|enter our|use the code|(?:order|register|book|buy|donate) (?:before|now|today|here|online|your|a free)|in your inbox|to your (?:door|inbox)|sign up|brought to you by|customers also|registration required|by clicking|in (?:the|our) (?:next|\p{L}+) issue|win an? \p{L}+(?: \p{L}+)?\.$|photo on the|dollars a month|euros a month|get a free)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:descuento|rebajad[oa]s?|oferta|suscriptor|suscríbete|pide cita|sorteo|código|horario de apertura|reserva (?:ya|ahora|tu))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:remise de|code promo|abonnez-vous|offre spéciale|livraison gratuite|horaires d['’]ouverture|réservez)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:sconto|codice sconto|abbonati|offerta|spedizione gratuita|orari di apertura|prenota)(?!\p{L})/iu,
  'zh-CN': /优惠|客服|微信|赢取|抽奖|周年庆|包邮|限时|[八九七六五]折|营业时间|敬请关注/u,
  'zh-TW': /優惠|客服|贏取|抽獎|週年慶|免運|限時|[八九七六五]折|營業時間|敬請關注/u,
  ja: /割引|クーポン|キャンペーン|送料無料|営業時間|応募|お申し込み|お問い合わせ/u,
};

/** Whether a sentence sells, invites or gives notice rather than tells. */
export function promotes(sentence: string, language: Language): boolean {
  return ANYWHERE.some((pattern) => pattern.test(sentence)) || BY_LANGUAGE[language]?.test(sentence) === true;
}
