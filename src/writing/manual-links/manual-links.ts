import type { ArticleRequest } from '../../contract/write-blog.ts';

/** A link the customer ordered. */
export interface OrderedLink {
  /** Text the link must stand on, exactly. */
  readonly anchor: string;
  readonly url: string;
}

/** The links of an order, whichever names it gives their parts. */
export function orderedLinks({
  additionalManualLinks = [],
}: Pick<ArticleRequest, 'additionalManualLinks'>): OrderedLink[] {
  return additionalManualLinks.map(({ anchor, text, url, link }) => ({
    anchor: (anchor ?? text ?? '').replace(/\s+/gu, ' ').trim(),
    url: url ?? link ?? '',
  }));
}
