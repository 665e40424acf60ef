import type { Image, Root, RootContent } from 'mdast';
import { parseMarkdown } from '../../article/parse-markdown.ts';

/** An article whose cover has a place of its own. */
export interface TextWithoutCover {
  readonly markdown: string;
  /** Of the cover picture; empty when the article says none. */
  readonly coverAlt: string;
}

/** Blocks at the beginning among which the cover stands. */
const COVER_PLACES = 4;

/**
 * Takes the picture out of an article that WordPress shows above it; what is written below it, its credit for
 * example, stays, and so does the same picture further down.
 * @param cover address of the picture
 */
export function withoutCover(markdown: string, cover: string): TextWithoutCover {
  const tree = parseMarkdown(markdown);
  const picture = coverIn(tree, cover);
  if (picture === undefined) return { markdown, coverAlt: altOf(tree, cover) };
  const [start, end] = placeOf(picture);
  return { markdown: markdown.slice(0, start) + markdown.slice(end).trimStart(), coverAlt: picture.alt ?? '' };
}

/** The comment by which a post is known to be ours; readers do not see it. */
export function markerOf(blogId: string): string {
  return `<!-- inkwright:${blogId.replaceAll(/[^\w-]/g, '')} -->`;
}

function placeOf(node: RootContent): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

function coverIn(tree: Root, cover: string): Image | undefined {
  for (const block of tree.children.slice(0, COVER_PLACES)) {
    if (block.type !== 'paragraph') continue;
    const [image] = block.children;
    if (image?.type === 'image' && image.url === cover) return image;
  }
  return undefined;
}

function altOf(tree: Root, cover: string): string {
  const stack: RootContent[] = [...tree.children];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type === 'image' && node.url === cover) return node.alt ?? '';
    if ('children' in node) stack.push(...node.children);
  }
  return '';
}
