import { z } from 'zod';
import type { LinkCheck, RelatedPages, RelatedPagesQuestion } from '../../research/web-research.ts';
import type { OwnArticle, SiteLinks } from '../ports.ts';
import type { StepTools } from '../step.ts';

const Pages = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    pages: z.array(z.object({ url: z.string(), title: z.string(), score: z.number() })),
  }),
  z.object({ kind: z.enum(['index-sitemap', 'no-sitemap', 'unreadable']), why: z.string() }),
]);
const Check = z.discriminatedUnion('alive', [
  z.object({ alive: z.literal(true) }),
  z
    .object({ alive: z.literal(false), why: z.string(), gone: z.literal(true).optional() })
    .transform(({ gone, ...check }) => (gone === undefined ? check : { ...check, gone })),
]);
const Articles = z.array(z.object({ title: z.string(), url: z.string() }));

type Tools = Pick<StepTools, 'memory' | 'siteLinks' | 'web'>;

/** Pages of a site that fit a subject, asked once for a job and all its retries; again where the site gave nothing. */
export async function relatedPages(
  asked: RelatedPagesQuestion,
  version: number,
  { web, memory }: Tools,
): Promise<RelatedPages> {
  const question = { kind: 'related-pages', ...asked };
  const known = await memory.recall('links', question);
  if (known !== undefined) return Pages.parse(known);
  const answer = await web.relatedPages(asked);
  if (answer.kind === 'unreadable') return answer;
  return Pages.parse(await memory.remember('links', version, question, answer));
}

/** Whether an address answers, asked once for a job and all its retries; again where nobody could tell. */
export async function checkLink(url: string, version: number, { web, memory }: Tools): Promise<LinkCheck> {
  const question = { kind: 'link', url };
  const known = await memory.recall('links', question);
  if (known !== undefined) return Check.parse(known);
  const answer = await web.checkLink(url);
  if (!answer.alive && answer.gone !== true) return answer;
  return Check.parse(await memory.remember('links', version, question, answer));
}

/** Published articles of the site, asked once for a job and all its retries. */
export async function ownArticles(
  asked: Parameters<SiteLinks['ownArticles']>[0],
  version: number,
  { siteLinks, memory }: Tools,
): Promise<readonly OwnArticle[]> {
  const question = { kind: 'own-articles', ...asked };
  const known = await memory.recall('links', question);
  if (known !== undefined) return Articles.parse(known);
  return Articles.parse(await memory.remember('links', version, question, await siteLinks.ownArticles(asked)));
}
