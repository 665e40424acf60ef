import type { Finding } from '../finding.ts';
import type { Sentence } from '../reading.ts';
import { excerptOf, placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

const DATE =
  /(?<!\d)(?:(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d\s?年)|(?:\p{L}{3,}\.?\s\d{1,2},?\s|\d{1,2}\.?\s(?:de\s)?\p{L}{3,}\.?\s(?:de\s)?)(?:19|20)\d\d(?!\d)/u;
const NAME =
  /(?:\p{Lu}[\p{L}\p{M}'’.-]+\s+){1,3}\p{Lu}[\p{L}\p{M}'’-]+|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,6}/u;

/** Who stands behind the text: author, qualification, date, contact. */
export function findAuthorship({ reading, cues }: TextUnderTest): Finding[] {
  const { page } = reading;
  const findings: Finding[] = [];
  const bylines = cues.all.filter(isByline);
  const author = page?.author ?? page?.reviewer;
  if (author !== undefined || bylines.length > 0) {
    const places = author === undefined ? placesOf(bylines.map(({ sentence }) => sentence)) : [inPage(author)];
    findings.push({ kind: 'author', strength: 1, count: 1, places });
  } else if (cues.hasPhrases || page !== undefined) {
    findings.push({ kind: 'noAuthor', strength: page?.from === 'html' ? 1 : 0.6, count: 1, places: [] });
  }
  const qualified = cues.all.filter((each) => each.phrases('credentials').length > 0 && NAME.test(each.sentence.text));
  const nearAuthor = qualified.filter(({ sentence }) =>
    bylines.some((each) => Math.abs(each.sentence.index - sentence.index) <= 2),
  );
  if (nearAuthor.length > 0) {
    findings.push({
      kind: 'credentials',
      strength: 1,
      count: nearAuthor.length,
      places: placesOf(sentencesOf(nearAuthor)),
    });
  }
  const date = page?.modified ?? page?.date;
  const dated = bylines.filter(({ sentence }) => DATE.test(sentence.text));
  if (date !== undefined) findings.push({ kind: 'date', strength: 1, count: 1, places: [inPage(date)] });
  else if (dated.length > 0)
    findings.push({ kind: 'date', strength: 1, count: 1, places: placesOf(sentencesOf(dated)) });
  const contact = (page?.contactLinks ?? 0) + reading.links.filter(({ url }) => url.startsWith('mailto:')).length;
  if (contact > 0) findings.push({ kind: 'contact', strength: 1, count: contact, places: [] });
  return findings;
}

/** Words of a line that only says who wrote something, and when. */
const LONGEST_BYLINE = { words: 20, opening: 9 } as const;
/** "By" and its like, which say that only where the line opens with them. */
const BY = /^\p{Script=Latin}{1,4}$/u;

/** A short line that names a person or a date, and what either did. */
function isByline({ sentence, phrases }: TextUnderTest['cues']['all'][number]): boolean {
  const { text, words } = sentence;
  const hit = phrases('byline').find(
    ({ start, end }) => !BY.test(text.slice(start, end)) || (start === 0 && words.length <= LONGEST_BYLINE.opening),
  );
  if (hit === undefined || words.length > LONGEST_BYLINE.words) return false;
  return hit.start < 40 && (NAME.test(text.slice(hit.end)) || DATE.test(text));
}

function sentencesOf(cues: readonly { readonly sentence: Sentence }[]): Sentence[] {
  return cues.map(({ sentence }) => sentence);
}

function inPage(text: string) {
  return { section: 0, excerpt: excerptOf(text), start: 0, end: 0 };
}
