import { lexiconOf } from '../../language/lexicon-of.ts';
import { DEPTHS } from '../brief/depth.ts';
import { citedUnits } from '../composing/cited-units.ts';
import { EvidenceShelf } from '../composing/evidence-shelf.ts';
import { type WholeText, wholeTextOf } from '../composing/whole-text.ts';
import type { ComposedDraft } from '../draft.ts';
import { defineComposedStep, type StepTools } from '../step.ts';
import { acceptedEdits, readingQuestion } from './final-reading.ts';
import { judgedSentences, judgedWishes, judgeQuestion } from './judge.ts';
import { NO_REVIEW, type Review } from './review.ts';
import { unusableAnswer } from './unusable-answer.ts';
import { wordedWishes } from './worded-wishes.ts';

type Reviewed = Pick<ComposedDraft, 'brief' | 'similar-title' | 'research' | 'outline' | 'sections' | 'faq'>;

export const reviewStep = defineComposedStep({
  name: 'review',
  version: 1,
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
    return { ...read, ...judged, notes: [...read.notes, ...judged.notes] };
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

async function judge(
  text: WholeText,
  draft: Reviewed,
  { model }: Pick<StepTools, 'model'>,
): Promise<Pick<Review, 'judged' | 'wishes' | 'notes'>> {
  const { brief, research, 'similar-title': title } = draft;
  const { language } = brief;
  const shelf = new EvidenceShelf(research);
  const units = citedUnits(text, shelf, lexiconOf(language).labels.keyTakeaways);
  const wishes = wordedWishes(draft);
  if (units.length === 0 && wishes.length === 0) return NO_REVIEW;
  const matter = { title: title.title, text, units, shelf, wishes, language };
  try {
    const answer = await model.ask(judgeQuestion(matter));
    return { judged: judgedSentences(answer, matter), wishes: judgedWishes(answer, wishes), notes: [] };
  } catch (error) {
    return { ...NO_REVIEW, notes: [unusableAnswer(error, 'The judge of the citations')] };
  }
}
