import { type Contradiction, contradictionsOf } from '../../research/contradicting-figures.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import { groupSaying } from './adjoining-groups.ts';
import type { WrittenSection } from './written-section.ts';

/** Figures an article sets side by side at most. */
const MOST = 3;

/**
 * Sections in which a figure that another source contradicts stands beside that other figure: the second sentence
 * follows right behind the first, wherever it stood before, and is added where it was left out.
 * @param elsewhere sentences that other parts of the article hold
 */
export function figuresSideBySide(
  sections: readonly WrittenSection[],
  evidence: Evidence,
  elsewhere: readonly SourceSentence[],
): WrittenSection[] {
  const taken = new Set(elsewhere);
  let result = [...sections];
  let count = 0;
  for (const contradiction of contradictionsOf(evidence)) {
    if (count >= MOST) break;
    if (taken.has(contradiction.one) || taken.has(contradiction.other)) continue;
    const changed = broughtTogether(result, contradiction, evidence);
    if (changed === undefined) continue;
    result = changed;
    count += 1;
  }
  return result;
}

function broughtTogether(
  sections: readonly WrittenSection[],
  { one, other }: Contradiction,
  evidence: Evidence,
): WrittenSection[] | undefined {
  const [first, second] = holderOf(sections, one) === undefined ? [other, one] : [one, other];
  const place = holderOf(sections, first);
  if (place === undefined) return undefined;
  const alone = groupSaying([second], evidence.groups);
  const printed = holderOf(sections, second);
  if (alone === undefined || (printed !== undefined && printed.sentences.length > 1)) return undefined;
  const length = place.sentences.indexOf(first) + 1;
  const upTo =
    length === place.sentences.length ? place : groupSaying(place.sentences.slice(0, length), evidence.groups);
  if (upTo === undefined) return undefined;
  return sections.map((section) => {
    const groups = section.groups.filter((group) => group !== printed);
    const at = groups.indexOf(place);
    return { ...section, groups: at < 0 ? groups : [...groups.slice(0, at), upTo, alone, ...groups.slice(at + 1)] };
  });
}

/** The group of a prose section that prints a sentence. */
function holderOf(sections: readonly WrittenSection[], sentence: SourceSentence): Group | undefined {
  return sections
    .filter(({ layout }) => layout === 'prose')
    .flatMap(({ groups }) => groups)
    .find(({ sentences }) => sentences.includes(sentence));
}
