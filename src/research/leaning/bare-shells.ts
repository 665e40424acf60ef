import type { Language } from '../../contract/languages.ts';

/**
 * "The difference lies in ...", "The reason is ...": nouns that stand for something told before, where nothing behind the noun
 * says of what. Most are for languages without an article, whose definite nouns nothing else shows.
 */
const SHELLS: Partial<Record<Language, RegExp>> = {
  ar: /^(?:و|ف)?(?:[يت]\p{L}{2,} )?(?:الفرق|السبب|النتيجة|الباقي|الجواب|الحل|القسم الأخير|الجزء الباقي|الجزء الأخير) (?:إلى|هو|هي|أن|أنه|أنها|بسيط|بسيطة|واضح|واضحة)(?!\p{L})/u,
  de: /^(?:Die (?:kurze|lange|ehrliche|einfache) Antwort)(?!\p{L})|^(?:Das Geld|Der Rest|Der Vorschlag) (?:ist|muss|kommt|soll|wird|liegt|geht|kann)(?!\p{L})/u,
  en: /^The (?:short|long|honest|simple|quick|real|usual) (?:answer|reply|explanation)\b|^The (?:money|rest|proposal|deal|catch) (?:is|has to|must|comes|goes|will|would|can|lies|was)\b/u,
  es: /^La respuesta (?:corta|larga|breve|honesta|sencilla|simple)(?!\p{L})|^(?:El dinero|El resto|La propuesta) (?:es|tiene que|debe|viene|va|está|queda)(?!\p{L})/u,
  fr: /^La réponse (?:courte|longue|honnête|simple)(?!\p{L})|^(?:L['’]argent|Le reste|La proposition) (?:est|doit|vient|va|reste)(?!\p{L})/u,
  cs: /^(?:Rozdíl|Důvod|Příčina|Výsledek|Odpověď|Řešení) (?:je|spočívá|byl|byla|tkví)(?!\p{L})/u,
  ja: /^(?:違い|差|原因|理由|結果|答え|問題|利点|欠点)(?:は|が)(?!.{0,3}(?:ない|なく))/u,
  ko: /^(?:차이|원인|이유|결과|답|문제)(?:는|은|가|이)(?=\s)/u,
  pl: /^(?:Różnica|Przyczyna|Powód|Wynik|Odpowiedź|Rozwiązanie|Zaleta|Wada|Efekt) (?:jest|polega|wynika|to|był|była|leży|tkwi)(?!\p{L})/u,
  ru: /^(?:Разница|Причина|Результат|Ответ|Решение|Вывод|Различие|Преимущество|Недостаток) (?:—|в том|заключается|состоит|объясняется|был|была|прост|проста|кроется)(?!\p{L})/u,
  tr: /^(?:Farkın|Sorunun|Sonucun) (?:nedeni|sebebi|çözümü)|^(?:Fark|Neden|Sebep|Sonuç|Cevap|Çözüm) (?:şudur|şu|ise|basittir|budur)(?!\p{L})/u,
  'zh-CN':
    /^(?:差别|差距|区别|差异|原因|理由|答案|前提|代价)(?:主要|也|就|往往|通常)?(?:来自|在于|是|有|：|不在|取决于)/u,
  'zh-TW':
    /^(?:差別|差距|區別|差異|原因|理由|答案|前提|代價)(?:主要|也|就|往往|通常)?(?:來自|在於|是|有|：|不在|取決於)/u,
};

/** A figure that the text before gives ("so the figure changes with the seasons"). */
const FIGURE: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:den Wert|der Wert|die Zahl|die Werte)(?=[,.;]| (?:steigt|sinkt|ändert|schwankt|liegt|fällt)(?!\p{L}))/u,
  en: /\b(?:so|and|but|brings?|bring|raises?|lowers?|changes?|bringing|raising) the figures?\b(?! (?:of|for|in|from|that|on|which|shown|given)\b)/u,
  es: /(?<!\p{L})la cifra(?=[,.;]| (?:sube|baja|cambia|subía|bajaba|cae|varía)(?!\p{L}))/u,
  fr: /(?<!\p{L})le chiffre(?=[,.;]| (?:monte|baisse|change|varie|tombe)(?!\p{L}))/u,
};
const DIGIT = /\d/u;

/** Whether a sentence opens with such a noun alone, or takes up a figure that it does not give. */
export function opensWithBareShell(sentence: string, language: Language): boolean {
  if (SHELLS[language]?.test(sentence) === true) return true;
  const at = FIGURE[language] === undefined ? -1 : sentence.search(FIGURE[language]);
  return at >= 0 && !DIGIT.test(sentence.slice(0, at));
}
