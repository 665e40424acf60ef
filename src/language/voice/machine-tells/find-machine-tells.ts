import type { Language } from '../../../contract/languages.ts';
import { wordsOf } from '../../segment-words.ts';
import { proseBlocks, proseSentences, sentencesIn } from '../prose.ts';
import { withoutQuotations } from '../quotations.ts';
import { findGenericSentences } from './generic-sentences.ts';
import { findPhraseTells } from './phrase-tells.ts';
import { findRhythmTells } from './rhythm-tells.ts';
import type { MachineTell, TextToSearch } from './tell.ts';

export interface MachineTellOptions {
  /** Tokens (`search-tokens.ts`) of the subject, its related terms and headings; without them nothing is `generic`. */
  readonly subjectTokens?: Iterable<string>;
}

export interface MachineTells {
  /** In the order of the text. */
  readonly tells: readonly MachineTell[];
  readonly words: number;
  readonly perThousandWords: number;
}

/**
 * Finds what gives a machine away in a text: stock phrases of its language outside quotations, and habits of rhythm and
 * layout. Take a text where there is one; layout and paragraphs cannot be seen in sentences alone.
 *
 * @param text Markdown or plain text, or sentences in their order
 */
export function findMachineTells(
  text: string | readonly string[],
  language: Language,
  { subjectTokens }: MachineTellOptions = {},
): MachineTells {
  const searched = textToSearch(text, language);
  const phraseTells = findPhraseTells(searched);
  const tells = [...phraseTells, ...findRhythmTells(searched), ...findBoldLeadIns(searched)];
  if (subjectTokens !== undefined) {
    const suspects = new Set(phraseTells.map((tell) => tell.sentenceIndex));
    tells.push(...findGenericSentences(searched, new Set(subjectTokens), suspects));
  }
  tells.sort((one, other) => one.sentenceIndex - other.sentenceIndex);
  const { wordCount } = searched;
  return { tells, words: wordCount, perThousandWords: wordCount === 0 ? 0 : (1000 * tells.length) / wordCount };
}

function textToSearch(text: string | readonly string[], language: Language): TextToSearch {
  const blocks = typeof text === 'string' ? proseBlocks(text) : [];
  const sentences =
    typeof text === 'string'
      ? proseSentences(blocks, language)
      : sentencesIn(text, language).map((sentence) => ({ text: sentence, block: 0 }));
  const words = sentences.map((sentence) => wordsOf(sentence.text, language));
  return {
    language,
    blocks,
    sentences,
    words,
    wordCount: words.reduce((sum, each) => sum + each.length, 0),
    unquoted: sentences.map((sentence) => withoutQuotations(sentence.text)),
  };
}

/** Where so many list items open in bold type, the list is a model's, not an editor's. */
const BOLD_ITEMS = 6;
const BOLD_SHARE = 0.6;

function findBoldLeadIns({ blocks, sentences }: TextToSearch): MachineTell[] {
  const items = blocks.flatMap((block, index) => (block.kind === 'item' ? [index] : []));
  const bold = new Set(items.filter((index) => blocks[index]?.boldLead === true));
  if (bold.size < BOLD_ITEMS || bold.size < items.length * BOLD_SHARE) return [];
  const why = 'Nearly every list item opens with words in bold. Write paragraphs, or plain items.';
  const first = sentences.findIndex((sentence) => bold.has(sentence.block));
  return [{ kind: 'bold-lead-ins', text: sentences[first]?.text ?? '', sentenceIndex: Math.max(0, first), why }];
}
