import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../article/source.ts';
import { splitIntoPassages } from '../article/split-into-passages.ts';
import { gatherEvidence } from './evidence.ts';
import { SaidAlready } from './repetition.ts';
import { sameStatementsOf } from './same-statement.ts';
import { Selection } from './selection.ts';
import { subjectTokens } from './subject.ts';

function document(id: string, title: string, markdown: string): SourceDocument {
  return {
    id,
    title,
    url: undefined,
    publisher: undefined,
    date: undefined,
    licence: undefined,
    language: 'en',
    visibility: 'public',
    trusted: true,
    passages: splitIntoPassages(markdown).map((passage, index) => ({ id: `${id}#${index}`, ...passage })),
  };
}

const noise = document(
  'noise',
  'Noise of heat pumps',
  `## How loud are heat pumps?

Heat pumps reach a sound level of 45 to 60 decibels at one metre. It falls by 6 decibels with each doubling of distance. Loud units are usually old units with small fans.

## Levels by distance

The table gives the sound level at three distances.

| Distance | Level |
|---|---|
| 1 m | 50 dB |
| 2 m | 44 dB |

The work on site follows these steps:

1. The base is laid.
2. The unit is placed on it.`,
);
const cost = document(
  'cost',
  'Costs of heat pumps',
  `## What heat pumps cost

Heat pumps cost between 10,000 and 20,000 euros in most houses. The price of electricity decides what heating costs in a year.

However, a grant often pays for a third of the price of heat pumps. Subscribe to our newsletter for more on prices.`,
);

const evidence = (subject: string) =>
  gatherEvidence({
    documents: [cost, noise],
    request: subject,
    subject: subjectTokens(subject, 'en'),
    language: 'en',
    intent: 'plain',
    preferData: false,
  });

describe('gatherEvidence', () => {
  it('gives the sentences on the rare word of the subject most weight', () => {
    const { blocks, relevance } = evidence('how loud is a heat pump');
    const best = blocks.find(({ index }) => relevance.blocks[index] === 1);
    expect(best?.heading).toBe('How loud are heat pumps?');
  });

  it('begins groups only with sentences that stand on their own', () => {
    const openings = evidence('heat pump').groups.map(({ texts }) => texts[0]);
    expect(openings).toContain('Heat pumps reach a sound level of 45 to 60 decibels at one metre.');
    expect(openings.filter((text) => text?.startsWith('It '))).toEqual([]);
    expect(openings.join(' ')).not.toMatch(/newsletter/);
  });

  it('keeps a table with the sentence that announces it', () => {
    const withTable = evidence('heat pump').groups.filter(({ texts }) => texts.at(-1)?.startsWith('The table gives'));
    expect(withTable.map(({ display }) => display?.content.kind)).toEqual(['table']);
  });
});

describe('subjectTokens', () => {
  it.each([
    ['how loud is a heat pump', ['loud', 'heat', 'pump']],
    ['best heat pumps', ['heat', 'pump']],
    ['why', ['why']],
  ])('takes the asking words off "%s"', (text, tokens) => {
    expect(subjectTokens(text, 'en')).toEqual(tokens);
  });
});

describe('SaidAlready', () => {
  const found = gatherEvidence({
    documents: [
      document('a', 'A', 'Sound from a heat pump falls by 6 dB with every doubling of distance.'),
      document(
        'b',
        'B',
        'A heat pump is barely heard, since sound falls by about 6 dB with each doubling of distance.',
      ),
      document('c', 'C', 'Insulation of the roof saves a fifth of the heat that a house needs in winter.'),
    ],
    subject: [],
    language: 'en',
    intent: 'plain',
    preferData: false,
  });

  it('knows the same figure about the same thing in other words', () => {
    const said = new SaidAlready(sameStatementsOf(found));
    const [first, same, other] = found.sentences;
    if (first === undefined || same === undefined || other === undefined) throw new Error('three sentences expected');
    said.add(first);
    expect(said.repeats(same)).toBe(true);
    expect(said.repeats(other)).toBe(false);
  });
});

describe('Selection', () => {
  it('takes what adds most and never the same again', () => {
    const found = evidence('heat pump cost');
    const selection = new Selection(found, []);
    const taken: string[] = [];
    for (;;) {
      const best = selection.best(found.groups, () => 1);
      if (best === undefined) break;
      selection.take(best);
      taken.push(...best.texts);
    }
    expect(taken.length).toBeGreaterThan(4);
    expect(new Set(taken).size).toBe(taken.length);
  });
});
