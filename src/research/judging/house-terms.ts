import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { textPhrases, turkishPhrases, wordPhrases } from '../phrase-patterns.ts';
import { CURRENCY_CHARACTER, CURRENCY_NAME, CURRENCY_SIGN } from './currencies.ts';

/**
 * What only holds for one house: how long its course, tour or check takes, how many it admits, when it delivers, what
 * it charges besides. A figure must stand in the sentence, or it says so by itself.
 */
const TERMS: Partial<Record<Language, RegExp>> = {
  ar: textPhrases('(الدورة|الورشة|الجولة|الاستشارة)…(تستغرق|مدتها|تكلف)\nالحد الأدنى للطلب\nالتوصيل خلال'),
  de: wordPhrases(
    `((unser|dieser) kurs|der workshop|unser workshop|der check) … (dauert|kostet)|(der workshop|der check) (dauert|kostet)
     (unsere|diese) (führung|einweisung|beratung|schulung) (dauert|kostet)
     ersatzwagen kostet|mindestbestellwert|lieferzeit beträgt|leasing (schon )?ab|freikilometer*
     lieferung … werktage*|versand … werktage*|gruppen sind auf #
     liebe kundinnen|liebe kunden|liebe leser*|abholung täglich`,
  ),
  en: wordPhrases(
    `(our|this) (class|course|session|consultation|lesson) (lasts|takes|costs|runs)|(the|our|this) (workshop|tour) (lasts|takes|costs)
     (classes|groups|workshops|courses) are limited to|minimum order|setup fee|delivery (takes|is|in)|shipping is
     orders placed before|ship the same day|(are|is) shipped (by|within)|student card|users are (viewing|online)
     collection is free|working days within|prices (at|in) (our|the) (shop|studio|store)`,
  ),
  es: wordPhrases(
    `(el taller|este taller|nuestro taller|este curso|nuestro curso) (dura|cuesta)|(esta|nuestra) (visita|clase|sesión) (dura|cuesta)
     en tienda (son|cuesta)|pedido mínimo|gastos de envío|el envío (a|sale|cuesta)|días laborables|plazas limitadas|máximo # alumnos
     no se devuelve|se celebra (el|cada)|buenas, tengo`,
  ),
  fr: wordPhrases(
    `(le|ce|notre) (stage|atelier) (dure|coûte)|(la visite|cette visite|notre visite|cette séance) (dure|coûte)
     les groupes sont limités|arrhes de #|repas compris|commande minimum|faites un don|goûter offert`,
  ),
  it: wordPhrases(
    `(questo corso|nostro corso|il laboratorio|il workshop) (dura|costa)|(questa|nostra) (visita|lezione|consulenza) (dura|costa)
     ordine minimo|spese di spedizione|posti limitati`,
  ),
  ja: textPhrases(
    '(体験|教室|講座|コース|見学|レッスン|プラン)…(所要時間|料金|参加費|受講料|は大人)\n定員は\n所要時間は\nお一人様\n税込\n天ぷら付き\nご指導いたします\nご利用ください\n営業時間\n最後までご覧\nありがとうございます\n毎週…開催\n記者も\n試料を提供',
  ),
  ko: textPhrases(
    '(체험|수업|강좌|클래스|투어)…(진행되|걸립니다|참가비|소요)\n참가비\n수강료\n정원은\n무료 배송\n주차장을 이용\n1인 #\n포기에 #',
  ),
  nl: wordPhrases(
    `(onze|deze) (cursus|les|rondleiding) (duurt|kost)|(de|onze) workshop (duurt|kost)|minimale bestelling|verzendkosten`,
  ),
  pl: wordPhrases(
    `(warsztaty|nasz kurs|zajęcia) (trwa|trwają|kosztuje|kosztują)|konsultacja online|w naszym serwisie
     minimalne zamówienie|koszt wysyłki|grupa liczy|spotykamy się|pacjentka|mój klient`,
  ),
  pt: wordPhrases(
    `(este curso|nosso curso|o workshop) (dura|custa)|(esta|nossa) (visita|aula|oficina) (dura|custa)|pedido mínimo|vagas limitadas`,
  ),
  ru: wordPhrases(
    `(наш курс|мастер-класс) (длится|стоит)|консультация — #|минимальный заказ|в группе не более|занятия проходят|мой клиент|моя клиентка`,
  ),
  tr: turkishPhrases(
    `(atölyemiz|kursumuz) … sürer|kontenjan #|kargo (bedava|ücretsiz)
     dakikada teslim|servisimizde|stüdyomuzda|dükkânımızda|mağazamızda`,
  ),
  'zh-CN': textPhrases('(课程|培训班|体验|参观)(为期|时长|费用)\n学费#\n包食宿\n本店\n包教包会\n包邮\n起送\n工作日内发货\n下次教大家\n小编'),
  'zh-TW': textPhrases('(課程|培訓班|體驗|參觀)(為期|時長|費用)\n學費#\n本店\n包教包會\n免運\n工作日內出貨\n小編'),
}; // biome-ignore format: phrases are read by line

/** "45 euros per person", but for a tax. */
const PER_PERSON =
  /\d.*(?:\bper (?:person|adult|child)\b|pro Person|par (?:personne|adulte|enfant)|por persona|a persona|por pessoa|per persoon|od osoby|с человека|kişi başı|お一人様|每人|每位|1인)/iu;
const CURRENCY = new RegExp(
  String.raw`${CURRENCY_SIGN}|(?<!\p{L})${CURRENCY_NAME}(?!\p{L})|${CURRENCY_CHARACTER}`,
  'iu',
);
const TAX = /tax|tassa|imposta|impuesto|Steuer|Abgabe|налог|сбор|podat|opłat|vergi|税|세/iu;
/** "9-19", "8.30–18 h". */
const HOURS =
  /(?<!\d)\d{1,2}(?:[.:]\d\d|\s?h(?:\s?\d\d)?)?\s?(?:Uhr)?\s?(?:[-–]|(?<=[h\d] )(?:à|bis|a|to|do|до|tot|alle) )\s?\d{1,2}(?:[.:]\d\d)?(?!\d|[.,]\d)/u;
const weekdays = new Map<Language, RegExp>();

/** A day of the week beside hours: when a house is open, in any language. */
function namesOpeningHours(sentence: string, language: Language): boolean {
  return HOURS.test(sentence) && weekdaysOf(language).test(sentence);
}

function weekdaysOf(language: Language): RegExp {
  const known = weekdays.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(LANGUAGES[language].intl, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, day + 1))));
  const pattern = new RegExp(names.join('|'), 'iu');
  weekdays.set(language, pattern);
  return pattern;
}

/** Whether a sentence states the terms of one house: its course, delivery, deposit or groups. */
export function isHouseTerm(sentence: string, language: Language): boolean {
  if (TERMS[language]?.test(sentence) === true || namesOpeningHours(sentence, language)) return true;
  return PER_PERSON.test(sentence) && CURRENCY.test(sentence) && !TAX.test(sentence);
}
