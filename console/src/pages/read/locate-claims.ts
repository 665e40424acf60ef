/** A letter of the text without spaces and citation numbers, and where it stands in the page. */
interface Place {
  readonly node: Text;
  readonly offset: number;
}

/** A row of a table is cited whole, its cells parted by bars. */
const SEPARATE_BLOCKS = 'p, li, tr, dd, dt, blockquote, h2, h3, h4, h5, h6, figcaption, div';
const CITATION = /^\[\d{1,3}\]$/;

/** A sentence of the article that cites a source. */
export interface Claim {
  readonly sentence: string;
  /** Heading above it; empty in the introduction. */
  readonly section: string;
}

/**
 * Wraps the cited sentences of an article in `<span data-claim="index">`; a sentence that runs through emphasis or links
 * gets several spans. Links stay links. One that stands in the article more than once is looked for below its own
 * heading first.
 * @param claims as the report has them, in the order of the article
 */
export function markClaims(article: ParentNode, claims: readonly Claim[]): void {
  const wanted = claims.map(({ sentence, section }) => ({ sentence: bareText(sentence), section: bareText(section) }));
  const found = new Set<number>();
  for (const anywhere of [false, true]) {
    let heading = '';
    for (const block of article.querySelectorAll<HTMLElement>(SEPARATE_BLOCKS)) {
      if (/^H[2-6]$/.test(block.tagName)) heading = bareText(block.textContent);
      if (block.querySelector(SEPARATE_BLOCKS) !== null) continue;
      const { text, places } = readBlock(block);
      const hits = wanted.flatMap(({ sentence, section }, index) => {
        const isSought = sentence !== '' && !found.has(index) && (anywhere || section === heading);
        const start = isSought ? text.indexOf(sentence) : -1;
        return start < 0 ? [] : [{ index, start, end: start + sentence.length }];
      });
      let free = text.length;
      // From the end, so that the places before stay where they are.
      for (const { index, start, end } of hits.sort((one, other) => other.start - one.start)) {
        const part = places.slice(start, end);
        if (end > free || part.some(({ node }) => node.parentElement?.closest('[data-claim]'))) continue;
        free = start;
        found.add(index);
        wrap(part, index);
      }
    }
  }
}

/** Text as sentences are compared: without spaces, citation numbers and what markdown adds. */
export function bareText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/[\s*_`|]+/g, '');
}

function readBlock(block: HTMLElement): { text: string; places: Place[] } {
  let text = '';
  const places: Place[] = [];
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const part = node as Text;
    if (CITATION.test(part.data)) continue;
    for (let offset = 0; offset < part.data.length; offset += 1) {
      const letter = part.data.charAt(offset);
      if (/[\s*_`|]/.test(letter)) continue;
      text += letter;
      places.push({ node: part, offset });
    }
  }
  return { text, places };
}

function wrap(places: readonly Place[], index: number): void {
  const nodes = [...new Set(places.map(({ node }) => node))];
  for (const node of nodes) {
    const offsets = places.filter((place) => place.node === node).map(({ offset }) => offset);
    const [from, to] = [Math.min(...offsets), Math.max(...offsets) + 1];
    const range = node.ownerDocument.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const span = node.ownerDocument.createElement('span');
    span.dataset.claim = String(index);
    range.surroundContents(span);
  }
}
