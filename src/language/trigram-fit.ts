import { data } from 'franc/data.js';
import { expressions } from 'franc/expressions.js';

/** franc looks no further into a text. */
const SAMPLE = 2048;
/** What a group of letters counts that a language does not list. */
const MOST_DISTANCE = 300;

/** Where in the list of each language a group of three letters stands: places in `codes` and ranks, by turns. */
interface Ranks {
  readonly codes: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/**
 * How well the groups of three letters of a text fit each language, 0 to 1 with 1 for the best: the numbers of
 * `francAll` with `only` these codes. Of franc its tables are taken and not its code, which makes dictionaries of all
 * its languages when it is imported and goes through a text once for each of them.
 */
export class TrigramFit {
  readonly #codes: readonly string[];
  readonly #ranks = new Map<string, Ranks>();

  /** @param codes ISO 639-3, as franc names languages */
  constructor(codes: readonly string[]) {
    this.#codes = codes;
  }

  /** By code; empty where the text is in a script that none of the languages is listed for. */
  of(text: string): Map<string, number> {
    const sample = text.slice(0, SAMPLE);
    const script = scriptOf(sample);
    const { codes, places } = this.#ranksIn(script);
    if (sample === '' || codes.length === 0) return new Map();
    const distances = distancesOf(trigramsOf(sample), codes.length, places);
    const least = Math.min(...distances);
    const range = sample.length * MOST_DISTANCE - least;
    return new Map(codes.map((code, at) => [code, 1 - ((distances[at] ?? 0) - least) / range || 0]));
  }

  #ranksIn(script: string): Ranks {
    const known = this.#ranks.get(script);
    if (known !== undefined) return known;
    const lists = data[script] ?? {};
    const codes = Object.keys(lists).filter((code) => this.#codes.includes(code));
    const places = new Map<string, number[]>();
    for (const [at, code] of codes.entries()) {
      for (const [rank, trigram] of (lists[code] ?? '').split('|').entries()) {
        const list = places.get(trigram);
        if (list === undefined) places.set(trigram, [at, rank]);
        else list.push(at, rank);
      }
    }
    const ranks = { codes, places };
    this.#ranks.set(script, ranks);
    return ranks;
  }
}

/** The script of most characters, as franc names it. */
function scriptOf(sample: string): string {
  // What has more than half of the characters leaves no other script as many.
  if (lettersFromAToZ(sample) > sample.length / 2) return 'Latin';
  let top = '';
  let most = -1;
  for (const [script, pattern] of Object.entries(expressions)) {
    const own = (sample.match(pattern)?.length ?? 0) / sample.length || 0;
    if (own > most) [top, most] = [script, own];
  }
  return top;
}

function lettersFromAToZ(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const lower = text.charCodeAt(at) | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) count += 1;
  }
  return count;
}

/** Groups of three letters with how often they come, digits and most marks taken as spaces. */
function trigramsOf(sample: string): Map<string, number> {
  const cleaned = sample.replace(/[\u0021-\u0040]+/g, ' ').replace(/\s+/g, ' ');
  const padded = ` ${cleaned.trim().toLowerCase()} `;
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= padded.length; at += 1) {
    const trigram = padded.slice(at, at + 3);
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  }
  return counts;
}

/** Of each language the sum over all groups: how far its rank lies from its count in the text. */
function distancesOf(trigrams: ReadonlyMap<string, number>, languages: number, places: Ranks['places']): number[] {
  const distances = new Array<number>(languages).fill(trigrams.size * MOST_DISTANCE);
  for (const [trigram, count] of trigrams) {
    const listed = places.get(trigram);
    if (listed === undefined) continue;
    for (let pair = 0; pair < listed.length; pair += 2) {
      const at = listed[pair] ?? 0;
      const rank = listed[pair + 1] ?? 0;
      distances[at] = (distances[at] ?? 0) + Math.abs(count - rank - 1) - MOST_DISTANCE;
    }
  }
  return distances;
}
