import { countWords } from '../../article/count-words.ts';
import { fillMessage } from '../messages/fill-message.ts';
import { type Dimension, ratingOf } from '../rubric.ts';
import { asides, reasonsFor } from './reasons.ts';
import { type Argued, joinerOf } from './sentences.ts';

/** An argument has at least so many words where the text gives something to say, and at most so many. */
const FEWEST = 40;
const MOST = 118;
const MOST_REASONS = 6;
/** So many of them with an example. */
const MOST_EXAMPLES = 3;
const YMYL_DIMENSIONS: ReadonlySet<Dimension> = new Set<Dimension>([
  'trust_of_eeat',
  'expertise_of_eeat',
  'accuracy_of_qc',
]);

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
  const reasons = reasonsFor(dimension, argued);
  const said = new Set<string>();
  let examples = 0;
  for (const reason of reasons.slice(0, MOST_REASONS)) {
    if (body.length > 0 && first.length > 0 && length() >= FEWEST) break;
    const alone = reason.say(undefined);
    const shown = examples < MOST_EXAMPLES ? reason.say(dimension) : alone;
    const sentence = length(shown) <= MOST ? shown : alone;
    said.add(alone);
    if (length(sentence) > MOST || body.includes(sentence)) continue;
    body.push(sentence);
    if (sentence !== alone) examples += 1;
  }
  if (reasons.length === 0 && body.length === 0) body.push(catalogue.nothingSeen);
  const counts = { n: reading.words.length, sentences: reading.sentences.length, m: sectionsOf(argued) };
  const fillers = [
    say(catalogue.extent, counts),
    ...(measured.hasPhrases ? [] : [catalogue.notMeasured]),
    ...asides(dimension, argued, said),
  ];
  for (const sentence of fillers) {
    if (length() < FEWEST && length(sentence) <= MOST && !body.includes(sentence)) body.push(sentence);
  }
  return [...head, ...body, ...tail].join(joinerOf(language));
}

function sectionsOf({ reading }: Argued): number {
  return Math.max(1, reading.sections.length - 1);
}
