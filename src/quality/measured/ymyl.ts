import type { CueName } from '../../language/find-cues.ts';
import { findCues } from '../../language/find-cues.ts';
import type { TextCues } from '../cues-in-text.ts';
import type { Reading } from '../reading.ts';
import type { YmylKind } from '../rubric.ts';

const SUBJECTS: readonly (readonly [YmylKind, readonly CueName[], number])[] = [
  ['health', ['sensitiveSubjects.health'], 0.3],
  ['money', ['sensitiveSubjects.money'], 0.3],
  ['society', ['sensitiveSubjects.law', 'sensitiveSubjects.contested'], 0.4],
];

/** The subjects of a text where a wrong word can do harm, by its title and the share of its sentences. */
export function ymylOf(reading: Reading, cues: TextCues): ReadonlySet<YmylKind> {
  const title = findCues(reading.title, reading.language);
  const kinds = new Set<YmylKind>();
  for (const [kind, names, needed] of SUBJECTS) {
    const hits = cues.all.filter((each) => names.some((name) => each.hasCue(name))).length;
    const distinct = new Set(cues.all.flatMap((each) => names.flatMap((name) => each.cueTexts(name)))).size;
    const share = hits / Math.max(8, cues.all.length);
    const inTitle = names.some((name) => title.has(name));
    if (distinct >= 3 && share >= (inTitle ? needed / 2 : needed)) kinds.add(kind);
  }
  return kinds;
}
