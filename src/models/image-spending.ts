import type { ImageModel } from './image-model.ts';
import { onBill, type Spending } from './spending.ts';

/** What a picture is booked under. */
const CALL = 'images/cover';

/**
 * An image model that writes down every picture for one job, and makes none that would pass a limit; the rule is that
 * of `budgeted`.
 * @throws ModelError `over_budget`, before anything is asked
 */
export function budgetedImages(model: ImageModel, spending: Omit<Spending, 'priceOf'>): ImageModel {
  const { name, priceUsd } = model;
  return {
    name,
    priceUsd,
    generate: (prompt, options) =>
      onBill(
        spending,
        { call: CALL, model: name, estimateUsd: priceUsd },
        () => model.generate(prompt, options),
        options.signal,
      ),
  };
}
