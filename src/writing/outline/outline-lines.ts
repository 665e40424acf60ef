import type { ComposedOutline } from './composed-outline.ts';

/** The outline as a whole, as the questions of its parts show it. */
export function outlineLines(title: string, { introduction, sections }: ComposedOutline): string[] {
  return [
    'THE OUTLINE',
    `Title: ${title}`,
    `Introduction: ${introduction.opening}`,
    ...sections.flatMap(({ id, heading, purpose, points }) => [
      `${id}. ${heading}: ${purpose}`,
      ...points.map((point) => `   - ${point}`),
    ]),
  ];
}
