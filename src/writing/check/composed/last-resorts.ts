import { countWords } from '../../../article/count-words.ts';
import type { Language } from '../../../contract/languages.ts';
import { bindingRange } from '../../brief/blog-type.ts';
import { type ComposedSentence, sentencesIn, wordsOfBlocks } from '../../composing/composed-text.ts';
import { changed, sentencesById, tablesIn, type WholeText } from '../../composing/whole-text.ts';
import { attributedStatement } from '../attributed-statement.ts';
import type { Fault, FaultKind } from './fault.ts';
import type { SupportFinder } from './find-support.ts';
import type { Inspection, Inspector } from './inspect.ts';
import { withoutSentence } from './without-sentence.ts';

/** What can not stay: where nobody could mend it, the sentence goes. */
const GOES: ReadonlySet<FaultKind> = new Set(['citation', 'uncited-figure', 'unprintable', 'private-name', 'language']);
/** Sentences that a section keeps when the article is cut. */
const KEPT_SENTENCES = 3;
const MOST_CUTS = 6;

/** Gives sentences that lack a source, or have a wrong one, the passage that says just what they say. */
export function citedInCode(inspection: Inspection, inspector: Inspector, finder: SupportFinder): Inspection {
  const known = sentencesById(inspection.text);
  const sentences = new Map<string, ComposedSentence>();
  for (const { at } of inspection.faults.filter(isAboutSources)) {
    const sentence = known.get(at)?.sentence;
    const cite = sentence === undefined ? undefined : finder.find(sentence.text, inspection.sentences);
    if (sentence !== undefined && cite !== undefined) sentences.set(at, { ...sentence, cites: [cite.passageId] });
  }
  return sentences.size === 0 ? inspection : inspector.inspect(changed(inspection.text, { sentences }));
}

/** Mends in code what no answer mended: names who is quoted, takes out what has no source, cuts to the range. */
export function mendedInCode(inspection: Inspection, inspector: Inspector, finder: SupportFinder): Inspection {
  const cited = citedInCode(inspection, inspector, finder);
  return cutToRange(withoutUnsupported(withAttributions(cited, inspector), inspector), inspector);
}

function isAboutSources({ kind, hard }: Fault): boolean {
  return hard && (kind === 'citation' || kind === 'uncited-figure');
}

function withAttributions(inspection: Inspection, inspector: Inspector): Inspection {
  const { shelf, parts } = inspector;
  const known = sentencesById(inspection.text);
  const sentences = new Map<string, ComposedSentence>();
  for (const { at } of inspection.faults.filter(({ kind }) => kind === 'quotation')) {
    const sentence = known.get(at)?.sentence;
    const source = sentence?.cites
      .map((id) => shelf.find(id)?.document)
      .find((document) => document?.visibility === 'public');
    if (sentence === undefined || source === undefined) continue;
    sentences.set(at, { ...sentence, text: attributedStatement(sentence.text, source, parts.brief.language) });
  }
  return sentences.size === 0 ? inspection : inspector.inspect(changed(inspection.text, { sentences }));
}

function withoutUnsupported(inspection: Inspection, inspector: Inspector): Inspection {
  const { language } = inspector.parts.brief;
  const ids = inspection.faults.filter(({ kind, hard }) => hard && GOES.has(kind)).map(({ at }) => at);
  const questions = foreignQuestions(inspection);
  if (ids.length === 0 && questions.length === 0) return inspection;
  let text = inspection.text;
  for (const id of new Set(ids)) text = without(text, id, language) ?? text;
  for (const id of questions) text = withoutAnswer(text, id) ?? text;
  return text === inspection.text ? inspection : inspector.inspect(text);
}

function without(text: WholeText, id: string, language: Language): WholeText | undefined {
  if (!tablesIn(text).some((table) => table.id === id)) return withoutSentence(text, id, language)?.text;
  const left = changed(text, { tables: new Map([[id, undefined]]) });
  return left.sections.length < text.sections.length && left.sections.length < 2 ? undefined : left;
}

/** Answers to questions that are still in another language. */
function foreignQuestions({ text, faults }: Inspection): string[] {
  const wrong = new Set(faults.filter(({ kind }) => kind === 'heading-language').map(({ at }) => at));
  return text.faq.filter(({ id }) => wrong.has(id)).map(({ id }) => id);
}

function withoutAnswer(text: WholeText, id: string): WholeText | undefined {
  const faq = text.faq.filter((entry) => entry.id !== id);
  return faq.length === 0 ? undefined : { ...text, faq };
}

/** Takes sentences from the ends of the longest sections until the article is in its range. */
function cutToRange(inspection: Inspection, inspector: Inspector): Inspection {
  const { brief } = inspector.parts;
  const most = bindingRange(brief, brief.plan.blogType)?.most;
  let { text, words } = inspection;
  for (let cut = 0; cut < MOST_CUTS && most !== undefined && words > most; cut += 1) {
    const shorter = withoutWords(text, words - most, inspector);
    if (shorter === undefined) break;
    text = shorter;
    words = inspector.measure(text).words;
  }
  return text === inspection.text ? inspection : inspector.inspect(text);
}

function withoutWords(text: WholeText, excess: number, { parts }: Inspector): WholeText | undefined {
  const { language } = parts.brief;
  let left = excess;
  let result = text;
  const done = new Set<string>();
  while (left > 0) {
    const [longest] = result.sections
      .filter(({ id, blocks }) => !done.has(id) && sentencesIn(blocks).length > KEPT_SENTENCES)
      .sort((one, other) => wordsOfBlocks(other.blocks, language) - wordsOfBlocks(one.blocks, language));
    if (longest === undefined) break;
    const last = sentencesIn(longest.blocks).at(-1);
    const shorter = last === undefined ? undefined : withoutSentence(result, last.id, language);
    if (last === undefined || shorter === undefined) {
      done.add(longest.id);
      continue;
    }
    left -= countWords(last.text, language);
    result = shorter.text;
  }
  return result === text ? undefined : result;
}
