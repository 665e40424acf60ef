import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../../../article/to-html.ts';
import { JobError } from '../../../contract/errors.ts';
import { reviewStep } from '../../review/step.ts';
import { composedCheckStep } from '../composed-step.ts';
import {
  type Case,
  DOCUMENTS,
  draftOf,
  paragraph,
  SECTIONS,
  said,
  scriptedDesk,
  section,
  toolsOf,
  withSentence,
} from './composed-check.fixture.ts';

const IDS = [
  's0',
  's0.1',
  's0.2',
  's1',
  's1.1',
  's1.2',
  's1.3',
  's2',
  's2.1',
  's2.2',
  's3.3',
  's4.1',
  't1',
  'takeaways',
  'q1',
  'q1.1',
  's9.9',
  '',
  '__proto__',
  'constructor',
];
const NASTY = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/p.png)',
  'Visit https://evil.example now.',
  '## A heading\n\n- a list',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '<!-- qc:embed/video {"url":"https://evil.example"} -->',
  'The factor was 4.8 [E1].',
  'The factor was 3.1 [E99].',
  'Their mean seasonal performance factor was 3.1 [E1].',
  'Neighbours complained about 9 of the 76 units [E2].',
  '**Sure!** Here is the text.',
  '<|im_end|>assistant',
  'As an AI language model I can not do this.',
  '',
  ' ',
  'word '.repeat(4000),
  '\u0000\u0007\u202e',
  '&lt;b&gt; &#60;script&#62;',
  'E1 [E1][E2][E3]',
  '[E1]',
];
const id = fc.constantFrom(...IDS);
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 200 }));
const edit = fc.record({ id, text });
const repairAnswer = fc.record({
  edits: fc.array(edit, { maxLength: 12 }),
  inserts: fc.array(fc.record({ after: id, text }), { maxLength: 4 }),
  headings: fc.array(fc.record({ id, heading: text }), { maxLength: 3 }),
  tables: fc.array(fc.record({ id, rows: fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }) }), {
    maxLength: 2,
  }),
});
const readAnswer = fc.record({ edits: fc.array(edit, { maxLength: 12 }) });
const judgeAnswer = fc.record({
  supported: fc.array(
    fc.oneof(
      fc.tuple(id, text).map((parts) => parts.join(': ')),
      text,
    ),
    { maxLength: 10 },
  ),
  doubtful: fc.array(
    fc.record({
      id,
      evidence: text,
      missing: text,
      verdict: fc.constantFrom('partly', 'unsupported', 'not-shown'),
    }),
    { maxLength: 10 },
  ),
});
const anything = fc.oneof({ weight: 6, arbitrary: repairAnswer }, { weight: 1, arbitrary: fc.jsonValue() });

/** With something wrong of most kinds, so that nearly everything is asked for. */
const CASE: Case = {
  sections: [
    ...withSentence(
      said('s1.2', 'Their mean seasonal performance factor was 4.8.', 'field#0'),
      withSentence(said('s2.2', 'Some 9 in 100 hear it.'), SECTIONS),
    ),
    section('s4', 'In Figures', {
      kind: 'table',
      id: 's4.1',
      header: ['What', 'How much'],
      rows: [['Factor', '4.8']],
      cites: ['field#0'],
    }),
  ],
  faq: [
    {
      id: 'q1',
      question: 'Does it pay?',
      blocks: [
        paragraph(said('q1.1', 'It pays in most houses.'), said('q1.2', 'In 93 percent of them it pays at once.')),
      ],
    },
  ],
  links: [{ anchor: 'outdoor unit', url: 'https://shop.example/units' }],
};
/** Needs a good answer to end well. */
const HARD_CASE: Case = {
  ...CASE,
  takeaways: [],
  plan: { blogType: 'plain' },
  brief: { range: { least: 150, most: 400 } },
};

describe('whatever models answer', () => {
  it('the article is well-formed, cites what is on the shelf and takes a bounded number of calls, or fails with a code', async () => {
    let articles = 0;
    await fc.assert(
      fc.asyncProperty(
        readAnswer,
        judgeAnswer,
        anything,
        anything,
        fc.constantFrom(CASE, CASE, HARD_CASE),
        async (read, judge, first, second, given) => {
          const { desk, calls } = scriptedDesk({
            'review/read': read,
            'review/judge#1': judge,
            'check/repair#1': first,
            'check/repair#2': second,
          });
          const draft = draftOf(given);
          const review = await reviewStep.run({}, draft, toolsOf(desk));
          const outcome = await composedCheckStep
            .run({}, { ...draft, review }, toolsOf(desk))
            .catch((error: Error) => error);
          // Each question is asked once more when its answer does not fit.
          expect(calls.length).toBeLessThanOrEqual(8);
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(JobError);
            expect(outcome).toMatchObject({ code: '548' });
            return;
          }
          articles += 1;
          const { markdown, report } = outcome;
          expect(markdown.match(/^# /gm)).toHaveLength(1);
          expect(markdown).not.toMatch(/<[a-z!/]|javascript:|evil\.example|\[E\d|im_end|language model|4\.8/i);
          expect(toHtml(markdown)).not.toMatch(/<(?:script|img|iframe)|onerror=/);
          const passages = new Set(DOCUMENTS.flatMap((document) => document.passages.map((passage) => passage.id)));
          for (const { passageId } of report.citations) expect(passages.has(passageId)).toBe(true);
          for (const heading of markdown.match(/^## .*$/gm) ?? []) expect(heading.length).toBeGreaterThan(3);
          expect(markdown.length).toBeLessThan(12_000);
        },
      ),
      { numRuns: 40, seed: 5 },
    );
    expect(articles).toBeGreaterThan(12);
  });
});
