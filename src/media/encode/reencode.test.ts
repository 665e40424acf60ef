import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { PictureError } from '../picture-error.ts';
import { pictureBytes } from '../served-web.fixture.ts';
import { PictureThreads } from './picture-threads.ts';
import { reencode } from './reencode.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>',
);

/** A PNG that says it is so large, with hardly any bytes. */
function bombPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('reencode', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes webp of %s, with smaller sizes and no metadata', async (format) => {
    const { width, height, bytes, sizes } = await reencode(await pictureBytes(1800, 1200, format));
    expect([width, height]).toEqual([1600, 1067]);
    expect(sizes.map((size) => [size.width, size.height])).toEqual([
      [800, 534],
      [400, 267],
    ]);
    for (const made of [bytes, ...sizes.map((size) => size.bytes)]) {
      const metadata = await sharp(made).metadata();
      expect(metadata.format).toBe('webp');
      expect(metadata.exif).toBeUndefined();
      expect(Buffer.from(made).includes('Secret Camera')).toBe(false);
    }
  });

  it('does not enlarge a small picture, and makes no size as large as it is', async () => {
    const { width, sizes } = await reencode(await pictureBytes(600, 400));
    expect(width).toBe(600);
    expect(sizes.map((size) => size.width)).toEqual([400]);
  });

  it('turns a picture upright', async () => {
    const sideways = await sharp(await pictureBytes(900, 600))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await reencode(sideways)).toMatchObject({ width: 600, height: 900 });
  });

  it.each([
    ['SVG with a script', svg, /no picture of a kind/],
    ['a page', Buffer.from('<!doctype html><p>Not found'), /no picture of a kind/],
    ['nothing', Buffer.alloc(0), /no picture of a kind/],
    ['a decompression bomb', bombPng(60_000, 60_000), /more than are taken|too large/],
    ['a picture of too many pixels', bombPng(12_000, 9_000), /more than are taken|too large/],
  ])('refuses %s', async (_name, bytes, why) => {
    await expect(reencode(bytes)).rejects.toThrow(PictureError);
    await expect(reencode(bytes)).rejects.toThrow(why);
  });

  it('refuses a picture that is cut off, and one of a few pixels', async () => {
    const whole = await pictureBytes();
    await expect(reencode(whole.subarray(0, whole.length / 3))).rejects.toThrow(/damaged/);
    await expect(reencode(await pictureBytes(20, 20))).rejects.toThrow(/only 20 x 20/);
  });
});

describe('PictureThreads', () => {
  const threads = new PictureThreads({ size: 1 });
  afterAll(() => threads.close());
  const { signal } = new AbortController();

  it('re-encodes and draws in a thread', async () => {
    expect(await threads.reencode(await pictureBytes(), signal)).toMatchObject({ width: 900, height: 600 });
    expect(await threads.drawCover('a', signal)).toMatchObject({ width: 1600, height: 900 });
  });

  it('says why a picture was refused, as an error of its own class', async () => {
    const refused = threads.reencode(svg, signal);
    await expect(refused).rejects.toBeInstanceOf(PictureError);
    await expect(refused).rejects.toThrow(/no picture of a kind/);
  });
});
