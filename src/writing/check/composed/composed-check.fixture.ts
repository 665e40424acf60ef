import type { FinishedArticle } from '../../../article/finished-article.ts';
import type { SourceDocument } from '../../../article/source.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Engine } from '../../../contract/write-blog.ts';
import type { ModelCall, ModelReply } from '../../../models/language-model.ts';
import { subjectTokens } from '../../../research/subject.ts';
import { ModelDesk } from '../../ask-model.ts';
import type { ArticlePlan } from '../../brief/article-plan.ts';
import type { Brief } from '../../brief/brief.ts';
import type { ComposedBlock, ComposedSection, ComposedSentence } from '../../composing/composed-text.ts';
import { exampleResearch } from '../../composing/composing.fixture.ts';
import type { ComposedDraft } from '../../draft.ts';
import type { OrderedLink } from '../../manual-links/manual-links.ts';
import type { JudgedSentence, Review } from '../../review/review.ts';
import { NO_REVIEW } from '../../review/review.ts';
import type { StepTools } from '../../step.ts';
import { composedCheckStep } from '../composed-step.ts';

const document = (facts: Partial<SourceDocument> & { id: string }, ...texts: string[]): SourceDocument => ({
  title: facts.id,
  url: `https://example.org/${facts.id}`,
  publisher: undefined,
  date: undefined,
  licence: undefined,
  language: 'en',
  visibility: 'public',
  trusted: true,
  ...facts,
  passages: texts.map((text, index) => ({ id: `${facts.id}#${index}`, headings: [], text })),
});

export const DOCUMENTS: readonly SourceDocument[] = [
  document(
    { id: 'field', title: 'Heat pumps in the field', publisher: 'Institute for Building Energy', trusted: false },
    'The institute measured 76 air-source heat pumps in existing houses over two winters. Their mean seasonal performance factor was 3.1. Units that fed old radiators at 55 degrees reached a factor of 2.6.',
    'At a distance of three metres the quietest heat pump reached 38 decibels and the loudest 56 decibels. Neighbours complained about 9 of the 76 units.',
  ),
  document(
    { id: 'costs', title: 'What heating costs' },
    'An air-source heat pump costs between 18,000 and 27,000 euros with installation. The grant covers up to 70 percent of the eligible costs.',
    'A heat pump may need larger radiators in rooms that lose much heat. Installers calculate the heat load of every room before they choose the unit.',
  ),
  document(
    { id: 'memo', title: 'Internal memo on heat pump margins', visibility: 'private', url: undefined },
    'Our own installers need 3 days for a heat pump in a detached house.',
  ),
];

export const said = (id: string, text: string, ...cites: string[]): ComposedSentence => ({ id, text, cites });
export const paragraph = (...sentences: ComposedSentence[]): ComposedBlock => ({ kind: 'paragraph', sentences });
export const section = (id: string, heading: string, ...blocks: ComposedBlock[]): ComposedSection => ({
  id,
  heading,
  blocks,
});

/** A short article with which nothing is wrong. */
export const SECTIONS: readonly ComposedSection[] = [
  section(
    's1',
    'How Efficient a Heat Pump Is in an Old House',
    paragraph(
      said('s1.1', 'The institute measured 76 air-source heat pumps in existing houses over two winters.', 'field#0'),
      said('s1.2', 'Their mean seasonal performance factor was 3.1.', 'field#0'),
      said('s1.3', 'Old radiators that are fed hot water pull the factor down.', 'field#0'),
    ),
  ),
  section(
    's2',
    'What the Neighbours Hear',
    paragraph(
      said('s2.1', 'At a distance of three metres the quietest heat pump reached 38 decibels.', 'field#1'),
      said('s2.2', 'The place of the outdoor unit decides who hears it.'),
    ),
  ),
  section(
    's3',
    'What It Costs to Switch',
    paragraph(
      said('s3.1', 'An air-source heat pump costs between 18,000 and 27,000 euros with installation.', 'costs#0'),
      said('s3.2', 'The grant covers up to 70 percent of the eligible costs.', 'costs#0'),
      said('s3.3', 'Rooms that lose much heat may need larger radiators.', 'costs#1'),
    ),
  ),
];

const INTRODUCTION = section(
  's0',
  '',
  paragraph(
    said('s0.1', 'A heat pump pays in most old houses, as long as the radiators can work with lukewarm water.'),
    said('s0.2', 'Installers calculate the heat load of every room before they choose the unit.', 'costs#1'),
  ),
);

export interface Case {
  readonly introduction?: ComposedSection;
  readonly sections?: readonly ComposedSection[];
  readonly takeaways?: readonly ComposedSentence[];
  readonly faq?: ComposedDraft['faq']['entries'];
  readonly brief?: Partial<Brief>;
  readonly plan?: Partial<ArticlePlan>;
  readonly review?: Partial<Review>;
  readonly links?: readonly OrderedLink[];
  readonly documents?: readonly SourceDocument[];
  readonly language?: Language;
  readonly wish?: string;
  readonly engine?: Engine;
}

