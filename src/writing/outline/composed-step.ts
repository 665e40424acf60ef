import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { headingCase } from '../../language/title-case.ts';
import type { ComposedBrief } from '../brief/article-plan.ts';
import { orderLines } from '../brief/composed-step.ts';
import { DEPTHS } from '../brief/depth.ts';
import { planLines } from '../brief/plan-lines.ts';
import { sectionsFor } from '../composing/article-size.ts';
import { type EvidenceShelf, shelfOf } from '../composing/evidence-shelf.ts';
import { houseRules } from '../composing/house-rules.ts';
import { plainLine } from '../composing/read-blocks.ts';
import { customerWishes } from '../composing/wish-lines.ts';
import type { RelatedKeywords } from '../related-keywords/related-terms.ts';
import type { ResearchResult } from '../research/research-result.ts';
import { defineComposedStep } from '../step.ts';
import { type ComposedOutline, SECTION_FORMS } from './composed-outline.ts';

const Answer = z.object({
  titles: z.array(z.string().min(1)).min(1).max(5).describe('Titles, the best first, each with another idea'),
  introduction: z.object({
    opening: z.string().min(1).describe('The answer that the first sentence gives'),
    evidence: z.array(z.string()).describe('Labels of the passages it rests on'),
  }),
  sections: z
    .array(
      z.object({
        heading: z.string().min(1).describe('Says what the section says; no label such as "Overview"'),
        purpose: z.string().min(1).describe('What a reader can do or decide after it'),
        points: z.array(z.string().min(1)).min(1).max(8).describe('What it says, in order; no other section says it'),
        evidence: z.array(z.string()).describe('Labels of the passages it rests on'),
        share: z.number().positive().describe('Its weight in the length of the article; 1 is an ordinary section'),
        form: z.enum(SECTION_FORMS).describe('How it is set'),
      }),
    )
    .min(2)
    .max(16),
});
type Answer = z.infer<typeof Answer>;

const EVIDENCE_CHARACTERS = 60_000;
const INTRODUCTION_WORDS = { least: 60, most: 110, share: 0.08 } as const;

export const composedOutlineStep = defineComposedStep({
  name: 'outline',
  version: 1,
  reads: ['additionalTitlePrompt', 'additionalOutlinePrompt'],
  needs: ['brief', 'research', 'related-keywords'],
  doing: 'Planning the article',
  async run({ additionalTitlePrompt, additionalOutlinePrompt }, draft, { model, order, tell }) {
    const { brief, research } = draft;
    const shelf = shelfOf(research);
    const evidence = shelf.select({ about: aboutOf(brief), characters: EVIDENCE_CHARACTERS });
    const context = [...orderLines(brief), '', ...planLines(brief.plan)].join('\n');
    const question = {
      role: 'plan',
      schema: Answer,
      maxOutputTokens: 5000,
      prompt: { rules: houseRules(brief), context, evidence },
    } as const;
    const task = taskOf(brief, research, draft['related-keywords'], { additionalTitlePrompt, additionalOutlinePrompt });
    let answer: Answer = await model.ask({ ...question, name: 'outline/plan', prompt: { ...question.prompt, task } });
    // The whole engine plans with that much care at once; version 3 is the one that looks at its outline a second time.
    if (DEPTHS[order.engine].reviewsOutlineAgain) {
      answer = await model.ask({
        ...question,
        name: 'outline/review',
        prompt: { ...question.prompt, task: `${task}\n\n${reviewTask(answer)}` },
      });
    }
    const outline = outlineOf(answer, draft, shelf);
    tell(`${outline.sections.length} sections planned`, { outline: outline.sections.map(({ heading }) => heading) });
    return { ...outline, wishes: { title: additionalTitlePrompt, outline: additionalOutlinePrompt } };
  },
});

function aboutOf({ subject, plan }: ComposedBrief): string {
  return [subject, ...plan.questions].join(' ');
}

