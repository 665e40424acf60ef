import type { Argued } from '../arguments/argue.ts';
import { isDefect } from '../combine/caps.ts';
import { combine } from '../combine/combine.ts';
import type { Defect, Finding, Place } from '../finding.ts';
import { fillMessage, quoted } from '../messages/fill-message.ts';
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
  readonly kind: Defect;
  readonly finding: Finding;
  /** The dimension that gains most when the defect is gone, and by how many points. */
  readonly dimension: Dimension;
  readonly points: number;
  /** Gain of the page and of that dimension. */
  readonly worth: number;
}

const MOST_PLACES = 4;

/** What to do, in the order of what it would change; empty where nothing is to be done. */
export function suggest(argued: Argued): Suggestions {
  const suggestions = suggestionsFor(argued);
  const summary = suggestions.map(
    (suggestion, index) => `${index + 1}. ${adviceAt(suggestion, suggestion.finding.places[0], argued)}`,
  );
  return { summary: summary.join('\n'), detailed: detailed(suggestions, argued) };
}

function suggestionsFor({ measured, scores }: Argued): Suggestion[] {
  const found = measured.findings.flatMap((finding): Suggestion[] => {
    if (!isDefect(finding.kind)) return [];
    const without = combine({ ...measured, findings: measured.findings.filter((other) => other !== finding) });
    const gains = DIMENSIONS.map((dimension) => ({ dimension, points: without[dimension] - scores[dimension] }));
    const best = gains.reduce((most, gain) => (gain.points > most.points ? gain : most));
    if (best.points < 1) return [];
    const worth = 2 * (without.page_quality - scores.page_quality) + best.points;
    return [{ kind: finding.kind, finding, ...best, worth }];
  });
  return found.sort((one, other) => other.worth - one.worth);
}

function adviceAt(
  { kind, dimension, points }: Suggestion,
  place: Place | undefined,
  { catalogue, language }: Argued,
): string {
  const quote = quoted(place?.excerpt ?? '', catalogue);
  const advice = fillMessage(catalogue.advice[kind], { quote }, language);
  const effect = fillMessage(catalogue.effect, { name: catalogue.dimensions[dimension], points }, language);
  return `${advice} ${effect}`;
}

/** By the outline of the text: sections are H1 and H2, sub-sections what is below; what has no place comes first. */
function detailed(suggestions: readonly Suggestion[], argued: Argued): DetailedSuggestions[] {
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
  for (const suggestion of suggestions) {
    const { places } = suggestion.finding;
    if (places.length === 0) add(0, adviceAt(suggestion, undefined, argued));
    for (const place of places.slice(0, MOST_PLACES)) add(place.section, adviceAt(suggestion, place, argued));
  }
  const ordered = [...bySection.entries()].sort(([one], [other]) => one - other).map(([, section]) => section);
  return whole.section_suggestions.length + whole.sub_sections.length === 0 ? ordered : [whole, ...ordered];
}

/** The H1 or H2 a section stands under; itself where it is one, or where there is none above it. */
function parentOf(index: number, { reading: { sections } }: Argued): number {
  if ((sections[index]?.depth ?? 0) <= 2) return index;
  for (let above = index - 1; above > 0; above -= 1) if ((sections[above]?.depth ?? 0) <= 2) return above;
  return index;
}
