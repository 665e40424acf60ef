import type { Language } from '../contract/languages.ts';
import { wordsOf } from '../language/segment-words.ts';
import { stemOf } from '../language/stem.ts';
import { withoutCountry } from '../language/without-country.ts';

/** Words that change nothing about what is measured, and words that name one measure. */
interface MeasureWords {
  /** Articles, forms of "to be", "about", "usually". No word for a place, a time, a kind, a comparison or a denial. */
  readonly neutral: string;
  /** Each a list of words for one measure. */
  readonly measures: readonly string[];
}

const EN: MeasureWords = {
  neutral: `a an the of is are was be about around roughly approximately some usually typically generally normally commonly
    often mostly as rule general to and by between on can will it its that which lies lie amounts amount reaches reach
    comes come estimated usual typical their there for from up in at on within into has have take takes taking should let most each every
    per account accounts goes make makes`,
  measures: [
    'cost costs price prices priced costing', 'last lasts lifespan lifetime life lives live lived durability',
    'need needs needed require requires required requirement requirements', 'weigh weighs weight weighing',
    'cover covers covered coverage', 'hold holds contain contains content', 'tall height high',
    'consume consumes consumption', 'produce produces produced production', 'emit emits emission emissions',
    'rise rises rising', 'sleep sleeps', 'grow grows growth', 'deliver delivers',
  ],
}; // biome-ignore format: lists of words

const WORDS: Partial<Record<Language, MeasureWords>> = {
  en: EN,
  de: {
    neutral: `der die das des dem den ein eine einer eines einem einen ist sind beträgt betragen liegt liegen bei rund etwa
      ca circa ungefähr in regel meist meistens gewöhnlich üblicherweise normalerweise oft von und auf zu zwischen es sie
      im allgemeinen in im am an für pro je jede jeder jedes haben hat man sollte sollten`,
    measures: [
      'hält halten lebensdauer haltbarkeit', 'lebt leben lebenserwartung', 'kostet kosten preis preise',
      'wiegt wiegen gewicht', 'braucht brauchen benötigt benötigen bedarf', 'verbraucht verbrauchen verbrauch',
      'fasst fassen fassungsvermögen', 'enthält enthalten gehalt', 'erzeugt erzeugen erzeugung', 'dauert dauern dauer',
    ],
  },
  fr: {
    neutral: `le la les l un une des de du d est sont environ près autour quelque généralement habituellement souvent
      normalement en général et à au aux entre il elle se situe situent dans pour par chaque faut que soit bout met mettent a ont`,
    measures: [
      'dure durent durée vie longévité', 'coûte coûtent coût prix', 'pèse pèsent poids', 'vit vivent',
      'consomme consomment consommation', 'besoin besoins nécessite nécessitent demande demandent', 'produit produisent production', 'contient contiennent teneur',
    ],
  },
  es: {
    neutral: `el la los las un una unos unas de del es son ser suele suelen alrededor cerca aproximadamente generalmente
      normalmente habitualmente en general y a al entre se sitúa por para cada tarda tardan tiene tienen`,
    measures: [
      'dura duran duración vida útil', 'cuesta cuestan coste costo precio', 'pesa pesan peso', 'vive viven',
      'consume consumen consumo', 'necesita necesitan necesidad necesidades requiere requieren', 'produce producen producción', 'contiene contienen contenido',
    ],
  },
  it: {
    neutral: `il lo la l i gli le un uno una di del della dell dei delle è sono circa intorno in genere generale
      solitamente normalmente e a tra fra in per ogni ha hanno`,
    measures: [
      'dura durano durata vita', 'costa costano costo prezzo', 'pesa pesano peso', 'vive vivono',
      'consuma consumano consumo', 'bisogno fabbisogno richiede richiedono', 'produce producono produzione', 'contiene contengono contenuto',
    ],
  },
  pt: {
    neutral: `o a os as um uma de do da dos das é são cerca aproximadamente em geral geralmente normalmente e à ao entre por para cada tem têm`,
    measures: [
      'dura duram duração vida útil', 'custa custam custo preço', 'pesa pesam peso', 'vive vivem',
      'consome consomem consumo', 'produz produzem produção', 'contém contêm teor',
    ],
  },
  nl: {
    neutral: `de het een van is zijn bedraagt ongeveer circa zo'n rond meestal gewoonlijk doorgaans vaak in regel en
      tussen ligt liggen op per elke elk voor heeft hebben`,
    measures: [
      'gaat gaan mee levensduur', 'kost kosten prijs', 'weegt wegen gewicht', 'leeft leven', 'verbruikt verbruiken verbruik',
      'bevat bevatten gehalte',
    ],
  },
  pl: {
    neutral: `to jest są około ok mniej więcej zwykle zazwyczaj na ogół i od do wynosi wynoszą przeważnie w na za każdy każda każde ma mają`,
    measures: [
      'kosztuje kosztują cena ceny koszt', 'waży ważą waga masa', 'żyje żyją', 'zużywa zużywają zużycie',
      'trwałość żywotność wytrzymuje',
    ],
  },
  ru: {
    neutral: `это около примерно приблизительно обычно как правило составляет составляют равен равна равно и
      от до в на за каждый каждая каждое имеет имеют`,
    measures: [
      'служит служат срок службы', 'стоит стоят цена стоимость', 'весит весят вес масса', 'живёт живут',
      'потребляет потребляют потребление расход', 'содержит содержат содержание',
    ],
  },
  ja: {
    neutral: 'の は が を に で と 約 およそ ほど 程度 です である ある ます だ 一般 的 通常 ふつう 普通 くらい ぐらい 前後 から まで',
    measures: ['寿命', '価格 値段 費用', '重さ 体重 重量'],
  },
  'zh-CN': {
    neutral: '的 约 大约 为 是 一般 通常 左右 大概 在 到 至 达 有 约为 一 只 一只 个 一个 每',
    measures: ['寿命', '价格 售价 费用', '重量 体重'],
  },
  'zh-TW': {
    neutral: '的 約 大約 為 是 一般 通常 左右 大概 在 到 至 達 有 約為 一 隻 一隻 個 一個 每',
    measures: ['壽命', '價格 售價 費用', '重量 體重'],
  },
  ko: {
    neutral: '약 대략 보통 일반적으로 정도 이다 정도이다 대개',
    measures: ['수명', '가격 값 비용', '무게 체중'],
  },
  ar: {
    neutral: 'نحو حوالي قرابة عادة غالبا تقريبا هو هي يبلغ تبلغ من إلى بين يقدر في كل',
    measures: ['يعيش تعيش عمر', 'سعر ثمن تكلفة يكلف', 'وزن يزن تزن'],
  },
  tr: {
    neutral: 'yaklaşık genellikle çoğunlukla bir ile civarında kadar',
    measures: ['ömrü ömür', 'fiyatı fiyat maliyeti', 'ağırlığı ağırlık'],
  },
}; // biome-ignore format: lists of words

