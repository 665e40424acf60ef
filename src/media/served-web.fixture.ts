import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { openWebSite } from '../../test/support/web-site.ts';
import type { EncodedPicture } from './encode/encoded-picture.ts';
import type { PictureOrigin, PictureStore } from './picture-store.ts';

export interface ServedWeb {
  /** Without slash at the end. */
  readonly url: string;
  readonly host: string;
  /** Paths with queries and the headers they came with, in order. */
  readonly asked: { readonly url: URL; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

/** A web server on this machine that plays providers and the servers of their pictures. */
export async function serveWeb(answer: Answer): Promise<ServedWeb> {
  const asked: ServedWeb['asked'][number][] = [];
  const { host, address, close } = await openWebSite(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    asked.push({ url, headers: request.headers });
    try {
      await answer(request, response, url);
    } catch (error) {
      response.destroy(error as Error);
    }
  });
  return { url: address(''), host, asked, close };
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

/** A real photograph-like picture, of one colour with noise, with metadata that must not survive. */
export function pictureBytes(width = 900, height = 600, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#345', noise } })
    .withExif({ IFD0: { Copyright: 'Secret Camera 12345' } })
    .toFormat(format)
    .toBuffer();
}

/** Keeps pictures in memory. */
export class PicturesInMemory implements PictureStore {
  readonly stored: { picture: EncodedPicture; origin: PictureOrigin }[] = [];
  readonly linked: PictureOrigin[] = [];
  readonly #used: ReadonlySet<string>;

  constructor(used: readonly string[] = []) {
    this.#used = new Set(used);
  }

  async store(picture: EncodedPicture, origin: PictureOrigin): Promise<string> {
    this.stored.push({ picture, origin });
    return `https://inkwright.example/media/${this.stored.length}.webp`;
  }

  async noteLinked(origin: PictureOrigin): Promise<void> {
    this.linked.push(origin);
  }

  async usedLately(): Promise<ReadonlySet<string>> {
    return this.#used;
  }
}
