import type { Language } from '../../../contract/languages.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
import { bo } from './bo.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { ms } from './ms.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ptBR } from './pt-BR.ts';
import { ptPT } from './pt-PT.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import type { TellWords } from './tell-words.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zhCN } from './zh-CN.ts';
import { zhTW } from './zh-TW.ts';

/**
 * The phrases of every language of the product. English, German, Spanish, French, Italian, Portuguese, Dutch, the
 * Scandinavian languages, Polish, Russian and Chinese were gathered with care and measured on human prose where there
 * was some. Arabic, Bengali, Bulgarian, Czech, Estonian, Finnish, Greek, Hindi, Hungarian, Indonesian, Japanese, Korean,
 * Lithuanian, Malay, Romanian, Thai, Turkish and Vietnamese are the same stock phrases as translations of models print
 * them, and want a native reader. Tibetan is a short list that nobody vouches for.
 */
export const TELL_WORDS: Readonly<Record<Language, TellWords>> = {
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
