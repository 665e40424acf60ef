import type { Language } from '../../contract/languages.ts';

const PORTUGUESE = /^(?:E|Mas|Ou)\s/u;

/** A heading that goes on from the one above it ("And what is true?", "Not the only bad news", "Nichts passiert"). */
const GOES_ON: Partial<Record<Language, RegExp>> = {
  ar: /^(?:لكن|ولكن|ثم|أما)\s/u,
  cs: /^(?:A|Ale|Nebo)\s/u,
  de: /^(?:Und|Aber|Oder|Doch|Sondern)\s|^(?:Nichts|Alles|Wenig|Viel|Niemand|Manches)(?: \p{Ll}+)*$|^(?:Nur|Auch|Nicht|Noch) (?:in|mit|bei|für|ohne|auf) \p{Lu}\p{Ll}+$/u,
  en: /^(?:And|But|Or|So|Yet)\s|^Not (?:[Tt]he|[Ee]verybody|[Ee]veryone|[Oo]nly|[Jj]ust|[Ss]o|[Yy]et|[Qq]uite|[Cc]onvinced)(?!\p{L})|^(?:Nothing|Something|Neither|None)(?: \p{L}+){0,2}$/u,
  es: /^¿?(?:Y|Pero|O|Ni)\s/u,
  fr: /^(?:Et|Mais|Ou|Or)\s/u,
  it: /^(?:E|Ma|O)\s/u,
  ja: /^(?:そして|でも|しかし|また|では)/u,
  ko: /^(?:그리고|하지만|그런데|또는)(?=\s)/u,
  nl: /^(?:En|Maar|Of)\s/u,
  pl: /^(?:I|A|Ale|Lub)\s/u,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ru: /^(?:И|А|Но|Или)\s/u,
  sv: /^(?:Och|Men|Eller)\s/u,
  tr: /^(?:Ve|Ama|Ya da)\s/u,
  'zh-CN': /^(?:而|但是?|那么|然后|以及)/u,
  'zh-TW': /^(?:而|但是?|那麼|然後|以及)/u,
};

/** Headings that need the title above them to say of what: whole headings in small letters. */
const OF_WHAT =
  /^(?:(?:the|das|die|der|el|la|los|las|le|les|l['’]|il|lo|i|o|a|de|het) ?)?(?:principles?|procedure|method|methods|idea|schedule|limits?|preparation|in practice|first steps|prinzip|ablauf|vorgehen|verfahren|methode|idee|grundidee|vorbereitung|anwendung|grenzen|varianten|in der praxis|erste schritte|principio|método|procedimiento|idea|preparación|límites|en la práctica|primeros pasos|principe|méthode|procédé|déroulement|idée|préparation|limites|en pratique|premiers pas|metodo|procedimento|preparazione|limiti|in pratica|primi passi|princípio|preparação|limites|na prática|principe|werkwijze|voorbereiding|grenzen|in de praktijk|zasada|metoda|przebieg|przygotowanie|w praktyce|принцип|метод|порядок действий|подготовка|на практике|ilke|yöntem|hazırlık|uygulama|原理|步骤|步驟|方法|流程|做法|准备|準備|手順|やり方|流れ|원리|방법|순서|절차|준비|المبدأ|الطريقة|الخطوات|الإعداد)$/u;

/** What a title names before its colon ("Spaced repetition: how to make vocabulary stick"). */
const TITLE_HEAD = /^([^:：?？]{2,40})[:：]\s?\S/u;
const MOST_HEAD_WORDS = 3;

/** Whether a heading only goes on from another one. */
export function goesOn(heading: string, language: Language): boolean {
  return GOES_ON[language]?.test(heading) === true;
}

/**
 * A heading that does not say of what ("The principle") behind what its page's title names; others as they are.
 * @param isSubject whether a text names what the whole article is about, which goes without saying
 */
export function namedByTitle(heading: string, title: string, isSubject: (text: string) => boolean): string {
  if (!OF_WHAT.test(heading.toLowerCase())) return heading;
  const head = TITLE_HEAD.exec(title)?.[1]?.trim();
  if (head === undefined || head.split(/\s+/u).length > MOST_HEAD_WORDS || isSubject(head)) return heading;
  const joint = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(head) ? '：' : ': ';
  return `${head}${joint}${heading}`;
}
