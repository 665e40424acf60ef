import type { Language } from '../contract/languages.ts';

/** Languages that write 1,000.5; all others write 1.000,5 or 1 000,5. */
const DECIMAL_POINT: ReadonlySet<Language> = new Set([
  'ar', 'bn', 'bo', 'en', 'hi', 'ja', 'ko', 'ms', 'th', 'zh-CN', 'zh-TW',
]); // biome-ignore format: one list

export function writesDecimalPoint(language: Language): boolean {
  return DECIMAL_POINT.has(language);
}

/** First digits of the scripts that count with their own. */
const ZEROS = ['٠', '۰', '०', '০', '๐', '༠', '０'].map((zero) => zero.codePointAt(0) ?? 0);
const OWN_DIGIT = /[٠-٩۰-۹०-९০-৯๐-๙༠-༩０-９]/gu;

/** The text with digits 0 to 9 in place of those of other scripts; of the same length. */
export function withAsciiDigits(text: string): string {
  return text.replace(OWN_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });
}

const POWERS: readonly (readonly [number, string])[] = [
  [1e2, '百'],
  [1e3, 'k tsd tausend thousand mila mil mille tisíc tys тыс тысяч хил хиляди bin ezer duizend tusind tusen tuhat nghìn ngàn ribu หลัก ألف آلاف हज़ार हजार হাজার 千 천 พัน χιλιάδες tūkst'],
  [1e4, '万 萬 만 หมื่น'],
  [1e5, 'lakh lakhs लाख লাখ লক্ষ แสน'],
  [1e6, 'million millions mio mln mill millionen millón millones milhão milhões milione milioni miljoen miljoenen milion milionů miliony milionów miljon miljoner millioner milijono milijonų milijonai miljonit miljoonaa miljoona millió milyon milioane milioni triệu juta млн миллион миллиона миллионов милион милиона εκατ εκατομμύρια مليون ملايين दस-लाख মিলিয়ন ล้าน 百万 百萬 백만'],
  [1e7, 'crore crores करोड़ কোটি'],
  [1e8, '亿 億 억'],
  [1e9, 'bn billion billions mrd mld milliarde milliarden milliard milliards miliardi miliarde miljard miliard miliardy miliardů miljardit miljardia miljardi miljarder milliarder milliárd milyar miliar tỷ млрд миллиард миллиарда миллиардов милиард милиарда δισ δισεκατομμύρια مليار مليارات अरब'],
  [1e12, '万亿 兆 조 trillion trillions bilhão trilyun'],
]; // biome-ignore format: lists of words
const SCALES: ReadonlyMap<string, number> = new Map(
  POWERS.flatMap(([power, words]) => words.split(' ').map((word) => [word, power] as const)),
);
/** The same words count differently: a billion of the long scale, a hundred million of 百万. */
const OWN_SCALES: Partial<Record<Language, Readonly<Record<string, number>>>> = {
  es: { billón: 1e12, billones: 1e12 },
  pt: { bilião: 1e12 },
  'pt-BR': { bilhão: 1e9, bilhões: 1e9 },
  de: { billion: 1e12, billionen: 1e12 },
  fr: { billion: 1e12, billions: 1e12 },
  th: { พันล้าน: 1e9 },
};

/** What a word behind a figure multiplies it by; undefined for a unit. */
export function scaleOf(word: string, language: Language): number | undefined {
  return OWN_SCALES[language]?.[word] ?? SCALES.get(word);
}

/** Scale words of scripts without spaces, longest first. */
export const UNSPACED_SCALES = [
  'พันล้าน',
  '万亿',
  '百万',
  '百萬',
  '万',
  '萬',
  '亿',
  '億',
  '兆',
  '千',
  '만',
  '억',
  '조',
  '천',
  'ล้าน',
  'แสน',
  'หมื่น',
  'พัน',
];

const PERCENT = new Set(
  (
    'percent per-cent pct prozent procent prosent prosenttia prosentti protsenti protsenti pourcent porciento por-cento ' +
    'percento per-cento procento procenta procentů procentų proc százalék yüzde persen peratus процент процента ' +
    'процентов процентам τοις-εκατό phần-trăm प्रतिशत শতাংশ بالمئة بالمائة في-المئة パーセント 퍼센트 프로 เปอร์เซ็นต์ 个百分点 ٪ ％'
  )
    .split(' ')
    .map((word) => word.replaceAll('-', ' ')),
);

/** `%` for every way to say percent, else the word itself. */
export function unitOf(words: string): string {
  const [first = '', second = ''] = words.split(/\s+/u);
  return PERCENT.has(first) || PERCENT.has(`${first} ${second}`) ? '%' : first;
}
