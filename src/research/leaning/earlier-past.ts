import type { Language } from '../../contract/languages.ts';
import { YEAR } from '../../language/calendar-words.ts';

interface Pluperfect {
  /** The main clause tells what was over before something else happened. */
  readonly form: RegExp;
  /** What it was over before, in the same sentence. */
  readonly before: RegExp;
}

const PORTUGUESE: Pluperfect = {
  form: /^(?!(?:Se|Quando|Depois|Antes|Embora|Como)(?!\p{L}))[^,]{2,60}?(?<!(?:que|quem|onde|se|como) )(?:tinham?|haviam?) (?:já )?(?:sido )?\p{Ll}+(?:ado|ido|to)(?!\p{L})/u,
  before: /(?<!\p{L})(?:quando|antes|até|depois|após|que|se)(?!\p{L})/u,
};

/** "The line had been given up", "Die Strecke war aufgegeben worden". */
const PLUPERFECT: Partial<Record<Language, Pluperfect>> = {
  de: {
    form: /^(?!(?:Wenn|Als|Nachdem|Bevor|Weil|Da|Obwohl|Wer|Was|Seit)(?!\p{L}))[^,]{2,60}?(?<!\p{L})(?:(?:hatte|hatten) [^,]*?(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert|(?:be|ver|er|ent|zer)\p{Ll}{2,}(?:t|en))|(?:war|waren) [^,]*?(?:t|en) worden)(?=[.,;]|$| (?:und|oder|weil)(?!\p{L}))/u,
    before: /(?<!\p{L})(?:bevor|als|bis|nachdem|vor|ehe|dass|ob)(?!\p{L})/iu,
  },
  en: {
    form: /^(?!(?:If|When|Once|After|Before|By|Until|Had|As|Since|Because|Although|While|Whoever|What)\b)(?:(?!\b(?:who|which|that|whose|what|than|if|because|since|when|after|before|until|by|as|where|once|they|people)\b)[^,;]){2,60}?\bhad (?:already |never |long |just |once )?(?:been|begun|become|gone|come|made|built|lost|sold|bought|run|\p{Ll}{3,}(?:ed|en|own|ought|ept))\b/u,
    before: /\b(?:when|before|by|until|after|than|as if|as though|that|if|since|how)\b/iu,
  },
  es: {
    form: /^(?!(?:Si|Cuando|Después|Antes|Aunque|Como)(?!\p{L}))[^,]{2,60}?(?<!(?:que|quien|quienes|donde|si|como) )(?:había|habían) (?:ya )?(?:sido )?\p{Ll}+(?:ado|ido|to|cho)(?!\p{L})/u,
    before: /(?<!\p{L})(?:cuando|antes|hasta|tras|después|que|si)(?!\p{L})/u,
  },
  fr: {
    form: /^(?!(?:Si|Quand|Lorsque|Après|Avant|Bien|Comme)(?!\p{L}))[^,]{2,60}?(?<!(?:qui|qu['’]il|où|si|dont) )(?:avait|avaient) (?:déjà |alors )?(?:été )?\p{Ll}+(?:é|i|u|is|it)(?:e?s?)(?!\p{L})/u,
    before: /(?<!\p{L})(?:quand|lorsque|avant|après|jusqu|que|qui|si)(?!\p{L})|qu['’]/u,
  },
  it: {
    form: /^(?!(?:Se|Quando|Dopo|Prima|Sebbene|Come)(?!\p{L}))[^,]{2,60}?(?<!(?:che|chi|dove|se|come) )(?:aveva|avevano|era stat[oa]|erano stat[ie]) (?:già )?\p{Ll}+(?:at|it|ut|t|s)[oaie](?!\p{L})/u,
    before: /(?<!\p{L})(?:quando|prima|fino|dopo|che|se)(?!\p{L})/u,
  },
  nl: {
    form: /^(?!(?:Als|Toen|Nadat|Voordat|Omdat|Wie|Wat)(?!\p{L}))[^,]{2,60}?(?<!\p{L})(?:had|hadden) [^,]*?(?:ge\p{Ll}{2,}(?:d|t|en)|\p{Ll}*ge\p{Ll}{2,}(?:d|t|en))(?=[.,;]|$| (?:en|of|omdat)(?!\p{L}))/u,
    before: /(?<!\p{L})(?:toen|voordat|voor|tot|nadat|dat|wordt|of)(?!\p{L})/iu,
  },
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
};

/** Some time after something that the text before tells ("One year later ...", "A follow-up two years later ..."). */
const LATER: Partial<Record<Language, RegExp>> = {
  ar: /^(?:و|ف)?بعد (?:ذلك|عام|سنة|عامين|سنتين|شهر|شهرين|أسبوع|ساعة|أيام|سنوات|أشهر)(?=[\s،]+(?!من |على ))/u,
  cs: /^O (?:rok|dva roky|tři roky|měsíc|týden|několik let|\d+ (?:let|roky|měsíců)) později(?!\p{L})/u,
  da: /^(?:Et|To|Tre|Fire|Fem|Få|Flere|\d+) (?:år|måneder|måned|uger|uge|dage|timer) (?:senere|efter)(?=[ ,])(?! (?:at|den|det)(?!\p{L}))/u,
  de: /^(?:(?:Eine?|Der|Die|Das) \p{Lu}\p{L}+ )?(?:[Ee]in|[Ee]ine|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Zz]ehn|[Ww]enige|[Ee]inige|[Mm]ehrere|\d+) (?:Jahre?|Monate?|Wochen?|Tage?|Stunden?|Minuten?|Jahrzehnte?) (?:später|danach|darauf)(?!\p{L})/u,
  en: /^(?:(?:An?|The) [\p{L}-]+ )?(?:[Oo]nly |[Jj]ust |[Aa]bout |[Ss]ome )?(?:[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Tt]en|\d+|[Aa] few|[Ss]everal|[Mm]any) (?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centur(?:y|ies)) (?:later|afterwards|earlier)\b/u,
  es: /^(?:Un|Una|Dos|Tres|Cuatro|Cinco|Diez|Varios|Varias|Unos|Unas|Pocos|Pocas|\d+) (?:pocos |pocas )?(?:años?|mes(?:es)?|semanas?|días?|horas?|minutos?|décadas?) (?:después|más tarde|antes)(?=[ ,])(?! de(?!\p{L}))/u,
  fr: /^(?:Un|Une|Deux|Trois|Quatre|Cinq|Dix|Quelques|Plusieurs|\d+) (?:ans?|années?|mois|semaines?|jours?|heures?|minutes?|décennies?) (?:plus tard|après|auparavant)(?=,| (?!la |le |les |l['’]|leur |son |sa ))/u,
  it: /^(?:Un|Una|Due|Tre|Quattro|Cinque|Dieci|Alcuni|Alcune|Pochi|Poche|\d+) (?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi]|decenn[io]) (?:dopo|più tardi|prima)(?=[ ,])(?! (?:di|del|della|l['’]|la|il)(?!\p{L}))/u,
  ja: /^(?:[一二三四五六十数]|[0-9０-９]+)(?:か月|ヶ月|年|週間|日|時間|分)後(?:、|に|には)/u,
  ko: /^(?:[일이삼사오육십몇]|[0-9]+|한|두|세|네|다섯)\s?(?:년|달|개월|주|일|시간|분) (?:뒤|후)(?:에|,)?\s/u,
  nl: /^(?:Een|Twee|Drie|Vier|Vijf|Tien|Enkele|Enige|\d+) (?:jaar|jaren|maanden?|weken|week|dagen|dag|uur|minuten) later(?!\p{L})/u,
  pl: /^(?:Rok|Dwa lata|Trzy lata|Kilka lat|Miesiąc|Tydzień|\d+ (?:lat|lata|miesięcy|dni)) później(?!\p{L})/u,
  pt: /^(?:Um|Uma|Dois|Duas|Três|Quatro|Cinco|Dez|Vários|Alguns|\d+) (?:anos?|mês|meses|semanas?|dias?|horas?|minutos?|décadas?) (?:depois|mais tarde|antes)(?=[ ,])(?! d[aeo](?!\p{L}))/u,
  ru: /^(?:(?:Год|Месяц|Неделю|Час|День) спустя|(?:Два|Три|Четыре|Пять|Несколько|\d+) (?:года|лет|месяца|месяцев|недели|недель|дня|дней|часа|часов) спустя|Спустя (?:год|месяц|неделю|час|день|два|три|несколько))(?!\p{L})/u,
  sv: /^(?:Ett|En|Två|Tre|Fyra|Fem|Några|\d+) (?:år|månader|månad|veckor|vecka|dagar|timmar) (?:senare|efteråt)(?!\p{L})/u,
  tr: /^(?:Bir|İki|Üç|Dört|Beş|Birkaç|\d+) (?:yıl|ay|hafta|gün|saat|dakika) sonra(?!\p{L})/u,
  'zh-CN': /^(?:[一二两三四五六十几数]|\d+)(?:年|个月|周|天|小时|分钟)(?:以?后|之后)[，,]/u,
  'zh-TW': /^(?:[一二兩三四五六十幾數]|\d+)(?:年|個月|週|天|小時|分鐘)(?:以?後|之後)[，,]/u,
};

/** Whether a sentence places what it tells before or after something that only the text before it tells. */
export function tellsFromEarlier(sentence: string, language: Language): boolean {
  if (LATER[language]?.test(sentence) === true) return true;
  if (YEAR.test(sentence)) return false;
  const past = PLUPERFECT[language];
  const found = past?.form.exec(sentence);
  return found !== null && found !== undefined && past?.before.test(sentence) !== true;
}
