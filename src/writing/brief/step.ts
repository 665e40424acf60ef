import type { WordCount } from '../../contract/choices.ts';
import { JobError } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { LOCALES } from '../../contract/locales.ts';
import { questionKindOf } from '../../language/question-kind.ts';
import { subjectTokens } from '../../research/subject.ts';
import { defineStep } from '../step.ts';
import type { WordRange } from './brief.ts';
import { intentOf } from './intent.ts';

export const briefStep = defineStep({
  name: 'brief',
  version: 1,
  reads: ['inputType', 'mainInput', 'primaryKeyword', 'languageID', 'locale', 'targetBlogWordCount'],
  needs: [],
  doing: 'Reading the order',
  async run({ inputType, mainInput, primaryKeyword, languageID, locale, targetBlogWordCount }) {
    if (inputType === 'url' || inputType === 'urls') {
      throw new JobError(
        '551',
        `inputType "${inputType}" asks for web pages to be read, and this version reads none. ` +
          'Send the text as additionalKnowledge, or add it to a knowledge store and order with keyword, topic or title.',
      );
    }
    const subject = (Array.isArray(mainInput) ? mainInput.join(' ') : (mainInput ?? '')).replace(/\s+/gu, ' ').trim();
    const questionKind = questionKindOf(subject, languageID);
    return {
      subject,
      subjectTokens: subjectTokens(subject, languageID),
      keyword: inputType === 'keyword' ? subject : primaryKeyword?.[0]?.trim(),
      title: inputType === 'title' ? subject : undefined,
      language: languageID,
      locale: locale ?? LOCALES.find((known) => known === LANGUAGES[languageID].locale) ?? 'us',
      range: targetBlogWordCount === undefined ? undefined : rangeOf(targetBlogWordCount),
      intent: intentOf(subject, questionKind, languageID),
      questionKind,
    };
  },
});

function rangeOf(count: WordCount): WordRange {
  const [least, most] = count.split('-').map(Number);
  return { least: least ?? 0, most: most ?? Number.POSITIVE_INFINITY };
}
