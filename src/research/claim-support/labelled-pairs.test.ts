import { describe, expect, it } from 'vitest';
import { checkPair, type LabelledPair, labelledPairs } from './labelled-pairs.fixture.ts';

const pairs = labelledPairs();
const isWrong = ({ expect: verdict }: LabelledPair) => verdict !== 'supported';
const calledSupported = (pair: LabelledPair) => checkPair(pair).verdict === 'supported';
const named = ({ language, kind, sentence }: LabelledPair) => `${language} ${kind}: ${sentence}`;

describe('labelled pairs', () => {
  it('are many, in many languages, each passage with good and bad sentences', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(400);
    expect(new Set(pairs.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
    expect(pairs.filter(({ isBlind }) => isBlind).length).toBeGreaterThanOrEqual(150);
    expect(pairs.filter((pair) => !isWrong(pair)).length).toBeGreaterThanOrEqual(100);
  });

  it.each(['number', 'date', 'name', 'quotation'])('an error of %s is found in 97 of 100', (kind) => {
    const errors = pairs.filter((pair) => pair.kind === kind && isWrong(pair));
    const missed = errors.filter(calledSupported);
    expect(missed.length / errors.length, missed.map(named).join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('any other error is found in 95 of 100', () => {
    const others = pairs.filter(
      (pair) => !['number', 'date', 'name', 'quotation'].includes(pair.kind) && isWrong(pair),
    );
    const missed = others.filter(calledSupported);
    expect(missed.length / others.length, missed.map(named).join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('at most 5 of 100 good sentences are not called supported', () => {
    const good = pairs.filter((pair) => !isWrong(pair));
    const alarms = good.filter((pair) => !calledSupported(pair));
    expect(alarms.length / good.length, alarms.map(named).join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('the verdict is the careful reader’s in 9 of 10', () => {
    const other = pairs.filter((pair) => checkPair(pair).verdict !== pair.expect);
    expect(other.length / pairs.length, other.map(named).join('\n')).toBeLessThanOrEqual(0.1);
  });
});
