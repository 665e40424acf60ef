import { describe, expect, it } from 'vitest';
import { isSameSentence } from './same-sentence.ts';

describe('isSameSentence', () => {
  it.each([
    ['The pump is loud. [1][2]', 'The pump is loud.'],
    ['According to the institute: The pump is loud.', 'The pump is loud.'],
    ['热泵在冬天也能供暖，噪音不大。[3]', '热泵在冬天也能供暖，噪音不大。'],
  ])('knows "%s" as "%s"', (read, written) => {
    expect(isSameSentence(read, written)).toBe(true);
  });

  it.each([
    ['The pump is loud. [1]', 'The pump is silent.'],
    ['It is so. The pump is loud.', 'It is so.'],
    ['[1]', '[2]'],
  ])('does not take "%s" for "%s"', (read, written) => {
    expect(isSameSentence(read, written)).toBe(false);
  });
});
