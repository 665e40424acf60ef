import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../reading.ts';
import type { LinkedPage } from './linked-page.ts';
import { measure } from './measure.ts';
import { linkedSentences, sourceAddresses } from './source-links.ts';

const PAGE = 'https://example.org/bridge';
const SOURCE = 'The Aldermoor Bridge opened to traffic on 3 June 1931 and cost 1.2 million pounds.';
const page = (text: string, url = PAGE): LinkedPage => ({ url, language: 'en', passages: [text] });
const claim = (sentence: string) =>
  `# The bridge\n\nMany people cross the river here every day. ${sentence} It is painted green.\n`;
const claimsIn = (markdown: string, pages: readonly LinkedPage[]) =>
  measure(readMarkdown(markdown, 'en'), [], pages).findings.filter(({ kind }) => /^(?:borneOut|misquoted)$/.test(kind));

describe('claims and the pages they link to', () => {
  it('are borne out by a page that says the same', () => {
    const text = claim(`The Aldermoor Bridge [opened to traffic on 3 June 1931](${PAGE}).`);
    expect(claimsIn(text, [page(SOURCE)])).toMatchObject([
      { kind: 'borneOut', count: 1, places: [{ excerpt: 'The Aldermoor Bridge opened to traffic on 3 June 1931.' }] },
    ]);
  });

  it('are misquoted where the page has another figure', () => {
    const text = claim(`The Aldermoor Bridge [cost 3.4 million pounds](${PAGE}).`);
    expect(claimsIn(text, [page(SOURCE)])).toMatchObject([{ kind: 'misquoted', count: 1 }]);
  });

  it('are neither where the page speaks of something else, or was not read', () => {
    const text = claim(`The Aldermoor Bridge [cost 3.4 million pounds](${PAGE}).`);
    expect(claimsIn(text, [page('Rice is cooked in twice as much water as there is rice.')])).toEqual([]);
    expect(claimsIn(text, [page(SOURCE, 'https://example.org/other')])).toEqual([]);
    expect(claimsIn(text, [])).toEqual([]);
  });

  it('are found through the number of a source in the list', () => {
    const text = `${claim('The Aldermoor Bridge cost 1.2 million pounds [2].')}
## Sources

1. [Rivers](https://example.org/rivers)
2. [Bridges](${PAGE})
`;
    expect(claimsIn(text, [page(SOURCE)])).toMatchObject([{ kind: 'borneOut', count: 1 }]);
    expect(sourceAddresses(readMarkdown(text, 'en'), 6)).toEqual([PAGE]);
  });

  it('are those of the sentence with the link, and not of paid links', () => {
    const text = `One stands here. Two stands [there](${PAGE}). Three costs [much](https://example.com/p?aff=77).`;
    expect(linkedSentences(readMarkdown(text, 'en')).map(({ sentence, urls }) => [sentence.text, urls])).toEqual([
      ['Two stands there.', [PAGE]],
    ]);
  });

  it('name those addresses first that most sentences rest on', () => {
    const rare = 'https://example.org/rare';
    const text = `One is [this](${rare}). Two is [that](${PAGE}). Three is [there](${PAGE}).`;
    expect(sourceAddresses(readMarkdown(text, 'en'), 6)).toEqual([PAGE, rare]);
    expect(sourceAddresses(readMarkdown(text, 'en'), 1)).toEqual([PAGE]);
  });
});
