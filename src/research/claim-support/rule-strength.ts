import { type ClaimContext, within, wordsAt } from './claim-context.ts';
import type { Cue, CueKind } from './cues.ts';
import { UNITS } from './data/units.ts';
import { cuesOf } from './read-text.ts';
import type { Finding } from './verdict.ts';

const BOUND_REACH = 4;

/** The sentence claims more than the source: all for some, will for may, cause for a link. */
export function checkStrength(context: ClaimContext): Finding[] {
  if (context.source.inSentence < 0.35) return [];
  return [...quantifierFindings(context), ...hedgeFindings(context), ...causeFindings(context)];
}

function mineOf(context: ClaimContext, kind: CueKind): Cue[] {
  return cuesOf(context.sentence, context.language).filter((cue) => cue.kind === kind);
}

function theirsOf(context: ClaimContext, kind: CueKind): Cue[] {
  return cuesOf(context.source.sentence, context.language).filter((cue) => cue.kind === kind);
}

function isInserted(cue: Cue, context: ClaimContext): boolean {
  return (context.alignment.toSource[cue.first] ?? -1) < 0;
}

function isLost(cue: Cue, context: ClaimContext): boolean {
  return (context.alignment.toClaim[cue.first] ?? -1) < 0;
}

function stronger(kind: Finding['kind'], claimed: string, found: string | undefined): Finding {
  return { kind, problem: 'stronger', claimed, found };
}

function mineText(context: ClaimContext, cue: Cue): string {
  return wordsAt(context.claim.text, context.sentence.tokens, [cue.first, cue.last]);
}

function theirText(context: ClaimContext, cue: Cue): string {
  return wordsAt(context.passage.text, context.source.sentence.tokens, [cue.first, cue.last]);
}

function quantifierFindings(context: ClaimContext): Finding[] {
  const around = context.source.window.flatMap((one) => cuesOf(one, context.language));
  const theirParts = theirsOf(context, 'part').filter((cue) => isLost(cue, context));
  const inserted = mineOf(context, 'all').filter((cue) => isInserted(cue, context) && !isOfTime(cue, context));
  const all = inserted[0];
  if (all !== undefined && (tookPlaceOf(all, theirParts, context) || !around.some(({ kind }) => kind === 'all'))) {
    const part = theirParts[0];
    if (part !== undefined || context.isNear)
      return [
        stronger('quantifier', mineText(context, all), part === undefined ? undefined : theirText(context, part)),
      ];
  }
  if (hasOwnLimit(context)) return [];
  const lost = theirParts.find((cue) => isLostBefore(cue, context));
  return lost === undefined ? [] : [stronger('quantifier', '', theirText(context, lost))];
}

function tookPlaceOf(all: Cue, parts: readonly Cue[], context: ClaimContext): boolean {
  const gap = context.alignment.gaps.find((one) => one.claim.includes(all.first));
  return gap !== undefined && parts.some((part) => gap.source.includes(part.first));
}

/** "every year" says how often, not how many. */
function isOfTime(cue: Cue, context: ClaimContext): boolean {
  const next = context.sentence.tokens[cue.last + 1]?.lower ?? '';
  return UNITS.get(next)?.dimension === 'time';
}

/** A limit the sentence puts in itself may stand for one it left out. */
function hasOwnLimit(context: ClaimContext): boolean {
  return [...mineOf(context, 'hedge'), ...mineOf(context, 'part')].some((cue) => isInserted(cue, context));
}

function hedgeFindings(context: ClaimContext): Finding[] {
  if (hasOwnLimit(context)) return [];
  const lost = theirsOf(context, 'hedge').find(
    (cue) => !isOfNumber(cue, context) && isLost(cue, context) && isLostBefore(cue, context),
  );
  return lost === undefined ? [] : [stronger('hedge', '', theirText(context, lost))];
}

/** What the cue limits stands in the claim right where the cue stood, and nothing new took its place. */
function isLostBefore(cue: Cue, context: ClaimContext): boolean {
  const { tokens } = context.source.sentence;
  if (tokens[cue.first]?.inBrackets === true) return false;
  const gap = context.alignment.gaps.find((one) => one.source.includes(cue.first));
  const isReplaced = gap?.claim.some((at) => isNew(at, context)) === true;
  if (isReplaced) return false;
  const clause = tokens[cue.last]?.clause;
  for (let at = cue.last + 1; at < tokens.length && tokens[at]?.clause === clause; at += 1) {
    if (tokens[at]?.isContent !== true) continue;
    return (context.alignment.toClaim[at] ?? -1) >= 0;
  }
  for (let at = cue.first - 1; at >= 0 && tokens[at]?.clause === clause; at -= 1) {
    if (tokens[at]?.isContent === true)
      return (context.alignment.toClaim[at] ?? -1) >= 0 && (context.alignment.toClaim[cue.first - 1] ?? -1) >= 0;
  }
  return false;
}

/** The source speaks of a cause only to deny that it is known. */
function isLinkOnly(context: ClaimContext): boolean {
  return theirsOf(context, 'association').length > 0 && theirsOf(context, 'negator').length > 0;
}

/** A word of content that no passage has. */
function isNew(at: number, context: ClaimContext): boolean {
  const token = context.sentence.tokens[at];
  return (
    token?.isContent === true && !context.index.places.has(token.key) && !context.passage.flat.text.includes(token.key)
  );
}

/** "about", "roughly" belong to a number, and the number rule knows them. */
function isOfNumber(cue: Cue, context: ClaimContext): boolean {
  const { tokens } = context.source.sentence;
  const end = tokens[cue.last]?.end ?? 0;
  const start = tokens[cue.first]?.start ?? 0;
  return context.passage.quantities.some(
    (quantity) =>
      within(quantity, context.source.sentence) &&
      ((quantity.start >= start && quantity.start - end <= BOUND_REACH) ||
        (start >= quantity.start && start - quantity.end <= BOUND_REACH)),
  );
}

function causeFindings(context: ClaimContext): Finding[] {
  const cause = mineOf(context, 'cause').find((cue) => isInserted(cue, context));
  if (cause === undefined || mineOf(context, 'association').length > 0) return [];
  if (theirsOf(context, 'cause').length > 0 && !isLinkOnly(context)) return [];
  const link = theirsOf(context, 'association')[0];
  const causesNear = context.source.window.some((one) =>
    cuesOf(one, context.language).some(({ kind }) => kind === 'cause'),
  );
  if (link === undefined && (causesNear || !context.isNear)) return [];
  return [stronger('cause', mineText(context, cause), link === undefined ? undefined : theirText(context, link))];
}
