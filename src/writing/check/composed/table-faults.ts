import type { EvidenceShelf } from '../../composing/evidence-shelf.ts';
import { tablesIn, type WholeText } from '../../composing/whole-text.ts';
import type { Fault } from './fault.ts';
import type { FigureRule } from './uncited-figure.ts';

/** Tables with figures that name no source. */
export function tableFaults(text: WholeText, shelf: EvidenceShelf, figures: FigureRule): Fault[] {
  return tablesIn(text)
    .filter(({ cites }) => cites.every((id) => shelf.find(id) === undefined))
    .filter(({ rows }) => rows.flat().some((cell) => figures.find(cell)?.isClaim === true))
    .map(({ id }) => ({
      kind: 'uncited-figure',
      at: id,
      hard: true,
      says: 'The table states figures without a source.',
    }));
}
