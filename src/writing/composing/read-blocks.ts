import type { Language } from '../../contract/languages.ts';
import { sentencesOf } from '../../language/segment-sentences.ts';
import type { BlockAnswer } from './blocks-answer.ts';
import type { ComposedBlock, ComposedSentence } from './composed-text.ts';
import type { EvidenceShelf } from './evidence-shelf.ts';

/** `[E7]`, `[E7, E9]`, also in the brackets of Chinese and Japanese. */
const MARKER = /\s*[[［【(（]\s*(E\d{1,4}(?:\s*[,;，、；]\s*E\d{1,4})*)\s*[\]］】)）]/giu;
const END_MARK = /[.!?…。！？؟۔।॥]["'”’»)\]」』]*$/u;
/** Stands for a marker while sentences are cut; `plain` leaves none of this character in a text. */
const SLOT = '\uE000';
const MOST_CELLS = 8;

/** Turns what a model wrote into blocks of sentences with ids and the passages they cite. */
export class BlockReader {
  readonly #language: Language;
  readonly #shelf: EvidenceShelf;
  readonly #part: string;
  #last = 0;

  /** @param part id of the section or answer: its sentences are `part.1`, `part.2` ... */
  constructor(part: string, shelf: EvidenceShelf, language: Language) {
    this.#part = part;
    this.#shelf = shelf;
    this.#language = language;
  }

  blocks(answers: readonly BlockAnswer[]): ComposedBlock[] {
    return answers.flatMap((answer): ComposedBlock[] => {
      switch (answer.kind) {
        case 'paragraph':
          return paragraphs(answer.text).flatMap((text) => {
            const sentences = this.sentences(text);
            return sentences.length === 0 ? [] : [{ kind: 'paragraph' as const, sentences }];
          });
        case 'subheading': {
          const text = plainLine(answer.text);
          return text === '' ? [] : [{ kind: 'subheading', text }];
        }
        case 'table':
          return this.#table(answer.rows);
        default: {
          const items = answer.items.map((item) => this.sentences(item)).filter((item) => item.length > 0);
          return items.length === 0 ? [] : [{ kind: 'list', ordered: answer.kind === 'steps', items }];
        }
      }
    });
  }

  /** A text as sentences; a marker belongs to the sentence before or around it. */
  sentences(text: string): ComposedSentence[] {
    const labels: string[][] = [];
    // A marker behind the full stop goes in front of it, so that it stays with its sentence when the text is cut.
    const slotted = plain(text)
      .replace(MARKER, (_all, list: string) => {
        labels.push(labelsIn(list));
        return SLOT;
      })
      .replace(/([.!?…。！？؟۔।॥]["'”’»)」』]*)(\uE000+)/gu, '$2$1');
    let next = 0;
    return sentencesOf(slotted, this.#language).flatMap((piece) => {
      const count = piece.split(SLOT).length - 1;
      const own = labels.slice(next, next + count).flat();
      next += count;
      const bare = piece
        .replaceAll(SLOT, '')
        .replace(/\s+([.,;:!?])/gu, '$1')
        .trim();
      if (!/[\p{L}\p{N}]/u.test(bare)) return [];
      this.#last += 1;
      return [{ id: `${this.#part}.${this.#last}`, text: closed(bare, this.#language), cites: this.#shelf.idsOf(own) }];
    });
  }

  #table(rows: readonly (readonly string[])[]): ComposedBlock[] {
    const labels: string[] = [];
    const clean = rows.map((row) =>
      row.slice(0, MOST_CELLS).map((cell) =>
        plain(cell)
          .replace(MARKER, (_all, list: string) => {
            labels.push(...labelsIn(list));
            return '';
          })
          .trim(),
      ),
    );
    const [header = [], ...body] = clean.filter((row) => row.some((cell) => cell !== ''));
    if (header.length < 2 || body.length === 0) return [];
    const full = body.map((row) => header.map((_, index) => row[index] ?? ''));
    this.#last += 1;
    return [{ kind: 'table', id: `${this.#part}.${this.#last}`, header, rows: full, cites: this.#shelf.idsOf(labels) }];
  }
}

/** A model that was told to write plain text still writes emphasis, headings and bullets now and then. */
export function plain(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]|[\u200b\u2060\ufeff\uE000]/gu, ' ')
    .replace(/<\/?[a-z][^<>]{0,200}>/giu, ' ')
    .replace(/!?\[([^\]\n]{0,300})\]\((?:[^()\s]|\([^()\s]*\)){0,500}\)/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])(\*\*|__)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|[-*•]|\d{1,2}[.)])\s+/gmu, '')
    .replace(/`+/gu, '')
    .replace(/[ \t]+/gu, ' ')
    .trim();
}

/** The same for what stands on one line and cites nothing: a title, a heading, a question. Without labels of passages. */
export function plainLine(text: string): string {
  return plain(text).replace(MARKER, '').replace(/\s+/gu, ' ').trim();
}

/** The labels between the brackets of a marker. */
function labelsIn(list: string): string[] {
  return list.split(/\s*[,;，、；]\s*/u);
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/u).map((part) => part.trim());
}

/** A last sentence that was left without its full stop gets one, where the language has it. */
function closed(text: string, language: Language): string {
  if (END_MARK.test(text) || /[:：]$/u.test(text) || language === 'th' || language === 'bo') return text;
  const stop = /^(?:zh|ja)/.test(language) ? '。' : language === 'hi' || language === 'bn' ? '।' : '.';
  return `${text}${stop}`;
}
