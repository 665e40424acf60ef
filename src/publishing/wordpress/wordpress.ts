import type { Language } from '../../contract/languages.ts';
import { parsedUrl } from '../../contract/parsed-url.ts';
import type { PublishingInfo } from '../../contract/publishing-info.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import type { StoredConnection } from '../../store/connections.ts';
import type { PublicationWishes } from '../../store/publication-wishes.ts';
import type { PublishedContent } from '../../store/published-content.ts';
import type { Clock } from '../../support/clock.ts';
import { KeptValues } from '../../support/kept-values.ts';
import type { ReachPoint } from '../../support/reach-point.ts';
import type { SealingKey } from '../../support/sealed.ts';
import type { PlacedPost, WordPressCall, WordPressTarget } from '../publication/publication-parts.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import type { Post, PostType } from './answers.ts';
import { passwordOf } from './connection-password.ts';
import { isUploadable, uploadOnce } from './featured-media.ts';
import { findKnownPost, findPosts } from './find-post.ts';
import { markerOf, withoutCover } from './post-content.ts';
import { createRestClient, type RestClient } from './rest-client.ts';
import { notesOnSeo, seoMetaFor } from './seo-meta.ts';
import { hasCategory, readPublishingInfo, readSiteFacts, readUsers, type SiteFacts } from './site-facts.ts';
import { createPost, hidePost, type PostFields, removePost, updatePost, writeMeta } from './write-post.ts';

export interface WordPressParts {
  /** For addresses that nobody vouches for: connections are customers' input. */
  readonly outbound: Outbound;
  /** Opens the application passwords. */
  readonly key: SealingKey;
  readonly clock: Clock;
  /** Markdown as safe HTML, embeds included. */
  readonly render: (markdown: string, language: Language) => string;
  /** Bytes of a picture. @throws OutboundError */
  readonly readPicture: (url: string, signal: AbortSignal) => Promise<{ bytes: Uint8Array; mediaType: string }>;
}

const INFO_KEPT_MS = 30_000;
const MOST_INFOS = 1_000;
const DEFAULT_TYPE = 'post';
const NEVER = new AbortController().signal;

export function createWordPress(parts: WordPressParts): WordPressTarget {
  const infos = new KeptValues<PublishingInfo>(parts.clock, { milliseconds: INFO_KEPT_MS, most: MOST_INFOS });
  const clientFor = (connection: StoredConnection, signal: AbortSignal) =>
    createRestClient(parts.outbound, { ...connection, password: passwordOf(connection, parts.key) }, signal);
  // Shared by those who ask at the same time, so that none of them may stop it for the others.
  const info = (connection: StoredConnection) =>
    infos.get(connection.id, () => readPublishingInfo(clientFor(connection, NEVER), connection.id));
  return {
    publish: (content, call) => publish(parts, clientFor(call.connection, call.signal), content, call),
    takeDown: (content, call) => takeDown(clientFor(call.connection, call.signal), content, call),
    info,
  };
}

async function publish(
  parts: WordPressParts,
  client: RestClient,
  content: PublishedContent,
  call: WordPressCall,
): Promise<PlacedPost> {
  const { connection, signal, reach } = call;
  const facts = await readSiteFacts(client);
  const type = typeOf(facts, content.wishes.wpInfo, connection);
  const notes: string[] = [];
  const author = await authorOf(client, facts, content, notes);
  const categories = await categoriesOf(client, type, content.wishes.wpInfo, connection);
  const cover = await coverOf(parts, client, type, content, { signal, reach }, notes);
  const html = parts.render(cover.markdown, content.language);
  const fields: PostFields = {
    title: asHtml(content.title),
    content: `${html.trim()}\n${markerOf(content.blogId)}`,
    excerpt: asHtml(content.seo.description),
    author,
    categories,
    featured_media: cover.id,
  };
  const written = await writeOnce(client, type, content, fields, call);
  const shown = await writeSeo(client, type, written, content, facts, notes);
  if (shown.status !== 'publish') {
    notes.push(`WordPress keeps the post as "${shown.status}"; somebody has to publish it there.`);
  }
  return {
    address: connection.address,
    postId: shown.id,
    postType: type.slug,
    url: readersAddress(shown, connection),
    notes,
  };
}

/** WordPress takes titles and excerpts for HTML, and prints those of a trusted user as they are. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Where readers find a post, as the WordPress says, if that is an address at all. */
function readersAddress({ id, link }: Post, { address }: StoredConnection): string {
  const url = parsedUrl(link);
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.href : `${address}/?p=${id}`;
}

/** One post for one article: the known one, one that a run before has made, or a new one. */
async function writeOnce(
  client: RestClient,
  type: PostType,
  content: PublishedContent,
  fields: PostFields,
  { connection, known, reach }: WordPressCall,
): Promise<Post> {
  const { blogId, slug } = content;
  const isKnown = known?.address === connection.address && known.postType === type.slug;
  const old = isKnown ? await findKnownPost(client, type, known.postId, blogId) : undefined;
  if (old !== undefined) return updatePost(client, type, old.id, fields);
  const found = await findPosts(client, type, { slug, blogId });
  if (found.own === undefined) return createPost(client, { type, blogId, slug }, fields, found, reach);
  for (const twin of found.twins) await removePost(client, type, twin.id);
  return updatePost(client, type, found.own.id, fields);
}

