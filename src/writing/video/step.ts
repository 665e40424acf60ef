import { embedComment } from '../../article/embeds.ts';
import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { sectionQueries, subjectQueries } from '../images/picture-queries.ts';
import { findVideo } from '../images/remembered-media.ts';
import { defineSharedStep } from '../step.ts';
import type { ArticleVideo } from './article-video.ts';

const VERSION = 1;

export const videoStep = defineSharedStep({
  name: 'video',
  version: VERSION,
  reads: ['isAddH2Video'],
  needs: ['brief', 'outline', 'seo'],
  doing: 'Looking for a video',
  when: ({ isAddH2Video }) => isAddH2Video,
  skipped: { asked: false, isAvailable: true, video: undefined, notes: [] },
  async run(_fields, { brief, outline }, { media, memory }): Promise<ArticleVideo> {
    const headings = outline.sections.map(({ heading }) => heading).filter((heading) => heading !== '');
    const isAvailable = media !== undefined && media.means.videoProviders.length > 0;
    if (!isAvailable || headings.length === 0) return { asked: true, isAvailable, video: undefined, notes: [] };
    const queries = [...new Set([...subjectQueries(brief), ...sectionQueries(headings[0] ?? '', brief)])];
    const { video, notes } = await findVideo({ language: brief.language, country: brief.locale, queries }, VERSION, {
      media,
      memory,
    });
    if (video === undefined) return { asked: true, isAvailable, video, notes };
    const { site, watchUrl, title } = video;
    const comment = embedComment(site, { src: watchUrl });
    const heading = bestHeading(title, headings, brief.language);
    return { asked: true, isAvailable, video: { comment, title, watchUrl, heading }, notes };
  },
});

/** The heading that shares most with the title; where none shares more than the others, one near the middle. */
function bestHeading(title: string, headings: readonly string[], language: Language): string {
  const wanted = new Set(tokensOf(title, language));
  const middle = (headings.length - 1) / 2;
  const [best] = headings
    .map((heading, index) => ({
      heading,
      shared: new Set(tokensOf(heading, language).filter((token) => wanted.has(token))).size,
      away: Math.abs(index - middle),
    }))
    .sort((one, other) => other.shared - one.shared || one.away - other.away);
  return best?.heading ?? '';
}
