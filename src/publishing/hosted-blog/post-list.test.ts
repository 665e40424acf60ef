import { describe, expect, it } from 'vitest';
import { coverOf } from './post-list.ts';

describe('the cover of a post', () => {
  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg>', '/media/a.webp', ''])('is not %j', (featureImage) => {
    expect(coverOf({ featureImage })).toBeUndefined();
  });

  it('is an address of the web', () => {
    expect(coverOf({ featureImage: 'https://images.example/a.png' })).toBe('https://images.example/a.png');
    expect(coverOf({ featureImage: null })).toBeUndefined();
  });
});
