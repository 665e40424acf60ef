import type { Language } from '../../contract/languages.ts';
import type { SourceText } from '../source-text.ts';
import { withThoseBefore } from './hanging-sentences.ts';
import { bringsUpParty, speaksOfUnnamedParty } from './unnamed-events.ts';

/** Where a name in the middle of a sentence is told by its capital. */
const TOLD_BY_CAPITALS: ReadonlySet<Language> = new Set(['en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'pt-BR', 'pt-PT']);

/**
 * Indexes of sentences that speak of somebody by the kind alone ("According to the company, ...") and that no sentence
 * of their paragraph before them tells of whom.
 */
export function unnamedParties(source: SourceText, language: Language): ReadonlySet<number> {
  const found = new Set<number>();
  if (!TOLD_BY_CAPITALS.has(language)) return found;
  for (const [{ index, text, judgement }, before] of withThoseBefore(source)) {
    if (!judgement.leans || judgement.refusal !== undefined || !speaksOfUnnamedParty(text, language)) continue;
    if (!before.some((earlier) => bringsUpParty(earlier.text))) found.add(index);
  }
  return found;
}
