import sharp from 'sharp';
import { serveTasks } from '../../support/thread-entry.ts';
import { drawCover } from '../cover/draw-cover.ts';
import { checkPicture, reencode } from './reencode.ts';

// Pictures come one at a time, and none is seen twice: a cache would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** Entry of the thread that decodes pictures of strangers and draws covers. */
serveTasks({
  reencode: (bytes: Uint8Array) => reencode(bytes),
  check: (bytes: Uint8Array) => checkPicture(bytes),
  draw: (seed: string) => drawCover(seed),
});
