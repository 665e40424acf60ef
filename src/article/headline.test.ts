import { describe, expect, it } from 'vitest';
import { headlineOf, withHeadline } from './headline.ts';

describe('the headline of a text', () => {
  it.each([
    ['# How loud?\n\nText.', 'How loud?'],
    ['Text.\n\nHow *loud*?\n===\n', 'How loud?'],
    ['# First\n\n# Second\n', 'First'],
    ['#\n\nText.', undefined],
    ['## Second rank\n\nText.', undefined],
    ['```\n# code\n```\n', undefined],
  ])('is the first heading of the first rank: %j', (markdown, title) => {
    expect(headlineOf(markdown)).toBe(title);
  });

  it.each([
    ['# How loud?\n\nText.\n', '# 2 \\* 2\n\nText.\n'],
    ['Text.\n\nHow loud?\n===\n', 'Text.\n\n# 2 \\* 2\n'],
    ['Text.\n', '# 2 \\* 2\n\nText.\n'],
  ])('is replaced, or put before the text: %j', (markdown, after) => {
    expect(withHeadline(markdown, '2 * 2')).toBe(after);
    expect(headlineOf(after)).toBe('2 * 2');
  });
});
