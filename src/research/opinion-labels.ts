import type { Language } from '../contract/languages.ts';

const PORTUGUESE = /^(?:(?:a )?(?:nossa|minha) )?(?:opinião|editorial|coluna|comentário)(?!\p{L})/iu;

/** How a page or a part of it is marked as somebody's view. */
const LABELS: Partial<Record<Language, RegExp>> = {
  ar: /^(?:رأي|وجهة نظر|رأينا|افتتاحية)/u,
  de: /^(?:(?:unsere?|meine?) )?(?:meinung|kommentar|kolumne|glosse|leitartikel|fazit der redaktion)(?!\p{L})/iu,
  en: /^(?:(?:our|my|an?) )?(?:opinions?|op-ed|editorial|commentary|comment|column|rant|viewpoint|my view|our view)(?:\s*[:|–—-]|$| piece)/iu,
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
