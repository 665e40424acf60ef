import { describe, expect, it } from 'vitest';
import { sha256Hex, stableStringify } from './hash.ts';

describe('sha256Hex', () => {
  it('hashes text as UTF-8 and bytes as they are', () => {
    const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(sha256Hex('abc')).toBe(expected);
    expect(sha256Hex(new Uint8Array([97, 98, 99]))).toBe(expected);
    expect(sha256Hex('ä')).toBe(sha256Hex(Buffer.from([0xc3, 0xa4])));
  });
});

describe('stableStringify', () => {
  it('does not depend on the order of keys, at any depth, but on that of lists', () => {
    expect(stableStringify({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
    expect(stableStringify([1, 2])).not.toBe(stableStringify([2, 1]));
  });

  it('leaves out what is undefined and writes dates as JSON does', () => {
    expect(stableStringify({ a: undefined, at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });

  it('keeps a key named __proto__', () => {
    expect(stableStringify(JSON.parse('{"__proto__": 1}'))).toBe('{"__proto__":1}');
  });

  it.each([undefined, Number.NaN, { a: Number.POSITIVE_INFINITY }, 1n])('refuses %s', (value) => {
    expect(() => stableStringify(value)).toThrow(TypeError);
  });
});
