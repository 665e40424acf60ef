import type { SiteLanguage } from '../../contract/languages.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bo } from './bo.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import type { MessageCatalogue } from './message-catalogue.ts';
import { ms } from './ms.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { ptBR } from './pt-BR.ts';
import { ptPT } from './pt-PT.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zhCN } from './zh-CN.ts';
import { zhTW } from './zh-TW.ts';

/** The evaluator's words in every language an evaluation can be asked for. */
export const MESSAGES: Readonly<Record<SiteLanguage, MessageCatalogue>> = {
  ar,
  bg,
  bo,
  cs,
  da,
  de,
  el,
  en,
  es,
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
