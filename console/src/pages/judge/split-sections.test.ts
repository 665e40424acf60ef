import { expect, it } from 'vitest';
import { sameHeading, splitSections } from './split-sections.ts';

it('splits a text at its headings, and not at a comment in code', () => {
  expect(splitSections('Before.\n\n# Title\n\n## One ##\nText\n```\n# comment\n```\n## Two\n')).toEqual([
    { heading: '', level: 0, text: 'Before.' },
    { heading: 'Title', level: 1, text: '' },
    { heading: 'One', level: 2, text: 'Text\n```\n# comment\n```' },
    { heading: 'Two', level: 2, text: '' },
  ]);
});

it('tells headings alike whatever their case and marks', () => {
  expect(sameHeading('How **loud** it is', 'how loud it is')).toBe(true);
  expect(sameHeading('How loud', 'How loud it is')).toBe(false);
});
