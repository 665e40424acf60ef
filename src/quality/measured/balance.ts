import type { CueName } from '../../language/find-cues.ts';
import { type Finding, ramp, type Strength } from '../finding.ts';
import { givesDose } from './doses.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** Shares of sentences that speak to the reader: from the first on a text advises him a little, at the second it does nothing else. */
const ADVISING = { from: 0.15, fully: 0.6 } as const;

/** One or two words that mostly name a benefit may mean something else. */
const FEWEST_BENEFITS = 3;

/** Whether the text names limits, harms, costs and other choices beside benefits, and warns where it has to. */
export function findBalance({ reading, cues, ymyl }: TextUnderTest): Finding[] {
  const findings: Finding[] = [];
  const has = (...names: CueName[]) => cues.all.filter((each) => names.some((name) => each.hasCue(name)));
  const cautious = cues.all.filter((each) => each.phrases('caution').length > 0);
  const limits = new Set([...has('aspectWords.drawbacks', 'aspectWords.risks'), ...cautious]);
  const benefits = has('aspectWords.benefits');
  const per = Math.max(1, reading.sentences.length / 15);
  const add = (kind: Strength, list: readonly TextUnderTest['cues']['all'][number][], full: number) => {
    if (list.length === 0) return;
    findings.push({
      kind,
      strength: ramp(list.length / per, 0, full),
      count: list.length,
      places: placesOf(list.map(({ sentence }) => sentence)),
    });
  };
  add(
    'limits',
    [...limits].sort((one, other) => one.sentence.index - other.sentence.index),
    1.6,
  );
  add(
    'costs',
    has('aspectWords.costs').filter(({ sentence }) => /\p{Nd}/u.test(sentence.text)),
    1,
  );
  add('comparison', has('aspectWords.comparison', 'comparisons'), 3);
  add('reasons', has('causes'), 3);
  if (limits.size === 0 && benefits.length >= FEWEST_BENEFITS) {
    findings.push({
      kind: 'oneSided',
      strength: ramp(benefits.length, FEWEST_BENEFITS - 1, FEWEST_BENEFITS + 2),
      count: benefits.length,
      places: placesOf(benefits.map(({ sentence }) => sentence)),
    });
  }
  if (!cues.hasPhrases) return findings;
  add('caution', cautious, 1.2);
  const share = has('secondPerson').length / Math.max(1, reading.sentences.length);
  const doses = ymyl.has('health') && cues.all.some(({ sentence }) => givesDose(sentence.text));
  const advises = ymyl.has('health') || ymyl.has('money') ? ramp(share, ADVISING.from, ADVISING.fully) : 0;
  const strength = doses ? 1 : advises;
  if (cautious.length === 0 && strength > 0 && reading.words.length >= 60) {
    findings.push({ kind: 'noCaution', strength, count: 1, places: [] });
  }
  return findings;
}
