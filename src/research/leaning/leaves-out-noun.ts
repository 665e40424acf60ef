import type { Language } from '../../contract/languages.ts';

interface Ellipsis {
  /** Opens with an adjective or number as its subject ("A small one loses pressure", "Ein kleiner verliert Druck"). */
  readonly opening: RegExp;
  /** A number or ordinal of which only the text before tells what it counts ("in the second", "one of the four will"). */
  readonly counted?: RegExp;
  /** What names it in the same sentence, in front of it: the first of the row, a number, or two things side by side. */
  readonly named?: RegExp;
}

const PORTUGUESE: Ellipsis = {
  opening:
    /^(?:Uma?|Uns|Umas|Os?|As?|Outr[oa]s?) (?:mais )?(?:pequen[oa]s?|grandes?|nov[oa]s?|velh[oa]s?|barat[oa]s?|car[oa]s?|curt[oa]s?|long[oa]s?|maior(?:es)?|menor(?:es)?|pior(?:es)?|melhor(?:es)?) (?:é|são|tem|têm|perde|perdem|custa|custam|precisa|precisam|gasta|gastam|dura|duram|pode|podem|leva|levam|deve|devem|fica|ficam|faz|fazem)(?!\p{L})/u,
  counted:
    /(?<!\p{L})(?:[nd]o (?:segundo|terceiro|quarto|quinto|último)|[nd]a (?:primeira|última)|ao (?:segundo|terceiro|último))(?=[.,;:]|$)|(?<!\p{L})(?:d|n|a|entre )?[oa]s (?:dois|duas|três|quatro)(?=[.,;:]|$)/u,
  named: /primeir[oa]s? \p{L}|(?<!\p{L})(?:dois|duas|três|quatro) \p{L}| e /iu,
};

const CHINESE: Ellipsis = {
  opening:
    /^(?:较|較|更|最)?(?:小|大|新|旧|舊|便宜|贵|貴|短|长|長|轻|輕|重)的(?=会|會|要|能|可以|只|则|則|就|需要|不)|^第[二三四五][个個种種](?=[，,是则則会會要])|^[多少省](?:排放|用|花|付|走)?[出下]?的[一二三四五六七八九十百千万萬两兩\d]/u,
  counted:
    /^(?:[^，。]{0,6}，)?(?:两者|兩者|二者|前者|后者|後者)|[两兩三四五六]人(?:合计|合計|共计|共計|一共|总共|總共)/u,
  named: /[和与與跟及、或]|一家|夫妻|夫妇|夫婦|家庭/u,
};

