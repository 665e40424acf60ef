import { setTimeout as pause } from 'node:timers/promises';
import { drawCover } from '../src/media/cover/draw-cover.ts';
import { PictureThreads } from '../src/media/encode/picture-threads.ts';
import { type FindParts, findPictures } from '../src/media/find-pictures.ts';
import { ProviderRest } from '../src/media/provider-rest.ts';
import {
  ANSWERED_NAMES,
  ANSWERED_PROVIDERS,
  type AnsweredName,
} from '../src/media/providers/answered-pictures.fixture.ts';
import { PicturesInMemory, type ServedWeb, sendJson, serveWeb } from '../src/media/served-web.fixture.ts';
import { createOperatorOutbound } from '../src/outbound/operator-fetch.ts';
import { createOutbound } from '../src/outbound/safe-fetch.ts';
import { systemClock } from '../src/support/clock.ts';
import { silentLogger } from '../src/support/logger.ts';
import { exampleLibrary, orderOf } from '../src/writing/example-library.fixture.ts';
import { fullMedia } from '../src/writing/images/media.fixture.ts';
import { writeArticle } from '../src/writing/write-article.ts';
import { portsOver } from '../src/writing/writing-ports.fixture.ts';
import type { Benchmark } from './tools/benchmark.ts';
import { inMs, printGoal, printTable } from './tools/print.ts';
import { median } from './tools/statistics.ts';
import { withCleanUp } from './tools/with-clean-up.ts';

const RUNS = 5;
const FOUND = 8;
/** Milliseconds until each provider answers. */
const DELAYS: Readonly<Record<AnsweredName, number>> = {
  openverse: 900,
  commons: 700,
  unsplash: 500,
  pexels: 300,
  pixabay: 200,
};
const SLOWEST = ANSWERED_NAMES.reduce((one, other) => (DELAYS[other] > DELAYS[one] ? other : one));
const USER_AGENT = 'Inkwright/bench';
/** Of the slowest provider's time; a tenth is left to what else runs on the machine. */
const GOAL = 1.1;

/**
 * Measures what pictures add to an article: five providers of fixed delays asked for a cover and two pictures, against
 * the slowest of them alone and against all of them one after the other; then an article with and without them.
 */
export const benchArticlePictures: Benchmark = async (print) =>
  withCleanUp(async (atTheEnd) => {
    const threads = new PictureThreads({ size: 1 });
    atTheEnd(() => threads.close());
    const { bytes } = await drawCover('bench');
    const webs = new Map<AnsweredName, ServedWeb>();
    for (const name of ANSWERED_NAMES) {
      const web = await slowProvider(name, bytes);
      webs.set(name, web);
      atTheEnd(() => web.close());
    }
    const partsOf = (names: readonly AnsweredName[]): FindParts => ({
      providers: names.map((name) =>
        ANSWERED_PROVIDERS[name].create({ outbound: operator, key: 'key', baseUrl: webs.get(name)?.url }),
      ),
      outbound,
      threads,
      store: new PicturesInMemory(),
      rest: new ProviderRest(systemClock),
      logger: silentLogger,
      hotLinks: false,
    });
    const operator = createOperatorOutbound({ userAgent: USER_AGENT });
    const outbound = createOutbound({ allowHosts: [...webs.values()].map(({ host }) => host), userAgent: USER_AGENT });
    atTheEnd(async () => {
      await Promise.all([operator.close(), outbound.close()]);
    });
    const find = (names: readonly AnsweredName[]) => timed(() => lookFor(partsOf(names)));
    await find([SLOWEST]);
    const alone: number[] = [];
    const together: number[] = [];
    const bare: number[] = [];
    const illustrated: number[] = [];
    const looking: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      alone.push(await find([SLOWEST]));
      together.push(await find(ANSWERED_NAMES));
      bare.push(await timed(() => write(undefined)));
      const started = performance.now();
      looking.push(await write(partsOf(ANSWERED_NAMES)));
      illustrated.push(performance.now() - started);
    }
    let oneByOne = 0;
    for (const name of ANSWERED_NAMES) oneByOne += await find([name]);
    printTable(
      print,
      ['what', 'median', 'slowest'],
      [
        row(`the slowest provider alone (answers after ${DELAYS[SLOWEST]} ms)`, alone),
        row(`${ANSWERED_NAMES.length} providers at once`, together),
        ['the same one after the other', inMs(oneByOne), ''],
        row('article without pictures', bare),
        row('article with pictures of all providers', illustrated),
        row('of that, looking for pictures', looking),
      ],
    );
    const against = (what: string, times: readonly number[]) =>
      printGoal(print, {
        what: `${what}, against the slowest provider alone`,
        ...{ value: median(times) / median(alone), bound: 'at most', goal: GOAL, show: (value) => value.toFixed(2) },
      });
    against('all providers at once', together);
    against('what pictures add to an article', looking);
  });

function slowProvider(name: AnsweredName, bytes: Uint8Array): Promise<ServedWeb> {
  const { path, answer } = ANSWERED_PROVIDERS[name];
  return serveWeb(async (_request, response, { pathname, origin }) => {
    if (pathname.startsWith('/pictures/')) return void response.setHeader('content-type', 'image/webp').end(bytes);
    if (pathname !== path) return sendJson(response, {});
    await pause(DELAYS[name]);
    const pictures = Array.from({ length: FOUND }, (_, index) => `${origin}/pictures/${index}`);
    sendJson(response, answer(pictures, origin));
  });
}

const NEVER = new AbortController().signal;

async function lookFor(parts: FindParts): Promise<void> {
  const slots = ['cover', 'noise', 'costs'].map((place) => ({
    ...{ place, isCover: place === 'cover', queries: ['heat pump'] },
  }));
  const question = { from: 'img_library', language: 'en', slots, mostInBody: 2 } as const;
  const { pictures, notes } = await findPictures(parts, question, NEVER);
  if (pictures.length !== 3) throw new Error(`${pictures.length} of 3 pictures were found: ${notes.join(' ')}`);
}

/** An article of the embedded writer. @returns milliseconds that its step for pictures took, which nothing else shares */
async function write(parts: FindParts | undefined): Promise<number> {
  const { media } = fullMedia(
    parts === undefined ? {} : { findPictures: (question) => findPictures(parts, question, NEVER) },
  );
  const isIllustrated = parts !== undefined;
  const order = orderOf({
    ...{ inputType: 'keyword', mainInput: 'heat pump', targetBlogWordCount: '1000-2000' },
    ...{ isAddMainImage: isIllustrated, isAddH2Images: isIllustrated },
  });
  const { images, report } = await writeArticle(order, portsOver(exampleLibrary('en'), { media, clock: systemClock }));
  if (images !== (isIllustrated ? 3 : 0)) throw new Error(`the article has ${images} pictures`);
  return report.steps.find(({ name }) => name === 'images')?.milliseconds ?? 0;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function row(name: string, times: readonly number[]): string[] {
  return [name, inMs(median(times)), inMs(Math.max(...times))];
}
