import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { Templates } from '../../language/lexicons/lexicon.ts';
import { capitalised, headingCase } from '../../language/title-case.ts';
import type { Brief } from '../brief/brief.ts';

const QUESTION_MARKS: Partial<Record<Language, readonly [string, string]>> = {
  ar: ['', '؟'],
  el: ['', ';'],
  es: ['¿', '?'],
  ja: ['', '？'],
  'zh-CN': ['', '？'],
  'zh-TW': ['', '？'],
  th: ['', ''],
  bo: ['', ''],
};

/** What a headline says beside the subject when others like it are taken. */
const SECOND_PARTS = ['overview', 'numbers', 'examples', 'tips', 'furtherFacts'] as const;
/** A longer subject is a phrase, which no headline of ours holds. */
const MOST_TOPIC_WORDS = 6;

/**
 * The H1 and what may stand in its place, best first: the customer's own title as it stands and nothing else; a
 * subject that asks as a question; else the subject in the headlines of its intent. A keyword is in it as the customer
 * wrote it, apart from case.
 */
export function headlinesOf(brief: Brief): string[] {
  if (brief.title !== undefined) return [brief.title];
  const { subject, keyword, language } = brief;
  if (brief.questionKind !== undefined) return withSecondParts(asQuestion(subject, language), language);
  const withKeyword = keyword === undefined || contains(subject, keyword) ? subject : `${keyword}: ${subject}`;
  const isPhrase = subject.split(/\s+/).length > MOST_TOPIC_WORDS;
  if (isPhrase || withKeyword !== subject) return withSecondParts(headingCase(withKeyword, language), language);
  const topic = capitalised(subject, language);
  return templatesOf(brief).map((template) => headingCase(fill(template, topic), language));
}

function templatesOf({ intent, language }: Brief): string[] {
  const { titles }: Templates = lexiconOf(language).templates;
  return [...new Set([...titles[intent], ...titles.plain])];
}

function withSecondParts(headline: string, language: Language): string[] {
  const { aspects } = lexiconOf(language).labels;
  const joint = /[?؟;？]$/u.test(headline) ? ' ' : /^(?:zh|ja)/.test(language) ? '：' : ': ';
  return [headline, ...SECOND_PARTS.map((aspect) => `${headline}${joint}${aspects[aspect]}`)];
}

function fill(template: string, topic: string): string {
  return template.replace('{topic}', () => topic);
}

function asQuestion(subject: string, language: Language): string {
  const [open, close] = QUESTION_MARKS[language] ?? ['', '?'];
  const bare = subject.replace(/^[¿\s]+|[?？؟;.\s]+$/gu, '');
  return `${open}${headingCase(bare, language)}${close}`;
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
