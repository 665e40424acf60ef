import type { Evaluation } from '../../../../src/contract/eeat.ts';
import { DIMENSIONS } from './dimensions.ts';

/** An evaluation as a text to be passed on. @param nameOf what readers call a dimension */
export function evaluationMarkdown(
  evaluation: Evaluation,
  nameOf: (key: (typeof DIMENSIONS)[number]) => string,
  headings: { readonly title: string; readonly suggestions: string },
): string {
  const ratings = DIMENSIONS.map((key) => {
    const { score, rating, arguments: why } = evaluation[key];
    return `## ${nameOf(key)}: ${score} (${rating})\n\n${why}`;
  });
  const sections = evaluation.modification_suggestions_detailed.map(
    ({ section_title, section_suggestions, sub_sections }) =>
      [
        `### ${section_title}`,
        listOf(section_suggestions),
        ...sub_sections.map((sub) => `#### ${sub.sub_section_title}\n\n${listOf(sub.sub_section_suggestions)}`),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
  );
  const suggestions = sections.length === 0 ? [] : [`## ${headings.suggestions}`, ...sections];
  return `${[`# ${headings.title}`, ...ratings, ...suggestions].join('\n\n')}\n`;
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
