import { z } from 'zod';
import { BLOG_TYPES } from './blog-types.ts';
import { RATINGS } from './choices.ts';

/**
 * How one wish of the order fared. `not-applicable`: the rules of the interface give the wish no effect here, for
 * example a word range on a listicle. `not-checked`: the text was edited, and only the research could tell.
 */
export const WISH_VERDICTS = ['met', 'not-met', 'not-honoured', 'not-applicable', 'not-checked'] as const;

/**
 * What the check of a cited sentence against its passage found. `repaired`: supported after a repair. `not-assessed`:
 * nothing speaks against it, but the rules of its language can't see what differs from the passage. `not-checked`: the
 * text was edited, and no passage is kept that the sentence could be held against.
 */
export const CITATION_VERDICTS = [
  'supported',
  'repaired',
  'partly',
  'contradicted',
  'not-found',
  'not-assessed',
  'not-checked',
] as const;

/** What a language model that has read sentence and passages says of a cited sentence. */
export const JUDGED_VERDICTS = ['supported', 'partly', 'unsupported'] as const;

export const WishVerdict = z
  .object({
    field: z.string().meta({ description: 'Field of the order, by the name the client knows' }),
    wanted: z.string().meta({ description: 'What was asked for, in words or as the value' }),
    found: z.string().meta({ description: 'What the finished article has' }),
    how: z.string().meta({ description: 'How that was measured' }),
    verdict: z.enum(WISH_VERDICTS).meta({ description: 'Whether the wish was met' }),
    hard: z.boolean().meta({ description: 'True: the job would have failed with 548 had the wish not been met' }),
    note: z.string().optional().meta({ description: 'The reason, where the wish was not met or not honoured' }),
  })
  .meta({ id: 'WishVerdict', description: 'One wish of the order and how it fared' });
export type WishVerdict = z.infer<typeof WishVerdict>;

const citedPassage = {
  passageId: z.string().meta({ description: 'Passage that the sentence rests on' }),
  passage: z.string().default('').meta({ description: 'Text of the passage; empty in older reports' }),
  documentTitle: z.string().meta({ description: 'Title of the document the passage stands in' }),
  url: z.string().optional().meta({ description: 'Address of the document, where it has one' }),
  private: z.boolean().meta({ description: 'True: the document is private and not named in the article' }),
};
const CitedPassage = z.object(citedPassage).meta({ id: 'CitedPassage', description: 'A passage a sentence rests on' });

export const CitationVerdict = z
  .object({
    sentence: z.string().meta({ description: 'The cited sentence as it stands in the article' }),
    section: z.string().meta({ description: 'Heading above the sentence; empty in the introduction' }),
    ...citedPassage,
    further: z.array(CitedPassage).optional().meta({ description: 'Further passages that it rests on together' }),
    verdict: z.enum(CITATION_VERDICTS).meta({ description: 'What the check against the passage found' }),
    findings: z.array(z.string()).optional().meta({
      description: 'What the sentence says and the passage does not, where the verdict is not `supported`',
    }),
    judged: z.enum(JUDGED_VERDICTS).optional().meta({
      description: 'What a language model that read sentence and passages said; absent where none judged this wording',
    }),
    judgedWhy: z.string().optional().meta({ description: 'What it missed in the passages, in its words' }),
  })
  .meta({ id: 'CitationVerdict', description: 'One cited sentence and the passage behind it' });
export type CitationVerdict = z.infer<typeof CitationVerdict>;

export const ReportSource = z
  .object({
    documentId: z.string().meta({ description: 'Document the article drew on' }),
    title: z.string().meta({ description: 'Its title' }),
    url: z.string().optional().meta({ description: 'Its address' }),
    publisher: z.string().optional().meta({ description: 'Who published it' }),
    date: z.string().optional().meta({ description: 'When it was published, as given' }),
    licence: z.string().optional().meta({ description: 'Terms it may be used under' }),
    private: z.boolean().meta({ description: 'True: it is not named in the article' }),
    citations: z.number().int().nonnegative().meta({ description: 'Sentences of the article that rest on it' }),
  })
  .meta({ id: 'ReportSource', description: 'A document the article drew on' });
export type ReportSource = z.infer<typeof ReportSource>;

const ReportStep = z
  .object({
    name: z.string().meta({ description: 'Name of the step' }),
    version: z.number().int().positive().meta({ description: 'Version of the step' }),
    milliseconds: z.number().nonnegative().optional().meta({ description: 'Time it took; absent when unknown' }),
    calls: z.number().int().nonnegative().optional().meta({
      description: 'Questions it asked a language model; absent for a step that asks none',
    }),
    attempts: z
      .number()
      .int()
      .nonnegative()
      .optional()
      .meta({ description: 'Requests that these took, repeats included' }),
    inputTokens: z
      .number()
      .int()
      .nonnegative()
      .optional()
      .meta({ description: 'Tokens sent; absent when not known of all' }),
    outputTokens: z.number().int().nonnegative().optional().meta({
      description: 'Tokens received; absent when not known of all',
    }),
    costUsd: z.number().nonnegative().optional().meta({ description: 'US dollars; absent when a price is not known' }),
  })
  .meta({ id: 'ReportStep', description: 'A step of the writing and the time it took' });

