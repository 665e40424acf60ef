import type { Language } from '../../contract/languages.ts';
import { ar } from './ar/index.ts';
import { bg } from './bg/index.ts';
import { bn } from './bn/index.ts';
import { bo } from './bo/index.ts';
import { cs } from './cs/index.ts';
import { da } from './da/index.ts';
import { de } from './de/index.ts';
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { et } from './et/index.ts';
import { fi } from './fi/index.ts';
import { fr } from './fr/index.ts';
import { hi } from './hi/index.ts';
import { hu } from './hu/index.ts';
import { id } from './id/index.ts';
import { it } from './it/index.ts';
import { ja } from './ja/index.ts';
import { ko } from './ko/index.ts';
import type { Lexicon } from './lexicon.ts';
import { lt } from './lt/index.ts';
import { ms } from './ms/index.ts';
import { nl } from './nl/index.ts';
import { no } from './no/index.ts';
import { pl } from './pl/index.ts';
import { pt } from './pt/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { ptPT } from './pt-PT/index.ts';
import { ro } from './ro/index.ts';
import { ru } from './ru/index.ts';
import { sv } from './sv/index.ts';
import { th } from './th/index.ts';
import { tr } from './tr/index.ts';
import { vi } from './vi/index.ts';
import { zhCN } from './zh-CN/index.ts';
import { zhTW } from './zh-TW/index.ts';

/** The lexicon of every language of the product. */
export const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  ar,
  bg,
  bn,
  bo,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  ms,
  nl,
  no,
  pl,
  pt,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  ro,
  ru,
  sv,
  th,
  tr,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
};
