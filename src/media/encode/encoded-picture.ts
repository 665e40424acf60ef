/** A picture as we serve it: webp, upright, without metadata. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** Smaller ones of the same picture, the largest first; none that would be larger than the picture. */
  readonly sizes: readonly { readonly width: number; readonly height: number; readonly bytes: Uint8Array }[];
}
