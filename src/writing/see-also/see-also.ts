import type { PageLink } from '../../article/article.ts';

/** Articles that readers may go on to. */
export interface SeeAlso {
  readonly asked: boolean;
  /** Best first. */
  readonly pages: readonly PageLink[];
  /** False: the interface gives the wish no effect here, as there is no sitemap of pages to take them from. */
  readonly applies: boolean;
  /** Why there are none; undefined when there are some, or none were asked for. */
  readonly why: string | undefined;
}
