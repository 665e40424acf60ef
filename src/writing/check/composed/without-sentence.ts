import type { Language } from '../../../contract/languages.ts';
import { judgeSentence } from '../../../research/judging/judge-sentence.ts';
import { type ComposedBlock, type ComposedSentence, sentencesIn } from '../../composing/composed-text.ts';
import { changed, partsOf, type WholeText } from '../../composing/whole-text.ts';

/** Sections that an article has at least; the last of them are not taken out. */
const FEWEST_SECTIONS = 2;

interface Shortened {
  readonly text: WholeText;
  /** The sentence and those that could not stand without it. */
  readonly removed: readonly string[];
}

/**
 * The text without a sentence. What stands behind it and leans on it goes as well, up to the end of its block; a section
 * that is empty then goes with its heading. Undefined where nothing would be left: of the introduction, of the answers,
 * or of all but two sections.
 */
export function withoutSentence(text: WholeText, id: string, language: Language): Shortened | undefined {
  const part = partsOf(text).find(({ blocks }) => sentencesIn(blocks).some((sentence) => sentence.id === id));
  if (part === undefined) return undefined;
  const removed = [id, ...leaningOn(id, part.blocks, language)];
  const left = changed(text, { sentences: new Map(removed.map((one) => [one, undefined])) });
  if (left.introduction.blocks.length === 0) return undefined;
  if (left.faq.length === 0 && text.faq.length > 0) return undefined;
  if (left.takeaways.length === 0 && text.takeaways.length > 0) return undefined;
  if (left.sections.length < text.sections.length && left.sections.length < FEWEST_SECTIONS) return undefined;
  return { text: left, removed };
}

/** Sentences around one that can not stand without it: those behind that point back, a lead-in of a list that goes. */
function leaningOn(id: string, blocks: readonly ComposedBlock[], language: Language): string[] {
  const at = blocks.findIndex((block) => sentencesIn([block]).some((sentence) => sentence.id === id));
  const block = blocks[at];
  if (block === undefined) return [];
  const own =
    block.kind === 'list'
      ? (block.items.find((item) => item.some((one) => one.id === id)) ?? [])
      : sentencesIn([block]);
  const place = own.findIndex((sentence) => sentence.id === id);
  const behind = leaning(own.slice(place + 1), language);
  const isLast = sentencesIn([block]).length === 1 + behind.length;
  if (!isLast) return behind;
  const lead = sentencesIn(blocks.slice(at - 1, at)).at(-1);
  const leadsIn = block.kind === 'list' && at > 0 && lead !== undefined && /[:：]$/u.test(lead.text);
  return leadsIn ? [...behind, lead.id] : behind;
}

/** From the first on, as long as each leans. */
function leaning(sentences: readonly ComposedSentence[], language: Language): string[] {
  const stop = sentences.findIndex(({ text }) => !judgeSentence(text, language).leans);
  return sentences.slice(0, stop < 0 ? undefined : stop).map(({ id }) => id);
}
