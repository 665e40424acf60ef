import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from '../../../language/identify-language.ts';
import { tokensOf } from '../../../language/search-tokens.ts';
import { withoutQuotations } from '../../../language/voice/quotations.ts';
import { findModelTalk } from '../../../language/voice/unsaid-language.ts';
import { linesOf, sentencesIn } from '../../composing/composed-text.ts';
import { partsOf, TAKEAWAYS, type WholeText } from '../../composing/whole-text.ts';
import { repeatedRuns, runsIn } from '../repeated-runs.ts';
import type { ComposedParts } from './composed-parts.ts';
import type { Fault } from './fault.ts';

/** Letters below which the language of a part can not be told with certainty. */
const LETTERS_FOR_LANGUAGE = 150;
const MOST_REPETITIONS = 12;

/** Parts in another language than the article's. */
export function languageFaults(text: WholeText, language: Language): Fault[] {
  return partsOf(text).flatMap((part): Fault[] => {
    const all = withoutQuotations(linesOf(part.blocks).join(' '));
    const found = (all.match(/\p{L}/gu)?.length ?? 0) < LETTERS_FOR_LANGUAGE ? undefined : identifyLanguage(all);
    if (found === undefined || isSameLanguage(found, language)) return [];
    const says = `This part is in ${LANGUAGES[found].name}. Write each of its sentences in ${LANGUAGES[language].name}.`;
    return [{ kind: 'language', at: part.id, hard: true, says }];
  });
}

/** Offers of a model to go on or to change something, at the end of a part. */
export function offerFaults(text: WholeText, language: Language): Fault[] {
  return partsOf(text).flatMap((part): Fault[] => {
    const last = sentencesIn(part.blocks).at(-1);
    if (last === undefined || !findModelTalk(last.text, language).some(({ kind }) => kind === 'offer')) return [];
    const says = 'It is addressed to whoever ordered the text, not to its readers. Leave it out.';
    return [{ kind: 'unprintable', at: last.id, hard: true, says }];
  });
}

/** Sections that were asked for and are empty. */
export function missingParts(text: WholeText, { 'key-takeaways': takeaways }: ComposedParts): Fault[] {
  if (!takeaways.asked || text.takeaways.length > 0) return [];
  return [
    {
      kind: 'missing-part',
      at: TAKEAWAYS,
      hard: true,
      says: 'The key takeaways are missing. Insert 3 to 5, one sentence each, every one an insertion of its own: what the article says with the most use, worded anew, with the label of the passage it rests on.',
    },
  ];
}

/** The keyword is missing in the first paragraph, or in every heading. */
export function keywordFaults(text: WholeText, { brief: { keyword, language } }: ComposedParts): Fault[] {
  if (keyword === undefined) return [];
  const wanted = tokensOf(keyword, language);
  const holds = (words: string) => {
    const tokens = tokensOf(words, language);
    return wanted.every((token) => tokens.includes(token));
  };
  const faults: Fault[] = [];
  const opening = text.introduction.blocks.find(({ kind }) => kind === 'paragraph');
  const sentences = opening === undefined ? [] : sentencesIn([opening]);
  const [first] = sentences;
  if (first !== undefined && !holds(sentences.map((sentence) => sentence.text).join(' '))) {
    faults.push({
      kind: 'keyword',
      at: first.id,
      hard: false,
      says: `The first paragraph lacks the keyword "${keyword}". Work it into this sentence, in natural form.`,
    });
  }
  const [section] = text.sections;
  if (
    section !== undefined &&
    ![...text.sections.map(({ heading }) => heading), ...text.faq.map(({ question }) => question)].some(holds)
  ) {
    faults.push({
      kind: 'keyword',
      at: section.id,
      hard: false,
      says: `No heading holds the keyword "${keyword}". Give the section whose heading takes it most naturally a new heading.`,
    });
  }
  return faults;
}

/** Sentences that say a second time, in the same words, what another part says. */
export function repetitionFaults(text: WholeText): Fault[] {
  const parts = partsOf(text);
  const visible = parts.map((part) => ({
    depth: 2,
    heading: part.heading,
    blocks: sentencesIn(part.blocks).map((sentence) => sentence.text),
  }));
  const runs = repeatedRuns(visible);
  if (runs.length === 0) return [];
  /** Where each run stands first. */
  const seen = new Map<string, { readonly id: string; readonly part: string }>();
  const faults = new Map<string, Fault>();
  for (const part of parts)
    for (const sentence of sentencesIn(part.blocks)) {
      const own = new Set(runsIn(sentence.text));
      for (const run of runs.filter((one) => own.has(one))) {
        const first = seen.get(run);
        if (first === undefined) seen.set(run, { id: sentence.id, part: part.id });
        else if (first.part !== part.id && !faults.has(sentence.id)) {
          faults.set(sentence.id, {
            kind: 'repetition',
            at: sentence.id,
            hard: false,
            says: `It repeats the words of ${first.id} ("${run}"). Say it in other words and shorter, or leave it out.`,
          });
        }
      }
    }
  return [...faults.values()].slice(0, MOST_REPETITIONS);
}
