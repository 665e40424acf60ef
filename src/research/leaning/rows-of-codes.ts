/** Two or more codes in a row at the front, or what is set as code ("G1 X50 Y20 E3 means ..."). */
const ROW = /^(?:["“„'‘`«]?\p{Lu}{1,3}-?\d+(?:\.\d+)?[,"”'’`»]? ){2}|^`[^`]+` /u;

/** Whether a sentence opens with a row of codes, an example of something that only the text before it explains. */
export function opensWithCodes(sentence: string): boolean {
  return ROW.test(sentence);
}
