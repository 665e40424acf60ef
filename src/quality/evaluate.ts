import type { Evaluation } from '../contract/eeat.ts';
import { JobError } from '../contract/errors.ts';
import type { Language, SiteLanguage } from '../contract/languages.ts';
import { identifyLanguage } from '../language/identify-language.ts';
import { argue } from './arguments/argue.ts';
import { evaluationOf } from './arguments/evaluation-of.ts';
import type { Argued } from './arguments/sentences.ts';
import { combine } from './combine/combine.ts';
import type { LinkedPage } from './measured/linked-page.ts';
import { measure } from './measured/measure.ts';
import { sourceAddresses } from './measured/source-links.ts';
import { MESSAGES } from './messages/all-messages.ts';
import { readPage } from './page/read-page.ts';
import { type Reading, readMarkdown } from './reading.ts';
import { suggest } from './suggestions/suggest.ts';

export interface EvaluationInput {
  /** The text. With `html` as well, that page's main part as somebody else took it out of the page. */
  readonly markdown?: string;
  /** The whole page; read for what it says about itself, and for its text where `markdown` is absent. */
  readonly html?: string;
  /** Address of the page: which links lead elsewhere. */
  readonly url?: string;
  /** Language of arguments and suggestions. */
  readonly language: SiteLanguage;
  readonly withSuggestions: boolean;
  /** Texts it may have been copied from. */
  readonly againstTexts?: readonly string[];
  /** Pages it links to, as far as they could be read. */
  readonly linkedPages?: readonly LinkedPage[];
}

export interface EvaluatedText {
  /** What was evaluated. */
  readonly markdown: string;
  readonly evaluation: Evaluation;
}

/** What is looked at before a text is rated: what to compare it with. */
export interface Outline {
  readonly title: string;
  readonly language: Language;
  /** Addresses it gives as its sources, those of most sentences first. */
  readonly sources: readonly string[];
}

/** A text that was read once, for all that is done with it. Plain values that can cross to another thread. */
export interface ReadText {
  readonly reading: Reading;
  readonly outline: Outline;
}

/** A text to be read. */
export type TextInput = Pick<EvaluationInput, 'markdown' | 'html' | 'url' | 'language'>;

/** How a text that was read is rated. */
export type RatingInput = Pick<EvaluationInput, 'language' | 'againstTexts' | 'linkedPages'>;

/** How it is rated with words about it. */
export type ArguedInput = RatingInput & Pick<EvaluationInput, 'withSuggestions'>;

/** All that was seen in a text, for a judge who goes on from there. Plain values as well. */
export type Assessment = Omit<Argued, 'catalogue'>;

const MOST_SOURCES = 6;

/**
 * Rates a text by what rules can see in it, deterministically.
 * @throws JobError 551 for what is no text (empty, binary, no words), 546 for a page that can not be read
 */
export function evaluateText(input: EvaluationInput): EvaluatedText {
  const { reading } = readText(input);
  return { markdown: reading.markdown, evaluation: evaluateReading(reading, input) };
}

/** @throws as `evaluateText` */
export function readText(input: TextInput): ReadText {
  const reading = readInput(input);
  const sources = sourceAddresses(reading, MOST_SOURCES);
  return { reading, outline: { title: reading.title, language: reading.language, sources } };
}

/** The text measured and scored, without words about it. */
export function assessReading(reading: Reading, { language, againstTexts, linkedPages }: RatingInput): Assessment {
  const measured = measure(reading, againstTexts, linkedPages);
  return { reading, measured, scores: combine(measured), language };
}

/** The same with arguments, and suggestions where they are asked for. */
export function evaluateReading(reading: Reading, { withSuggestions, ...input }: ArguedInput): Evaluation {
  const argued: Argued = { ...assessReading(reading, input), catalogue: MESSAGES[input.language] };
  const suggestions = withSuggestions ? suggest(argued) : undefined;
  return evaluationOf(argued, (dimension) => argue(dimension, argued), suggestions);
}

function readInput({ markdown, html, url, language }: TextInput): Reading {
  const given = markdown ?? html ?? '';
  if (isBinary(given)) throw refusal('it holds bytes that are no text');
  const page = html === undefined ? undefined : readPage(html, url);
  const text = markdown ?? page?.markdown ?? '';
  if (!/\p{L}/u.test(text)) throw refusal('it holds no words');
  return readMarkdown(text, languageOf(text, language), page?.evidence);
}

function refusal(why: string): JobError {
  return new JobError(
    '551',
    `The content can not be evaluated: ${why}. Send an article as markdown, HTML or an address.`,
  );
}

/** Many control characters, or the marks of text that could not be decoded. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 100_000);
  const odd = sample.match(/(?![\t\n\v\f\r])\p{Cc}|\uFFFD/gu)?.length ?? 0;
  return sample.includes('\0\0') || odd > sample.length / 50;
}

/** The text's own language; the one of the arguments where it can not be told. */
function languageOf(text: string, fallback: Language): Language {
  const plain = text.replace(/https?:\S+|[#>*_`|[\]()-]/g, ' ').slice(0, 6_000);
  const found = identifyLanguage(plain);
  if (found === undefined) return fallback;
  return found;
}
