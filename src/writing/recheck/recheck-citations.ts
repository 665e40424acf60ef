import type { CitationVerdict, ComplianceReport } from '../../contract/compliance-report.ts';
import type { Language } from '../../contract/languages.ts';
import { ClaimJudge } from './judge-claim.ts';
import { notChecked } from './not-checked.ts';
import type { ListedSource, ReadMarkdown, TextUnit } from './text-units.ts';
import { comparable, documentKey, documentsOf, sourceOf, WrittenClaims, type WrittenUnit } from './written-claims.ts';

/** The cited sentences of an edited text. */
export interface RecheckedCitations {
  /** In the order of the text. */
  readonly citations: readonly CitationVerdict[];
  /** Those among them that were judged now. */
  readonly judged: ReadonlySet<CitationVerdict>;
  /** Sentences that were edited or added and cite nothing. */
  readonly uncited: readonly string[];
  /** What the article draws on now. */
  readonly sources: ComplianceReport['sources'];
  readonly numbers: NumbersInText;
}

/** How the numbers in a text and its list of sources fit. */
export interface NumbersInText {
  /** Numbers that no entry of the list has. */
  readonly unlisted: readonly number[];
  /** Entries of the list that nothing cites. */
  readonly uncited: readonly number[];
  readonly used: number;
}

/** Sentences that are judged at most; an article has some hundred. */
const MOST_JUDGED = 600;

interface Texts {
  readonly written: ReadMarkdown;
  readonly edited: ReadMarkdown;
  /** Of the text as it was written. */
  readonly report: ComplianceReport;
  readonly language: Language;
}

/**
 * Checks every cited sentence of an edited text: what is as it was written, and cites what it cited, keeps what was found
 * then; any other is judged against the passages that the report keeps.
 */
export function recheckCitations({ written, edited, report, language }: Texts): RecheckedCitations {
  const { sources } = report;
  const writtenKey = keysOf(written.listed, sources);
  const key = edited.listed.length === 0 ? writtenKey : keysOf(edited.listed, sources);
  const claims = new WrittenClaims(written, report, writtenKey, language);
  const judge = new ClaimJudge(report, language);
  const texts = new Set(edited.units.map(({ text }) => comparable(text)));
  const citations = new Set<CitationVerdict>();
  const judged = new Set<CitationVerdict>();
  const uncited: string[] = [];
  const judgeNow = (unit: TextUnit, documents: readonly string[], was: WrittenUnit | undefined) => {
    const found =
      judged.size < MOST_JUDGED
        ? judge.judge(unit, documents, was)
        : notChecked(unit, documents, `${MOST_JUDGED} edited sentences are judged at most`);
    citations.add(found);
    judged.add(found);
  };
  for (const unit of edited.units) {
    const documents = documentsOf(unit, key);
    const same = claims.same(unit);
    if (same !== undefined && same.documents.join('\0') === documents.join('\0')) {
      for (const citation of same.citations) citations.add({ ...citation, section: unit.section });
      continue;
    }
    const was = same ?? claims.nearest(unit, texts);
    if (documents.length > 0) judgeNow(unit, documents, was);
    // Private documents have no number: what rested on one is held against it again.
    else if (was !== undefined && was.documents.length === 0 && was.citations.length > 0) judgeNow(unit, [], was);
    else uncited.push(unit.text);
  }
  const all = withoutRepeats([...citations]);
  return { citations: all, judged, uncited, sources: countedSources(all, sources), numbers: numbersIn(edited) };
}

/** The document behind a number; one that the article did not draw on is known by what the list says of it. */
function keysOf(
  listed: readonly ListedSource[],
  sources: ComplianceReport['sources'],
): (number: number) => string | undefined {
  const keys = new Map(
    listed.map((entry) => {
      const source = sourceOf(entry, sources);
      return [entry.number, documentKey(source ?? { title: entry.text, url: entry.url })];
    }),
  );
  return (number) => keys.get(number);
}

/** One citation may quote several sentences of the text. */
function withoutRepeats(citations: readonly CitationVerdict[]): CitationVerdict[] {
  const seen = new Set<string>();
  return citations.filter(({ sentence, section, passageId }) => {
    const key = [sentence, section, passageId].join('\0');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function countedSources(
  citations: readonly CitationVerdict[],
  sources: ComplianceReport['sources'],
): ComplianceReport['sources'] {
  const counts = new Map<string, number>();
  for (const citation of citations) {
    const keys = [citation, ...(citation.further ?? [])].map(({ documentTitle, url }) =>
      documentKey({ title: documentTitle, url }),
    );
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const known = new Map(sources.map((source) => [documentKey(source), source]));
  return [...counts].flatMap(([key, count]) => {
    const source = known.get(key);
    return source === undefined ? [] : [{ ...source, citations: count }];
  });
}

function numbersIn({ units, listed }: ReadMarkdown): NumbersInText {
  const used = new Set(units.flatMap(({ numbers }) => numbers));
  const entries = new Set(listed.map(({ number }) => number));
  return {
    unlisted: [...used].filter((number) => !entries.has(number)).sort((one, other) => one - other),
    uncited: [...entries].filter((number) => !used.has(number)).sort((one, other) => one - other),
    used: used.size,
  };
}
