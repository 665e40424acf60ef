import type { Language } from '../../contract/languages.ts';

/** "At low doses, they ...": a frame of place, time or manner without a doer, and a pronoun for one named before. */
const BEHIND_FRAME: Partial<Record<Language, RegExp>> = {
  en: /^(?:At|In|On|Under|Within|During|Despite|Instead of|Besides|Over|From|Per) (?!(?:people|those|men|women|children|the (?:people|past|case))(?!\p{L}))[^,;]{2,40}, (?:they|he|she)(?!\p{L})/u,
  fr: /^(?:À|A|En|Dans|Sous|Pendant|Malgré|Outre|Par|Durant|Sur) (?!les?(?!\p{L}))[^,;]{2,40}, (?:ils|elles)(?!\p{L})/u,
  pt: /^(?:Em|No|Na|Sob|Durante|Apesar) [^,;]{2,40}, (?:eles|elas)(?!\p{L})/u,
  ru: /^(?:При|В|На|После|До|Без|Под|Во) [^,;]{2,40}(?<!котор\p{L}{2,3}) (?:они|он|она)(?!\p{L})/u,
};

/** Whether a sentence names its subject only by a pronoun behind a frame. */
export function namesByPronoun(sentence: string, language: Language): boolean {
  return BEHIND_FRAME[language]?.test(sentence) === true;
}
