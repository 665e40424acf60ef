import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../../research/evidence.ts';
import { subjectTokens } from '../../research/subject.ts';
import { exampleLibrary } from '../example-library.fixture.ts';
import { nearness } from './nearness.ts';

function evidenceOn(request: string) {
  return gatherEvidence({
    documents: exampleLibrary('en'),
    request,
    subject: subjectTokens(request, 'en'),
    language: 'en',
    intent: 'plain',
    preferData: false,
  });
}

describe('nearness', () => {
  it('puts what stands near a narrow subject before its neighbours', () => {
    const evidence = evidenceOn('heat pump noise');
    const of = (title: RegExp) =>
      evidence.groups
        .filter(({ block }) => title.test(evidence.blocks[block]?.document.title ?? ''))
        .map((group) => nearness(group, evidence));
    expect(Math.max(...of(/noise/i))).toBe(1);
    expect(Math.min(...of(/refrigerants/i))).toBeLessThan(0.7);
    expect(evidence.groups.every((group) => nearness(group, evidence) > 0)).toBe(true);
  });

  it('counts everything alike where many documents speak of the subject', () => {
    const evidence = evidenceOn('heat pump');
    expect(evidence.groups.every((group) => nearness(group, evidence) === 1)).toBe(true);
  });
});
