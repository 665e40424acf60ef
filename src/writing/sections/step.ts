import { z } from 'zod';
import { countWords } from '../../article/count-words.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { Draft } from '../draft.ts';
import { TermPreference } from '../related-keywords/term-preference.ts';
import { defineStep } from '../step.ts';
import { fillSections } from './fill-sections.ts';

/** By planned section: indexes of its groups in the order they are printed; a section that is left out is empty. */
const Answer = z.object({ sections: z.array(z.array(z.number().int())) });

export const sectionsStep = defineStep({
  name: 'sections',
  version: 1,
  reads: [],
  needs: ['brief', 'research', 'related-keywords', 'outline', 'key-takeaways', 'faq'],
  doing: 'Writing the sections',
  async run(_fields, draft, { ask, signal }) {
    const { research, outline, 'key-takeaways': takeaways, faq } = draft;
    const { evidence } = research;
    const others = [...outline.introduction, ...takeaways.groups, ...faq.entries.map(({ group }) => group)];
    const { sections } = await ask({
      name: 'sections/write',
      schema: Answer,
      embedded: () => {
        const written = fillSections({
          evidence,
          plan: outline.sections,
          said: others.flatMap((group) => group.covered),
          mostWordsOfOther: research.mostWordsOfOther,
          words: research.targetWords - wordsOutside(draft),
          preferTerms: () => new TermPreference(draft['related-keywords'].terms, others),
          signal,
        });
        const groupsOf = (leadBlock: number) => written.find((section) => section.leadBlock === leadBlock)?.groups;
        return {
          sections: outline.sections.map(({ leadBlock }) => (groupsOf(leadBlock) ?? []).map(({ index }) => index)),
        };
      },
    });
    return outline.sections.flatMap(({ heading, leadBlock, blocks }, position) => {
      const groups = (sections[position] ?? []).flatMap((index) => evidence.groups[index] ?? []);
      return groups.length === 0 ? [] : [{ heading, leadBlock, blocks, groups }];
    });
  },
});

/** Visible words of the article that do not stand in its sections. */
function wordsOutside({
  brief: { language },
  outline,
  'key-takeaways': takeaways,
  faq,
}: Pick<Draft, 'brief' | 'outline' | 'key-takeaways' | 'faq'>): number {
  const { labels } = lexiconOf(language);
  const headings = [
    outline.title,
    ...outline.sections.map(({ heading }) => heading),
    ...(takeaways.groups.length > 0 ? [labels.keyTakeaways] : []),
    ...(faq.entries.length > 0 ? [labels.faq, ...faq.entries.map(({ question }) => question)] : []),
  ];
  const groups = [...outline.introduction, ...takeaways.groups, ...faq.entries.map(({ group }) => group)];
  return (
    headings.reduce((sum, text) => sum + countWords(text, language), 0) +
    groups.reduce((sum, { words }) => sum + words, 0)
  );
}
