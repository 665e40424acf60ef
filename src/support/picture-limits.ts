/** What a picture from outside may be: bytes, pixels in all, pixels a side. */
export const PICTURE_LIMITS = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, side: 16_000 } as const;
