/** What a picture from outside may be, and what we make of it. */
export const PICTURE_LIMITS = {
  bytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  side: 16_000,
  /** Smaller ones are tracking pixels and icons. */
  leastSide: 64,
} as const;

/** Widths in pixels, the largest first: that of the picture itself, and of its smaller sizes. */
export const PICTURE_WIDTHS = [1600, 800, 400] as const;
