import type { Language } from '../../contract/languages.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
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
import type { QualityWords } from './quality-words.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zhCN } from './zh-CN.ts';
import { zhTW } from './zh-TW.ts';

/** A language that is missing here (Tibetan) is told apart from one where nothing was found: its signs are "not measured". */
export const QUALITY_WORDS: Readonly<Partial<Record<Language, QualityWords>>> = {
  ar,
  bg,
  bn,
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
  ro,
  ru,
  sv,
  th,
  tr,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'pt-BR': pt,
  'pt-PT': pt,
};
