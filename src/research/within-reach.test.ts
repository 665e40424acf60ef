import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../writing/example-library.fixture.ts';
import { readSources } from './source-text.ts';
import { withinReach } from './within-reach.ts';

const PARAGRAPHS = 10;

/** Twelve sentences under a heading of their own. */
function section(heading: string, statement: string): string {
  return [`## ${heading}`, ...Array.from({ length: 4 }, (_, at) => `${statement} ${at}. It was so. That is all.`)].join(
    '\n\n',
  );
}

function library(documents: number) {
  return Array.from({ length: documents }, (_, index) =>
    sourceDocument(
      { id: `d${index}`, title: `House ${index}` },
      [
        section('Pumps', `A heat pump of house ${index} moves heat into the rooms, sentence`),
        ...Array.from({ length: PARAGRAPHS - 1 }, (_part, part) =>
          section(`Roof ${part}`, `The roof of house ${index} is made of slate and part ${part}, sentence`),
        ),
      ].join('\n\n'),
    ),
  );
}

describe('the part of the sources that an article chooses from', () => {
  it('is all of small sources', () => {
    const source = readSources(library(3), 'en');
    expect(withinReach(source, ['heat', 'pump'], 2_000, 'en')).toBe(source);
  });

  it('is what says most of the subject, of large ones, under its headings and numbered anew', () => {
    const source = readSources(library(20), 'en');
    const reached = withinReach(source, ['heat', 'pump'], 3_000, 'en');
    expect(reached.sentences.length).toBeLessThanOrEqual(1_050);
    expect(reached.sentences.length).toBeGreaterThan(1_000);
    expect(reached.blocks.filter(({ heading }) => heading === 'Pumps')).toHaveLength(20);
    expect(reached.sentences.map(({ index }) => index)).toEqual([...reached.sentences.keys()]);
    expect(
      reached.sentences.every(({ block, text }) => reached.blocks[block]?.sentences.some((one) => one.text === text)),
    ).toBe(true);
  });

  it('leaves out the documents that nothing is kept of', () => {
    const strangers = library(20).map((document) => ({ ...document, id: `other ${document.id}` }));
    const onSubject = Array.from({ length: 18 }, (_, index) =>
      sourceDocument(
        { id: `p${index}`, title: `Pump ${index}` },
        section('Heat', `The heat of pump ${index} is given to water, sentence`) +
          section('Pumps', `The pump ${index} takes heat from the air, sentence`) +
          section('Costs', `A pump ${index} gives four parts of heat for one of power, sentence`),
      ),
    );
    const reached = withinReach(readSources([...strangers, ...onSubject], 'en'), ['heat', 'pump'], 3_000, 'en');
    const drawnOn = new Set(reached.blocks.map(({ documentIndex }) => documentIndex));
    expect(reached.documents.length).toBe(drawnOn.size);
    expect(onSubject.every(({ id }) => reached.documents.some((document) => document.id === id))).toBe(true);
  });
});
