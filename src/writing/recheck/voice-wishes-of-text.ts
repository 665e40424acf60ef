import { foreignSpellings, hasSpellingRules } from '../../language/voice/spelling-of-locale.ts';
import { toneFactsOf, toneMisses } from '../../language/voice/tone.ts';
import type { CheckedWish } from '../check/finished.ts';
import { personWish, readabilityWish } from '../check/voice-wishes.ts';
import type { EditedText } from './edited-text.ts';
import { sentencesRead } from './text-units.ts';

const MOST_NAMED = 10;

/** How an edited text sounds, as far as rules can tell. */
export function voiceWishesOfText(text: EditedText): CheckedWish[] {
  const { brief, read } = text;
  const sentences = sentencesRead(read);
  const prose = sentences.join('\n\n');
  return [
    readabilityWish(prose, brief.language, brief.voice),
    personWish(sentences, brief.language, brief.voice),
    toneWish(text, prose),
    spellingWish(text, prose),
  ].filter((wish) => wish !== undefined);
}

/** Rules only see where a text contradicts a tone; whether it has it, they can not tell. */
function toneWish({ brief }: EditedText, prose: string): CheckedWish | undefined {
  const { tone } = brief.voice;
  if (tone === undefined) return undefined;
  const misses = toneMisses(toneFactsOf(prose, brief.language), tone);
  if (misses.length === 0) return undefined;
  return {
    field: 'targetTone',
    wanted: tone,
    found: misses.map(({ why }) => why).join(' '),
    how: 'Exclamation marks, slang, contractions and forms of address in the text',
    verdict: 'not-met',
    hard: false,
  };
}

function spellingWish({ brief, order }: EditedText, prose: string): CheckedWish | undefined {
  const { language, locale } = brief;
  if (order.request.locale === undefined || !hasSpellingRules(language, locale)) return undefined;
  const foreign = foreignSpellings(prose, language, locale);
  const named = foreign.slice(0, MOST_NAMED).map(({ found, wanted }) => `"${found}" for "${wanted}"`);
  const more = foreign.length - named.length;
  return {
    field: 'locale',
    wanted: `words and spelling of the country "${locale}"`,
    found: foreign.length === 0 ? 'no others' : `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    how: 'Words that countries spell or say differently, outside quotations and names',
    verdict: foreign.length === 0 ? 'met' : 'not-met',
    hard: false,
  };
}
