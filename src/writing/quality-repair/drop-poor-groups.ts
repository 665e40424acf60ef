import type { FindingKind } from '../../quality/finding.ts';
import type { RatedArticle } from '../../quality/rate-article.ts';
import type { Group } from '../../research/groups.ts';
import type { Parts } from '../check/assemble-article.ts';
import { isRatedBetter } from './is-better.ts';
import { placesOf } from './places-of.ts';

/**
 * What goes with the sentence, where sentences are quoted and can not be worded anew. Not a contradiction: where sources
 * differ a reader is told so.
 */
const GOES: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'exaggeration',
  'filler',
  'repeated',
  'selling',
  'selfPraise',
  'judgeOrders',
  'careless',
  'placeholder',
]);
/** Weaker findings are left as they are. */
const CLEARLY = 0.02;
/** Every one is tried by itself, and the whole article rated for it. */
const MOST_TRIED = 8;
const FEWEST_TAKEAWAYS = 2;

/** An article as it stands, and how it is rated. */
interface Rated {
  readonly parts: Parts;
  readonly rating: RatedArticle;
}

/**
 * Leaves out, one after the other, the groups of sentences that speak against the article; each only when the article
 * is better without it.
 * @param without the article without these groups, brought into its range again; undefined where a wish would break
 */
export function withoutPoorGroups<Article extends Rated>(
  given: Article,
  without: (article: Article, dropped: readonly Group[]) => Article | undefined,
): Article {
  let best = given;
  let dropped: readonly Group[] = [];
  for (const group of poorGroups(given).slice(0, MOST_TRIED)) {
    if (!mayGo(group, best.parts)) continue;
    const tried = without(best, [...dropped, group]);
    if (tried === undefined || !isRatedBetter(best.rating, tried.rating)) continue;
    best = tried;
    dropped = [...dropped, group];
  }
  return best;
}

function poorGroups({ parts, rating }: Rated): Group[] {
  const groups = groupsIn(parts);
  const clear = rating.findings.filter(({ what, strength }) => GOES.has(what) && strength >= CLEARLY);
  return [...new Set(clear.flatMap((seen) => placesOf(seen, groups, ({ texts }) => texts)))];
}

/** In the order of reading; what argues for one of two sides stays, as the other would be left alone. */
function groupsIn({ outline, 'key-takeaways': takeaways, sections, faq }: Parts): Group[] {
  return [
    ...outline.introduction,
    ...takeaways.groups,
    ...sections.filter(({ layout }) => layout !== 'sides').flatMap(({ groups }) => groups),
    ...faq.entries.map(({ group }) => group),
  ];
}

/** Nothing that was asked for is left empty. */
function mayGo(group: Group, { outline, 'key-takeaways': takeaways, sections, faq }: Parts): boolean {
  if (outline.introduction.includes(group)) return outline.introduction.length > 1;
  if (takeaways.groups.includes(group)) return takeaways.groups.length > FEWEST_TAKEAWAYS;
  if (faq.entries.some((entry) => entry.group === group)) return faq.entries.length > 1;
  return sections.some(({ groups }) => groups.includes(group) && groups.length > 1);
}

/** What the steps have chosen, but for these groups. */
export function partsWithout(parts: Parts, dropped: readonly Group[]): Parts {
  const { outline, 'key-takeaways': takeaways, sections, faq } = parts;
  const kept = (groups: readonly Group[]) => groups.filter((group) => !dropped.includes(group));
  return {
    ...parts,
    outline: { ...outline, introduction: kept(outline.introduction) },
    'key-takeaways': { ...takeaways, groups: kept(takeaways.groups) },
    sections: sections.map((section) => ({ ...section, groups: kept(section.groups) })),
    faq: { ...faq, entries: faq.entries.filter(({ group }) => !dropped.includes(group)) },
  };
}
