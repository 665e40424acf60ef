import { z } from 'zod';
import type {
  GeneratedCover,
  GeneratedCoverQuestion,
  PicturesAnswer,
  PicturesQuestion,
  VideoAnswer,
  VideoQuestion,
} from '../../media/article-media.ts';
import type { Memory, WritingMedia } from '../ports.ts';
import { remembered } from '../remembered.ts';

const link = z.object({
  start: z.number(),
  end: z.number(),
  url: z.string(),
  kind: z.enum(['manual', 'internal', 'external']),
});
const absent = <T>(schema: z.ZodType<T>) =>
  z
    .union([schema, z.null(), z.undefined()])
    .optional()
    .transform((value) => value ?? undefined);
const Pictures = z.object({
  pictures: z.array(
    z.object({
      place: z.string(),
      url: z.string(),
      says: z.array(z.object({ text: z.string(), language: z.enum(['asked', 'own', 'any']) })),
      foundBy: z.string(),
      credit: absent(z.object({ text: z.string(), links: z.array(link) })),
      provider: z.string(),
    }),
  ),
  notes: z.array(z.string()),
  isFinal: z.boolean(),
});
const Cover = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made'), url: z.string(), model: z.string(), style: z.string() }),
  z.object({ kind: z.literal('failed'), why: z.string() }),
]);
const Video = z.object({
  video: absent(z.object({ site: z.string(), watchUrl: z.string(), title: z.string() })),
  notes: z.array(z.string()),
  isFinal: z.boolean(),
});

interface Asking {
  readonly media: WritingMedia;
  readonly memory: Memory;
}

/** Pictures, looked for once for a job and all its retries; again where a provider failed and pictures are missing. */
export function findPictures(
  asked: PicturesQuestion,
  version: number,
  { media, memory }: Asking,
): Promise<PicturesAnswer> {
  const question = { kind: 'pictures', ...asked };
  return remembered(
    memory,
    { step: 'images', version, question, schema: Pictures, isKept: ({ isFinal }) => isFinal },
    () => media.findPictures(asked),
  );
}

/** A cover of an image model, paid for once for a job and all its retries; asked for again after a failure. */
export function generateCover(
  asked: GeneratedCoverQuestion,
  version: number,
  { media, memory }: Asking,
): Promise<GeneratedCover> {
  const question = { kind: 'cover', model: media.means.imageModel, ...asked };
  return remembered(
    memory,
    { step: 'images', version, question, schema: Cover, isKept: ({ kind }) => kind === 'made' },
    () => media.generateCover(asked),
  );
}

/** A video, looked for once for a job and all its retries; again where a provider failed and none was found. */
export function findVideo(asked: VideoQuestion, version: number, { media, memory }: Asking): Promise<VideoAnswer> {
  const question = { kind: 'video', ...asked };
  return remembered(memory, { step: 'video', version, question, schema: Video, isKept: ({ isFinal }) => isFinal }, () =>
    media.findVideo(asked),
  );
}
