import type { SourceDocument } from '../../src/article/source.ts';

/** Words a document of a larger pool must not share with its model, or it would be left aside as a copy. */
const OTHER_WORDS = 7;

/**
 * The models, and as many further documents in which every seventh word is another.
 * @param shift pools of different shifts share no sentence
 * @throws Error without a model
 */
export function variedPool(models: readonly SourceDocument[], size: number, shift: number): SourceDocument[] {
  return Array.from({ length: size }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('there is no document to vary');
    const round = Math.floor(index / models.length);
    if (round === 0 && shift === 0) return model;
    return {
      ...model,
      id: `${model.id}-${round}`,
      title: round === 0 ? model.title : `${model.title} ${round}`,
      passages: model.passages.map((passage, at) => ({
        ...passage,
        id: `${model.id}-${round}#${at}`,
        text: varied(passage.text, round, shift),
      })),
    };
  });
}

function varied(text: string, round: number, shift: number): string {
  let word = 0;
  const endings = 'rstlmp'.charAt(shift % 6);
  return text.replace(/[a-z]{5,}/g, (found) => {
    word += 1;
    if ((word + round) % OTHER_WORDS >= 3) return found;
    return `${found}${'aeiou'.charAt(round % 5)}${shift === 0 ? 'n' : endings}`;
  });
}
