import { type Argued, joinerOf } from '../arguments/sentences.ts';
import { excerptOf } from '../measured/places.ts';
import { quoted } from '../messages/fill-message.ts';
import {
  type AdviceByPlace,
  arrangedAdvice,
  effectSentence,
  measuredAdvice,
  type Suggestions,
} from '../suggestions/suggest.ts';
import type { AskJudge } from './ask-judge.ts';
import { suggestionsPrompt } from './judge-prompt.ts';
import { SuggestionsAnswer } from './questions.ts';
import type { QuoteFinder } from './quotes.ts';
import { sentenceIn } from './votes.ts';

const MOST = 8;
const MOST_POINTS = 20;
const ANSWER_TOKENS = 4_000;

/**
 * Asks once what would make the text better.
 * @returns makes the suggestions under the scores that the text was given: those of the model whose section and
 *   sentence are there, with those against what code has found
 */
export async function judgedSuggestions(
  argued: Argued,
  evidence: readonly string[],
  quotes: QuoteFinder,
  ask: AskJudge,
): Promise<(judged: Argued) => Suggestions> {
  const { language } = argued;
  const { suggestions } = await ask({
    name: 'judge/suggestions',
    role: 'check',
    prompt: suggestionsPrompt(argued, evidence, language),
    schema: SuggestionsAnswer(language),
    maxOutputTokens: ANSWER_TOKENS,
  });
  const { reading } = argued;
  return (judged) => {
    const found = suggestions
      .slice(0, MOST)
      .flatMap(({ section, quote, advice, dimension, points }): AdviceByPlace[] => {
        const text = sentenceIn(advice);
        if (text === undefined || reading.sections[section] === undefined) return [];
        if (quote !== '' && !quotes.isIn(quote, section)) return [];
        const gain = Math.min(MOST_POINTS, 100 - judged.scores[dimension], points);
        if (gain < 1) return [];
        const place = quote === '' ? '' : `${quoted(excerptOf(quote), judged.catalogue)}: `;
        return [
          {
            places: [
              {
                section,
                text: `${place}${text}${joinerOf(judged.language)}${effectSentence(dimension, gain, judged)}`,
              },
            ],
            worth: gain,
          },
        ];
      });
    // What code has found is advised on by the scores it has measured itself.
    return arrangedAdvice([...found, ...measuredAdvice(argued)], judged);
  };
}
