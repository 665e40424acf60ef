import type { Language } from '../../contract/languages.ts';

/** Patterns read a sentence in small letters: one that folds case is compiled to several times as much. */
interface Leaning {
  /** A demonstrative before a noun ("this rule", "of that decline"), or a step of a reckoning ("then amounts to"). */
  readonly demonstrative?: RegExp;
  /** The same where only the front of the sentence tells it, apart because it is tried once and not at every letter. */
  readonly opening?: RegExp;
  /** The same where capitals tell a noun from a verb; reads the sentence as it is written. */
  readonly openingAsWritten?: RegExp;
  /** One half of a comparison ("the same job", "the other bottleneck") ... */
  readonly half: RegExp;
  /** ... and what names the other half in the same sentence. */
  readonly whole: RegExp;
}

const LEANING: Partial<Record<Language, Leaning>> = {
  de: {
    openingAsWritten:
      /^(?:Das (?!(?:oft|meist|fast|erst|nicht|recht|selbst|jetzt|sonst|zuletzt|weit|seit|mit|damit|somit)(?!\p{L}))(?:\p{Ll}{2,}t|sind|war|waren|wäre|kann|muss|soll|will|wird|wurde)(?!\p{L})|(?:Der|Ein) (?:Grund|Haken|Nachteil|Vorteil|Unterschied|Trick|Clou)(?: dafür| dahinter)?(?::| ist| liegt)|(?:Das|Die) (?:Ergebnis|Folge|Lösung|Fazit|Resultat)(?::| ist))/u,
    demonstrative:
      /(?<!\p{L})(?:dies(?:e[rsmn]?)?|jene[rsmn]?|solche[rsmn]?)(?!\p{L})|^(?:wenn|falls|sobald|bevor|nachdem) (?:man|jemand) (?:es|ihn|sie|das)(?!\p{L})/u,
    half: /(?<!\p{L})(?:derselbe|dieselbe|dasselbe|denselben|der andere|die andere|das andere)(?!\p{L})/u,
    whole: /\bwie\b/u,
  },
  en: {
    demonstrative:
      /\b(?:this|these)\s+\p{L}|\b(?:of|at|in|to|for|with|by|from|on|under|slows|reduces|limits) that \p{L}+|\b(?:most|some|all|any|none) of (?:its|their) own[.,;]|\b(?:of|for|to|from|by|with|in|after|before) (?:this|these|those)[.,;]|\bit (?:hard|difficult|easy|impossible)(?: \p{L}+)? to \p{L}+\.$|\b(?:according to the|, the) (?:reports?|stud(?:y|ies)|authors?|survey|paper|researchers?)\b|\b(?:with|of|from|by) the (?:findings|results|figures|survey|study|report|respondents)[.,;]|(?<!\bthe )\b(?:number|point|item|tip|reason|mistake) (?:one|two|three|four|five|six|seven|\d)\b(?! (?:of|reason|cause|mistake|killer|rule|tip|problem|spot|place)\b)/u,
    opening:
      /^(?:one (?!of\b)\p{Ll}{2,}s \p{L}[^.]*\b(?:the other|another)\b|\p{Ll}\p{L}+ (?:said|says|told|added|adds|explained|explains|noted|notes|argued|argues|warned|warns|recalled|recalls|believes)\b|(?:if|when|once|unless|until) (?:it|they) (?!(?:rains?|snows?|freezes|(?:is|was|gets|becomes) (?:too |very |so )?(?:cold|hot|warm|dark|wet|windy|late|possible|necessary|needed|impossible|difficult|hard|easy|clear|safe|not (?:possible|necessary|clear)|raining|freezing)|comes to|takes)\b)\p{L}+|(?:at|in|with|on|for)\b[^,]*\bthat (?:happens|occurs)|(?!if|when|once|as)\S+(?: \S+){0,3} then\b|(?:without|with|for|in|by|after) (?:one|it|them|this|these)\b|(?:in|on|at|during|after|since|until|by)(?: \S+){1,4},? they\b|(?:if|when|once|unless|until|before|after) (?:you|one|we|they|people|anyone|somebody) \p{L}+ (?:it|them|that)\b|one (?:reason|problem|answer|solution|exception|example|consequence|result|explanation) (?:is|was|are|would be)\b|(?:if|when|once)\b[^,]*\b(?:did|does|do|done|doing) (?:this|that|so)\b|\S+(?: \S+){0,4} (?:do|doing|does|did|done) so\b|(?:(?!(?:of|in|on|at|with|for|to|that|which|when|if|and|or|from|by|as|into|than|while|because|you|they|we|it|this|these|people|who\p{L}*)\b)[\p{L}\d’'-]+ ){1,5}(?:it|them)\b(?! (?:is|was|takes?|would|will|can|may|seems?|easy|easier|hard|harder|possible|impossible|difficult|clear|worth|likely|necessary|pays|depends|has|had)\b))/u,
    half: /\bthe (?:same|other|others|opposite|remaining)\b/u,
    whole:
      /\bthe same\b.*\b(?:as|that|for both)\b|\bone\b.*\bthe other\b|\bhalf\b.*\bthe other half\b|\binstead of\b|\brather than\b|\bboth\b/u,
  },
  es: {
    demonstrative:
      /(?<!\p{L})(?:est[aeo]s?|es[aeo]s?|aquel(?:la|los|las)?(?!\sque(?!\p{L})))\s\p{L}|^(?:\S+ ){0,6}(?:la|las|los) (?:tienen?|tenían?|tuv(?:o|ieron)|hacen?|hizo|hicieron|usan?|necesitan?|evitan?|sufren?|padecen?|logran?|consiguen?|recomiendan?)(?!\p{L})/u,
    half: /(?<!\p{L})(?:l[oa]s? mism[oa]s?(?!\s(?:hora|semana|vez)(?!\p{L}))|el mismo|el otro|la otra)(?!\p{L})/u,
    whole: /\bque\b/u,
  },
  fr: {
    demonstrative: /(?<!\p{L})(?:cet|cette|ces)\s\p{L}/u,
    half: /(?<!\p{L})(?:l[ea]s? mêmes?|l['’]autre)(?!\p{L})/u,
    whole: /\bque\b/u,
  },
};

/** A word near the front that adds to, or turns against, something said before ("Staff still work ..."). */
const ADDS: Partial<Record<Language, RegExp>> = {
  ar: /^\S+(?: \S+){0,3} (?:أيضا|أيضًا|كذلك|لذلك|مع ذلك|بالتالي)(?!\p{L})/u,
  de: /^\S+(?: \S+){0,3} (?:auch|ebenfalls|ausserdem|außerdem|zudem|daher|deshalb|deswegen|dagegen|jedoch|trotzdem|dennoch|somit|ebenso|hingegen|allerdings)(?!\p{L})/u,
  en: /^\S+(?: \S+){0,2} (?:still|also|again|instead|thus|therefore|however|likewise|nevertheless|too)\b(?! (?:much|many|little|few|\p{L}+(?:ly|en)\b))|,? as well(?:,|\.| by\b)|, too\.$|, however,/u,
  es: /^\S+(?: \S+){0,3} (?:también|tampoco|además|por eso|por tanto|por lo tanto|sin embargo|en cambio|entonces)(?!\p{L})/u,
  fr: /^\S+(?: \S+){0,3} (?:aussi|également|donc|pourtant|cependant|ainsi|toutefois|en revanche)(?!\p{L})/u,
  it: /^\S+(?: \S+){0,3} (?:anche|quindi|però|inoltre|invece|dunque|tuttavia)(?!\p{L})/u,
  ja: /^.{0,12}(?:も同様|この|その|これ|それ)/u,
  ko: /^(?!\S+[은는]\s|.*(?:것은|이유는|까닭은|원인은|, )).*때문(?:이다|입니다)\.$/u,
  'zh-CN': /^[^，。；]{0,8}(?:也|还|则|却|因此|同样)(?!许|好|有些)/u,
  'zh-TW': /^[^，。；]{0,8}(?:也|還|則|卻|因此|同樣)(?!許|好|有些)/u,
};

/** Whether a sentence points, without a pronoun at its front, at something that only the text before it names. */
export function leansSilently(sentence: string, language: Language): boolean {
  const lower = sentence.toLowerCase();
  if (ADDS[language]?.test(lower) === true) return true;
  const leaning = LEANING[language];
  if (leaning === undefined) return false;
  const { demonstrative, opening, openingAsWritten, half, whole } = leaning;
  if (demonstrative?.test(lower) === true || opening?.test(lower) === true) return true;
  if (openingAsWritten?.test(sentence) === true) return true;
  return half.test(lower) && !whole.test(lower);
}
