import type { PostSummary } from '../../store/posts.ts';
import { path } from './addresses.ts';
import type { PageContext } from './page-context.ts';

export const POSTS_OF_LLMS_TXT = 500;

/** `robots.txt`: everything may be read but what only repeats it. */
export function robotsText({ base, canonicalBase }: PageContext): string {
  return [
    'User-agent: *',
    `Disallow: ${base}/?q=`,
    `Disallow: ${base}/?newer=`,
    '',
    `Sitemap: ${canonicalBase}${path.sitemap}`,
    '',
  ].join('\n');
}

/** `llms.txt`: what the blog is about, and its newest articles as markdown. */
export function llmsText({ site, canonicalBase, words }: PageContext, posts: readonly PostSummary[]): string {
  const about = site.description || site.tagline;
  const entries = posts.map(({ title, slug, description }) => {
    const link = `[${plainLine(title)}](${canonicalBase}${path.markdown(slug)})`;
    return description === '' ? `- ${link}` : `- ${link}: ${plainLine(description)}`;
  });
  return [
    `# ${plainLine(site.name)}`,
    ...(about === '' ? [] : [`> ${plainLine(about)}`]),
    `## ${words.latest}`,
    entries.join('\n'),
    '',
  ].join('\n\n');
}

/** One line in which nothing is a mark of markdown or HTML. */
function plainLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]<>`*_]/g, (mark) => `\\${mark}`)
    .trim();
}
