import type { ComplianceReport } from '../../contract/compliance-report.ts';
import { rateArticle } from '../../quality/rate-article.ts';
import { DEPTHS } from '../brief/depth.ts';
import { type ComposedSentence, rowTexts } from '../composing/composed-text.ts';
import { EditRules } from '../composing/edit-rules.ts';
import {
  allSentences,
  changed,
  sentencesById,
  tablesIn,
  type WholeText,
  wholeTextOf,
} from '../composing/whole-text.ts';
import { countPictures, featureImage } from '../images/place-media.ts';
import { qualityForReport } from '../quality-repair/quality-for-report.ts';
import type { Review } from '../review/review.ts';
import { titleWords } from '../similar-title/title-words.ts';
import { defineComposedStep } from '../step.ts';
import { refuseBrokenWishes } from './broken-wishes.ts';
import { cleanTextWish, composedVerdicts, voiceWishes } from './composed/composed-wishes.ts';
import { sentenceLanguageWish } from './composed/foreign-sentences.ts';
import { Inspector } from './composed/inspect.ts';
import { JudgeBook } from './composed/judge-book.ts';
import { mediaUnderHeadings } from './composed/media-under-headings.ts';
import { repaired } from './composed/repair.ts';
import { respelled } from './composed/respelled.ts';
import { stepsWithCosts } from './composed/steps-with-costs.ts';
import { tellsForReport } from './tells-for-report.ts';
import { citedSources } from './verify-citations.ts';
import { checkWishes } from './wishes.ts';
import { wishesForReport } from './wishes-for-report.ts';

const VERSION = 1;

export const composedCheckStep = defineComposedStep({
  name: 'check',
  version: VERSION,
  reads: [],
  needs: [
    'brief',
    'similar-title',
    'research',
    'related-keywords',
    'outline',
    'placeholders',
    'key-takeaways',
    'faq',
    'sections',
    'review',
    'seo',
    'manual-links',
    'internal-links',
    'external-links',
    'see-also',
    'images',
    'video',
    'call-to-action',
  ],
  doing: 'Checking every wish on the finished article, and mending it',
  async run(_fields, parts, { model, signal, order, stepsDone, tell }) {
    const { brief, seo, 'similar-title': title, placeholders, review, research } = parts;
    const judge = new JudgeBook(review.judged);
    const anchors = parts['manual-links'].map(({ anchor }) => anchor);
    const rules = new EditRules(brief.language, anchors);
    const text = respelled(withEdits(wholeTextOf(parts), review, judge, rules), brief, judge, rules);
    const inspector = new Inspector(parts, judge);
    const { repairs } = DEPTHS[order.engine];
    const means = { inspector, judge, rules, rounds: repairs, ask: model.ask, tell, signal };
    const { inspection: mended, ratedBefore, notes } = await repaired(text, means);
    // What an answer brought in is in the spelling of its writer.
    const spelt = respelled(mended.text, brief, judge, rules);
    const inspection = spelt === mended.text ? mended : inspector.inspect(spelt);
    const { article, markdown, words } = inspection;
    const placed = { ...parts, ...mediaUnderHeadings(inspection.text, parts) };
    const citations = inspection.citations.map(({ citation }) => citation);
    const wishes = [
      ...checkWishes(
        { parts: placed, article, markdown, words, seo, citations, title, placeholders },
        composedVerdicts(inspection, parts),
      ),
      cleanTextWish(inspection),
      sentenceLanguageWish(inspection.text, inspection.faults, brief.language),
      ...voiceWishes(inspection, parts),
    ];
    refuseBrokenWishes(wishes);
    const report: ComplianceReport = {
      blogType: brief.plan.blogType,
      wishes: wishesForReport(wishes, order),
      citations,
      sources: citedSources(article),
      words,
      machineTells: tellsForReport(inspection.tells),
      notes: [...research.notes, ...review.notes, ...notes, ...model.notes],
      quality: qualityForReport(ratedBefore, rateArticle(markdown, article.language)),
      steps: stepsWithCosts(stepsDone, model.asked, { name: 'check', version: VERSION }),
    };
    return {
      language: article.language,
      title: article.title,
      titleWords: titleWords(article.title, article.language),
      titleMustBeNew: title.mustBeNew,
      slug: seo.slug,
      markdown,
      seo: { title: seo.title, description: seo.description, keywords: seo.keywords, ...featureImage(parts) },
      words,
      images: countPictures(article, parts),
      report,
    };
  },
});

/** The text with the edits of the last reading; one that would lose the anchor of an ordered link is left out. */
function withEdits(text: WholeText, { edits }: Review, judge: JudgeBook, rules: EditRules): WholeText {
  for (const { id, text: wording } of allSentences(text)) judge.holdsFor(id, wording);
  for (const table of tablesIn(text)) for (const row of rowTexts(table)) judge.holdsFor(table.id, row);
  const known = sentencesById(text);
  const sentences = new Map<string, ComposedSentence | undefined>();
  for (const [id, after] of edits) {
    const sentence = known.get(id)?.sentence;
    if (sentence === undefined || rules.lostWords(sentence.text, after) !== undefined) continue;
    sentences.set(id, after === '' ? undefined : { ...sentence, text: after });
    judge.holdsFor(id, after);
  }
  return changed(text, { sentences });
}
