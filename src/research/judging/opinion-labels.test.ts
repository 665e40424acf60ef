import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { isOpinionPage } from './opinion-labels.ts';

const page = (facts: { title?: string; url?: string }, markdown = 'Every week another founder posts an obituary.') =>
  sourceDocument({ id: 'page', trusted: false, ...facts }, markdown);

describe('a page that prints an opinion', () => {
  it.each([
    ['by its title', page({ title: 'Opinion: spare me the lessons' })],
    ['by its address', page({ title: 'Spare me', url: 'https://paper.example.org/opinion/spare-me' })],
    [
      'by the line at its top',
      page({ title: 'Spare me' }, 'OPINION · R. Vane · 4-minute read\n\nEvery week they fail.'),
    ],
    [
      'by what it says of itself',
      page({ title: 'Spare me' }, "The views expressed are the author's own.\n\nEvery week they fail."),
    ],
  ])('is known %s', (_how, document) => {
    expect(isOpinionPage(document, 'en')).toBe(true);
  });

  it.each([
    ['a report on opinions', page({ title: 'What people think', url: 'https://paper.example.org/opinion-polls/2024' })],
    [
      'a paper whose institute keeps its distance',
      page({ title: 'A brief' }, 'The views expressed here are not necessarily those of the institute.'),
    ],
    [
      'a regular part of a magazine',
      page({ title: 'Staying with it' }, 'Column: Second Half. Photo: a desk\n\nA year on.'),
    ],
  ])('is not %s', (_what, document) => {
    expect(isOpinionPage(document, 'en')).toBe(false);
  });
});
