import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { YEAR } from '../../language/calendar-words.ts';
import { findCues } from '../../language/find-cues.ts';
import { replaced } from '../replace-sentences.ts';
import type { SourceSentence, SourceText } from '../source-text.ts';
import { showsHome } from './household-scene.ts';
import type { Refusal } from './judge-sentence.ts';
import { pagesOnOwnHouse } from './own-house.ts';
import { speaksAsWe } from './speaks-as-we.ts';
import { happensInStory } from './story-past.ts';
import { isStoryTitle } from './story-titles.ts';
import { tellsPast } from './tells-past.ts';

/** Share of sentences that say "I" or "we" from which on a document tells its author's own experience. */
const OWN_STORY = 0.08;
/** A document with fewer sentences of that kind only slips. */
const LEAST_OWN = 3;
/** How the results of one's own trial begin; whoever else is told of has a name. */
const OF_REPORT =
  /^(?:(?:The|Das|Der|Die|El|La|Los|Las|Le|Les|Il|Lo|Gli|Het|De|O|Os|As) \p{L}+|L['’]\p{L}+|On average|Im (?:Mittel|Schnitt)|En (?:promedio|moyenne)|In media)(?! \p{L}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u;
/** Own experience is worth less than what holds for all. */
const PENALTY = { we: 0.5, happened: 0.12 } as const;

/**
 * Marks what is somebody's own experience, so that it is printed with who says it: what a source says of "us", and
 * what happened in a source that tells its own story, and the figures of a page on its publisher's own house. Refused
 * are strangers' "we", what can't be named, and what such a story shows of its author's home.
 */
export function markOwnExperience(source: SourceText, language: Language): SourceText {
  const tellers = ownStories(source, language);
  const storytellers = new Set(source.documents.filter((document) => isTitledStory(document, language)));
  const scenes = scenesOf(source, storytellers);
  const isOpening = ({ block, figures }: SourceSentence) => scenes.has(block) && figures.length === 0;
  const houses = pagesOnOwnHouse(source, language);
  const marked = new Map<SourceSentence, SourceSentence>();
  for (const [at, sentence] of source.sentences.entries()) {
    const last = source.sentences[at - 1];
    const before = last && (marked.get(last) ?? last);
    const document = source.blocks[sentence.block]?.document;
    if (document === undefined || sentence.judgement.refusal !== undefined) continue;
    const isWe = sentence.judgement.speaksAsWe;
    const isTeller = tellers.has(document.id);
    const happened = isTeller && tellsPast(sentence.text, language);
    const isStory = !happened && storytellers.has(document) && happensInStory(sentence.text, language);
    const goesOn = before?.documentId === document.id && ownReport(before, sentence, language) && !document.trusted;
    const isScene = isOpening(sentence) || (isTeller && showsHome(sentence.text, language));
    const isOfHouse = houses.has(document.id) && sentence.figures.length > 0 && canBeNamed(sentence, document);
    if (!isWe && !happened && !isScene && !isStory && !goesOn && !isOfHouse) continue;
    const mark = isScene || isStory || goesOn ? { refusal: 'first person' as const } : markOf(sentence, document, isWe);
    marked.set(sentence, { ...sentence, judgement: { ...sentence.judgement, ...mark } });
  }
  return marked.size === 0 ? source : replaced(source, marked);
}

/** A page from elsewhere whose title says that it tells a story: what happened in it happened to its author alone. */
function isTitledStory({ title, trusted }: SourceDocument, language: Language): boolean {
  return !trusted && isStoryTitle(title, language);
}

/** "We tested twelve cars. The best one lost a fifth.": the report goes on where its first sentence is left out. */
function ownReport(before: SourceSentence, { text, paragraph }: SourceSentence, language: Language): boolean {
  const { refusal, speaksAsWe: isWe } = before.judgement;
  const isOwn = refusal === 'first person' || (isWe && refusal !== undefined);
  if (!isOwn || before.paragraph !== paragraph) return false;
  return OF_REPORT.test(text) && !YEAR.test(text) && tellsPast(text, language);
}

/** What stands before the first heading of a page from elsewhere that tells its author's story: it sets its scene. */
function scenesOf({ blocks }: SourceText, storytellers: ReadonlySet<SourceDocument>): ReadonlySet<number> {
  return new Set(
    blocks
      .filter(({ index, document, heading }) => {
        const isFramed = heading === undefined && blocks[index + 1]?.document === document;
        return isFramed && storytellers.has(document);
      })
      .map(({ index }) => index),
  );
}

/** Who says it can be printed before it, where nothing else is printed there. */
function canBeNamed({ judgement }: SourceSentence, { visibility }: SourceDocument): boolean {
  return visibility === 'public' && !judgement.needsDate;
}

function markOf(
  sentence: SourceSentence,
  document: SourceDocument,
  isWe: boolean,
): { refusal: Refusal } | { needsSource: true; penalty: number } {
  if (!canBeNamed(sentence, document) || (isWe && !document.trusted)) return { refusal: 'first person' };
  const { judgement } = sentence;
  const penalty = isWe ? Math.max(PENALTY.we, judgement.penalty) : judgement.penalty + PENALTY.happened;
  return { needsSource: true, penalty: Math.min(1, penalty) };
}

/** Ids of documents that tell what their author went through. */
function ownStories({ sentences, documents, blocks }: SourceText, language: Language): ReadonlySet<string> {
  const counts = new Map<string, { all: number; own: number }>();
  for (const sentence of sentences) {
    const count = counts.get(sentence.documentId) ?? { all: 0, own: 0 };
    count.all += 1;
    if (sentence.judgement.speaksAsWe || sentence.judgement.refusal === 'first person') count.own += 1;
    counts.set(sentence.documentId, count);
  }
  const saysSo = (label: string) => {
    const cues = findCues(label, language);
    return speaksAsWe(label, language) || cues.has('firstPersonSingular') || cues.has('firstPersonPlural');
  };
  const titled = [
    ...documents.filter(({ title }) => saysSo(title)),
    ...blocks.filter(({ heading }) => heading !== undefined && saysSo(heading)).map(({ document }) => document),
  ].map(({ id }) => id);
  return new Set([
    ...titled,
    ...[...counts].filter(([, { all, own }]) => own >= LEAST_OWN && own / all >= OWN_STORY).map(([id]) => id),
  ]);
}
