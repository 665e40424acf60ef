import type { ImageModel } from './image-model.ts';
import { isModelError, type ModelAttempt, ModelError } from './language-model.ts';
import type { Spending } from './spending.ts';

/** What a picture is booked under. */
const CALL = 'images/cover';

/**
 * An image model that writes down every picture for one job, and makes none that would pass a limit; the rule is that
 * of `budgeted`.
 * @throws ModelError `over_budget`, before anything is asked
 */
export function budgetedImages(model: ImageModel, spending: Omit<Spending, 'priceOf'>): ImageModel {
  const { book, job, limits, clock } = spending;
  const { name, priceUsd } = model;
  const booked = (attempts: readonly ModelAttempt[]) =>
    attempts.map((attempt) => ({
      ...attempt,
      call: CALL,
      countedUsd: attempt.outcome === 'answered' ? (priceUsd ?? 0) : 0,
    }));
  return {
    name,
    priceUsd,
    async generate(prompt, options) {
      const scope = { ...job, month: clock.now().toISOString().slice(0, 7) };
      const reserved = await book.reserve(scope, { call: CALL, model: name, estimateUsd: priceUsd }, limits);
      if ('refusedBy' in reserved) {
        const whose = reserved.refusedBy === 'article' ? 'one article' : 'the articles of a month';
        const message = `A picture was not made: what ${whose} may cost, ${reserved.limitUsd} US dollars, is used up.`;
        throw new ModelError('over_budget', message, { retryable: false, providerWords: '' });
      }
      try {
        const made = await model.generate(prompt, options);
        await book.settle(scope, reserved.hold, booked(made.attempts));
        return made;
      } catch (error) {
        if (isModelError(error)) await book.settle(scope, reserved.hold, booked(error.attempts));
        // Else it was stopped from outside: what was reserved stays counted, as the picture may have been paid.
        throw error;
      }
    },
  };
}
