import type { Language } from '../../contract/languages.ts';
import { textPhrases } from '../phrase-patterns.ts';

const PORTUGUESE =
  /(?<!\p{L})(?:abre|fecha|vence|perde|lança|deixa|volta|chega|parte|aprova|proíbe|cancela|inaugura|apresenta|compra|vende|anuncia|suspende|estreia|retoma|quer)(?!\p{L})/u;

/** Verbs of what happened on one day, as the headlines of papers tell it. */
const HAPPENS: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:startet|verlässt|eröffnet|schließt|gewinnt|verliert|übernimmt|verkauft|kauft|streicht|beschließt|verbietet|genehmigt|verlängert|feiert|plant|will|stellt .+ ein|kehrt .+ zurück|fährt .+ ab|lehnt .+ ab|nimmt .+ auf)(?!\p{L})/u,
  en: /(?<!\p{L})(?:leaves|gets|opens|closes|wins|loses|quits|joins|buys|sells|seeks|backs|bans|approves|rejects|delays|cancels|arrives|dies|departs|resumes|scraps|suspends|signs|sues|wants|plans|to (?:open|close|end|start|begin|launch|leave|return|buy|sell|cut|ban)|comes? back|(?:is|are) back)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:estrena|abre|cierra|gana|pierde|lanza|deja|vuelve|llega|sale|aprueba|rechaza|prohíbe|cancela|inaugura|presenta|compra|vende|pide|exige|suspende|retoma|quiere)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:ouvre|ferme|quitte|gagne|perd|lance|revient|arrive|part|approuve|interdit|annule|inaugure|présente|rachète|réclame|veut|suspend|reprend|supprime)(?!\p{L})/u,
  it: /(?<!\p{L})(?:apre|chiude|vince|perde|lancia|lascia|torna|arriva|parte|approva|vieta|annulla|inaugura|presenta|acquista|compra|vende|sospende|vuole)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:opent|sluit|wint|verliest|lanceert|verlaat|vertrekt|verbiedt|schrapt|presenteert|koopt|verkoopt|keert .+ terug|keurt .+ goed|wil)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:otwiera|zamyka|wygrywa|traci|uruchamia|wraca|odjeżdża|zatwierdza|odwołuje|prezentuje|kupuje|sprzedaje|ogłasza|zawiesza|chce)(?!\p{L})/u,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ru: /(?<!\p{L})(?:(?:откры|закры|запусти|представи|купи|прода|объяви|отмени|запрети|сообщи|выпусти|потеря|выигра)л[аои]?|(?:открывает|закрывает|запускает|покупает|отменяет|покидает|возвращается))(?!\p{L})/u,
  tr: /(?<!\p{L})(?:açıldı|kapandı|duyurdu|başladı|kazandı|satın aldı|iptal etti|tanıttı|açıyor|kapatıyor|başlıyor|dönüyor)(?!\p{L})/u,
};
/** What no subject is called, with or without a name. */
const HEADLINESE: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:feiert .*Comeback|meldet sich zurück|steht vor dem Aus)(?!\p{L})/iu,
  en: /\b(?:(?:makes?|stages?) a comeback|on the brink|back on track|wakes? up|in the headlines)\b/iu,
  es: /(?<!\p{L})(?:vuelven? a escena|regresan? con fuerza)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:font? son grand retour|fait son retour|font leur (?:grand )?retour)(?!\p{L})/iu,
};
/** The same where names are not told by a capital: the headline by its form alone. */
const BY_FORM: Partial<Record<Language, RegExp>> = {
  ar: /^(?:أعلن|افتتح|أطلق|يعلن|يطلق|يفتتح|وافق|رفض|ألغى|تعلن|تطلق|تفتتح|أعلنت|افتتحت|أطلقت|وافقت|رفضت|ألغت)(?!\p{L})/u,
  ja: textPhrases(
    '(を|が)(発表|開始|発売|開業|廃止|導入|公開|買収|決定|再開)(へ|か)?$|(発表|開始|発売|開業|廃止|再開)へ$',
  ),
  ko: textPhrases('(발표|출시|개통|폐지|인수|돌입|개막|재개)(한다|했다|키로|하기로)?$'),
  'zh-CN': textPhrases('宣布|正式(开通|发布|启动|上线)|(开通|停运|获批|亮相|叫停)$'),
  'zh-TW': textPhrases('宣布|正式(開通|發布|啟動|上線)|(開通|停運|獲准|亮相|喊停)$'),
};
/** A name in the middle of a headline, or the day or year it speaks of. */
const NAME = /(?<=[\p{L}\p{N},’'] )\p{Lu}[\p{L}–-]+|(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** German nouns have capitals as well. */
const GERMAN_NAME = /(?<!\d)(?:19|20)\d\d(?!\d)|–\p{Lu}/u;
/** A headline in title case has capitals everywhere, and tells no name by them. */
const SMALL = /(?<= )\p{Ll}{4,}/u;
/** What asks or teaches is no report of an event, whatever verb is in it. */
const TEACHES =
  /^(?:how|why|what|when|where|who|which|wie|warum|was|wann|wo|wer|weshalb|cómo|por qué|qué|cuándo|comment|pourquoi|que|quand|come|perché|cosa|quando|como|por que|hoe|waarom|wat|wanneer|jak|dlaczego|co|kiedy|как|почему|что|когда|nasıl|neden|ne)(?!\p{L})|[?？؟]$/iu;

/** Whether a title reports one event of somebody it names ("First Morgenlinie sleeper leaves Brussels for Berlin"). */
export function reportsEvent(title: string, language: Language): boolean {
  if (BY_FORM[language]?.test(title) === true) return true;
  if (HAPPENS[language]?.test(title) !== true || TEACHES.test(title) || /[:：]/u.test(title)) return false;
  const names = language === 'de' ? GERMAN_NAME : NAME;
  return names.test(title) && (language !== 'en' || SMALL.test(title));
}

/** Whether a title is in the manner of a paper's headline on what happened, so that it heads no section. */
export function isEventHeadline(title: string, language: Language): boolean {
  return reportsEvent(title, language) || HEADLINESE[language]?.test(title) === true;
}
