import type { Language } from '../../../contract/languages.ts';
import { TELL_WORDS } from './all-tell-words.ts';
import type { MachineTell, TextToSearch } from './tell.ts';

/** Sentences a text must have before its rhythm is judged. */
const FEWEST_SENTENCES = 8;

/** Languages in which a dash is grammar: it stands for "is", opens speech, or parts clauses as a comma would. */
const DASH_IS_GRAMMAR: ReadonlySet<Language> = new Set([
  'ru',
  'bg',
  'lt',
  'pl',
  'cs',
  'et',
  'hu',
  'fi',
  'zh-CN',
  'zh-TW',
  'ja',
]);

/** Every measure of rhythm, each with its own limit; the limits stand with the measures. */
export function findRhythmTells(text: TextToSearch): MachineTell[] {
  return [
    ...findDashes(text),
    ...findTriads(text),
    ...findSameOpenings(text),
    ...findSameLengths(text),
    ...findAnsweredQuestions(text),
  ];
}

/** People who like dashes set about five in a thousand words; models, ten to twenty. */
const DASHES_PER_THOUSAND = 8;
const LONG_DASH = /(?<=[\p{L}\p{N}\p{P}]\s?)—|(?<=\p{L}\s?)--(?=\s?\p{L})/gu;
/** Half the weight: in much of Europe it is the common dash, and shops part names with it. */
const SHORT_DASH = /(?<=[\p{L}\p{N}\p{P}]\s)–(?=\s)/gu;

function findDashes({ language, unquoted, wordCount }: TextToSearch): MachineTell[] {
  if (DASH_IS_GRAMMAR.has(language)) return [];
  const counts = unquoted.map((sentence) => countOf(sentence, LONG_DASH) + countOf(sentence, SHORT_DASH) / 2);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < 4 || all <= (DASHES_PER_THOUSAND * wordCount) / 1000) return [];
  return tellsAt(counts, unquoted, 'dash', 'Dashes crowd this text. Use a full stop, a comma or brackets.');
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Three short items in a row in one sentence of five is a habit, not an accident. */
const TRIADS_SHARE = 0.2;

function findTriads({ language, unquoted, sentences, blocks }: TextToSearch): MachineTell[] {
  const lastItem = lastItemOf(language);
  if (lastItem === undefined || unquoted.length < FEWEST_SENTENCES) return [];
  const counts = unquoted.map((sentence, index) =>
    blocks[sentences[index]?.block ?? -1]?.kind === 'item' ? 0 : triadsIn(sentence, lastItem),
  );
  const all = counts.filter((count) => count > 0).length;
  if (all < 4 || all < unquoted.length * TRIADS_SHARE) return [];
  const why = 'Lists of three come again and again. Name two, or four, or the one that matters.';
  return tellsAt(counts, unquoted, 'triad', why);
}

const lastItems = new Map<Language, RegExp | undefined>();

/** ", quiet and cheap": the second item of a list, and the word that brings the last. */
function lastItemOf(language: Language): RegExp | undefined {
  if (lastItems.has(language)) return lastItems.get(language);
  const { and } = TELL_WORDS[language];
  const pattern =
    and.length === 0
      ? undefined
      : new RegExp(`[,،]\\s([^\\s,،;:.!?]{2,30}(?:\\s[^\\s,،;:.!?]{2,30})?)[,،]?\\s(?:${and.join('|')})\\s`, 'giu');
  lastItems.set(language, pattern);
  return pattern;
}

/** Lists of exactly three: what stands before the second item is no short item of a longer list. */
function triadsIn(sentence: string, lastItem: RegExp): number {
  let count = 0;
  for (const { index } of sentence.matchAll(lastItem)) {
    const before = sentence.slice(Math.max(0, index - 80), index);
    const comma = Math.max(before.lastIndexOf(','), before.lastIndexOf('،'));
    const isLonger =
      comma >= 0 &&
      before
        .slice(comma + 1)
        .trim()
        .split(/\s+/).length <= 2;
    if (!isLonger) count += 1;
  }
  return count;
}

