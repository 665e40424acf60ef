/** The headline: the customer's own, or the best of ours that is unlike what the site has. */
export interface ChosenTitle {
  readonly title: string;
  /** No article of the site may have a highly similar one; looked at again when the article is stored. */
  readonly mustBeNew: boolean;
  /** Headlines that were left because the site has one like them. */
  readonly passedOver: readonly string[];
}
