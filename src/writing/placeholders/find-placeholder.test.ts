import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { findFiller, findPlaceholder } from './find-placeholder.ts';

const PLACEHOLDERS: Partial<Record<Language, readonly string[]>> = {
  en: [
    'Item 1',
    'Item #2',
    'Product A',
    'Why Product B Is Better',
    'Product A vs Product B',
    'Products A and B',
    'Company X',
    '[Company name]',
    'The Best [Product] for Homes',
    'Lorem ipsum',
    'Section 1',
    'Heading 2',
    'TBD',
    'Pricing: TBD',
    'Prices TBA',
    'XX',
    'Save XX% on Heating',
    'Coming soon',
    '{topic}: A Guide',
    'Insert text here',
    'Why insert name here matters',
    '1. Product',
    'Feature 3',
    '___',
    'Untitled',
    'Item One',
  ],
  de: [
    'Produkt A',
    'Punkt 1',
    'Abschnitt 2',
    '[Firma]',
    'Max Mustermann',
    'Ihr Text hier',
    '2. Produkt',
    'Firma B im Test',
  ],
  fr: ['Produit A', 'Élément 1', "Nom de l'entreprise", 'Insérer ici', 'Section 2'],
  es: ['Producto 1', 'Empresa A', 'Texto de ejemplo', 'Su texto aquí', 'Punto 2'],
  it: ['Prodotto A', 'Elemento 1', 'Da definire', 'Inserisci qui'],
  pt: ['Produto A', 'Item 1', 'Seu texto aqui'],
  'pt-BR': ['Empresa B', 'Produto 2'],
  nl: ['Product A', 'Punt 1', 'Nader te bepalen'],
  pl: ['Produkt A', 'Punkt 1', 'Wpisz tutaj'],
  cs: ['Výrobek A', 'Položka 1', 'Bude doplněno'],
  ru: ['Товар А', 'Компания Б против', 'Пункт 1', 'Название компании'],
  bg: ['Продукт А', 'Точка 1'],
  el: ['Προϊόν Α', 'Εταιρεία 1'],
  tr: ['Ürün A', 'Madde 1', 'Buraya metin ekleyin'],
  hu: ['1. termék', 'Termék 2'],
  fi: ['Tuote A', 'Kohta 1'],
  sv: ['Produkt A', 'Företag 1'],
  da: ['Produkt B', 'Dit navn her'],
  no: ['Selskap A', 'Ola Nordmann'],
  et: ['Toode A', 'Punkt 1'],
  lt: ['Produktas A', 'Punktas 1'],
  ro: ['Produsul A', 'Secțiunea 1'],
  id: ['Produk A', 'Poin 1'],
  ms: ['Syarikat A', 'Perkara 1'],
  vi: ['Sản phẩm A', 'Mục 1'],
  ar: ['شركة أ', 'الشركة ب', 'القسم 1'],
  hi: ['उत्पाद 1', 'कंपनी A'],
  bn: ['পণ্য ১', 'কোম্পানি A'],
  th: ['สินค้า A', 'บริษัท 1'],
  bo: ['lorem ipsum'],
  ja: ['商品A', 'A社とB社の比較', '項目1', '〇〇とは', '準備中'],
  ko: ['제품 A', 'A사와 B사', '항목 1', '○○ 회사'],
  'zh-CN': ['第一项', '产品A', '甲公司', 'A公司与B公司', '项目1', 'XX公司', '待补充', '【公司名称】'],
  'zh-TW': ['第一項', '產品A', '某某', '待補充'],
};

