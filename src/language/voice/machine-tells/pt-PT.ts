import { pt } from './pt.ts';
import type { TellWords } from './tell-words.ts';

/** The lists of `pt` hold the phrases of both countries; none means something honest in the other. */
export const ptPT: TellWords = pt;