interface Prepared {
  readonly neutral: ReadonlySet<string>;
  /** By stem: the first word of its list. */
  readonly measures: ReadonlyMap<string, string>;
}

const prepared = new Map<Language, Prepared>();

/**
 * What a statement without its figure measures, as its distinct words in a fixed order: those that change nothing are
 * left out, and those for one measure are one; where those of a language are not known, all words count.
 */
export function measuredThing(text: string, language: Language): readonly string[] {
  const known = preparedFor(language);
  const words = wordsOf(text, language).flatMap((word) => word.split(/['-]/u).filter((part) => part !== ''));
  const stems = words
    .filter((word) => !known.neutral.has(word))
    .map((word) => stemOf(word, language))
    .map((stem) => known.measures.get(stem) ?? stem);
  return [...new Set(stems)].sort();
}

function preparedFor(language: Language): Prepared {
  const before = prepared.get(language);
  if (before !== undefined) return before;
  const words = WORDS[withoutCountry(language)] ?? { neutral: '', measures: [] };
  const measures = new Map<string, string>();
  for (const list of words.measures) {
    const stems = list.split(/\s+/u).map((word) => stemOf(word, language));
    for (const stem of stems) measures.set(stem, `=${stems[0] ?? ''}`);
  }
  const made = { neutral: new Set(words.neutral.split(/\s+/u)), measures };
  prepared.set(language, made);
  return made;
}

/** What makes a clause behind the figure limit it. */
const CONDITIONS: Partial<Record<Language, RegExp>> = {
  ar: /إذا|عندما|حين|شرط/u,
  de: /(?<!\p{L})(?:wenn|falls|sofern|sobald|solange|bei|ohne|mit)(?!\p{L})/iu,
  en: /\b(?:if|when|unless|provided|until|without|with|depending|except|in|at)\b/iu,
  es: /(?<!\p{L})(?:si|cuando|siempre que|sin|con|según|en)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:si|quand|lorsqu|tant que|sans|avec|selon|en)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:se|quando|purché|senza|con|secondo|in)(?!\p{L})/iu,
  ja: /なら|ば|とき|場合/u,
  nl: /(?<!\p{L})(?:als|wanneer|indien|mits|zonder|met|in)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:jeśli|jeżeli|gdy|kiedy|bez|przy|w)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:se|quando|desde que|sem|com|em)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:если|когда|при|без|в)(?!\p{L})/iu,
  'zh-CN': /如果|只有|只要|时|若|条件/u,
  'zh-TW': /如果|只有|只要|時|若|條件/u,
};

/** What follows a figure without a clause that only comments on it ("..., because they are fed royal jelly"). */
export function withoutAfterthought(rest: string, language: Language): string {
  const comma = rest.search(/[,;，；、،]/u);
  const condition = CONDITIONS[language];
  if (comma < 0 || condition === undefined) return rest;
  const clause = rest.slice(comma);
  return condition.test(clause) || /\d/u.test(clause) ? rest : rest.slice(0, comma);
}
