import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl/index.ts';
import { pt } from './pt/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { ptPT } from './pt-PT/index.ts';

const written: Partial<Record<Language, Lexicon>> = { de, en, es, fr, it, nl, pt, 'pt-BR': ptBR, 'pt-PT': ptPT };

export const LEXICONS = Object.fromEntries(
  ALL_LANGUAGES.map((language) => [language, written[language] ?? en]),
) as Readonly<Record<Language, Lexicon>>;
