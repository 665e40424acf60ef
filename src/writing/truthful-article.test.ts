import { describe, expect, it } from 'vitest';
import { exampleLibrary, orderOf, sourceDocument } from './example-library.fixture.ts';
import { writeArticle } from './write-article.ts';
import { portsOver } from './writing-ports.fixture.ts';

const order = orderOf({
  inputType: 'keyword',
  mainInput: 'should every house have a heat pump',
  targetBlogWordCount: '1000-2000',
  isAddKeyTakeaways: false,
  isAddFaq: false,
});
const strangers = exampleLibrary('en').map((document) => ({
  ...document,
  trusted: false,
  publisher: `Publisher of ${document.id}`,
  licence: 'CC BY 4.0',
}));
const pleading = [
  sourceDocument(
    { id: 'case-for', title: 'The case for a heat pump in every house', publisher: 'Warm Homes Forum', trusted: false },
    `## Comfort

A heat pump keeps every house at an even temperature without a flame in the cellar. Rooms with a heat pump feel warmer, since surfaces stay warm all day.

## Air

A heat pump in every house would take the smoke of thousands of boilers out of the air of a town. Streets without boilers are quieter and cleaner in winter.

## Money

Every house with a heat pump is free of the price of gas. A heat pump turns one kilowatt-hour of electricity into three or four of heat. A house with a heat pump keeps its value, because buyers ask for low heating costs. Rooftop power makes the heat pump of a house cheaper still.`,
  ),
  sourceDocument(
    { id: 'sceptic', title: 'Why I remain sceptical about heat pumps', publisher: 'Cellar Gazette', trusted: false },
    `## Old walls

A heat pump in a house with thin walls needs large radiators that many rooms have no place for. Every house is different, and a rule for all of them ignores the worst ones.

## Grid

A heat pump in every house would draw its power on the coldest evenings of the year. The grid of many villages was built for lamps and not for heating.

## Money

A heat pump costs twice as much as a boiler before a house has saved a cent. Owners of an old house with a heat pump pay for insulation first. A heat pump in a draughty house runs all day and wears out early. Many fitters have more orders for heat pumps than hands, so that every house waits for months.`,
  ),
];

describe('an article on a contested subject', () => {
  it('sets the sides against each other under a heading that says so, each claim with who makes it', async () => {
    const { markdown } = await writeArticle(order, portsOver([...strangers, ...pleading]));
    const [, views = ''] = markdown.split('## Where Views Differ');
    const [part = ''] = views.split('\n## ');
    const [inFavor = '', against = ''] = part.split('### Arguments Against');
    const bullets = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));
    // All of one side come from one source: it is named once, in the heading.
    expect(inFavor).toContain('### Arguments in Favor (Warm Homes Forum)\n');
    expect(bullets(inFavor).length).toBeGreaterThanOrEqual(2);
    for (const line of bullets(inFavor)) expect(line).toMatch(/^- (?!According to).+ \[\d+\]$/);
    expect(bullets(against).length).toBeGreaterThanOrEqual(2);
    for (const line of bullets(against)) expect(line).toMatch(/^- According to .+: .+ \[\d+\]$/);
    expect(against).toContain('According to Cellar Gazette:');
  });

  it('never prints what a side says without its name', async () => {
    const { report, markdown } = await writeArticle(order, portsOver([...strangers, ...pleading]));
    const said = report.citations.filter(({ documentTitle }) => documentTitle.startsWith('Why I remain'));
    expect(said.length).toBeGreaterThan(0);
    for (const { section } of said) {
      const part = section === '' ? markdown : (markdown.split(`${section}\n`)[1]?.split('\n## ')[0] ?? '');
      expect(part).toMatch(/According to Cellar Gazette:|### Arguments Against \(Cellar Gazette\)/);
    }
  });

  it('has no such part where only one side is argued', async () => {
    const { markdown } = await writeArticle(order, portsOver([...strangers, ...pleading.slice(0, 1)]));
    expect(markdown.split('## Where Views Differ')[1]?.slice(0, 600)).toBeUndefined();
  });
});

describe('an article from strangers', () => {
  const plain = orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' });

  it('shows whose text it quotes, on what terms, in the part that quotes it first', async () => {
    const { markdown, report } = await writeArticle(plain, portsOver(strangers));
    const [text = ''] = markdown.split('\n## Sources');
    const parts = text.split('\n## ');
    expect(report.sources.length).toBeGreaterThan(3);
    for (const [index, { documentId }] of report.sources.entries()) {
      const first = parts.find((part) => part.includes(`[${index + 1}]`)) ?? '';
      const credit = first
        .split('\n')
        .filter((line) => /^\*.*licensed under CC BY 4\.0\.\*$/.test(line))
        .join('\n');
      expect(credit).toContain(`Publisher of ${documentId}`);
    }
  });

  it('shows none where all is own material', async () => {
    const { markdown } = await writeArticle(plain, portsOver(exampleLibrary('en')));
    expect(markdown).not.toContain('Contains passages from');
  });

  it('takes at most a quarter from one of them', async () => {
    const { report, words } = await writeArticle(plain, portsOver(strangers));
    const bySource = new Map<string, number>();
    for (const { documentTitle, sentence } of report.citations) {
      bySource.set(documentTitle, (bySource.get(documentTitle) ?? 0) + sentence.split(/\s+/).length);
    }
    for (const count of bySource.values()) expect(count).toBeLessThanOrEqual(0.25 * words);
  });
});

describe('figures that contradict each other', () => {
  const lasts = (years: number) => `A heat pump in a family house lasts about ${years} years before it is replaced.`;
  const CARE: Record<number, string[]> = {
    15: [
      'Regular care of the heat pump keeps its compressor in order.',
      'A dry cellar helps the electronics of a heat pump.',
      'Dust on the evaporator makes a heat pump work harder in winter.',
      'Frequent starts wear the compressor of a heat pump out early.',
      'A buffer tank gives the heat pump longer runs and fewer starts.',
      'Salt in the air near the coast eats at the fins of a heat pump.',
      'Spare parts for a heat pump are kept for about ten years.',
    ],
    25: [
      'Leaves in front of the fan cost a heat pump air and power.',
      'A yearly look at the pressure tells early when refrigerant is lost.',
      'The pumps of the heating circuit fail more often than the compressor.',
      'A heat pump that is sized well starts only a few times an hour.',
      'Soft water keeps the heat exchanger of a heat pump free of scale.',
      'A roof over the outdoor unit keeps ice from the fan in winter.',
      'Control boards can be changed without opening the refrigerant circuit.',
    ],
  };
  const disputed = [15, 25].map((years) =>
    sourceDocument(
      { id: `life-${years}`, title: `How long a heat pump lasts`, publisher: `Institute ${years}` },
      `## How long a heat pump lasts

${lasts(years)}

${(CARE[years] ?? []).join(' ')}`,
    ),
  );

  it('are said to differ right behind the sentence of one source, each with its source', async () => {
    const ordered = orderOf({ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '2000-3000' });
    const { markdown, report } = await writeArticle(ordered, portsOver([...exampleLibrary('en'), ...disputed]));
    const printed = [15, 25].filter((years) => markdown.includes(lasts(years)));
    const [years = 0] = printed;
    expect(printed).toHaveLength(1);
    expect(markdown.replace(/ \[\d+\]/g, '')).toContain(
      `${lasts(years)} Sources give different figures: ${years} years (Institute ${years}), ${40 - years} years (Institute ${40 - years}).`,
    );
    expect(report.citations.filter(({ verdict }) => verdict !== 'supported')).toEqual([]);
  });
});
