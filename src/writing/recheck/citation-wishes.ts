import { FigureRule } from '../check/composed/uncited-figure.ts';
import type { CheckedWish } from '../check/finished.ts';
import type { EditedText } from './edited-text.ts';
import type { NumbersInText, RecheckedCitations } from './recheck-citations.ts';

const MOST_NAMED = 5;

/** Whether what was edited is borne out by the passages that are kept. */
export function editedCitationsWish({ citations, judged }: RecheckedCitations): CheckedWish {
  const now = [...judged];
  const broken = now.filter(({ verdict }) => ['partly', 'contradicted', 'not-found'].includes(verdict));
  const open = now.filter(({ verdict }) => verdict === 'not-checked' || verdict === 'not-assessed');
  const [first] = broken.length > 0 ? broken : open;
  return {
    field: 'isAddEvidence',
    wanted: 'every cited sentence borne out by its passages',
    found: [
      `${citations.length - now.length} of ${citations.length} as they were written`,
      ...(now.length === 0
        ? []
        : [`${now.length - broken.length - open.length} of ${now.length} edited ones borne out`]),
      ...(open.length === 0 ? [] : [`${open.length} that could not be judged`]),
    ].join(', '),
    how: 'Each cited sentence that was edited against the passages kept with the article: figures, dates, names, quotations, negation, comparison, wording',
    verdict: broken.length > 0 ? 'not-met' : open.length > 0 ? 'not-checked' : 'met',
    hard: true,
    ...(first === undefined
      ? {}
      : { note: `"${first.sentence}" (${[first.verdict, ...(first.findings ?? [])].join('; ')})` }),
  };
}

/** Whether the numbers in the text and the list of sources fit; undefined where there is neither. */
export function numbersWish({ unlisted, uncited, used }: NumbersInText): CheckedWish | undefined {
  if (used === 0 && uncited.length === 0) return undefined;
  const wrong = [
    ...(unlisted.length === 0 ? [] : [`${shown(unlisted)} without a source in the list`]),
    ...(uncited.length === 0 ? [] : [`${shown(uncited)} listed and not cited`]),
  ];
  return {
    field: 'isAddEvidence',
    wanted: 'a listed source behind every number, and a number for every listed source',
    found: wrong.length === 0 ? `${used} numbers, each of them listed` : wrong.join(', '),
    how: 'Numbers in brackets in the text, and the list of sources',
    verdict: wrong.length === 0 ? 'met' : 'not-met',
    hard: true,
  };
}

/** Whether a figure was added that no source stands behind; what stood in the text as it was written was checked then. */
export function figuresWish({ found, read, brief, edited }: EditedText): CheckedWish {
  const rule = new FigureRule(read.counts, [edited.title, brief.subject, brief.keyword ?? ''], brief.language);
  const bare = found.uncited.filter((text) => rule.find(text)?.isClaim === true);
  return {
    field: 'isAddEvidence',
    wanted: 'a source for every figure that was added',
    found:
      bare.length === 0
        ? 'no figure without one'
        : bare
            .slice(0, MOST_NAMED)
            .map((text) => `"${text}"`)
            .join(', '),
    how: 'Figures in sentences that were edited or added and cite nothing',
    verdict: bare.length === 0 ? 'met' : 'not-met',
    hard: true,
  };
}

function shown(numbers: readonly number[]): string {
  const named = numbers.slice(0, MOST_NAMED).map((number) => `[${number}]`);
  const more = numbers.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
