import { IMAGE_STYLES } from '../contract/image-styles.ts';
import type { ImageModel } from '../models/image-model.ts';
import { ModelError } from '../models/language-model.ts';
import type { GeneratedCover, GeneratedCoverQuestion } from './article-media.ts';
import type { PictureThreads } from './encode/picture-threads.ts';
import { styleForTopic, styleNamed } from './image-styles-for-topics.ts';
import { PictureError } from './picture-error.ts';
import type { PictureStore } from './picture-store.ts';

const LARGEST = '1792x1024';
const LONGEST_TEXT = 300;

interface GenerateParts {
  readonly model: ImageModel;
  readonly threads: Pick<PictureThreads, 'reencode'>;
  readonly store: PictureStore;
  readonly accountId: string;
}

/**
 * Has the image model make a cover, and stores it.
 * @throws the signal's reason when it is aborted; what the model refuses or fails at is an answer
 */
export async function generateCover(
  { model, threads, store, accountId }: GenerateParts,
  question: GeneratedCoverQuestion,
  signal: AbortSignal,
): Promise<GeneratedCover> {
  const style =
    question.stylePrompt === undefined
      ? styleForTopic(`${question.title} ${question.subject}`)
      : styleNamed(question.stylePrompt);
  const stylePrompt = question.stylePrompt ?? IMAGE_STYLES[style ?? 'Photography'];
  try {
    const { bytes } = await model.generate(
      { prompt: coverPrompt(question, stylePrompt), size: question.size ?? LARGEST, seed: question.seed },
      { signal, accountId },
    );
    const origin = { place: 'cover', provider: 'ai', id: model.name, title: question.title };
    const url = await store.store(await threads.reencode(bytes, signal), {
      ...origin,
      pageUrl: undefined,
      creator: undefined,
      licence: undefined,
    });
    return { kind: 'made', url, model: model.name, style: style ?? stylePrompt };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PictureError) {
      return { kind: 'failed', why: `The picture of the image model could not be used: ${error.message}.` };
    }
    if (error instanceof ModelError) return { kind: 'failed', why: `The image model failed: ${error.message}` };
    throw error;
  }
}

/** Titles come from customers and pages: they say what to show, on one line, and are quoted. */
function coverPrompt({ title, section, subject, negativePrompt }: GeneratedCoverQuestion, stylePrompt: string): string {
  const quoted = (text: string) =>
    `"${text
      .replace(/["\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_TEXT)}"`;
  return [
    `A cover picture for an article with the title ${quoted(title)}, about ${quoted(subject)}.`,
    ...(section === '' ? [] : [`It gives an idea of ${quoted(section)}.`]),
    `Style: ${stylePrompt}`,
    'One clear subject, composed for a wide banner. No text, letters, numbers, captions, logos or watermarks anywhere in the picture.',
    ...(negativePrompt === undefined || negativePrompt.trim() === ''
      ? []
      : [`Must not be in the picture: ${quoted(negativePrompt)}.`]),
  ].join('\n');
}
