import type { GeneratedCoverQuestion, MediaMeans, PicturesQuestion, VideoQuestion } from '../../media/article-media.ts';
import type { WritingMedia } from '../ports.ts';

/** What was asked, in order. */
export interface AskedMedia {
  readonly pictures: PicturesQuestion[];
  readonly covers: GeneratedCoverQuestion[];
  readonly drawn: string[];
  readonly videos: VideoQuestion[];
}

export const MEDIA_MEANS: MediaMeans = {
  coverInArticle: true,
  drawnCovers: true,
  imageModel: undefined,
  imageProviders: ['Openverse'],
  videoProviders: ['PeerTube (SepiaSearch)'],
};

export const PICTURES = 'https://inkwright.example/media';

/** Media that have a picture for every slot and one video; parts can be replaced. */
export function fullMedia(replaced: Partial<WritingMedia> = {}): {
  readonly media: WritingMedia;
  readonly asked: AskedMedia;
} {
  const asked: AskedMedia = { pictures: [], covers: [], drawn: [], videos: [] };
  const media: WritingMedia = {
    means: MEDIA_MEANS,
    async findPictures(question) {
      asked.pictures.push(question);
      const body = question.slots.filter(({ isCover }) => !isCover).slice(0, question.mostInBody);
      const slots = [...question.slots.filter(({ isCover }) => isCover), ...body];
      const pictures = slots.map(({ place }, index) => ({
        place,
        url: `${PICTURES}/${question.from}-${index}.webp`,
        says: [{ text: 'An outdoor unit stands beside the wall of a house in winter', language: 'any' as const }],
        foundBy: 'heat pump',
        credit: {
          text: 'Ada Example · CC BY 4.0',
          links: [{ start: 0, end: 11, url: 'https://photos.example/ada', kind: 'external' as const }],
        },
        provider: 'Openverse',
      }));
      return { pictures, notes: [], isFinal: true };
    },
    async drawCover(seed) {
      asked.drawn.push(seed);
      return `${PICTURES}/drawn.webp`;
    },
    async generateCover(question) {
      asked.covers.push(question);
      return { kind: 'made', url: `${PICTURES}/made.webp`, model: 'openai:m', style: 'Photography' };
    },
    async findVideo(question) {
      asked.videos.push(question);
      const video = { site: 'peertube', watchUrl: 'https://tube.example/w/1', title: 'Heat pumps in old houses' };
      return { video, notes: [], isFinal: true };
    },
    ...replaced,
  };
  return { media, asked };
}
