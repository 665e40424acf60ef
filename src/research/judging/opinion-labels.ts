import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { parsedUrl } from '../../contract/parsed-url.ts';

const PORTUGUESE = /^(?:(?:a )?(?:nossa|minha) )?(?:opinião|editorial|coluna|comentário)(?!\p{L})/iu;

/** How a page or a part of it is marked as somebody's view. */
const LABELS: Partial<Record<Language, RegExp>> = {
  ar: /^(?:رأي|وجهة نظر|رأينا|افتتاحية)/u,
  de: /^(?:(?:unsere?|meine?) )?(?:meinung|kommentar|kolumne|glosse|leitartikel|fazit der redaktion)(?!\p{L})/iu,
  en: /^(?:(?:our|my|an?) )?(?:opinions?|op-ed|editorial|commentary|comment|column|rant|viewpoint|my view|our view)(?:\s*[:|·–—-]|$| piece)/iu,
  es: /^(?:(?:nuestra|mi|la) )?(?:opinión|editorial|columna|tribuna)(?!\p{L})/iu,
  fr: /^(?:(?:notre|mon) )?(?:opinion|avis|éditorial|tribune|chronique)(?!\p{L})/iu,
  it: /^(?:(?:la )?(?:nostra|mia) )?(?:opinione|editoriale|commento)(?!\p{L})/iu,
  ja: /^(?:社説|オピニオン|コラム|私見)/u,
  ko: /^(?:사설|칼럼|오피니언)/u,
  nl: /^(?:(?:onze|mijn) )?(?:mening|opinie|column|commentaar)(?!\p{L})/iu,
  pl: /^(?:(?:nasza|moja) )?(?:opinia|felieton|komentarz)(?!\p{L})/iu,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ru: /^(?:(?:наше|моё|мое) )?(?:мнение|колонка|комментарий)(?!\p{L})/iu,
  'zh-CN': /^(?:评论|社论|观点|我的看法|我们的看法|吐槽)/u,
  'zh-TW': /^(?:評論|社論|觀點|我的看法|我們的看法)/u,
};

/** Whether a title or heading says that what follows is an opinion. */
export function isOpinionLabel(label: string, language: Language): boolean {
  return LABELS[language]?.test(label.trim()) === true;
}

/** A part of an address under which papers print views. */
const PATH_PART =
  /^(?:opinions?|op-?eds?|editorials?|commentary|comment-is-free|columnists?|kommentare?|meinung(?:en)?|kolumnen?|opiniones|tribunas?|columnas?|tribunes?|chroniques?|opinioni|opinie|opiniao)$/u;
const OWN_VIEWS =
  /\b(?:views|opinions) (?:expressed|stated|voiced)\b[^.]*\b(?:the )?(?:author|writer|columnist)(?:['’]s|s['’])? own\b|\bgibt (?:nur |allein |ausschließlich )?die (?:persönliche )?meinung de[rs] (?:autor|verfasser)/iu;
/** Words of a line above a text: a label, the author, the reading time. */
const MOST_LINE_WORDS = 12;
/** Paragraphs at the top among which such lines stand. */
const TOP = 3;

/** Whether a page says that it prints somebody's view: by its title, its address, a line at its top or what it says of itself. */
export function isOpinionPage({ title, url, passages }: SourceDocument, language: Language): boolean {
  const path = url === undefined ? [] : (parsedUrl(url)?.pathname.toLowerCase().split('/') ?? []);
  if (isOpinionLabel(title, language) || path.some((part) => PATH_PART.test(part))) return true;
  const top = (passages[0]?.text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, TOP);
  return (
    top.some(
      (line) => isShouted(line) && line.split(/\s+/u).length <= MOST_LINE_WORDS && isOpinionLabel(line, language),
    ) || [passages[0], passages.at(-1)].some((passage) => OWN_VIEWS.test(passage?.text ?? ''))
  );
}

/** A label in capitals ("OPINION · R. Vane"): in small letters it may name a regular part of the paper. */
function isShouted(line: string): boolean {
  return /^\p{Lu}{4,}(?!\p{Ll})/u.test(line);
}
