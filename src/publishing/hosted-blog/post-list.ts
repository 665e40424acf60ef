import { isWebAddress } from '../../contract/primitives.ts';
import type { PostPlace, PostSummary } from '../../store/posts.ts';
import { path } from './addresses.ts';
import { type Html, html } from './html.ts';
import { dateOf, languageOf, type PageContext, readingTime } from './page-context.ts';
import { type SizesOf, sizeFor } from './picture-sizes.ts';

export const POSTS_OF_A_PAGE = 12;

/** One page of a list of posts. */
export interface ListPage {
  readonly posts: readonly PostSummary[];
  /** Of their covers. */
  readonly sizesOf: SizesOf;
  /** Where the page behind begins. */
  readonly older?: string | undefined;
  /** Where the page before ends; empty: it is the first page. */
  readonly newer?: string | undefined;
}

interface ListOptions {
  readonly heading: 'h2' | 'h3';
  readonly covers?: SizesOf;
}

/** @param options.covers sizes of the covers that are shown beside the posts; none are where it is missing */
export function postList(context: PageContext, posts: readonly PostSummary[], options: ListOptions): Html {
  if (posts.length === 0) return html`<p>${context.words.noArticles}</p>`;
  return html`<ul class="posts">${posts.map((post) => postItem(context, post, options))}</ul>`;
}

function postItem(context: PageContext, post: PostSummary, { heading, covers }: ListOptions): Html {
  const { base, site } = context;
  const title = html`<a href="${base}${path.post(post.slug)}">${post.title}</a>`;
  const own = languageOf(post.language, site.language);
  const image = coverOf(post);
  return html`
<li><div class="words"><p class="meta">${post.categorySlug !== null && html`<a href="${base}${path.category(post.categorySlug)}">${post.categoryName}</a>`}<span>${dateOf(context, post.publishedAt)}</span><span>${readingTime(context, post.words)}</span></p>
${heading === 'h2' ? html`<h2${own}>${title}</h2>` : html`<h3${own}>${title}</h3>`}
${post.description !== '' && html`<p${own}>${post.description}</p>`}</div>${
    covers !== undefined && image !== undefined && thumb(image, covers)
  }</li>`;
}

/** Wide enough for where it stands, on screens with two dots a pixel too. */
const THUMB_WIDTH = 304;

function thumb(image: string, covers: SizesOf): Html {
  const sizes = covers(image);
  const address = sizes === undefined ? image : sizeFor(image, sizes, THUMB_WIDTH);
  return html`<img class="thumb" src="${address}" alt="" loading="lazy" decoding="async">`;
}

/** Address of a post's cover, if it is one. */
export function coverOf({ featureImage }: Pick<PostSummary, 'featureImage'>): string | undefined {
  return featureImage !== null && isWebAddress(featureImage) ? featureImage : undefined;
}

/** Links to the pages before and behind. @param address of the list, below the base */
export function turnPages({ base, words }: PageContext, address: string, { older, newer }: ListPage): Html | undefined {
  if (older === undefined && newer === undefined) return undefined;
  const to = (query: string) => `${base}${address}${query}`;
  return html`<nav class="turn" aria-label="${words.pages}">${
    newer !== undefined && html`<a rel="prev" href="${to(newer === '' ? '' : `?newer=${newer}`)}">${words.newer}</a>`
  }${older !== undefined && html`<a rel="next" href="${to(`?older=${older}`)}">${words.older}</a>`}</nav>`;
}

const PLACE = /^([0-9a-z]{1,9})\.([\w-]{1,64})$/;

/** A place in a list as it stands in addresses. */
export function placeText({ publishedAt, blogId }: PostPlace): string {
  return `${publishedAt.getTime().toString(36)}.${blogId}`;
}

/** @returns undefined for what is no place of ours */
export function readPlace(text: string): PostPlace | undefined {
  const [, time, blogId] = PLACE.exec(text) ?? [];
  if (time === undefined || blogId === undefined) return undefined;
  const publishedAt = new Date(Number.parseInt(time, 36));
  return Number.isNaN(publishedAt.getTime()) ? undefined : { publishedAt, blogId };
}
