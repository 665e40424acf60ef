import type { CueName } from '../../language/find-cues.ts';
import { findCues } from '../../language/find-cues.ts';
import type { TextCues } from '../cues-in-text.ts';
import type { Reading } from '../reading.ts';
import type { YmylKind } from '../rubric.ts';
import { givesDose } from './doses.ts';

const SUBJECTS: readonly (readonly [YmylKind, readonly CueName[], number])[] = [
  ['health', ['sensitiveSubjects.health'], 0.3],
  ['money', ['sensitiveSubjects.money'], 0.3],
  ['society', ['sensitiveSubjects.law', 'sensitiveSubjects.contested'], 0.4],
];

/** A text is about what to take when so many of its sentences say how much. */
const DOSING = 0.05;

/** The subjects of a text where a wrong word can do harm, by its title and the share of its sentences. */
export function ymylOf(reading: Reading, cues: TextCues): ReadonlySet<YmylKind> {
  const title = findCues(reading.title, reading.language);
  const kinds = new Set<YmylKind>();
  for (const [kind, names, needed] of SUBJECTS) {
    const hits = cues.all.filter((each) => names.some((name) => each.hasCue(name))).length;
    const distinct = new Set(cues.all.flatMap((each) => names.flatMap((name) => each.cueTexts(name)))).size;
    const share = hits / Math.max(8, cues.all.length);
    const inTitle = names.some((name) => title.has(name));
    const doses = kind === 'health' ? cues.all.filter(({ sentence }) => givesDose(sentence.text)).length : 0;
    // Few words carry such a subject where the title names it, and where the text says how much to take.
    const isNamed = distinct >= 3 || (inTitle && doses > 0);
    const isDosed = distinct > 0 && doses >= Math.max(1, cues.all.length * DOSING);
    if (isDosed || (isNamed && share >= (inTitle || doses >= 3 ? needed / 2 : needed))) kinds.add(kind);
  }
  return kinds;
}
