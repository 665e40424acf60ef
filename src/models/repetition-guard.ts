/** Characters between two looks. */
const EVERY = 1_024;
/** As far as a look goes back. */
const WINDOW = 8_192;
/** A text of one piece again and again is stopped when it is this long and holds the piece this often. */
const SHORTEST_RUN = 1_600;
const FEWEST_REPEATS = 4;
/** Shorter than any run that counts. */
const LAST_WORDS = 48;

/**
 * Watches a text that is being written for endless repetition: its end is the same run of characters, of whatever
 * length up to 2,000, over and over. Blanks without end count as well.
 */
export class RepetitionGuard {
  #tail = '';
  #unseen = 0;

  /** @returns whether the text now ends in a run that repeats itself */
  add(text: string): boolean {
    this.#tail = (this.#tail + text).slice(-WINDOW);
    this.#unseen += text.length;
    if (this.#unseen < EVERY) return false;
    this.#unseen = 0;
    return endsInRepetition(this.#tail);
  }
}

/** Looks for a period of the text's end: read backwards, the text is its own beginning, moved by the period. */
function endsInRepetition(text: string): boolean {
  // What repeats itself ends in what was there before. Nearly all texts are let go here.
  if (text.lastIndexOf(text.slice(-LAST_WORDS), text.length - LAST_WORDS - 1) < 0) return false;
  const backwards = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) backwards[at] = text.charCodeAt(text.length - 1 - at);
  const matches = selfMatches(backwards);
  for (let period = 1; period * FEWEST_REPEATS <= text.length; period += 1) {
    const run = period + (matches[period] ?? 0);
    if (run >= Math.max(SHORTEST_RUN, period * FEWEST_REPEATS)) return true;
  }
  return false;
}

/** For every index: how many units from there on equal those at the beginning (the Z function, linear). */
function selfMatches(units: Uint16Array): Int32Array {
  const matches = new Int32Array(units.length);
  let left = 0;
  let right = 0;
  for (let at = 1; at < units.length; at += 1) {
    let length = at < right ? Math.min(right - at, matches[at - left] ?? 0) : 0;
    while (at + length < units.length && units[length] === units[at + length]) length += 1;
    if (at + length > right) {
      left = at;
      right = at + length;
    }
    matches[at] = length;
  }
  return matches;
}
