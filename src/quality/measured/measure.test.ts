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

  it.each(['What Is a Heat Pump and How Does It Work?', 'How to Learn a Language as an Adult', '10 Tips for Tomatoes'])(
    'takes the guide "%s" for no bait, though it asks, speaks to the reader or counts',
    (title) => {
      expect(find(findingsOf(`# ${title}\n\n${body}`), 'baitTitle')).toBeUndefined();
    },
  );

  it('takes two entries of a list, whose figures all differ, for no contradiction', () => {
    const said = (list: string) => find(findingsOf(`${body}\n\n${list}`), 'contradiction')?.count;
    expect(said('The score rests on 18 reviews and 15 stars. The score rests on 67 reviews and 48 stars.')).toBe(
      undefined,
    );
    expect(
      said('The old bridge over the river is 210 metres long. The old bridge over the river is 340 metres long.'),
    ).toBe(2);
  });

  it('finds a writer only in a line that says who wrote', () => {
    const german = (line: string) => measure(readMarkdown(`# Kompost\n\n${line}\n\nEr braucht Luft.`, 'de')).findings;
    const prose = 'Günstig ist am Anfang ein Verhältnis von 25 Teilen Kohlenstoff zu einem Teil Stickstoff.';
    expect(find(german(prose), 'author')).toBeUndefined();
    expect(find(german('Von Anna Keller, 3. März 2026'), 'author')).toBeDefined();
  });

  it('takes a commission for a disclosure only where somebody earns one', () => {
    const about = 'The Commission has named night trains as an example of what it promotes.';
    expect(find(findingsOf(`${body}\n\n${about}`), 'disclosed')).toBeUndefined();
    expect(find(findingsOf(`${body}\n\nWe may earn a commission.`), 'disclosed')).toBeDefined();
  });

  it('wants a warning where a text says how much to take, whoever it speaks to', () => {
    const doses = `# Magnesium\n\nA usual dose is 300 mg in the evening. ${'Doctors give it for cramps in the calves at night. '.repeat(6)}`;
    const { ymyl, findings } = measure(readMarkdown(doses, 'en'));
    expect([...ymyl]).toEqual(['health']);
    expect(find(findings, 'noCaution')).toBeDefined();
    const warned = measure(readMarkdown(`${doses}\n\nAsk your doctor first; too much has side effects.`, 'en'));
    expect(find(warned.findings, 'noCaution')).toBeUndefined();
  });

  it('does not look for the answer among the sources', () => {
    const chinese = `# 高铁和飞机哪个更环保\n\n高铁每公里的排放低于飞机。${'它也更安静，车站离市中心更近。'.repeat(20)}\n\n## 资料来源\n\n1. 高铁和飞机哪个更环保\n`;
    const { findings } = measure(readMarkdown(chinese, 'zh-CN'));
    expect(find(findings, 'lateAnswer')).toBeUndefined();
    expect(find(findings, 'earlyAnswer')).toBeDefined();
  });
});
