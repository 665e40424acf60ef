import type { Language } from '../../contract/languages.ts';

interface Counting {
  /** Opens the first of a row that is counted ("The first is ...", "First, ..."). */
  readonly begins: RegExp;
  /** Opens a later one ("The third reason ...", "Second, ..."). */
  readonly goesOn: RegExp;
  /** Opens the last one without a number ("Finally, ..."). */
  readonly ends: RegExp;
}

const EN =
  '(?:is|was|are|were|comes?|lies|concerns?|one|reason|cause|factor|thing|step|point|way|rule|group|type|kind|advantage|drawback|problem|question|method|option)\\b';
const DE =
  '(?:ist|sind|war|liegt|betrifft|Grund|Ursache|Faktor|Schritt|Punkt|Weg|Regel|Gruppe|Art|Vorteil|Nachteil|Frage|Möglichkeit)(?!\\p{L})';
const ES =
  '(?:es|son|razón|causa|factor|paso|punto|forma|manera|regla|grupo|tipo|ventaja|desventaja|problema|motivo)(?!\\p{L})';
const FR =
  '(?:est|sont|raison|cause|facteur|étape|point|façon|manière|règle|groupe|type|avantage|inconvénient|problème)(?!\\p{L})';

const COUNTING: Partial<Record<Language, Counting>> = {
  ar: { begins: /^أول[اًا]/u, goesOn: /^(?:ثاني|ثالث|رابع|خامس)[اًا]/u, ends: /^(?:أخير[اًا]|وأخير[اًا])/u },
  de: {
    begins: new RegExp(`^(?:Erstens|Zum einen|(?:Der|Die|Das) erste ${DE})`, 'u'),
    goesOn: new RegExp(
      `^(?:Zweitens|Drittens|Viertens|Fünftens|(?:Der|Die|Das) (?:zweite|dritte|vierte|fünfte|letzte) ${DE})`,
      'u',
    ),
    ends: /^(?:Schließlich|Zuletzt)(?!\p{L})/u,
  },
  en: {
    begins: new RegExp(`^(?:First(?:ly)?,|(?:The|One) first ${EN})`, 'u'),
    goesOn: new RegExp(
      `^(?:(?:Second|Third|Fourth|Fifth)(?:ly)?,|(?:The|A) (?:second|third|fourth|fifth|sixth|last|final) ${EN})`,
      'u',
    ),
    ends: /^(?:Finally|Lastly|Last of all),/u,
  },
  es: {
    begins: new RegExp(`^(?:En primer lugar|Primero,|(?:El|La) primer[oa]? ${ES})`, 'u'),
    goesOn: new RegExp(
      `^(?:En (?:segundo|tercer|cuarto) lugar|(?:El|La) (?:segund[oa]|tercer[oa]?|cuart[oa]|últim[oa]) ${ES})`,
      'u',
    ),
    ends: /^(?:Por último|Finalmente|En último lugar)(?!\p{L})/u,
  },
  fr: {
    begins: new RegExp(`^(?:Premièrement|(?:Le|La) premi(?:er|ère) ${FR})`, 'u'),
    goesOn: new RegExp(
      `^(?:Deuxièmement|Troisièmement|Quatrièmement|(?:Le|La) (?:deuxième|seconde?|troisième|quatrième|derni(?:er|ère)) ${FR})`,
      'u',
    ),
    ends: /^(?:Enfin|Finalement)(?!\p{L})/u,
  },
  it: {
    begins: /^(?:In primo luogo|Primo,)/u,
    goesOn: /^(?:In (?:secondo|terzo|quarto) luogo|Secondo,|Terzo,)/u,
    ends: /^(?:Infine|Da ultimo)(?!\p{L})/u,
  },
  ja: { begins: /^(?:第一に|まず、)/u, goesOn: /^(?:第[二三四五]に|次に、)/u, ends: /^最後に/u },
  ko: { begins: /^첫째/u, goesOn: /^(?:둘째|셋째|넷째)/u, ends: /^마지막으로/u },
  nl: {
    begins: /^(?:Ten eerste|Eerstens)(?!\p{L})/u,
    goesOn: /^Ten (?:tweede|derde|vierde)(?!\p{L})/u,
    ends: /^(?:Ten slotte|Tot slot)(?!\p{L})/u,
  },
  pl: { begins: /^Po pierwsze/u, goesOn: /^Po (?:drugie|trzecie|czwarte)/u, ends: /^(?:Na koniec|Wreszcie)(?!\p{L})/u },
  ru: { begins: /^Во-первых/u, goesOn: /^(?:Во-вторых|В-третьих|В-четв[её]ртых)/u, ends: /^Наконец/u },
  'zh-CN': {
    begins: /^(?:首先|第一[，,、是个种]|一是)/u,
    goesOn: /^(?:其次|再次|第[二三四五][，,、是个种]|[二三四五]是)/u,
    ends: /^最后[，,]/u,
  },
  'zh-TW': {
    begins: /^(?:首先|第一[，,、是個種]|一是)/u,
    goesOn: /^(?:其次|再次|第[二三四五][，,、是個種]|[二三四五]是)/u,
    ends: /^最後[，,]/u,
  },
};

/** The place a sentence has in a row that its paragraph counts; undefined when it counts nothing. */
export type CountedPlace = 'first' | 'next' | 'last' | undefined;

export function countedPlace(sentence: string, language: Language): CountedPlace {
  const counting = COUNTING[language];
  if (counting === undefined) return undefined;
  if (counting.begins.test(sentence)) return 'first';
  if (counting.goesOn.test(sentence)) return 'next';
  return counting.ends.test(sentence) ? 'last' : undefined;
}
