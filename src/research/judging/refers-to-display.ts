import type { Language } from '../../contract/languages.ts';
import { withoutCountry } from '../../language/without-country.ts';

/** Words by which a text points at a table or drawing that stands beside it. */
const DISPLAY: Partial<Record<Language, RegExp>> = {
  ar: /الجدول|الشكل|الرسم البياني/u,
  bg: /(?<!\p{L})(?:таблицата|фигурата|графиката)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:tabulk[aeuy]|tabulce|graf[ue]?m?|obrázku?)(?!\p{L})/iu,
  da: /\b(?:tabellen|figuren|diagrammet|grafen)\b/iu,
  de: /\b(?:Tabelle|Abbildung|Grafik|Schaubild|Diagramm)\b/iu,
  el: /πίνακα|διάγραμμα|γράφημα/iu,
  en: /\b(?:tables?|charts?|diagrams?|graph|figure \d+)\b/iu,
  es: /\b(?:tablas?|gráficos?|gráficas?|cuadro siguiente|figura \d+)(?!\p{L})/iu,
  et: /\b(?:tabel\p{L}*|joonis\p{L}*)(?!\p{L})/iu,
  fi: /\b(?:taulukko\p{L}*|taulukossa|kuvio\p{L}*|kaavio\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tableaux?|graphiques?|schémas?|figure \d+)(?!\p{L})/iu,
  hi: /तालिका|चार्ट/u,
  hu: /(?<!\p{L})(?:táblázat\p{L}*|ábr\p{L}+)(?!\p{L})/iu,
  id: /\b(?:tabel|grafik|diagram)\b/iu,
  it: /\b(?:tabella|grafico|figura \d+)\b/iu,
  ja: /次の表|下の表|上の表|表は|表に|図は|図に|グラフ/u,
  ko: /(?:아래|위|다음) (?:표|그림)|표는|표에|그래프/u,
  lt: /(?<!\p{L})(?:lentel\p{L}+|grafik\p{L}+|paveiksl\p{L}+)(?!\p{L})/iu,
  ms: /\b(?:jadual|carta|rajah)\b/iu,
  nl: /\b(?:tabel|grafiek|figuur|diagram)\b/iu,
  no: /\b(?:tabellen|figuren|diagrammet|grafen)\b/iu,
  pl: /(?<!\p{L})(?:tabel\p{L}+|wykres\p{L}*|rysun\p{L}+)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:tabelas?|gráficos?|quadro seguinte|figura \d+)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:tabelul|tabel|graficul|figura)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:таблиц\p{L}+|график\p{L}*|рисун\p{L}+)(?!\p{L})/iu,
  sv: /\b(?:tabellen|figuren|diagrammet|grafen)\b/iu,
  th: /ตาราง|แผนภูมิ|กราฟ/u,
  tr: /(?<!\p{L})(?:tablo\p{L}*|grafik\p{L}*|şekil\p{L}*)(?!\p{L})/iu,
  vi: /(?<!\p{L})(?:bảng|biểu đồ|sơ đồ)(?!\p{L})/iu,
  'zh-CN': /下表|上表|表中|该表|图表|如图|下图|表格|表列/u,
  'zh-TW': /下表|上表|表中|該表|圖表|如圖|下圖|表格|表列/u,
};

/** A display by its number ("Listing 4-2 shows ..."), whatever the language of the text around it. */
const NUMBERED =
  /(?<!\p{L})(?:listing|listado|listato|figure|fig\.|figura|figuur|figur|abbildung|abb\.|tabelle|table|tableau|tabla|tabella|tabela|tabel|exhibit|snippet|diagram|chart|schéma|рис\.|рисунок|табл\.|таблица)\s?\d|(?:図|圖|图|表|그림|표|الشكل|الجدول)\s?\d/iu;
/** Most sentences hold none, and need not be searched for the words before it. */
const DIGIT = /\d/u;
/** A place on the page ("shown on the left"). */
const BESIDE: Partial<Record<Language, RegExp>> = {
  de: /\b(?:diese|dieser|die folgende) (?:Liste|Checkliste|Aufstellung|Übersicht)(?!\p{L})|\b(?:oben|unten|links|rechts|nebenstehend) (?:gezeigt|abgebildet|dargestellt|zu sehen)\b|^(?:Links|Rechts) (?:ist|sind|sieht|steht)\b/u,
  en: /\bthis (?:check)?list\b|^On the (?:left|right)\b(?! side of)|\b(?:shown|seen|depicted|pictured|illustrated|listed) (?:on the (?:left|right)|above|below|here|opposite)\b|\b(?:code|example|picture|photo|image|illustration|screenshot|listing|formula|equation) (?:above|below)\b|\bthe (?:following|preceding) (?:code|example|picture|photo|image|illustration|screenshot|listing|formula|equation)\b/iu,
  es: /(?<!\p{L})esta (?:lista|relación)(?!\p{L})|(?<!\p{L})(?:se muestra|mostrad[oa]|que se ve|indicad[oa]) (?:arriba|abajo|a la (?:izquierda|derecha))(?!\p{L})/iu,
  fr: /(?<!\p{L})cette liste(?!\p{L})|(?<!\p{L})(?:ci-dessus|ci-dessous|ci-contre)(?!\p{L})/iu,
};

/** Without one of these no English sentence names a place on its page. */
const PLACE = /left|right|above|below|here|opposite|following|preceding|list/iu;

/** Whether a sentence points at a table or drawing, without which it says too little. */
export function refersToDisplay(sentence: string, language: Language): boolean {
  const pattern = DISPLAY[withoutCountry(language)];
  return (
    pattern?.test(sentence) === true ||
    (DIGIT.test(sentence) && NUMBERED.test(sentence)) ||
    ((language !== 'en' || PLACE.test(sentence)) && BESIDE[language]?.test(sentence) === true)
  );
}
