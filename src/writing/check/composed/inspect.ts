import type { MachineTells } from '../../../language/voice/machine-tells/find-machine-tells.ts';
import { citedUnits } from '../../composing/cited-units.ts';
import { type EvidenceShelf, shelfOf } from '../../composing/evidence-shelf.ts';
import { sentencesById, tablesIn, type WholeText } from '../../composing/whole-text.ts';
import { type MeasuredArticle, measureArticle } from '../measure-article.ts';
import { CitationVerifier } from '../verify-citations.ts';
import { assembleComposed } from './assemble-composed.ts';
import type { ComposedParts } from './composed-parts.ts';
import type { Fault } from './fault.ts';
import { ForeignSentences } from './foreign-sentences.ts';
import type { JudgeBook } from './judge-book.ts';
import { keywordFaults, languageFaults, missingParts, offerFaults, repetitionFaults } from './part-faults.ts';
import { rangeFaults } from './range-faults.ts';
import { type CheckedCitation, SentenceCheck } from './sentence-check.ts';
import { tableFaults } from './table-faults.ts';
import { countsIn, FigureRule } from './uncited-figure.ts';
import { machineTells, personFaults, readabilityFaults, tellFaults } from './voice-faults.ts';
import { densityFaults, wordingFaults } from './word-faults.ts';

/** A text as it stands, with all that is wrong with it. */
export interface Inspection extends MeasuredArticle {
  readonly text: WholeText;
  readonly citations: readonly CheckedCitation[];
  readonly faults: readonly Fault[];
  /** What gives a machine away. */
  readonly tells: MachineTells;
  /** For further sentences, by what this text counts. */
  readonly sentences: SentenceCheck;
}

/** Looks at a text again and again while it is mended; what was checked once is not checked anew. */
export class Inspector {
  readonly parts: ComposedParts;
  readonly shelf: EvidenceShelf;
  readonly #judge: JudgeBook;
  readonly #verifier: CitationVerifier;
  readonly #foreign: ForeignSentences;

  constructor(parts: ComposedParts, judge: JudgeBook) {
    this.parts = parts;
    this.shelf = shelfOf(parts.research);
    this.#judge = judge;
    this.#foreign = new ForeignSentences(parts.brief.language);
    const { evidence, inOtherLanguages } = parts.research;
    this.#verifier = new CitationVerifier([...evidence.documents, ...inOtherLanguages], parts.brief.language);
  }

  /** The article that a text makes, without a look at what is wrong with it. */
  measure(text: WholeText): MeasuredArticle {
    return measureArticle(assembleComposed(text, this.parts, this.shelf));
  }

  inspect(text: WholeText): Inspection {
    const { parts, shelf } = this;
    const { brief } = parts;
    const { article, markdown, words } = this.measure(text);
    const figures = new FigureRule(countsIn(text), [article.title, brief.subject, brief.keyword ?? ''], brief.language);
    const sentences = new SentenceCheck({
      shelf,
      verifier: this.#verifier,
      judge: this.#judge,
      figures,
      language: brief.language,
      tables: new Set(tablesIn(text).map(({ id }) => id)),
    });
    const tells = machineTells(text, parts);
    const foreignParts = languageFaults(text, brief.language);
    const citations = citedUnits(text, shelf, article.labels.keyTakeaways).map((unit) => sentences.citation(unit));
    return {
      text,
      article,
      markdown,
      words,
      citations,
      sentences,
      tells,
      faults: [
        ...citations.flatMap(citationFault),
        ...[...sentencesById(text).values()].flatMap(({ sentence }) => sentences.faults(sentence)),
        ...tableFaults(text, shelf, figures),
        ...foreignParts,
        ...this.#foreign.faults(text, new Set(foreignParts.map(({ at }) => at))),
        ...offerFaults(text, brief.language),
        ...missingParts(text, parts),
        ...rangeFaults(text, words, parts),
        ...keywordFaults(text, parts),
        ...repetitionFaults(text),
        ...personFaults(text, brief),
        ...readabilityFaults(text, brief),
        ...tellFaults(text, tells),
        ...wordingFaults(text, brief),
        ...densityFaults(text, parts),
      ],
    };
  }
}

function citationFault({ id, citation, outcome }: CheckedCitation): Fault[] {
  if (outcome === 'stands') return [];
  const found = [...(citation.judgedWhy === undefined ? [] : [citation.judgedWhy]), ...(citation.findings ?? [])];
  const why = found.length === 0 ? '' : ` (${found.slice(0, 4).join('; ')})`;
  return [
    {
      kind: 'citation',
      at: id,
      hard: outcome === 'goes',
      says: `Its passages do not bear it out${why}. Say what they say and no more, or cite passages that say this, or leave it out.`,
    },
  ];
}
