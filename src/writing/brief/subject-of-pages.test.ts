import { describe, expect, it } from 'vitest';
import { exampleLibrary, sourceDocument } from '../example-library.fixture.ts';
import { subjectOfPages } from './subject-of-pages.ts';

describe('subjectOfPages', () => {
  it.each([
    ['en', 'heat pump'],
    ['de', 'Wärmepumpe'],
    ['zh-CN', '热泵'],
  ] as const)('finds what the example pages in %s are about', (language, subject) => {
    expect(subjectOfPages(exampleLibrary(language), undefined, language).subject).toBe(subject);
  });

  it('takes the phrase of a single page that its text comes back to', () => {
    const page = sourceDocument(
      { id: 'p', title: 'Seven Things I Wish I Had Known About Sourdough Starters - The Crumb' },
      'A sourdough starter is a culture of yeast. Feed a sourdough starter daily.\n\nKeep your sourdough starter warm.',
    );
    expect(subjectOfPages([page], undefined, 'en').subject).toMatch(/^sourdough starter/);
  });

  it('falls back to the title when the text says nothing of it', () => {
    const page = sourceDocument({ id: 'p', title: 'On Rain' }, 'Water falls from clouds.');
    expect(subjectOfPages([page], undefined, 'en').subject).toBe('On Rain');
  });

  it('puts the keyword of the order before all, and keeps what the titles share', () => {
    const pages = ['How quiet heat pumps are', 'Heat pumps and noise rules', 'Noise of heat pumps at night'].map(
      (title, index) => sourceDocument({ id: `p${index}`, title }, 'Heat pumps make noise. The noise is low.'),
    );
    const { subject, tokens } = subjectOfPages(pages, 'night noise', 'en');
    expect(subject).toBe('night noise');
    expect(tokens).toEqual(expect.arrayContaining(['nois', 'heat', 'pump']));
  });
});
