import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { askMediaProvider, type KeyedMediaProviderOptions, readEntries } from '../ask-media-provider.ts';
import { IMAGE_PROVIDER_TITLES, type ImageProvider } from '../image-provider.ts';
import { PEXELS_LICENCE } from '../licences.ts';
import { looseAddress, loosePositive, looseText } from '../plain-text.ts';

const MOST_RESULTS = 80;
/** Others are an error there. */
const LOCALES: Partial<Readonly<Record<Language, string>>> = {
  en: 'en-US', 'pt-BR': 'pt-BR', es: 'es-ES', de: 'de-DE', it: 'it-IT', fr: 'fr-FR', sv: 'sv-SE', id: 'id-ID',
  pl: 'pl-PL', ja: 'ja-JP', 'zh-TW': 'zh-TW', 'zh-CN': 'zh-CN', ko: 'ko-KR', th: 'th-TH', nl: 'nl-NL', hu: 'hu-HU',
  vi: 'vi-VN', cs: 'cs-CZ', da: 'da-DK', fi: 'fi-FI', el: 'el-GR', ro: 'ro-RO', tr: 'tr-TR', ru: 'ru-RU',
  pt: 'pt-PT', 'pt-PT': 'pt-PT', no: 'nb-NO',
}; // biome-ignore format: one list

const answer = z.object({ photos: z.array(z.unknown()) });
const photo = z.object({
  id: z.number(),
  width: loosePositive,
  height: loosePositive,
  alt: looseText,
  url: looseAddress,
  photographer: looseText,
  photographer_url: looseAddress,
  src: z.object({ large2x: z.string().optional(), original: z.string() }),
});

export function createPexels({
  outbound,
  key,
  baseUrl = 'https://api.pexels.com',
}: KeyedMediaProviderOptions): ImageProvider {
  return {
    name: 'pexels',
    translates: true,
    orients: true,
    async search({ text, language, orientation, limit }, signal) {
      const locale = LOCALES[language];
      const parameters = new URLSearchParams({
        query: text,
        per_page: String(Math.min(limit, MOST_RESULTS)),
        ...(locale === undefined ? {} : { locale }),
        ...(orientation === 'landscape' ? { orientation } : {}),
      });
      const { photos } = await askMediaProvider(
        outbound,
        {
          title: IMAGE_PROVIDER_TITLES.pexels,
          url: `${baseUrl}/v1/search?${parameters}`,
          headers: { authorization: key },
          keySetting: 'PEXELS_API_KEY',
          schema: answer,
        },
        signal,
      );
      return readEntries(photos, photo).map((found, index) => ({
        provider: 'pexels',
        id: String(found.id),
        rank: index + 1,
        title: '',
        description: found.alt,
        tags: [],
        width: found.width,
        height: found.height,
        licence: PEXELS_LICENCE,
        creator: found.photographer === '' ? undefined : found.photographer,
        creatorUrl: found.photographer_url,
        pageUrl: found.url,
        source: { kind: 'web', url: found.src.large2x ?? found.src.original },
      }));
    },
  };
}
