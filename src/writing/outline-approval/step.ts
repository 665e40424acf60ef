import type { Outline, PlannedSection } from '../outline/outline.ts';
import { defineStep } from '../step.ts';
import { approvedTitle, sectionId } from './approved-parts.ts';
import type { WantedSection } from './outline-approval.ts';

export const outlineApprovalStep = defineStep({
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
      sectionsMayBeAdded: false,
      sections: outline.sections.map(({ heading }, index) => ({ id: sectionId(index), heading, points: [] })),
    });
    const sections = asWanted(outline.sections, wanted.sections);
    tell('The outline is approved', { outline: sections.map(({ heading }) => heading) });
    return {
      asked: true,
      outline: { ...outline, title: wanted.title, sections },
      title: approvedTitle(title, wanted.title),
    };
  },
  amends: ({ outline, title }) => ({ outline, 'similar-title': title }),
});

/** What is left of the sections shares all the words. */
function asWanted(proposed: Outline['sections'], wanted: readonly WantedSection[]): PlannedSection[] {
  const chosen = wanted.flatMap(({ id, heading }) => {
    const section = proposed.find((_, index) => sectionId(index) === id);
    return section === undefined ? [] : [{ ...section, heading }];
  });
  const all = chosen.reduce((sum, { share }) => sum + share, 0);
  return chosen.map((section) => ({ ...section, share: section.share / all }));
}
