import type { ChosenTitle } from '../similar-title/chosen-title.ts';

/** Name of a section by its place in the proposal, from 0. */
export function sectionId(index: number): string {
  return `s${index + 1}`;
}

/** A title that a person has worded is nobody's choice among several any more. */
export function approvedTitle(chosen: ChosenTitle, title: string): ChosenTitle {
  return title === chosen.title ? chosen : { ...chosen, title, passedOver: [] };
}
