import type { Language } from '../../../contract/languages.ts';
import { words as ar } from './ar.ts';
import { words as bg } from './bg.ts';
import { words as bn } from './bn.ts';
import type { ClaimWords } from './claim-words.ts';
import { words as cs } from './cs.ts';
import { words as da } from './da.ts';
import { words as de } from './de.ts';
import { words as el } from './el.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as et } from './et.ts';
import { words as fi } from './fi.ts';
import { words as fr } from './fr.ts';
import { words as hi } from './hi.ts';
import { words as hu } from './hu.ts';
import { words as id } from './id.ts';
import { words as it } from './it.ts';
import { words as ja } from './ja.ts';
import { words as ko } from './ko.ts';
import { words as lt } from './lt.ts';
import { words as nl } from './nl.ts';
import { words as pl } from './pl.ts';
import { words as pt } from './pt.ts';
import { words as ro } from './ro.ts';
import { words as ru } from './ru.ts';
import { words as sv } from './sv.ts';
import { words as th } from './th.ts';
import { words as tr } from './tr.ts';
import { words as vi } from './vi.ts';
import { words as zhcn } from './zh-cn.ts';
import { words as zhtw } from './zh-tw.ts';

/** Tibetan has none: nobody who reads it has written them down. */
export const CLAIM_WORDS: Readonly<Partial<Record<Language, ClaimWords>>> = {
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
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  vi,
  'zh-CN': zhcn,
  'zh-TW': zhtw,
  no: da,
  ms: id,
  'pt-BR': pt,
  'pt-PT': pt,
};
