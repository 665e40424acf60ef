import { lexiconOf } from '../../language/lexicon-of.ts';
import { DEPTHS } from '../brief/depth.ts';
import { citedUnits } from '../composing/cited-units.ts';
import { shelfOf } from '../composing/evidence-shelf.ts';
import { type WholeText, wholeTextOf } from '../composing/whole-text.ts';
import type { ComposedDraft } from '../draft.ts';
import { defineComposedStep, type StepTools } from '../step.ts';
import { acceptedEdits, readingQuestion } from './final-reading.ts';
import { judgedSentences, judgedWishes, judgeQuestion } from './judge.ts';
import { type JudgedPart, judgedParts, namedPart } from './judged-parts.ts';
import { NO_REVIEW, type Review } from './review.ts';
import { unusableAnswer } from './unusable-answer.ts';
import { wordedWishes } from './worded-wishes.ts';

type Reviewed = Pick<ComposedDraft, 'brief' | 'similar-title' | 'research' | 'outline' | 'sections' | 'faq'>;

export const reviewStep = defineComposedStep({
  name: 'review',
  version: 2,
  reads: [],
  needs: ['brief', 'similar-title', 'research', 'outline', 'sections', 'faq'],
  doing: 'Reading the whole article once more',
  async run(_fields, draft, tools) {
    if (!DEPTHS[tools.order.engine].reviewsText) return NO_REVIEW;
    const text = wholeTextOf({
      sections: draft.sections,
      faq: draft.faq,
      'key-takeaways': { asked: false, items: [] },
    });
    const [read, judged] = await Promise.all([readOnceMore(text, draft, tools), judge(text, draft, tools)]);
    const { size } = read.edits;
    tools.tell(
      `${judged.judged.size} cited sentences judged, ${size} ${size === 1 ? 'sentence' : 'sentences'} reworded`,
    );
    return {
      edits: read.edits,
      judged: judged.judged,
      wishes: judged.wishes,
      notes: [...read.notes, ...judged.notes],
    };
  },
});

async function readOnceMore(
  text: WholeText,
  { brief, 'similar-title': { title } }: Reviewed,
  { model }: Pick<StepTools, 'model'>,
): Promise<Pick<Review, 'edits' | 'notes'>> {
  try {
    return acceptedEdits(await model.ask(readingQuestion(text, title, brief)), text, brief);
  } catch (error) {
    return { edits: NO_REVIEW.edits, notes: [unusableAnswer(error, 'The last reading')] };
  }
}

type Judged = Pick<Review, 'judged' | 'wishes' | 'notes'>;

/** Parts are judged at the same time; one that nobody judged leaves the verdicts on the others, and the edits. */
async function judge(text: WholeText, draft: Reviewed, { model }: Pick<StepTools, 'model'>): Promise<Judged> {
  const { brief, research, 'similar-title': title } = draft;
  const { language } = brief;
  const shelf = shelfOf(research);
  const units = citedUnits(text, shelf, lexiconOf(language).labels.keyTakeaways);
  const parts = judgedParts(units, wordedWishes(draft));
  const judgePart = async (part: JudgedPart, index: number): Promise<Judged> => {
    const place = { number: index + 1, of: parts.length };
    try {
      const answer = await model.ask(judgeQuestion(part, place, { title: title.title, text, shelf, language }));
      return { judged: judgedSentences(answer, part, shelf), wishes: judgedWishes(answer, part.wishes), notes: [] };
    } catch (error) {
      const who = parts.length === 1 ? 'The judge of the citations' : `The judge of ${namedPart(part)}`;
      return { judged: new Map(), wishes: [], notes: [unusableAnswer(error, who)] };
    }
  };
  const judged = await Promise.all(parts.map(judgePart));
  return {
    judged: new Map(judged.flatMap((part) => [...part.judged])),
    wishes: judged.flatMap(({ wishes }) => wishes),
    notes: judged.flatMap(({ notes }) => notes),
  };
}
