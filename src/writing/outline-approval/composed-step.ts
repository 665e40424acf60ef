import type { ComposedOutline, PlannedPart } from '../outline/composed-outline.ts';
import { defineComposedStep } from '../step.ts';
import { approvedTitle, sectionId } from './approved-parts.ts';
import type { WantedSection } from './outline-approval.ts';

const LEAST_WORDS = 60;

export const composedOutlineApprovalStep = defineComposedStep({
  name: 'outline-approval',
  version: 1,
  reads: [],
  needs: ['brief', 'similar-title', 'outline', 'placeholders'],
  doing: 'Seeing whether the outline is approved',
  async run(_fields, { brief, outline, 'similar-title': title }, { outlineApproval, tell }) {
    if (outlineApproval === undefined) return { asked: false, outline, title };
    const wanted = await outlineApproval.approved({
      language: brief.language,
      subject: brief.subject,
      title: title.title,
      titleMayChange: brief.title === undefined,
      sectionsMayBeAdded: true,
      sections: outline.sections.map(({ id, heading, points }) => ({ id, heading, points })),
    });
    const sections = asWanted(outline.sections, wanted.sections);
    tell('The outline is approved', { outline: sections.map(({ heading }) => heading) });
    return { asked: true, outline: { ...outline, sections }, title: approvedTitle(title, wanted.title) };
  },
  amends: ({ outline, title }) => ({ outline, 'similar-title': title }),
});

/** Sections keep what was planned for them; all together have the words of the proposal, in its proportions. */
function asWanted(proposed: ComposedOutline['sections'], wanted: readonly WantedSection[]): PlannedPart[] {
  const words = proposed.reduce((sum, part) => sum + part.words, 0);
  const usual = words / Math.max(1, proposed.length);
  const chosen = wanted.map(({ id, heading, points }) => {
    const planned = proposed.find((part) => part.id === id) ?? addedPart(heading, usual);
    return { ...planned, heading, points };
  });
  const all = chosen.reduce((sum, part) => sum + part.words, 0);
  return chosen.map((part, index) => ({
    ...part,
    id: sectionId(index),
    words: Math.max(LEAST_WORDS, Math.round((part.words * words) / all)),
  }));
}

/** A section that a person has added: its evidence is what says most on its heading. */
function addedPart(heading: string, words: number): Omit<PlannedPart, 'points'> {
  return { id: '', heading, purpose: 'What the heading promises', passages: [], words, form: 'prose' };
}
