import { splitImageModel } from '../config/media-settings.ts';
import { costLimitsOf } from '../config/model-settings.ts';
import { publicUrlOf, type Settings } from '../config/settings.ts';
import type { MediaCapabilities } from '../contract/capabilities.ts';
import type { RunningJob } from '../jobs/job-handler.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { MediaMeans } from '../media/article-media.ts';
import { PictureThreads } from '../media/encode/picture-threads.ts';
import { findPictures } from '../media/find-pictures.ts';
import { generateCover } from '../media/generate-cover.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, type ImageProvider } from '../media/image-provider.ts';
import { PIXABAY_KEPT, withKeptAnswers } from '../media/kept-answers.ts';
import type { PictureStore } from '../media/picture-store.ts';
import { ProviderRest } from '../media/provider-rest.ts';
import { createCommons } from '../media/providers/commons.ts';
import { createKeptPictures, type KeptPicture } from '../media/providers/kept-pictures.ts';
import { picturesInFolder } from '../media/providers/library-folder.ts';
import { createOpenverse } from '../media/providers/openverse.ts';
import { createPexels } from '../media/providers/pexels.ts';
import { createPixabay } from '../media/providers/pixabay.ts';
import { createUnsplash } from '../media/providers/unsplash.ts';
import { findVideo } from '../media/video/find-video.ts';
import { createPeertube } from '../media/video/peertube.ts';
import { VIDEO_PROVIDER_TITLES, type VideoProvider } from '../media/video/video-provider.ts';
import { createYoutube } from '../media/video/youtube.ts';
import { createImageModel, type ImageModel } from '../models/image-model.ts';
import { budgetedImages } from '../models/image-spending.ts';
import type { KeptOrder } from '../orders/kept-order.ts';
import { createOperatorOutbound } from '../outbound/operator-fetch.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createOutbound } from '../outbound/safe-fetch.ts';
import type { Database } from '../store/database.ts';
import type { ModelSpend } from '../store/model-spend.ts';
import { deleteUnusedPictures } from '../store/stored-images.ts';
import type { Clock } from '../support/clock.ts';
import { KeptValues } from '../support/kept-values.ts';
import type { Logger } from '../support/logger.ts';
import type { WritingMedia } from '../writing/ports.ts';
import { accessOf } from './model-access.ts';
import { pictureStoreOf } from './picture-store.ts';
import type { ProviderStates } from './provider-states.ts';
import { userAgentOf } from './user-agent.ts';

interface MediaParts {
  readonly db: Database;
  readonly knowledge: Pick<Knowledge, 'listImages' | 'imageBytes'>;
  readonly spend: Pick<ModelSpend, 'limitsOf' | 'reserve' | 'settle'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Of the package, for the name under which servers see us. */
  readonly version: string;
  readonly states: ProviderStates;
}

/** Pictures and videos of this installation. */
export interface OpenMedia {
  readonly capabilities: MediaCapabilities;
  /** An image model is set. */
  readonly hasImageModel: boolean;
  /** For one article, for as long as the signal lasts. */
  forArticle(job: RunningJob, order: KeptOrder, signal: AbortSignal): WritingMedia;
  /** Deletes pictures that nobody uses any more. */
  forgetUnused(): Promise<void>;
  close(): Promise<void>;
}

const THREADS = 1;
const MOST_KEPT_PICTURES = 1_000;
const PAGE = 100;
/** A picture that was just stored is in use soon, even where that is not written down yet. */
const KEPT_UNUSED_MS = 24 * 3_600_000;

type PixabayAnswers = KeptValues<readonly ImageCandidate[]>;

/** Opens nothing yet: connections are made and threads started when something is asked. */
export function openMedia(
  settings: Settings,
  { db, knowledge, spend, clock, logger, version, states }: MediaParts,
): OpenMedia {
  const userAgent = userAgentOf(settings, version);
  const operator = createOperatorOutbound({ userAgent });
  const outbound = createOutbound({ allowHosts: allowedHosts(settings), userAgent });
  const threads = new PictureThreads({ size: THREADS });
  const videoNames = new Set<string>(settings.videos);
  const rest = new ProviderRest(clock, (name, outcome) =>
    states.note(videoNames.has(name) ? 'videos' : 'images', name, outcome),
  );
  const pixabayAnswers: PixabayAnswers = new KeptValues(clock, PIXABAY_KEPT);
  const namedProviders = imageProvidersOf(settings, operator, pixabayAnswers).map(({ name }) => name);
  const videoProviders = settings.videos.map((name) => videoProviderOf(name, settings, operator));
  const imageModel = imageModelOf(settings);
  const means: MediaMeans = {
    coverInArticle: settings.coverInArticle,
    drawnCovers: settings.drawnCovers,
    imageModel: imageModel?.name,
    imageProviders: namedProviders.map((name) => IMAGE_PROVIDER_TITLES[name]),
    videoProviders: videoProviders.map(({ name }) => VIDEO_PROVIDER_TITLES[name]),
  };
  return {
    capabilities: {
      pictures: namedProviders.length > 0,
      drawnCovers: settings.drawnCovers,
      videos: videoProviders.length > 0,
    },
    hasImageModel: imageModel !== undefined,
    forArticle(job, order, signal) {
      const { accountId } = job;
      const store = pictureStoreOf({ db, clock, publicUrl: publicUrlOf(settings) }, job, order.siteId);
      const imageProviders = imageProvidersOf(settings, operator, pixabayAnswers);
      const parts = { outbound, threads, store, rest, logger, hotLinks: settings.hotLinks };
      return {
        means: { ...means, coverInArticle: order.site.coverInArticle ?? means.coverInArticle },
        findPictures: (question) => {
          threads.warm();
          const providers = question.from === 'kb' ? [storeProvider(knowledge, accountId, order)] : imageProviders;
          return findPictures({ ...parts, providers }, question, signal);
        },
        drawCover: async (seed) => store.store(await threads.drawCover(seed, signal), drawnOrigin(seed)),
        generateCover: async (question) => {
          if (imageModel === undefined) return { kind: 'failed', why: 'No image model is configured.' };
          const model = await onBill(imageModel, settings, spend, job, clock);
          return generateCover({ model, threads, store, accountId }, question, signal);
        },
        findVideo: (question) => findVideo(videoProviders, question, { rest, logger }, signal),
      };
    },
    async forgetUnused() {
      await deleteUnusedPictures(db, new Date(clock.now().getTime() - KEPT_UNUSED_MS));
    },
    async close() {
      await Promise.all([threads.close(), outbound.close(), operator.close()]);
    },
  };
}

