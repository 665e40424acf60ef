import { z } from 'zod';

/** What we read of WordPress's answers; everything else in them may be as it likes. */

const id = z.number().int().nonnegative();

/** Some plugins turn the texts of the REST API into plain strings. */
const rendered = z
  .union([z.string(), z.object({ rendered: z.string().optional(), raw: z.string().optional() })])
  .transform((text) => (typeof text === 'string' ? text : (text.raw ?? text.rendered ?? '')));

export const restIndex = z.object({
  name: z.string().catch(''),
  url: z.string().catch(''),
  namespaces: z.array(z.string()).catch([]),
});

export const currentUser = z.object({
  id,
  name: z.string().catch(''),
  /** PHP writes an empty map as a list. */
  capabilities: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()).transform(() => ({}))]).catch({}),
});

export const named = z.array(z.object({ id, name: z.string().catch('') }));

export const postTypes = z
  .union([
    z.record(
      z.string(),
      z.object({
        slug: z.string(),
        name: z.string().catch(''),
        rest_base: z.string().catch(''),
        rest_namespace: z.string().catch('wp/v2'),
        viewable: z.boolean().optional(),
        taxonomies: z.array(z.string()).catch([]),
        supports: z.record(z.string(), z.unknown()).catch({}),
      }),
    ),
    z.array(z.never()).transform(() => ({})),
  ])
  .transform((types) => Object.values(types));
export type PostType = z.infer<typeof postTypes>[number];

export const post = z.object({
  id,
  link: z.string().catch(''),
  slug: z.string().catch(''),
  status: z.string().catch(''),
  content: rendered.catch(''),
  meta: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()).transform(() => ({}))]).catch({}),
});
export type Post = z.infer<typeof post>;
export const posts = z.array(post);

export const media = z.object({ id, slug: z.string().catch(''), source_url: z.string().catch('') });
export const mediaList = z.array(media);

export const restError = z.object({
  code: z.string(),
  message: z.string().catch(''),
});
export type RestError = z.infer<typeof restError>;
