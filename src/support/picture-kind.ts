/** Kinds of pictures by their first bytes. SVG, which can carry scripts, is none of them. */
const KINDS: readonly { readonly mediaType: string; readonly matches: (head: string) => boolean }[] = [
  { mediaType: 'image/png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { mediaType: 'image/jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { mediaType: 'image/gif', matches: (head) => /^GIF8[79]a/.test(head) },
  { mediaType: 'image/webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { mediaType: 'image/avif', matches: (head) => /^ftypavi[fs]/.test(head.slice(4, 12)) },
];

/** For messages. */
export const PICTURE_KINDS = 'PNG, JPEG, WebP, GIF, AVIF';

/** The media type of a picture by what its bytes are, whatever their sender says; undefined for anything else. */
export function pictureKind(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return KINDS.find((kind) => kind.matches(head))?.mediaType;
}
