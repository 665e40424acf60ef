/** What a unit measures, and how many of the dimension's base units it holds. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

/**
 * Units by dimension, in all languages together: `factor: names`, names as they stand behind (or, for currencies,
 * before) a number. Currencies are dimensions of their own, so that none is ever converted into another.
 */
const DIMENSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  percent: {
    1: '% percent|per cent|pct|prozent|pour cent|por ciento|per cento|por cento|procent|procenty|procenta|procentů|procentu|proc|procentų|procentai|procentais|procentas|prosenttia|prosentin|prosentti|prosent|protsenti|protsent|százalék|százaléka|százalékkal|százalékot|százalékos|la sută|процент|процента|процентов|процентам|процентами|на сто|τοις εκατό|τοις εκατο|yüzde|في المئة|في المائة|بالمئة|بالمائة|प्रतिशत|फीसदी|फ़ीसदी|শতাংশ|persen|peratus|phần trăm|เปอร์เซ็นต์|パーセント|퍼센트|프로',
  },
  points: {
    1: 'percentage points|percentage point|percentage-points|percentage-point|pp|prozentpunkte|prozentpunkten|prozentpunkt|points de pourcentage|point de pourcentage|puntos porcentuales|punto porcentual|pontos percentuais|ponto percentual|punti percentuali|punto percentuale|procentpunten|procentpunt|procentenheter|procentpoint|prosentpoeng|punkty procentowe|punktów procentowych|punktu procentowego|procentních bodů|procentního bodu|процентных пункта|процентных пунктов|процентный пункт|процентного пункта|процентни пункта|prosenttiyksikköä|százalékponttal|százalékpont|puncte procentuale|yüzde puan|yüzde puanı|个百分点|個百分點|百分点|百分點|ポイント|パーセントポイント|%p|%포인트|퍼센트포인트|نقطة مئوية|نقاط مئوية|प्रतिशत अंक|điểm phần trăm|จุดเปอร์เซ็นต์|poin persentase|mata peratusan',
  },
  length: {
    1: 'm|metre|metres|meter|meters|metern|mètre|mètres|metro|metros|metri|metrów|metry|metrů|metrin|metriä|méter|метр|метра|метров|м|μέτρα|метри|متر|مترا|مترًا|أمتار|米|公尺|メートル|미터|मीटर|মিটার|เมตร|mét|metrai|metrų|meetrit|metru',
    1000: 'km|kilometre|kilometres|kilometer|kilometers|kilometern|kilomètre|kilomètres|kilómetro|kilómetros|quilômetro|quilômetros|quilómetros|chilometri|chilometro|kilometrów|kilometry|kilometrů|kilometriä|kilométer|километр|километра|километров|км|χιλιόμετρα|километри|كيلومتر|كيلومترا|كيلومترًا|كم|كيلومترات|公里|千米|キロメートル|キロ|킬로미터|किलोमीटर|किमी|কিলোমিটার|กิโลเมตร|กม|ki-lô-mét|kilometrov|kilometre|kilometrai|kilometrų|kilomeetrit|kilometri',
    0.01: 'cm|centimetre|centimetres|centimeter|centimeters|zentimeter|centimètres|centímetros|centimetri|centymetrów|сантиметров|см|سنتيمتر|سم|厘米|公分|センチ|センチメートル|센티미터|सेंटीमीटर|เซนติเมตร|santimetre|xentimét',
    0.001: 'mm|millimetre|millimetres|millimeter|millimeters|millimètres|milímetros|millimetri|milimetrów|миллиметров|мм|ملم|毫米|公厘|ミリ|ミリメートル|밀리미터|มิลลิเมตร',
    1609.344: 'mi|mile|miles|meilen|meile|millas|milles|miglia|mil|миль|мили|миля|ميل|英里|マイル|마일|मील|ไมล์|dặm',
    0.3048: 'ft|foot|feet|fuß|pieds|pies|piedi|pés|英尺|フィート|피트|فت|قدم|фут|футов|फुट|ฟุต',
    0.0254: 'inch|inches|zoll|pouces|pulgadas|英寸|インチ|인치',
    0.9144: 'yard|yards',
  },
  area: {
    1: 'm^2|m2|sqm|square metres|square metre|square meters|square meter|quadratmeter|mètres carrés|metros cuadrados|metros quadrados|metri quadrati|metrów kwadratowych|квадратных метров|кв. м|متر مربع|平方米|平方メートル|제곱미터|वर्ग मीटर|ตารางเมตร|mét vuông|metrekare|vierkante meter|kvadratmeter',
    1e6: 'km^2|km2|square kilometres|square kilometre|square kilometers|quadratkilometer|quadratkilometern|kilomètres carrés|kilómetros cuadrados|quilômetros quadrados|quilómetros quadrados|chilometri quadrati|kilometrów kwadratowych|квадратных километров|кв. км|كيلومتر مربع|平方公里|平方キロメートル|제곱킬로미터|वर्ग किलोमीटर|ตารางกิโลเมตร|kilômét vuông|kilometrekare|vierkante kilometer|kvadratkilometer',
    1e4: 'ha|hectare|hectares|hektar|hektare|hectáreas|ettari|hektarów|гектаров|га|هكتار|公顷|公頃|ヘクタール|헥타르|हेक्टेयर|เฮกตาร์|héc-ta|hecta',
    4046.86: 'acre|acres|英亩|एकड़',
    2589988: 'square miles|square mile|平方英里',
    1600: 'ไร่',
  },
  mass: {
    1: 'g|gram|grams|gramm|gramme|grammes|gramos|gramas|grammi|gramów|граммов|грамма|г|جرام|غرام|غرامات|克|グラム|그램|ग्राम|গ্রাম|กรัม|gam',
    1000: 'kg|kilogram|kilograms|kilo|kilos|kilogramm|kilogrammes|kilogramos|quilos|chilogrammi|chili|kilogramów|килограммов|килограмма|кг|كيلوغرام|كيلوغراما|كيلوغرامًا|كجم|كغ|公斤|千克|キログラム|킬로그램|किलोग्राम|किलो|কেজি|กิโลกรัม|กก|ki-lô-gam',
    1e6: 't|ton|tonne|tonnes|tonnen|metric tons|metric ton|toneladas|tonnellate|ton metrik|тонн|тонны|طن|طنا|طنًا|أطنان|吨|噸|公吨|トン|톤|टन|টন|ตัน|tấn|tonn|tonnia|tonna',
    907184.7: 'short tons|short ton',
    453.592: 'lb|lbs|pound|pounds|pfund|磅|ポンド',
    28.3495: 'oz|ounce|ounces|unzen',
    0.001: 'mg|milligram|milligrams|milligramm|milligrammes|miligramos|miligramas|milligrammi|miligramów|миллиграммов|миллиграмма|мг|مليغرام|ملغ|毫克|ミリグラム|밀리그램|मिलीग्राम|มิลลิกรัม|มก',
    1e-6: 'µg|μg|mcg|microgram|micrograms|mikrogramm|微克',
  },
  volume: {
    1: 'l|litre|litres|liter|liters|litern|litros|litri|litrów|litrů|litraa|литр|литров|литра|لتر|لترا|لترًا|升|公升|リットル|리터|लीटर|লিটার|ลิตร|lít|litre',
    100: 'hl|hectolitre|hectolitres|hectoliters|hektoliter|hektolitern|hectolitros|ettolitri|hektolitrów|гектолитров|百升',
    0.001: 'ml|millilitre|millilitres|milliliter|milliliters|mililitros|millilitri|mililitrów|мл|миллилитров|毫升|ミリリットル|밀리리터|मिलीलीटर|มิลลิลิตร|مل',
    1000: 'm^3|m3|cubic metres|cubic metre|cubic meters|cubic meter|kubikmeter|mètres cubes|metros cúbicos|metri cubi|metrów sześciennych|кубометров|кубических метров|куб. м|متر مكعب|立方米|立方メートル|세제곱미터|घन मीटर|ลูกบาศก์เมตร|mét khối|metreküp|kubieke meter',
    3.78541: 'gallon|gallons|加仑',
    158.987: 'barrel|barrels|barriles|barils|fässer|баррелей|برميل|桶|バレル',
    1e9: 'cubic kilometres|km^3',
  },
  time: {
    0.001: 'ms|millisecond|milliseconds|millisekunden|毫秒',
    1: 's|sec|second|seconds|sekunde|sekunden|secondes|segundos|secondi|sekund|секунд|секунды|ثانية|ثوان|ثواني|秒|秒钟|秒鐘|초|सेकंड|วินาที|giây|saniye|detik',
    60: 'min|mins|minute|minutes|minuten|minutos|minuti|minut|minuty|minuter|minutter|minuuttia|perc|минут|минуты|мин|دقيقة|دقائق|分钟|分鐘|分|分間|분|मिनट|মিনিট|นาที|phút|dakika|menit|minit|minučių|λεπτά',
    3600: 'h|hr|hrs|hour|hours|stunde|stunden|heure|heures|hora|horas|ore|ora|uur|uren|godzin|godziny|godzina|hodin|hodiny|tuntia|timmar|timer|óra|час|часа|часов|часове|ώρες|ساعة|ساعات|小时|小時|時間|시간|घंटे|घंटा|ঘণ্টা|ชั่วโมง|giờ|tiếng|saat|jam|valandų|valandas|tundi',
    86400: 'day|days|tag|tage|tagen|jour|jours|día|días|dia|dias|giorno|giorni|dag|dagen|dagar|dage|dager|dni|dzień|dní|päivää|nap|zile|день|дня|дней|дни|ημέρες|يوم|يوما|يومًا|أيام|天|日|日間|일|दिन|দিন|วัน|ngày|gün|hari|dienų|dienas|päeva',
    604800: 'week|weeks|woche|wochen|semaine|semaines|semana|semanas|settimana|settimane|weken|veckor|uger|uker|tygodni|tygodnie|týdnů|týdny|viikkoa|hét|săptămâni|недель|недели|седмици|εβδομάδες|أسبوع|أسابيع|أسبوعا|أسبوعًا|周|週|星期|週間|주|सप्ताह|हफ्ते|সপ্তাহ|สัปดาห์|tuần|hafta|minggu|savaičių|nädalat',
    2629800: 'month|months|monat|monate|monaten|mois|mes|meses|mese|mesi|maand|maanden|månader|måneder|miesięcy|miesiące|měsíců|měsíce|kuukautta|hónap|luni|месяц|месяца|месяцев|месеца|μήνες|شهر|شهرا|شهرًا|أشهر|شهور|个月|個月|ヶ月|か月|カ月|개월|महीने|माह|মাস|เดือน|tháng|ay|bulan|mėnesių|kuud',
    31557600: 'year|years|jahr|jahre|jahren|ans|année|années|año|años|ano|anos|anno|anni|jaar|jaren|år|lat|lata|let|roky|roků|vuotta|év|ani|год|года|лет|години|χρόνια|έτη|سنة|سنوات|سنين|عام|عاما|عامًا|أعوام|年|年间|年間|년|साल|वर्ष|বছর|ปี|năm|yıl|tahun|metų|metus|aastat',
    315576000: 'decade|decades|jahrzehnt|jahrzehnte|jahrzehnten|décennies|décadas|decenni',
    3155760000: 'century|centuries|jahrhunderte|siècles|siglos|secoli',
  },
  speed: {
    0.277777778: 'km/h|kmh|kph|kilometres per hour|kilometers per hour|kilometres an hour|kilometers an hour|stundenkilometer|kilomètres par heure|kilómetros por hora|quilômetros por hora|chilometri orari|км/ч|公里每小时|كيلومتر في الساعة|كم/ساعة',
    0.44704: 'mph|miles per hour|miles an hour',
    1: 'm/s|metres per second|meters per second|metros por segundo|м/с|米每秒|米/秒',
  },
  flow: { 1: 'cubic metres per second|cubic meters per second|m^3/s|kubikmeter pro sekunde', 0.001: 'litres per second|liters per second|l/s' },
  energy: {
    1: 'j|joule|joules',
    1000: 'kj|kilojoule|kilojoules',
    4184: 'kcal|kilocalories|calories|kalorien|calorías|キロカロリー|千卡|大卡|ккал',
    3600: 'wh|watt-hours|watt hours',
    3.6e6: 'kwh|kilowatt-hours|kilowatt-hour|kilowatt hours|kilowatt hour|kilowattstunden|kilowattstunde|kilowattheures|kilovatios hora|kilovatios-hora|quilowatts-hora|chilowattora|kilowatogodzin|киловатт-часов|кВт·ч|квт-ч|квтч|千瓦时|度电|キロワット時|كيلوواط ساعة|킬로와트시',
    3.6e9: 'mwh|megawatt-hours|megawatt hours|megawattstunden|megavatios hora|мегаватт-часов|兆瓦时',
    3.6e12: 'gwh|gigawatt-hours|gigawatt hours|gigawattstunden|gigavatios hora|吉瓦时',
    3.6e15: 'twh|terawatt-hours|terawatt hours|terawattstunden|teravatios hora',
  },
  power: {
    1: 'w|watt|watts|vatios|ватт|вт|瓦|ワット|와트|واط',
    1000: 'kw|kilowatt|kilowatts|kilovatios|киловатт|квт|千瓦|キロワット|킬로와트|كيلوواط',
    1e6: 'mw|megawatt|megawatts|mégawatts|megavatios|megawatów|мегаватт|мвт|兆瓦|メガワット|메가와트|ميغاواط|ميجاواط|मेगावाट|เมกะวัตต์',
    1e9: 'gw|gigawatt|gigawatts|gigavatios|гигаватт|гвт|吉瓦|ギガワット|기가와트|غيغاواط|जीगावाट',
  },
  data: { 1: 'byte|bytes', 1000: 'kb|kilobytes', 1e6: 'mb|megabytes|megabyte', 1e9: 'gb|gigabytes|gigabyte', 1e12: 'tb|terabytes' },
  celsius: { 1: '°c|degrees celsius|degree celsius|degrees centigrade|grad celsius|grad|degrés celsius|degrés|grados celsius|grados|graus celsius|graus|gradi celsius|gradi|graden|grader|stopni celsjusza|stopni|stupňů|градусов цельсия|градусов|градуса|摄氏度|攝氏度|度|℃|درجة مئوية|درجات مئوية|डिग्री सेल्सियस|องศาเซลเซียส|องศา|độ c|độ|derece|도|astetta|fok' },
  fahrenheit: { 1: '°f|degrees fahrenheit|grad fahrenheit|degrés fahrenheit|grados fahrenheit|华氏度|華氏度' },
  concentration: { 1: 'ppm|parts per million', 0.001: 'ppb|parts per billion' },
  pressure: { 1: 'pa|pascal', 100: 'hpa|mbar|millibars', 1e5: 'bar', 1e6: 'mpa' },
  frequency: { 1: 'hz|hertz', 1000: 'khz', 1e6: 'mhz', 1e9: 'ghz' },
  times: { 1: 'times|fold|mal|fois|veces|vezes|volte|keer|gånger|gange|ganger|razy|krát|раза|раз|пъти|φορές|أضعاف|مرات|倍|배|गुना|গুণ|เท่า|lần|kat|kali|kertaa|kartus|korda|-szor|ori' },
  USD: { 1: '$|us$|usd|dollar|dollars|us-dollar|us dollars|us dollar|dólares|dólar|dollari|dolarów|dolary|dolarů|долларов|доллара|доллар|долара|δολάρια|دولار|دولارا|دولارًا|دولارات|美元|ドル|달러|डॉलर|ডলার|ดอลลาร์|đô la|đô-la|dolar|dolara|dollaria|dollár' },
  EUR: { 1: '€|eur|euro|euros|евро|ευρώ|يورو|欧元|歐元|ユーロ|유로|यूरो|ইউরো|ยูโร|avro|euroa|eurot|eurų|eura' },
  GBP: { 1: '£|gbp|pound sterling|pounds sterling|pfund sterling|livres sterling|libras esterlinas|英镑|英鎊|파운드' },
  JPY: { 1: '¥|yen|jpy|日元|日圆|日圓|円|엔|йен|ین' },
  CNY: { 1: 'yuan|rmb|cny|人民币|人民幣|元|юаней|위안' },
  TWD: { 1: '新台幣|新台币|台幣' },
  INR: { 1: '₹|rupees|rupee|inr|rs|रुपये|रुपए|रुपया' },
  BDT: { 1: '৳|টাকা' },
  KRW: { 1: '₩|won|원' },
  RUB: { 1: '₽|рублей|рубля|рубль|руб' },
  TRY: { 1: '₺|lira|tl|lirası' },
  THB: { 1: '฿|baht|บาท' },
  VND: { 1: '₫|đồng|vnd' },
  IDR: { 1: 'rupiah|rp' },
  BRL: { 1: 'r$|reais|real' },
  PLN: { 1: 'zł|złotych|złoty|złote|zlotys' },
  CZK: { 1: 'kč|korun|koruny' },
  CHF: { 1: 'chf|franken|schweizer franken|swiss francs' },
  SEK: { 1: 'sek|kr|kronor|kroner|crowns' },
  HUF: { 1: 'forint|forintot' },
}; // biome-ignore format: lists of names

/** Unit by its name, as `foldUnit` writes it. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(DIMENSIONS).flatMap(([dimension, factors]) =>
    Object.entries(factors).flatMap(([factor, names]) =>
      names
        .split(/[|]/)
        .flatMap((name) => (name.startsWith('% ') ? ['%', name.slice(2)] : [name]))
        .map((name) => [name, { dimension, factor: Number(factor) }] as const),
    ),
  ),
);

/** Dimensions in which two parts make one value: "2 hours 40 minutes". */
export const COMPOUND: ReadonlySet<string> = new Set(['time', 'length', 'mass']);

/** The same words, another unit. */
export const OWN_UNITS: Readonly<Record<string, Readonly<Record<string, Unit>>>> = {
  en: {
    ton: { dimension: 'mass', factor: 907184.7 },
    tons: { dimension: 'mass', factor: 907184.7 },
    won: { dimension: 'none', factor: 1 },
  },
  fr: { an: { dimension: 'time', factor: 31557600 } },
  no: { mil: { dimension: 'length', factor: 10000 } },
  sv: { mil: { dimension: 'length', factor: 10000 } },
};