/** So many sentences in a row that open with the same word. */
const SAME_OPENINGS = 3;

function findSameOpenings({ sentences, words }: TextToSearch): MachineTell[] {
  const tells: MachineTell[] = [];
  let run: number[] = [];
  const close = (): void => {
    const [first] = run;
    if (first !== undefined && run.length >= SAME_OPENINGS) {
      const opening = openingOf(words[first] ?? []);
      for (const sentenceIndex of run.slice(1)) {
        const why = `${run.length} sentences in a row open with the same words. Open this one another way, or join two.`;
        tells.push({ kind: 'same-opening', text: opening ?? '', sentenceIndex, why });
      }
    }
    run = [];
  };
  for (const [index, sentence] of sentences.entries()) {
    const opening = openingOf(words[index] ?? []);
    const last = run.at(-1);
    const goesOn =
      last !== undefined &&
      opening !== undefined &&
      opening === openingOf(words[last] ?? []) &&
      sentence.block === sentences[last]?.block;
    if (!goesOn) close();
    if (opening !== undefined) run.push(index);
  }
  close();
  return tells;
}

/** Two words, as the first alone is an article too often. */
function openingOf(words: readonly string[]): string | undefined {
  return words.length < 4 ? undefined : words.slice(0, 2).join(' ');
}

/** The spread of lengths over their mean: people come to 0.4 and more, a metronome to less than 0.2. */
const LEAST_SPREAD = 0.2;
const WINDOW = 12;

function findSameLengths({ sentences, words }: TextToSearch): MachineTell[] {
  const lengths = words.map((each) => each.length);
  for (let from = 0; from + WINDOW <= lengths.length; from += WINDOW) {
    const window = lengths.slice(from, from + WINDOW);
    const mean = window.reduce((sum, length) => sum + length, 0) / WINDOW;
    const spread = Math.sqrt(window.reduce((sum, length) => sum + (length - mean) ** 2, 0) / WINDOW) / mean;
    if (mean >= 6 && spread < LEAST_SPREAD) {
      const why = `${WINDOW} sentences from here on have nearly the same length. Break one, join two.`;
      return [{ kind: 'same-length', text: sentences[from]?.text ?? '', sentenceIndex: from, why }];
    }
  }
  return [];
}

const QUESTION = /[?？؟]["'”’»」)]*$/u;
const GREEK_QUESTION = /[;;?]["'”’»)]*$/u;
const SHORT_QUESTION = 4;
const SHORT_ANSWER = 10;

/** "The result? A cooler house.": a short question in a paragraph that the next short sentence answers. */
function findAnsweredQuestions({ language, sentences, words, blocks }: TextToSearch): MachineTell[] {
  const mark = language === 'el' ? GREEK_QUESTION : QUESTION;
  const tells: MachineTell[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    if (next === undefined || next.block !== sentence.block || !mark.test(sentence.text)) continue;
    if (mark.test(next.text)) continue;
    const opensBlock = index === 0 || sentences[index - 1]?.block !== sentence.block;
    if (opensBlock && blocks.length > 0) continue;
    if ((words[index]?.length ?? 0) > SHORT_QUESTION || (words[index + 1]?.length ?? 0) > SHORT_ANSWER) continue;
    const why = 'A question asked only to be answered at once. Give the answer.';
    tells.push({ kind: 'question-answer', text: sentence.text, sentenceIndex: index, why });
  }
  return tells;
}

function tellsAt(
  counts: readonly number[],
  sentences: readonly string[],
  kind: 'dash' | 'triad',
  why: string,
): MachineTell[] {
  return counts.flatMap((count, sentenceIndex) =>
    count === 0 ? [] : [{ kind, text: sentences[sentenceIndex] ?? '', sentenceIndex, why }],
  );
}
