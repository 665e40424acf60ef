import type { CitedUnit } from '../composing/cited-units.ts';
import type { WordedWish } from './worded-wishes.ts';

/** What one question asks a judge about, while the other is asked about the rest. */
export interface JudgedPart {
  readonly units: readonly CitedUnit[];
  readonly wishes: readonly WordedWish[];
}

/** However long an article is, judging takes no more questions than this. */
const MOST_PARTS = 2;
/** Verdicts below which a question of their own saves nobody time. */
const FEWEST_VERDICTS = 8;
/** A verdict on a wish is longer than one on a sentence, and the whole text is read for it. */
const VERDICTS_A_WISH = 2;

/**
 * Cited sentences and wishes in parts of about the same size, for questions that are asked at the same time. Sentences
 * stay in the order of the text, so that neighbours share their passages; rows of a table, which get one verdict, stay
 * together; wishes come with the last part. Nothing to judge gives no part.
 */
export function judgedParts(units: readonly CitedUnit[], wishes: readonly WordedWish[]): JudgedPart[] {
  const positions = new Map([...new Set(units.map(({ id }) => id))].map((id, position) => [id, position]));
  const size = positions.size + VERDICTS_A_WISH * wishes.length;
  const count = Math.max(1, Math.min(MOST_PARTS, Math.floor(size / FEWEST_VERDICTS)));
  const partOf = ({ id }: CitedUnit) => Math.floor(((positions.get(id) ?? 0) * count) / size);
  return Array.from({ length: count }, (_, part) => ({
    units: units.filter((unit) => partOf(unit) === part),
    wishes: part === count - 1 ? wishes : [],
  })).filter((part) => part.units.length + part.wishes.length > 0);
}

/** A part as the report names it: how much it is, and under which headings it stands. */
export function namedPart({ units, wishes }: JudgedPart): string {
  const headings = [...new Set(units.map(({ section }) => (section === '' ? 'the introduction' : `"${section}"`)))];
  const [first] = headings;
  const last = headings.at(-1);
  const count = new Set(units.map(({ id }) => id)).size;
  const what = [
    ...(count === 0 ? [] : [`${count} cited ${count === 1 ? 'sentence' : 'sentences'}`]),
    ...(wishes.length === 0 ? [] : ['the wishes in words']),
  ].join(' and ');
  if (first === undefined) return what;
  return `${what} (${first === last ? `in ${first}` : `from ${first} to ${last}`})`;
}
