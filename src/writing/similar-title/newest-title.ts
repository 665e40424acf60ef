import { sameMeaningMessage, similarTitleMessage } from '../../article/similar-titles.ts';
import { JobError } from '../../contract/errors.ts';
import type { Brief } from '../brief/brief.ts';
import type { StepTools } from '../step.ts';
import type { ChosenTitle } from './chosen-title.ts';
import { titleOfSameMeaning } from './same-meaning.ts';
import { similarEarlierTitle } from './similar-earlier-title.ts';
import { titleWords } from './title-words.ts';

const VERSION = 1;

/**
 * The first of the headlines that is unlike those of the site's other articles; simply the first, where that was not
 * asked for.
 * @throws JobError 544 when all of them are taken
 */
export async function newestTitle(
  candidates: readonly string[],
  mustBeNew: boolean,
  { subject, language }: Pick<Brief, 'subject' | 'language'>,
  tools: Pick<StepTools, 'titles' | 'memory' | 'tell'>,
): Promise<ChosenTitle> {
  const [best = subject] = candidates;
  if (!mustBeNew) return { title: best, mustBeNew: false, passedOver: [] };
  const passedOver: string[] = [];
  let refusal: string | undefined;
  for (const title of candidates) {
    const similar = await similarEarlierTitle(titleWords(title, language), VERSION, tools);
    const meant = similar === undefined ? await titleOfSameMeaning(title, VERSION, tools) : undefined;
    if (similar === undefined && meant === undefined) return { title, mustBeNew: true, passedOver };
    if (similar !== undefined) refusal ??= similarTitleMessage(title, similar);
    if (meant !== undefined) refusal ??= sameMeaningMessage(title, meant);
    passedOver.push(title);
  }
  const tried = candidates.length > 1 ? ` ${candidates.length - 1} other titles were tried as well.` : '';
  throw new JobError('544', `${refusal ?? ''}${tried}`);
}
