import type { Language } from '../../contract/languages.ts';
import type { ChosenTitle } from '../similar-title/chosen-title.ts';

/** A section as proposed. */
export interface ProposedSection {
  /** `s1`, `s2` ... in order. */
  readonly id: string;
  readonly heading: string;
  /** What it says; empty where sources are quoted. */
  readonly points: readonly string[];
}

/** An outline as a person is shown it. */
export interface ProposedOutline {
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  /** False: the order has named the title. */
  readonly titleMayChange: boolean;
  /** False: sections quote their sources, and there are no others to quote. */
  readonly sectionsMayBeAdded: boolean;
  readonly sections: readonly ProposedSection[];
}

/** A section as a person wants it. */
export interface WantedSection {
  /** Of the proposal, each at most once; null: one that was not proposed. */
  readonly id: string | null;
  readonly heading: string;
  readonly points: readonly string[];
}

export interface WantedOutline {
  readonly title: string;
  readonly sections: readonly WantedSection[];
}

/** Somebody who looks at outlines before money is spent on the rest. */
export interface OutlineApproval {
  /**
   * What was approved of this proposal.
   * @throws Error when nothing was yet: the job is ended or begins again later, which is the host's to know
   */
  approved(proposed: ProposedOutline): Promise<WantedOutline>;
}

/** The outline and title that the article is written from. */
export interface ApprovedOutline<Outline> {
  /** Somebody has approved it. */
  readonly asked: boolean;
  readonly outline: Outline;
  readonly title: ChosenTitle;
}
