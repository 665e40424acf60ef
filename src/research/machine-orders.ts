/**
 * Sentences on pages that speak to a language model instead of a reader. Two kinds of words together make one: what is
 * to be cast off, and what it is called. Written for the languages pages mostly do it in; whatever slips through is
 * still only quoted text, never obeyed.
 */
const CAST_OFF = [
  // en
  String.raw`\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|guidelines|directions|system message|context above)\b`,
  // de, nl
  String.raw`\b(?:ignoriere?n?|vergiss|vergessen sie|missachte)\b[^.!?]{0,40}\b(?:anweisung(?:en)?|instruktionen|vorgaben|prompts?)\b`,
  String.raw`\b(?:negeer|vergeet)\b[^.!?]{0,40}\b(?:instructies|aanwijzingen|opdrachten)\b`,
  // fr, es, pt, it, ro
  String.raw`\b(?:ignore[rz]?|oublie[rz]?)\b[^.!?]{0,40}\b(?:instructions|consignes|directives)\b`,
  String.raw`\b(?:ignora|ignore|olvida|olvide)\b[^.!?]{0,40}\b(?:instrucciones|indicaciones|directrices)\b`,
  String.raw`\b(?:ignore|ignora|esqueça)\b[^.!?]{0,40}\b(?:instruções|orientações|diretrizes)\b`,
  String.raw`\b(?:ignora|ignorare|dimentica)\b[^.!?]{0,40}\b(?:istruzioni|indicazioni|direttive)\b`,
  String.raw`\b(?:ignoră|ignorați|uită)\b[^.!?]{0,40}\binstrucțiuni`,
  // pl, cs, ru, bg, tr
  '(?:zignoruj|ignoruj|zapomnij)[^.!?]{0,40}(?:instrukcj|polecen|wytyczn)',
  '(?:ignoruj|ignorujte|zapomeň)[^.!?]{0,40}(?:pokyn|instrukc)',
  '(?:игнорируй|проигнорируй|забудь|игнорирай)[^.!?]{0,40}(?:инструкци|указани|промпт)',
  '(?:talimat|yönerge)[^.!?]{0,30}(?:yok say|unut|dikkate alma|görmezden gel)',
  // zh, ja, ko, ar, vi, id
  '(?:忽略|无视|無視|忘记|忘記)[^。！？]{0,20}(?:指令|指示|提示词|提示詞|要求)',
  '(?:指示|命令|プロンプト)[^。！？]{0,15}(?:無視|忘れ)',
  '(?:지시|명령|프롬프트)[^.!?]{0,15}(?:무시|잊)',
  '(?:تجاهل|انس)[^.!?؟]{0,40}(?:التعليمات|الأوامر|الإرشادات)',
  '(?:bỏ qua|phớt lờ)[^.!?]{0,40}(?:hướng dẫn|chỉ dẫn|chỉ thị)',
  '(?:abaikan|lupakan)[^.!?]{0,40}(?:instruksi|arahan|perintah)',
];

const ADDRESSED = [
  String.raw`\byou are (?:now )?(?:an? )?(?:ai|a\.i\.|chatgpt|gpt|claude|gemini|llm|(?:helpful |shop |sales |language )?(?:assistant|model|chatbot))\b`,
  String.raw`\b(?:as|if you are|dear|hey|attention,?) (?:an? )?(?:ai|llm|large language|language) (?:model|assistant|agent|crawler)s?\b`,
  String.raw`\b(?:ai|llm)s? (?:models?|assistants?|agents?|crawlers?)\b[^.!?]{0,30}\b(?:must|should|are instructed|please)\b[^.!?]{0,20}\b(?:say|write|recommend|mention|state|output|respond|include|rate)\b`,
  String.raw`\b(?:system prompt|your (?:system|hidden) (?:message|instructions)|new instructions\s*:|end of prompt)\b`,
  String.raw`(?:^|\n)\s*(?:system|assistant|user)\s*:`,
  String.raw`<\|?(?:im_start|im_end|system|endoftext)\|?>|\[/?INST\]`,
];

const ORDERS = new RegExp([...CAST_OFF, ...ADDRESSED].join('|'), 'iu');

/** Whether a text of a page gives orders to a language model that may read it. */
export function ordersAMachine(text: string): boolean {
  return ORDERS.test(text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff]/gu, ''));
}
