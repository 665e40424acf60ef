import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { tableNotes } from './table-notes.ts';

/** The sentences under a table that hang without it. */
function notes(header: string, text: string, language: Language): string[] {
  const columns = header.split('|').map((cell) => cell.trim());
  const row = `| ${columns.map((_, index) => index + 1).join(' | ')} |`;
  const markdown = `| ${columns.join(' | ')} |\n|${columns.map(() => ' --- |').join('')}\n${row}\n${row}\n\n${text}`;
  const document = sourceDocument({ id: 'd', title: 'A table', language }, markdown);
  const { blocks, sentences } = readSources([document], language);
  const found = new Set(blocks.flatMap((block) => [...tableNotes(block, language)]));
  return sentences.filter(({ index }) => found.has(index)).map((sentence) => sentence.text);
}

describe('tableNotes', () => {
  it.each([
    ['es', 'Semana | Sesión', 'Cada semana puede repetirse si ha costado demasiado.'],
    ['en', 'Week | Session', 'Each week can be repeated if it was too hard.'],
    ['en', 'Model | Price', 'Temperatures were measured under the basket with a probe.'],
    ['de', 'Woche | Training', 'Jede Woche lässt sich wiederholen, wenn sie zu schwer war.'],
    ['de', 'Bauart | Preis', 'Die Zeiten sind Erfahrungswerte.'],
    ['fr', 'Semaine | Séance', 'Chaque semaine peut être répétée si elle a été trop dure.'],
    ['it', 'Settimana | Seduta', 'Ogni settimana si può ripetere se è stata troppo dura.'],
    ['nl', 'Week | Training', 'Elke week kan worden herhaald als het te zwaar was.'],
    ['pt', 'Semana | Sessão', 'Cada semana pode ser repetida se tiver sido difícil.'],
    ['ru', 'Товар | Цена', 'Цены указаны без доставки и налога на добавленную стоимость.'],
    ['ar', 'الأسبوع | التمرين', 'الأرقام تقريبية وتختلف من شخص إلى آخر.'],
    ['ja', '種類 | 時間', '時間は室温20度での目安である。'],
    ['zh-CN', '项目 | 高铁', '数据为多项研究的大致区间，未计入高空效应。'],
  ] as const)('in %s under %s sees that it hangs: %s', (language, header, text) => {
    expect(notes(header, text, language)).toEqual([text]);
  });

  it.each([
    ['es', 'Lesión | Causa', 'Cada semana de descanso ayuda a la recuperación del tendón.'],
    ['en', 'Week | Session', 'A day of rest between two sessions helps the body to recover.'],
    ['en', 'Week | Session', 'The week of a race begins with two days of rest.'],
    ['de', 'Material | Grund', 'Pflanzen mit Kohlhernie gehören in die Biotonne.'],
  ] as const)('in %s under %s leaves what reads by itself: %s', (language, header, text) => {
    expect(notes(header, text, language)).toEqual([]);
  });
});
