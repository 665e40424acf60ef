import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Language } from '../contract/languages.ts';
import { lowerCased } from './segment-words.ts';

/** The English list of stopwords-iso holds words of content ("work", "high", "group"), so English has its own. */
const ENGLISH =
  `a about above after again against all almost also although always am among an and another any are aren't around as at
  be became because become becomes been before being below between both but by came can can't cannot come could couldn't
  did didn't do does doesn't doing don't done down during each either else enough etc even ever every few first for from
  further get gets getting give given go goes got had has hasn't have haven't having he her here hers him his how however
  i if in instead into is isn't it it's its itself just keep kept know let like made mainly make makes making many may
  maybe me might mine more most much must my near need needs neither never no nor not nothing now of off often on once
  one only onto or other others our ours out over own per perhaps put quite rather really same say says see seem seems
  several shall she should since so some something still such take taken takes than that that's the their theirs them
  themselves then there therefore these they thing things this those though through thus to together too toward towards
  two under until up upon us use used uses using usually very via was wasn't way we well went were weren't what when
  where whether which while who whom whose why will with within without won't worth would yet you your yours`
    .split(/\s+/)
    .filter((word) => word !== '');

/** Words of content that the published lists hold. */
const CONTENT: Partial<Record<Language, ReadonlySet<string>>> = {
  ar: new Set('زيارة سنة سنوات عام عاما يوم ايام صباح مساء قوة عين عدد نهاية اعادة لقاء'.split(' ')),
  es: new Set(
    `conocer cosas despacio deprisa día días dia dias emplean emplear empleo final horas intenta intentan intentar intento
    largo mayor mejor mejores menor momento nueva nuevas nuevo nuevos país pais peor pronto temprano tiempo trabaja
    trabajamos trabajan trabajar trabajo usa usan usar uso usas valor verdad verdadera verdadero`.split(/\s+/),
  ),
};

const load = createRequire(import.meta.url);
const lists = new Map<Language, ReadonlySet<string>>();

/** Words that carry no subject of their own, lower case; empty for Tibetan, which has no list. */
export function stopWordsOf(language: Language): ReadonlySet<string> {
  const known = lists.get(language);
  if (known !== undefined) return known;
  const words = language === 'en' ? ENGLISH : (published()[language.split('-')[0] ?? language] ?? []);
  const list = new Set(
    words.map((word) => lowerCased(word, language)).filter((word) => CONTENT[language]?.has(word) !== true),
  );
  lists.set(language, list);
  return list;
}

let all: Readonly<Record<string, string[]>> | undefined;
function published(): Readonly<Record<string, string[]>> {
  all ??= z.record(z.string(), z.array(z.string())).parse(load('stopwords-iso/stopwords-iso.json'));
  return all;
}
