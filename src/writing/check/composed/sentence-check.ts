import type { Citation } from '../../../article/article.ts';
import type { SourceDocument } from '../../../article/source.ts';
import type { CitationVerdict } from '../../../contract/compliance-report.ts';
import type { Language } from '../../../contract/languages.ts';
import { type CitedUnit, citationsOf } from '../../composing/cited-units.ts';
import { type ComposedSentence, rowTexts } from '../../composing/composed-text.ts';
import type { EvidenceShelf } from '../../composing/evidence-shelf.ts';
import { unprintable } from '../../composing/unprintable.ts';
import type { ComposedTable } from '../../composing/whole-text.ts';
import type { CitationVerifier } from '../verify-citations.ts';
import { type CitationOutcome, citationOutcome, rowOutcome } from './citation-policy.ts';
import type { Fault } from './fault.ts';
import type { JudgeBook } from './judge-book.ts';
import { namesItsSource } from './names-its-source.ts';
import type { FigureRule } from './uncited-figure.ts';

export interface CheckedCitation {
  readonly id: string;
  /** For the report. */
  readonly citation: CitationVerdict;
  readonly outcome: CitationOutcome;
}

interface Means {
  readonly shelf: EvidenceShelf;
  readonly verifier: CitationVerifier;
  readonly judge: JudgeBook;
  readonly figures: FigureRule;
  readonly language: Language;
  /** Ids of tables, whose rows are checked by other rules. */
  readonly tables: ReadonlySet<string>;
}

/** Words of a title from which on it names a document. */
const TITLE_WORDS = 3;

/** Checks one sentence by itself. */
export class SentenceCheck {
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  citation({ id, ...cited }: CitedUnit): CheckedCitation {
    const { verifier, judge, tables, language } = this.#means;
    const { citation, findings } = verifier.verify(cited);
    const judged = judge.of(id, cited.text);
    const says = judge.says(id, cited.text);
    return {
      id,
      citation: {
        ...citation,
        ...(judged === undefined ? {} : { judged: judged.verdict }),
        ...(judged === undefined || judged.why === '' ? {} : { judgedWhy: judged.why }),
      },
      outcome: tables.has(id)
        ? rowOutcome(findings, says, language)
        : citationOutcome(citation.verdict, findings, says, language),
    };
  }

  /** All that is wrong with a sentence in itself, its citation apart. */
  faults({ id, text, cites }: ComposedSentence): Fault[] {
    const { figures, language } = this.#means;
    const faults: Fault[] = [];
    const reason = unprintable(text, language);
    if (reason !== undefined) {
      faults.push({
        kind: 'unprintable',
        at: id,
        hard: true,
        says: `It can not be printed: ${reason}. Write it as plain text, or leave it out.`,
      });
    }
    const documents = this.#documentsOf(cites);
    const figure = documents.length === 0 ? figures.find(text) : undefined;
    if (figure !== undefined) {
      faults.push({
        kind: 'uncited-figure',
        at: id,
        hard: figure.isClaim,
        says: `It states a figure (${figure.value}) without a source. Cite a passage that says exactly this, or say it without any figure, or leave it out.`,
      });
    }
    if (!namesItsSource(text, documents)) {
      faults.push({
        kind: 'quotation',
        at: id,
        hard: false,
        says: 'It quotes and does not say who is quoted. Name who says it, or paraphrase.',
      });
    }
    if (documents.some((document) => namesPrivate(text, document))) {
      faults.push({
        kind: 'private-name',
        at: id,
        hard: true,
        says: 'It names a private document. Say the same without naming it.',
      });
    }
    return faults;
  }

  /** Whether it may cite these passages with this wording: as code finds it, the judge has not seen it. */
  citesWell(sentence: ComposedSentence): boolean {
    const cites = citationsOf(sentence.cites, this.#means.shelf);
    return cites.length > 0 && this.citation({ ...sentence, cites, section: '' }).outcome === 'stands';
  }

  /** Whether code finds the text in a passage with nothing added or changed. */
  isSaidIn(text: string, cite: Citation): boolean {
    const { citation, findings } = this.#means.verifier.verify({ text, section: '', cites: [cite] });
    return citation.verdict === 'supported' && findings.length === 0;
  }

  /** Whether every row of a table with these cells is borne out by the passages it cites. */
  tableStands(table: ComposedTable): boolean {
    const { id } = table;
    const cites = citationsOf(table.cites, this.#means.shelf);
    if (cites.length === 0) return table.rows.flat().every((cell) => this.#means.figures.find(cell)?.isClaim !== true);
    return rowTexts(table).every((text) => this.citation({ id, text, cites, section: '' }).outcome === 'stands');
  }

  #documentsOf(cites: readonly string[]): SourceDocument[] {
    return cites.flatMap((id) => this.#means.shelf.find(id)?.document ?? []);
  }
}

function namesPrivate(text: string, { visibility, title }: SourceDocument): boolean {
  return visibility === 'private' && title.split(/\s+/u).length >= TITLE_WORDS && text.includes(title);
}