const MachineTells = z
  .object({
    perThousandWords: z.number().nonnegative().meta({ description: 'How many there are in a thousand words' }),
    found: z
      .array(
        z.object({
          text: z.string().meta({ description: 'Words that show it' }),
          why: z.string().meta({ description: 'What is wrong with them' }),
        }),
      )
      .meta({ description: 'Each of them, in the order of the text' }),
  })
  .meta({ id: 'MachineTells', description: 'Stock phrases and habits of rhythm that give a machine away' });

const rated = {
  rating: z.enum(RATINGS).meta({ description: 'Level, from the score' }),
  score: z.number().int().min(0).max(100).meta({ description: 'Score, 0 to 100' }),
};

const seenDefect = {
  says: z.string().meta({ description: 'What was seen' }),
  excerpt: z.string().optional().meta({ description: 'The first place where it was seen' }),
};

const QualityRepair = z
  .object({
    scoreBefore: z.number().int().min(0).max(100).meta({ description: 'Page quality before it, 0 to 100' }),
    repaired: z
      .array(z.object(seenDefect))
      .meta({ description: 'Defects that are gone or fewer, as they were before' }),
    left: z
      .array(z.object({ ...seenDefect, why: z.string().meta({ description: 'Why it was left' }) }))
      .meta({ description: 'Defects that are still there' }),
  })
  .meta({ id: 'QualityRepair', description: 'What became of the defects that the evaluator found before delivery' });
export type QualityRepair = z.infer<typeof QualityRepair>;

const ArticleQuality = z
  .object({
    ...rated,
    dimensions: z
      .array(z.object({ dimension: z.string().meta({ description: 'Field of an evaluation' }), ...rated }))
      .meta({ description: 'The other dimensions, in the order of an evaluation' }),
    findings: z
      .array(
        z.object({
          kind: z.enum(['strength', 'defect']).meta({ description: 'Whether it speaks for the article or against it' }),
          says: z.string().meta({ description: 'What was seen' }),
          excerpt: z.string().optional().meta({ description: 'The first place where it was seen' }),
        }),
      )
      .meta({ description: 'What the levels rest on' }),
    repair: QualityRepair.optional().meta({ description: 'What was mended; absent in older reports' }),
  })
  .meta({ id: 'ArticleQuality', description: 'The page quality of the finished article, by what rules can see' });
export type ArticleQuality = z.infer<typeof ArticleQuality>;

const count = z.number().int().nonnegative();
const Recheck = z
  .object({
    unchanged: count.meta({ description: 'As they were written: what was found then holds' }),
    judged: count.meta({ description: 'Held against the passages kept with the article, by rules' }),
    notChecked: count.meta({ description: 'Without a passage they could be held against' }),
  })
  .meta({ id: 'Recheck', description: 'Cited sentences of an edited text' });

/** What was asked for, what the article has, and what each cited sentence rests on. Kept with the article. */
export const ComplianceReport = z
  .object({
    blogType: z.enum(BLOG_TYPES).optional().meta({
      description:
        'Kind of article: decided by the model, or by the words of the subject where the sources are quoted. It decides structure and whether the word range applies (only to `plain`); absent in older reports',
    }),
    wishes: z.array(WishVerdict).meta({ description: 'Every wish of the order' }),
    citations: z.array(CitationVerdict).meta({ description: 'Every cited sentence, in the order of the article' }),
    sources: z.array(ReportSource).meta({ description: 'The documents, in the order they are first cited' }),
    words: z.number().int().nonnegative().meta({
      description: 'Visible words with headings, takeaways and FAQ; without sources, See Also, captions and embeds',
    }),
    notes: z.array(z.string()).default([]).meta({
      description: 'What was found and left aside, with the reason: pages, documents, search providers',
    }),
    machineTells: MachineTells.optional().meta({
      description:
        'What still gives a machine away in the text; absent where the sources are quoted and nothing was edited',
    }),
    quality: ArticleQuality.optional().meta({
      description: 'How the embedded evaluator rates the article; absent in older reports',
    }),
    recheck: Recheck.optional().meta({
      description: 'How the cited sentences of an edited text were checked; absent for the text as it was written',
    }),
    steps: z.array(ReportStep).meta({ description: 'The steps, in order' }),
  })
  .meta({ id: 'ComplianceReport', description: 'What was asked for and what the article has' });
export type ComplianceReport = z.infer<typeof ComplianceReport>;
