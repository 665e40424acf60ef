/**
 * What the embedded writer has to know of one language, as plain words and phrases.
 *
 * How an entry of a cue list matches (`../find-cues.ts` does it):
 * - Text and entry are compared in NFC, without regard to case, apostrophe shape and the marks between words. An entry
 *   that holds an upper-case letter ("I", the German "Sie") matches only as written.
 * - `matching: 'word'`: an entry matches whole words; a hyphenated word is one word, an apostrophe parts two. A word of
 *   an entry that ends in `*` may go on with more letters ("caus*" finds "causes" and "causing").
 *   `matching: 'substring'`: for scripts without spaces, anywhere.
 * - Of two entries of a list that match at one place the longer one wins.
 *
 * Templates hold placeholders in braces. `{topic}` may be any noun phrase in its plain form, singular or plural, so a
 * template never asks it for a case, an article or an agreeing verb.
 */
export interface Lexicon {
  /** `paragraph`: whole lead paragraphs are quoted, as nobody vouches for single sentences of this language yet. */
  readonly unit: 'sentence' | 'paragraph';
  readonly matching: 'word' | 'substring';
  /** Marks that may end a sentence, without closing quotes and brackets; none where the script has none (Thai). */
  readonly sentenceEnds: readonly string[];
  /** Every noun has a capital (German), so a capital says nothing about a name. */
  readonly capitalisedNouns: boolean;
  readonly labels: Labels;
  readonly templates: Templates;
  readonly cues: Cues;
}

/** What a section can be about when its sources give no fitting heading. */
export type Aspect =
  | 'overview'
  | 'definition'
  | 'howItWorks'
  | 'causes'
  | 'effects'
  | 'types'
  | 'benefits'
  | 'drawbacks'
  | 'risks'
  | 'costs'
  | 'steps'
  | 'choosing'
  | 'comparison'
  | 'requirements'
  | 'mistakes'
  | 'maintenance'
  | 'history'
  | 'examples'
  | 'numbers'
  | 'outlook'
  | 'tips'
  | 'viewsDiffer'
  | 'furtherFacts';

/** Aspects a passage can be recognised by; the others are only labels. */
export type RecognisableAspect = Exclude<Aspect, 'overview' | 'definition' | 'furtherFacts'>;

/** Aspects that make a question a reader would ask about any subject. */
export type QuestionAspect =
  | 'definition'
  | 'howItWorks'
  | 'causes'
  | 'effects'
  | 'types'
  | 'benefits'
  | 'drawbacks'
  | 'risks'
  | 'costs'
  | 'steps'
  | 'choosing'
  | 'requirements'
  | 'mistakes'
  | 'examples'
  | 'outlook';

/** What the reader wants to know; decides title, outline and which sentences answer. */
export type Intent = 'plain' | 'why' | 'how' | 'what' | 'list' | 'comparison';

/** Headings, written as a publication in this language prints them. */
export interface Labels {
  readonly keyTakeaways: string;
  readonly faq: string;
  readonly sources: string;
  readonly seeAlso: string;
  readonly conclusion: string;
  /** Side headings where opposing claims stand next to each other. */
  readonly argumentsFor: string;
  readonly argumentsAgainst: string;
  readonly aspects: Readonly<Record<Aspect, string>>;
}

export interface Templates {
  /** `{topic}`; several an intent so that a title unlike earlier ones can be found. Best first. */
  readonly titles: Readonly<Record<Intent, readonly string[]>>;
  /** `{topic}`; FAQ questions. */
  readonly questions: Readonly<Record<QuestionAspect, string>>;
  /** `{source}`, `{statement}`: a whole sentence with its own capital. */
  readonly accordingTo: string;
  /** `{date}`, `{statement}`: a whole sentence that was true on a date. */
  readonly asOf: string;
  /** `{figures}`: a list of figures, each with its source. */
  readonly figuresDiffer: string;
  /** `{source}` */
  readonly attribution: string;
  /** `{source}`, `{licence}` */
  readonly attributionWithLicence: string;
  /** `{topic}`; an SEO description where no sentence of the article fits. */
  readonly description: string;
  /** Whole sentences that fill an SEO description up to its length, shortest first. */
  readonly descriptionTails: readonly string[];
}

type Entries = readonly string[];

export interface Cues {
  /** Openings that make a sentence lean on what came before. */
  readonly dependentOpeners: Entries;
  /** Openings that look dependent and are not ("it is important"); they win unless a longer `dependentOpeners` entry matches. */
  readonly independentOpeners: Entries;
  /** Words that lean on what came before wherever they stand ("the latter", "for this reason"). */
  readonly dependentAnywhere: Entries;
  /** Openings with a definite person or body that only the text before can name ("the company"). */
  readonly roleOpeners: Entries;
  /** May be cut from the front, with a comma after it, and the sentence still stands. */
  readonly droppableConnectives: Entries;
  /** The text speaks of itself, its page or its author. */
  readonly siteTalk: Entries;
  /** Page furniture: consent, subscriptions, rights, bylines. */
  readonly boilerplate: Entries;
  readonly firstPersonSingular: Entries;
  readonly firstPersonPlural: Entries;
  readonly secondPerson: Entries;
  /** Times that are only true when the text was written. */
  readonly relativeTime: Entries;
  readonly polemic: Entries;
  readonly opinionMarkers: Entries;
  /** Verbs of reported speech, as they stand beside a quotation. */
  readonly sayVerbs: Entries;
  readonly mythLabels: Entries;
  readonly truthLabels: Entries;
  readonly causes: Entries;
  readonly means: Entries;
  readonly comparisons: Entries;
  readonly hedges: Entries;
  /** What stands between a term and its definition ("refers to"). */
  readonly definitionPatterns: Entries;
  readonly questionWords: Readonly<Record<QuestionKind, Entries>>;
  /** In a request: the reader wants a list ("best", "ways to"). */
  readonly listWords: Entries;
  /** In a text: one step follows another. */
  readonly stepWords: Entries;
  /** In a request: the reader wants a comparison. */
  readonly comparisonQueryWords: Entries;
  /** Nouns that with a number or single letter after them are a placeholder ("Product A"). */
  readonly placeholderNouns: Entries;
  readonly placeholderPhrases: Entries;
  readonly negators: Entries;
  /** `all`: claims the whole; `part`: claims a part. */
  readonly quantifiers: Readonly<Record<'all' | 'part', Entries>>;
  /** Frequent finite verbs: a line that has one of them is a sentence rather than a caption. */
  readonly finiteVerbs: Entries;
  readonly aspectWords: Readonly<Record<RecognisableAspect, Entries>>;
  /** Words that put a subject into a field where only trusted sources may speak, or where views oppose. */
  readonly sensitiveSubjects: Readonly<Record<'health' | 'money' | 'law' | 'contested', Entries>>;
}

export type QuestionKind = 'why' | 'how' | 'what' | 'which' | 'when' | 'who' | 'where' | 'howMuch' | 'yesNo';
