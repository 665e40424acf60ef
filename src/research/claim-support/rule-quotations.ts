import type { ClaimContext } from './claim-context.ts';
import { findFlat, flatTextOf } from './flat-text.ts';
import { isUnspaced } from './tokens.ts';
import type { Finding } from './verdict.ts';

const QUOTED =
  /"([^"]{2,})"|“([^”“]{2,})[”“]|„([^“”"„]{2,})[“”"]|«\s*([^»]{2,}?)\s*»|»\s*([^«]{2,}?)\s*«|「([^」]{2,})」|『([^』]{2,})』|”([^”]{2,})”|(?<=\s|^)'([^']{8,})'(?=[\s.,;!?]|$)/gu;
/** "..." and [his] leave something out or put something in. */
const CUT = /\s*(?:\.\.\.|\[[^\]]*\])\s*/u;
const WORDS = 3;
const CHARACTERS = 4;

/** Words between quotation marks have to stand in a passage as they are. Short ones may be a term: they weigh less. */
export function checkQuotations(context: ClaimContext): Finding[] {
  const findings: Finding[] = [];
  for (const match of context.claim.text.matchAll(QUOTED)) {
    const quoted = match.slice(1).find((group) => group !== undefined) ?? '';
    const pieces = quoted.split(CUT).map((piece) => flatTextOf(piece, context.language).text);
    const isThere = pieces.every(
      (piece) =>
        piece.trim() === '' || context.index.passages.some((passage) => findFlat(piece, passage.flat) !== undefined),
    );
    if (isThere) continue;
    const size = isUnspaced(context.language)
      ? [...quoted].length >= CHARACTERS
      : quoted.trim().split(/\s+/).length >= WORDS;
    findings.push({ kind: 'quotation', problem: size ? 'absent' : 'stronger', claimed: quoted, found: undefined });
  }
  return findings;
}
