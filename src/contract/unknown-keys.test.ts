import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestName, unknownNameMessage } from './unknown-keys.ts';

const known = ['siteId', 'mainInput', 'inputType', 'isAddFaq', 'isAddCta'];

describe('closestName', () => {
  it.each([
    ['siteid', 'siteId'],
    ['SITEID', 'siteId'],
    ['sitId', 'siteId'],
    ['mainImput', 'mainInput'],
    ['isAddFqa', 'isAddFaq'],
  ])('takes %s for %s', (name, expected) => {
    expect(closestName(name, known)).toBe(expected);
  });

  it.each(['colour', 'x'.repeat(1000), ''])('finds none for %j', (name) => {
    expect(closestName(name, known)).toBeUndefined();
  });

  it('finds a name in any letter case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.infiniteStream(fc.boolean()), (name, upper) => {
        const mixed = [...name]
          .map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        expect(closestName(mixed, known)).toBe(name);
      }),
    );
  });

  it('finds a long enough name after one letter was lost', () => {
    fc.assert(
      fc.property(fc.constantFrom('mainInput', 'inputType'), fc.nat(8), (name, index) => {
        expect(closestName(name.slice(0, index) + name.slice(index + 1), known)).toBe(name);
      }),
    );
  });
});

describe('unknownNameMessage', () => {
  it('lists what is allowed when no name is near', () => {
    expect(unknownNameMessage('colour', ['type'])).toBe('unknown field; allowed: type');
  });
});
