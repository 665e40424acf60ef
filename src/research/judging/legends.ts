/** A mark or grade, and what it stands for. */
const STANDS_FOR = String.raw`(?:\d{1,3}|\p{Lu}|[-+*•●○☆★]+)\s?(?:=|(?:is|are|means?|stands? for|ist|sind|bedeutet|steht für|es|son|significa|equivale a|est|signifie|correspond à|è|vuol dire|betekent|jest|oznacza|означает|это|—|–|é|eşittir)(?=\s)|是|为|為|表示|代表|は|は、|：)`;
const LEGEND = new RegExp(
  String.raw`^(?:[^:：.。]{2,40}[:：]\s*)?${STANDS_FOR}[^.。;,，；、]{1,40}[;,，；、]\s*(?:(?:and|und|y|et|e|en|i|и|ve)\s)?${STANDS_FOR}`,
  'iu',
);
/** A legend names single letters in capitals. */
const SMALL_MARK = /(?:^|[:：,;，；、]\s*)\p{Ll}\s?(?:=|is|ist|es|est|è|é)/u;

/** Whether a line explains the marks of a table or drawing ("Grades: 1 is very good, 5 is poor"). */
export function isLegend(sentence: string): boolean {
  return LEGEND.test(sentence) && !SMALL_MARK.test(sentence);
}
