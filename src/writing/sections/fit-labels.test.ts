import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../../research/evidence.ts';
import { exampleLibrary } from '../example-library.fixture.ts';
import { withFittingLabels } from './fit-labels.ts';
import type { WrittenSection } from './written-section.ts';

const evidence = gatherEvidence({
  documents: exampleLibrary('en'),
  subject: ['heat', 'pump'],
  language: 'en',
  intent: 'plain',
  preferData: true,
});

function sectionOf(heading: string, of: (text: string) => boolean): WrittenSection {
  const groups = evidence.groups
    .filter(({ texts, sentences }) => sentences.length === 1 && of(texts.join(' ')))
    .filter((group, index, list) => list.findIndex(({ sentences }) => sentences[0] === group.sentences[0]) === index)
    .slice(0, 5);
  // No block of the evidence is about what the heading says.
  return { heading, leadBlock: -1, blocks: [], groups, layout: 'prose', opposed: [] };
}

describe('withFittingLabels', () => {
  const onCosts = (text: string) => /\b(?:costs?|price|euros?)\b/i.test(text);

  it('keeps a heading when at least half of the groups say a word of it', () => {
    const [section] = withFittingLabels(
      [sectionOf('The Cost of It All', (text) => /\bcosts?\b/i.test(text))],
      evidence,
    );
    expect(section?.heading).toBe('The Cost of It All');
  });

  it('names a section that its heading does not fit by the aspect its sentences speak of', () => {
    const section = sectionOf('Penguins on Ice', onCosts);
    expect(section.groups.length).toBeGreaterThan(2);
    expect(withFittingLabels([section], evidence)[0]?.heading).toBe('Costs');
  });

  it('gives no label twice', () => {
    const sections = [sectionOf('Penguins on Ice', onCosts), sectionOf('Bears at Sea', onCosts)];
    const headings = withFittingLabels(sections, evidence).map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(2);
  });

  it('leaves statements that stand for themselves under their label', () => {
    const points: WrittenSection = { ...sectionOf('Also Worth Knowing', onCosts), layout: 'points' };
    expect(withFittingLabels([points], evidence)[0]?.heading).toBe('Also Worth Knowing');
  });
});
