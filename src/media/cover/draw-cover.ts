import sharp from 'sharp';
import type { EncodedPicture } from '../encode/encoded-picture.ts';
import { inAllSizes } from '../encode/reencode.ts';
import { PALETTES } from './palettes.ts';
import { COVER, PATTERNS } from './patterns.ts';
import { RandomNumbers } from './random-numbers.ts';

/** A cover without words: one of our patterns in one of our palettes, the same for the same seed. */
export function drawCover(seed: string): Promise<EncodedPicture> {
  return inAllSizes(sharp(Buffer.from(coverSvg(seed)), { density: 72 }));
}

/** The drawing itself; nothing of the seed stands in it. */
export function coverSvg(seed: string): string {
  const numbers = new RandomNumbers(seed);
  const palette = numbers.of(PALETTES);
  const pattern = numbers.of(PATTERNS);
  const { width, height } = COVER;
  const [from, to] = palette.ground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    pattern(palette, numbers),
    '</svg>',
  ].join('');
}
