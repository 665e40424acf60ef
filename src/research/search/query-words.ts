import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { Aspect } from '../../language/lexicons/lexicon.ts';
import { lowerCased } from '../../language/segment-words.ts';

/** In the order of `ASPECTS`; one that begins with … stands behind the subject in every language. */
const WORDS: Readonly<Record<Language, string>> = {
  ar: 'تعريف | آلية العمل | أسباب | آثار | أنواع | خطوات | معايير اختيار | مقارنة | متطلبات | إحصائيات | نصائح',
  bg: 'определение | принцип на работа | причини | последици | видове | стъпки | как да изберем | сравнение | изисквания | статистика | съвети',
  bn: 'সংজ্ঞা | কার্যপ্রণালী | কারণ | প্রভাব | প্রকারভেদ | ধাপ | বাছাই করার উপায় | তুলনা | প্রয়োজনীয় উপকরণ | পরিসংখ্যান | পরামর্শ',
  bo: 'མཚན་ཉིད | བྱེད་སྟངས | རྒྱུ་རྐྱེན | ཤུགས་རྐྱེན | རིགས་དབྱེ | བྱ་རིམ | འདེམས་སྟངས | བསྡུར་བ | མཁོ་བའི་ཆ་རྐྱེན | གྲངས་ཐོ | བསླབ་བྱ',
  cs: 'definice | princip fungování | příčiny | důsledky | druhy | postup | jak vybrat | srovnání | požadavky | statistiky | tipy',
  da: 'definition | hvordan virker | årsager | virkninger | typer | fremgangsmåde | valg af | sammenligning | krav | statistik | råd',
  de: 'Definition | Funktionsweise | Ursachen | Auswirkungen | Arten | Anleitung | Auswahl Kriterien | Vergleich | Voraussetzungen | Statistik | Tipps',
  el: 'ορισμός | πώς λειτουργεί | αίτια | συνέπειες | είδη | βήματα | κριτήρια επιλογής | σύγκριση | προϋποθέσεις | στατιστικά | συμβουλές',
  en: 'definition | how it works | causes | effects | types | step by step | how to choose | comparison | requirements | statistics | tips',
  es: 'definición | cómo funciona | causas | efectos | tipos | paso a paso | cómo elegir | comparativa | requisitos | estadísticas | consejos',
  et: 'mõiste | tööpõhimõte | põhjused | mõju | liigid | juhend | kuidas valida | võrdlus | nõuded | statistika | nõuanded',
  fi: 'määritelmä | toimintaperiaate | syyt | vaikutukset | tyypit | ohje | valintaopas | vertailu | vaatimukset | tilastot | vinkit',
  fr: 'définition | fonctionnement | causes | conséquences | types | étapes | comment choisir | comparatif | conditions | statistiques | conseils',
  hi: 'परिभाषा | कार्य सिद्धांत | कारण | प्रभाव | प्रकार | चरण | कैसे चुनें | तुलना | आवश्यकताएँ | आँकड़े | सुझाव',
  hu: 'fogalma | működése | okai | hatásai | típusai | lépésről lépésre | hogyan válasszunk | összehasonlítás | feltételek | statisztika | tippek',
  id: 'pengertian | cara kerja | penyebab | dampak | jenis | langkah | cara memilih | perbandingan | persyaratan | statistik | tips',
  it: 'definizione | come funziona | cause | effetti | tipi | guida passo passo | come scegliere | confronto | requisiti | statistiche | consigli',
  ja: 'とは | 仕組み | 原因 | 影響 | 種類 | 手順 | 選び方 | 比較 | 必要なもの | 統計 | コツ',
  ko: '뜻 | 원리 | 원인 | 영향 | 종류 | 방법 | 고르는 법 | 비교 | 준비물 | 통계 | 팁',
  lt: 'apibrėžimas | kaip veikia | priežastys | poveikis | rūšys | žingsniai | kaip pasirinkti | palyginimas | reikalavimai | statistika | patarimai',
  ms: 'maksud | cara berfungsi | punca | kesan | jenis | langkah | cara memilih | perbandingan | keperluan | statistik | petua',
  nl: 'betekenis | werking | oorzaken | gevolgen | soorten | stappenplan | kiezen | vergelijken | voorwaarden | cijfers | tips',
  no: 'definisjon | hvordan fungerer | årsaker | virkninger | typer | fremgangsmåte | hvordan velge | sammenligning | krav | statistikk | råd',
  pl: 'definicja | jak działa | przyczyny | skutki | rodzaje | krok po kroku | jak wybrać | porównanie | wymagania | statystyki | porady',
  pt: 'definição | como funciona | causas | efeitos | tipos | passo a passo | como escolher | comparação | requisitos | estatísticas | conselhos',
  'pt-BR':
    'definição | como funciona | causas | efeitos | tipos | passo a passo | como escolher | comparativo | requisitos | estatísticas | dicas',
  'pt-PT':
    'definição | como funciona | causas | efeitos | tipos | passo a passo | como escolher | comparação | requisitos | estatísticas | conselhos',
  ro: 'definiție | cum funcționează | cauze | efecte | tipuri | pași | cum alegi | comparație | condiții | statistici | sfaturi',
  ru: 'определение | принцип работы | причины | последствия | виды | пошаговая инструкция | как выбрать | сравнение | требования | статистика | советы',
  sv: 'definition | hur fungerar | orsaker | effekter | typer | steg för steg | välja rätt | jämförelse | krav | statistik | tips',
  th: '…คือ | หลักการทำงาน | สาเหตุ | ผลกระทบ | ประเภท | ขั้นตอน | วิธีเลือก | เปรียบเทียบ | สิ่งที่ต้องเตรียม | สถิติ | เคล็ดลับ',
  tr: 'nedir | nasıl çalışır | nedenleri | etkileri | çeşitleri | adım adım | nasıl seçilir | karşılaştırma | gerekenler | istatistikleri | öneriler',
  vi: '…là gì | nguyên lý hoạt động | nguyên nhân | tác động | các loại | các bước | cách chọn | so sánh | yêu cầu | thống kê | mẹo',
  'zh-CN': '是什么 | 工作原理 | 原因 | 影响 | 种类 | 步骤 | 如何选择 | 对比 | 所需条件 | 统计数据 | 技巧',
  'zh-TW': '是什麼 | 運作原理 | 原因 | 影響 | 種類 | 步驟 | 如何挑選 | 比較 | 必要條件 | 統計數據 | 技巧',
};

