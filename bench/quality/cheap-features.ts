/** Twenty features anybody would count first, without knowing the language: what the evaluator has to beat. */
export function cheapFeatures(text: string): Record<string, number> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const sentences = text.split(/[.!?。！？]+\s|\n+/u).filter((part) => part.trim() !== '');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const count = Math.max(1, words.length);
  const rate = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / count;
  const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return {
    words: Math.log(count),
    characters: Math.log(1 + text.length),
    sentences: Math.log(1 + sentences.length),
    lines: Math.log(1 + lines.length),
    wordLength: words.reduce((sum, word) => sum + word.length, 0) / count,
    sentenceLength: mean,
    sentenceSpread: Math.sqrt(
      lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length),
    ),
    lineLength: Math.log(1 + text.length / Math.max(1, lines.length)),
    shortLines: lines.filter((line) => line.length < 60).length / Math.max(1, lines.length),
    different: new Set(words).size / count,
    differentByRoot: new Set(words).size / Math.sqrt(count),
    longWords: words.filter((word) => word.length >= 9).length / count,
    shortWords: words.filter((word) => word.length <= 3).length / count,
    digits: rate(/\d+/g),
    capitals: rate(/\p{Lu}/gu),
    commas: rate(/,/g),
    exclamations: rate(/!/g),
    questions: rate(/\?/g),
    quotations: rate(/["“”„«»]/g),
    links: rate(/https?:|www\.|@/g),
  };
}
