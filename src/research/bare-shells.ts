import type { Language } from '../contract/languages.ts';

/**
 * "The difference lies in ...", "The reason is ...": nouns that stand for something told before, in languages without an
 * article of their own to look for, where nothing behind the noun says of what.
 */
const SHELLS: Partial<Record<Language, RegExp>> = {
  ar: /^(?:و|ف)?(?:[يت]\p{L}{2,} )?(?:الفرق|السبب|النتيجة|الباقي|الجواب|الحل|القسم الأخير|الجزء الباقي|الجزء الأخير) (?:إلى|هو|هي|أن|أنه|أنها|بسيط|بسيطة|واضح|واضحة)(?!\p{L})/u,
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

/** Whether a sentence opens with such a noun alone. */
export function opensWithBareShell(sentence: string, language: Language): boolean {
  return SHELLS[language]?.test(sentence) === true;
}
