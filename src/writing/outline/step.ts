import { z } from 'zod';
import { JobError } from '../../contract/errors.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { headingCase } from '../../language/title-case.ts';
import type { Brief } from '../brief/brief.ts';
import { DEPTHS } from '../brief/depth.ts';
import { defineStep } from '../step.ts';
import { chooseIntroduction } from './choose-introduction.ts';
import { chooseSections } from './choose-sections.ts';
import { draftSelection } from './draft-selection.ts';
import type { PlannedSection } from './outline.ts';
import { orderSections } from './section-order.ts';

const Answer = z.object({
  title: z.string().min(1),
  /** Indexes of groups. */
  introduction: z.array(z.number().int()),
  sections: z.array(
    z.object({
      heading: z.string().min(1),
      leadBlock: z.number().int(),
      blocks: z.array(z.number().int()).min(1),
      share: z.number().positive(),
    }),
  ),
});

/** A heading in the case of the language; one that only repeats the subject says "at a glance" instead. */
function headingFor(heading: string, brief: Brief, title: string): string {
  if (heading === '') return lexiconOf(brief.language).labels.aspects.furtherFacts;
  const words = (text: string) => [...new Set(tokensOf(text, brief.language))].sort().join(' ');
  const repeats = words(heading) === words(brief.subject) || words(heading) === words(title);
  return repeats ? lexiconOf(brief.language).labels.aspects.overview : headingCase(heading, brief.language);
}

/** The order in which the sources come to speak of them. */
function inSourceOrder(sections: readonly PlannedSection[]): PlannedSection[] {
  return [...sections].sort((one, other) => one.leadBlock - other.leadBlock);
}

export const outlineStep = defineStep({
  name: 'outline',
  version: 1,
  reads: [],
  needs: ['brief', 'research', 'similar-title'],
  doing: 'Planning the sections',
  async run(_fields, { brief, research, 'similar-title': { title } }, { ask, order, tell }) {
    const { reviewsOutline } = DEPTHS[order.engine];
    const { evidence, relevantBlocks, targetWords, mostWordsOfOther } = research;
    const answer = await ask({
      name: 'outline/plan',
      schema: Answer,
      embedded: () => {
        const introduction = chooseIntroduction(evidence, brief, relevantBlocks);
        const said = introduction.flatMap(({ covered }) => covered);
        const draft = reviewsOutline
          ? draftSelection({ evidence, relevantBlocks, words: targetWords, mostWordsOfOther, said })
          : [];
        const chosen = chooseSections({ evidence, relevantBlocks, targetWords, draft, said });
        return {
          title,
          introduction: introduction.map(({ index }) => index),
          sections: (reviewsOutline
            ? orderSections(chosen, evidence, evidence.blocks[introduction[0]?.block ?? -1]?.documentIndex)
            : inSourceOrder(chosen)
          ).map((section) => ({
            ...section,
            blocks: [...section.blocks],
            heading: headingFor(section.heading, brief, title),
          })),
        };
      },
    });
    if (answer.sections.length === 0) {
      throw new JobError(
        '551',
        `No section could be made of what ${evidence.documents.length} documents say on "${brief.subject}": none of ` +
          'them has a passage of its own on it. Add documents on the subject with headings, or configure a model.',
      );
    }
    const outline = answer.sections.map(({ heading }) => heading);
    tell(`${outline.length} sections planned`, { outline });
    return {
      title: answer.title,
      introduction: answer.introduction.flatMap((index) => evidence.groups[index] ?? []),
      sections: answer.sections,
    };
  },
});
