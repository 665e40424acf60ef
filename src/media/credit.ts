import type { InlineLink, PictureCredit } from '../article/article.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, isOwnProvider } from './image-provider.ts';

const LONGEST_TITLE = 80;

type Credited = Pick<ImageCandidate, 'provider' | 'title' | 'creator' | 'creatorUrl' | 'pageUrl' | 'licence'>;

/**
 * The line under a picture: title, creator, licence and where it was found, each with its link, in no language.
 * Undefined for an own picture that names neither creator nor terms.
 */
export function creditOf({
  provider,
  title,
  creator,
  creatorUrl,
  pageUrl,
  licence,
}: Credited): PictureCredit | undefined {
  const linked = (url: string | undefined) => (provider === 'unsplash' && url !== undefined ? referral(url) : url);
  const isOwn = isOwnProvider(provider);
  const parts: { text: string; url: string | undefined }[] = [];
  if (!isOwn && licence.attribution && title !== '') parts.push({ text: `“${shortened(title)}”`, url: pageUrl });
  if (creator !== undefined) parts.push({ text: creator, url: linked(creatorUrl) });
  if (licence.name !== '') parts.push({ text: licence.name, url: licence.url });
  if (!isOwn) parts.push({ text: IMAGE_PROVIDER_TITLES[provider], url: linked(pageUrl) });
  if (parts.length === 0) return undefined;
  let text = '';
  const links: InlineLink[] = [];
  for (const part of parts) {
    if (text !== '') text += ' · ';
    const start = text.length;
    text += part.text;
    if (part.url !== undefined) links.push({ start, end: text.length, url: part.url, kind: 'external' });
  }
  return { text, links };
}

/** Unsplash wants to know who sends readers. */
function referral(address: string): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', 'inkwright');
  url.searchParams.set('utm_medium', 'referral');
  return url.href;
}

function shortened(title: string): string {
  const characters = [...title];
  return characters.length <= LONGEST_TITLE
    ? title
    : `${characters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}
