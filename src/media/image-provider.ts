import type { Language } from '../contract/languages.ts';
import type { Licence } from './licences.ts';

/** Where pictures are looked for, by the names of `INKWRIGHT_IMAGES`; `kb` is the knowledge base of the order. */
export const IMAGE_PROVIDER_TITLES = {
  kb: 'The knowledge base',
  library: 'The library',
  openverse: 'Openverse',
  commons: 'Wikimedia Commons',
  unsplash: 'Unsplash',
  pexels: 'Pexels',
  pixabay: 'Pixabay',
} as const;
export type ImageProviderName = keyof typeof IMAGE_PROVIDER_TITLES;
export type OwnProviderName = Extract<ImageProviderName, 'kb' | 'library'>;

/** Whether its pictures are those that the customer or the operator has put here. */
export function isOwnProvider(name: ImageProviderName): name is OwnProviderName {
  return name === 'kb' || name === 'library';
}

export interface ImageQuery {
  /** A few words; providers want all of them to match. */
  readonly text: string;
  readonly language: Language;
  readonly orientation: 'landscape' | 'any';
  /** Candidates at most. */
  readonly limit: number;
}

/** A picture that a provider names. Its texts come from strangers: plain text, without markup and control characters. */
export interface ImageCandidate {
  readonly provider: ImageProviderName;
  /** The provider's own name for it. */
  readonly id: string;
  /** Place in the provider's answer, from 1. */
  readonly rank: number;
  /** As its creator named it; empty where pictures have no names. */
  readonly title: string;
  /** What is seen, as far as somebody said it. */
  readonly description: string;
  readonly tags: readonly string[];
  /** Pixels of the largest version; undefined when not told. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly licence: Licence;
  readonly creator: string | undefined;
  readonly creatorUrl: string | undefined;
  /** Page that shows the picture, for readers. */
  readonly pageUrl: string | undefined;
  readonly source: ImageSource;
}

export type ImageSource =
  /** @throws PictureError where it may not be used */
  | { readonly kind: 'kept'; read(): Promise<Uint8Array> }
  | {
      readonly kind: 'web';
      readonly url: string;
      /** The provider's terms ask for its own address instead of a copy. */
      readonly hotLink?: string;
      /** To be asked once the picture is used, as the provider's terms want it. @throws MediaError */
      readonly onUse?: (signal: AbortSignal) => Promise<void>;
    };

export interface ImageProvider {
  readonly name: ImageProviderName;
  /**
   * It finds pictures by words of the query's language, whatever language they are described in; what it finds may
   * share no word with the query.
   */
  readonly translates: boolean;
  /** What it finds depends on the query's orientation. */
  readonly orients: boolean;
  /**
   * @returns best first, at most `query.limit`; nothing that may not be used or is meant for adults
   * @throws MediaError; the signal's reason when it is aborted
   */
  search(query: ImageQuery, signal: AbortSignal): Promise<readonly ImageCandidate[]>;
}
