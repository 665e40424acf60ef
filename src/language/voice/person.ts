import type { PERSPECTIVES } from '../../contract/choices.ts';
import type { Language } from '../../contract/languages.ts';
import { lowerCased } from '../segment-words.ts';
import { PERSON_FORMS } from './person-forms.ts';
import { PhraseFinder } from './phrases.ts';
import { sentencesIn } from './prose.ts';
import { withoutQuotations } from './quotations.ts';

/** A grammatical person that a request may ask for. */
export type Perspective = (typeof PERSPECTIVES)[number];

/** How often a text says "I" or "we", and how often it speaks to its reader. */
export interface MeasuredPerson {
  readonly sentences: number;
  /** Sentences with a form of the first person, outside quotations. */
  readonly first: number;
  readonly second: number;
  readonly firstShare: number;
  readonly secondShare: number;
  /** Undefined for fewer than five sentences, and for a text that mixes both about equally. */
  readonly verdict?: Perspective;
}

/** A sentence that does not stand in the person wanted, and the forms that show it. */
export interface SentenceInOtherPerson {
  readonly index: number;
  readonly text: string;
  readonly forms: readonly string[];
}

const FEWEST_SENTENCES = 5;
/** A sentence in twelve may slip in a text that otherwise speaks of no one. */
const THIRD_PERSON_UP_TO = 1 / 12;
/** From one sentence in six a reader hears who speaks. */
const HEARD_FROM = 1 / 6;
/** A person leads when it has this many times the sentences of the other. */
const LEADS = 1.25;

/**
 * Finds the grammatical person of a text (Markdown, plain, or sentences already cut). In languages that drop their
 * pronouns only verb forms that nothing else is spelled like are counted, so the shares are lower bounds.
 */
export function personOf(text: string | readonly string[], language: Language): MeasuredPerson {
  const sentences = sentencesIn(text, language);
  const forms = sentences.map((sentence) => formsIn(sentence, language));
  const first = forms.filter((each) => each.first.length > 0).length;
  const second = forms.filter((each) => each.second.length > 0).length;
  const firstShare = sentences.length === 0 ? 0 : first / sentences.length;
  const secondShare = sentences.length === 0 ? 0 : second / sentences.length;
  const verdict = sentences.length < FEWEST_SENTENCES ? undefined : verdictOf(firstShare, secondShare);
  const measured = { sentences: sentences.length, first, second, firstShare, secondShare };
  return verdict === undefined ? measured : { ...measured, verdict };
}

/**
 * The sentences that a repair has to change. Third person wanted: those that say "I", "we" or "you". Second person:
 * those that say "I" or "we". First person: those that say "you" and neither "I" nor "we". A sentence about the subject
 * alone fits every person.
 *
 * @param text where it is a text, the index is that of the sentence among those of its paragraphs and list items
 */
export function sentencesInOtherPerson(
  text: string | readonly string[],
  language: Language,
  wanted: Perspective,
): SentenceInOtherPerson[] {
  return sentencesIn(text, language).flatMap((sentence, index) => {
    const { first, second } = formsIn(sentence, language);
    const forms = {
      'first-person': first.length > 0 ? [] : second,
      'second-person': first,
      'third-person': [...first, ...second],
    }[wanted];
    return forms.length === 0 ? [] : [{ index, text: sentence, forms }];
  });
}

function verdictOf(first: number, second: number): Perspective | undefined {
  if (first <= THIRD_PERSON_UP_TO && second <= THIRD_PERSON_UP_TO) return 'third-person';
  if (Math.max(first, second) < HEARD_FROM) return undefined;
  if (first >= second * LEADS) return 'first-person';
  return second >= first * LEADS ? 'second-person' : undefined;
}

const finders = new Map<Language, PhraseFinder<'first' | 'second'>>();
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** "Myself" and "my country" in Chinese hold the word for "I" and are not said by an author. */
const NOT_THE_AUTHOR = /自我|忘我|我国|我國|我省|我市/g;
/** Three letters at most, all capitals: "US", "IT", "MIT" are no pronouns; "I" is one letter. */
const ACRONYM = /^\p{Lu}{2,3}$/u;

function formsIn(sentence: string, language: Language): { first: string[]; second: string[] } {
  const table = PERSON_FORMS[language];
  const text = withoutQuotations(sentence).replace(NOT_THE_AUTHOR, ' ');
  const found = { first: [] as string[], second: [] as string[] };
  for (const { name, start, end } of finderOf(language).find(text)) {
    const form = text.slice(start, end);
    if (ACRONYM.test(form) || table.asWritten?.test(form) === true || startsGermanSentence(text, start, language))
      continue;
    if (language === 'en' && form === 'i') continue;
    found[name].push(form);
  }
  if (table.firstEndings === undefined && table.secondEndings === undefined) return found;
  for (const [word] of text.matchAll(WORD)) {
    const lower = lowerCased(word, language);
    if (table.not?.has(lower) === true) continue;
    if (table.firstEndings?.test(lower) === true && !found.first.includes(word)) found.first.push(word);
    if (table.secondEndings?.test(lower) === true && !found.second.includes(word)) found.second.push(word);
  }
  return found;
}

/** "Sie" and "Ihr" at the front of a German sentence may be "they" and "her": only a later word could tell. */
function startsGermanSentence(text: string, start: number, language: Language): boolean {
  if (
    language !== 'de' ||
    !/^(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Ihnen)(?!\p{L})/u.test(text.slice(start, start + 7))
  )
    return false;
  return (
    /^[\s\p{P}]*$/u.test(text.slice(0, start)) &&
    !/^Sie\s(?:sollten|können|müssen|dürfen|haben|möchten|wollen|brauchen)(?!\p{L})/u.test(
      text.slice(start, start + 16),
    )
  );
}

function finderOf(language: Language): PhraseFinder<'first' | 'second'> {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const { first, second } = PERSON_FORMS[language];
  const finder = new PhraseFinder({ first, second }, language);
  finders.set(language, finder);
  return finder;
}
