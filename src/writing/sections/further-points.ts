import type { Evidence } from '../../research/evidence.ts';
import { type Group, wordsOfGroups } from '../../research/groups.ts';
import { standsByItself } from './stands-by-itself.ts';

/** So many at least and at most, and this much of the sections' words. */
const POINTS = { least: 3, most: 7, share: 0.14 } as const;

/** Statements that fit no section: single sentences that stand by themselves, as the items of a list. */
export class FurtherPoints {
  readonly #language: Evidence['language'];
  readonly #mostWords: number;
  readonly #standing = new Map<Group, boolean>();
  #groups: readonly Group[] = [];

  /** @param words of all sections together */
  constructor({ language }: Evidence, words: number) {
    this.#language = language;
    this.#mostWords = words * POINTS.share;
  }

  get groups(): readonly Group[] {
    return this.#groups;
  }

  /** Fewer make no section. */
  get areEnough(): boolean {
    return this.#groups.length >= POINTS.least;
  }

  canTake(group: Group): boolean {
    return this.#hasRoom(group) && this.standsByItself(group);
  }

  /** Like `canTake`, for a sentence that has no better place. */
  canTakeStray(group: Group): boolean {
    return this.#hasRoom(group) && standsByItself(group, this.#language, true);
  }

  #hasRoom(group: Group): boolean {
    return this.#groups.length < POINTS.most && wordsOfGroups(this.#groups) + group.words <= this.#mostWords;
  }

  take(group: Group): void {
    this.#groups = [...this.#groups, group];
  }

  /** Gives up all but those given. */
  keep(groups: readonly Group[]): void {
    this.#groups = groups;
  }

  /** Remembered: each group is weighed at nearly every choice. */
  standsByItself(group: Group): boolean {
    let stands = this.#standing.get(group);
    if (stands === undefined) {
      stands = standsByItself(group, this.#language);
      this.#standing.set(group, stands);
    }
    return stands;
  }
}
