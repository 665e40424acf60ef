import { z } from 'zod';
import type { LinkCheck, RelatedPages, RelatedPagesQuestion } from '../../research/web-research.ts';
import type { OwnArticle, SiteLinks } from '../ports.ts';
import { remembered } from '../remembered.ts';
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
export function relatedPages(
  asked: RelatedPagesQuestion,
  version: number,
  { web, memory }: Tools,
): Promise<RelatedPages> {
  const question = { kind: 'related-pages', ...asked };
  return remembered(
    memory,
    { step: 'links', version, question, schema: Pages, isKept: ({ kind }) => kind !== 'unreadable' },
    () => web.relatedPages(asked),
  );
}

/** Whether an address answers, asked once for a job and all its retries; again where nobody could tell. */
export function checkLink(url: string, version: number, { web, memory }: Tools): Promise<LinkCheck> {
  const question = { kind: 'link', url };
  return remembered(
    memory,
    { step: 'links', version, question, schema: Check, isKept: (check) => check.alive || check.gone === true },
    () => web.checkLink(url),
  );
}

/** Published articles of the site, asked once for a job and all its retries. */
export function ownArticles(
  asked: Parameters<SiteLinks['ownArticles']>[0],
  version: number,
  { siteLinks, memory }: Tools,
): Promise<readonly OwnArticle[]> {
  const question = { kind: 'own-articles', ...asked };
  return remembered(memory, { step: 'links', version, question, schema: Articles }, () => siteLinks.ownArticles(asked));
}
