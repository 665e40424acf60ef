import type { Language } from '../../contract/languages.ts';

/** Laughter, faces and shorthand of chats, in any language. */
const ANYWHERE =
  /(?<!\p{L})(?:ha){2,}h?(?!\p{L})|(?<!\p{L})(?:ja){3,}|(?:ха){2,}|ㅋㅋ|ㅎㅎ|ㅠㅠ|ㅜㅜ|（笑）|[(（]笑[)）]|(?:ｗ|www)(?=[。\s]|$)|哈哈|(?<![\p{L}\d])[:;]-?[)D(](?![\p{L}\d])|\)\)\)|\(\(\(|^\+1(?!\d)|[♪☆♡❤]|\p{Extended_Pictographic}\u{fe0f}?$/u;

/** Shorthand and the ways to begin a post. */
const BY_LANGUAGE: Partial<Record<Language, RegExp>> = {
  ar: /^(?:يا جماعة|السلام عليكم|شباب)/u,
  de: /^(?:Moin|Hallo zusammen|Hi zusammen|Soo+|Hey)(?!\p{L})|(?<!\p{L})(?:hab|ne|nich|lol|imho|mMn) |^Liebe (?:Kund|Les|Freund|Mit)/u,
  en: /\b(?:btw|lol|thx|imho|imo|afaik|tbh|idk|ur|tho|gonna|wanna|gotta|cuz|ppl)\b|\b[ui] (?:r|should|can|am|have|got|tried)\b|\b(?:takes?|took|get|keep|kept|than) mine\b/u,
  es: /^(?:Buenas|Hola|Holi|Chicas|Chicos)(?=[,!\s])|(?<!\p{L})(?:jaja|xq|tb) /u,
  fr: /^(?:Coucou|Salut|Bonjour à tous|Bonsoir|Bon, )(?!\p{L})|(?<!\p{L})(?:mdr|lol|svp|bcp|j'sais|chuis)(?!\p{L})/iu,
  it: /^(?:Ciao|Buongiorno a tutti|Ragazz[ei])(?!\p{L})|(?<!\p{L})(?:xké|cmq|nn)(?!\p{L})/iu,
  ja: /です[よね]ね?〜|にがーい|[〜～]。$|^ウチは|なやつです/u,
  ko: /[ㄱ-ㅎㅏ-ㅣ]{2,}|(?:네|데|나|군)요[~!]|^아이고/u,
  nl: /^(?:Hoi|Hallo allemaal|Hey|Dag allemaal)(?!\p{L})/u,
  pl: /^(?:Hej|Cześć|Witam|Siema|No dobra)(?!\p{L})|(?<!\p{L})(?:hehe|pozdro|nwm|wgl)(?!\p{L})/u,
  pt: /^(?:Oi|Olá|E aí|Gente|Meninas)(?=[,!\s])|(?<!\p{L})(?:kkk+|vc|pq|tb)(?!\p{L})/iu,
  ru: /^(?:Подскажите|Девочки|Девчонки|Ребята|Всем привет|Народ|Люди)(?!\p{L})|(?<!\p{L})(?:имхо|кмк|спс|щас|чё|норм)(?!\p{L})/iu,
  tr: /^(?:Arkadaşlar|Kızlar|Selam|Merhaba|Hocam)(?!\p{L})|(?<!\p{L})(?:valla|yaa|slm)(?!\p{L})/u,
  'zh-CN': /^(?:求助|楼主|姐妹们|家人们|各位大佬)|(?:啦|咯|哦|哟|嘿嘿)[～~。！]?$|闲着没事/u,
  'zh-TW': /^(?:求助|樓主|姐妹們|各位大大)|(?:啦|囉|喔|唷)[～~。！]?$/u,
}; // biome-ignore format: a row a language

/** Whether a sentence is written as people write in forums and comments. */
export function chats(sentence: string, language: Language): boolean {
  return ANYWHERE.test(sentence) || BY_LANGUAGE[language]?.test(sentence) === true;
}