const REAL: Partial<Record<Language, readonly string[]>> = {
  en: [
    'Vitamin A',
    'Model S',
    'Windows 11',
    'Section 230',
    'Section 8 Housing',
    'Type 2 Diabetes',
    'Formula 1',
    'Plan B',
    'Group of Seven',
    'Boeing 737',
    'Hepatitis B',
    'Vitamin B12 and Vitamin D',
    'Company of Heroes 2',
    'Catch-22',
    'Area 51',
    'iPhone 15',
    'World War II',
    'Example 1: A Two-Storey House',
    'Benefit 1: Lower Bills',
    'Article 50',
    'Article 5 of the GDPR',
    'Source 2 Engine Explained',
    'Choosing a Product: A Guide',
    'Product 360',
    'Name a Product',
    '[2025 Update] Heat Pumps',
    'How to Use <canvas>',
    'The Placeholder Effect in Economics',
    'New Models Coming Soon to Europe',
    'Customer 2.0',
    'Super Bowl XX',
    'Brand New Day',
    'Appendix A',
    'Class A Amplifiers',
    'Grade A Eggs',
    'Rolls of Size B',
    'Person-to-Person Payments',
    'Organisation and Country',
    'COMPANY I WORK FOR',
  ],
  de: [
    'Vitamin C',
    'Artikel 5 DSGVO',
    'Plan B',
    'Formel 1',
    'Produkte im Vergleich',
    'Element 115',
    'Land und Leute',
    'Doppelt so viel Platzhalter',
    'Beispiel 1: Ein Reihenhaus',
  ],
  fr: ['Hépatite B', 'Article 49 de la Constitution', "Choisir le nom de l'entreprise", 'Vitamine D', 'Section 31'],
  es: [
    'Siglo XX',
    'Producto Y Servicio',
    'MARCA Y PRODUCTO',
    'Vitamina B12',
    'Artículo 155',
    'Todo sobre el café',
    'Fórmula 1',
  ],
  it: ['Articolo 18', 'Vitamina A', 'Serie A', 'Prodotto E Marca', 'XX secolo'],
  pt: ['Hepatite B', 'Artigo 5 da Constituição', 'Plano B'],
  'pt-BR': ['Série B', 'Como escolher o nome da empresa'],
  nl: ['Vitamine D', 'Artikel 12 Sr', 'Merk en product'],
  pl: ['Witamina C', 'Jak wybrać nazwę firmy', 'Marka i Produkt'],
  cs: ['Jak doplnit vitamín D', 'Hepatitida B', 'Značka a firma'],
  ru: ['Витамин А', 'Гепатит B', 'Компания и клиент', 'Формула 1'],
  bg: ['Витамин А', 'Фирма и клиент'],
  el: ['Βιταμίνη C', 'Ηπατίτιδα Β'],
  tr: ['Vitamin B12', 'Hepatit B'],
  hu: ['C-vitamin', 'A cég', 'Cég, A kategória'],
  fi: ['Vitamiini D', 'Tulossa pian uusia malleja'],
  sv: ['Vitamin D', 'Kommer snart tillbaka'],
  da: ['Hepatitis B', 'By og land'],
  no: ['Vitamin D', 'By i vekst'],
  et: ['Vitamiin D', 'Vormel 1'],
  lt: ['Vitaminas D', 'Netrukus prasidės sezonas'],
  ro: ['Hepatita B', 'Articolul 7 UE'],
  id: ['Vitamin A', 'Cara Memilih Nama Perusahaan'],
  ms: ['Vitamin C', 'Cara Memilih Nama Syarikat'],
  vi: ['Vitamin A', 'Cách đặt tên công ty'],
  ar: ['فيتامين د', 'التهاب الكبد ب', 'رؤية 2030'],
  hi: ['विटामिन D', 'हेपेटाइटिस B'],
  bn: ['ভিটামিন D', 'হেপাটাইটিস B'],
  th: ['วิตามิน C', 'ไวรัสตับอักเสบ B'],
  bo: ['བོད་ཀྱི་རྒྱལ་རབས'],
  ja: ['ビタミンA', '【保存版】選び方', 'X社の新機能', '5Gとは', '会社設立の流れ', '例1：二階建ての家'],
  ko: ['비타민 A', '회사 설립 절차', 'B형 간염'],
  'zh-CN': [
    '维生素A',
    '建设中的高铁',
    '新产品1月上市',
    '二〇〇八年奥运会',
    '乙型肝炎',
    '5G手机',
    '企业B2B平台',
    '第一次世界大战',
    '即将推出的新车',
  ],
  'zh-TW': ['維生素A', '新品即將推出的時間', '第二次世界大戰'],
};

const rows = (table: typeof REAL) =>
  Object.entries(table).flatMap(([language, texts]) =>
    (texts ?? []).map((text) => [language as Language, text] as const),
  );

describe('findPlaceholder', () => {
  it.each(rows(PLACEHOLDERS))('finds a placeholder in %s: %s', (language, heading) => {
    expect(findPlaceholder(heading, language)).toBeTypeOf('string');
  });

  it.each(rows(REAL))('leaves alone in %s: %s', (language, heading) => {
    expect(findPlaceholder(heading, language)).toBeUndefined();
  });

  it('names what it found as it stands', () => {
    expect(findPlaceholder('Why Product B Is Better', 'en')).toBe('Product B');
    expect(findPlaceholder('The Best [Product] for Homes', 'en')).toBe('[Product]');
  });

  it.each(ALL_LANGUAGES)(
    'finds the phrases of the lexicon, and leaves its own labels and titles alone in %s',
    (language) => {
      const { cues, labels, templates } = lexiconOf(language);
      for (const phrase of cues.placeholderPhrases) {
        expect(findPlaceholder(phrase.replaceAll('*', ''), language), phrase).toBeTypeOf('string');
      }
      const { aspects, ...rest } = labels;
      const titles = Object.values(templates.titles).flat();
      for (const text of [...Object.values(aspects), ...Object.values(rest), ...titles]) {
        const heading = text.replaceAll('{topic}', 'Solar 3000');
        expect(findPlaceholder(heading, language), heading).toBeUndefined();
      }
    },
  );
});

describe('findFiller', () => {
  it('lets a text speak of product A and of what is coming soon, and finds filler', () => {
    expect(findFiller('Product A costs more than product B; new ones are coming soon.', 'en')).toBeUndefined();
    expect(findFiller('Ask [company name] for a price.', 'en')).toBe('[company name]');
    expect(findFiller('Lorem ipsum dolor.', 'en')).toBe('Lorem ipsum');
    expect(findFiller('See [1] and [2, 3].', 'en')).toBeUndefined();
  });
});
