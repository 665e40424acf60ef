import { modelOf, splitModel } from './provider-model.ts';
import { define, required } from './setting.ts';
import { listOf, type SettingType, text, usDollars, webAddress, yesOrNo } from './setting-types.ts';

/** Providers of pictures by the names of `INKWRIGHT_IMAGES`; `library` is the operator's own folder. */
const IMAGE_NAMES = ['library', 'openverse', 'commons', 'unsplash', 'pexels', 'pixabay'] as const;
/** Providers of videos by the names of `INKWRIGHT_VIDEOS`. */
const VIDEO_NAMES = ['youtube', 'peertube'] as const;
/** Who makes pictures. */
const IMAGE_MODEL_NAMES = ['openai', 'google', 'openai-compatible'] as const;

/** A list that may also be empty, said by `none`. */
function listOrNone<T extends string>(...choices: readonly T[]): SettingType<readonly T[]> {
  const list = listOf(...choices);
  return {
    allowed: `\`none\`, or ${list.allowed}`,
    parse: (value) => (value === 'none' ? Object.freeze([]) : list.parse(value)),
  };
}

const imageModel: SettingType<string> = {
  ...modelOf(IMAGE_MODEL_NAMES),
  parse: (value) => (splitImageModel(value) === undefined ? undefined : value),
};

/** Provider and model of a `provider:model`; undefined for what is none. */
export function splitImageModel(
  name: string,
): { readonly provider: (typeof IMAGE_MODEL_NAMES)[number]; readonly model: string } | undefined {
  const split = splitModel(name, IMAGE_MODEL_NAMES);
  const model = split?.model.trim() ?? '';
  return split === undefined || model === '' ? undefined : { ...split, model };
}

const providerUrl = (provider: string, name: string) =>
  define({
    name: `INKWRIGHT_${name}_URL`,
    type: webAddress,
    otherwise: `that of ${provider}`,
    meaning: `Base address used instead of that of ${provider}, for a proxy`,
  });

const providerKey = (provider: string, name: string, list: string) =>
  define({
    name,
    type: text,
    otherwise: 'none',
    secret: true,
    meaning: `Key for ${provider}; required when ${list} names it`,
  });

/** Where pictures and videos come from. */
export const MEDIA_SETTINGS = {
  images: required({
    name: 'INKWRIGHT_IMAGES',
    type: listOrNone(...IMAGE_NAMES),
    default: 'library,openverse,commons',
    meaning:
      'Where pictures are searched; several are asked at once. `library`: pictures in the folder of INKWRIGHT_LIBRARY, each described in a `NAME.EXT.yml` beside it (alt, credit, licence)',
  }),
  videos: required({
    name: 'INKWRIGHT_VIDEOS',
    type: listOrNone(...VIDEO_NAMES),
    default: 'peertube',
    meaning: 'Where videos are searched',
  }),
  drawnCovers: required({
    name: 'INKWRIGHT_DRAWN_COVERS',
    type: yesOrNo(true, false),
    default: 'true',
    meaning: 'Whether a pattern is drawn as the cover where no picture that fits is found',
  }),
  coverInArticle: required({
    name: 'INKWRIGHT_COVER_IN_ARTICLE',
    type: yesOrNo(true, false),
    default: 'true',
    meaning:
      'Whether the cover also stands at the top of the article, unless its site is set otherwise; `false`: only in `feature_image`, and its credit at the end of the article',
  }),
  hotLinks: required({
    name: 'INKWRIGHT_HOT_LINKS',
    type: yesOrNo(true, false),
    default: 'true',
    meaning:
      'Whether pictures of a provider whose terms ask for it (Unsplash) are linked at its addresses; `false`: they are stored here as all others',
  }),
  unsplashKey: providerKey('Unsplash', 'UNSPLASH_ACCESS_KEY', 'INKWRIGHT_IMAGES'),
  pexelsKey: providerKey('Pexels', 'PEXELS_API_KEY', 'INKWRIGHT_IMAGES'),
  pixabayKey: providerKey('Pixabay', 'PIXABAY_API_KEY', 'INKWRIGHT_IMAGES'),
  youtubeKey: providerKey('YouTube', 'YOUTUBE_API_KEY', 'INKWRIGHT_VIDEOS'),
  openverseUrl: providerUrl('Openverse', 'OPENVERSE'),
  commonsUrl: providerUrl('Wikimedia Commons', 'COMMONS'),
  unsplashUrl: providerUrl('Unsplash', 'UNSPLASH'),
  pexelsUrl: providerUrl('Pexels', 'PEXELS'),
  pixabayUrl: providerUrl('Pixabay', 'PIXABAY'),
  youtubeUrl: providerUrl('YouTube', 'YOUTUBE'),
  peertubeUrl: providerUrl('SepiaSearch', 'PEERTUBE'),
  imageModel: define({
    name: 'INKWRIGHT_IMAGE_MODEL',
    type: imageModel,
    otherwise: 'none',
    meaning:
      'Model that makes covers where an order asks for it: `openai:MODEL`, `google:MODEL` or `openai-compatible:MODEL` (any such server)',
  }),
  imageModelUrl: define({
    name: 'INKWRIGHT_IMAGE_MODEL_URL',
    type: webAddress,
    otherwise: 'INKWRIGHT_MODEL_BASE_URL for openai-compatible, else that of the provider',
    meaning: 'Base address of the image model, where it is not that of the language model',
  }),
  imagePrice: define({
    name: 'INKWRIGHT_IMAGE_PRICE',
    type: usDollars,
    otherwise: 'unknown',
    meaning: 'US dollars that one picture of the image model costs, for the cost of articles',
  }),
};

const NEEDED_BY = {
  INKWRIGHT_IMAGES: { unsplash: 'unsplashKey', pexels: 'pexelsKey', pixabay: 'pixabayKey' },
  INKWRIGHT_VIDEOS: { youtube: 'youtubeKey' },
} as const;

/** What is named and can't be asked would be an option that does nothing. */
export function mediaProblems(values: Readonly<Record<string, unknown>>): string[] {
  const missing = (list: keyof typeof NEEDED_BY, named: unknown) =>
    Object.entries(NEEDED_BY[list]).flatMap(([provider, key]) =>
      Array.isArray(named) && named.includes(provider) && values[key] === undefined
        ? [`${list} names ${provider}, which needs ${MEDIA_SETTINGS[key as 'unsplashKey'].name}.`]
        : [],
    );
  return [
    ...missing('INKWRIGHT_IMAGES', values.images),
    ...missing('INKWRIGHT_VIDEOS', values.videos),
    ...imageModelProblems(values),
  ];
}

function imageModelProblems({ imageModel: name, ...values }: Readonly<Record<string, unknown>>): string[] {
  const provider = typeof name === 'string' ? splitImageModel(name)?.provider : undefined;
  const needs = (variable: string) => [`INKWRIGHT_IMAGE_MODEL names ${provider}, which needs ${variable}.`];
  if (provider === 'openai' && values.openaiKey === undefined) return needs('OPENAI_API_KEY');
  if (provider === 'google' && values.googleKey === undefined) return needs('GOOGLE_GENERATIVE_AI_API_KEY');
  if (provider === 'openai-compatible' && values.imageModelUrl === undefined && values.modelBaseUrl === undefined) {
    return needs('INKWRIGHT_IMAGE_MODEL_URL or INKWRIGHT_MODEL_BASE_URL');
  }
  return [];
}
