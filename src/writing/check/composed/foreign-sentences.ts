import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { foreignLanguageOf } from '../../../language/foreign-sentence.ts';
import { quotationSpans } from '../../../language/voice/quotations.ts';
import { type ComposedSentence, sentencesIn } from '../../composing/composed-text.ts';
import { allSentences, partsOf, sentencesById, type TextPart, type WholeText } from '../../composing/whole-text.ts';
import type { CheckedWish } from '../finished.ts';
import type { Fault } from './fault.ts';

/** Finds what is beyond doubt in another language than the article; a sentence that was looked at once is remembered. */
export class ForeignSentences {
  readonly #language: Language;
  readonly #known = new Map<string, Language | undefined>();

  /** @param language the article's */
  constructor(language: Language) {
    this.#language = language;
  }

  /** @param wrongParts ids of parts that are in another language as a whole: these have a fault of their own */
  faults(text: WholeText, wrongParts: ReadonlySet<string>): Fault[] {
    return partsOf(text)
      .filter(({ id }) => !wrongParts.has(id))
      .flatMap((part) => [
        ...this.#heading(part),
        ...part.blocks.flatMap((block) => ownWords(sentencesIn([block])).flatMap((one) => this.#sentence(one))),
      ]);
  }

  #heading({ id, kind, heading }: TextPart): Fault[] {
    const found = this.#foreign(heading);
    if (found === undefined) return [];
    const what = kind === 'answer' ? 'question' : 'heading';
    const says = `Its ${what} is in ${LANGUAGES[found].name}. Give it a ${what} in ${LANGUAGES[this.#language].name}.`;
    return [{ kind: 'heading-language', at: id, hard: true, says }];
  }

  #sentence({ id, own }: OwnWords): Fault[] {
    const found = this.#foreign(own);
    if (found === undefined) return [];
    const says = `It is in ${LANGUAGES[found].name}. Write it in ${LANGUAGES[this.#language].name}, or leave it out.`;
    return [{ kind: 'language', at: id, hard: true, says }];
  }

  #foreign(words: string): Language | undefined {
    if (!this.#known.has(words)) this.#known.set(words, foreignLanguageOf(words, this.#language));
    return this.#known.get(words);
  }
}

interface OwnWords {
  readonly id: string;
  readonly own: string;
}

/** Each sentence without what is quoted; a quotation may go over several of them. */
function ownWords(sentences: readonly ComposedSentence[]): OwnWords[] {
  const spans = quotationSpans(sentences.map(({ text }) => text).join(' '));
  let start = 0;
  return sentences.map(({ id, text }) => {
    const end = start + text.length;
    let own = '';
    let from = start;
    for (const span of spans.filter((one) => one.end > start && one.start < end)) {
      own += `${text.slice(from - start, Math.max(0, span.start - start))} `;
      from = Math.min(end, span.end);
    }
    own += text.slice(from - start);
    start = end + 1;
    return { id, own };
  });
}

/** What was in another language and is not in the text any more, for the report. */
export function leftOutAsForeign(before: WholeText, faults: readonly Fault[], after: WholeText): string[] {
  const sentences = sentencesById(before);
  const left = new Set([...allSentences(after), ...after.faq].map(({ id }) => id));
  return faults.flatMap(({ kind, at, says }) => {
    if (left.has(at)) return [];
    const sentence = kind === 'language' ? sentences.get(at)?.sentence.text : undefined;
    const question = kind === 'heading-language' ? before.faq.find(({ id }) => id === at)?.question : undefined;
    const gone = sentence ?? question;
    const what = question === undefined ? 'A sentence' : 'A question with its answer';
    return gone === undefined ? [] : [`${what} was left out, since no repair mended it: "${gone}" (${says})`];
  });
}

/** Whether every sentence is in the language of the article, as far as a single one can tell. */
export function sentenceLanguageWish(text: WholeText, faults: readonly Fault[], language: Language): CheckedWish {
  const known = sentencesById(text);
  const parts = new Map(partsOf(text).map(({ id, heading }) => [id, heading]));
  const left = faults
    .filter(({ kind, at }) => kind === 'heading-language' || (kind === 'language' && known.has(at)))
    .map(({ at }) => `"${known.get(at)?.sentence.text ?? parts.get(at) ?? ''}"`);
  return {
    field: 'languageID',
    wanted: `every sentence in ${LANGUAGES[language].name}`,
    found: left.length === 0 ? 'none in another language' : `in another language: ${left.join(', ')}`,
    how: 'Script, frequent words and letters of every sentence and heading that is long enough; without quotations, names and titles',
    verdict: left.length === 0 ? 'met' : 'not-met',
    hard: true,
  };
}
