import type { KeyedMediaProviderOptions } from '../ask-media-provider.ts';
import type { ImageProvider } from '../image-provider.ts';
import { createCommons } from './commons.ts';
import { createOpenverse } from './openverse.ts';
import { createPexels } from './pexels.ts';
import { createPixabay } from './pixabay.ts';
import { createUnsplash } from './unsplash.ts';

/** A provider of pictures, and its answer in the shape that its makers describe. */
interface AnsweredProvider {
  readonly create: (options: KeyedMediaProviderOptions) => ImageProvider;
  /** Where it is asked. */
  readonly path: string;
  /** @param pictures addresses of their bytes, best first @param api its own address */
  readonly answer: (pictures: readonly string[], api: string) => unknown;
  /** What must stand under the first of them. */
  readonly credit: string;
}

const SIZE = { width: 2400, height: 1500 } as const;
const TITLE = 'Heat pump beside a house';
const PAGE = 'https://photos.example';

export const ANSWERED_PROVIDERS: Readonly<
  Record<'openverse' | 'commons' | 'unsplash' | 'pexels' | 'pixabay', AnsweredProvider>
> = {
  openverse: {
    create: createOpenverse,
    path: '/v1/images/',
    answer: (pictures) => ({
      result_count: pictures.length,
      page_count: 1,
      results: pictures.map((url, index) => ({
        id: `ov${index}`,
        title: TITLE,
        url,
        ...SIZE,
        foreign_landing_url: `${PAGE}/${index}`,
        creator: 'Ada Example',
        creator_url: `${PAGE}/ada`,
        license: 'by-sa',
        license_version: '4.0',
        license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
        filetype: 'jpg',
        mature: false,
        tags: [{ name: 'heat pump' }],
      })),
    }),
    credit: `“${TITLE}” · Ada Example · CC BY-SA 4.0 · Openverse`,
  },
  commons: {
    create: createCommons,
    path: '/w/api.php',
    answer: (pictures) => ({
      query: {
        pages: pictures.map((url, index) => ({
          pageid: index + 1,
          ns: 6,
          index: index + 1,
          title: `File:${TITLE}.jpg`,
          imageinfo: [
            {
              url,
              thumburl: url,
              ...SIZE,
              mime: 'image/jpeg',
              descriptionurl: `${PAGE}/${index}`,
              extmetadata: {
                LicenseShortName: { value: 'CC BY 4.0' },
                LicenseUrl: { value: 'https://creativecommons.org/licenses/by/4.0' },
                Artist: { value: '<a href="//commons.example/User:Ada">Ada Example</a>' },
                Categories: { value: 'Heat pumps' },
              },
            },
          ],
        })),
      },
    }),
    credit: `“${TITLE}” · Ada Example · CC BY 4.0 · Wikimedia Commons`,
  },
  unsplash: {
    create: createUnsplash,
    path: '/search/photos',
    answer: (pictures, api) => ({
      total: pictures.length,
      results: pictures.map((url, index) => ({
        id: `un${index}`,
        ...SIZE,
        alt_description: TITLE,
        description: null,
        urls: { raw: url, full: url, regular: url, small: url, thumb: url },
        links: { html: `${PAGE}/${index}`, download_location: `${api}/photos/un${index}/download?ixid=1` },
        user: { name: 'Ada Example', links: { html: `${PAGE}/@ada` } },
      })),
    }),
    credit: 'Ada Example · Unsplash License · Unsplash',
  },
  pexels: {
    create: createPexels,
    path: '/v1/search',
    answer: (pictures) => ({
      total_results: pictures.length,
      photos: pictures.map((url, index) => ({
        id: index + 1,
        ...SIZE,
        url: `${PAGE}/${index}`,
        photographer: 'Ada Example',
        photographer_url: `${PAGE}/@ada`,
        alt: TITLE,
        src: { original: url, large2x: url, large: url, medium: url },
      })),
    }),
    credit: 'Ada Example · Pexels License · Pexels',
  },
  pixabay: {
    create: createPixabay,
    path: '/api/',
    answer: (pictures) => ({
      total: pictures.length,
      hits: pictures.map((url, index) => ({
        id: index + 1,
        pageURL: `${PAGE}/${index}`,
        tags: 'heat pump, house',
        largeImageURL: url,
        webformatURL: url,
        imageWidth: SIZE.width,
        imageHeight: SIZE.height,
        user: 'Ada Example',
        user_id: 7,
      })),
    }),
    credit: 'Ada Example · Pixabay Content License · Pixabay',
  },
};

export type AnsweredName = keyof typeof ANSWERED_PROVIDERS;
export const ANSWERED_NAMES = Object.keys(ANSWERED_PROVIDERS) as AnsweredName[];
