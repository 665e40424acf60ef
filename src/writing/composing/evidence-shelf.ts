import type { Passage, SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import type { ResearchResult } from '../research/research-result.ts';

interface ShelvedPassage {
  /** What a model calls it: `E7`. */
  readonly label: string;
  readonly passage: Passage;
  readonly document: SourceDocument;
  /** How much it says on the subject, 0 to 1. */
  readonly worth: number;
}

type Shelvable = Pick<ResearchResult, 'evidence' | 'inOtherLanguages'>;

/** Characters of one passage that are shown; a passage is one block of text and seldom longer. */
const LONGEST_SHOWN = 1600;
/** Passages below this share of the best one's score say too little to be shown; a named one counts as an ordinary best. */
const LEAST_OF_BEST = 0.12;
const MOST_SCORE = 1.5;
/** What a passage that the subject does not rank is worth: one in another language, say. */
const UNRANKED = 0.25;

/**
 * The passages an article may cite, each under a label that stays the same in all its questions. Labels follow the
 * order of the sources, so that the same sources give the same questions.
 */
export class EvidenceShelf {
  readonly #all: readonly ShelvedPassage[];
  readonly #byLabel: ReadonlyMap<string, ShelvedPassage>;
  readonly #byId: ReadonlyMap<string, ShelvedPassage>;
  readonly #language: Language;
  /** By passage; made when the first question is asked. */
  readonly #tokens = new Map<ShelvedPassage, ReadonlySet<string>>();

  constructor({ evidence, inOtherLanguages }: Shelvable) {
    this.#language = evidence.language;
    const worth = new Map<string, number>();
    for (const { index, passageId } of evidence.sentences) {
      worth.set(passageId, Math.max(worth.get(passageId) ?? 0, evidence.relevance.sentences[index] ?? 0));
    }
    const documents = [...evidence.documents, ...inOtherLanguages];
    this.#all = documents
      .flatMap((document) => document.passages.map((passage) => ({ document, passage })))
      .map(({ document, passage }, index) => ({
        label: `E${index + 1}`,
        passage,
        document,
        worth: worth.get(passage.id) ?? UNRANKED,
      }));
    this.#byLabel = new Map(this.#all.map((shelved) => [shelved.label, shelved]));
    this.#byId = new Map(this.#all.map((shelved) => [shelved.passage.id, shelved]));
  }

  /** Ids of the passages behind labels, each once; unknown labels are left out. */
  idsOf(labels: readonly string[]): string[] {
    const known = labels.flatMap((label) => this.#byLabel.get(label.trim().toUpperCase())?.passage.id ?? []);
    return [...new Set(known)];
  }

  labelOf(passageId: string): string | undefined {
    return this.#byId.get(passageId)?.label;
  }

  /** The passage and its document; undefined for an id that no source has. */
  find(passageId: string): { readonly passage: Passage; readonly document: SourceDocument } | undefined {
    return this.#byId.get(passageId);
  }

  /**
   * Passages for a question, the most useful first, as a model is shown them: those that are named, then those that say
   * most of what is asked, as far as the characters go.
   */
  select({ about, named = [], characters }: ShelfQuery): string[] {
    const wanted = new Set(tokensOf(about, this.#language));
    const first = new Set(named);
    const ranked = this.#all
      .map((shelved) => ({ shelved, score: this.#score(shelved, wanted) + (first.has(shelved.passage.id) ? 10 : 0) }))
      .sort((one, other) => other.score - one.score)
      .filter(({ score }, _index, [best]) => score >= LEAST_OF_BEST * Math.min(best?.score ?? 0, MOST_SCORE));
    const chosen: string[] = [];
    let left = characters;
    for (const { shelved } of ranked) {
      const text = shown(shelved);
      if (text.length > left) continue;
      left -= text.length;
      chosen.push(text);
    }
    return chosen;
  }

  #score(shelved: ShelvedPassage, wanted: ReadonlySet<string>): number {
    const { worth, document } = shelved;
    const tokens = this.#tokensOf(shelved);
    let shared = 0;
    for (const token of wanted) if (tokens.has(token)) shared += 1;
    const fit = wanted.size === 0 ? 0 : shared / Math.sqrt(wanted.size * Math.max(8, tokens.size));
    return worth + 1.5 * fit + (document.trusted ? 0.1 : 0);
  }

  #tokensOf(shelved: ShelvedPassage): ReadonlySet<string> {
    const { headings, text } = shelved.passage;
    const tokens = this.#tokens.get(shelved) ?? new Set(tokensOf([...headings, text].join('\n'), this.#language));
    this.#tokens.set(shelved, tokens);
    return tokens;
  }
}

const shelves = new WeakMap<Shelvable, EvidenceShelf>();

/** The shelf of what research has found: one for an article, whichever step asks. */
export function shelfOf(research: Shelvable): EvidenceShelf {
  const shelf = shelves.get(research) ?? new EvidenceShelf(research);
  shelves.set(research, shelf);
  return shelf;
}

interface ShelfQuery {
  /** What the question is about: heading, points, subject. */
  readonly about: string;
  /** Ids of passages that the outline has given to it. */
  readonly named?: readonly string[];
  /** Characters of all that is shown. */
  readonly characters: number;
}

/** The passage under its label, with what tells a writer how far to trust and how to name it. */
function shown({ label, passage, document }: ShelvedPassage): string {
  const { title, publisher, date, trusted, visibility } = document;
  const facts = [
    title,
    publisher,
    date,
    trusted ? 'material of the customer' : undefined,
    visibility === 'private' ? 'private: use it, never name it' : undefined,
  ];
  const head = `[${label}] ${facts.filter((fact) => fact !== undefined && fact !== '').join(' | ')}`;
  const where = passage.headings.length === 0 ? '' : `\nUnder: ${passage.headings.join(' > ')}`;
  const text = passage.text.length > LONGEST_SHOWN ? `${passage.text.slice(0, LONGEST_SHOWN)}…` : passage.text;
  return `${head}${where}\n${text}`;
}
