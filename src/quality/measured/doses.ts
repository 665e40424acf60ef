/** An amount as medicines are measured in, in the scripts we read. */
const DOSE =
  /\p{Nd}\s?(?:(?:mg|mcg|[µμ]g|iu|ie|ui)(?!\p{L})|(?:mi[ck]ro|milli|mili)gr|мкг|мг(?!\p{L})|микрограмм|миллиграмм|μικρογραμμάρι|毫克|微克|ミリグラム|マイクログラム|밀리그램|마이크로그램|मिलीग्राम|माइक्रोग्राम|মিলিগ্রাম|มิลลิกรัม|ไมโครกรัม|ملغ|ميكروغرام|مجم)/iu;

/** Whether a sentence says how much of something to take. */
export function givesDose(text: string): boolean {
  return DOSE.test(text);
}
