/** The call to action of an article. */
export interface CallToAction {
  readonly asked: boolean;
  /** Calls to action belong to articles about a product page; other orders get none, as the interface says. */
  readonly applies: boolean;
  readonly kindAsked: 'three_stage' | 'anchor_text' | undefined;
  readonly embed:
    | {
        readonly comment: string;
        readonly kind: 'three_stage' | 'anchor_text';
        /** Where readers have just read what it offers: behind the introduction, or at the end of the body. */
        readonly place: 'introduction' | 'body';
      }
    | undefined;
}