async function takeDown(
  client: RestClient,
  { blogId, slug, wishes }: PublishedContent,
  { connection, known }: WordPressCall,
): Promise<void> {
  const facts = await readSiteFacts(client);
  if (known !== undefined && known.address !== connection.address) {
    throw new PublishingError(
      `The article stands on ${known.address}, and the site is connected with ${connection.address} now: take the post down there.`,
    );
  }
  const name = known?.postType ?? wishes.wpInfo?.post_type ?? DEFAULT_TYPE;
  const type = facts.postTypes.find((each) => each.slug === name);
  if (type === undefined) {
    if (known === undefined) return;
    throw new PublishingError(
      `Post ${known.postId} on ${known.address} is of type "${name}", which WordPress does not show any more; bring this type back there, or take the post down there.`,
    );
  }
  const old = known && (await findKnownPost(client, type, known.postId, blogId));
  const own = old ?? (await findPosts(client, type, { slug, blogId })).own;
  if (own !== undefined) await hidePost(client, type, own.id);
}

function typeOf({ postTypes }: SiteFacts, wpInfo: PublicationWishes['wpInfo'], connection: StoredConnection): PostType {
  if (wpInfo?.qc_id !== undefined && wpInfo.qc_id !== connection.id) {
    throw new PublishingError(
      `wpInfo.qc_id is "${wpInfo.qc_id}", but the site publishes through "${connection.id}" (${connection.address}).`,
    );
  }
  const wanted = wpInfo?.post_type ?? DEFAULT_TYPE;
  const type = postTypes.find(({ slug }) => slug === wanted);
  if (type !== undefined) return type;
  const known = postTypes.map(({ slug }) => slug).join(', ');
  throw new PublishingError(`wpInfo.post_type is "${wanted}"; ${connection.address} has ${known || 'none'}.`);
}

/** WordPress drops a category that it does not have without a word, so it is asked for first. */
async function categoriesOf(
  client: RestClient,
  type: PostType,
  wpInfo: PublicationWishes['wpInfo'],
  { address }: StoredConnection,
): Promise<number[] | undefined> {
  const wanted = wpInfo?.category_id;
  if (wanted === undefined) return undefined;
  const id = Number(wanted);
  if (!/^\d+$/.test(wanted) || !Number.isSafeInteger(id)) {
    throw new PublishingError(`wpInfo.category_id is "${wanted}"; categories of ${address} have whole numbers as ids.`);
  }
  if (!type.taxonomies.includes('category')) {
    throw new PublishingError(
      `wpInfo.category_id is "${wanted}"; posts of type "${type.slug}" on ${address} have no categories.`,
    );
  }
  if (await hasCategory(client, id)) return [id];
  throw new PublishingError(`wpInfo.category_id is "${wanted}"; ${address} has no such category.`);
}

/** `auth_id` wins; an author of ours is the WordPress user of the same name, where there is one. */
async function authorOf(
  client: RestClient,
  facts: SiteFacts,
  { wishes, author }: PublishedContent,
  notes: string[],
): Promise<number | undefined> {
  const wanted = wishes.wpInfo?.auth_id;
  if (wanted !== undefined) {
    if (/^\d{1,15}$/.test(wanted)) return Number(wanted);
    throw new PublishingError(`wpInfo.auth_id is "${wanted}"; users of WordPress have whole numbers as ids.`);
  }
  if (author === undefined) return undefined;
  const name = author.name.toLocaleLowerCase();
  const users = await readUsers(client, facts.user, author.name);
  const found = users.find((user) => user.name.toLocaleLowerCase() === name);
  if (found !== undefined) return Number(found.id);
  notes.push(
    `WordPress has no user called "${author.name}"; the post stands under "${facts.user.name}". Name one with wpInfo.auth_id.`,
  );
  return undefined;
}

/** Uploads the cover, and takes it out of the text where it was uploaded. */
async function coverOf(
  { readPicture }: WordPressParts,
  client: RestClient,
  type: PostType,
  { markdown, title, seo }: PublishedContent,
  { signal, reach }: { signal: AbortSignal; reach: ReachPoint },
  notes: string[],
): Promise<{ markdown: string; id: number | undefined }> {
  const url = seo.featureImage;
  const whole = { markdown, id: undefined };
  if (url === undefined || type.supports.thumbnail !== true) return whole;
  try {
    const { bytes, mediaType } = await readPicture(url, signal);
    if (!isUploadable(mediaType)) {
      notes.push(`The cover picture is of type ${mediaType}, which WordPress does not take; it stands in the text.`);
      return whole;
    }
    const text = withoutCover(markdown, url);
    const id = await uploadOnce(client, { bytes, mediaType, alt: text.coverAlt, title: asHtml(title) }, reach);
    return { markdown: text.markdown, id };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.retryable) throw new PublishingError(error.message, { retryable: true, cause: error });
    notes.push(`The cover picture was not sent: ${error.message}`);
    return whole;
  }
}

/** Only keys that the post has are written; what else is to be done stands in the notes. */
async function writeSeo(
  client: RestClient,
  type: PostType,
  written: Post,
  { seo }: PublishedContent,
  { namespaces }: SiteFacts,
  notes: string[],
): Promise<Post> {
  const meta = seoMetaFor(seo, written.meta);
  let shown = written;
  if (Object.keys(meta).length > 0) {
    try {
      shown = await writeMeta(client, type, written.id, meta);
    } catch (error) {
      // The post stands; a key that this user may not write is no reason to call the publication failed.
      if (!(error instanceof PublishingError) || error.retryable) throw error;
    }
  }
  notes.push(...notesOnSeo(seo, shown.meta, namespaces));
  return shown;
}
