import { type Argued, joinerOf, withoutStop } from '../arguments/sentences.ts';
import { aspectEffect } from '../combine/aspect-effects.ts';
import { isDefect } from '../combine/caps.ts';
import { combine } from '../combine/combine.ts';
import type { Place } from '../finding.ts';
import { fillMessage, quoted } from '../messages/fill-message.ts';
import { PROSE_ASPECTS } from '../prose/prose-aspects.ts';
import { DIMENSIONS, type Dimension } from '../rubric.ts';

export interface DetailedSuggestions {
  section_title: string;
  section_suggestions: string[];
  sub_sections: { sub_section_title: string; sub_section_suggestions: string[] }[];
}

export interface Suggestions {
  readonly summary: string;
  readonly detailed: DetailedSuggestions[];
}

interface Suggestion {
  readonly places: readonly Place[];
  /** With `{quote}` for the words at a place. */
  readonly advice: string;
  /** The dimension that gains most when the defect is gone, and by how many points. */
  readonly dimension: Dimension;
  readonly points: number;
  readonly worth: number;
}

const MOST_PLACES = 4;

/** One thing to do, at one place of the text. */
interface Advice {
  /** Index in `Reading.sections`; 0 for what is about the whole text. */
  readonly section: number;
  readonly text: string;
}

/** The same thing to do, at all its places; the first one stands in the summary. */
export interface AdviceByPlace {
  readonly places: readonly [Advice, ...Advice[]];
  /** What it would change; more comes first. */
  readonly worth: number;
}

/** What to do, in the order of what it would change; empty where nothing is to be done. */
export function suggest(argued: Argued): Suggestions {
  return arrangedAdvice(measuredAdvice(argued), argued);
}

/** What to do against the defects that code has found, and for the prose. */
export function measuredAdvice(argued: Argued): AdviceByPlace[] {
  return [...suggestionsFor(argued), ...proseSuggestions(argued)].map((suggestion) => {
    const isLocal = suggestion.advice.includes('{quote}');
    const [first, ...rest] = suggestion.places
      .slice(0, isLocal ? MOST_PLACES : 1)
      .map((place): Advice => ({ section: place.section, text: adviceAt(suggestion, place, argued) }));
    const whole = { section: 0, text: adviceAt(suggestion, undefined, argued) };
    return { places: [first ?? whole, ...rest], worth: suggestion.worth };
  });
}

/** As a summary, and by the outline of the text. */
export function arrangedAdvice(advice: readonly AdviceByPlace[], argued: Argued): Suggestions {
  const sorted = [...advice].sort((one, other) => other.worth - one.worth);
  const summary = sorted.map(({ places: [first] }, index) => `${index + 1}. ${first.text}`);
  return { summary: summary.join('\n'), detailed: detailed(sorted, argued) };
}

function suggestionsFor({ measured, scores, catalogue }: Argued): Suggestion[] {
  const found = measured.findings.flatMap((finding): Suggestion[] => {
    if (!isDefect(finding.kind)) return [];
    const without = combine({ ...measured, findings: measured.findings.filter((other) => other !== finding) });
    const gains = DIMENSIONS.map((dimension) => ({ dimension, points: without[dimension] - scores[dimension] }));
    const best = gains.reduce((most, gain) => (gain.points > most.points ? gain : most));
    if (best.points < 1) return [];
    const worth = worthOf(best.points, without.page_quality - scores.page_quality);
    return [{ places: finding.places, advice: catalogue.advice[finding.kind], ...best, worth }];
  });
  return found;
}

/** By the points that are named; among equals by what the page gains. */
function worthOf(points: number, onPage: number): number {
  return points + onPage / 100;
}

/** Points from which on prose is worth a suggestion. */
const LEAST_OF_PROSE = 3;

function proseSuggestions({ measured, catalogue }: Argued): Suggestion[] {
  return PROSE_ASPECTS.flatMap((aspect): Suggestion[] => {
    const { advice } = catalogue.prose[aspect];
    const places = measured.aspects[aspect].worse;
    if (advice === undefined || places === undefined) return [];
    const gains = DIMENSIONS.map((dimension) => ({
      dimension,
      points: Math.round(-(aspectEffect(aspect, dimension, measured.prose) ?? 0)),
    }));
    const best = gains.reduce((most, gain) => (gain.points > most.points ? gain : most));
    if (best.points < LEAST_OF_PROSE) return [];
    const onPage = Math.max(0, -(aspectEffect(aspect, 'page_quality', measured.prose) ?? 0));
    return [{ places, advice, ...best, worth: worthOf(best.points, onPage) }];
  });
}

function adviceAt(
  { advice: message, dimension, points }: Suggestion,
  place: Place | undefined,
  { catalogue, language }: Argued,
): string {
  const quote = quoted(withoutStop(place?.excerpt ?? ''), catalogue);
  const advice = fillMessage(message, { quote }, language);
  return `${advice}${joinerOf(language)}${effectSentence(dimension, points, { catalogue, language })}`;
}

/** What an advice would change. */
export function effectSentence(
  dimension: Dimension,
  points: number,
  { catalogue, language }: Pick<Argued, 'catalogue' | 'language'>,
): string {
  return fillMessage(catalogue.effect, { name: catalogue.dimensions[dimension], points }, language);
}

/** By the outline of the text: sections are H1 and H2, sub-sections what is below; what has no place comes first. */
function detailed(advice: readonly AdviceByPlace[], argued: Argued): DetailedSuggestions[] {
  const { sections, title } = argued.reading;
  const wholeTitle = title === '' ? argued.catalogue.wholeText : title;
  const whole: DetailedSuggestions = { section_title: wholeTitle, section_suggestions: [], sub_sections: [] };
  const bySection = new Map<number, DetailedSuggestions>();
  const sectionAt = (index: number): DetailedSuggestions => {
    const heading = sections[index]?.heading ?? '';
    if (heading === '' || heading === wholeTitle) return whole;
    const known = bySection.get(index);
    if (known !== undefined) return known;
    const made: DetailedSuggestions = { section_title: heading, section_suggestions: [], sub_sections: [] };
    bySection.set(index, made);
    return made;
  };
  const add = (index: number, advice: string) => {
    const parent = parentOf(index, argued);
    const section = sectionAt(parent);
    if (parent === index) {
      if (!section.section_suggestions.includes(advice)) section.section_suggestions.push(advice);
      return;
    }
    const name = sections[index]?.heading ?? '';
    let sub = section.sub_sections.find(({ sub_section_title: known }) => known === name);
    if (sub === undefined) {
      sub = { sub_section_title: name, sub_section_suggestions: [] };
      section.sub_sections.push(sub);
    }
    if (!sub.sub_section_suggestions.includes(advice)) sub.sub_section_suggestions.push(advice);
  };
  for (const { places } of advice) for (const { section, text } of places) add(section, text);
  const ordered = [...bySection.entries()].sort(([one], [other]) => one - other).map(([, section]) => section);
  return whole.section_suggestions.length + whole.sub_sections.length === 0 ? ordered : [whole, ...ordered];
}

/** The H1 or H2 a section stands under; itself where it is one, or where there is none above it. */
function parentOf(index: number, { reading: { sections } }: Argued): number {
  if ((sections[index]?.depth ?? 0) <= 2) return index;
  for (let above = index - 1; above > 0; above -= 1) if ((sections[above]?.depth ?? 0) <= 2) return above;
  return index;
}
