import type { Citation } from '../../article/article.ts';
import { rowTexts, sentencesIn } from './composed-text.ts';
import type { EvidenceShelf } from './evidence-shelf.ts';
import { partsOf, type WholeText } from './whole-text.ts';

/** A sentence or table row with the passages it rests on. */
export interface CitedUnit {
  /** Of the sentence or of the table. */
  readonly id: string;
  readonly text: string;
  /** Heading above it; empty in the introduction. */
  readonly section: string;
  /** At least one, each on the shelf. */
  readonly cites: readonly Citation[];
}

/** Every cited sentence and table row, in the order a reader meets them. */
export function citedUnits(text: WholeText, shelf: EvidenceShelf, takeawaysHeading: string): CitedUnit[] {
  return partsOf(text)
    .flatMap(({ kind, heading, blocks }) => {
      const section = kind === 'takeaways' ? takeawaysHeading : heading;
      return blocks.flatMap((block): CitedUnit[] => {
        const texts =
          block.kind === 'table' ? rowTexts(block).map((text) => ({ ...block, text })) : sentencesIn([block]);
        return texts.map((unit) => ({ id: unit.id, text: unit.text, section, cites: citationsOf(unit.cites, shelf) }));
      });
    })
    .filter(({ cites }) => cites.length > 0);
}

/** Ids of passages as citations; those that are on no shelf are left out. */
export function citationsOf(passageIds: readonly string[], shelf: EvidenceShelf): Citation[] {
  return passageIds.flatMap((passageId) => {
    const found = shelf.find(passageId);
    return found === undefined ? [] : [{ documentId: found.document.id, passageId }];
  });
}
