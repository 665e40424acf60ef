import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';

/** Endings and words ending alike that are no verb of "we". */
const SPANISH =
  /(?<!\p{L})(?!(?:tramos|gramos|kilogramos|miligramos|programas|extremos|mismos|ritmos|últimos|próximos|mínimos|máximos|óptimos|términos|legítimos|íntimos|marítimos|supremos|remos|ánimos|mimos|racimos|céntimos|décimos|ramos|tomos|primos|enemigos)(?!\p{L}))\p{L}{2,}(?:amos|emos|imos)(?!\p{L})/iu;

const ALSO: Partial<Record<Language, RegExp>> = {
  ar: /(?<!\p{L})(?:[وف]?(?:حوضنا|مشروعنا|شركتنا|تجربتنا|منطقتنا|نملأ\p{L}*|نترك\p{L}*|قمنا|وجدنا|بدأنا|استعملنا|لاحظنا))(?!\p{L})/u,
  es: SPANISH,
  ko: /(?<!\p{L})본 (?:실험|연구|매장|업체)/u,
  ru: /^(?:В|На|Для|По) наш(?:ем|ей|их|его|ему|им) |^В (?:данной |настоящей |этой )?(?:статье|работе) (?:рассмотрен\p{L}*|рассматрива\p{L}+|описан\p{L}*|представлен\p{L}*)/u,
  tr: /(?<!\p{L})(?:deney|araştırma|çalışma|atölye|stüdyo|dükkân|mağaza|servis|ekib|şirket|okul)(?:mız|miz|muz|müz|ımız|imiz|umuz|ümüz)/iu,
  ja: /(?:本実験|本研究|本稿|^試料は|本紙|当紙|編集部|当店|当園|当サイト|当社|弊社|わが社|我が社|当クラブ|私ども)/u,
  'zh-CN': /本实验|本研究|本文|我们|咱们|本公司|我司|本站编辑/u,
  'zh-TW': /本實驗|本研究|本文|我們|咱們|本公司|我司/u,
};

/** "us" and "our" of people in general ("makes us feel sleepy"). */
const ACTING: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:wir|bei uns (?:im|in der|am|auf dem|zu Hause))(?!\p{L})|^unsere?[rsmn]? (?!(?:Körper|Gehirn|Augen?|Ohren|Planet|Sonne|Haut|Leben|Alltag|Sinne|Gesellschaft|Welt|Klima|Sprache|Vorfahren|Gedächtnis|Galaxie|Atmosphäre|Ernährung|Zeit)(?!\p{L}))/iu,
  en: /\bwe\b|\bour (?:own|experience|test|trial|team|staff|readers?|customers?|house|home|garden|plant|bakery|firm|company|office|club|school|children|roof|system|machine)\b|^(?:mine|ours)\b|^our (?!(?:bod|brain|eye|ear|planet|sun|moon|galax|ancestor|climate|skin|li[fv]e|day|sense|societ|world|ocean|cit|language|culture|diet|food|mind|memor|hand|feet|gut|blood|bone|cell|gene|hair|heart|immune|solar|time|understanding|knowledge|species|atmosphere|economy)\p{L}*)/iu,
  fr: /(?<!\p{L})nous(?!\p{L})|^(?:dans|chez|selon|pour) (?:nos|notre) (?:essais?|études?|expériences?|laboratoire|rucher|atelier|exploitation|tests?)|^(?:nos|notre) (?!(?:corps|cerveau|yeux|planète|soleil|peau|vie|quotidien|sens|société|monde|climat|langue|ancêtres|mémoire|galaxie|atmosphère|alimentation|époque|organisme)(?!\p{L}))/iu,
};

/** Whether a sentence tells what its author or the author's house does. */
export function speaksAsWe(sentence: string, language: Language): boolean {
  const acting = ACTING[language];
  if (acting !== undefined) return acting.test(sentence);
  return ALSO[language]?.test(sentence) === true || findCues(sentence, language).has('firstPersonPlural');
}
