import { z } from 'zod';
import { askMediaProvider, type MediaProviderOptions, readEntries } from '../ask-media-provider.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, type ImageProvider } from '../image-provider.ts';
import { openLicence } from '../licences.ts';
import { looseAddress, loosePositive, looseText } from '../plain-text.ts';

const LONGEST_QUERY = 200;
/** More is refused to those who bring no key. */
const MOST_RESULTS = 20;

const answer = z.object({ results: z.array(z.unknown()) });
const tag = z.object({ name: looseText });
const result = z.object({
  id: z.string().min(1),
  url: z.string(),
  title: looseText,
  tags: z
    .unknown()
    .optional()
    .transform((value) => (Array.isArray(value) ? readEntries(value, tag).map(({ name }) => name) : [])),
  foreign_landing_url: looseAddress,
  creator: looseText,
  creator_url: looseAddress,
  license: z.string(),
  license_version: looseText,
  license_url: looseAddress,
  width: loosePositive,
  height: loosePositive,
  filetype: looseText,
  mature: z.unknown().optional(),
});

/** Openverse without a key: openly licensed pictures of many collections. */
export function createOpenverse({
  outbound,
  baseUrl = 'https://api.openverse.org',
}: MediaProviderOptions): ImageProvider {
  return {
    name: 'openverse',
    translates: false,
    orients: true,
    async search({ text, orientation, limit }, signal) {
      const parameters = new URLSearchParams({
        q: text.slice(0, LONGEST_QUERY),
        license_type: 'commercial,modification',
        mature: 'false',
        page_size: String(Math.min(limit, MOST_RESULTS)),
        ...(orientation === 'landscape' ? { aspect_ratio: 'wide' } : {}),
      });
      const url = `${baseUrl}/v1/images/?${parameters}`;
      const { results } = await askMediaProvider(
        outbound,
        { title: IMAGE_PROVIDER_TITLES.openverse, url, schema: answer },
        signal,
      );
      return readEntries(results, result).flatMap(candidateOf).slice(0, limit);
    },
  };
}

function candidateOf(found: z.infer<typeof result>, index: number): ImageCandidate[] {
  const licence = openLicence(found.license, found.license_version, found.license_url);
  if (licence === undefined || found.mature === true || found.filetype === 'svg') return [];
  return [
    {
      provider: 'openverse',
      id: found.id,
      rank: index + 1,
      title: found.title,
      description: '',
      tags: found.tags,
      width: found.width,
      height: found.height,
      licence,
      creator: found.creator === '' ? undefined : found.creator,
      creatorUrl: found.creator_url,
      pageUrl: found.foreign_landing_url,
      source: { kind: 'web', url: found.url },
    },
  ];
}
