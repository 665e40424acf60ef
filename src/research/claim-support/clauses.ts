import type { Token } from './tokens.ts';

const CLAUSE_WORD =
  /^(?:and|while|whereas|but|und|während|aber|et|tandis|mais|y|mientras|pero|e|mentre|ma|mas|и|а|но|en|terwijl|maar|och|og|men|i|ale|و|ve|ama|और|लेकिन|và|dan|而|但|却)$/u;

/** Words that join clauses: "and", "while", "but". */
export function isClauseWord(lower: string): boolean {
  return CLAUSE_WORD.test(lower);
}

/** For every token the running number of its clause: commas and joining words part clauses. */
export function clausesOf(tokens: readonly Token[]): number[] {
  let running = 0;
  let pause = tokens[0]?.clause;
  return tokens.map((token) => {
    if (token.clause !== pause || CLAUSE_WORD.test(token.lower)) running += 1;
    pause = token.clause;
    return running;
  });
}
