import type { Article, ArticleBlock } from '../../article/article.ts';
import type { SharedDraft } from '../draft.ts';

/** What of the draft is put between the paragraphs of a finished article. */
export type MediaParts = Pick<SharedDraft, 'images' | 'video' | 'call-to-action'>;

/**
 * Puts pictures under their headings, the video at the end of its section, and the call to action behind the
 * introduction or the body. What belongs to a heading that the article does not have in the end is left out.
 */
export function placeMedia(article: Article, { images, video, 'call-to-action': cta }: MediaParts): Article {
  const pictures = new Map(images.body.map(({ heading, picture }) => [heading, picture]));
  const last = article.sections.length - 1;
  const call: ArticleBlock[] = cta.embed === undefined ? [] : [{ kind: 'embed', comment: cta.embed.comment }];
  const inIntroduction = cta.embed?.place === 'introduction' || last < 0;
  let videoLeft = video.video;
  const sections = article.sections.map((section, index) => {
    const picture = pictures.get(section.heading);
    pictures.delete(section.heading);
    const embeds: ArticleBlock[] = [];
    if (videoLeft?.heading === section.heading) {
      embeds.push({ kind: 'embed', comment: videoLeft.comment });
      videoLeft = undefined;
    }
    if (index === last && !inIntroduction) embeds.push(...call);
    if (picture === undefined && embeds.length === 0) return section;
    const first: ArticleBlock[] = picture === undefined ? [] : [{ kind: 'picture', ...picture }];
    return { ...section, blocks: [...first, ...section.blocks, ...embeds] };
  });
  const { cover, coverInArticle } = images;
  const credit = cover?.picture.credit;
  return {
    ...article,
    ...(cover === undefined || !coverInArticle ? {} : { cover: cover.picture }),
    ...(credit === undefined || coverInArticle ? {} : { pictureCredit: credit }),
    introduction: inIntroduction ? [...article.introduction, ...call] : article.introduction,
    sections,
  };
}

/** Pictures of the article as it is printed, its cover included; what the quota counts. */
export function countPictures(article: Article, { images }: MediaParts): number {
  const inBody = article.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'picture').length;
  return inBody + (images.cover === undefined ? 0 : 1);
}

/** The cover as search engines and platforms are told of it. */
export function featureImage({ images: { cover } }: MediaParts): { featureImage?: string } {
  return cover === undefined ? {} : { featureImage: cover.picture.url };
}
