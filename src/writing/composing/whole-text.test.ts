import { describe, expect, it } from 'vitest';
import type { ComposedBlock, ComposedSentence } from './composed-text.ts';
import { changed, partsOf, sentencesById, TAKEAWAYS, type WholeText } from './whole-text.ts';

const said = (id: string, text = `Text of ${id}.`): ComposedSentence => ({ id, text, cites: [] });
const paragraph = (...ids: string[]): ComposedBlock => ({ kind: 'paragraph', sentences: ids.map((id) => said(id)) });
const table = (id: string): ComposedBlock => ({ kind: 'table', id, header: ['A', 'B'], rows: [['1', '2']], cites: [] });

const TEXT: WholeText = {
  introduction: { id: 's0', heading: '', blocks: [paragraph('s0.1', 's0.2')] },
  takeaways: [said('t1'), said('t2')],
  sections: [
    { id: 's1', heading: 'One', blocks: [paragraph('s1.1'), { kind: 'subheading', text: 'More' }, paragraph('s1.2')] },
    { id: 's2', heading: 'Two', blocks: [{ kind: 'list', ordered: true, items: [[said('s2.1')], [said('s2.2')]] }] },
    { id: 's3', heading: 'Three', blocks: [table('s3.1')] },
  ],
  faq: [{ id: 'q1', question: 'Why?', blocks: [paragraph('q1.1')] }],
};
const ids = (text: WholeText) => [...sentencesById(text).keys()];
const removed = (...gone: string[]) => new Map(gone.map((id) => [id, undefined]));

describe('a whole text', () => {
  it('is read from introduction to answers', () => {
    expect(partsOf(TEXT).map(({ id }) => id)).toEqual(['s0', TAKEAWAYS, 's1', 's2', 's3', 'q1']);
    expect(ids(TEXT)).toEqual(['s0.1', 's0.2', 't1', 't2', 's1.1', 's1.2', 's2.1', 's2.2', 'q1.1']);
  });

  it('gets sentences behind others as a paragraph of their own, and behind takeaways as items', () => {
    const text = changed(TEXT, {
      insertions: new Map([
        ['s2.1', [said('x')]],
        ['t1', [said('y')]],
        ['s1', [said('z')]],
        [TAKEAWAYS, [said('w')]],
      ]),
    });
    expect(ids(text)).toEqual(['s0.1', 's0.2', 't1', 'y', 't2', 'w', 's1.1', 's1.2', 'z', 's2.1', 's2.2', 'x', 'q1.1']);
    expect(text.sections[1]?.blocks.map(({ kind }) => kind)).toEqual(['list', 'paragraph']);
  });

  it('loses empty items, bare subheadings, empty sections and answers', () => {
    const text = changed(TEXT, { sentences: removed('s1.2', 's2.1', 'q1.1', 't1'), tables: removed('s3.1') });
    expect(text.sections.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(text.sections[0]?.blocks).toEqual([paragraph('s1.1')]);
    expect(ids(text)).toEqual(['s0.1', 's0.2', 't2', 's1.1', 's2.2']);
    expect(text.faq).toEqual([]);
  });

  it('takes new headings and no notice of ids it does not have', () => {
    const text = changed(TEXT, {
      headings: new Map([
        ['s1', 'First'],
        ['s9', 'Ninth'],
      ]),
      sentences: new Map([['s9.9', said('s9.9')]]),
      insertions: new Map([['s9.9', [said('x')]]]),
    });
    expect(text.sections.map(({ heading }) => heading)).toEqual(['First', 'Two', 'Three']);
    expect(ids(text)).toEqual(ids(TEXT));
  });
});
