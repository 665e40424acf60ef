import { embedComment } from '../../src/article/embeds.ts';
import type { FinishedArticle } from '../../src/article/finished-article.ts';
import type { EncodedPicture } from '../../src/media/encode/encoded-picture.ts';
import { putPictureUse } from '../../src/store/stored-images.ts';
import { sha256Hex } from '../../src/support/hash.ts';
import { exampleLibrary, orderOf, sourceDocument } from '../../src/writing/example-library.fixture.ts';
import { fullMedia } from '../../src/writing/images/media.fixture.ts';
import { writeArticle } from '../../src/writing/write-article.ts';
import { portsOver, quietWeb } from '../../src/writing/writing-ports.fixture.ts';
import type { BlogDesk } from './blog-desk.ts';

export const SHOP = 'https://shop.example/aero-7?from=blog&kind=1';
export const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
export const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

/** Stores a picture for a blog as an article's own. @returns its path on the service */
export async function storePicture(desk: BlogDesk, place: string, picture: EncodedPicture): Promise<string> {
  const { accountId, siteId } = desk.ann;
  const { jobId } = await desk.start(accountId, siteId);
  const hash = sha256Hex(picture.bytes);
  const use = {
    ...{ rootId: jobId, place, accountId, siteId, provider: 'openverse', providerId: place, title: place },
    ...{ pageUrl: null, creator: 'Ada Example', licence: 'CC BY 4.0', licenceUrl: null, createdAt: desk.clock.now() },
  };
  await putPictureUse(desk.test.db, use, { ...picture, hash });
  return `/media/${hash}.webp`;
}

/**
 * An article about a product page as the service writes it, with a cover, two pictures, a video and a call to action,
 * and a second call to action of the other kind behind its introduction.
 * @param pictures addresses: the cover, then the others
 */
export async function illustratedArticle(pictures: readonly string[]): Promise<FinishedArticle> {
  const documents = exampleLibrary('en');
  const document = sourceDocument(
    { id: 'page', title: 'Aero 7 heat pump', url: SHOP },
    [
      'The Aero 7 is a heat pump for small houses. It is quiet, and its outdoor unit fits below a window.',
      ...documents
        .slice(0, 5)
        .map(({ title, passages }) => `## ${title}\n\n${passages.map(({ text }) => text).join('\n\n')}`),
    ].join('\n\n'),
  );
  const { media: found } = fullMedia();
  const { media } = fullMedia({
    findPictures: async (question) => {
      const answer = await found.findPictures(question);
      return {
        ...answer,
        pictures: answer.pictures.map((each, index) => ({ ...each, url: pictures[index] ?? each.url })),
      };
    },
    findVideo: async () => ({
      video: { site: 'youtube', watchUrl: VIDEO, title: 'How loud is a heat pump?' },
      notes: [],
      isFinal: true,
    }),
  });
  const order = orderOf({
    ...{ inputType: 'url', mainInput: SHOP, primaryKeyword: ['heat pump'], isRaiseEvidenceNotFindError: false },
    ...{ isAddH2Video: true, isAddCta: true, ctaModelType: 'three_stage', targetBlogWordCount: '1000-2000' },
  });
  const readPage = async () =>
    ({ kind: 'read', url: SHOP, document, page: 'product', pageReason: 'it has a price' }) as const;
  const article = await writeArticle(order, portsOver(documents, { media, web: quietWeb({ readPage }) }));
  const second = embedComment('CTA', {
    model_type: 'anchor_text',
    link: SHOP,
    content: 'Learn more: Aero 7 heat pump',
  });
  return { ...article, markdown: article.markdown.replace(/\n## /, `\n${second}\n\n## `) };
}
