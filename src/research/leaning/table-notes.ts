import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { withoutCountry } from '../../language/without-country.ts';
import type { HeadingBlock } from '../source-text.ts';

/** The rows or a column of a table, by the word at its head ("Each week can be repeated"). */
const EACH: Partial<Record<Language, RegExp>> = {
  ar: /^و?كل (\p{L}+)/u,
  de: /^(?:Jede[rsn]?|Alle|Die|Der|Das) (\p{L}+)(?! (?:der|des|von|zum|zur|für|mit|im|in)(?!\p{L}))/u,
  en: /^(?:Each|Every|All|All the|The) ([\p{L}-]+)(?! (?:of|in|that|which|who|for|on|at|from|with|to)\b)/u,
  es: /^(?:Cada|Tod[oa]s l[oa]s|El|La|Los|Las) (\p{L}+)(?! (?:de|del|que|en|para|con)(?!\p{L}))/u,
  fr: /^(?:Chaque|Tou(?:te)?s les|Le |La |Les |L['’])\s?(\p{L}+)(?! (?:de|du|des|qui|que|à|en|pour|avec)(?!\p{L})| d['’])/u,
  it: /^(?:Ogni|Tutt[ie] (?:i|gli|le)|Il|La|I|Gli|Le) (\p{L}+)(?! (?:di|del|della|dei|delle|che|in|per|con)(?!\p{L}))/u,
  nl: /^(?:Elke?|Iedere?|Alle|De|Het) (\p{L}+)(?! (?:van|die|dat|in|voor|met|om)(?!\p{L}))/u,
  pl: /^(?:Każd[yae]|Wszystkie) (\p{L}+)/u,
  pt: /^(?:Cada|Tod[oa]s [oa]s|O|A|Os|As) (\p{L}+)(?! (?:de|do|da|dos|das|que|em|para|com)(?!\p{L}))/u,
  ru: /^(?:Кажд(?:ый|ая|ое|ую)|Все) (\p{L}+)/u,
};
/** How what a table holds was come by, whatever the words at its head. */
const NOTE: Partial<Record<Language, RegExp>> = {
  ar: /^(?:الأرقام|القيم|الأسعار|المعدلات|البيانات|النسب) (?:تقريبية|تقديرية|متوسطات|متوسط|وسطية|مأخوذة|محسوبة)/u,
  de: /^(?:Alle |Die )?(?:Werte|Zahlen|Preise|Zeiten|Angaben|Daten|Messwerte|Temperaturen|Kosten) (?:sind (?:\p{Ll}+ )?(?:Erfahrungswerte|Richtwerte|Mittelwerte|Durchschnittswerte|Näherungswerte|gerundet|geschätzt)|gelten|beziehen|stammen|verstehen|wurden)(?!\p{L})|^(?:Noten|Angaben|Preise|Werte)(?::| in | ohne | inklusive )/u,
  en: /^(?:All |The )?(?:\p{L}+ )?(?:values|figures|prices|times|grades|numbers|data|temperatures|costs|ratings|scores|marks) (?:(?:are|were) (?:\p{L}+ )?(?:measured|averages?|means|rounded|approximate|estimates|estimated|typical|for guidance|rules of thumb|indicative|taken|calculated)|apply|hold|refer|include|exclude)\b|^(?:Grades|Ratings|Scores|Units|Marks|Prices):/iu,
  es: /^(?:Todos |Todas )?(?:Los|Las|los|las) (?:valores|cifras|precios|tiempos|datos|temperaturas|costes|notas) (?:son (?:\p{Ll}+ )?(?:orientativ|aproximad|medi|estimad|redonde|indicativ)|se (?:refieren|midieron|refiere)|corresponden|proceden|incluyen)/u,
  fr: /^(?:Tous |Toutes )?(?:Les|les) (?:valeurs|chiffres|prix|temps|données|températures|coûts|notes) (?:sont (?:\p{Ll}+ )?(?:indicati|approximati|moyen|estimé|arrondi|des moyennes)|se rapportent|correspondent|proviennent|comprennent|ont été)/u,
  it: /^(?:Tutti |Tutte )?(?:I|Le|i|le|Gli|gli) (?:valori|cifre|prezzi|tempi|dati|temperature|costi|voti) (?:sono (?:\p{Ll}+ )?(?:indicativ|approssimativ|medi|stimat|arrotondat)|si riferiscono|provengono|comprendono)/u,
  ja: /^(?:数値|数字|値|価格|データ|時間|温度)(?:は|には).{0,14}(?:目安|平均|概算|参考|おおよそ|測定)/u,
  ko: /^(?:수치|값|가격|자료|시간|온도)[은는].{0,14}(?:평균|대략|참고|추정|측정)/u,
  nl: /^(?:Alle |De )?(?:waarden|cijfers|prijzen|tijden|gegevens|temperaturen|kosten) (?:zijn (?:\p{Ll}+ )?(?:gemiddeld|richtwaarden|afgerond|geschat|gemeten)|gelden|hebben betrekking)/iu,
  pl: /^(?:Wszystkie )?(?:wartości|liczby|ceny|czasy|dane|temperatury|koszty) (?:są (?:\p{Ll}+ )?(?:orientacyjne|przybliżone|średnie|szacunkowe|zaokrąglone)|dotyczą|pochodzą)/iu,
  pt: /^(?:Todos |Todas )?(?:Os|As|os|as) (?:valores|números|preços|tempos|dados|temperaturas|custos|notas) (?:são (?:\p{Ll}+ )?(?:indicativ|aproximad|médi|estimad|arredondad)|referem|correspondem)/u,
  ru: /^(?:Все )?(?:значения|цифры|цены|данные|показатели|температуры) (?:являются |— )?(?:приблизительны|ориентировочны|средни|округлен|указаны|приведены|относятся)/iu,
  tr: /^(?:Tüm )?(?:değerler|rakamlar|fiyatlar|veriler|süreler) (?:yaklaşık|ortalama|tahmini)/iu,
  'zh-CN': /^(?:单位|數值|数值|数据|价格|时间|温度)(?:均?为|是|：|:).{0,14}(?:平均|约|大致|参考|估|区间|实测)/u,
  'zh-TW': /^(?:單位|數值|數據|價格|時間|溫度)(?:均?為|是|：|:).{0,14}(?:平均|約|大致|參考|估|區間|實測)/u,
};

/**
 * Sentences behind a table that speak of its rows or say how its figures were come by: without the table beside them
 * they hang.
 * @returns their indexes among all sentences
 */
export function tableNotes({ sentences, displays }: HeadingBlock, language: Language): ReadonlySet<number> {
  const found = new Set<number>();
  const family = withoutCountry(language);
  for (const { content, after } of displays) {
    if (content.kind !== 'table') continue;
    const behind = sentences.find(({ index }) => index > after);
    if (behind === undefined) continue;
    const heads = new Set(tokensOf(content.header.join(' '), language));
    for (const { index, paragraph, text } of sentences) {
      if (index < behind.index || paragraph !== behind.paragraph) continue;
      const [, word] = EACH[family]?.exec(text) ?? [];
      const isRow = word !== undefined && tokensOf(word, language).some((token) => heads.has(token));
      if (isRow || NOTE[family]?.test(text) === true) found.add(index);
    }
  }
  return found;
}
