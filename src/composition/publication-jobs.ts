import { publicUrlOf, type Settings } from '../config/settings.ts';
import type { Language } from '../contract/languages.ts';
import type { JobQueue } from '../jobs/job-handler.ts';
import { lexiconOf } from '../language/lexicon-of.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { OutboundError, shownUrl } from '../outbound/outbound-error.ts';
import { createOutbound } from '../outbound/safe-fetch.ts';
import { canonicalBaseOf, path } from '../publishing/hosted-blog/addresses.ts';
import { renderArticleHtml } from '../publishing/hosted-blog/render-article.ts';
import type { EndedPublication, HostedBlogTarget } from '../publishing/publication/publication-parts.ts';
import { createPublications, type Publications } from '../publishing/publication/publications.ts';
import { type Connections, createConnections } from '../publishing/wordpress/connections.ts';
import { createWordPress } from '../publishing/wordpress/wordpress.ts';
import { selectCategories } from '../store/categories.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';
import { putPost, takeDownPost } from '../store/posts.ts';
import { findHostedPlace } from '../store/published-content.ts';
import { findServedPicture } from '../store/stored-images.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import type { Logger } from '../support/logger.ts';
import { sealingKey } from '../support/sealed.ts';
import { userAgentOf } from './user-agent.ts';

interface PublishingParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  /** Of the installation. */
  readonly secret: string;
  /** Of the package, for the name under which a WordPress sees us. */
  readonly version: string;
  /** Called in the transaction that ends a publication. */
  readonly onEnded: (trx: DatabaseTransaction, ended: EndedPublication) => Promise<void>;
}

export interface OpenPublishing {
  readonly publications: Publications;
  readonly connections: Connections;
  close(): Promise<void>;
}

const PURPOSE = 'the password of a WordPress';
const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
/** More than any blog has; a list that is longer ends there. */
const MOST_CATEGORIES = 1_000;

/** The ways to readers; nothing is contacted yet. */
export function openPublishing(
  settings: Pick<Settings, 'allowHosts' | 'publicUrl' | 'host' | 'port'>,
  { secret, version, ...parts }: PublishingParts,
): OpenPublishing {
  const { db, clock } = parts;
  const { allowHosts } = settings;
  const publicUrl = publicUrlOf(settings);
  const key = sealingKey(secret, PURPOSE);
  const outbound = createOutbound({ allowHosts, userAgent: userAgentOf(settings, version) });
  const wordpress = createWordPress({
    outbound,
    key,
    clock,
    render: (markdown, language) => renderArticleHtml(markdown, { language, headings: headingsOf(language) }),
    readPicture: (url, signal) => readPicture(url, { db, outbound, publicUrl, signal }),
  });
  const hosted = hostedBlog(db, publicUrl, clock);
  return {
    publications: createPublications({ ...parts, hosted, wordpress, random: Math.random }),
    connections: createConnections({ ...parts, outbound, allowHosts, key }),
    close: () => outbound.close(),
  };
}

function headingsOf(language: Language): { faq: string; sources: string } {
  const { faq, sources } = lexiconOf(language).labels;
  return { faq, sources };
}

function hostedBlog(db: Database, publicUrl: string, clock: Clock): HostedBlogTarget {
  return {
    async put(trx, content) {
      const { seo, wishes } = content;
      const place = await findHostedPlace(trx, content);
      const now = clock.now();
      const { slug } = await putPost(trx, {
        ...content,
        description: seo.description,
        keywords: seo.keywords,
        featureImage: seo.featureImage,
        authorId: wishes.wpInfo?.auth_id ?? content.author?.id,
        categoryId: wishes.wpInfo?.category_id,
        publishedAt: place.publishedAt ?? now,
        modifiedAt: now,
      });
      const site = { slug: place.siteSlug, hostedDomain: place.hostedDomain };
      return `${canonicalBaseOf(publicUrl, site)}${path.post(slug)}`;
    },

    takeDown: takeDownPost,

    async categories(accountId, siteId) {
      const all = await selectCategories(db, accountId, siteId, { limit: MOST_CATEGORIES });
      return all.map(({ id, name }) => ({ id, name })).reverse();
    },
  };
}

const OWN_PICTURE = /\/media\/([0-9a-f]{64})(?:\.webp)?$/;

/** Pictures that we serve ourselves come from the database: our own address need not be one that we may ask. */
async function readPicture(
  url: string,
  { db, outbound, publicUrl, signal }: { db: Database; outbound: Outbound; publicUrl: string; signal: AbortSignal },
): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const [, hash] = (url.startsWith(`${publicUrl}/`) && OWN_PICTURE.exec(url)) || [];
  const own = hash === undefined ? undefined : await findServedPicture(db, hash, undefined);
  if (own !== undefined) return { bytes: own.bytes, mediaType: 'image/webp' };
  const { status, body, mediaType } = await outbound.fetch({
    url,
    accept: ['image/*'],
    maxBytes: MOST_PICTURE_BYTES,
    signal,
  });
  if (status >= 300) throw gone(url, status);
  return { bytes: body, mediaType: mediaType ?? '' };
}

function gone(url: string, status: number): OutboundError {
  const retryable = status >= 500 || status === 429;
  return new OutboundError('connection', `"${shownUrl(url)}" answers ${status}.`, { url, retryable });
}
