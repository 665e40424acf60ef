import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';
import { exampleLibrary } from '../example-library.fixture.ts';
import type { PlannedSection } from '../outline/outline.ts';
import { withOwnSections } from './own-sections.ts';
import { SectionFit } from './section-fit.ts';
import type { WrittenSection } from './written-section.ts';

const evidence = gatherEvidence({
  documents: exampleLibrary('en'),
  subject: ['heat', 'pump'],
  language: 'en',
  intent: 'plain',
  preferData: true,
});

function blockUnder(heading: string): number {
  return evidence.blocks.find((block) => block.heading === heading)?.index ?? -1;
}

const HOST = 'The Carnot limit and what real machines reach';
const GUEST = 'Do barriers, hedges and covers help?';
const host = blockUnder(HOST);
const guest = blockUnder(GUEST);
const planned: PlannedSection = { heading: HOST, leadBlock: host, blocks: [host, guest], share: 1 };

/** Groups of one sentence, each sentence once. */
function singlesOf(block: number): Group[] {
  return evidence.groups
    .filter((group) => group.block === block && group.sentences.length === 1 && group.display === undefined)
    .filter(({ sentences }, at, list) => list.findIndex((other) => other.sentences[0] === sentences[0]) === at);
}

function split(groups: readonly Group[], saidBlocks: ReadonlySet<number> = new Set()): WrittenSection[] {
  const section: WrittenSection = { ...planned, groups, layout: 'prose', opposed: [] };
  return withOwnSections([section], evidence, new SectionFit(evidence, [planned]), saidBlocks);
}

describe('withOwnSections', () => {
  const own = singlesOf(host);
  const guests = singlesOf(guest);

  it('gives what one block has said on something else a section under its heading, right behind', () => {
    const sections = split([...own, ...guests]);
    expect(sections.map(({ leadBlock, groups }) => ({ leadBlock, groups }))).toEqual([
      { leadBlock: host, groups: own },
      { leadBlock: guest, groups: guests },
    ]);
    expect(sections[1]?.heading).toBe('Do Barriers, Hedges and Covers Help?');
  });

  it('is not headed by a question that is answered elsewhere', () => {
    const headings = split([...own, ...guests], new Set([guest])).map(({ heading }) => heading);
    expect(headings).not.toContain('Do Barriers, Hedges and Covers Help?');
  });

  it('leaves a single sentence where it is', () => {
    expect(split([...own, ...guests.slice(0, 1)])).toHaveLength(1);
  });

  it('leaves no section without its own text', () => {
    expect(split(guests)).toHaveLength(1);
  });
});
