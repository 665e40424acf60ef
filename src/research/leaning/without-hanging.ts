import type { Language } from '../../contract/languages.ts';
import { leaningAlso, refusing } from '../replace-sentences.ts';
import type { SourceText } from '../source-text.ts';
import { unintroducedNames } from './unintroduced-names.ts';
import { unnamedParties } from './unnamed-parties.ts';
import { untoldReckonings } from './untold-reckonings.ts';

/**
 * Refuses what speaks of a name, a party or a number that nothing before it in its paragraph tells, and keeps together
 * what does with the sentence that tells it.
 * @param subject tokens of what is asked for: its names are the reader's own
 */
export function withoutHanging(source: SourceText, subject: readonly string[], language: Language): SourceText {
  const names = unintroducedNames(source, subject, language);
  const reckonings = untoldReckonings(source);
  const parties = unnamedParties(source, language);
  const hanging = new Set([...names.hanging, ...reckonings.hanging, ...parties]);
  const refused = source.sentences.filter(
    ({ index, judgement }) => judgement.refusal === undefined && hanging.has(index),
  );
  return leaningAlso(refusing(source, refused, 'off subject'), new Set([...names.leaning, ...reckonings.leaning]));
}
