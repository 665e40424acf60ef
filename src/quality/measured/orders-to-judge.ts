/** In English, as machines are addressed, and in the words for "ignore", "rating" and "score" of other languages. */
const ORDERS = [
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:previous|prior|above|earlier|all|your)\b.{0,30}\b(?:instruction|prompt|rule|guideline)/i,
  /\b(?:rate|score|grade|evaluate|judge|give)\b.{0,40}\b(?:this|the|it|all)\b.{0,60}\b(?:highest|100|10\/10|perfect|top score|maximum|5 stars)/i,
  /\b(?:you are|as) an? (?:ai|language model|evaluator|quality rater|judge)\b/i,
  /\b(?:ai|llm|evaluator|rater|assistant|system)\s*:\s*\S/i,
  /<\/?(?:system|instructions?|prompt)>|\bsystem prompt\b/i,
  /(?:ignorier|ignorez|ignora|ignoruj|ignoreer|ignorer|игнорир|忽略|無視|무시).{0,60}(?:anweisung|instruction|istruzion|instruc|instruk|aanwijzing|инструкц|指示|指令|지시)/i,
  /(?:bewerte|évaluez|notez|califica|valuta|avalie|bedøm|vurder|oceń|beoordeel|оцени|评分|評価|평가).{0,60}(?:höchst|maximal|maximum|máxim|massim|højeste|høyeste|högsta|najwyż|hoogste|высш|最高|최고|100)/i,
];

/** Whether a sentence speaks to whoever rates the text instead of its reader. */
export function orderToJudge(text: string): boolean {
  return ORDERS.some((order) => order.test(text));
}
