/** Terms on which a picture may be shown, as we need to know them. */
export interface Licence {
  /** As it is named under the picture: `CC BY-SA 4.0`. */
  readonly name: string;
  readonly url: string | undefined;
  /** The creator must be named. */
  readonly attribution: boolean;
  /** 0 to 1: how free the terms are; of two equal pictures the freer one is taken. */
  readonly freedom: number;
}

const CREATIVE_COMMONS = 'https://creativecommons.org';

export const UNSPLASH_LICENCE: Licence = {
  name: 'Unsplash License',
  url: 'https://unsplash.com/license',
  attribution: true,
  freedom: 0.8,
};
export const PEXELS_LICENCE: Licence = {
  name: 'Pexels License',
  url: 'https://www.pexels.com/license/',
  attribution: true,
  freedom: 0.8,
};
export const PIXABAY_LICENCE: Licence = {
  name: 'Pixabay Content License',
  url: 'https://pixabay.com/service/license-summary/',
  attribution: true,
  freedom: 0.8,
};

/** Of pictures that the customer or the operator has put here: theirs to show. */
export function ownLicence(name: string | undefined): Licence {
  const text = name?.trim() ?? '';
  return text === ''
    ? { name: '', url: undefined, attribution: false, freedom: 1 }
    : (openLicence(text) ?? { name: text, url: undefined, attribution: true, freedom: 1 });
}

/**
 * The allow-list: public domain, CC0, CC BY and CC BY-SA in any version. Licences that forbid commercial use or changes,
 * and everything unknown, are undefined: the picture may not be used.
 * @param text `by-sa`, `CC BY-SA 4.0`, `Public domain`, `cc-zero`
 * @param version where the text does not name one
 */
export function openLicence(text: string, version?: string, url?: string): Licence | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, '-');
  if (/^(?:cc-?)?(?:0|zero)(?:-|$)|^cc0/.test(name)) {
    return { name: 'CC0', url: `${CREATIVE_COMMONS}/publicdomain/zero/1.0/`, attribution: false, freedom: 1 };
  }
  if (/^(?:pdm|pd|public-domain)(?:-|$)/.test(name)) {
    return { name: 'Public domain', url: undefined, attribution: false, freedom: 1 };
  }
  const [, kind, written] = /^(?:cc-)?(by(?:-sa)?)(?:-(\d\.\d)(?:-migrated|-(?!nc|nd)[a-z]{2})?)?$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const number = written ?? version?.trim();
  const isVersion = number !== undefined && /^\d\.\d$/.test(number);
  return {
    name: `CC ${kind.toUpperCase()}${isVersion ? ` ${number}` : ''}`,
    url: isVersion ? `${CREATIVE_COMMONS}/licenses/${kind}/${number}/` : creativeCommonsUrl(url),
    attribution: true,
    freedom: kind === 'by' ? 0.7 : 0.5,
  };
}

function creativeCommonsUrl(url: string | undefined): string | undefined {
  return url?.startsWith(`${CREATIVE_COMMONS}/licenses/`) === true ? url : undefined;
}
