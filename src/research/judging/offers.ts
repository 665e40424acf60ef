import { isQuestion } from '../../language/question-kind.ts';
import { refusing } from '../replace-sentences.ts';
import type { SourceSentence, SourceText } from '../source-text.ts';
import type { Refusal } from './judge-sentence.ts';

/**
 * Sentences that sell or invite under one heading from which on it is an offer, an advert among them: so many, and this share; more
 * where a page has no other part, as its offers then stand at its foot.
 */
const SELLING = { least: 2, share: 0.3, ofPage: 0.5 } as const;
const SELLS: ReadonlySet<Refusal | undefined> = new Set(['advert', 'boilerplate', 'site talk', 'shout']);

/** "L'offre Mielou", "Our services", "About us": what a house says of itself. */
const OFFER_HEADING =
  /^(?:l['’]offre \p{Lu}|(?:our|the) (?:offer|services|products|packages|pricing)\b|about (?:us|the author)\b|pricing\b|nos (?:offres|services|produits)|notre offre|à propos (?:de nous|de l['’]auteure?|d['’]\p{Lu})|unsere? (?:angebote?|leistungen|produkte)|über (?:uns|den autor|die autorin)|nuestr[oa]s? (?:oferta|servicios|productos)|sobre (?:nosotros|el autor|la autora)|chi siamo|la nostra offerta|о нас|об авторе|наш[аиe]? (?:магазин|курс|услуги)|会社概要|著者について|この記事を書いた人|关于我们|作者简介|關於我們)/iu;

/** Whether a heading stands over what a house says of itself or has to sell. */
export function isOfferHeading(heading: string): boolean {
  return OFFER_HEADING.test(heading);
}

/** Refuses all that stands under a heading of a page from elsewhere under which something is sold. */
export function withoutOffers(source: SourceText): SourceText {
  const parts = new Int32Array(source.documents.length);
  for (const { documentIndex, sentences } of source.blocks) {
    if (sentences.length > 0) parts[documentIndex] = (parts[documentIndex] ?? 0) + 1;
  }
  const offered = source.blocks
    .filter(({ document, documentIndex, heading = '', sentences }) => {
      if (document.trusted) return false;
      if (isOfferHeading(heading)) return true;
      const share = parts[documentIndex] === 1 ? SELLING.ofPage : SELLING.share;
      return isOffer(sentences, share) && !answersFirst(heading, sentences);
    })
    .flatMap(({ sentences }) => sentences)
    .filter(({ judgement }) => judgement.refusal === undefined);
  return refusing(source, offered, 'advert');
}

/** An answer to a question in the heading; what sells behind it is the foot of the page. */
function answersFirst(heading: string, sentences: readonly SourceSentence[]): boolean {
  return isQuestion(heading) && sentences[0]?.judgement.refusal === undefined;
}

function isOffer(sentences: readonly SourceSentence[], share: number): boolean {
  if (!sentences.some(({ judgement }) => judgement.refusal === 'advert')) return false;
  const selling = sentences.filter(({ judgement }) => SELLS.has(judgement.refusal)).length;
  return selling >= SELLING.least && selling >= share * sentences.length;
}
