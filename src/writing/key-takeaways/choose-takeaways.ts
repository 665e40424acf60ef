import type { Language } from '../../contract/languages.ts';
import { hasOpenPronoun } from '../../language/open-pronouns.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { instructs } from '../../research/instructs.ts';
import { opensWithBareDefinite } from '../../research/local-reference.ts';
import { Selection } from '../../research/selection.ts';
import { plainCoverage, weightedCoverage } from '../../research/subject-weights.ts';
import { tellsPast } from '../../research/whose-experience.ts';
import type { Outline, PlannedSection } from '../outline/outline.ts';

/** Worked examples belong where they are explained. */
const CALCULATION = /[=×÷]|\d \/ \d/u;
/** Opens an example that the next sentence finishes. */
const SUPPOSES =
  /^(?:Take|Consider|Suppose|Imagine|Assume|Nehmen wir|Angenommen|Supongamos|Considere|Prenons|Supposons|Supponiamo|假设|假設)/u;
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
const EVENT_FACTOR = 0.35;
/** "The train runs ...": which train, a reader asks. */
const BARE_FACTOR = 0.15;
const COUNT = { least: 3, most: 5 } as const;

interface Demands {
  readonly leastWords: number;
  readonly mostWords: number;
  readonly penalty: number;
}
const STRICT: Demands = { leastWords: 10, mostWords: 32, penalty: 0.15 };
const LENIENT: Demands = { leastWords: 7, mostWords: 42, penalty: 0.35 };

/**
 * Three to five single sentences from different sections, the heaviest first: independent, full, on the subject, and
 * not the support of the sentence behind them. Where the strict choice gives fewer than three, a lenient one adds to
 * it, also several of a section. In the order of the sections.
 */
export function chooseTakeaways(evidence: Evidence, outline: Outline): Group[] {
  const selection = new Selection(
    evidence,
    outline.introduction.flatMap(({ sentences }) => sentences),
  );
  const chosen: Group[] = [];
  const inTurn = documentsInTurn(evidence, outline);
  const addOneEach = (demands: Demands, most: number) => {
    for (const section of inTurn) {
      if (chosen.length >= most) return;
      const candidates = evidence.groups.filter(
        (group) => section.blocks.includes(group.block) && canBeTakeaway(group, demands, evidence.language),
      );
      const best = selection.best(candidates, (group) => weightOf(group, evidence, section.leadBlock));
      if (best === undefined) continue;
      selection.take(best);
      chosen.push(best);
    }
  };
  addOneEach(STRICT, COUNT.most);
  addOneEach(LENIENT, COUNT.least);
  addOneEach(LENIENT, COUNT.least);
  const position = (group: Group) => outline.sections.findIndex(({ blocks }) => blocks.includes(group.block));
  return chosen.sort((one, other) => position(one) - position(other));
}

/** Sections by weight, but those that the same document leads one round later each. */
function documentsInTurn({ blocks }: Evidence, { sections }: Outline): PlannedSection[] {
  const heaviest = [...sections].sort((one, other) => other.share - one.share || one.leadBlock - other.leadBlock);
  const seen = new Map<number | undefined, number>();
  return heaviest
    .map((section) => {
      const document = blocks[section.leadBlock]?.documentIndex;
      const round = seen.get(document) ?? 0;
      seen.set(document, round + 1);
      return { section, round };
    })
    .sort((one, other) => one.round - other.round)
    .map(({ section }) => section);
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
    !SUPPOSES.test(sentence.text) &&
    !ADDS.test(sentence.text) &&
    !instructs(sentence.text, language) &&
    !sentence.judgement.needsSource &&
    OPEN_POSSESSIVE[language]?.test(sentence.text) !== true &&
    !hasOpenPronoun(sentence.text, language)
  );
}

/** A sentence that others lean on is dearer: taken away, it leaves them without support. */
function weightOf(group: Group, evidence: Evidence, leadBlock: number): number {
  const sentence = group.sentences[0];
  if (sentence === undefined) return 0;
  const next = evidence.sentences[sentence.index + 1];
  const supports = next !== undefined && next.paragraph === sentence.paragraph && next.judgement.leans;
  const coverage =
    (weightedCoverage(sentence.tokens, evidence.subject) + plainCoverage(sentence.tokens, evidence.subject)) / 2;
  const onSubject = (0.3 + coverage) ** 2;
  const opensSection = group.block === leadBlock && evidence.blocks[leadBlock]?.sentences[0] === sentence ? 0.35 : 1;
  const isExample = sentence.figures.length > 2 ? 0.3 : 1;
  const support = BY_SUPPORT[Math.min(BY_SUPPORT.length - 1, evidence.support[sentence.index] ?? 0)] ?? 1;
  const relevance = 0.4 + (evidence.relevance.sentences[sentence.index] ?? 0);
  const event = EVENT.test(sentence.text) || tellsPast(sentence.text, evidence.language) ? EVENT_FACTOR : 1;
  const bare = opensWithBareDefinite(sentence.text, evidence.language) ? BARE_FACTOR : 1;
  return (
    support *
    relevance *
    event *
    bare *
    (supports ? 0.5 : 1) *
    onSubject *
    isExample *
    opensSection *
    (group.block === leadBlock ? 1.2 : 1)
  );
}
