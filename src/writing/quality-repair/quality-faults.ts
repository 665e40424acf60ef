import type { Defect, FindingKind } from '../../quality/finding.ts';
import type { RatedArticle, Seen } from '../../quality/rate-article.ts';
import type { Fault } from '../check/composed/fault.ts';
import { sentencesIn } from '../composing/composed-text.ts';
import { allSentences, partsOf, type WholeText } from '../composing/whole-text.ts';
import { placesOf } from './places-of.ts';
import { isSameSentence } from './same-sentence.ts';

/** What other words for the same facts can mend, or leaving the sentence out. */
const IN_SENTENCES: Readonly<Partial<Record<FindingKind, string>>> = {
  exaggeration: 'It praises or promises more than anybody could check. Say its facts without that, or leave it out.',
  filler: 'A phrase in it says nothing. Say the same without the phrase, or leave the sentence out.',
  repeated: 'It says again what stands before it. Leave it out, or keep only what is new in it.',
  sameness: 'Too many sentences begin like this one. Begin it in another way.',
  selling: 'It sells instead of informing. Say its facts without that, or leave it out.',
  selfPraise: 'The article praises itself in it. Leave it out.',
  judgeOrders: 'It speaks to whoever rates the article. Leave it out.',
  careless: 'Spelling, spaces, capitals or marks are wrong in it. Correct them and change nothing else.',
  contradiction: 'Another sentence of the article contradicts it. Leave out whichever of the two no passage carries.',
} satisfies Partial<Record<Defect, string>>;

/** What one more sentence can mend. */
const IN_PARTS: Readonly<Partial<Record<FindingKind, string>>> = {
  oneSided:
    'The article names benefits and no limit. Where the passages name a limit, risk, drawback or condition, insert one or two sentences with it into this part, with their labels; where they name none, insert nothing.',
  noCaution:
    'The article gives advice on a subject that can do harm, without a warning. Where the passages say for whom it is not suitable or when to ask a professional, insert one or two sentences with it into this part, with their labels; where they do not, insert nothing.',
} satisfies Partial<Record<Defect, string>>;

/** Weaker findings are left as they are. */
const CLEARLY = 0.15;
const MOST_SENTENCES = 12;

/** What the evaluator holds against a text and a model can mend: at sentences, or at the part that is to say more. */
export function qualityFaults({ findings }: Pick<RatedArticle, 'findings'>, text: WholeText): Fault[] {
  const clear = findings.filter(({ strength }) => strength >= CLEARLY);
  return [
    ...clear.flatMap((seen) => sentenceFaults(seen, text)).slice(0, MOST_SENTENCES),
    ...clear.flatMap((seen) => partFaults(seen, text)),
  ];
}

function sentenceFaults(seen: Seen, text: WholeText): Fault[] {
  const says = IN_SENTENCES[seen.what];
  if (says === undefined) return [];
  const ids = placesOf(seen, allSentences(text), (one) => [one.text]).map(({ id }) => id);
  return [...new Set(ids)].map((at) => ({ kind: 'quality', at, says, hard: false }));
}

/** The part that the finding was made in, else the last section. */
function partFaults({ what, sentences: [read = ''] }: Seen, text: WholeText): Fault[] {
  const says = IN_PARTS[what];
  const sections = partsOf(text).filter(({ kind }) => kind === 'section');
  const holds = ({ blocks }: (typeof sections)[number]) =>
    sentencesIn(blocks).some((one) => isSameSentence(read, one.text));
  const part = sections.find(holds) ?? sections.at(-1);
  return says === undefined || part === undefined ? [] : [{ kind: 'one-sided', at: part.id, says, hard: false }];
}