/** Where a provider's address was replaced, its pictures may lie there too. */
function allowedHosts(settings: Settings): readonly string[] {
  const replaced = [
    settings.openverseUrl,
    settings.commonsUrl,
    settings.unsplashUrl,
    settings.pexelsUrl,
    settings.pixabayUrl,
  ].flatMap((url) => (url === undefined ? [] : [new URL(url).host]));
  return [...settings.allowHosts, ...replaced];
}

function drawnOrigin(seed: string): Parameters<PictureStore['store']>[1] {
  const unknown = { pageUrl: undefined, creator: undefined, licence: undefined };
  return { place: 'cover', provider: 'drawn', id: seed, title: '', ...unknown };
}

/** For one article. `readSettings` has seen to it that a provider which is named has what it needs. */
function imageProvidersOf(settings: Settings, outbound: Outbound, pixabayAnswers: PixabayAnswers): ImageProvider[] {
  const { libraryDir, images } = settings;
  const make: Readonly<Record<Settings['images'][number], () => ImageProvider | undefined>> = {
    library: () =>
      libraryDir === undefined
        ? undefined
        : createKeptPictures('library', (signal) => picturesInFolder(libraryDir, signal)),
    openverse: () => createOpenverse({ outbound, baseUrl: settings.openverseUrl }),
    commons: () => createCommons({ outbound, baseUrl: settings.commonsUrl }),
    unsplash: () => createUnsplash({ outbound, key: settings.unsplashKey ?? '', baseUrl: settings.unsplashUrl }),
    pexels: () => createPexels({ outbound, key: settings.pexelsKey ?? '', baseUrl: settings.pexelsUrl }),
    pixabay: () =>
      withKeptAnswers(
        createPixabay({ outbound, key: settings.pixabayKey ?? '', baseUrl: settings.pixabayUrl }),
        pixabayAnswers,
      ),
  };
  return images.flatMap((name) => make[name]() ?? []);
}

function videoProviderOf(name: Settings['videos'][number], settings: Settings, outbound: Outbound): VideoProvider {
  return name === 'youtube'
    ? createYoutube({ outbound, key: settings.youtubeKey ?? '', baseUrl: settings.youtubeUrl })
    : createPeertube({ outbound, baseUrl: settings.peertubeUrl });
}

/** The pictures of the order's knowledge store. */
function storeProvider(knowledge: MediaParts['knowledge'], accountId: string, { request }: KeptOrder): ImageProvider {
  const storeId = request.knowledgeBaseInfo?.store_id;
  return createKeptPictures('kb', async () => {
    const pictures: KeptPicture[] = [];
    let cursor: string | undefined;
    while (storeId !== undefined && pictures.length < MOST_KEPT_PICTURES) {
      const page = await knowledge.listImages(accountId, String(storeId), { limit: PAGE, cursor });
      pictures.push(...page.entries.map((image) => keptPicture(knowledge, accountId, image)));
      if (page.cursor === null) break;
      cursor = page.cursor;
    }
    return pictures;
  });
}

function keptPicture(
  knowledge: MediaParts['knowledge'],
  accountId: string,
  image: Awaited<ReturnType<Knowledge['listImages']>>['entries'][number],
): KeptPicture {
  const { id, fileName, alt, credit, licence, width, height } = image;
  return {
    ...{ id, fileName, alt, width, height },
    credit: credit ?? undefined,
    licence: licence ?? undefined,
    read: async () => (await knowledge.imageBytes(accountId, id)).bytes,
  };
}

function imageModelOf(settings: Settings): ImageModel | undefined {
  const named = settings.imageModel === undefined ? undefined : splitImageModel(settings.imageModel);
  if (named === undefined) return undefined;
  const { apiKey, baseUrl } = accessOf(named.provider, settings);
  return createImageModel({
    ...named,
    apiKey,
    baseUrl: settings.imageModelUrl ?? baseUrl,
    priceUsd: settings.imagePrice,
  });
}

/** The image model on the bill of one job, under the limits of its account. */
async function onBill(
  model: ImageModel,
  settings: Settings,
  spend: MediaParts['spend'],
  { id, rootId, accountId }: RunningJob,
  clock: Clock,
): Promise<ImageModel> {
  const limits = costLimitsOf(settings, await spend.limitsOf(accountId));
  return budgetedImages(model, { book: spend, job: { accountId, rootId, jobId: id }, limits, clock });
}
