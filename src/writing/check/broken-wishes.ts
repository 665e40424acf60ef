import { JobError } from '../../contract/errors.ts';
import type { CheckedWish } from './finished.ts';

/** Hard wishes that the finished article does not keep. */
export function brokenWishes(wishes: readonly CheckedWish[]): CheckedWish[] {
  return wishes.filter(({ hard, verdict }) => hard && verdict === 'not-met');
}

export function brokenInWords(wishes: readonly CheckedWish[]): string {
  return brokenWishes(wishes)
    .map(({ field, wanted, found }) => `${field}: wanted ${wanted}, found ${found}`)
    .join('; ');
}

/** @throws JobError 548 that names every hard wish which is not met */
export function refuseBrokenWishes(wishes: readonly CheckedWish[]): void {
  if (brokenWishes(wishes).length === 0) return;
  throw new JobError(
    '548',
    `The finished article still broke a hard requirement after repair. ${brokenInWords(wishes)}.`,
  );
}
