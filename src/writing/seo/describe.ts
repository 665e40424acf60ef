import { lexiconOf } from '../../language/lexicon-of.ts';
import { cutToWidth, textWidth } from '../../language/text-width.ts';
import type { Brief } from '../brief/brief.ts';

const DESCRIPTION = { least: 120, most: 158 } as const;

/**
 * A description for search results, 120 to 158 columns: the first of the article's sentences that fits, those with
 * the keyword before the others; else one made longer by a closing phrase, or cut at a word.
 * @param sentences of the article, the most telling first
 */
export function describe(sentences: readonly string[], brief: Brief): string {
  const { templates } = lexiconOf(brief.language);
  const keyword = (brief.keyword ?? '').toLowerCase();
  const ranked = [
    ...sentences.filter((sentence) => sentence.toLowerCase().includes(keyword)),
    ...sentences.filter((sentence) => !sentence.toLowerCase().includes(keyword)),
  ];
  const general = templates.description.replace('{topic}', () => brief.keyword ?? brief.subject);
  const joiner = /^(?:zh|ja|th|bo)/.test(brief.language) ? '' : ' ';
  for (const start of [...ranked.slice(0, 6), general]) {
    const fitting = ['', ...templates.descriptionTails]
      .map((tail) => (tail === '' ? start : `${start}${joiner}${tail}`))
      .find(fits);
    if (fitting !== undefined) return fitting;
  }
  const [first = general] = ranked;
  return textWidth(first) > DESCRIPTION.most
    ? `${cutToWidth(first, DESCRIPTION.most - 1)}…`
    : cutToWidth([first, ...templates.descriptionTails].join(joiner), DESCRIPTION.most);
}

function fits(text: string): boolean {
  const width = textWidth(text);
  return width >= DESCRIPTION.least && width <= DESCRIPTION.most;
}
