import type { Language } from '../../contract/languages.ts';
import { MODEL_TALK } from './model-talk-phrases.ts';
import { PhraseFinder } from './phrases.ts';
import { proseBlocks, proseSentences } from './prose.ts';

/** Words of a model to whoever asked it, where only the text itself should stand. */
export type ModelTalkKind =
  | 'self'
  | 'preamble'
  | 'offer'
  | 'count'
  | 'fence'
  | 'template-token'
  | 'thinking'
  | 'quotes';

export interface ModelTalk {
  readonly kind: ModelTalkKind;
  /** As it stands in the text. */
  readonly text: string;
}

const THINKING = /<\/?(?:think(?:ing)?|thought|reasoning|reflection|scratchpad|antthinking|analysis)>/gi;
/** Control tokens of chat templates: ChatML, Llama, Gemma, Mistral, DeepSeek, GPT-OSS, sentence ends. */
const TEMPLATE_TOKEN =
  /<\|[a-z0-9_▁|-]{1,40}\|>|<｜[^<>｜\n]{1,40}｜>|<(?:start|end)_of_turn>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<(?:bos|eos|pad|unk)>|<\|?channel\|?>/gi;
const ROLE_LINE = /^\s{0,3}(?:###\s*)?(?:assistant|system|user|human)\s*:\s*$/gim;
const FENCE = /^\s{0,3}(?:```|~~~)\s?(?:json|markdown|md|text|html|txt)\s*$/gim;
const COUNT_UNIT =
  'characters?|chars?|words?|tokens?|zeichen|wörter|wörtern|caracteres|palabras|palavras|caractères|mots|caratteri|parole|tekens|woorden|tecken|ord|tegn|znaków|słów|символов|знаков|слов|znaků|slov|karakter|kelime|merkkiä|sanaa|字符|字|个字|個字|文字|글자|자|단어';
const COUNT = new RegExp(
  String.raw`[(（\[]\s{0,3}(?:approx\.?|about|ca\.?|~|约|約)?\s{0,3}\d{1,5}(?:\s{0,2}/\s{0,2}\d{1,5})?\s{0,3}(?:${COUNT_UNIT})\s{0,3}[)）\]]`,
  'giu',
);
const COUNT_LINE =
  /^[\s*_]{0,6}(?:word count|total words|character count|length|wortzahl|wortanzahl|zeichenzahl|número de palabras|nombre de mots|字数|字數|文字数)[\s*_]{0,4}[:：][\s*_]{0,4}(?:approx\.?|about|~|ca\.)?\s{0,2}\d[\d.,]{0,8}[^\n]{0,30}$/gimu;

/**
 * Finds what a model left of its talk in an article: who it is, what it was asked, what it offers next, counts,
 * fences, tokens of templates and thinking. A code block is a finding only if it claims to be the whole answer's
 * dress ("```markdown"); an article about programming may hold others.
 */
export function findModelTalk(text: string, language: Language): ModelTalk[] {
  const found: ModelTalk[] = [];
  const all = (kind: ModelTalkKind, pattern: RegExp): void => {
    for (const [match] of text.matchAll(pattern)) found.push({ kind, text: match.trim() });
  };
  all('thinking', THINKING);
  all('template-token', TEMPLATE_TOKEN);
  all('template-token', ROLE_LINE);
  all('fence', FENCE);
  all('count', COUNT);
  all('count', COUNT_LINE);
  return [...found, ...talkIn(text, language)];
}

/** Sentences at the front and the end may be talk to the asker; those on what a model is, anywhere. */
const FRONT = 2;
const BACK = 3;

/** "Sure!" and nothing else. */
const BARE_ASSENT =
  /^[¡]?(?:sure|certainly|absolutely|of course|okay|ok|great|gerne|natürlich|klar|claro|por supuesto|bien sûr|d'accord|certo|certamente|com certeza|natuurlijk|självklart|selvfølgelig|oczywiście|jasne|jistě|конечно|разбира се|φυσικά|desigur|természetesen|elbette|tabii ki|tentu|chắc chắn rồi|بالتأكيد|ज़रूर|অবশ্যই|แน่นอน|はい|もちろんです|承知しました|네|물론입니다|当然|當然|好的)(?: thing)?\s?[!.！。]+$/iu;

function talkIn(text: string, language: Language): ModelTalk[] {
  const sentences = proseSentences(proseBlocks(text), language).map((sentence) => sentence.text);
  const found: ModelTalk[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const names = new Set(findersOf(language).flatMap((finder) => finder.find(sentence).map((hit) => hit.name)));
    const fromEnd = sentences.length - index;
    if (index === 0 && BARE_ASSENT.test(sentence)) found.push({ kind: 'preamble', text: sentence });
    else if (names.has('self')) found.push({ kind: 'self', text: sentence });
    else if (names.has('preamble') && index < FRONT) found.push({ kind: 'preamble', text: sentence });
    else if (names.has('offer') && fromEnd <= BACK) found.push({ kind: 'offer', text: sentence });
  }
  return found;
}

type TalkName = 'self' | 'preamble' | 'offer';
const finders = new Map<Language, readonly PhraseFinder<TalkName>[]>();

/** Models fall back into English whatever they write in. */
function findersOf(language: Language): readonly PhraseFinder<TalkName>[] {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const own = MODEL_TALK[language];
  const english = new PhraseFinder<TalkName>(MODEL_TALK.en, 'en');
  const made = language === 'en' ? [english] : [new PhraseFinder<TalkName>(own, language), english];
  finders.set(language, made);
  return made;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['‚', '‘'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
  ['”', '”'],
  ['`', '`'],
  ['**', '**'],
  ['__', '__'],
  ['*', '*'],
  ['_', '_'],
];
/** Marks that do not belong together, around a line that holds no others. */
const MIXED_PAIR = /^["'“”„«‚「『]([^"“”„«»‚「」『』]+)["'”“»’」』]$/u;
const LABEL =
  /^(?:\d{1,2}[.)]\s+)?[*_]{0,2}(?:(?:seo|meta|page|article|blog|suggested|new|final|revised|h1)[\s-]{0,3}){0,2}(?:titles?|headline|heading|descriptions?|keywords?|slug|answer|output|titels?|überschrift|beschreibungs?|metabeschreibung|título|titulo|descripción|descrição|titre|description|titolo|descrizione|beschrijving|titel|beskrivning|beskrivelse|tittel|tytuł|opis|nadpis|titulek|popis|заголовок|название|описание|заглавие|τίτλος|περιγραφή|titlu|descriere|cím|leírás|başlık|açıklama|otsikko|kuvaus|pealkiri|kirjeldus|pavadinimas|aprašymas|judul|deskripsi|tajuk|penerangan|tiêu đề|mô tả|العنوان|عنوان|الوصف|शीर्षक|विवरण|শিরোনাম|বিবরণ|ชื่อเรื่อง|คำอธิบาย|タイトル|説明|제목|설명|标题|標題|描述|མགོ་མིང)[*_]{0,2}\s?[:：][*_]{0,2}\s*/iu;
const PREAMBLE_LINE = /^[^\n]{0,120}[:：!]$/u;
const TRAILING_COUNT = new RegExp(String.raw`\s*${COUNT.source}\s*[.。]?$`, 'iu');
const THOUGHT = /<(think(?:ing)?|thought|reasoning|reflection|scratchpad|antthinking|analysis)>/i;
/** Longer answers are no single line; what comes after is dropped before any work is done on it. */
const LONGEST = 20_000;

/**
 * Makes a single line (a title, a description, an anchor) of a model's answer: without thinking, fences, template
 * tokens, preamble lines, labels, heading marks, surrounding quotes and counts. Marks within the line stay; quotes that
 * only open or only close it stay as well.
 *
 * @returns the line, perhaps empty
 */
export function cleanModelLine(text: string): string {
  const bare = withoutThinking(text.slice(0, LONGEST))
    .replace(TEMPLATE_TOKEN, ' ')
    .replace(/\u200b|\ufeff/g, '');
  const lines = bare
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:```|~~~)/.test(line));
  const [first] = lines;
  const line =
    lines.length > 1 && first !== undefined && PREAMBLE_LINE.test(first) ? (lines[1] ?? first) : (first ?? '');
  return undressed(line.replace(/\s+/g, ' ').trim());
}

/** Whatever stands before the last closing tag was thought; an open one that never closes swallows the rest. */
function withoutThinking(text: string): string {
  const ends = [...text.matchAll(THINKING)].filter(([tag]) => tag.startsWith('</'));
  const last = ends.at(-1);
  const rest = last === undefined ? text : text.slice(last.index + last[0].length);
  const open = THOUGHT.exec(rest);
  return open === null ? rest : rest.slice(0, open.index);
}

/** Labels stand outside quotes and quotes outside counts, or the other way round: again until nothing changes. */
function undressed(line: string): string {
  let current = line;
  for (let round = 0; round < 6; round += 1) {
    const next = withoutPair(
      current
        .replace(/^#{1,6}\s+/, '')
        .replace(LABEL, '')
        .replace(TRAILING_COUNT, '')
        .replace(/^[-*•]\s+/, '')
        .trim(),
    );
    if (next === current) break;
    current = next;
  }
  return current;
}

function withoutPair(line: string): string {
  for (const [open, close] of PAIRS) {
    if (line.length <= open.length + close.length || !line.startsWith(open) || !line.endsWith(close)) continue;
    const inner = line.slice(open.length, -close.length);
    if (inner.includes(open) || inner.includes(close)) continue;
    return inner.trim();
  }
  return MIXED_PAIR.exec(line)?.[1]?.trim() ?? line;
}
