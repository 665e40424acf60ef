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

/**
 * The H1: the customer's own title as it stands; a subject that asks as a question; else the subject in a headline of
 * its intent. A keyword is in it as the customer wrote it, apart from case.
 */
export function headlineOf(brief: Brief): string {
  if (brief.title !== undefined) return brief.title;
  const { subject, keyword, language } = brief;
  if (brief.questionKind !== undefined) return asQuestion(subject, language);
  const withKeyword = keyword === undefined || contains(subject, keyword) ? subject : `${keyword}: ${subject}`;
  const isPhrase = subject.split(/\s+/).length > 6;
  if (isPhrase || withKeyword !== subject) return headingCase(withKeyword, language);
  return headingCase(fill(templateOf(brief), capitalised(subject, language)), language);
}

function templateOf({ intent, language }: Brief): string {
  const { titles }: Templates = lexiconOf(language).templates;
  return titles[intent][0] ?? '{topic}';
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
