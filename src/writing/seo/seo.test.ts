import { describe, expect, it } from 'vitest';
import { textWidth } from '../../language/text-width.ts';
import { exampleLibrary, orderOf } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver } from '../writing-ports.fixture.ts';

describe('seo', () => {
  it.each([
    ['en', 'heat pump'],
    ['en', 'how loud is a heat pump'],
    ['de', 'Wärmepumpe'],
    ['es', 'aerotermia'],
  ] as const)('keeps its lengths in %s for "%s"', async (languageID, mainInput) => {
    const order = orderOf({ inputType: 'keyword', mainInput, languageID });
    const { seo, slug } = await writeArticle(order, portsOver(exampleLibrary(languageID)));
    expect(textWidth(seo.title)).toBeLessThanOrEqual(60);
    expect(seo.title.toLowerCase()).toContain(mainInput.toLowerCase());
    expect(textWidth(seo.description)).toBeGreaterThanOrEqual(120);
    expect(textWidth(seo.description)).toBeLessThanOrEqual(158);
    expect(seo.keywords.length).toBeGreaterThanOrEqual(3);
    expect(seo.keywords.length).toBeLessThanOrEqual(8);
    expect(slug).toMatch(/^[a-z0-9-]{3,75}$/);
  });
});
