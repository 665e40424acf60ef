import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, LANGUAGES, type Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Intent } from '../../language/lexicons/lexicon.ts';
import { type QueryBrief, searchQueries } from './queries.ts';

const asked = (subject: string, intent: Intent, language: Language, country: Locale, more: Partial<QueryBrief> = {}) =>
  searchQueries({ subject, intent, language, country, ...more });

/** Read by an editor of each language: what a reader there would type. */
const CASES: readonly [string, Intent, Language, Locale, readonly string[]][] = [
  [
    'Why do heat pumps lose efficiency in cold weather?',
    'why',
    'en',
    'us',
    [
      'Why do heat pumps lose efficiency in cold weather',
      'heat pumps lose efficiency cold weather causes',
      'heat pumps lose efficiency cold weather effects',
    ],
  ],
  [
    'heat pumps',
    'list',
    'en',
    'gb',
    [
      'heat pumps',
      'heat pumps how to choose',
      'heat pumps comparison',
      'heat pumps types',
      'heat pumps costs UK',
      'heat pumps statistics',
    ],
  ],
  [
    'Wie funktioniert eine Wärmepumpe?',
    'how',
    'de',
    'de',
    [
      'Wie funktioniert eine Wärmepumpe',
      'Wärmepumpe',
      'Wärmepumpe Funktionsweise',
      'Wärmepumpe Arten',
      'Wärmepumpe Vorteile',
      'Wärmepumpe Nachteile',
    ],
  ],
  [
    'Wärmepumpe oder Gasheizung',
    'comparison',
    'de',
    'at',
    [
      'Wärmepumpe oder Gasheizung',
      'Wärmepumpe',
      'Gasheizung',
      'Wärmepumpe oder Gasheizung Nachteile',
      'Wärmepumpe oder Gasheizung Kosten Österreich',
      'Wärmepumpe oder Gasheizung Auswahl Kriterien',
    ],
  ],
  [
    'pompe à chaleur',
    'list',
    'fr',
    'ch',
    [
      'pompe à chaleur',
      'pompe à chaleur comment choisir',
      'pompe à chaleur comparatif',
      'pompe à chaleur types',
      'pompe à chaleur coûts Suisse',
      'pompe à chaleur statistiques',
    ],
  ],
  [
    '¿Cómo limpiar una cafetera espresso?',
    'how',
    'es',
    'es',
    [
      'Cómo limpiar una cafetera espresso',
      'limpiar una cafetera espresso paso a paso',
      'limpiar una cafetera espresso errores frecuentes',
      'limpiar una cafetera espresso consejos',
      'limpiar una cafetera espresso requisitos',
      'limpiar una cafetera espresso costes',
    ],
  ],
  [
    'ヒートポンプとは',
    'what',
    'ja',
    'jp',
    ['ヒートポンプとは', 'ヒートポンプ 仕組み', 'ヒートポンプ 種類', 'ヒートポンプ 事例', 'ヒートポンプ 統計'],
  ],
  [
    '如何清洗咖啡机',
    'how',
    'zh-CN',
    'cn',
    [
      '如何清洗咖啡机',
      '清洗咖啡机',
      '清洗咖啡机 步骤',
      '清洗咖啡机 常见误区',
      '清洗咖啡机 技巧',
      '清洗咖啡机 所需条件',
    ],
  ],
  [
    'Почему кошки мурлыкают?',
    'why',
    'ru',
    'ru',
    ['Почему кошки мурлыкают', 'кошки мурлыкают причины', 'кошки мурлыкают последствия'],
  ],
  [
    'ısı pompası',
    'plain',
    'tr',
    'tr',
    [
      'ısı pompası',
      'ısı pompası istatistikleri',
      'ısı pompası avantajları',
      'ısı pompası riskler',
      'ısı pompası çeşitleri',
      'ısı pompası sık yapılan hatalar',
    ],
  ],
  [
    'pompa panas',
    'list',
    'id',
    'id',
    [
      'pompa panas',
      'cara memilih pompa panas',
      'perbandingan pompa panas',
      'jenis pompa panas',
      'biaya pompa panas',
      'statistik pompa panas',
    ],
  ],
  [
    'ปั๊มความร้อน',
    'how',
    'th',
    'th',
    [
      'ปั๊มความร้อน',
      'ขั้นตอน ปั๊มความร้อน',
      'ข้อผิดพลาดที่พบบ่อย ปั๊มความร้อน',
      'เคล็ดลับ ปั๊มความร้อน',
      'สิ่งที่ต้องเตรียม ปั๊มความร้อน',
      'ค่าใช้จ่าย ปั๊มความร้อน',
    ],
  ],
  [
    'المضخة الحرارية',
    'what',
    'ar',
    'sa',
    [
      'المضخة الحرارية',
      'المضخة الحرارية تعريف',
      'المضخة الحرارية آلية العمل',
      'المضخة الحرارية أنواع',
      'المضخة الحرارية أمثلة',
      'المضخة الحرارية إحصائيات',
    ],
  ],
];

