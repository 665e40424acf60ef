import { describe, expect, it } from 'vitest';
import { type Evidence, gatherEvidence } from '../../research/evidence.ts';
import { groupsOf } from '../../research/groups.ts';
import { readSources } from '../../research/source-text.ts';
import { sourceDocument } from '../example-library.fixture.ts';
import type { PlannedSection } from '../outline/outline.ts';
import { FurtherPoints } from './further-points.ts';
import { withoutLoneStrays } from './lone-strays.ts';
import { SectionFit } from './section-fit.ts';
import type { WrittenSection } from './written-section.ts';

const CLOUDY = 'On overcast days the light of a solar panel comes from everywhere, so the orientation hardly matters.';
const POINTS = [
  'Moss grows along the frames of a solar panel on many north roofs.',
  'Insurers ask owners of a solar panel for a photograph of the cable ducts.',
  'Birds like to nest in the gap between a solar panel and the tiles.',
];
const OWN = 'Screws of a solar panel are made of stainless steel by most makers.';
const DOCUMENTS = {
  battery: `## Batteries\n\nA home battery stores the electricity of a solar panel for hours, not for months. Lithium cells must not be charged below zero degrees, because metallic lithium damages the electrode. A battery of ten kilowatt-hours feeds a household through one evening and the following night. ${OWN}`,
  clouds:
    '## Cloudy days\n\nUnder a heavy overcast sky a solar panel delivers about a fifth of its rated output. Broken cloud scatters light onto the roof, and on overcast days the orientation of a panel loses its weight. Thin cloud costs far less output than a dark sky.',
  other: `## Odds\n\n${CLOUDY}`,
  first: `## One\n\n${POINTS[0]}`,
  second: `## Two\n\n${POINTS[1]}`,
  third: `## Three\n\n${POINTS[2]}`,
};

const documents = Object.entries(DOCUMENTS).map(([id, text]) => sourceDocument({ id }, text));
const source = readSources(documents, 'en');
const gathered = gatherEvidence({
  documents: [],
  subject: ['solar', 'panel'],
  language: 'en',
  intent: 'plain',
  preferData: false,
});
const evidence: Evidence = { ...gathered, ...source, groups: groupsOf(source, 'en') };

const single = (text: string) => {
  const group = evidence.groups.find(({ sentences: [only, ...more] }) => only?.text === text && more.length === 0);
  if (group === undefined) throw new Error(`no group says: ${text}`);
  return group;
};

function sectionOf(heading: string, others: readonly string[]): WrittenSection {
  const leadBlock = evidence.blocks.find((block) => block.heading === heading)?.index ?? -1;
  const own = evidence.groups.filter(
    ({ block, sentences }) => block === leadBlock && sentences.length === 1 && sentences[0]?.text !== OWN,
  );
  return {
    heading,
    leadBlock,
    blocks: [leadBlock],
    groups: [...own, ...others.map(single)],
    layout: 'prose',
    opposed: [],
  };
}

/** What each section says that is not its own, and the points. */
function said(inBatteries: readonly string[], inClouds: readonly string[] = [], leastWords = 20) {
  const sections = [sectionOf('Batteries', inBatteries), sectionOf('Cloudy days', inClouds)];
  const plan: PlannedSection[] = sections.map((section) => ({ ...section, share: 0.5 }));
  const points = new FurtherPoints(evidence, 1000);
  const written = withoutLoneStrays(sections, {
    evidence,
    fit: new SectionFit(evidence, plan),
    points,
    leastWords,
  });
  const guests = [CLOUDY, ...POINTS, OWN];
  const [batteries, clouds] = written.map(({ groups }) =>
    groups.flatMap(({ texts }) => texts).filter((text) => guests.includes(text)),
  );
  return { batteries, clouds, points: points.groups.flatMap(({ texts }) => texts).sort() };
}

describe('a lone sentence that has nothing to do with its section', () => {
  it('goes to the section whose sentences it goes with', () => {
    expect(said([CLOUDY])).toEqual({ batteries: [], clouds: [CLOUDY], points: [] });
    expect(said([], [CLOUDY])).toEqual({ batteries: [], clouds: [CLOUDY], points: [] });
  });

  it('else stands as a point, where there are enough of them', () => {
    expect(said(POINTS)).toEqual({ batteries: [], clouds: [], points: [...POINTS].sort() });
  });

  it('else stays where it is', () => {
    const two = POINTS.slice(0, 2);
    expect(said(two)).toEqual({ batteries: two, clouds: [], points: [] });
  });

  it('stays where the section would be left too short, and when it is of the same source', () => {
    expect(said([CLOUDY], [], 500)).toEqual({ batteries: [CLOUDY], clouds: [], points: [] });
    expect(said([OWN])).toEqual({ batteries: [OWN], clouds: [], points: [] });
  });
});
