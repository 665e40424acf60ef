import type { RunningJob } from '../jobs/job-handler.ts';
import type { PictureOrigin, PictureStore } from '../media/picture-store.ts';
import type { Database } from '../store/database.ts';
import { type PictureUse, putPictureUse, selectPicturesOfSite } from '../store/stored-images.ts';
import type { Clock } from '../support/clock.ts';
import { sha256Hex } from '../support/hash.ts';

interface StoreParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Without slash at the end. */
  readonly publicUrl: string;
}

/** The pictures of one article, kept in the database and served at `/media/`. */
export function pictureStoreOf(
  { db, clock, publicUrl }: StoreParts,
  { rootId, accountId }: Pick<RunningJob, 'rootId' | 'accountId'>,
  siteId: string,
): PictureStore {
  const useOf = ({ place, provider, id, title, pageUrl, creator, licence }: PictureOrigin): PictureUse => ({
    ...{ rootId, accountId, siteId, place, provider, title },
    providerId: id,
    pageUrl: pageUrl ?? null,
    creator: creator ?? null,
    licence: licence?.name ?? null,
    licenceUrl: licence?.url ?? null,
    createdAt: clock.now(),
  });
  return {
    async store(picture, origin) {
      const hash = sha256Hex(picture.bytes);
      await putPictureUse(db, useOf(origin), { ...picture, hash });
      return `${publicUrl}/media/${hash}.webp`;
    },
    async noteLinked(origin) {
      await putPictureUse(db, useOf(origin), undefined);
    },
    async usedLately() {
      const used = await selectPicturesOfSite(db, siteId, rootId);
      return new Set(
        used.flatMap(({ provider, providerId, pageUrl }) => [
          `${provider}:${providerId}`,
          ...(pageUrl === null ? [] : [pageUrl]),
        ]),
      );
    },
  };
}
