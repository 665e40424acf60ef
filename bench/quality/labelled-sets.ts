import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/languages.ts';

export interface LabelledText {
  readonly text: string;
  readonly language: Language;
  readonly label: number;
}

export interface LabelledTitle {
  readonly title: string;
  readonly label: 0 | 1;
}

/** Lines of a JSON lines file with `text`, `lang` and `score`. */
export function readTexts(folder: string, file: string): LabelledText[] {
  return linesOf(folder, file).map((line) => {
    const { text, lang, score } = JSON.parse(line) as { text: string; lang: Language; score: number };
    return { text, language: lang, label: score };
  });
}

/** Lines of `label<TAB>title` behind a head line. */
export function readTitles(folder: string, file: string): LabelledTitle[] {
  return linesOf(folder, file)
    .slice(1)
    .map((line) => {
      const tab = line.indexOf('\t');
      return { label: line.slice(0, tab) === '1' ? 1 : 0, title: line.slice(tab + 1) };
    });
}

function linesOf(folder: string, file: string): string[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}
