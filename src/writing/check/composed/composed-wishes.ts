import { toneFactsOf, toneMisses } from '../../../language/voice/tone.ts';
import { allSentences } from '../../composing/whole-text.ts';
import type { JudgedWish } from '../../review/review.ts';
import { wordedWishes } from '../../review/worded-wishes.ts';
import type { CheckedWish, OwnVerdicts } from '../finished.ts';
import { personWish, readabilityWish } from '../voice-wishes.ts';
import { rangeWish } from '../wishes.ts';
import type { ComposedParts } from './composed-parts.ts';
import type { FaultKind } from './fault.ts';
import type { Inspection } from './inspect.ts';
import type { CheckedCitation } from './sentence-check.ts';
import { proseOf } from './voice-faults.ts';

const NEVER_PRINTED: ReadonlySet<FaultKind> = new Set(['uncited-figure', 'unprintable', 'private-name']);
const JUDGED = 'A language model that read the whole article';

/** What is checked by other rules where a model writes. */
export function composedVerdicts({ words, citations }: Inspection, parts: ComposedParts): OwnVerdicts {
  return {
    range: rangeWish(parts.brief, parts.brief.plan.blogType, words),
    citations: composedCitations(citations),
    why: {
      emptySection: 'Nothing of what was written for it stood up to the checks.',
      missingKeyword: 'It read unnaturally, or could not be mended, in',
    },
  };
}

function composedCitations(citations: readonly CheckedCitation[]): CheckedWish {
  const broken = citations.filter(({ outcome }) => outcome === 'goes');
  const weak = citations.filter(({ outcome }) => outcome === 'mend').length;
  const judged = citations.filter(({ citation }) => citation.judged !== undefined).length;
  const first = broken[0]?.citation;
  return {
    field: 'isAddEvidence',
    wanted: 'every cited sentence borne out by its passages',
    found: `${citations.length - broken.length} of ${citations.length}${weak === 0 ? '' : `, ${weak} of them in other words or more surely than there`}`,
    how: `Each cited sentence against its passages: figures, dates, names, quotations, negation, comparison, wording${judged === 0 ? '' : `; ${judged} read by a language model as well`}`,
    verdict: broken.length === 0 ? 'met' : 'not-met',
    hard: true,
    ...(first === undefined
      ? {}
      : {
          note: `Not in its passage: "${first.sentence}" (${[first.verdict, ...(first.judgedWhy === undefined ? [] : [first.judgedWhy]), ...(first.findings ?? [])].join('; ')})`,
        }),
  };
}

/** Voice and wishes in words: measured where there is a measure, else as the judge saw them. */
export function voiceWishes(inspection: Inspection, parts: ComposedParts): CheckedWish[] {
  const judged = new Map(parts.review.wishes.map((wish) => [wish.field, wish]));
  return wordedWishes(parts).map(({ field, wanted }) => {
    if (field === 'targetTone') return tone(inspection, parts, asJudged(field, wanted, judged.get(field)));
    if (field === 'targetReadability')
      return readability(inspection, parts, judged.get(field)) ?? asJudged(field, wanted, judged.get(field));
    if (field === 'targetPersonPerspective')
      return person(inspection, parts) ?? asJudged(field, wanted, judged.get(field));
    return asJudged(field, wanted, judged.get(field));
  });
}

/** As judged, unless the text plainly contradicts the tone. */
function tone({ text }: Inspection, { brief }: ComposedParts, judged: CheckedWish): CheckedWish {
  const { tone: wanted } = brief.voice;
  const facts = toneFactsOf(proseOf(text), brief.language);
  const misses = wanted === undefined ? [] : toneMisses(facts, wanted).map(({ why }) => why);
  if (misses.length === 0) return judged;
  return {
    ...judged,
    found: misses.join(' '),
    how: `${judged.how}; exclamation marks, slang, contractions and forms of address in the text`,
    verdict: 'not-met',
  };
}

function readability(
  { text }: Inspection,
  { brief }: ComposedParts,
  judged: JudgedWish | undefined,
): CheckedWish | undefined {
  const wish = readabilityWish(proseOf(text), brief.language, brief.voice);
  if (wish?.note === undefined || judged === undefined) return wish;
  return { ...wish, note: `${wish.note} Judged: ${judged.why}` };
}

function person({ text }: Inspection, { brief }: ComposedParts): CheckedWish | undefined {
  return personWish(
    allSentences(text).map((one) => one.text),
    brief.language,
    brief.voice,
  );
}

function asJudged(field: CheckedWish['field'], wanted: string, judged: JudgedWish | undefined): CheckedWish {
  if (judged === undefined) {
    const note = 'It was part of every question to the model; nobody read the finished article for it.';
    return {
      field,
      wanted,
      found: 'asked for, not judged',
      how: 'In the questions to the model',
      verdict: 'not-applicable',
      hard: false,
      note,
    };
  }
  const { verdict, why } = judged;
  return {
    field,
    wanted,
    found: { kept: 'kept', partly: 'kept in part', 'not-kept': 'not kept' }[verdict],
    how: JUDGED,
    verdict: verdict === 'kept' ? 'met' : 'not-met',
    hard: false,
    ...(why === '' ? {} : { note: why }),
  };
}

/** Whether anything is left in the text that may not be printed. */
export function cleanTextWish({ faults }: Inspection): CheckedWish {
  const left = faults.filter(({ kind, hard }) => hard && NEVER_PRINTED.has(kind));
  return {
    field: 'isAddEvidence',
    wanted: 'a source for every figure, and nothing in the text that only a question to a model holds',
    found: left.length === 0 ? 'nothing of the kind' : left.map(({ says }) => says).join(' '),
    how: 'Figures, markup, labels and names of private documents in every sentence and table',
    verdict: left.length === 0 ? 'met' : 'not-met',
    hard: true,
  };
}
