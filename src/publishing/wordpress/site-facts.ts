import { z } from 'zod';
import type { PublishingInfo } from '../../contract/publishing-info.ts';
import { PublishingError } from '../publication/publishing-error.ts';
import { currentUser, named, type PostType, postTypes, restIndex } from './answers.ts';
import type { RestClient } from './rest-client.ts';

/** What a WordPress offers to the user of the connection. */
export interface SiteFacts {
  readonly title: string;
  /** Of its REST API; tells which plugins are there. */
  readonly namespaces: readonly string[];
  readonly user: {
    readonly id: number;
    readonly name: string;
    readonly canPublish: boolean;
    readonly canUpload: boolean;
  };
  /** Kinds of post that readers see. */
  readonly postTypes: readonly PostType[];
}

/** WordPress's own kinds of post that are no articles. */
const NO_ARTICLES = new Set(['attachment', 'nav_menu_item', 'wp_block', 'wp_template', 'wp_template_part']);

/** @throws PublishingError */
export async function readSiteFacts(client: RestClient): Promise<SiteFacts> {
  const index = await client.ask({ path: '/', doing: 'reach WordPress', schema: restIndex });
  const user = await client.ask({
    path: '/wp/v2/users/me',
    query: { context: 'edit' },
    doing: 'log in',
    schema: currentUser,
  });
  const types = await client.ask({
    path: '/wp/v2/types',
    query: { context: 'edit' },
    doing: 'read the kinds of post',
    schema: postTypes,
  });
  if (index === undefined || user === undefined || types === undefined) {
    throw new PublishingError('WordPress did not say what it is.');
  }
  const { id, name } = user.value;
  const capabilities: Readonly<Record<string, unknown>> = user.value.capabilities;
  const may = (capability: string) => capabilities[capability] === true;
  return {
    title: index.value.name,
    namespaces: index.value.namespaces,
    user: { id, name, canPublish: may('publish_posts'), canUpload: may('upload_files') },
    postTypes: types.value.filter(({ slug, viewable }) => viewable !== false && !NO_ARTICLES.has(slug)),
  };
}

type Named = { readonly id: string; readonly name: string };

/** @throws PublishingError */
export async function readCategories(client: RestClient): Promise<Named[]> {
  const all = await client.list({
    path: '/wp/v2/categories',
    query: { context: 'view', orderby: 'name' },
    doing: 'read the categories',
    schema: named,
  });
  return all.map(withTextId);
}

/** @throws PublishingError */
export async function hasCategory(client: RestClient, id: number): Promise<boolean> {
  const found = await client.ask({
    path: `/wp/v2/categories/${id}`,
    doing: 'look for the category',
    schema: z.object({ id: z.number() }),
    absent: [404],
  });
  return found !== undefined;
}

/**
 * Who may write there; where the user of the connection may not list users, those with posts.
 * @param search only those in whose names it stands, and the user of the connection; missing: all
 * @throws PublishingError
 */
export async function readUsers(client: RestClient, me: SiteFacts['user'], search?: string): Promise<Named[]> {
  const wanted = { orderby: 'name', ...(search === undefined ? {} : { search }) };
  const list = (query: Readonly<Record<string, string>>) =>
    client.list({ path: '/wp/v2/users', query, doing: 'read the users', schema: named, absent: [400, 401, 403] });
  const writers = await list({ ...wanted, capabilities: 'edit_posts' });
  const users = writers.length > 0 ? writers : await list(wanted);
  const others = users.filter(({ id }) => id !== me.id);
  return [{ id: me.id, name: me.name }, ...others].map(withTextId);
}

/** As Get Publishing Info answers. @throws PublishingError */
export async function readPublishingInfo(client: RestClient, connectionId: string): Promise<PublishingInfo> {
  const facts = await readSiteFacts(client);
  const [users, categories] = await Promise.all([readUsers(client, facts.user), readCategories(client)]);
  const types = facts.postTypes.map(({ slug, name }) => ({ label: name === '' ? slug : name, value: slug }));
  return { qc_id: connectionId, users, categories, post_types: types };
}

function withTextId({ id, name }: { id: number; name: string }): Named {
  return { id: String(id), name };
}
