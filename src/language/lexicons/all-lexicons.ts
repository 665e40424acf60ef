import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { da } from './da/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { et } from './et/index.ts';
import { fi } from './fi/index.ts';
import { fr } from './fr/index.ts';
import { hu } from './hu/index.ts';
import { it } from './it/index.ts';
import type { Lexicon } from './lexicon.ts';
import { lt } from './lt/index.ts';
import { nl } from './nl/index.ts';
import { no } from './no/index.ts';
import { pt } from './pt/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { ptPT } from './pt-PT/index.ts';
import { ro } from './ro/index.ts';
import { sv } from './sv/index.ts';

const written: Partial<Record<Language, Lexicon>> = {
  da,
  de,
  en,
  es,
  et,
  fi,
  fr,
  hu,
  it,
  lt,
  nl,
  no,
  pt,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  ro,
  sv,
};

export const LEXICONS = Object.fromEntries(
  ALL_LANGUAGES.map((language) => [language, written[language] ?? en]),
) as Readonly<Record<Language, Lexicon>>;
