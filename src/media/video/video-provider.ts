import type { Language } from '../../contract/languages.ts';

/** Where videos are looked for, by the names of `INKWRIGHT_VIDEOS`. */
export const VIDEO_PROVIDER_TITLES = { youtube: 'YouTube', peertube: 'PeerTube (SepiaSearch)' } as const;
type VideoProviderName = keyof typeof VIDEO_PROVIDER_TITLES;

interface VideoQuery {
  readonly text: string;
  readonly language: Language;
  /** ISO 3166, lower case. */
  readonly country: string;
}

/** A video that anybody may watch and embed. Its texts come from strangers. */
export interface VideoCandidate {
  readonly provider: VideoProviderName;
  /** Page where it is watched. */
  readonly watchUrl: string;
  readonly title: string;
  readonly description: string;
  /** Place in the provider's answer, from 1. */
  readonly rank: number;
  readonly seconds: number;
  /** Code of its speech, as far as the provider tells it. */
  readonly language: string | undefined;
}

export interface VideoProvider {
  readonly name: VideoProviderName;
  /**
   * @returns best first: public, embeddable, recorded, for everybody's eyes
   * @throws MediaError; the signal's reason when it is aborted
   */
  search(query: VideoQuery, signal: AbortSignal): Promise<readonly VideoCandidate[]>;
}
