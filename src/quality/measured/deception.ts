import { type Defect, type Finding, ramp } from '../finding.ts';
import { isComplete } from '../prose/shape-features.ts';
import type { Sentence } from '../reading.ts';
import { orderToJudge } from './orders-to-judge.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** What tries to look better than it is: praise, orders to the judge, keyword soup, sales talk, placeholders. */
export function findDeception({ reading, cues, prose }: TextUnderTest): Finding[] {
  const findings: Finding[] = [];
  const { sentences, words } = reading;
  const count = Math.max(1, sentences.length);
  const add = (kind: Defect, list: readonly Sentence[], strength: number) => {
    if (list.length > 0 && strength > 0) findings.push({ kind, strength, count: list.length, places: placesOf(list) });
  };
  const withPhrase = (name: Parameters<(typeof cues.all)[number]['phrases']>[0]) =>
    cues.all.filter((each) => each.phrases(name).length > 0).map(({ sentence }) => sentence);
  const hype = withPhrase('hype');
  add('exaggeration', hype, hype.length < 2 && hype.length / count < 0.08 ? 0 : ramp(hype.length / count, 0, 0.25));
  const praise = withPhrase('selfPraise');
  // One such phrase, however often, may be said of a thing the text is about.
  const phrases = new Set(cues.all.flatMap((each) => each.phraseTexts('selfPraise')));
  add('selfPraise', praise, ramp(phrases.size, 0, 3));
  const selling = withPhrase('selling');
  add('selling', selling, ramp(selling.length / count, 0.08, 0.4));
  const placeholders = cues.all.filter(isPlaceholder).map(({ sentence }) => sentence);
  add('placeholder', placeholders, ramp(placeholders.length, 0, 2));
  // What one sentence orders all of them order together: mostly there is none to look for one by one.
  const mayOrder = orderToJudge(sentences.map(({ text }) => text).join('\n'));
  const orders = mayOrder ? sentences.filter(({ text }) => orderToJudge(text)) : [];
  add('judgeOrders', orders, 1);
  const whole =
    sentences.filter(isComplete).reduce((sum, sentence) => sum + sentence.words.length, 0) / Math.max(1, words.length);
  const soup = Math.max(
    // A definition comes back to its word as well, in whole sentences.
    ramp(prose.dominant, whole < 0.5 ? 0.12 : 0.24, whole < 0.5 ? 0.3 : 0.5),
    whole < 0.2 ? ramp(new Set(words).size / Math.max(1, words.length), 0.35, 0.1) : 0,
  );
  if (words.length >= 40 && soup > 0.15) add('keywordSoup', sentences.slice(0, 2), soup);
  return findings;
}

const EMPTY_FIELD =
  /\[(?:insert|your|name|company|product|date|xx)[^\]]{0,40}\](?!\()|\{\{[^}]{1,40}\}\}|lorem ipsum|\bX{3,}\b/i;

function isPlaceholder({ sentence }: TextUnderTest['cues']['all'][number]): boolean {
  return EMPTY_FIELD.test(sentence.text);
}
