import type { SourceDocument } from '../../article/source.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { contradictionsOf } from '../../research/contradicting-figures.ts';
import type { Evidence } from '../../research/evidence.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import type { WrittenSection } from '../sections/written-section.ts';
import { besideSource } from './attributed-statement.ts';

/**
 * By the second of two sentences that contradict each other and stand side by side: what is said in its place, naming
 * each figure with its source. The first has said what the figures are of.
 */
export function figuresThatDiffer(
  sections: readonly WrittenSection[],
  evidence: Evidence,
  documents: ReadonlyMap<string, SourceDocument>,
): ReadonlyMap<SourceSentence, string> {
  const said = new Map<SourceSentence, string>();
  const printed = sections
    .filter(({ layout }) => layout === 'prose')
    .map(({ groups }) => groups.flatMap(({ sentences }) => sentences));
  for (const { one, other, figures } of contradictionsOf(evidence)) {
    const section = printed.find((sentences) => sentences.includes(one) && sentences.includes(other));
    if (section === undefined) continue;
    const [first, second] = section.indexOf(one) < section.indexOf(other) ? [one, other] : [other, one];
    const named = [one, other].flatMap((sentence, index) => {
      const document = documents.get(sentence.documentId);
      return document === undefined
        ? []
        : [{ sentence, text: besideSource(figures[index] ?? '', document, evidence.language) }];
    });
    const ordered = [...named].sort((a) => (a.sentence === first ? -1 : 1)).map(({ text }) => text);
    said.set(
      second,
      lexiconOf(evidence.language).templates.figuresDiffer.replace('{figures}', () =>
        ordered.join(/^(?:zh|ja)/.test(evidence.language) ? '、' : ', '),
      ),
    );
  }
  return said;
}
