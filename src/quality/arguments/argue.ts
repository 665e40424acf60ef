import { countWords } from '../../article/count-words.ts';
import type { SiteLanguage } from '../../contract/languages.ts';
import { isDamning, isDefect, type Scores } from '../combine/caps.ts';
import { combine, effectOf } from '../combine/combine.ts';
import type { Finding, Place } from '../finding.ts';
import type { Measured } from '../measured/measure.ts';
import { fillMessage, quoted } from '../messages/fill-message.ts';
import type { MessageCatalogue } from '../messages/message-catalogue.ts';
import type { Reading } from '../reading.ts';
import { DIMENSIONS, type Dimension, ratingOf } from '../rubric.ts';

/** An argument has at least so many words where the text gives something to say, and at most so many. */
const FEWEST = 40;
const MOST = 118;
/** A finding that moves a score by less is not mentioned. */
const LEAST_EFFECT = 0.4;
const MOST_FINDINGS = 5;
const YMYL_DIMENSIONS: ReadonlySet<Dimension> = new Set<Dimension>([
  'trust_of_eeat',
  'expertise_of_eeat',
  'accuracy_of_qc',
]);

export interface Argued {
  readonly reading: Reading;
  readonly measured: Measured;
  readonly scores: Scores;
  readonly catalogue: MessageCatalogue;
  /** Language of the catalogue. */
  readonly language: SiteLanguage;
}

/**
 * Why a dimension got its score: what was seen, where, and what could not be known.
 * @param first sentences that come before what was measured; then that is added only where they are few words
 */
export function argue(dimension: Dimension, argued: Argued, first: readonly string[] = []): string {
  const { measured, catalogue, language, scores, reading } = argued;
  const say = (message: string, values: Readonly<Record<string, string | number>> = {}) =>
    fillMessage(message, values, language);
  const name = catalogue.dimensions[dimension];
  const head = [say(catalogue.verdict, { name, rating: ratingOf(scores[dimension]), score: scores[dimension] })];
  if (measured.ymyl.size > 0 && YMYL_DIMENSIONS.has(dimension)) {
    head.push(say(catalogue.ymyl, { kind: [...measured.ymyl].map((kind) => catalogue.ymylKinds[kind]).join(', ') }));
  }
  const tail = [catalogue.unknown[dimension] ?? [], reading.isCut ? catalogue.cut : []].flat();
  const body: string[] = [];
  const length = (extra = '') => countWords([...head, ...body, extra, ...tail].join(' '), language);
  for (const sentence of first) if (length(sentence) <= MOST) body.push(sentence);
  const relevant = relevantTo(dimension, argued);
  for (const [index, finding] of relevant.slice(0, MOST_FINDINGS).entries()) {
    const sentence = findingSentence(finding, argued, index < 3 ? dimension : undefined);
    if (length(sentence) > MOST || (body.length > 0 && first.length > 0 && length() >= FEWEST)) break;
    if (!body.includes(sentence)) body.push(sentence);
  }
  if (relevant.length === 0 && body.length === 0) body.push(catalogue.nothingSeen);
  const fillers = [
    say(catalogue.extent, {
      n: reading.words.length,
      sentences: reading.sentences.length,
      m: Math.max(1, reading.sections.length - 1),
    }),
    ...(measured.hasPhrases ? [] : [catalogue.notMeasured]),
    ...measured.findings
      .filter((finding) => !relevant.includes(finding))
      .map((finding) => findingSentence(finding, argued, dimension)),
  ];
  for (const sentence of fillers) {
    if (length() < FEWEST && length(sentence) <= MOST && !body.includes(sentence)) body.push(sentence);
  }
  return [...head, ...body, ...tail].join(joinerOf(language));
}

/** More than any finding can move a score. */
const DAMNING = 100;

/** What moved the score, most first; what alone makes it Lowest comes before all. */
function relevantTo(dimension: Dimension, { measured }: Argued): Finding[] {
  const isYmyl = measured.ymyl.size > 0;
  const measuredScore = combine(measured)[dimension];
  const weight = (finding: Finding) => {
    if (isDamning(finding, dimension)) return DAMNING;
    const direct = Math.abs(effectOf(finding, dimension, isYmyl));
    if (!isDefect(finding.kind) || finding.strength < 0.2) return direct;
    const findings = measured.findings.filter((other) => other !== finding);
    return Math.max(direct, combine({ ...measured, findings })[dimension] - measuredScore);
  };
  return measured.findings
    .map((finding) => ({ finding, weight: weight(finding) }))
    .filter((each) => each.weight >= LEAST_EFFECT)
    .sort((one, other) => other.weight - one.weight)
    .map(({ finding }) => finding);
}

/** @param showFor with an example for this dimension: each shows another place, so that a writer gets to know several */
export function findingSentence(
  { kind, count, places }: Finding,
  argued: Argued,
  showFor: Dimension | undefined,
): string {
  const { catalogue, language } = argued;
  const said = fillMessage(catalogue.findings[kind], { n: count }, language);
  if (showFor === undefined || kind === 'structure') return said;
  const shown = places.filter(({ excerpt }) => excerpt !== '');
  const place = shown[DIMENSIONS.indexOf(showFor) % Math.max(1, shown.length)];
  return place === undefined ? said : withPlace(said, place, argued);
}

/** A sentence, and the words of the text that it is about. */
export function withPlace(said: string, place: Pick<Place, 'section' | 'excerpt'>, argued: Argued): string {
  const { catalogue, language } = argued;
  const quote = quoted(withoutStop(place.excerpt), catalogue);
  const example = { where: whereOf(place, argued), quote };
  return `${said}${joinerOf(language)}${fillMessage(catalogue.example, example, language)}`;
}

/** Words to be quoted in a sentence that brings its own full stop. */
export function withoutStop(excerpt: string): string {
  return excerpt.replace(/(?<![.。])[.。।]$/u, '');
}

function whereOf(place: Pick<Place, 'section'>, { reading, catalogue, language }: Argued): string {
  const { heading = '', depth = 0 } = reading.sections[place.section] ?? {};
  return heading === '' || depth === 1
    ? catalogue.atStart
    : fillMessage(catalogue.inSection, { section: quoted(heading.slice(0, 90), catalogue) }, language);
}

/** What stands between two sentences. */
export function joinerOf(language: SiteLanguage): string {
  return language === 'zh-CN' || language === 'zh-TW' || language === 'ja' ? '' : ' ';
}
