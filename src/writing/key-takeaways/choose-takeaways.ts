import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';
import { hasOpenPronoun } from '../../language/open-pronouns.ts';
import { type BlockVector, similarity, textVectors } from '../../research/block-vectors.ts';
import { contradictionsOf } from '../../research/contradicting-figures.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { instructs } from '../../research/judging/instructs.ts';
import { supposes } from '../../research/judging/supposes.ts';
import { tellsPast } from '../../research/judging/tells-past.ts';
import { tellsOfUnnamedEvent } from '../../research/leaning/unnamed-events.ts';
import { opensWithBareDefinite } from '../../research/local-reference.ts';
import { ARTICLES, OPENING } from '../../research/repeats-definite.ts';
import { Selection } from '../../research/selection.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import { plainCoverage, weightedCoverage } from '../../research/subject-weights.ts';
import type { Outline, PlannedSection } from '../outline/outline.ts';

/** Worked examples belong where they are explained. */
const CALCULATION = /[=×÷]|\d \/ \d/u;
/** Adds to or turns against something said before. */
const ADDS =
  /(?<!\p{L})(?:also|too|instead|however|auch|dennoch|dagegen|jedoch|también|aussi|anche|também|sin embargo)(?!\p{L})|也|还|還|却|卻/iu;
/** A single event rather than what holds. */
const EVENT = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;
/** What a takeaway counts by how many other sources say about the same; nobody else: its own detail. */
const BY_SUPPORT = [0.3, 0.9, 1.2, 1.4] as const;
/** Somebody's or something's before anything is named ("At 60 degrees their inner order melts"). */
const OPEN_POSSESSIVE: Partial<Record<Language, RegExp>> = {
  de: /^(?:\S+ ){0,5}(?:ihre[rnms]?|ihr|seine[rnms]?|sein)(?!\p{L})/iu,
  en: /^(?:\S+ ){0,7}(?:their|its|his|her)\b/iu,
  es: /^(?:\S+ ){0,5}sus?(?!\p{L})/iu,
  fr: /^(?:\S+ ){0,5}(?:leurs?|ses|sa|son)(?!\p{L})/iu,
};
/** What holds under a condition, or should be done. */
const CONDITION: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:wenn|falls|sobald|solange|sofern|ohne|statt|sollte|muss|darf|braucht|sonst|während)(?!\p{L})/iu,
  en: /\b(?:if|when|unless|once|until|without|instead of|whereas|while|but|should|must|need(?:s|ed)?|so that|not)\b/iu,
  es: /(?<!\p{L})(?:si|cuando|mientras|sin|en lugar de|debe|conviene|hay que|pero|salvo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:si|quand|lorsque|tant que|sans|au lieu de|doit|faut|mais|alors que)(?!\p{L})/iu,
  ar: /إذا|عندما|حين|بدون|يجب|لكن/u,
  'zh-CN': /如果|只有|只要|时|应|必须|而|但|不/u,
  'zh-TW': /如果|只有|只要|時|應|必須|而|但|不/u,
  ja: /なら|ば|とき|べき|必要|が、|ない/u,
};
const EVENT_FACTOR = 0.35;
/** More than a few figures are an example, and many a row of a table in words. */
const FIGURES = { few: 2, many: 4 } as const;
/** "The train runs ...": which train, a reader asks; less so behind other words ("At half of the limit, ..."). */
const BARE = { first: 0.15, later: 0.5 } as const;
const COUNT = { least: 3, most: 5 } as const;
/** A second one from the same section or document. */
const TURN = { section: 0.3, document: 0.55 } as const;
/** Likeness from which two takeaways make one point. */
const SAME_POINT = 0.27;
/** Beyond the fewest, one that weighs less than this share of the heaviest says too little on the subject. */
const LEAST_OF_FIRST = 0.12;
const LEAST_RELEVANCE = 0.08;
/** Sentences whose wording is looked at. */
const MOST_READ = 300;
/** What a sentence says of its subject: an amount, a reason, a comparison, a condition; else it only touches on it. */
const SAYS = { much: 1, little: 0.2 } as const;

interface Demands {
  readonly leastWords: number;
  readonly mostWords: number;
  readonly penalty: number;
}
const STRICT: Demands = { leastWords: 10, mostWords: 32, penalty: 0.15 };
const LENIENT: Demands = { leastWords: 7, mostWords: 42, penalty: 0.35 };

