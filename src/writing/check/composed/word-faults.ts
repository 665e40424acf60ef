import { densitiesOf, stuffed } from '../../../language/voice/keyword-density.ts';
import { foreignSpellings } from '../../../language/voice/spelling-of-locale.ts';
import type { Brief } from '../../brief/brief.ts';
import { allSentences, type WholeText } from '../../composing/whole-text.ts';
import type { ComposedParts } from './composed-parts.ts';
import type { Fault } from './fault.ts';
import { proseOf } from './voice-faults.ts';

const MOST_SENTENCES = 12;

/** Words that the market of the article says in another way; what is merely spelled otherwise was changed already. */
export function wordingFaults(text: WholeText, { language, locale }: Brief): Fault[] {
  return allSentences(text)
    .flatMap(({ id, text: sentence }): Fault[] => {
      const [first] = foreignSpellings(sentence, language, locale).filter(({ isSpelling }) => !isSpelling);
      if (first === undefined) return [];
      const says = `"${first.found}" is not what readers in this market say: "${first.wanted}", or another word that fits.`;
      return [{ kind: 'spelling', at: id, hard: false, says }];
    })
    .slice(0, MOST_SENTENCES);
}

/** Sentences with a keyword or related term that stands more often than readers bear; the first of them stay. */
export function densityFaults(text: WholeText, { brief, 'related-keywords': related }: ComposedParts): Fault[] {
  const { language, keyword } = brief;
  const terms = [...(keyword === undefined ? [] : [keyword]), ...related.terms.map((term) => term.text)];
  return stuffed(proseOf(text), terms, language).flatMap(({ term, count, perHundredWords, limit, why }) => {
    const holding = allSentences(text).filter((sentence) =>
      densitiesOf(sentence.text, [term], language).some(({ count: times }) => times > 0),
    );
    const bearable = Math.max(1, Math.floor(count * Math.min(1, limit / Math.max(perHundredWords, limit))));
    return holding
      .slice(Math.min(bearable, holding.length - 1))
      .slice(0, MOST_SENTENCES)
      .map(
        ({ id }): Fault => ({
          kind: 'density',
          at: id,
          hard: false,
          says: `${why} Say this sentence without it.`,
        }),
      );
  });
}
