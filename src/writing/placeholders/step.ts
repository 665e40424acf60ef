import { JobError } from '../../contract/errors.ts';
import { defineSharedStep } from '../step.ts';
import { placeholderIn } from './placeholder-in.ts';

export const placeholdersStep = defineSharedStep({
  name: 'placeholders',
  version: 1,
  reads: ['isFoundPlaceholderError'],
  needs: ['brief', 'similar-title', 'outline'],
  doing: 'Looking for placeholders in the outline',
  when: ({ isFoundPlaceholderError }) => isFoundPlaceholderError,
  skipped: { asked: false },
  async run(_fields, { brief, 'similar-title': { title }, outline }) {
    const lines = [
      { where: 'The title', text: title },
      ...outline.sections.map(({ heading }) => ({ where: 'A heading', text: heading })),
    ];
    // A title of the customer's own is checked as it stands.
    const subject = brief.title === undefined ? brief.subject : undefined;
    for (const { where, text } of lines) {
      const found = placeholderIn(text, brief.language, subject);
      if (found === undefined) continue;
      throw new JobError(
        '549',
        `${where} of the outline, "${text}", holds a placeholder: "${found}". Name what it stands for in the order or ` +
          'in the sources, or set isFoundPlaceholderError to false.',
      );
    }
    return { asked: true };
  },
});