/**
 * Three to five single sentences, the heaviest first: independent, full, on the subject, and not the support of the
 * sentence behind them; what a section or a document has given one of counts for less. Where the strict choice gives
 * fewer than three, a lenient one adds to it. In the order of the sections.
 */
export function chooseTakeaways(evidence: Evidence, outline: Outline): Group[] {
  const selection = new Selection(
    evidence,
    outline.introduction.flatMap(({ sentences }) => sentences),
  );
  const sectionOf = new Map<number, PlannedSection>();
  for (const section of outline.sections) for (const block of section.blocks) sectionOf.set(block, section);
  const singles = evidence.groups.filter(
    ({ block, sentences, display }) => sentences.length === 1 && display === undefined && sectionOf.has(block),
  );
  const near = singles.filter((group) => isNear(group, evidence));
  const shares = outline.sections.map(({ share }) => share);
  const usualShare = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length) || 1;
  const byPlace = new Map<Group, number>();
  for (const group of near.length > 0 ? near : singles) {
    const { leadBlock = -1, share = 0 } = sectionOf.get(group.block) ?? {};
    byPlace.set(group, weightOf(group, evidence, leadBlock) * Math.sqrt(share / usualShare));
  }
  const candidates = heaviestOf(byPlace, selection);
  // A figure that another source contradicts needs the other beside it.
  const disputed = new Set(contradictionsOf(evidence).flatMap(({ one, other }) => [one, other]));
  const weights = new Map<Group, number>();
  const weigh = (group: Group): number => {
    const known = weights.get(group);
    if (known !== undefined) return known;
    const [sentence] = group.sentences;
    const isFit = sentence !== undefined && !disputed.has(sentence) && canBeTakeaway(group, LENIENT, evidence.language);
    const weight = isFit ? (byPlace.get(group) ?? 0) * wordingFactor(sentence, evidence.language) : 0;
    weights.set(group, weight);
    return weight;
  };
  const most = Math.max(0, ...candidates.map((group) => byPlace.get(group) ?? 0));
  const chosen: Group[] = [];
  const vectorOf = textVectors(evidence);
  const vectors: BlockVector[] = [];
  const add = (demands: Demands, count: number) => {
    let first = 0;
    const worth = (group: Group) => {
      const weight = weigh(group) * turnOf(group, chosen, sectionOf);
      if (weight === 0 || !canBeTakeaway(group, demands, evidence.language)) return 0;
      return vectors.length === 0 ? weight : weight * unlike(vectorOf(group.covered), vectors);
    };
    while (chosen.length < count) {
      const best = selection.best(candidates, worth, most);
      if (best === undefined) return;
      const weight = weigh(best);
      if (chosen.length >= COUNT.least && weight < first * LEAST_OF_FIRST) return;
      first = Math.max(first, weight);
      selection.take(best);
      chosen.push(best);
      vectors.push(vectorOf(best.covered));
    }
  };
  add(STRICT, COUNT.most);
  add(LENIENT, COUNT.least);
  const position = (group: Group) => outline.sections.findIndex(({ blocks }) => blocks.includes(group.block));
  return chosen.sort((one, other) => position(one) - position(other));
}

/** Those worth looking at word by word, in order: reading the wording of every sentence takes longer than it gives. */
function heaviestOf(weights: ReadonlyMap<Group, number>, selection: Selection): Group[] {
  return [...weights]
    .map(([group, weight]) => ({ group, value: weight * selection.gain(group) }))
    .sort((one, other) => other.value - one.value || one.group.index - other.group.index)
    .slice(0, MOST_READ)
    .map(({ group }) => group)
    .sort((one, other) => one.index - other.index);
}

/** Whether it, or what stands around it, is on the subject. */
function isNear({ block, sentences }: Group, { relevance }: Evidence): boolean {
  const said = Math.max(...sentences.map(({ index }) => relevance.sentences[index] ?? 0));
  return Math.max(said, relevance.blocks[block] ?? 0) >= LEAST_RELEVANCE;
}

/** Less for what is said in other words already; nothing for the same point. */
function unlike(vector: BlockVector, chosen: readonly BlockVector[]): number {
  const likeness = Math.max(0, ...chosen.map((other) => similarity(vector, other)));
  return likeness >= SAME_POINT ? 0 : 1 - 2 * likeness;
}

