import { markdownLinks } from '../../article/markdown-links.ts';
import type { WishVerdict } from '../../contract/compliance-report.ts';
import { fieldPath } from '../../contract/earlier-blog.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { isOnSite, siteAddress } from '../../research/search/site-address.ts';
import type { CheckedWish } from '../check/finished.ts';
import { linkWishes } from '../check/link-wishes.ts';
import { keyword, language, oneHeadline, placeholders, repetition, section } from '../check/text-wishes.ts';
import { evidenceWish, rangeWish } from '../check/wishes.ts';
import { orderedLinks } from '../manual-links/manual-links.ts';
import { editedCitationsWish, figuresWish, numbersWish } from './citation-wishes.ts';
import type { EditedText } from './edited-text.ts';
import { mediaWishesOfText } from './media-wishes-of-text.ts';
import { voiceWishesOfText } from './voice-wishes-of-text.ts';

const NOT_AGAIN = 'The text was edited, and only the research or the questions to a model could tell.';
/** Characters of what was found that a report names. */
const LONGEST = 2_000;
const WHY = {
  emptySection: 'It is not in the edited text.',
  missingKeyword: 'It is not in',
} as const;

/** Every wish of the order on an edited text: measured again, or named as not checked. */
export function recheckedWishes(text: EditedText): WishVerdict[] {
  const { order, written, before } = text;
  const measured = measuredWishes(text).map((wish) => fittedTo(before(wish.field), wish));
  const fields = new Set(measured.map(({ field }) => fieldPath(order, field)));
  const others = written.report.wishes.filter(({ field }) => !fields.has(field)).map(withoutVerdict);
  return [...measured.map(({ field, ...wish }) => shortened({ field: fieldPath(order, field), ...wish })), ...others];
}

/** A text of the largest size may break a wish ten thousand times. */
function shortened(wish: WishVerdict): WishVerdict {
  const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
  return { ...wish, found: short(wish.found), ...(wish.note === undefined ? {} : { note: short(wish.note) }) };
}

/** What holds of the order or of the installation holds whatever the text says; anything else is not known any more. */
function withoutVerdict(wish: WishVerdict): WishVerdict {
  if (wish.verdict === 'not-honoured' || wish.verdict === 'not-applicable') return wish;
  return { ...wish, found: 'not checked again', verdict: 'not-checked', note: NOT_AGAIN };
}

/** A wish that has no effect on this article has none after an edit; one that had may not lose it. */
function fittedTo(before: WishVerdict | undefined, wish: CheckedWish): CheckedWish {
  if (before?.verdict === 'not-applicable' && wish.field === 'targetBlogWordCount') {
    return {
      ...wish,
      verdict: 'not-applicable',
      hard: false,
      ...(before.note === undefined ? {} : { note: before.note }),
    };
  }
  if (wish.verdict !== 'not-applicable' || before === undefined || before.verdict === 'not-applicable') return wish;
  const { note: _, ...rest } = wish;
  return { ...rest, verdict: 'not-met' };
}

function measuredWishes(text: EditedText): CheckedWish[] {
  const { order, edited, parts, words, found, brief, seo, slug, written } = text;
  const { request } = order;
  const { labels } = lexiconOf(brief.language);
  const article = { language: brief.language, title: edited.title, labels, introduction: [] };
  const under = {
    ...{ parts: { brief }, article, seo: { description: seo.description, slug } },
    placeholders: { asked: request.isFoundPlaceholderError },
  };
  return [
    oneHeadline(under, parts),
    language(under, parts),
    rangeWish(brief, written.report.blogType ?? 'plain', words),
    section(
      {
        field: 'isAddKeyTakeaways',
        asked: request.isAddKeyTakeaways,
        label: labels.keyTakeaways,
        why: WHY.emptySection,
      },
      parts,
    ),
    section({ field: 'isAddFaq', asked: request.isAddFaq, label: labels.faq, why: WHY.emptySection }, parts),
    keyword(under, parts, WHY.missingKeyword),
    evidenceWish(
      request.isAddEvidence,
      found.citations.map(({ sentence }) => sentence),
    ),
    editedCitationsWish(found),
    numbersWish(found.numbers),
    figuresWish(text),
    placeholders(under, parts),
    titleWish(text),
    repetition(parts),
    ...linkWishes({ parts: linksOf(text), article, markdown: edited.markdown }),
    ...mediaWishesOfText(text),
    ...voiceWishesOfText(text),
  ].filter((wish) => wish !== undefined);
}

function titleWish({ order, written, edited, similarTitle }: EditedText): CheckedWish | undefined {
  if (!order.request.isFilterSimilarTitle) return undefined;
  const isSame = edited.title === written.title;
  return {
    field: 'isFilterSimilarTitle',
    wanted: "a title unlike those of the site's other articles",
    found:
      similarTitle === undefined ? `"${edited.title}", like none of them` : `"${edited.title}", like "${similarTitle}"`,
    how: isSame ? 'The title was not edited' : 'Shared stems of the titles',
    verdict: isSame || similarTitle === undefined ? 'met' : 'not-met',
    hard: true,
  };
}

/** Pages of the site are known by their addresses: which of them fit, only the research could tell. */
function linksOf({ order, edited, ownAddresses, before }: EditedText): Parameters<typeof linkWishes>[0]['parts'] {
  const { request, seeAlsoSitemap } = order;
  const ordered = request.internalHyperlinkDomain;
  const places = [...(ordered === undefined ? ownAddresses : [ordered])].flatMap(
    (address) => siteAddress(address) ?? [],
  );
  const pages = markdownLinks(edited.markdown)
    .filter(({ url }) => places.some((place) => isOnSite(url, place)))
    .map(({ url, text }) => ({ url, title: text }));
  const internal = before('isStartInternalHyperlink');
  const seeAlso = before('isAddSeeAlso');
  return {
    'manual-links': orderedLinks(request),
    'internal-links': {
      asked: request.isStartInternalHyperlink,
      orderedDomain: ordered,
      lookedIn: internal?.verdict === 'not-applicable' ? undefined : (ordered ?? ownAddresses[0]),
      pages,
      notes: [],
    },
    'external-links': { asked: request.isStartExternalHyperlink, notes: [] },
    'see-also': {
      asked: request.isAddSeeAlso || seeAlsoSitemap !== undefined,
      pages: [],
      applies: seeAlso?.verdict !== 'not-applicable',
      why: seeAlso?.note,
    },
  };
}
