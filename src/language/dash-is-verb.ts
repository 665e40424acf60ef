import type { Language } from '../contract/languages.ts';

/** Languages whose dash stands for "is" ("Закваска — смесь муки и воды"). */
export const DASH_IS_VERB: ReadonlySet<Language> = new Set(['ru', 'bg']);