interface Wishes {
  readonly additionalTitlePrompt: string | undefined;
  readonly additionalOutlinePrompt: string | undefined;
}

function taskOf(
  { keyword, title, language }: ComposedBrief,
  { targetWords }: ResearchResult,
  related: RelatedKeywords,
  { additionalTitlePrompt, additionalOutlinePrompt }: Wishes,
): string {
  return [
    `Plan the article: about ${sectionsFor(targetWords)} sections, ${targetWords} words in all. Introduction, takeaways, questions and answers are written apart from the sections; plan no section for them and no closing summary.`,
    'Build on what the passages carry: give each section the labels of the passages it needs, and plan nothing that would need facts no passage has, except what is common knowledge.',
    'A reader who only reads the headings understands the argument. Each says something specific in 3 to 10 words. No two sections overlap; the order is the one in which the questions come up.',
    'Name real things only. No placeholder such as "Product A", "Company X" or "[name]".',
    ...(title === undefined
      ? [
          `Titles: up to ${isWide(language) ? 28 : 60} characters, concrete, a promise that the article keeps${keyword === undefined ? '' : `, each with the keyword "${keyword}" in natural form`}. No colon formula, no clickbait.`,
        ]
      : ['The title is given; repeat it as the only one.']),
    ...(keyword === undefined ? [] : [`At least one heading holds the keyword "${keyword}" where it reads naturally.`]),
    ...(related.terms.length === 0
      ? []
      : [`Related terms that belong somewhere in the article: ${related.terms.map(({ text }) => text).join(', ')}.`]),
    ...customerWishes(additionalTitlePrompt).map((line) => `For the title. ${line}`),
    ...customerWishes(additionalOutlinePrompt).map((line) => `For the outline. ${line}`),
  ].join('\n');
}

function isWide(language: string): boolean {
  return /^(?:zh|ja|ko)/.test(language);
}

function reviewTask(answer: Answer): string {
  return [
    'A first plan stands below. Read it as a critical editor: overlaps, gaps against the questions, headings that say nothing, sections without evidence, an order that does not follow the reader. Answer with the whole plan, mended.',
    JSON.stringify(answer),
  ].join('\n');
}

function outlineOf(
  answer: Answer,
  { brief, research }: { readonly brief: ComposedBrief; readonly research: ResearchResult },
  shelf: EvidenceShelf,
): ComposedOutline {
  const { targetWords } = research;
  const introduction = Math.round(
    Math.min(INTRODUCTION_WORDS.most, Math.max(INTRODUCTION_WORDS.least, targetWords * INTRODUCTION_WORDS.share)),
  );
  const sections = answer.sections
    .map((section) => ({ ...section, heading: headingOf(section.heading, brief.language) }))
    .filter(({ heading }) => heading !== '');
  const shares = sections.map(({ share }) => Math.min(3, Math.max(0.4, share)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = targetWords * BODY_SHARE - introduction;
  return {
    titles: answer.titles.map(plainLine).filter((title) => title !== ''),
    introduction: {
      opening: answer.introduction.opening,
      passages: shelf.idsOf(answer.introduction.evidence),
      words: introduction,
    },
    sections: sections.map(({ heading, purpose, points, evidence, form }, index) => ({
      id: `s${index + 1}`,
      heading,
      purpose,
      points,
      passages: shelf.idsOf(evidence),
      words: Math.max(60, Math.round((room * (shares[index] ?? 1)) / all)),
      form,
    })),
    wishes: { title: undefined, outline: undefined },
  };
}

/** Without a number before it and a mark behind it. */
function headingOf(written: string, language: Language): string {
  const bare = plainLine(written)
    .replace(/^\d{1,2}[.):]\s+/u, '')
    .replace(/[.:]$/u, '');
  return headingCase(bare, language);
}

/** What takeaways and FAQ leave of the words. */
const BODY_SHARE = 0.85;
