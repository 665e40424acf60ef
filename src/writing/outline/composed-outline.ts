/** How a section is set. */
export const SECTION_FORMS = ['prose', 'steps', 'list', 'table', 'pros-and-cons'] as const;
export type SectionForm = (typeof SECTION_FORMS)[number];

export interface PlannedPart {
  /** `s1`, `s2` ... in order. */
  readonly id: string;
  readonly heading: string;
  /** What a reader takes from it. */
  readonly purpose: string;
  /** What it says, one point each; no other section says it. */
  readonly points: readonly string[];
  /** Ids of the passages it rests on. */
  readonly passages: readonly string[];
  readonly words: number;
  readonly form: SectionForm;
}

export interface ComposedOutline {
  /** Of one idea each, the best first. */
  readonly titles: readonly string[];
  readonly introduction: {
    /** The answer or promise it opens with. */
    readonly opening: string;
    readonly passages: readonly string[];
    readonly words: number;
  };
  readonly sections: readonly PlannedPart[];
  /** What the customer wished for title and outline, for whoever judges whether it was kept. */
  readonly wishes: { readonly title: string | undefined; readonly outline: string | undefined };
}
