import { type Finding, ramp } from '../finding.ts';
import { excerptOf } from './places.ts';
import { isPaidLink } from './sources.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** What surrounds the text: adverts, hidden text, links that earn money and whether that is said. */
export function findPageSigns({ reading, cues }: TextUnderTest): Finding[] {
  const { page, links, words } = reading;
  const findings: Finding[] = [];
  const paid = links.filter(({ url }) => isPaidLink(url));
  const paidCount = Math.max(paid.length, page?.sponsoredLinks ?? 0);
  // Without such links a commission may be one of the European Union: then somebody has to say it of himself.
  const disclosing = cues.all.filter(
    (each) =>
      each.phrases('disclosure').length > 0 &&
      (paidCount > 0 || each.hasCue('firstPersonSingular') || each.hasCue('firstPersonPlural')),
  );
  if (disclosing.length > 0) {
    const places = disclosing.slice(0, 3).map(({ sentence }) => ({
      section: sentence.section,
      sentence: sentence.index,
      excerpt: excerptOf(sentence.text),
      start: sentence.start,
      end: sentence.end,
    }));
    findings.push({ kind: 'disclosed', strength: 1, count: disclosing.length, places });
  } else if (paidCount > 0 && cues.hasPhrases) {
    const places = paid
      .slice(0, 8)
      .map(({ section, text, url, start }) => ({ section, excerpt: excerptOf(nameOf(text, url)), start, end: start }));
    findings.push({ kind: 'undisclosed', strength: ramp(paidCount, 0, 2), count: paidCount, places });
  }
  if (page === undefined) return findings;
  const perWords = (page.adverts * 500) / Math.max(250, words.length);
  if (perWords >= 1.5)
    findings.push({ kind: 'adverts', strength: ramp(perWords, 1, 6), count: page.adverts, places: [] });
  const [longest] = page.hiddenTexts;
  if (longest !== undefined) {
    const place = { section: 0, excerpt: excerptOf(longest), start: 0, end: 0 };
    findings.push({
      kind: 'hidden',
      strength: ramp(longest.length, 80, 300),
      count: page.hiddenTexts.length,
      places: [place],
    });
  }
  return findings;
}

/** Letters from which on the words of a link tell which one it is; "here" does not. */
const TELLING = 8;

function nameOf(text: string, url: string): string {
  return [...text].length < TELLING ? url : text;
}
