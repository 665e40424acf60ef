import type { ComposedBrief } from '../brief/article-plan.ts';
import type { ComposedOutline, PlannedPart, SectionForm } from '../outline/composed-outline.ts';

const FORM: Readonly<Record<SectionForm, string>> = {
  prose: 'Set it in paragraphs; a list or table only where the matter is one.',
  steps:
    'Set it as steps in order, each item saying what to do and how to tell that it worked, with a paragraph before them.',
  list: 'Set it as bullets of one or two full sentences each, with a paragraph before them that says what they have in common.',
  table:
    'Set the comparison as a table whose cells are short facts from the passages, with a paragraph that says what it shows.',
  'pros-and-cons': 'Set advantages and drawbacks under two subheadings, as bullets with their size and condition.',
};

/** What one section is asked for. The outline that stands before it says what the others cover. */
export function sectionTask({ id, heading, words, form }: PlannedPart): string {
  return [
    `Write section ${id}, "${heading}", in about ${words} words. Only this section, without its heading.`,
    FORM[form],
    'It makes its own points and no others: what other sections cover is not said, repeated or announced here. It stands on its own, as a reader may begin here, and opens with its main point.',
  ].join('\n');
}

/** What the introduction is asked for. */
export function introductionTask(
  { keyword }: ComposedBrief,
  { introduction: { opening, words } }: ComposedOutline,
): string {
  return [
    `Write the introduction, in about ${words} words, one or two paragraphs.`,
    `The first sentence gives the answer: ${opening}`,
    'Then what it depends on, with the one figure or fact that matters most, and for whom. No table of contents in words, no question to the reader, no list.',
    ...(keyword === undefined ? [] : [`The first paragraph holds the keyword "${keyword}" in natural form.`]),
  ].join('\n');
}
