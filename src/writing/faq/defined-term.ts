import { findCues } from '../../language/find-cues.ts';
import type { Evidence } from '../../research/evidence.ts';

const ARTICLE =
  /^(?:an?|the|ein|eine|der|die|das|un|una|el|la|los|las|le|les|une|il|lo|l['’]|o|a|os|as|um|uma|een|de|het|en|ett|et|ο|η|το)\s+/iu;

/** The term that a sentence defines ("Defrosting is ..."), as it stands inside a sentence; undefined when it defines none. */
export function termIn(sentence: string, evidence: Evidence): string | undefined {
  const pattern = findCues(sentence, evidence.language).all('definitionPatterns')[0];
  if (pattern === undefined) return undefined;
  const before = sentence.slice(0, pattern.start).trim();
  if (before === '' || /[,;:()\d，、]/u.test(before)) return undefined;
  const term = before.replace(ARTICLE, '');
  return term === '' ? undefined : insideSentence(term, evidence);
}

/** Lower case at the front where the sources write the word so inside sentences. */
function insideSentence(term: string, { sentences }: Evidence): string {
  const lower = term.charAt(0).toLowerCase() + term.slice(1);
  const [firstWord = lower] = lower.split(' ');
  const usual = sentences.some(({ text }) => text.includes(` ${firstWord}`));
  return usual ? lower : term;
}
