import { type ComposedBody, type ComposedSentence, sentencesOfBody } from '../composing/composed-text.ts';
import { plainLine } from '../composing/read-blocks.ts';

/** Key takeaways that a model has written. */
export interface ComposedTakeaways {
  readonly asked: boolean;
  /** Ids `t1`, `t2` ... */
  readonly items: readonly ComposedSentence[];
}

export interface WrittenTakeaway {
  readonly text: string;
  /** Ids of the sentences it restates. */
  readonly from: readonly string[];
}

const MOST = 5;

/** Takeaways as sentences of the article: each cites what the sentences cite that it restates. */
export function restatedSentences(takeaways: readonly WrittenTakeaway[], body: ComposedBody): ComposedSentence[] {
  const known = new Map(sentencesOfBody(body).map((sentence) => [sentence.id, sentence]));
  return takeaways.slice(0, MOST).flatMap(({ text, from }, index): ComposedSentence[] => {
    const cites = [...new Set(from.flatMap((id) => known.get(id.replace(/[()\s]/gu, ''))?.cites ?? []))];
    const said = plainLine(text);
    return said === '' ? [] : [{ id: `t${index + 1}`, text: said, cites }];
  });
}
