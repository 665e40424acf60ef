import { z } from 'zod';
import { askMediaProvider, type MediaProviderOptions, readEntries } from '../ask-media-provider.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, type ImageProvider } from '../image-provider.ts';
import { openLicence } from '../licences.ts';
import { looseAddress, loosePositive, looseText } from '../plain-text.ts';

const LONGEST_QUERY = 200;
const WIDTH = 1600;
const KINDS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** It has no flag for what is meant for adults; these words in name, description or categories keep a picture out. */
const ADULT =
  /\b(?:nud(?:e|es|ity|ist)|naked|erotic\w*|porn\w*|sex(?:ual|uality|y|ual_\w+)?|genital\w*|penis\w*|vulva\w*|vagina\w*|breasts?|masturbat\w*|fetish\w*|bdsm|corpses?|gore)\b/iu;

const metadatum = z
  .object({ value: looseText })
  .transform(({ value }) => value)
  .catch('');
const info = z.object({
  url: z.string(),
  thumburl: z.string().optional().catch(undefined),
  width: loosePositive,
  height: loosePositive,
  mime: z.string(),
  descriptionurl: looseAddress,
  extmetadata: z
    .object({
      LicenseShortName: metadatum,
      LicenseUrl: metadatum,
      Artist: metadatum,
      ImageDescription: metadatum,
      ObjectName: metadatum,
      Categories: metadatum,
    })
    .partial(),
});
const page = z.object({
  pageid: z.number(),
  title: looseText,
  index: z.number().optional().catch(undefined),
  imageinfo: z.array(info).min(1),
});
const answer = z.object({ query: z.object({ pages: z.array(z.unknown()) }).optional() });

/** Wikimedia Commons: photographs and drawings under free licences, each as a bitmap of 1600 pixels at most. */
export function createCommons({
  outbound,
  baseUrl = 'https://commons.wikimedia.org',
}: MediaProviderOptions): ImageProvider {
  return {
    name: 'commons',
    translates: false,
    orients: false,
    async search({ text, language, limit }, signal) {
      const parameters = new URLSearchParams({
        action: 'query',
        format: 'json',
        formatversion: '2',
        generator: 'search',
        gsrnamespace: '6',
        gsrsearch: `filetype:bitmap ${text.slice(0, LONGEST_QUERY)}`,
        gsrlimit: String(limit),
        prop: 'imageinfo',
        iiprop: 'url|size|mime|extmetadata',
        iiurlwidth: String(WIDTH),
        iiextmetadatalanguage: language.split('-')[0] ?? language,
        iiextmetadatafilter: 'LicenseShortName|LicenseUrl|Artist|ImageDescription|ObjectName|Categories',
      });
      const found = await askMediaProvider(
        outbound,
        { title: IMAGE_PROVIDER_TITLES.commons, url: `${baseUrl}/w/api.php?${parameters}`, schema: answer },
        signal,
      );
      return readEntries(found.query?.pages ?? [], page)
        .sort((one, other) => (one.index ?? 0) - (other.index ?? 0))
        .flatMap(candidateOf)
        .slice(0, limit);
    },
  };
}

function candidateOf({ pageid, title, imageinfo }: z.infer<typeof page>, index: number): ImageCandidate[] {
  const [found] = imageinfo;
  if (found === undefined || !KINDS.has(found.mime)) return [];
  const {
    LicenseShortName = '',
    LicenseUrl,
    Artist = '',
    ImageDescription = '',
    ObjectName = '',
    Categories = '',
  } = found.extmetadata;
  const licence = openLicence(LicenseShortName, undefined, LicenseUrl);
  const name = ObjectName === '' ? withoutEnding(title) : ObjectName;
  if (licence === undefined || [name, title, ImageDescription, Categories].some((text) => ADULT.test(text))) return [];
  return [
    {
      provider: 'commons',
      id: String(pageid),
      rank: index + 1,
      title: name,
      description: ImageDescription,
      tags: Categories.split('|').filter((category) => category !== ''),
      width: found.width,
      height: found.height,
      licence,
      creator: Artist === '' ? undefined : Artist,
      creatorUrl: undefined,
      pageUrl: found.descriptionurl,
      source: { kind: 'web', url: found.thumburl ?? found.url },
    },
  ];
}

/** `File:Outdoor unit.jpg` → `Outdoor unit` */
function withoutEnding(title: string): string {
  return title
    .replace(/^[^:]{1,20}:/, '')
    .replace(/\.\w{3,4}$/, '')
    .replaceAll('_', ' ');
}
