import { z } from 'zod';
import { RATINGS } from '../../contract/choices.ts';
import type { Language } from '../../contract/languages.ts';
import { identifyLanguage } from '../../language/identify-language.ts';
import { DIMENSIONS, type Dimension, YMYL_KINDS } from '../rubric.ts';

// The order of the members is the order of the answer: what speaks against comes first, and all evidence before the level.
const Reason = z.object({
  quote: z.string().meta({ description: 'Words of the article, copied exactly, 5 to 25 words' }),
  says: z.string().min(1).meta({ description: 'One sentence: what these words show about the dimension, and why' }),
});

const Judgement = z.object({
  defects: z.array(Reason).meta({ description: 'What is wrong, at most 3; empty where nothing is' }),
  missing: z
    .array(z.string())
    .meta({ description: 'What a reader would need and does not get, a sentence each, at most 2' }),
  strengths: z.array(Reason).meta({ description: 'What is better than typical of the topic, at most 3' }),
  level: z.enum(RATINGS),
});
export type Judgement = z.infer<typeof Judgement>;
export type Reason = z.infer<typeof Reason>;

/** Dimensions that are judged together, as they rest on the same kind of evidence. */
export const GROUPS = {
  people: ['experience_of_eeat', 'expertise_of_eeat', 'authoritativeness_of_eeat', 'trust_of_eeat'],
  content: ['accuracy_of_qc', 'effort_of_qc', 'originality_of_qc', 'talent_or_skill_of_qc'],
  page: ['page_quality'],
} as const satisfies Readonly<Record<string, readonly Dimension[]>>;
export type Group = keyof typeof GROUPS;

export type GroupAnswer = Readonly<Partial<Record<Dimension, Judgement>>>;

/** What only the page as a whole is asked. */
export interface PageAnswer {
  readonly ordersToJudge: readonly string[];
  readonly harm: readonly Reason[];
  readonly subject: 'none' | (typeof YMYL_KINDS)[number];
}

export type AnswerOf<Name extends Group> = Name extends 'page' ? GroupAnswer & PageAnswer : GroupAnswer;

/** What a model must answer for a group; sentences in another language than the one asked for are refused. */
export function groupSchema<Name extends Group>(group: Name, language: Language): z.ZodType<AnswerOf<Name>> {
  const judgements = Object.fromEntries(GROUPS[group].map((dimension) => [dimension, Judgement]));
  const schema = z
    .object({ ...(group === 'page' ? pageQuestions : {}), ...judgements })
    .superRefine((answer, context) => {
      const said = Object.values(answer as GroupAnswer).flatMap(sentencesOf);
      refuseOtherLanguage(said.join(' '), language, context);
    });
  return schema as unknown as z.ZodType<AnswerOf<Name>>;
}

const pageQuestions = {
  ordersToJudge: z
    .array(z.string())
    .meta({ description: 'Words of the article that speak to whoever rates it, copied exactly; mostly empty' }),
  harm: z.array(Reason).meta({ description: 'Words that harm or deceive readers; mostly empty' }),
  subject: z.enum(['none', ...YMYL_KINDS]).meta({ description: 'Kind of harm a wrong text on the subject could do' }),
};

function sentencesOf(judgement: unknown): string[] {
  const parsed = Judgement.safeParse(judgement);
  if (!parsed.success) return [];
  const { defects, missing, strengths } = parsed.data;
  return [...defects, ...strengths].map(({ says }) => says).concat(missing);
}

export const SuggestionsAnswer = (language: Language) =>
  z
    .object({
      suggestions: z.array(
        z.object({
          section: z.number().int().meta({ description: 'Number of the section, as in the article' }),
          quote: z.string().meta({
            description: 'Sentence of that section that is to change, copied exactly; "" for the whole section',
          }),
          advice: z.string().min(1).meta({ description: 'What to do there, concretely, in one or two sentences' }),
          dimension: z.enum(DIMENSIONS).meta({ description: 'What gains most' }),
          points: z.number().int().meta({ description: 'By how many of 100 points, about' }),
        }),
      ),
    })
    .superRefine(({ suggestions }, context) =>
      refuseOtherLanguage(suggestions.map(({ advice }) => advice).join(' '), language, context),
    );

const LETTERS_TO_TELL = 160;
const LOOK_ALIKES: readonly (readonly Language[])[] = [
  ['id', 'ms'],
  ['da', 'no'],
  ['pt-BR', 'pt-PT'],
  ['zh-CN', 'zh-TW'],
];

function refuseOtherLanguage(said: string, wanted: Language, context: z.RefinementCtx): void {
  // What it quotes is in the language of the article.
  const own = said.replace(/["“„«「『][^"”“»」』]*["”“»」』]/g, ' ');
  if ((own.match(/\p{L}/gu)?.length ?? 0) < LETTERS_TO_TELL) return;
  const found = identifyLanguage(own);
  if (found === undefined || found === wanted) return;
  if (LOOK_ALIKES.some((pair) => pair.includes(found) && pair.includes(wanted))) return;
  context.addIssue({ code: 'custom', message: `its sentences are written in ${found}; they must be in ${wanted}` });
}
