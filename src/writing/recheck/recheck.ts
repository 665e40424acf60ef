import { countVisibleWords, type VisiblePart, visibleParts } from '../../article/visible-text.ts';
import type { ComplianceReport } from '../../contract/compliance-report.ts';
import { fieldPath } from '../../contract/earlier-blog.ts';
import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { findMachineTells } from '../../language/voice/machine-tells/find-machine-tells.ts';
import { rateArticle } from '../../quality/rate-article.ts';
import { subjectTokens } from '../../research/subject.ts';
import { oneLine, wishesOfText } from '../brief/read-order.ts';
import { tellsForReport } from '../check/tells-for-report.ts';
import { ratedForReport } from '../quality-repair/quality-for-report.ts';
import type { RecheckInput } from './edited-text.ts';
import { recheckCitations } from './recheck-citations.ts';
import { recheckedWishes } from './recheck-wishes.ts';
import { type ReadMarkdown, readFinished, sentencesRead } from './text-units.ts';

const MOST_TELLS = 100;

/** What the check of an edited text found. */
export interface Rechecked {
  readonly words: number;
  readonly report: ComplianceReport;
}

/**
 * Checks an edited text against the order of its article, without the research: the same text gives the same report.
 * What only the research or a model could tell is named as not checked; of the text as it was written, the report of then
 * holds.
 */
export function recheck(input: RecheckInput): Rechecked {
  const { order, written, edited } = input;
  if (edited.markdown === written.markdown && edited.title === written.title) {
    return { words: written.report.words, report: written.report };
  }
  const { languageID: language } = order.request;
  const labels = lexiconOf(language).labels;
  const read = readFinished(edited.markdown, labels, language);
  const { report } = written;
  const found = recheckCitations({
    written: readFinished(written.markdown, labels, language),
    edited: read,
    report,
    language,
  });
  const leftOut = [labels.sources, labels.seeAlso];
  const words = countVisibleWords(edited.markdown, language, leftOut);
  const parts = visibleParts(edited.markdown, leftOut);
  const subject = oneLine(order.request.mainInput);
  const { citations, judged } = found;
  const notChecked = citations.filter(({ verdict }) => verdict === 'not-checked').length;
  return {
    words,
    report: {
      ...(report.blogType === undefined ? {} : { blogType: report.blogType }),
      wishes: recheckedWishes({
        ...{ ...input, words, parts, read, found },
        brief: { subject, ...wishesOfText(order.request, subject) },
        before: (field) => report.wishes.find((wish) => wish.field === fieldPath(order, field)),
      }),
      citations: [...citations],
      sources: found.sources,
      words,
      machineTells: tellsOf(input, read, parts),
      quality: ratedForReport(rateArticle(edited.markdown, language)),
      recheck: {
        unchanged: citations.filter((citation) => !judged.has(citation)).length,
        judged: citations.filter((citation) => judged.has(citation)).length - notChecked,
        notChecked,
      },
      notes: report.notes,
      steps: report.steps,
    },
  };
}

/** What gives a machine away; the rate is that of all, and so many of them are named. */
function tellsOf(
  input: RecheckInput,
  read: ReadMarkdown,
  parts: readonly VisiblePart[],
): ComplianceReport['machineTells'] {
  const { languageID: language } = input.order.request;
  const headings = parts.flatMap(({ heading }) => tokensOf(heading, language));
  const { tells, ...rate } = findMachineTells(sentencesRead(read), language, {
    subjectTokens: [...tokensOfSubject(input, language), ...headings],
  });
  return tellsForReport({ ...rate, tells: tells.slice(0, MOST_TELLS) });
}

/** An order by addresses says nothing of its subject; the title does. */
function tokensOfSubject({ order: { request }, edited }: RecheckInput, language: Language): string[] {
  const isAddress = request.inputType === 'url' || request.inputType === 'urls';
  return subjectTokens(isAddress ? edited.title : oneLine(request.mainInput), language);
}
