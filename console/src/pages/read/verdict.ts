import type { CITATION_VERDICTS, JUDGED_VERDICTS, WISH_VERDICTS } from '../../../../src/contract/compliance-report.ts';
import type { MessageKey } from '../../messages/catalogue.ts';

type CitationVerdictName = (typeof CITATION_VERDICTS)[number];
type JudgedVerdictName = (typeof JUDGED_VERDICTS)[number];
type WishVerdictName = (typeof WISH_VERDICTS)[number];

/** How a verdict is named and coloured. */
export interface Shown {
  readonly text: MessageKey;
  readonly colour: string;
}

export const CITATION_SHOWN: Readonly<Record<CitationVerdictName, Shown>> = {
  supported: { text: 'read.verdict.supported', colour: 'green' },
  repaired: { text: 'read.verdict.repaired', colour: 'teal' },
  partly: { text: 'read.verdict.partly', colour: 'orange' },
  contradicted: { text: 'read.verdict.contradicted', colour: 'red' },
  'not-found': { text: 'read.verdict.notFound', colour: 'red' },
  'not-assessed': { text: 'read.verdict.notAssessed', colour: 'gray' },
  'not-checked': { text: 'edit.verdict.notChecked', colour: 'yellow' },
};

export const JUDGED_SHOWN: Readonly<Record<JudgedVerdictName, Shown>> = {
  supported: { text: 'read.verdict.supported', colour: 'green' },
  partly: { text: 'read.verdict.partly', colour: 'orange' },
  unsupported: { text: 'read.verdict.unsupported', colour: 'red' },
};

export const WISH_SHOWN: Readonly<Record<WishVerdictName, Shown>> = {
  met: { text: 'read.wish.met', colour: 'green' },
  'not-met': { text: 'read.wish.notMet', colour: 'red' },
  'not-honoured': { text: 'read.wish.notHonoured', colour: 'orange' },
  'not-applicable': { text: 'read.wish.notApplicable', colour: 'gray' },
  'not-checked': { text: 'edit.wish.notChecked', colour: 'yellow' },
};
