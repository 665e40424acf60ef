import { z } from 'zod';
import { countWords } from '../../article/count-words.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { wordsOfGroups } from '../../research/groups.ts';
import { DEPTHS } from '../brief/depth.ts';
import type { Draft } from '../draft.ts';
import type { PlannedSection } from '../outline/outline.ts';
import { TermPreference } from '../related-keywords/term-preference.ts';
import { defineStep } from '../step.ts';
import { fillSections } from './fill-sections.ts';
import { opposingViews } from './opposing-views.ts';
import { figuresSideBySide } from './side-by-side.ts';
import { NO_BLOCK, type WrittenSection } from './written-section.ts';

/** By planned section: its heading, and indexes of its groups in the order they are printed; one that is left out is empty. */
const Answer = z.object({
  sections: z.array(z.object({ heading: z.string(), groups: z.array(z.number().int()) })),
  /** Sections that were not planned, each behind a planned one by position: what stood there for want of a better place. */
  own: z
    .array(
      z.object({
        behind: z.number().int(),
        heading: z.string(),
        leadBlock: z.number().int(),
        groups: z.array(z.number().int()),
      }),
    )
    .optional(),
  /** What fits no section. */
  further: z.array(z.number().int()),
  /** Opposing claims; both empty when there are none. */
  views: z.object({ for: z.array(z.number().int()), against: z.array(z.number().int()) }),
});

export const sectionsStep = defineStep({
  name: 'sections',
  version: 1,
  reads: [],
  needs: ['brief', 'research', 'related-keywords', 'outline', 'key-takeaways', 'faq'],
  doing: 'Writing the sections',
  async run(_fields, draft, { ask, order, signal, tell }) {
    const depth = DEPTHS[order.engine];
    tell(`Engine version ${order.engine}: ${depth.said}`);
    const { research, outline, 'key-takeaways': takeaways, faq } = draft;
    const { evidence } = research;
    const others = [...outline.introduction, ...takeaways.groups, ...faq.entries.map(({ group }) => group)];
    const { aspects } = lexiconOf(draft.brief.language).labels;
    const { sections, own, further, views } = await ask({
      name: 'sections/write',
      schema: Answer,
      embedded: () => {
        const said = others.flatMap((group) => group.covered);
        const opposed = opposingViews(evidence, said, research.mostWordsOfOther);
        const arguing = [...(opposed?.for ?? []), ...(opposed?.against ?? [])];
        const written = fillSections({
          evidence,
          plan: outline.sections,
          depth,
          furtherHeading: aspects.furtherFacts,
          said: [...said, ...arguing.flatMap((group) => group.covered)],
          mostWordsOfOther: research.mostWordsOfOther,
          words: research.targetWords - wordsOutside(draft) - wordsOfGroups(arguing),
          preferTerms: () => new TermPreference(draft['related-keywords'].terms, others),
          signal,
        });
        const find = (leadBlock: number) => written.find((section) => section.leadBlock === leadBlock);
        const indexesOf = (leadBlock: number) => (find(leadBlock)?.groups ?? []).map(({ index }) => index);
        return {
          sections: outline.sections.map(({ heading, leadBlock }) => ({
            heading: find(leadBlock)?.heading ?? heading,
            groups: indexesOf(leadBlock),
          })),
          own: ownSections(written, outline.sections),
          further: indexesOf(NO_BLOCK),
          views: {
            for: (opposed?.for ?? []).map(({ index }) => index),
            against: (opposed?.against ?? []).map(({ index }) => index),
          },
        };
      },
    });
    const groupsAt = (indexes: readonly number[]) => indexes.flatMap((index) => evidence.groups[index] ?? []);
    const prose = { layout: 'prose' as const, opposed: [] };
    const written = outline.sections.flatMap(({ heading: planned, leadBlock, blocks }, position): WrittenSection[] => {
      const { heading, groups } = sections[position] ?? { heading: planned, groups: [] };
      const section = { heading, leadBlock, blocks, groups: groupsAt(groups), ...prose };
      const others = (own ?? [])
        .filter(({ behind }) => behind === position)
        .map((one) => ({
          heading: one.heading,
          leadBlock: one.leadBlock,
          blocks: [one.leadBlock],
          groups: groupsAt(one.groups),
          ...prose,
        }));
      return [section, ...others].filter((one) => one.groups.length > 0);
    });
    tell(`${written.length} sections written`, {
      written: written.map(({ heading, groups }) => ({
        heading,
        words: Math.round(wordsOfGroups(groups)),
      })),
    });
    const plain = { leadBlock: NO_BLOCK, blocks: [] };
    const sides: WrittenSection = {
      ...plain,
      heading: aspects.viewsDiffer,
      groups: groupsAt(views.for),
      layout: 'sides',
      opposed: groupsAt(views.against),
    };
    const points: WrittenSection = {
      ...plain,
      heading: aspects.furtherFacts,
      groups: groupsAt(further),
      layout: 'points',
      opposed: [],
    };
    const all = [...written, ...[sides, points].filter(({ groups }) => groups.length > 0)];
    if (!depth.comparesFigures) return all;
    return figuresSideBySide(
      all,
      evidence,
      others.flatMap((group) => group.covered),
    );
  },
});

/** The sections that are not planned, each with the position of the planned one it stands behind. */
function ownSections(
  written: readonly WrittenSection[],
  plan: readonly PlannedSection[],
): NonNullable<z.infer<typeof Answer>['own']> {
  let behind = -1;
  return written.flatMap(({ heading, leadBlock, groups }) => {
    const position = plan.findIndex((section) => section.leadBlock === leadBlock);
    if (position >= 0) behind = position;
    if (position >= 0 || leadBlock === NO_BLOCK) return [];
    return [{ behind, heading, leadBlock, groups: groups.map(({ index }) => index) }];
  });
}

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
  return headings.reduce((sum, text) => sum + countWords(text, language), 0) + wordsOfGroups(groups);
}
