import { describe, expect, it } from 'vitest';
import type { FindingKind } from '../finding.ts';
import { readMarkdown } from '../reading.ts';
import { measure } from './measure.ts';

const find = (markdown: string, kind: FindingKind) =>
  measure(readMarkdown(markdown, 'en')).findings.find((finding) => finding.kind === kind);
const DULL = 'Snow lies on the roofs for some weeks of the year. It slides off when the sun comes out again.';

describe('what somebody tells of himself', () => {
  it('is first-hand where he gives several figures of his own, though he never says that he tested', () => {
    const told = 'Our roof made 180 kWh in December. In June we had 1,330 kWh from the same panels.';
    expect(find(`${DULL}\n\n${told}`, 'firstHand')?.count).toBe(2);
    expect(find(`${DULL.repeat(4)}\n\nOur roof made 180 kWh in December.`, 'firstHand')).toBeUndefined();
    const sold = 'Our products have 180 kWh. Order now: we send 20 kg within two days. Call us, we have 30 kWh more.';
    expect(find(`${DULL.repeat(4)}\n\n${sold}`, 'firstHand')).toBeUndefined();
  });

  it('needs no source, has none, and vouches for the figures beside it', () => {
    const text = 'I measured the wall at twelve places. Below it held 18 percent, higher up I found 6 percent.';
    expect(find(`${DULL}\n\n${text}`, 'bareFigures')).toBeUndefined();
    expect(find(`${DULL}\n\n${text}`, 'citedFigures')).toBeUndefined();
  });
});

describe('a figure without a source', () => {
  it('is one in a statement, not in a fragment', () => {
    expect(find(`${DULL}\n\nThe tank holds 40 litres of water.`, 'bareFigures')?.count).toBe(1);
    expect(find(`${DULL}\n\n- you want to spend less than 800 euros;\n- 40 litres`, 'bareFigures')).toBeUndefined();
  });
});

describe('a title', () => {
  it('is kept to by a text that comes back to one of its words, or has them in its headings', () => {
    const body = `Compost needs air. ${DULL} Wet compost smells. ${DULL} Dry compost stands still. Water it.`;
    expect(find(`# Compost explained: basics, myths and mistakes\n\n${body}`, 'titleMismatch')).toBeUndefined();
    expect(find(`# Violins explained: basics, myths and mistakes\n\n${body}`, 'titleMismatch')).toBeDefined();
    const headed = `# Violins explained: basics, myths and mistakes\n\n${body}\n\n## Violins and myths\n\n${DULL}`;
    expect(find(headed, 'titleMismatch')).toBeUndefined();
  });
});

describe('praise', () => {
  it('said again and again of one thing is not praise of the text', () => {
    const things = `${'The award-winning charger is fast. '.repeat(6)}${DULL}`;
    expect(find(things, 'selfPraise')?.strength).toBeLessThan(0.5);
    const itself = 'This article is written by leading experts. It is the most comprehensive guide.';
    expect(find(`${itself} ${DULL}`, 'selfPraise')?.strength).toBeGreaterThanOrEqual(0.5);
  });
});

describe('a missing warning', () => {
  it('weighs more the more of a text tells the reader what to do', () => {
    const advice = (count: number) =>
      `# Invest your savings in shares\n\n${'Shares and loans of banks fell with the interest rates. '.repeat(12)}${'You buy shares with your savings and a loan of the bank. '.repeat(count)}`;
    const strength = (count: number) => find(advice(count), 'noCaution')?.strength ?? 0;
    expect(strength(4)).toBeGreaterThan(0);
    expect(strength(4)).toBeLessThan(strength(12));
  });
});
