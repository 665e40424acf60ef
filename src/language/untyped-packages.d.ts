declare module 'sentencex' {
  /** Cuts a text into sentences; white space stays at the ends. */
  export function segment(language: string, text: string): string[];
}

declare module 'snowball-stemmers' {
  export function newStemmer(algorithm: string): { stem(word: string): string };
}
