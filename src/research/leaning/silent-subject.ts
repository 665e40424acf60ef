import type { Language } from '../../contract/languages.ts';

/**
 * Verbs that take an object and open a sentence only where its subject was named before ("Tolera el viento", "Zawierają
 * dużo soli"), in languages that leave the subject out.
 */
const OPENING: Partial<Record<Language, RegExp>> = {
  es: /^(?:Tolera|Soporta|Resiste|Necesita|Requiere|Tiene|Produce|Contiene|Prefiere|Aguanta|Alcanza|Rebrota)n? (?!que(?!\p{L}))/u,
  it: /^(?:Tollera|Sopporta|Richiede|Contiene|Produce|Preferisce|Raggiunge|Possiede|Tollerano|Richiedono|Contengono|Producono)(?!\p{L})/u,
  pl: /^(?:Zawiera|Zawierają|Ma|Mają|Wymaga|Wymagają|Znosi|Znoszą|Osiąga|Osiągają|Toleruje|Tolerują|Potrzebuje|Potrzebują)(?!\p{L})/u,
  pt: /^(?:Tolera|Suporta|Requer|Tem|Contém|Produz|Prefere|Aguenta|Atinge|Toleram|Requerem|Contêm|Produzem|Preferem)(?!\p{L})/u,
  ru: /^(?:Содержит|Содержат|Требует|Требуют|Имеет|Имеют|Переносит|Переносят|Выдерживает|Выдерживают|Любит|Любят)(?!\p{L})/u,
}; // biome-ignore format: a row a language

/** Whether a sentence opens with a verb whose subject only the text before it names. */
export function opensWithoutSubject(sentence: string, language: Language): boolean {
  return OPENING[language]?.test(sentence) === true;
}
