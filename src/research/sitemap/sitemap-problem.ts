/** Why a sitemap could not be read; the message ends a sentence that names it. */
export class SitemapProblem extends Error {
  override readonly name = 'SitemapProblem';
}
