import { aspectEffect } from '../combine/aspect-effects.ts';
import { isDamning, isDefect } from '../combine/caps.ts';
import { combine, effectOf } from '../combine/combine.ts';
import type { Finding } from '../finding.ts';
import { PROSE_ASPECTS } from '../prose/prose-aspects.ts';
import { type Dimension, RATED_GOOD, RATED_POOR } from '../rubric.ts';
import { type Argued, findingSentence, withExample } from './sentences.ts';

/** One thing that moved a score, and how it is put into words. */
export interface Reason {
  /** Points; negative where it speaks against the text. */
  readonly effect: number;
  /** @param showFor with an example for this dimension */
  say(showFor: Dimension | undefined): string;
}

/** A finding that moves a score by less is not mentioned; the prose moves every score a little. */
const LEAST_EFFECT = 0.4;
const LEAST_OF_PROSE = 1.5;
/** What agrees with the rating explains it, and is said before what does not. */
const AGREES = 1.6;
/** More than any finding can move a score. */
const DAMNING = 100;

/** What moved the score, most first; what alone makes it Lowest comes before all. */
export function reasonsFor(dimension: Dimension, argued: Argued): Reason[] {
  const score = argued.scores[dimension];
  const side = score >= RATED_GOOD ? 1 : score < RATED_POOR ? -1 : 0;
  const weight = ({ effect }: Reason) => Math.abs(effect) * (Math.sign(effect) === side ? AGREES : 1);
  return [...findingReasons(dimension, argued), ...proseReasons(dimension, argued)].sort(
    (one, other) => weight(other) - weight(one),
  );
}

/**
 * What bears on a dimension and was too weak to move it, then all else that was seen.
 * @param said sentences without their examples that were said already
 */
export function asides(dimension: Dimension, argued: Argued, said: ReadonlySet<string>): string[] {
  const isYmyl = argued.measured.ymyl.size > 0;
  const bears = (finding: Finding) => Math.abs(effectOf(finding, dimension, isYmyl)) > 0;
  const findings = worthSaying(argued);
  return [...findings.filter(bears), ...findings.filter((finding) => !bears(finding))]
    .filter((finding) => !said.has(findingSentence(finding, argued, undefined)))
    .map((finding) => findingSentence(finding, argued, dimension));
}

/** Reservations are warnings only where the subject asks for some. */
function worthSaying({ measured: { findings, ymyl } }: Argued): Finding[] {
  return findings.filter(({ kind }) => kind !== 'caution' || ymyl.size > 0);
}

function findingReasons(dimension: Dimension, argued: Argued): Reason[] {
  const { measured } = argued;
  const isYmyl = measured.ymyl.size > 0;
  const measuredScore = combine(measured)[dimension];
  const effect = (finding: Finding) => {
    if (isDamning(finding, dimension)) return -DAMNING;
    const direct = effectOf(finding, dimension, isYmyl);
    if (!isDefect(finding.kind) || finding.strength < 0.2) return direct;
    const findings = measured.findings.filter((other) => other !== finding);
    return Math.min(direct, measuredScore - combine({ ...measured, findings })[dimension]);
  };
  return worthSaying(argued)
    .map((finding) => ({
      effect: effect(finding),
      say: (showFor: Dimension | undefined) => findingSentence(finding, argued, showFor),
    }))
    .filter((reason) => Math.abs(reason.effect) >= LEAST_EFFECT);
}

function proseReasons(dimension: Dimension, argued: Argued): Reason[] {
  const { measured, catalogue } = argued;
  return PROSE_ASPECTS.flatMap((aspect): Reason[] => {
    const effect = aspectEffect(aspect, dimension, measured.prose);
    if (effect === undefined || Math.abs(effect) < LEAST_OF_PROSE) return [];
    const [said, places] =
      effect > 0
        ? [catalogue.prose[aspect].better, measured.aspects[aspect].better]
        : [catalogue.prose[aspect].worse, measured.aspects[aspect].worse];
    if (said === undefined || places === undefined) return [];
    return [{ effect, say: (showFor) => (showFor === undefined ? said : withExample(said, places, showFor, argued)) }];
  });
}
