import type { Engine } from '../../contract/write-blog.ts';

/** How deep an engine version works. It changes what is done, never the rules an article keeps. */
export interface Depth {
  /** The outline is reviewed against what there is to say, and headings against what stands under them. */
  readonly reviewsOutline: boolean;
  /** A model is shown its outline once more, to mend it. */
  readonly reviewsOutlineAgain: boolean;
  /** A model writes the whole body in one answer, or each section in one of its own. */
  readonly body: 'whole' | 'by-section';
  /** A model reads the whole article at the end: transitions, repetition, and each cited sentence against its passage. */
  readonly reviewsText: boolean;
  /**
   * `own`: each section from the blocks planned for it. `one-by-one`: each in turn, then what room is left wherever it
   * fits. `across`: always the best of all, wherever it belongs.
   */
  readonly filling: 'own' | 'one-by-one' | 'across';
  /** Figures that contradict each other are set side by side. */
  readonly comparesFigures: boolean;
  /** Times the finished article is mended at most. */
  readonly repairs: number;
  /** For the report, as a sentence. */
  readonly said: string;
}

export const DEPTHS = {
  '2': {
    reviewsOutline: false,
    reviewsOutlineAgain: false,
    body: 'whole',
    reviewsText: false,
    filling: 'own',
    comparesFigures: false,
    repairs: 1,
    said: 'outline and body in one go: sections as first planned, each from its own sources',
  },
  '3': {
    reviewsOutline: true,
    reviewsOutlineAgain: true,
    body: 'whole',
    reviewsText: false,
    filling: 'own',
    comparesFigures: false,
    repairs: 1,
    said: 'the outline reviewed against what the sources offer, each section from its own sources',
  },
  '4': {
    reviewsOutline: true,
    reviewsOutlineAgain: false,
    body: 'by-section',
    reviewsText: false,
    filling: 'one-by-one',
    comparesFigures: false,
    repairs: 1,
    said: 'section by section, then what is left where it fits',
  },
  '5': {
    reviewsOutline: true,
    reviewsOutlineAgain: false,
    body: 'by-section',
    reviewsText: true,
    filling: 'across',
    comparesFigures: true,
    repairs: 2,
    said: 'the best of all sources for every section, figures compared, checked and mended',
  },
} as const satisfies Record<Engine, Depth>;
