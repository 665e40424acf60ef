import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { askMediaProvider, type KeyedMediaProviderOptions, readEntries } from '../ask-media-provider.ts';
import { IMAGE_PROVIDER_TITLES, type ImageProvider } from '../image-provider.ts';
import { PIXABAY_LICENCE } from '../licences.ts';
import { looseAddress, loosePositive, looseText } from '../plain-text.ts';

const LONGEST_QUERY = 100;
const LEAST_RESULTS = 3;
const LANGUAGES: Partial<Readonly<Record<Language, string>>> = {
  cs: 'cs', da: 'da', de: 'de', en: 'en', es: 'es', fr: 'fr', id: 'id', it: 'it', hu: 'hu', nl: 'nl', no: 'no',
  pl: 'pl', pt: 'pt', 'pt-BR': 'pt', 'pt-PT': 'pt', ro: 'ro', fi: 'fi', sv: 'sv', tr: 'tr', vi: 'vi', th: 'th',
  bg: 'bg', ru: 'ru', el: 'el', ja: 'ja', ko: 'ko', 'zh-CN': 'zh', 'zh-TW': 'zh',
}; // biome-ignore format: one list

const answer = z.object({ hits: z.array(z.unknown()) });
const hit = z.object({
  id: z.number(),
  pageURL: looseAddress,
  largeImageURL: z.string(),
  imageWidth: loosePositive,
  imageHeight: loosePositive,
  tags: looseText,
  user: looseText,
  user_id: z.number().optional().catch(undefined),
});

/** Pixabay, whose pictures are to be stored, not linked at its addresses. */
export function createPixabay({
  outbound,
  key,
  baseUrl = 'https://pixabay.com',
}: KeyedMediaProviderOptions): ImageProvider {
  return {
    name: 'pixabay',
    translates: true,
    orients: true,
    async search({ text, language, orientation, limit }, signal) {
      const lang = LANGUAGES[language];
      const parameters = new URLSearchParams({
        key,
        q: text.slice(0, LONGEST_QUERY),
        image_type: 'photo',
        safesearch: 'true',
        per_page: String(Math.max(LEAST_RESULTS, limit)),
        ...(lang === undefined ? {} : { lang }),
        ...(orientation === 'landscape' ? { orientation: 'horizontal' } : {}),
      });
      const { hits } = await askMediaProvider(
        outbound,
        {
          title: IMAGE_PROVIDER_TITLES.pixabay,
          url: `${baseUrl}/api/?${parameters}`,
          keySetting: 'PIXABAY_API_KEY',
          schema: answer,
        },
        signal,
      );
      return readEntries(hits, hit)
        .slice(0, limit)
        .map((found, index) => ({
          provider: 'pixabay',
          id: String(found.id),
          rank: index + 1,
          title: '',
          description: '',
          tags: found.tags.split(/\s*,\s*/),
          width: found.imageWidth,
          height: found.imageHeight,
          licence: PIXABAY_LICENCE,
          creator: found.user === '' ? undefined : found.user,
          creatorUrl:
            found.user === '' || found.user_id === undefined
              ? undefined
              : `https://pixabay.com/users/${encodeURIComponent(`${found.user}-${found.user_id}`)}/`,
          pageUrl: found.pageURL,
          source: { kind: 'web', url: found.largeImageURL },
        }));
    },
  };
}
