import type { Language } from '../../contract/languages.ts';

/** Words that open a clause and have a comma before or behind it wherever they stand in a sentence. */
const CLAUSE_WORDS: Partial<Record<Language, RegExp>> = {
  de: /(?<=[\p{L}\d] )(?:dass|weil|obwohl|sodass|damit man)(?!\p{L})|^Wer(?!\p{L})/u,
  pl: /(?<=[\p{L}\d] )(?:że|żeby|aby|ponieważ|któr(?:y|a|e|ego|ej|emu|ym|ą|zy|ych|ymi))(?!\p{L})/u,
  ru: /(?<=[\p{L}\d] )(?:котор(?:ый|ая|ое|ые|ого|ой|ому|ым|ом|ую|ых|ыми)|чтобы|если|потому что|когда(?!-))(?!\p{L})/u,
};
/** "Wer sein Rad pflegt kann ...": the verb of the main clause behind that of the other, without the comma between. */
const UNPARTED: Partial<Record<Language, RegExp>> = {
  de: /^Wer [^,]{3,80} \p{Ll}{2,}t(?<!nicht) (?:kann|muss|sollte|soll|darf|braucht|spart) (?!und |oder )/u,
};
const PARTED = /[,;:—–(]/u;

/** Whether a clause that has its comma in the language stands in a sentence without any ("вода в которой живут"). */
export function lacksComma(sentence: string, language: Language): boolean {
  if (UNPARTED[language]?.test(sentence) === true) return true;
  return CLAUSE_WORDS[language]?.test(sentence) === true && !PARTED.test(sentence);
}
