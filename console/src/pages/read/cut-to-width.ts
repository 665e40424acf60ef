interface Line {
  /** As CSS writes it. */
  readonly font: string;
  /** Room there is, in pixels. */
  readonly pixels: number;
}

/** Type and room of a search result on a wide screen. */
export const SEARCH_TEXT = {
  title: { font: '20px Arial, sans-serif', pixels: 580 },
  description: { font: '14px Arial, sans-serif', pixels: 920 },
} as const satisfies Record<string, Line>;

const ELLIPSIS = ' …';

interface Cut {
  readonly text: string;
  readonly isCut: boolean;
  /** Of the whole text, in pixels. */
  readonly width: number;
}

/** As much of a text as the room takes, cut between words where there are any. */
export function cutToWidth(text: string, { font, pixels }: Line): Cut {
  const measure = document.createElement('canvas').getContext('2d');
  if (measure === null) return { text, isCut: false, width: 0 };
  measure.font = font;
  const widthOf = (part: string) => measure.measureText(part).width;
  const width = Math.round(widthOf(text));
  if (width <= pixels) return { text, isCut: false, width };
  const letters = [...text];
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(letters.slice(0, middle).join('') + ELLIPSIS) <= pixels) fits = middle;
    else tooMany = middle;
  }
  const kept = letters.slice(0, fits).join('');
  const atWord = kept.replace(/\s+\S*$/, '');
  return { text: (atWord === '' ? kept : atWord) + ELLIPSIS, isCut: true, width };
}