/** Aspects whose heading is a clause ("How It Works"), while people search for a word or two. */
const ASPECTS: readonly Aspect[] = [
  'definition',
  'howItWorks',
  'causes',
  'effects',
  'types',
  'steps',
  'choosing',
  'comparison',
  'requirements',
  'numbers',
  'tips',
];

/** Languages in which a noun stands before what it is of, with nothing in between: "jenis pompa panas". */
const NOUN_FIRST: ReadonlySet<Language> = new Set(['id', 'ms', 'vi', 'th']);

/** A search for one side of a subject, in the words people type: a word of ours, else the heading of the aspect. */
export function aspectQuery(topic: string, aspect: Aspect, language: Language): string {
  const index = ASPECTS.indexOf(aspect);
  const word = WORDS[language].split(' | ')[index] ?? headingWords(aspect, language);
  if (word.startsWith('…')) return `${topic} ${word.slice(1)}`;
  return NOUN_FIRST.has(language) ? `${word} ${topic}` : `${topic} ${word}`;
}

function headingWords(aspect: Aspect, language: Language): string {
  const { labels, capitalisedNouns } = lexiconOf(language);
  const heading = labels.aspects[aspect].replace(/[?？!.།]+$/u, '').trim();
  return capitalisedNouns ? heading : lowerCased(heading, language);
}
