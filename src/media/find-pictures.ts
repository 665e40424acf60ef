import type { Outbound } from '../outbound/outbound.ts';
import type { PictureSlot, PicturesAnswer, PicturesQuestion, PlacedPicture } from './article-media.ts';
import type { AskingParts } from './ask-in-turn.ts';
import { creditOf } from './credit.ts';
import type { PictureThreads } from './encode/picture-threads.ts';
import { fetchPicture } from './fetch-picture.ts';
import { IMAGE_PROVIDER_TITLES, type ImageCandidate, type ImageProvider } from './image-provider.ts';
import { MediaError } from './media-error.ts';
import { PictureError } from './picture-error.ts';
import type { PictureOrigin, PictureStore } from './picture-store.ts';
import { rankCandidates } from './rank-candidates.ts';
import { askedOnce, searchProviders } from './search-providers.ts';
import { foundBy, sayingsOf } from './what-is-seen.ts';

/** Pictures that are fetched for one slot before it stays empty. */
const MOST_TRIES = 4;

export interface FindParts extends AskingParts {
  readonly providers: readonly ImageProvider[];
  /** A way to public addresses only: what providers name comes from strangers. */
  readonly outbound: Pick<Outbound, 'fetch'>;
  readonly threads: Pick<PictureThreads, 'reencode' | 'check'>;
  readonly store: PictureStore;
  /** Pictures whose terms ask for it are linked at their provider's address. */
  readonly hotLinks: boolean;
}

interface Slot {
  readonly slot: PictureSlot;
  readonly ranked: readonly ImageCandidate[];
}

/**
 * Finds a picture for each slot: all searches at once, then for each slot the best candidate that really comes and can
 * be decoded. No picture twice, neither here nor in the site's last articles.
 * @throws the signal's reason when it is aborted; nothing that a provider or a picture does
 */
export async function findPictures(
  parts: FindParts,
  question: PicturesQuestion,
  signal: AbortSignal,
): Promise<PicturesAnswer> {
  const { store } = parts;
  const providers = parts.providers.map(askedOnce);
  const translating = new Set(providers.filter(({ translates }) => translates).map(({ name }) => name));
  const [used, ...searched] = await Promise.all([
    store.usedLately(),
    ...question.slots.map(async (slot) => {
      const orientation = slot.isCover ? 'landscape' : 'any';
      const { queries } = slot;
      const found = await searchProviders(
        providers,
        { queries, language: question.language, orientation },
        parts,
        signal,
      );
      const ranked = rankCandidates(found.candidates, { texts: queries, orientation, translating });
      return { slot, ranked, faults: found.faults };
    }),
  ]);
  const taken = new Set(used);
  const slots = searched.map(({ slot, ranked }) => ({ slot, ranked }));
  const { pictures, faults } = await fill(parts, question, slots, taken, signal);
  const notes = [...new Set([...searched.flatMap((each) => each.faults), ...faults])];
  return { pictures, notes, isFinal: notes.length === 0 || isComplete(question, pictures) };
}

function isComplete({ slots, mostInBody }: PicturesQuestion, pictures: readonly PlacedPicture[]): boolean {
  const covers = slots.filter(({ isCover }) => isCover).length;
  return pictures.length >= covers + Math.min(mostInBody, slots.length - covers);
}

/** Fills as many slots at once as are wanted; slots of the body that stay empty leave their place to the next. */
async function fill(
  parts: FindParts,
  { mostInBody }: PicturesQuestion,
  slots: readonly Slot[],
  taken: Set<string>,
  signal: AbortSignal,
): Promise<{ pictures: PlacedPicture[]; faults: string[] }> {
  const faults: string[] = [];
  const pictures: PlacedPicture[] = [];
  const body = slots.filter(({ slot }) => !slot.isCover);
  const fillOne = async (next: Slot | undefined): Promise<void> => {
    if (next === undefined) return;
    const filled = await fillSlot(parts, next, taken, faults, signal);
    if (filled !== undefined) pictures.push(filled);
    else if (!next.slot.isCover) await fillOne(body.shift());
  };
  const first = slots.filter(({ slot }) => slot.isCover);
  await Promise.all([...first, ...body.splice(0, mostInBody)].map(fillOne));
  return { pictures, faults };
}

async function fillSlot(
  parts: FindParts,
  { slot, ranked }: Slot,
  taken: Set<string>,
  faults: string[],
  signal: AbortSignal,
): Promise<PlacedPicture | undefined> {
  let tries = 0;
  for (const candidate of ranked) {
    const keys = keysOf(candidate);
    if (keys.some((key) => taken.has(key))) continue;
    if (tries === MOST_TRIES) return undefined;
    tries += 1;
    for (const key of keys) taken.add(key);
    try {
      return await place(parts, slot, candidate, faults, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PictureError)) throw error;
      faults.push(`A picture of ${IMAGE_PROVIDER_TITLES[candidate.provider]} was left out: ${error.message}.`);
    }
  }
  return undefined;
}

/** One picture may be known to several providers: by the page that shows it, it is the same. */
function keysOf({ provider, id, pageUrl }: ImageCandidate): string[] {
  return [`${provider}:${id}`, ...(pageUrl === undefined ? [] : [pageUrl])];
}

async function place(
  parts: FindParts,
  slot: PictureSlot,
  candidate: ImageCandidate,
  faults: string[],
  signal: AbortSignal,
): Promise<PlacedPicture> {
  const { provider, id, description, pageUrl, creator, licence } = candidate;
  const title = candidate.title === '' ? description : candidate.title;
  const origin: PictureOrigin = { place: slot.place, provider, id, title, pageUrl, creator, licence };
  const url = await addressOf(parts, candidate, origin, signal);
  faults.push(...(await tellOfUse(candidate, signal)));
  return {
    place: slot.place,
    url,
    says: sayingsOf(candidate),
    foundBy: foundBy(candidate, slot.queries),
    credit: creditOf(candidate),
    provider: IMAGE_PROVIDER_TITLES[provider],
  };
}

/** Also one that is only linked is looked at: what does not come, or is no picture, must not stand in an article. */
async function addressOf(
  { outbound, threads, store, hotLinks }: FindParts,
  { source }: ImageCandidate,
  origin: PictureOrigin,
  signal: AbortSignal,
): Promise<string> {
  const bytes = await fetchPicture(source, outbound, signal);
  const linked = source.kind === 'web' && hotLinks ? source.hotLink : undefined;
  if (linked === undefined) return store.store(await threads.reencode(bytes, signal), origin);
  await threads.check(bytes, signal);
  await store.noteLinked(origin);
  return linked;
}

/** A provider that can not be told does not make the picture worse; it is named. */
async function tellOfUse({ source, provider }: ImageCandidate, signal: AbortSignal): Promise<string[]> {
  if (source.kind !== 'web' || source.onUse === undefined) return [];
  try {
    await source.onUse(signal);
    return [];
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof MediaError)) throw error;
    return [`${IMAGE_PROVIDER_TITLES[provider]} was not told that its picture is used: ${error.message}`];
  }
}
