import { describe, expect, it } from 'vitest';
import type { Finding, FindingKind } from '../finding.ts';
import { en } from '../pairs/en.fixture.ts';
import { readMarkdown } from '../reading.ts';
import { measure } from './measure.ts';

const findingsOf = (markdown: string, againstTexts: readonly string[] = []) =>
  measure(readMarkdown(markdown, 'en'), againstTexts).findings;
const find = (findings: readonly Finding[], kind: FindingKind) => findings.find((finding) => finding.kind === kind);
const body = en.body.join('\n\n');

describe('measure', () => {
  it('places a finding by section, sentence and offset', () => {
    const markdown = `# ${en.title}\n\n${en.body[0]}\n\n## Cost\n\nIt costs 45 euros a year.\n`;
    const place = find(findingsOf(markdown), 'bareFigures')?.places[0];
    expect(place).toMatchObject({ section: 2, sentence: 2, excerpt: 'It costs 45 euros a year.' });
    expect(markdown.slice(place?.start, place?.end)).toBe('It costs 45 euros a year.');
  });

  it('takes a figure for sourced when its paragraph cites, and for own when the writer measured it', () => {
    const cited = `${body}\n\nThe level fell by 12 percent [1].\n\nI measured 14 percent myself.`;
    const [before, after] = [findingsOf(body), findingsOf(cited)].map((list) => find(list, 'bareFigures')?.count);
    expect(after).toBe(before);
  });

  it('reads author and date from front matter', () => {
    const findings = findingsOf(`---\ntitle: ${en.title}\nauthor: Anna Keller\ndate: 2026-03-03\n---\n\n${body}`);
    expect(find(findings, 'author')?.places[0]?.excerpt).toBe('Anna Keller');
    expect(find(findings, 'date')).toBeDefined();
    expect(find(findings, 'noAuthor')).toBeUndefined();
  });

  it('finds the copied sentences of a given text, not quotations of it', () => {
    const copied = find(findingsOf(body, [en.body[1] ?? '']), 'copied');
    expect(copied?.count).toBe(3);
    expect(find(findingsOf(`${en.body[0]}\n\n> ${en.body[1]}`, [en.body[1] ?? '']), 'copied')).toBeUndefined();
  });

  it('knows advice on health and money from a text on neither', () => {
    const { ymyl } = measure(readMarkdown(`# ${en.title}\n\n${body}\n\n${en.caution}`, 'en'), []);
    expect([...ymyl]).toContain('health');
    const moss = 'Moss grows on the north side of trees. It likes shade and damp air. Snails live in it all year.';
    expect(measure(readMarkdown(`# Moss\n\n${moss}`, 'en'), []).ymyl.size).toBe(0);
  });

  it('does not measure what it has no words for', () => {
    const measured = measure(readMarkdown('བོད་ཡིག་གི་ཚིག་གྲུབ་ཅིག འདི་ནི་དཔེ་ཞིག་རེད།', 'bo'), []);
    expect(measured.hasPhrases).toBe(false);
    expect(find(measured.findings, 'noFirstHand')).toBeUndefined();
  });

  it('takes a title of prepositions and facts for no bait', () => {
    expect(find(findingsOf(`# ${en.title}\n\n${body}`), 'baitTitle')).toBeUndefined();
    expect(find(findingsOf(`# ${en.baitTitle}\n\n${body}`), 'baitTitle')?.strength).toBeGreaterThan(0.5);
  });
});
