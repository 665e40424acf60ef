import type { PageList } from '../../research/web-research.ts';
import { asSentence } from '../../support/as-sentence.ts';
import { relatedPages } from '../links/remembered-web.ts';
import { isThisArticle } from '../links/same-article.ts';
import { defineSharedStep } from '../step.ts';
import type { SeeAlso } from './see-also.ts';

const VERSION = 1;
const MOST_PAGES = 5;
/** A page that fits the subject less is no reading on it. */
const LEAST_FIT = 0.3;

export const seeAlsoStep = defineSharedStep({
  name: 'see-also',
  version: VERSION,
  reads: ['isAddSeeAlso'],
  needs: ['brief', 'similar-title', 'seo'],
  doing: 'Choosing articles to read on',
  async run({ isAddSeeAlso }, draft, tools): Promise<SeeAlso> {
    const { seeAlsoSitemap } = tools.order;
    if (!isAddSeeAlso && seeAlsoSitemap === undefined)
      return { asked: false, pages: [], applies: true, why: undefined };
    const none = (why: string, applies: boolean): SeeAlso => ({ asked: true, pages: [], applies, why });
    const from = placeOf(seeAlsoSitemap, tools.siteLinks.domain);
    if (from === undefined) return none('The site has no domain whose sitemap could name related articles.', false);
    const { subject, keyword, language } = draft.brief;
    const found = await relatedPages(
      {
        from,
        subject: keyword === undefined || subject.includes(keyword) ? subject : `${subject} ${keyword}`,
        language,
        // One more, as this very article may be among them.
        limit: MOST_PAGES + 1,
        followIndex: false,
      },
      VERSION,
      tools,
    );
    if (found.kind !== 'found') return none(asSentence(found.why), found.kind !== 'index-sitemap');
    const pages = found.pages
      .filter((page) => page.score >= LEAST_FIT && !isThisArticle(page, draft))
      .slice(0, MOST_PAGES)
      .map(({ url, title }) => ({ url, title: title.split(/\s+\|\s+/)[0] ?? title }));
    return pages.length === 0
      ? none('No page of the sitemap fits the subject.', true)
      : { asked: true, pages, applies: true, why: undefined };
  },
});

function placeOf(sitemap: string | undefined, domain: string | undefined): PageList | undefined {
  if (sitemap !== undefined) return { kind: 'sitemap', url: sitemap };
  return domain === undefined ? undefined : { kind: 'domain', domain };
}
