import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverSvg, drawCover } from './draw-cover.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `Article ${index}`);

describe('drawCover', () => {
  it('draws the same bytes for the same article, and others for another', async () => {
    const [one, again, other] = await Promise.all(['Heat pumps', 'Heat pumps', 'Compost'].map(drawCover));
    expect(one?.bytes).toEqual(again?.bytes);
    expect(one?.bytes).not.toEqual(other?.bytes);
    expect(one).toMatchObject({ width: 1600, height: 900 });
  });

  it('fills the whole picture with several colours', async () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const { bytes } = await drawCover(seed);
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
      expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    }
  });

  it('says nothing of the article in the drawing, whatever its title', () => {
    const svg = coverSvg('</svg><script>alert(1)</script>');
    expect(svg).not.toContain('script');
    expect(svg).not.toContain('<text');
  });

  it('draws every pattern in several palettes', () => {
    const drawings = SEEDS.map(coverSvg);
    const patterns = new Set(drawings.map((svg) => /<rect [^>]*url\(#ground\)"\/>(<\w+)/.exec(svg)?.[1]));
    const grounds = new Set(drawings.map((svg) => /stop-color="(#\w+)"/.exec(svg)?.[1]));
    expect(patterns.size).toBeGreaterThanOrEqual(3);
    expect(grounds.size).toBeGreaterThanOrEqual(6);
  });
});
