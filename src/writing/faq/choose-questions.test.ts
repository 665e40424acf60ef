import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { gatherEvidence } from '../../research/evidence.ts';
import { subjectTokens } from '../../research/subject.ts';
import type { Brief } from '../brief/brief.ts';
import { sourceDocument } from '../example-library.fixture.ts';
import type { Outline } from '../outline/outline.ts';
import { chooseQuestions } from './choose-questions.ts';

/** Questions with their answers that a page with this text offers on a subject. */
function questionsOn(subject: string, language: Language, markdown: string): [string, string][] {
  const evidence = gatherEvidence({
    documents: [sourceDocument({ id: 'page', title: subject, language }, markdown)],
    request: subject,
    subject: subjectTokens(subject, language),
    language,
    intent: 'plain',
    preferData: false,
  });
  const brief = { subject, language, keyword: undefined, questionKind: 'how' } as unknown as Brief;
  const outline = { title: subject, introduction: [], sections: [] } as unknown as Outline;
  return chooseQuestions(evidence, brief, outline, []).map(({ question, group }) => [question, group.texts.join(' ')]);
}

describe('what readers ask', () => {
  it('is answered by numbers in words, and by months', () => {
    const questions = questionsOn(
      'cuidar un olivo',
      'es',
      `## ¿Cuánto tarda un olivo en dar fruto?

Un olivo injertado da fruto a los tres o cuatro años de haberlo plantado en el jardín.

## ¿Cuándo se poda un olivo?

La poda fuerte de un olivo se hace entre febrero y marzo, cuando ya no hiela.`,
    );
    expect(questions.map(([question]) => question)).toEqual([
      expect.stringMatching(/Cuánto tarda|Cuándo se poda/u),
      expect.stringMatching(/Cuánto tarda|Cuándo se poda/u),
    ]);
  });

  it('is not answered by what names no time', () => {
    const text =
      '## ¿Cuándo se poda un olivo?\n\nLa poda de un olivo depende del clima de la región y de la edad del árbol.';
    expect(questionsOn('cuidar un olivo', 'es', text)).toEqual([]);
  });

  it('names a term without the dash that is its verb', () => {
    const text =
      '## Закваска\n\nЗакваска — это смесь муки и воды, в которой живут дикие дрожжи и бактерии. Закваска поднимает тесто вместо дрожжей из пачки.';
    for (const [question] of questionsOn('как печь хлеб', 'ru', text)) expect(question).not.toMatch(/—/u);
  });
});
