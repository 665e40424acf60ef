import { picturesIn } from '../../article/pictures-in-markdown.ts';
import { usualAddress } from '../../article/usual-address.ts';
import type { WishVerdict } from '../../contract/compliance-report.ts';
import type { CheckedWish } from '../check/finished.ts';
import { bodyImages, embedWishes } from '../check/media-wishes.ts';
import type { EditedText } from './edited-text.ts';

/** The wishes for pictures, video and call to action on an edited text. */
export function mediaWishesOfText(text: EditedText): CheckedWish[] {
  const { order, edited, before } = text;
  const { request } = order;
  const hasPictures = isHonoured(before('isAddH2Images'));
  const hasVideos = isHonoured(before('isAddH2Video'));
  const images = { isAvailable: hasPictures, wanted: { body: request.isAddH2Images }, notes: [] };
  const under = {
    parts: {
      images,
      video: { asked: request.isAddH2Video, isAvailable: hasVideos, video: undefined, notes: [] },
      'call-to-action': {
        asked: request.isAddCta,
        applies: before('isAddCta')?.verdict !== 'not-applicable',
        kindAsked: request.ctaModelType,
      },
    },
    article: { title: edited.title },
    markdown: edited.markdown,
  };
  return [...coverWishes(text), bodyImages(under), ...embedWishes(under)].filter((wish) => wish !== undefined);
}

function isHonoured(before: WishVerdict | undefined): before is WishVerdict {
  return before !== undefined && before.verdict !== 'not-honoured';
}

/** The picture itself is as it was; an edit can only take it out of the text, or put one there. */
function coverWishes({ order, written, edited, seo, before }: EditedText): CheckedWish[] {
  const cover = before('isAddMainImage');
  if (!isHonoured(cover)) return [];
  const wanted = order.request.isAddMainImage;
  const [first] = picturesIn(edited.markdown);
  const [then] = picturesIn(written.markdown);
  const chosen = seo.featureImage;
  const stoodInText = chosen !== undefined && then?.url === usualAddress(chosen);
  const under = first !== undefined && (first.part === edited.title || first.part === '') ? first : undefined;
  const stands = stoodInText ? under !== undefined : chosen !== undefined || under !== undefined;
  const isSame = chosen !== undefined && (!stoodInText || under?.url === then?.url);
  const origin = before('imageFrom');
  return [
    {
      field: 'isAddMainImage',
      wanted: cover.wanted,
      found: isSame ? cover.found : stands ? 'another picture under the title' : 'none',
      how: cover.how,
      verdict: stands === wanted ? 'met' : 'not-met',
      hard: false,
    },
    ...(isHonoured(origin) ? [sameOrigin(origin, isSame)] : []),
  ];
}

function sameOrigin(origin: WishVerdict, isSame: boolean): CheckedWish {
  if (isSame) return { ...origin, field: 'imageFrom' };
  const { note: _, ...wish } = origin;
  return { ...wish, field: 'imageFrom', found: 'another picture, or none', verdict: 'not-met' };
}
