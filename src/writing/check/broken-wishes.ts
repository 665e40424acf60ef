import { JobError } from '../../contract/errors.ts';
import type { CheckedWish } from './finished.ts';

/** Hard wishes that the finished article does not keep. */
export function brokenWishes(wishes: readonly CheckedWish[]): CheckedWish[] {
  return wishes.filter(({ hard, verdict }) => hard && verdict === 'not-met');
}

/** Whether every wish that was met, hard or not, is met by a changed article as well. */
export function breaksNothing(before: readonly CheckedWish[], after: readonly CheckedWish[]): boolean {
  const unmet = (wishes: readonly CheckedWish[]) => wishes.filter(({ verdict }) => verdict === 'not-met');
  const known = new Set(unmet(before).map(({ field, how }) => `${field} ${how}`));
  return unmet(after).every(({ field, how }) => known.has(`${field} ${how}`));
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
