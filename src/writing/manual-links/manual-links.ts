/** A link the customer ordered. */
export interface OrderedLink {
  /** Text the link must stand on, exactly. */
  readonly anchor: string;
  readonly url: string;
}