/** Less for what stands in a section or document that has given a takeaway. */
function turnOf(
  { block, documentId }: Group,
  chosen: readonly Group[],
  sectionOf: ReadonlyMap<number, PlannedSection>,
): number {
  const ofSection = chosen.filter((group) => sectionOf.get(group.block) === sectionOf.get(block)).length;
  const ofDocument = chosen.filter((group) => group.documentId === documentId).length;
  return TURN.section ** ofSection * TURN.document ** ofDocument;
}

function canBeTakeaway(group: Group, { leastWords, mostWords, penalty }: Demands, language: Language): boolean {
  const sentence = group.sentences[0];
  return (
    group.sentences.length === 1 &&
    group.display === undefined &&
    group.words >= leastWords &&
    group.words <= mostWords &&
    group.penalty <= penalty &&
    sentence?.text === group.texts[0] &&
    sentence?.judgement.refersToDisplay === false &&
    !CALCULATION.test(sentence.text) &&
    !supposes(sentence.text, language) &&
    !ADDS.test(sentence.text) &&
    !instructs(sentence.text, language) &&
    !sentence.judgement.needsSource &&
    !tellsOfUnnamedEvent(sentence.text, language) &&
    OPEN_POSSESSIVE[language]?.test(sentence.text) !== true &&
    !hasOpenPronoun(sentence.text, language)
  );
}

/**
 * What a sentence weighs by what it is about and where it stands. One that others lean on is dearer: taken away, it
 * leaves them without support.
 */
function weightOf(group: Group, evidence: Evidence, leadBlock: number): number {
  const sentence = group.sentences[0];
  if (sentence === undefined) return 0;
  const next = evidence.sentences[sentence.index + 1];
  const supports = next !== undefined && next.paragraph === sentence.paragraph && next.judgement.leans;
  const weighted = weightedCoverage(sentence.tokens, evidence.subject);
  // Of a narrow subject the rare word decides, and the place: "heat pump" alone says nothing of its noise.
  const other = evidence.relevance.isBroad
    ? plainCoverage(sentence.tokens, evidence.subject)
    : (evidence.relevance.blocks[group.block] ?? 0);
  const coverage = (weighted + other) / 2;
  const onSubject = (0.3 + coverage) ** 2;
  const opensSection = group.block === leadBlock && evidence.blocks[leadBlock]?.sentences[0] === sentence ? 0.35 : 1;
  const byFigures = sentence.figures.length > FIGURES.many ? 0.1 : sentence.figures.length > FIGURES.few ? 0.3 : 1;
  const bySupport = BY_SUPPORT[Math.min(BY_SUPPORT.length - 1, evidence.support[sentence.index] ?? 0)] ?? 1;
  // On a narrow subject other sources have little to say, and what they agree on is something else.
  const support = evidence.relevance.isBroad ? bySupport : Math.sqrt(bySupport);
  const relevance = (evidence.relevance.isBroad ? 0.4 : 0.2) + (evidence.relevance.sentences[sentence.index] ?? 0);
  const lead = group.block === leadBlock ? 1.2 : 1;
  return support * relevance * (supports ? 0.5 : 1) * onSubject * byFigures * opensSection * lead;
}

/** How far the wording of a sentence takes off its weight, 0 to 1. */
function wordingFactor(sentence: SourceSentence, language: Language): number {
  const event = EVENT.test(sentence.text) || tellsPast(sentence.text, language) ? EVENT_FACTOR : 1;
  return (says(sentence, language) ? SAYS.much : SAYS.little) * event * bareness(sentence.text, language);
}

/** How far a definite noun that nothing explains weighs against a sentence that opens with it. */
function bareness(text: string, language: Language): number {
  if (opensWithBareDefinite(text, language)) return BARE.first;
  const articles = ARTICLES[language];
  if (articles === undefined) return 1;
  const front = [...text.slice(0, OPENING).matchAll(articles)];
  return front.some(({ index }) => opensWithBareDefinite(text.slice(index), language)) ? BARE.later : 1;
}

function says({ text, figures }: SourceSentence, language: Language): boolean {
  if (figures.length > 0) return true;
  const cues = findCues(text, language);
  return cues.has('causes') || cues.has('comparisons') || cues.has('means') || CONDITION[language]?.test(text) === true;
}
