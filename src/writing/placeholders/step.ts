import { JobError } from '../../contract/errors.ts';
import { defineStep } from '../step.ts';
import { findPlaceholder } from './find-placeholder.ts';

export const placeholdersStep = defineStep({
  name: 'placeholders',
  version: 1,
  reads: ['isFoundPlaceholderError'],
  needs: ['brief', 'outline'],
  doing: 'Looking for placeholders in the outline',
  when: ({ isFoundPlaceholderError }) => isFoundPlaceholderError,
  skipped: { asked: false },
  async run(_fields, { brief, outline }) {
    const lines = [
      { where: 'The title', text: outline.title },
      ...outline.sections.map(({ heading }) => ({ where: 'A heading', text: heading })),
    ];
    for (const { where, text } of lines) {
      const found = findPlaceholder(text, brief.language);
      if (found === undefined || isSubject(found, brief)) continue;
      throw new JobError(
        '549',
        `${where} of the outline, "${text}", holds a placeholder: "${found}". Name what it stands for in the order or ` +
          'in the sources, or set isFoundPlaceholderError to false.',
      );
    }
    return { asked: true };
  },
});

/** An article on filler text speaks of filler text; a title of the customer's own is checked as it stands. */
function isSubject(found: string, { subject, title }: { subject: string; title: string | undefined }): boolean {
  return title === undefined && subject.toLowerCase().includes(found.toLowerCase());
}
