import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const read = (text: string) => readJson(Buffer.from(text))?.value;

describe('readJson', () => {
  it('reads an answer as it should be', () => {
    expect(read('{"id":7}')).toEqual({ id: 7 });
    expect(read('[]')).toEqual([]);
    expect(read('\uFEFF{"id":7}')).toEqual({ id: 7 });
  });

  it('finds the answer between notices of plugins', () => {
    const notice = '<br />\n<b>Deprecated</b>: strlen() [1] in {plugin} on line <b>12</b><br />\n';
    expect(read(`${notice}{"id":7,"content":{"raw":"{}"}}`)).toEqual({ id: 7, content: { raw: '{}' } });
    expect(read(`${notice}[{"id":7}]<!-- cached -->`)).toEqual([{ id: 7 }]);
  });

  it('finds nothing in a page, a cut answer or no answer', () => {
    expect(read('<!doctype html><script>var a = {"id": 7</script>')).toBeUndefined();
    expect(read('{"id":7,"content":{"raw":"<p>')).toBeUndefined();
    expect(read('')).toBeUndefined();
    expect(read('true')).toBeUndefined();
  });

  it('gives up on text that begins a value at every place', () => {
    expect(read('{"'.repeat(100_000))).toBeUndefined();
  });
});
