import { type Finding, ramp } from '../finding.ts';
import { excerptOf, placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** Headings, paragraphs, tables and pictures. */
export function findStructure({ reading, prose }: TextUnderTest): Finding[] {
  const { sections, blocks, pictures, words, sentences } = reading;
  const findings: Finding[] = [];
  const headings = sections.filter(({ depth }) => depth >= 2);
  const wordsOfHeading = words.length / Math.max(1, sections.length - 1);
  if (sections.length > 12 && wordsOfHeading < 12) {
    const places = sections
      .slice(1, 4)
      .map(({ index, heading, start }) => ({ section: index, excerpt: excerptOf(heading), start, end: start }));
    findings.push({
      kind: 'headingSpam',
      strength: ramp(14 - wordsOfHeading, 0, 8),
      count: sections.length - 1,
      places,
    });
  } else if (words.length > 350 && headings.length < 2) {
    findings.push({
      kind: 'noHeadings',
      strength: ramp(words.length / (1 + headings.length), 250, 800),
      count: 1,
      places: placesOf(sentences.slice(0, 1)),
    });
  } else if (headings.length >= 2) {
    const places = headings
      .slice(0, 4)
      .map(({ index, heading, start }) => ({ section: index, excerpt: excerptOf(heading), start, end: start }));
    findings.push({ kind: 'structure', strength: ramp(headings.length, 0, 4), count: headings.length, places });
  }
  const tables = blocks.filter(({ kind }) => kind === 'table');
  const shown = pictures.filter(({ alt }) => alt.trim().length >= 4);
  if (tables.length + shown.length > 0) {
    const places = [
      ...tables.map(({ section, text, start, end }) => ({ section, excerpt: excerptOf(firstRow(text)), start, end })),
      ...shown.map(({ section, alt, start }) => ({ section, excerpt: excerptOf(alt), start, end: start })),
    ];
    findings.push({
      kind: 'illustrated',
      strength: ramp(tables.length + shown.length, 0, 3),
      count: tables.length + shown.length,
      places: places.slice(0, 8),
    });
  }
  const silent = pictures.filter(({ alt }) => alt.trim().length < 4);
  if (silent.length > 0) {
    const places = silent
      .slice(0, 8)
      .map(({ section, url, start }) => ({ section, excerpt: excerptOf(url), start, end: start }));
    findings.push({ kind: 'noAlt', strength: ramp(silent.length, 0, 4), count: silent.length, places });
  }
  if (words.length >= 150 && prose.variety > 4.4) {
    findings.push({ kind: 'range', strength: ramp(prose.variety, 4.2, 5.4), count: new Set(words).size, places: [] });
  }
  return findings;
}

/** The head of a table names it. */
function firstRow(table: string): string {
  const cells = (table.split('\n', 1)[0] ?? '').split(' | ');
  return cells.filter((cell) => cell.trim() !== '').join(' | ');
}
