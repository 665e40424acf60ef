import type { PublishingInfo } from '../../contract/publishing-info.ts';
import type { PublicationWishes } from '../../store/publication-wishes.ts';
import type { UnknownWish } from './publication-parts.ts';

/** `qc_id` of every hosted blog: it needs no connection. */
export const HOSTED_ID = 'hosted';
const POST_TYPES = [{ label: 'Post', value: 'post' }] as const;

/** As Get Publishing Info answers for a site without a connection. */
export function hostedInfo(
  site: { readonly type: 'BLOG' | 'LANDING_PAGE' },
  users: PublishingInfo['users'],
  categories: PublishingInfo['categories'],
): PublishingInfo {
  return { qc_id: HOSTED_ID, users, categories, post_types: site.type === 'BLOG' ? [...POST_TYPES] : [] };
}

/**
 * What of `wpInfo` a platform does not have.
 * @param platform what the messages call it
 */
export function unknownWishes(info: PublishingInfo, { wpInfo }: PublicationWishes, platform: string): UnknownWish[] {
  if (wpInfo === undefined) return [];
  const { qc_id: id, category_id: category, auth_id: author, post_type: type } = wpInfo;
  const unknown: UnknownWish[] = [];
  const refuse = (member: UnknownWish['member'], received: string, what: string) =>
    unknown.push({ member, message: `received "${received}"; ${what}` });
  if (id !== undefined && id !== info.qc_id) refuse('qc_id', id, `the site publishes through "${info.qc_id}"`);
  if (type !== undefined && !info.post_types.some(({ value }) => value === type)) {
    refuse(
      'post_type',
      type,
      `${platform} has no such kind of post${known(info.post_types.map(({ value }) => value))}`,
    );
  }
  if (category !== undefined && !info.categories.some((each) => each.id === category)) {
    refuse('category_id', category, `${platform} has no such category${known(info.categories.map(idAndName))}`);
  }
  if (author !== undefined && !info.users.some((user) => user.id === author)) {
    refuse('auth_id', author, `${platform} has no such user${known(info.users.map(idAndName))}`);
  }
  return unknown;
}

const MOST_NAMED = 20;

function known(values: readonly string[]): string {
  return values.length > MOST_NAMED ? '' : `; it has ${values.join(', ') || 'none'}`;
}

function idAndName({ id, name }: { readonly id: string; readonly name: string }): string {
  return `${id} (${name})`;
}
