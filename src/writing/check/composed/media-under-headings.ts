import type { WholeText } from '../../composing/whole-text.ts';
import type { MediaParts } from '../../images/place-media.ts';
import type { ComposedParts } from './composed-parts.ts';

/** Pictures and video under the headings as they read now: a repair may have given a section another one. */
export function mediaUnderHeadings(text: WholeText, parts: ComposedParts): MediaParts {
  const { images, video, 'call-to-action': callToAction, outline } = parts;
  const now = new Map(text.sections.map(({ id, heading }) => [id, heading]));
  const renamed = new Map(outline.sections.map(({ id, heading }) => [heading, now.get(id) ?? heading]));
  const moved = <T extends { readonly heading: string }>(item: T): T => ({
    ...item,
    heading: renamed.get(item.heading) ?? item.heading,
  });
  return {
    images: { ...images, body: images.body.map(moved) },
    video: video.video === undefined ? video : { ...video, video: moved(video.video) },
    'call-to-action': callToAction,
  };
}
