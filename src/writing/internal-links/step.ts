import { siteAddress } from '../../research/search/site-address.ts';
import { asSentence } from '../../support/as-sentence.ts';
import { checkLink } from '../links/remembered-web.ts';
import { isThisArticle } from '../links/same-article.ts';
import { defineSharedStep } from '../step.ts';
import { findPages } from './find-pages.ts';
import type { InternalLinks } from './internal-links.ts';

const VERSION = 1;
/** A page that says less of the subject is not related to it. */
const LEAST_FIT = 0.4;
const MOST_CHECKS = 10;

export const internalLinksStep = defineSharedStep({
  name: 'internal-links',
  version: VERSION,
  reads: ['isStartInternalHyperlink', 'internalHyperlinkDomain'],
  needs: ['brief', 'similar-title', 'outline', 'seo'],
  doing: 'Looking for pages of the site to link to',
  async run({ isStartInternalHyperlink, internalHyperlinkDomain }, draft, tools): Promise<InternalLinks> {
    const orderedDomain = internalHyperlinkDomain;
    if (!isStartInternalHyperlink) {
      return { asked: false, orderedDomain, lookedIn: undefined, pages: [], notes: [] };
    }
    const {
      brief,
      'similar-title': { title },
      outline,
    } = draft;
    const domain = orderedDomain ?? tools.siteLinks.domain;
    const text = [brief.subject, title, ...outline.sections.map(({ heading }) => heading)].join('\n');
    const found = await findPages({ brief, domain, onlyThere: orderedDomain !== undefined, text }, VERSION, tools);
    const fitting = found.pages
      .filter((page) => page.fit >= LEAST_FIT && !isThisArticle(page, draft) && !isHome(page.url, domain))
      .slice(0, MOST_CHECKS);
    const checked = await Promise.all(
      fitting.map(async ({ url, title }) => ({ url, title, check: await checkLink(url, VERSION, tools) })),
    );
    const lookedIn = domain ?? (found.pages.length > 0 ? "the site's own articles" : undefined);
    const notes = [...found.notes];
    for (const { url, check } of checked)
      if (!check.alive) notes.push(asSentence(`${url} is not linked to: ${check.why}`));
    if (fitting.length === 0 && lookedIn !== undefined && notes.length === 0) {
      notes.push(`No page of ${lookedIn} fits the subject.`);
    }
    return {
      asked: true,
      orderedDomain,
      lookedIn,
      pages: checked.filter(({ check }) => check.alive).map(({ url, title }) => ({ url, title })),
      notes,
    };
  },
});

/** The front page of a site is no page about the subject. */
function isHome(url: string, domain: string | undefined): boolean {
  const path = domain === undefined ? '' : (siteAddress(domain)?.path ?? '');
  const own = new URL(url).pathname.replace(/\/+$/, '');
  return own === '' || own === path;
}