/** What the steps before the check would have made of the case. */
export function draftOf(given: Case): Omit<ComposedDraft, 'check' | 'outline-approval' | 'summaries'> {
  const { language = 'en', sections = SECTIONS, introduction = INTRODUCTION, documents = DOCUMENTS } = given;
  const subject = 'heat pump';
  const plan: ArticlePlan = {
    blogType: 'guide',
    searchIntent: 'Owners of old houses who weigh a heat pump',
    audience: 'House owners',
    angle: 'It works where the radiators do',
    questions: ['Does it pay?'],
    queries: [],
    ...given.plan,
  };
  return {
    brief: {
      subject,
      context: [],
      queries: [],
      subjectTokens: subjectTokens(subject, language),
      keyword: subject,
      title: undefined,
      language,
      locale: 'gb',
      range: undefined,
      voice: { tone: undefined, readability: undefined, perspective: undefined },
      intent: 'plain',
      questionKind: undefined,
      inputType: 'keyword',
      given: { documents: [], notes: [] },
      ...given.brief,
      plan,
    },
    'similar-title': { title: 'Is a Heat Pump Right for an Old House?', mustBeNew: false, passedOver: [] },
    research: exampleResearch(language, subject, documents),
    'related-keywords': { asked: false, terms: [] },
    outline: {
      titles: ['Is a Heat Pump Right for an Old House?'],
      introduction: { opening: 'It mostly is.', passages: [], words: 40 },
      sections: sections.map(({ id, heading }) => ({
        id,
        heading,
        purpose: 'To know',
        points: ['What was measured'],
        passages: ['field#0'],
        words: 40,
        form: 'prose',
      })),
      wishes: { title: undefined, outline: undefined },
    },
    placeholders: { asked: true },
    'key-takeaways': { asked: given.takeaways !== undefined, items: given.takeaways ?? [] },
    faq: { asked: given.faq !== undefined, entries: given.faq ?? [] },
    sections: { introduction, sections, wish: given.wish },
    review: { ...NO_REVIEW, ...given.review },
    seo: {
      title: 'Heat pump in an old house',
      description: 'A heat pump.',
      keywords: ['heat pump'],
      slug: 'heat-pump',
    },
    'manual-links': given.links ?? [],
    'internal-links': { asked: false, orderedDomain: undefined, lookedIn: undefined, pages: [], notes: [] },
    'external-links': { asked: false, alive: new Map(), listed: new Map(), notes: [] },
    'see-also': { asked: false, pages: [], applies: false, why: undefined },
    images: {
      wanted: { cover: false, body: false },
      isAvailable: false,
      cover: undefined,
      coverInArticle: false,
      body: [],
      withoutModel: undefined,
      notes: [],
    },
    video: { asked: false, isAvailable: false, video: undefined, notes: [] },
    'call-to-action': { asked: false, applies: false, kindAsked: undefined, embed: undefined },
  };
}

/** An answer to the question of this name, or what makes one of the question. */
export type Answers = Readonly<Record<string, unknown>>;
export const NOTHING = { edits: [], inserts: [], headings: [], tables: [] };
export const repair = (answer: Partial<Record<keyof typeof NOTHING, readonly unknown[]>>) => ({
  ...NOTHING,
  ...answer,
});
export const judgedAs = (verdict: JudgedSentence['verdict'], ...ids: string[]) =>
  new Map(ids.map((id) => [id, { verdict, why: verdict === 'supported' ? '' : 'not in the passage' }]));

/**
 * Models that answer what is scripted, and an edit of nothing to everything else; with the questions they were asked.
 * @param evidenceDropped passages that each question could not show
 */
export function scriptedDesk(
  answers: Answers,
  evidenceDropped = 0,
): { readonly desk: ModelDesk; readonly calls: ModelCall[] } {
  const calls: ModelCall[] = [];
  const complete = async (call: ModelCall): Promise<ModelReply> => {
    calls.push(call);
    const scripted = answers[call.name];
    const value =
      typeof scripted === 'function' ? (scripted as (call: ModelCall) => unknown)(call) : (scripted ?? NOTHING);
    const attempt = {
      model: 'scripted:model',
      outcome: 'answered',
      milliseconds: 1,
      inputTokens: 10,
      outputTokens: 5,
    } as const;
    return { value, text: JSON.stringify(value) ?? '', attempts: [{ ...attempt, costUsd: 0.01 }], evidenceDropped };
  };
  const names = { plan: 'scripted:model', write: 'scripted:model', check: 'scripted:model' };
  const memory = {
    recall: async () => undefined,
    remember: async (_s: string, _v: number, _q: unknown, answer: unknown) => answer,
  };
  return { desk: new ModelDesk({ names, complete }, memory), calls };
}

export interface Checked {
  readonly article: FinishedArticle;
  readonly calls: readonly ModelCall[];
}

export function toolsOf(desk: ModelDesk, engine: Engine = '5'): StepTools {
  const tools: Partial<StepTools> = {
    model: desk,
    signal: new AbortController().signal,
    order: { interface: 'v1', engine, given: [], siteId: null },
    stepsDone: [{ name: 'sections', version: 1, milliseconds: 7 }],
    tell: () => undefined,
  };
  return tools as StepTools;
}

/** Runs the check over a case, with scripted answers. */
export async function checked(given: Case, answers: Answers = {}): Promise<Checked> {
  const { desk, calls } = scriptedDesk(answers);
  const article = await composedCheckStep.run({}, draftOf(given), toolsOf(desk, given.engine));
  return { article, calls };
}

/** The case's sections with one sentence in place of another. */
export function withSentence(sentence: ComposedSentence, sections = SECTIONS): ComposedSection[] {
  return sections.map((one) => ({
    ...one,
    blocks: one.blocks.map((block) =>
      block.kind === 'paragraph'
        ? { ...block, sentences: block.sentences.map((each) => (each.id === sentence.id ? sentence : each)) }
        : block,
    ),
  }));
}
