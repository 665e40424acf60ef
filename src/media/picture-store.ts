import type { EncodedPicture } from './encode/encoded-picture.ts';
import type { Licence } from './licences.ts';

/** Where a picture of an article came from. */
export interface PictureOrigin {
  readonly place: string;
  /** `openverse`, `drawn`, `ai` ... */
  readonly provider: string;
  /** The provider's own name for it. */
  readonly id: string;
  readonly title: string;
  readonly pageUrl: string | undefined;
  readonly creator: string | undefined;
  readonly licence: Licence | undefined;
}

/** Keeps pictures and who uses them; `app.ts` fits the database to it. */
export interface PictureStore {
  /**
   * Stores a picture for an article; what stood in its place before is forgotten.
   * @returns the absolute address it is served at
   */
  store(picture: EncodedPicture, origin: PictureOrigin): Promise<string>;
  /** Notes a picture that is linked at its provider. */
  noteLinked(origin: PictureOrigin): Promise<void>;
  /** Keys (`provider:id`) of the pictures in the site's last articles, those of this one left out. */
  usedLately(): Promise<ReadonlySet<string>>;
}