const LEFT_OUT: Partial<Record<Language, Ellipsis>> = {
  ar: {
    opening:
      /^و?(?:ال)?(?:صغير|كبير|قديم|جديد|رخيص|قصير|طويل)(?:ة)? (?:[يت]\p{L}{3,})|^و?(?:ال)(?:صغيرة|كبيرة|قديمة|جديدة) (?:منها|منه)(?!\p{L})/u,
    counted:
      /(?<!\p{L})(?:في|من|إلى|عن|على) (?:الثاني|الثانية|الثالث|الثالثة|الرابع|الرابعة|الأخير|الأخيرة)(?=[.،؛:]|$)/u,
    named: /الأول|أول |اثن|ثلاث|أربع/u,
  },
  cs: {
    opening:
      /^(?:Mal[ýáé]|Velk[ýáé]|Nov[ýáé]|Star[ýáé]|Levn[ýáé]|Drah[ýáé]|Menší|Větší|Levnější|Dražší) (?:je|jsou|má|mají|ztrácí|stojí|potřebuje|potřebují|vydrží|může|mohou|stačí)(?!\p{L})/u,
    counted: /(?<!\p{L})(?:ve druhé[m]?|v první[m]?|v prvém|ve třetí[m]?|v posledním)(?=[.,;:]|$)/u,
    named: /prvn|(?<!\p{L})(?:dv[aě]|tři|čtyři)(?!\p{L})/iu,
  },
  de: {
    opening:
      /^(?:Ein|Eine|Der|Die|Das|Jeder|Jede|Jedes|Kein|Keine) (?:(?:sehr|etwas|besonders|wirklich|ganz) )?(?!eine |andere|ander[er]?s|einzige|alles|meiste)\p{Ll}{2,}(?:er|e|es|en) (?:ist|sind|war|waren|hat|haben|hatte|kann|können|muss|müssen|wird|werden|darf|soll|sollte|verliert|kostet|kosten|braucht|brauchen|liefert|reicht|hält|halten|verbraucht|bleibt|gibt|bringt|genügt|dauert|wiegt|passt|eignet|lohnt|schafft|benötigt)(?!\p{L})(?! \p{Ll}+(?:e|en|er|es) \p{Lu})/u,
    counted:
      /(?<!\p{L})(?:im|am|beim|zum|vom|in der|in die|an der|auf der|bei der|aus der|von der|nach der|nach dem|vor dem|in dem|in den|auf dem|auf den) (?:ersten|zweiten|dritten|vierten|fünften|letzten)(?=[.,;:]|$| (?:und|oder|ist|sind|wird|werden|kann|können|hat|haben|folgt|folgen|kommt|kommen|\p{Ll}{2,}t)(?!\p{L}))|(?<!\p{L})(?:eine?[rs]?|keine?[rs]?|alle|jede[rs]?|mit|von|bei) (?:der|den|dieser) (?:zwei|drei|vier|fünf|sechs)(?=[.,;:]|$| (?!(?:bis|oder|und)(?!\p{L}))\p{Ll}+t(?!\p{L}))|(?<!\p{L})(?:an|in|auf|bei|von|mit|zwischen) beiden(?=[.,;:]|$| (?!Seiten|Händen|Enden|Richtungen|Geschlechtern|Ohren|Augen|Beinen|Füßen|Armen|Eltern|Polen)\p{Lu})/u,
    named:
      /(?<!\p{L})erste|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|beide)(?!\p{L})| und | oder |(?<!\p{L})sowohl(?!\p{L})/iu,
  },
  en: {
    opening:
      /^(?:(?:On|In|With|For|At|From) (?:an?|the)|An?|The|Any|Each|Every|No|Some|Most) (?:(?:very|slightly|much|really|somewhat|more) )?(?:small|large|big|new|old|good|bad|better|worse|cheap|expensive|short|long|high|low|fast|slow|hot|cold|wet|dry|light|heavy|dark|simple|modern|used|full|thin|thick|deep|wide|narrow|weak|strong|powerful|efficient|proper|poor|hard|soft|\p{Ll}{3,}(?:er|est)) ones?\b(?! (?:who|of|day|hour|year|week|month)\b)|^(?:Small|Large|Big|New|Old|Good|Bad|Better|Cheap|Expensive|Short|Long|Modern|Used|\p{Lu}\p{Ll}{2,}er) ones\b|^(?:Buy|Choose|Get|Take|Pick|Use|Find|Try|Keep|Order|Add) (?:one|both|two|three)\b(?= (?:with|that|which|for|without|in|at)\b|[.,])/u,
    counted:
      /\b(?:in|on|at|for|from|by|after|before|during|to|of|with|than) the (?:second|third|fourth|fifth|sixth|last)(?=[.,;:)]|$| (?:and|or|but|is|are|was|were|has|have|can|will|should)\b)|\b(?:of|from|between|in|with|for) the (?:two|three|four|five|six|seven)(?= (?:and|is|are|has|have|will|can|the|should|would|in|on)\b)|\bthe (?:two|three|four|five|six|seven)(?=[.,;:)]|$)|\b(?:on|in|of|for|to|from|with|at|by|between|than) both(?=[.,;)]|$| (?:is|are|can|will|have)\b)|\bboth (?!of\b|the\b|and\b|or\b|but\b|sides\b|hands\b|ends\b|directions\b|ways\b|eyes\b|ears\b|arms\b|legs\b|feet\b|knees\b|parents\b|sexes\b|genders\b|partners\b|worlds\b|poles\b|hemispheres\b|lungs\b|kidneys\b)(?:\p{Ll}+ )?\p{Ll}+s\b(?!.* (?:and|or) )/u,
    named:
      /\bfirst \p{L}|\b(?:two|three|four|five|six|seven|both|between|either|half|2|3|4|5|6|7)\b| (?:and|or|vs\.?|versus|than) |, \p{L}+ing\b/iu,
  },
  es: {
    opening:
      /^(?:Uno|Unos) (?:más )?(?:pequeños?|grandes?|nuevos?|viejos?|baratos?|caros?|cortos?|largos?|mayor(?:es)?|menor(?:es)?|peor(?:es)?|mejor(?:es)?|buenos?|malos?)(?!\p{L})|^(?:Una|Unas|El|La|Los|Las) (?:más )?(?:pequeñ[oa]s?|grandes?|nuev[oa]s?|viej[oa]s?|barat[oa]s?|car[oa]s?|cort[oa]s?|larg[oa]s?|menor(?:es)?) (?:es|son|tiene|tienen|pierde|pierden|cuesta|cuestan|necesita|necesitan|gasta|gastan|dura|duran|puede|pueden|basta|da|dan|tarda|tardan|exige|exigen)(?!\p{L})/u,
    counted:
      /(?<!\p{L})(?:en|con|para|desde|por|tras|de|a|sobre) (?:el|la) (?:segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|últim[oa])(?=[.,;:]|$| (?:y|o|es|son|se|hay|conviene)(?!\p{L}))|(?<!\p{L})(?:del|al) (?:segundo|tercero|cuarto|último)(?=[.,;:]|$)|(?<!\p{L})(?:un[oa]|ningun[oa]|cualquiera) de (?:los|las) (?:dos|tres|cuatro|cinco)(?=[.,;:]|$| (?:se|es|no|tiene|puede)(?!\p{L}))|(?<!\p{L})(?:en|de|a|por|para|con) amb[oa]s(?=[.,;:]|$| (?!lados|manos|piernas|pies|brazos|sexos|sentidos|direcciones|extremos|ojos|oídos|padres|rodillas)\p{Ll}+s(?!\p{L}))/u,
    named: /primer[oa]?s? \p{L}|(?<!\p{L})(?:dos|tres|cuatro|cinco|entre|tanto) \p{L}| [yo] /iu,
  },
  fr: {
    opening:
      /^(?:Une?|Les?|La|Des) (?:plus )?(?:petite?s?|grande?s?|nouveau|nouvelle|vieux|vieille|gros|grosse|courte?s?|longue?s?) (?:est|sont|a|ont|perd|perdent|coûte|coûtent|consomme|consomment|dure|durent|suffit|suffisent|peut|peuvent|doit|doivent|demande|demandent)(?!\p{L})/u,
    counted:
      /(?<!\p{L})(?:dans|avec|pour|par|après|avant|de|à|sur|dès) (?:le|la) (?:second|seconde|deuxième|troisième|quatrième|cinquième|dernier|dernière)(?=[.,;:]|$| (?:et|ou|est|il|on)(?!\p{L}))|(?<!\p{L})(?:au|du) (?:second|deuxième|troisième|quatrième|dernier)(?=[.,;:]|$)|(?<!\p{L})(?:un|une|aucun|aucune) des (?:deux|trois|quatre|cinq)(?=[.,;:]|$| (?:est|a|ne|se)(?!\p{L}))|(?<!\p{L})(?:dans|pour|sur|avec|à|de) les deux(?=[.,;:]|$| (?!cas|sens|côtés|mains|pieds|bras|jambes|sexes|parents|yeux|oreilles|extrémités|bouts|genoux)\p{Ll}+s(?!\p{L}))/u,
    named: /premi(?:er|ère)s? \p{L}|(?<!\p{L})(?:deux|trois|quatre|cinq|entre)(?!\p{L})(?=.* les? )| (?:et|ou) /iu,
  },
  it: {
    opening:
      /^(?:Uno|Una|Il|La|I|Gli|Le) (?:più )?(?:piccol[oaie]|grand[ei]|nuov[oaie]|vecchi[oae]?|economic[oaie]|car[oaie]|cort[oaie]|lung(?:[oa]|h[ei])) (?:è|sono|ha|hanno|perde|perdono|costa|costano|consuma|consumano|dura|durano|basta|bastano|può|possono|deve|devono|richiede|richiedono)(?!\p{L})/u,
    counted:
      /(?<!\p{L})(?:nel|nella|al|alla|del|della|dal|dalla|sul|sulla|con il|con la|per il|per la) (?:second[oa]|terz[oa]|quart[oa]|quint[oa]|ultim[oa])(?=[.,;:]|$)|(?<!\p{L})(?:un[oa]?|nessun[oa]?) (?:dei|delle) (?:due|tre|quattro)(?=[.,;:]|$)|(?<!\p{L})(?:in|per|da|con|su) entramb[ie](?=[.,;:]|$| (?:i|le|gli) (?!lati|mani|gambe|piedi|sessi|braccia|occhi|estremità|genitori)\p{Ll})/u,
    named: /prim[oaie] \p{L}|(?<!\p{L})(?:due|tre|quattro|tra|fra|sia) \p{L}| [eo] /iu,
  },
  ja: {
    opening:
      /^(?:小さ|大き|新し|古|安|高|重|軽|薄|厚|細|太|短|長)い(?:もの|ほう|方)(?:は|が|だと|なら)|^(?:[二三四]つ目|[2-4２-４]つ目|[二三四]番目|[2-4２-４]番目)(?:は|では|には)/u,
    counted: /(?:両者|前者|後者)/u,
    named: /[とや、]|または|あるいは/u,
  },
  ko: {
    opening:
      /^(?:더 )?(?:작은|큰|새|새로운|오래된|비싼|싼|긴|짧은|가벼운|무거운) (?:것|건)(?:은|이|들은|들이)?(?=\s)|^(?:두|세|네) 번째(?:는|에는|에서는|로는)(?=\s)/u,
  },
  nl: {
    opening:
      /^(?:Een|De|Het|Elke|Geen) (?:heel |vrij |erg )?(?:kleine?|groot|grote|nieuwe?|oude?|goedkope?|dure?|korte?|lange?|zware?|lichte?|kleinere|grotere|duurdere|goedkopere) (?:is|zijn|heeft|hebben|verliest|verliezen|kost|kosten|verbruikt|gaat|duurt|kan|kunnen|moet|moeten|heeft|levert|volstaat)(?!\p{L})/u,
    counted:
      /(?<!\p{L})(?:in|op|bij|voor|na|van|met|uit) (?:de|het) (?:tweede|derde|vierde|vijfde|laatste)(?=[.,;:]|$| (?:en|of|is|zijn|wordt|worden)(?!\p{L}))|(?<!\p{L})(?:een|geen) van de (?:twee|drie|vier)(?=[.,;:]|$)|(?<!\p{L})(?:op|in|van|bij|met) beide(?=[.,;:]|$| (?!kanten|handen|benen|voeten|armen|zijden|ogen|oren|richtingen|uiteinden|geslachten|ouders)\p{Ll}+(?:s|en)(?!\p{L}))/u,
    named: /eerste \p{L}|(?<!\p{L})(?:twee|drie|vier|tussen|zowel) \p{L}| (?:en|of) /iu,
  },
  pl: {
    opening:
      /^(?:Mał[yae]|Duż[yae]|Now[yae]|Star[yae]|Tani[ae]?|Drogi[e]?|Droga|Mniejsz[yae]|Większ[yae]|Tańsz[yae]|Droższ[yae]) (?:jest|są|ma|mają|traci|tracą|kosztuje|kosztują|zużywa|zużywają|wystarcza|wystarczy|może|mogą|działa|działają|potrzebuje)(?!\p{L})/u,
    counted:
      /(?<!\p{L})(?:w|we|na|po|przy|od|do|z) (?:drugim|drugiej|drugiego|trzecim|trzeciej|trzeciego|ostatnim|ostatniej)(?=[.,;:]|$)|(?<!\p{L})w obu(?=[.,;:]|$)|(?<!\p{L})(?:jeden|jedna|żaden|żadna) z (?:dwóch|trzech|czterech)(?=[.,;:]|$)/u,
    named: /pierwsz\p{L}+ \p{L}|(?<!\p{L})(?:dw\p{L}+|trzy|cztery|między) \p{L}| (?:i|lub|albo|oraz) |jedn\p{L}+ /iu,
  },
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ru: {
    opening:
      /^(?:Маленьк|Больш|Небольш|Нов|Стар|Дешёв|Дешев|Дорог|Коротк|Длинн|Тяжёл|Легк|Лёгк)(?:ий|ой|ый|ая|ое|ие|ые) (?:теряет|теряют|даёт|дают|требует|требуют|стоит|стоят|работает|работают|служит|служат|нужен|нужна|нужны|может|могут|потребляет|потребляют|обходится|обходятся|подходит|подходят|хватает|держит|держат|имеет|имеют)(?!\p{L})/u,
    counted:
      /(?<!\p{L})(?:во? (?:втором|второй|третьем|третьей|четвёртом|четвертом|последнем|последней)|на (?:втором|второй|третьем|третьей)|(?:для|из|от|до|после|со?) (?:второго|второй|третьего|третьей|последнего))(?=[.,;:]|$| (?:—|и|или)(?!\p{L}))|(?<!\p{L})(?:один|одна|одно) из (?:двух|трёх|трех|четырёх|четырех)(?=[.,;:]|$)|(?<!\p{L})(?:в обоих|для обоих|на обоих|на обеих|в обеих)(?=[.,;:]|$| (?!случа|сторон|рук|ног|концов|полов|направлен)\p{L})/u,
    named: /перв\p{L}+ \p{L}|(?<!\p{L})(?:дв[аеу]\p{L}*|три|трёх|четыре|между|оба|обе|одн\p{L}+) \p{L}| (?:и|или) /iu,
  },
  sv: {
    opening:
      /^(?:En|Ett|Den|Det|De) (?:lite |mycket )?(?:liten|litet|lilla|små|stor|stort|stora|ny|nytt|nya|gammal|gamla|billig|billigt|billiga|dyr|dyrt|dyra|mindre|större|billigare|dyrare) (?:är|var|har|kan|måste|förlorar|kostar|behöver|räcker|ger|tappar)(?!\p{L})/u,
    counted: /(?<!\p{L})(?:i|på|till|av|efter|för) (?:den|det) (?:andra|tredje|fjärde|sista)(?=[.,;:]|$)/u,
    named: /först\p{L}* \p{L}|(?<!\p{L})(?:två|tre|fyra|ena) | (?:och|eller) /iu,
  },
  tr: {
    opening:
      /^(?:Daha )?(?:[Kk]üçüğü|[Bb]üyüğü|[Yy]enisi|[Ee]skisi|[Uu]cuzu|[Pp]ahalısı|[Kk]üçükleri|[Bb]üyükleri|[Yy]enileri|[Ee]skileri)(?!\p{L})|^(?:[Kk]üçük|[Bb]üyük|[Yy]eni|[Ee]ski|[Uu]cuz) (?:bir tanesi|olan|olanı|olanlar)(?!\p{L})/u,
    counted: /(?<!\p{L})(?:ikincisi|üçüncüsü|dördüncüsü|sonuncusu)(?:nde|nden|ne|ni|nin)(?!\p{L})/u,
    named: /birinci|ilk |(?<!\p{L})(?:iki|üç|dört) /iu,
  },
  'zh-CN': CHINESE,
  'zh-TW': CHINESE,
};

/**
 * Whether a sentence leaves out the noun of an adjective, a number or an ordinal, so that only the text before it tells
 * what is meant ("A small one loses pressure", "Memorise fifty phrases in the second", "Showers are at both stations").
 */
export function leavesOutNoun(sentence: string, language: Language): boolean {
  const ellipsis = LEFT_OUT[language];
  if (ellipsis === undefined) return false;
  if (ellipsis.opening.test(sentence)) return true;
  const at = ellipsis.counted === undefined ? -1 : sentence.search(ellipsis.counted);
  return at >= 0 && ellipsis.named?.test(sentence.slice(0, at)) !== true;
}
