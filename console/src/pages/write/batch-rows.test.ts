import { describe, expect, it } from 'vitest';
import { draftOfRow, MOST_ROWS, planBatch } from './batch-rows.ts';
import { emptyDraft } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';

const plan = (text: string) => planBatch(text, ORDER_FIELDS);

describe('a batch', () => {
  it('as a list has one article a line, commas included', () => {
    expect(plan('heat pumps, old houses\n\n  boilers \r\n').rows).toEqual([
      { line: 1, values: { mainInput: 'heat pumps, old houses' } },
      { line: 3, values: { mainInput: 'boilers' } },
    ]);
  });

  it('as a table takes quoted cells with commas, quotes and line ends', () => {
    const { rows, columns } = plan('mainInput,primaryKeyword\n"a, ""b""\nc",pump\nboilers,\n');
    expect(columns).toEqual(['mainInput', 'primaryKeyword']);
    expect(rows).toEqual([
      { line: 2, values: { mainInput: 'a, "b"\nc', primaryKeyword: 'pump' } },
      { line: 4, values: { mainInput: 'boilers', primaryKeyword: '' } },
    ]);
  });

  it('names columns that are no field', () => {
    expect(plan('mainInput,langauge\na,de').unknownColumns).toEqual(['langauge']);
  });

  it('takes a hundred and says how many are left out', () => {
    const { rows, tooMany } = plan(Array.from({ length: MOST_ROWS + 3 }, (_, row) => `keyword ${row}`).join('\n'));
    expect([rows.length, tooMany]).toEqual([MOST_ROWS, 3]);
  });

  it('lays the cells of a row over the wishes of the form; empty cells change nothing', () => {
    const draft = emptyDraft(ORDER_FIELDS);
    const row = { line: 2, values: { mainInput: 'boilers', languageID: '', isAddFaq: 'false', isPublish: 'yes' } };
    expect(draftOfRow(draft, row).values).toEqual({
      ...draft.values,
      mainInput: 'boilers',
      isAddFaq: false,
      isPublish: true,
    });
  });
});
