import type { Language } from '../../contract/languages.ts';
import { wordPhrases } from '../phrase-patterns.ts';

/** Words that the language never writes so: letters without their signs, and the commonest slips of the pen. */
const NEVER: Partial<Record<Language, RegExp>> = {
  de: wordPhrases('fuer|koennen|muessen|waehrend|wuerde|groesser|seid Jahren|Standart|Vorraussetzung|garnicht|desweiteren'),
  en: wordPhrases('recieve*|seperate*|definately|untill|wich|alot|thier|its a|its the|dont|doesnt|isnt|arent'),
  es: wordPhrases(
    'dia|dias|arbol|arboles|raiz|raices|tambien|despues|segun|facil|dificil|ademas|aqui|asi|rapido|jamas|ningun|algun|traves|haiga|nadien|(\\p{L}{3,})(c|s)ion',
  ),
  fr: wordPhrases('tres|apres|deja|etre|etait|etaient|francais*|parmis|malgrés|biensûr|apparament'),
  it: wordPhrases("perchè|poichè|affinchè|pò|qual'è|un'altro|cosi|piu|gia|puo"),
  pl: wordPhrases('sie|ktory|ktora|ktore|moze|rowniez|takze|bedzie|byc|wiecej|zeby|poniewaz|skladniki|wogóle|napewno|wziąść'),
  pt: wordPhrases('nao|voce|tambem|entao|agua|(\\p{L}{3,})cao|(\\p{L}{3,})coes|concerteza|apartir'),
  ru: wordPhrases('ингридиент*|вообщем|впринципе|ихн(ий|яя|ее|ие)|сдесь|(\\p{L}{1,})(авте|овте|ажте)|лож(ит|ут)|координально|потомучто|тоесть'),
  tr: wordPhrases('icin|cok|degil|guzel|herkez|yanlız|yalnış|orjinal|şöför|birşey|herşey|olmuyo|yapıyo'),
}; // biome-ignore format: one list a language

/** Whether a sentence holds a word that its language never writes so. */
export function misspells(sentence: string, language: Language): boolean {
  return NEVER[language]?.test(sentence) === true;
}
