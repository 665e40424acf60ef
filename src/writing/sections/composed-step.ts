import type { Language } from '../../contract/languages.ts';
import type { ComposedBrief } from '../brief/article-plan.ts';
import { orderLines } from '../brief/composed-step.ts';
import { DEPTHS } from '../brief/depth.ts';
import { planLines } from '../brief/plan-lines.ts';
import { SECTION_EVIDENCE_CHARACTERS, takesMoreTokens } from '../composing/article-size.ts';
import { BlocksAnswer } from '../composing/blocks-answer.ts';
import { type ComposedBody, type ComposedSection, wordsOfBlocks } from '../composing/composed-text.ts';
import { shelfOf } from '../composing/evidence-shelf.ts';
import { houseRules } from '../composing/house-rules.ts';
import { BlockReader } from '../composing/read-blocks.ts';
import { customerWishes } from '../composing/wish-lines.ts';
import { outlineLines } from '../outline/outline-lines.ts';
import { defineComposedStep } from '../step.ts';
import { introductionTask, sectionTask } from './section-task.ts';
import { WholeBodyAnswer, wholeBodyTask } from './whole-body.ts';

const WHOLE_EVIDENCE_CHARACTERS = 60_000;
/** Tokens a word may take, with room for labels and JSON. */
const TOKENS_A_WORD = 5;
const LEAST_TOKENS = 1500;
const INTRODUCTION = 's0';

export const composedSectionsStep = defineComposedStep({
  name: 'sections',
  version: 1,
  reads: ['additionalSectionPrompt'],
  needs: ['brief', 'research', 'related-keywords', 'outline', 'similar-title'],
  doing: 'Writing the introduction and the sections',
  async run({ additionalSectionPrompt }, draft, { model, order, tell }): Promise<ComposedBody> {
    const { brief, research, outline, 'similar-title': chosen, 'related-keywords': related } = draft;
    const shelf = shelfOf(research);
    const wishes = [...relatedLines(related.terms.map(({ text }) => text)), ...customerWishes(additionalSectionPrompt)];
    const context = [
      ...orderLines(brief),
      '',
      ...planLines(brief.plan),
      '',
      ...outlineLines(chosen.title, outline),
      '',
      ...wishes,
    ].join('\n');
    const rules = houseRules(brief);
    const section = (id: string, heading: string, answer: BlocksAnswer): ComposedSection => ({
      id,
      heading,
      blocks: new BlockReader(id, shelf, brief.language).blocks(answer.blocks),
    });
    const factsOf = (sections: readonly ComposedSection[]) => ({
      written: sections.map(({ heading, blocks }) => ({
        heading,
        words: Math.round(wordsOfBlocks(blocks, brief.language)),
      })),
    });
    if (DEPTHS[order.engine].body === 'whole') {
      const { introduction, sections } = await model.ask({
        name: 'sections/whole',
        role: 'write',
        schema: WholeBodyAnswer,
        maxOutputTokens: tokensFor(research.targetWords, brief.language),
        prompt: {
          rules,
          context,
          evidence: shelf.select({
            about: aboutOf(brief),
            named: outline.sections.flatMap(({ passages }) => passages),
            characters: WHOLE_EVIDENCE_CHARACTERS,
          }),
          task: wholeBodyTask(brief, outline),
        },
      });
      const body = outline.sections.map(({ id, heading }, index) =>
        section(id, heading, sections[index] ?? { blocks: [] }),
      );
      tell(`${body.length} sections written`, factsOf(body));
      return { introduction: section(INTRODUCTION, '', introduction), sections: body, wish: additionalSectionPrompt };
    }
    let written = 0;
    const write = async (part: {
      id: string;
      heading: string;
      task: string;
      about: string;
      passages: readonly string[];
      words: number;
    }): Promise<ComposedSection> => {
      const answer = await model.ask({
        name: `sections/write#${part.id}`,
        role: 'write',
        schema: BlocksAnswer,
        maxOutputTokens: tokensFor(part.words, brief.language),
        prompt: {
          rules,
          context,
          evidence: shelf.select({
            about: part.about,
            named: part.passages,
            characters: SECTION_EVIDENCE_CHARACTERS,
          }),
          task: part.task,
        },
      });
      const done = section(part.id, part.heading, answer);
      written += 1;
      const words = `${written} of ${outline.sections.length + 1} parts written`;
      tell(words, part.id === INTRODUCTION ? {} : factsOf([done]));
      return done;
    };
    const [introduction, ...sections] = await Promise.all([
      write({
        id: INTRODUCTION,
        heading: '',
        task: introductionTask(brief, outline),
        about: aboutOf(brief),
        passages: outline.introduction.passages,
        words: outline.introduction.words,
      }),
      ...outline.sections.map((planned) =>
        write({
          id: planned.id,
          heading: planned.heading,
          task: sectionTask(planned),
          about: [brief.subject, planned.heading, ...planned.points].join(' '),
          passages: planned.passages,
          words: planned.words,
        }),
      ),
    ]);
    return { introduction, sections, wish: additionalSectionPrompt };
  },
});

function aboutOf({ subject, plan }: ComposedBrief): string {
  return [subject, plan.angle, ...plan.questions].join(' ');
}

function relatedLines(terms: readonly string[]): string[] {
  return terms.length === 0
    ? []
    : [`Related terms; use each once where it is the right word, never for its own sake: ${terms.join(', ')}.`];
}

/** Most tokens an answer of so many words takes; scripts without spaces take more of them. */
function tokensFor(words: number, language: Language): number {
  return LEAST_TOKENS + Math.round(words * TOKENS_A_WORD * (takesMoreTokens(language) ? 2 : 1));
}