describe('searchQueries', () => {
  it.each(CASES)('asks of "%s" (%s, %s, %s) as a reader would', (subject, intent, language, country, queries) => {
    expect(asked(subject, intent, language, country)).toEqual(queries);
  });

  it('puts the keyword second and builds on it', () => {
    const queries = asked('Remote Work: 7 Habits That Keep Teams Healthy', 'plain', 'en', 'us', {
      keyword: 'remote work',
    });
    expect(queries.slice(0, 3)).toEqual([
      'Remote Work 7 Habits That Keep Teams Healthy',
      'remote work',
      'remote work statistics',
    ]);
  });

  it('takes the sides that matter in the field of the subject', () => {
    expect(asked('diabetes treatment', 'plain', 'en', 'us')).toContain('diabetes treatment risks');
    expect(asked('diabetes treatment', 'plain', 'en', 'us')).not.toContain('diabetes treatment benefits');
  });

  it('does not ask for a side that the subject asks for', () => {
    const queries = asked('Wärmepumpe Kosten', 'list', 'de', 'de');
    expect(queries.filter((query) => /Kosten.*Kosten/.test(query))).toEqual([]);
  });

  it('leaves out marks that search engines take for commands', () => {
    expect(asked('"heat pump" -boiler (2026): what*?', 'plain', 'en', 'us')[0]).toBe('heat pump boiler 2026 what');
  });

  it('does not mix languages: subject, keyword and names as they are', () => {
    const translated = (subject: string, articleLanguage: Language, keyword?: string) =>
      asked(subject, 'how', 'en', 'us', { articleLanguage, keyword });
    expect(translated('Google Analytics 4 の使い方', 'ja')).toEqual([
      'Google Analytics 4 の使い方',
      'Google Analytics 4',
    ]);
    expect(translated('Comparer Tesla Model 3 et BYD Seal', 'fr', 'Tesla Model 3')).toEqual([
      'Comparer Tesla Model 3 et BYD Seal',
      'Tesla Model 3',
      'Tesla Model 3 BYD Seal',
    ]);
    expect(translated('Das beste Fahrrad für Pendler', 'de')).toEqual(['Das beste Fahrrad für Pendler']);
    expect(asked('bomba de calor', 'plain', 'pt-BR', 'br', { articleLanguage: 'pt' }).length).toBeGreaterThan(2);
  });

  it.each(ALL_LANGUAGES)('gives one to six distinct lines in %s for every intent', (language) => {
    const { nativeName, locale } = LANGUAGES[language];
    for (const intent of ['plain', 'why', 'how', 'what', 'list', 'comparison'] as const) {
      const queries = asked(nativeName, intent, language, locale as Locale);
      expect(queries.length).toBeGreaterThanOrEqual(3);
      expect(queries.length).toBeLessThanOrEqual(6);
      expect(new Set(queries.map((query) => query.toLowerCase())).size).toBe(queries.length);
      for (const query of queries) expect(query).toMatch(/^\S.*\S$/u);
      expect(queries.join()).not.toMatch(/[?？{}…|]/u);
    }
  });

  it.each(['', '   ', '?!', '(((', '🙂', 'a'.repeat(500)])('does not fail on %j', (subject) => {
    const queries = asked(subject, 'plain', 'en', 'us');
    for (const query of queries) expect([...query].length).toBeLessThanOrEqual(170);
  });
});
