import { findFlat } from './flat-text.ts';
import type { PassageIndex } from './passage-index.ts';
import { cuesOf, type ReadText } from './read-text.ts';
import type { Sentence } from './sentences.ts';
import { isUnspaced } from './tokens.ts';
import type { Finding, FindingKind } from './verdict.ts';

/** The words of the sentence stand in a passage as they are. */
export interface Verbatim {
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** What stands before or behind them and was left out: "It is not true that ...", "Some ...". */
  readonly lost: readonly Finding[];
}

/** How far before a cut a word is looked for that would change what follows. */
const LOOK = 45;
const SHORTEST = 12;

/** Undefined when no passage has the sentence as it is. */
export function verbatimIn(claim: ReadText, index: PassageIndex): Verbatim | undefined {
  const needle = claim.flat.text;
  if (needle.trim().length < (isUnspaced(index.language) ? SHORTEST / 2 : SHORTEST)) return undefined;
  let first: Verbatim | undefined;
  for (const passage of index.passages) {
    const span = findFlat(needle, passage.flat);
    if (span === undefined) continue;
    const found = { passage: passage.passage, ...span, lost: lostAround(passage, span) };
    if (found.lost.length === 0) return found;
    first ??= found;
  }
  return first;
}

function lostAround(passage: ReadText, span: { start: number; end: number }): Finding[] {
  const sentence = passage.sentences.find(({ start, end }) => span.start >= start && span.start < end);
  if (sentence === undefined) return [];
  const lost = lostBefore(passage, sentence, span.start);
  return lost.length > 0 ? lost : lostBehind(passage, sentence, span.end);
}

const LOST_KINDS: Readonly<Partial<Record<string, FindingKind>>> = {
  negator: 'negation',
  myth: 'negation',
  hedge: 'hedge',
  condition: 'hedge',
  part: 'quantifier',
};

/** What a token can begin with. */
const WORDS = /[\p{L}\p{N}\p{Script=Katakana}]/u;

function lostBefore(passage: ReadText, sentence: Sentence, start: number): Finding[] {
  if (!WORDS.test(passage.text.slice(sentence.start, start))) return [];
  const from = Math.max(sentence.start, start - LOOK);
  const before = sentence.tokens.filter((token) => token.end <= start && token.start >= from);
  const last = before.at(-1);
  const first = sentence.tokens.find((token) => token.start >= start);
  if (last === undefined || first === undefined) return [];
  for (const cue of cuesOf(sentence, passage.language)) {
    const kind = LOST_KINDS[cue.kind];
    const token = sentence.tokens[cue.first];
    if (kind === undefined || token === undefined || token.start < from || token.start >= start) continue;
    const isNext = (sentence.tokens[cue.last]?.end ?? 0) >= last.start;
    const sameClause = token.clause === first.clause;
    // "some of the", "it is not true that": a quantifier has to be next to the cut, the others in its clause.
    const counts =
      cue.kind === 'part' || cue.kind === 'hedge'
        ? sameClause && (isNext || isLink(sentence, cue.last, start))
        : cue.kind === 'condition' || cue.kind === 'myth'
          ? true
          : sameClause;
    if (!counts) continue;
    return [
      {
        kind,
        problem: kind === 'negation' ? 'differs' : 'stronger',
        claimed: '',
        found: passage.text.slice(token.start, start).trim(),
      },
    ];
  }
  return [];
}

function isLink(sentence: Sentence, cueLast: number, start: number): boolean {
  return sentence.tokens
    .slice(cueLast + 1)
    .filter((token) => token.end <= start)
    .every((token) => !token.isContent);
}

/** German, Japanese, Turkish and others negate at the end of a clause. */
function lostBehind(passage: ReadText, sentence: Sentence, end: number): Finding[] {
  if (!WORDS.test(passage.text.slice(end, sentence.end))) return [];
  const last = sentence.tokens.filter((token) => token.end <= end).at(-1);
  if (last === undefined) return [];
  for (const cue of cuesOf(sentence, passage.language)) {
    const token = sentence.tokens[cue.first];
    if (token === undefined || token.start < end || token.clause !== last.clause) continue;
    if (cue.kind === 'negator' && token.start - end <= LOOK / 2) {
      return [{ kind: 'negation', problem: 'differs', claimed: '', found: passage.text.slice(end, token.end).trim() }];
    }
  }
  return [];
}
