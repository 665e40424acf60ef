import type { Html, Nodes } from 'mdast';
import { z } from 'zod';
import { isWebAddress } from '../contract/primitives.ts';
import { parseMarkdown } from './parse-markdown.ts';

const webAddress = z.string().refine(isWebAddress, 'must be an absolute http or https address');

/** A video by the address of the page where it is watched. */
const video = z.object({ src: webAddress });

const threeStage = z.object({
  model_type: z.literal('three_stage'),
  link: webAddress,
  title: z.string(),
  description: z.string(),
  button_text: z.string(),
});

const anchorText = z.object({ model_type: z.literal('anchor_text'), link: webAddress, content: z.string() });

const callToAction = z.discriminatedUnion('model_type', [threeStage, anchorText]);

type VideoData = z.infer<typeof video>;
export type CallToActionData = z.infer<typeof callToAction>;

/** What an embed comment stands for. */
export type Embed =
  /** `site` as the comment names it: `youtube`, `peertube`. */
  | { readonly kind: 'video'; readonly site: string; readonly data: VideoData }
  | { readonly kind: 'call-to-action'; readonly data: CallToActionData };

/** A comment that stands where an embed can stand. */
export interface EmbedInText {
  /** The whole comment, letter for letter. */
  readonly comment: string;
  /** Undefined: it is of a kind or shape that we do not know, and stays inert. */
  readonly embed: Embed | undefined;
  /** Offsets in the markdown, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

const CALL_TO_ACTION = 'CTA';
const COMMENT = /^<!-- qc:embed\/([\w-]+) (\{.*\}) -->$/s;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * The comment of a video (`kind` is its site) or of a call to action (`CTA`), on one line. `<`, `>` and `&` are written
 * as escapes of JSON, so that no value can end the comment or begin another.
 * @throws ZodError when the data is not of the kind's shape
 */
export function embedComment(kind: typeof CALL_TO_ACTION, data: CallToActionData): string;
export function embedComment(kind: string, data: VideoData): string;
export function embedComment(kind: string, data: VideoData | CallToActionData): string {
  if (!/^[\w-]+$/.test(kind)) throw new Error(`"${kind}" can not be the name of an embed`);
  const shaped = kind === CALL_TO_ACTION ? callToAction.parse(data) : video.parse(data);
  const pairs = Object.entries(shaped).map(([key, value]) => `${jsonText(key)}: ${jsonText(value)}`);
  return `<!-- qc:embed/${kind} {${pairs.join(', ')}} -->`;
}

/** The embed of a comment, given whole or without its delimiters; undefined when it is none that we know. */
export function readEmbed(comment: string): Embed | undefined {
  const [, kind, json] = partsOf(comment);
  if (kind === undefined || json === undefined || LINE_BREAK.test(json)) return undefined;
  const data = parsedJson(json);
  if (kind === CALL_TO_ACTION) {
    const read = callToAction.safeParse(data);
    return read.success ? { kind: 'call-to-action', data: read.data } : undefined;
  }
  const read = video.safeParse(data);
  return read.success ? { kind: 'video', site: kind, data: read.data } : undefined;
}

/** Whether a comment, given as to `readEmbed`, is written like an embed with data, known or not. */
export function isEmbedComment(comment: string): boolean {
  const [, , json] = partsOf(comment);
  return json !== undefined && parsedJson(json) !== undefined;
}

/** Name and data of a comment, as they are written. */
function partsOf(comment: string): readonly (string | undefined)[] {
  const whole = comment.startsWith('<!--') ? comment.trim() : `<!--${comment}-->`;
  return COMMENT.exec(whole) ?? [];
}

/** Every comment that begins like an embed, in order; what stands in code is none. */
export function parseEmbeds(markdown: string): EmbedInText[] {
  const found: EmbedInText[] = [];
  collect(parseMarkdown(markdown), found);
  return found;
}

function collect(node: Nodes, found: EmbedInText[]): void {
  if (node.type === 'html') found.push(...embedsOf(node));
  if ('children' in node) for (const child of node.children) collect(child, found);
}

function embedsOf({ value, position }: Html): EmbedInText[] {
  const offset = position?.start.offset ?? 0;
  return [...value.matchAll(/<!-- qc:embed\/.*?-->/gs)].map(({ 0: comment, index }) => ({
    comment,
    embed: readEmbed(comment),
    start: offset + index,
    end: offset + index + comment.length,
  }));
}

function jsonText(value: string): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Anybody may write such a comment; one without data is none of ours.
    return undefined;
  }
}
