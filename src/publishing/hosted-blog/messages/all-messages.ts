import type { Language } from '../../../contract/languages.ts';
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
import type { FrameMessages } from './frame-messages.ts';
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
import { ptBr } from './pt-br.ts';
import { ptPt } from './pt-pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zhCn } from './zh-cn.ts';
import { zhTw } from './zh-tw.ts';

const ALL: Readonly<Record<Language, FrameMessages>> = {
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
  'pt-BR': ptBr,
  'pt-PT': ptPt,
  ro,
  ru,
  sv,
  th,
  tr,
  vi,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
  // Articles are written in these, but no site has them: only the words inside an article are needed.
  bn: { ...en, watchVideo: '{site}-এ ভিডিওটি দেখুন', playVideo: 'ভিডিওটি চালান' },
  et: { ...en, watchVideo: 'Vaata videot: {site}', playVideo: 'Esita video' },
  fi: { ...en, watchVideo: 'Katso video: {site}', playVideo: 'Toista video' },
  pt: ptPt,
};

/** The words of a site's frame, or those that stand inside an article of the language. */
export function messagesOf(language: Language): FrameMessages {
  return ALL[language];
}

/** A sentence with its gaps filled in. */
export function fillIn(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
