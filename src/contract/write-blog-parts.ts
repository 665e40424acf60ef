import { z } from 'zod';
import { IMAGE_SIZES } from './choices.ts';
import { IMAGE_STYLE_PROMPTS } from './image-styles.ts';
import { identifier, optional, webAddress } from './primitives.ts';
import { isOurHeader, MOST_HEADER_CHARACTERS } from './webhook-headers.ts';

/** Where on WordPress the article goes. */
export const WpInfo = z
  .strictObject({
    qc_id: optional(z.string()).meta({ description: 'Id of the connection, from Get Publishing Info' }),
    category_id: optional(z.string()).meta({ description: 'Category of the post' }),
    auth_id: optional(z.string()).meta({ description: 'WordPress user shown as author; wins over `authorId`' }),
    post_type: optional(z.string()).meta({ description: 'Post type, for example `post`' }),
  })
  .meta({ id: 'WpInfo', description: 'Where on WordPress the article goes' });

/** Names and values as HTTP allows them: anything else could smuggle a header of its own into our request. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]{1,200}$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]{0,8000}$/;
const MOST_HEADERS = 50;

const headers = z
  .record(z.string(), z.unknown())
  .superRefine((value, context) => {
    const entries = Object.entries(value);
    if (entries.length > MOST_HEADERS) {
      context.addIssue({
        code: 'custom',
        message: `received ${entries.length} headers; allowed: 0 to ${MOST_HEADERS}`,
      });
    }
    const seen = new Set<string>();
    let characters = 0;
    for (const [name, text] of entries.slice(0, MOST_HEADERS)) {
      characters += name.length + (typeof text === 'string' ? text.length : 0);
      if (!HEADER_NAME.test(name)) {
        context.addIssue({ code: 'custom', path: [name], message: 'the name of a header has letters, digits and -' });
      } else if (isOurHeader(name)) {
        context.addIssue({ code: 'custom', path: [name], message: 'this header is set by the service itself' });
      } else if (seen.has(name.toLowerCase())) {
        context.addIssue({ code: 'custom', path: [name], message: 'this header is given twice, in other letter case' });
      } else if (typeof text !== 'string' || !HEADER_VALUE.test(text)) {
        context.addIssue({ code: 'custom', path: [name], message: 'allowed: text on one line' });
      }
      seen.add(name.toLowerCase());
    }
    if (characters > MOST_HEADER_CHARACTERS) {
      const message = `received ${characters} characters in all; allowed: up to ${MOST_HEADER_CHARACTERS}`;
      context.addIssue({ code: 'custom', message });
    }
  })
  .transform((value) => value as Readonly<Record<string, string>>)
  .meta({ additionalProperties: { type: 'string' } });

export const WebhookTarget = z
  .strictObject({
    url: webAddress().meta({ description: 'Address that is called when the job has ended' }),
    header: optional(headers).meta({
      description:
        'Headers to send, name to value, for example `Authorization`; not those that the service sets itself: `Host`, `User-Agent`, `Content-*`, `Webhook-*` and those of the connection',
    }),
  })
  .meta({ id: 'WebhookTarget', description: 'Who is told when the job has ended' });
export type WebhookTarget = z.infer<typeof WebhookTarget>;

/** An anchor text with its link. The interface leaves the field names open; `text` and `link` are taken too. */
export const ManualLink = z
  .looseObject({
    anchor: optional(z.string().trim().min(1)).meta({ description: 'Anchor text, also accepted as `text`' }),
    text: optional(z.string().trim().min(1)).meta({ description: 'Another name for `anchor`' }),
    url: optional(webAddress()).meta({ description: 'Target, also accepted as `link`' }),
    link: optional(webAddress()).meta({ description: 'Another name for `url`' }),
  })
  .superRefine(
    (entry, context) => {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return;
      if (entry.anchor === undefined && entry.text === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['anchor'],
          message: 'an anchor text is required (`anchor` or `text`)',
        });
      }
      if (entry.url === undefined && entry.link === undefined) {
        context.addIssue({ code: 'custom', path: ['url'], message: 'an address is required (`url` or `link`)' });
      }
    },
    { when: () => true },
  )
  .meta({ id: 'ManualLink', description: 'An anchor text and the address it links to' });

export const KnowledgeBaseInfo = z
  .strictObject({
    store_id: identifier().meta({ description: 'Knowledge store' }),
    brand_id: optional(identifier()).meta({ description: 'Brand within the store' }),
    brand_name: optional(z.string()).meta({ description: 'Name of the brand' }),
  })
  .meta({ id: 'KnowledgeBaseInfo', description: 'Knowledge store and brand to draw on' });

const seed = z
  .number()
  .refine((value) => Number.isSafeInteger(value) && value >= 0, 'allowed: a whole number of at least 0')
  .meta({ type: 'integer', minimum: 0 });

export const AiImageParams = z
  .looseObject({
    style_prompt: optional(z.enum(IMAGE_STYLE_PROMPTS)).meta({ description: 'One of the 21 styles' }),
    negative_prompt: optional(z.string()).meta({ description: 'What must not be in the picture' }),
    seed: optional(seed).meta({
      description: 'Same seed, same picture, where the model can',
    }),
    size: optional(z.enum(IMAGE_SIZES)).meta({ description: 'Pixels, width x height' }),
  })
  .meta({ id: 'AiImageGenerateParams', description: 'How an AI image is made' });
