const GAP = /\s*(?:\.{3}|…|\[\.{3}\]|\[…\])\s*/u;
const FEWEST = 6;

/** Whether words that are given as evidence stand in a passage, letters and figures compared; gaps may be marked. */
export function standsIn(evidence: string, passage: string): boolean {
  const pieces = evidence
    .split(GAP)
    .map(folded)
    .filter((piece) => piece !== '');
  if ([...pieces.join('')].length < FEWEST) return false;
  const whole = folded(passage);
  return pieces.every((piece) => whole.includes(piece));
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
