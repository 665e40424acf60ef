import type { Language } from '../../contract/languages.ts';
import { withoutCountry } from '../../language/without-country.ts';

interface Amount {
  /** A change by its size alone ("speak of increases between 3 and 40 percent", "A drop of more than a fifth ..."). */
  readonly change: RegExp;
  /** What tells in front or behind it of what: looked for in the whole sentence. */
  readonly ofWhat: RegExp;
  /** A share without its whole ("the months contribute 8 percent.", "Above 65 percent, the pores fill"). */
  readonly share: RegExp;
}

const NUMBER = String.raw`\d[\d.,]*(?: ?(?:to|bis|a|à|al|and|[-–]) ?\d[\d.,]*)?`;

const AMOUNTS: Partial<Record<Language, Amount>> = {
  de: {
    change:
      /(?:(?<!\p{L})(?:berichten|sprechen|melden|nennen|zeigen|ergaben|ergeben|fanden|sehen) (?:von )?(?:einem |einer |einen |eine )?|^(?:Ein|Eine) )(?:Rückg(?:ang|änge|ängen)|Anstiege?n?|Zuwachs|Zuwächsen?|Steigerung(?:en)?|Einsparung(?:en)?|Senkung(?:en)?|Einbußen|Abfall|Verlust(?:en)?) (?:von |zwischen |um )?(?:mehr als |bis zu |etwa |rund |gut |fast )?(?:\d[\d.,]*(?: ?(?:bis|und|[-–]) ?\d[\d.,]*)? ?(?:Prozent|%)|ein(?:em)? (?:Fünftel|Drittel|Viertel|Zehntel))/u,
    ofWhat:
      /(?:Rückg|Anstieg|Zuwachs|Zuwächse|Steigerung|Einsparung|Senkung|Einbuße|Abfall|Verlust)\p{L}* (?:der|des|bei|beim|im|an|am)(?!\p{L})|Prozent (?:bei|beim|der|des|an|am|gegenüber|mehr|weniger)(?!\p{L})/u,
    share: new RegExp(
      String.raw`(?<!\p{L})(?:trägt|tragen|macht|machen|liefert|liefern|stellt|stellen|steuert|steuern) (?:nur |etwa |rund |gut |fast |zusammen |knapp )*${NUMBER} (?:Prozent|%)(?: bei| aus)?(?=[.,;]|$)|^(?:Oberhalb|Unterhalb) von ${NUMBER} (?:Prozent|%) \p{Ll}|^(?:Über|Unter|Ab|Bei|Bis) (?:etwa )?${NUMBER} (?:Prozent|%) \p{Ll}`,
      'u',
    ),
  },
  en: {
    change:
      /(?:\b(?:speaks? of|talks? of|reports?|reported|shows?|showed|found|finds?|suggests?|claims?|cites?|mentions?|promises?|expects?|sees?) (?:an? |typical |average )?|^An? (?:further |sharp |typical )?)(?:increases?|rises?|falls?|drops?|declines?|gains?|reductions?|cuts?|jumps?|savings?|losses|improvements?|decreases?) (?:of|by|between|from) (?:up to |about |around |more than |roughly |nearly |less than |at least |over |only )?(?:\d[\d.,]*(?: ?(?:to|and|[-–]) ?\d[\d.,]*)? ?(?:percent|per cent|%)|an? (?:fifth|third|quarter|half|tenth)\b|two thirds)/u,
    ofWhat:
      /(?:percent|per cent|%|degrees|fifth|third|quarter|half|tenth) (?:in|of|for|to|on) (?!(?:comparable|average|total|general|all|most|some|the (?:same|first|last|long|short)|a (?:year|month|week|day)|one|winter|summer)\b)\p{L}/u,
    share: new RegExp(
      String.raw`\b(?:contributes?|contributed|accounts? for|accounted for|makes? up|made up|represents?|constitutes?|suppl(?:y|ies)) (?:only |just |about |around |roughly |nearly |up to |almost |at least |more than |less than |between |some )*${NUMBER} ?(?:percent|per cent|%)(?=[.,;]|$)|^(?:Above|Below|Over|Under|Beyond|At|From) (?:about |around |roughly )?${NUMBER} ?(?:percent|per cent|%),`,
      'u',
    ),
  },
  es: {
    change:
      /(?:(?<!\p{L})(?:hablan? de|informan? de|dan cuenta de|muestran?|encontraron|registran|señalan) (?:un |una )?|^(?:Un|Una) )(?:aumentos?|incrementos?|subidas?|descensos?|caídas?|reducci(?:ón|ones)|mejoras?|ahorros?|pérdidas?) (?:de|del|entre) (?:hasta |más de |entre |cerca de |alrededor de )?(?:el |un |una )?(?:\d[\d.,]*(?: ?(?:a|y|al|y el|[-–]) ?\d[\d.,]*)? ?(?:por ciento|%)|quinta parte|tercio|cuarto|décima parte)/iu,
    ofWhat:
      /(?:por ciento|%|quinta parte|tercio|cuarto) (?:en|de|del|sobre|para) (?!(?:condiciones|promedio|total|un (?:año|mes)|una semana|invierno|verano)(?!\p{L}))\p{L}/iu,
    share: new RegExp(
      String.raw`(?<!\p{L})(?:representan?|aportan?|suponen?|constituyen?|suministran?) (?:solo |cerca de |alrededor de |unos |apenas |casi |más de |entre )*(?:un |el |del )?${NUMBER} ?(?:por ciento|%)(?=[.,;]|$)|^(?:Por encima|Por debajo|A partir) del? ${NUMBER} ?(?:por ciento|%),`,
      'iu',
    ),
  },
  fr: {
    change:
      /(?:(?<!\p{L})(?:parlent d(?:e |['’])|font état d(?:e |['’])|signalent |montrent |annoncent |trouvent )(?:une? |des )?|^Une? )(?:hausses?|augmentations?|baisses?|reculs?|réductions?|gains?|économies?|pertes?|améliorations?) (?:de|d['’]|entre) ?(?:plus de |près de |environ |jusqu['’]à )?(?:\d[\d.,]*(?: ?(?:à|et|[-–]) ?\d[\d.,]*)? ?(?:pour cent|%)|un (?:cinquième|tiers|quart|dixième))/iu,
    ofWhat:
      /(?:pour cent|%|cinquième|tiers|quart) (?:de|du|des|dans|sur|pour|en) (?!(?:conditions|moyenne|total|un an|hiver|été)(?!\p{L}))\p{L}/iu,
    share: new RegExp(
      String.raw`(?<!\p{L})(?:représentent?|fournit|fournissent|constituent?|apportent?) (?:seulement |environ |près de |à peine |plus de |entre )*${NUMBER} ?(?:pour cent|%)(?=[.,;]|$)|^(?:Au-dessus|Au-delà|En dessous|En-dessous|À partir) de ${NUMBER} ?(?:pour cent|%),`,
      'iu',
    ),
  },
  it: {
    change:
      /(?:(?<!\p{L})(?:parlano di|riferiscono di|mostrano|segnalano|indicano) (?:un |una |un['’])?|^(?:Un |Una |Un['’]))(?:aumenti|aumento|cal[oi]|riduzion[ei]|risparmi[o]?|perdit[ae]|crescit[ae]|miglioramenti?|diminuzion[ei]) (?:di|del|dell['’]|fra il|tra il|fra|tra) ?(?:oltre (?:il )?|circa (?:il )?)?(?:\d[\d.,]*(?: ?(?:a|e|al|e il|[-–]) ?\d[\d.,]*)? ?(?:per cento|%)|un (?:quinto|terzo|quarto|decimo))/iu,
    ofWhat: /(?:per cento|%|quinto|terzo|quarto) (?:d[eai]\p{L}*|nell\p{L}*|nel|nei|sul\p{L}*|per) \p{L}/iu,
    share: new RegExp(
      String.raw`(?<!\p{L})(?:rappresentano?|forniscono|fornisce|costituisc(?:e|ono)) (?:solo |circa |quasi |oltre )*(?:il |l['’])?${NUMBER} ?(?:per cento|%)(?=[.,;]|$)|^(?:Sopra|Sotto|Oltre) (?:il |l['’])${NUMBER} ?(?:per cento|%)`,
      'iu',
    ),
  },
  nl: {
    change:
      /(?:(?<!\p{L})(?:spreken van|melden|noemen|tonen|laten) (?:een )?|^Een )(?:stijging(?:en)?|daling(?:en)?|toename[ns]?|afname[ns]?|besparing(?:en)?|verlies|verliezen|verbetering(?:en)?) (?:van|tussen|met) (?:meer dan |ongeveer |zo['’]n |tot )?(?:\d[\d.,]*(?: ?(?:tot|en|[-–]) ?\d[\d.,]*)? ?(?:procent|%)|een (?:vijfde|derde|kwart|tiende))/iu,
    ofWhat: /(?:procent|%|vijfde|derde|kwart) (?:van|in|bij|op|voor) (?:de|het|een)?\s?\p{L}/iu,
    share: new RegExp(
      String.raw`^(?:Boven|Onder|Vanaf) (?:de )?${NUMBER} ?(?:procent|%) (?:is|zijn|wordt|worden|\p{Ll}+t)(?!\p{L})`,
      'iu',
    ),
  },
  pt: {
    change:
      /(?:(?<!\p{L})(?:falam de|falam em|relatam|mostram|indicam|registam|registram) (?:um |uma )?|^(?:Um|Uma) )(?:aumentos?|subidas?|quedas?|descidas?|reduç(?:ão|ões)|melhorias?|poupanças?|economias?|perdas?) (?:de|entre) (?:até |mais de |cerca de )?(?:\d[\d.,]*(?: ?(?:a|e|[-–]) ?\d[\d.,]*)? ?(?:por cento|%)|um (?:quinto|terço|quarto|décimo))/iu,
    ofWhat: /(?:por cento|%|quinto|terço|quarto) (?:em|n[oa]s?|d[oae]s?|para) \p{L}/iu,
    share: new RegExp(
      String.raw`(?<!\p{L})(?:representam?|fornecem?|constituem?) (?:apenas |só |cerca de |quase |mais de )*${NUMBER} ?(?:por cento|%)(?=[.,;]|$)|^(?:Acima|Abaixo) de ${NUMBER} ?(?:por cento|%)`,
      'iu',
    ),
  },
  'zh-CN': {
    change: /^(?:增幅|降幅|涨幅|跌幅)(?:约|大约|为|在|达)/u,
    ofWhat: /(?!)/u,
    share: /^(?:高于|低于|超过|不足)\d[\d.]*(?:%|％|个百分点)[，时]/u,
  },
};

const DIGIT =
  /\d|\b(?:fifth|third|quarter|half|tenth|Fünftel|Drittel|Viertel|tercio|tiers|terzo|derde|terço)\b|quinta parte|增|降|涨|跌/u;

/** Whether a sentence gives the size of a change or of a share without saying of what, which the text before it tells. */
export function leavesOutWhole(sentence: string, language: Language): boolean {
  const amount = AMOUNTS[withoutCountry(language)];
  if (amount === undefined || !DIGIT.test(sentence)) return false;
  if (amount.share.test(sentence)) return !/^(?:Of|Von|De|Di|Van) /u.test(sentence);
  return amount.change.test(sentence) && !amount.ofWhat.test(sentence);
}
