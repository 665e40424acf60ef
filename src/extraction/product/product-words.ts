import type { Language } from '../../contract/languages.ts';

/** The few words of ours around a product's facts. */
export interface ProductWords {
  readonly brand: string;
  readonly price: string;
  readonly availability: string;
  readonly inStock: string;
  readonly outOfStock: string;
  readonly preOrder: string;
  readonly rating: string;
  readonly ratings: string;
  readonly specification: string;
  readonly offers: string;
  readonly questions: string;
  readonly reviews: string;
}

const ORDER = [
  'brand',
  'price',
  'availability',
  'inStock',
  'outOfStock',
  'preOrder',
  'rating',
  'ratings',
  'specification',
  'offers',
  'questions',
  'reviews',
] as const;

const ENGLISH =
  'Brand|Price|Availability|in stock|out of stock|pre-order|Rating|ratings|Specification|Offers|Questions and answers|Customer reviews';
const PORTUGUESE =
  'Marca|Preço|Disponibilidade|em stock|esgotado|pré-venda|Classificação|avaliações|Especificações|Ofertas|Perguntas e respostas|Opiniões de clientes';

/** In the order of `ORDER`. */
const WORDS: Readonly<Record<Language, string>> = {
  ar: 'العلامة التجارية|السعر|التوفر|متوفر|غير متوفر|طلب مسبق|التقييم|تقييمات|المواصفات|العروض|أسئلة وأجوبة|آراء العملاء',
  bg: 'Марка|Цена|Наличност|в наличност|изчерпан|предварителна поръчка|Оценка|оценки|Характеристики|Оферти|Въпроси и отговори|Отзиви от клиенти',
  bn: 'ব্র্যান্ড|মূল্য|প্রাপ্যতা|স্টকে আছে|স্টকে নেই|অগ্রিম অর্ডার|রেটিং|রেটিং|বিবরণী|অফার|প্রশ্ন ও উত্তর|গ্রাহকের মতামত',
  bo: ENGLISH,
  cs: 'Značka|Cena|Dostupnost|skladem|vyprodáno|předobjednávka|Hodnocení|hodnocení|Specifikace|Nabídky|Otázky a odpovědi|Názory zákazníků',
  da: 'Mærke|Pris|Tilgængelighed|på lager|udsolgt|forudbestilling|Bedømmelse|bedømmelser|Specifikationer|Tilbud|Spørgsmål og svar|Kundeanmeldelser',
  de: 'Marke|Preis|Verfügbarkeit|auf Lager|nicht auf Lager|vorbestellbar|Bewertung|Bewertungen|Technische Daten|Angebote|Fragen und Antworten|Kundenmeinungen',
  el: 'Μάρκα|Τιμή|Διαθεσιμότητα|διαθέσιμο|εξαντλημένο|προπαραγγελία|Βαθμολογία|αξιολογήσεις|Προδιαγραφές|Προσφορές|Ερωτήσεις και απαντήσεις|Κριτικές πελατών',
  en: ENGLISH,
  es: 'Marca|Precio|Disponibilidad|en stock|agotado|reserva|Valoración|valoraciones|Especificaciones|Ofertas|Preguntas y respuestas|Opiniones de clientes',
  et: 'Bränd|Hind|Saadavus|laos|otsas|ettetellimine|Hinnang|hinnangut|Tehnilised andmed|Pakkumised|Küsimused ja vastused|Klientide arvustused',
  fi: 'Merkki|Hinta|Saatavuus|varastossa|loppu varastosta|ennakkotilaus|Arvosana|arviota|Tekniset tiedot|Tarjoukset|Kysymykset ja vastaukset|Asiakkaiden arviot',
  fr: 'Marque|Prix|Disponibilité|en stock|en rupture de stock|précommande|Note|avis|Caractéristiques|Offres|Questions et réponses|Avis de clients',
  hi: 'ब्रांड|कीमत|उपलब्धता|स्टॉक में|स्टॉक में नहीं|प्री-ऑर्डर|रेटिंग|रेटिंग|विनिर्देश|ऑफ़र|प्रश्न और उत्तर|ग्राहकों की राय',
  hu: 'Márka|Ár|Elérhetőség|raktáron|elfogyott|előrendelhető|Értékelés|értékelés|Műszaki adatok|Ajánlatok|Kérdések és válaszok|Vásárlói vélemények',
  id: 'Merek|Harga|Ketersediaan|tersedia|habis|prapesan|Peringkat|penilaian|Spesifikasi|Penawaran|Tanya jawab|Ulasan pelanggan',
  it: 'Marca|Prezzo|Disponibilità|disponibile|esaurito|preordine|Valutazione|valutazioni|Specifiche|Offerte|Domande e risposte|Opinioni dei clienti',
  ja: 'ブランド|価格|在庫状況|在庫あり|在庫なし|予約受付中|評価|件の評価|仕様|販売情報|よくある質問|お客様の声',
  ko: '브랜드|가격|재고|재고 있음|품절|예약 주문|평점|개의 평가|사양|판매 정보|질문과 답변|고객 의견',
  lt: 'Prekės ženklas|Kaina|Prieinamumas|yra sandėlyje|išparduota|išankstinis užsakymas|Įvertinimas|įvertinimai|Specifikacija|Pasiūlymai|Klausimai ir atsakymai|Klientų atsiliepimai',
  ms: 'Jenama|Harga|Ketersediaan|ada stok|kehabisan stok|prapesanan|Penarafan|penarafan|Spesifikasi|Tawaran|Soal jawab|Ulasan pelanggan',
  nl: 'Merk|Prijs|Beschikbaarheid|op voorraad|niet op voorraad|vooruitbestellen|Beoordeling|beoordelingen|Specificaties|Aanbiedingen|Vragen en antwoorden|Klantbeoordelingen',
  no: 'Merke|Pris|Tilgjengelighet|på lager|utsolgt|forhåndsbestilling|Vurdering|vurderinger|Spesifikasjoner|Tilbud|Spørsmål og svar|Kundeomtaler',
  pl: 'Marka|Cena|Dostępność|w magazynie|niedostępny|przedsprzedaż|Ocena|ocen|Dane techniczne|Oferty|Pytania i odpowiedzi|Opinie klientów',
  pt: PORTUGUESE,
  'pt-BR': 'Marca|Preço|Disponibilidade|em estoque|esgotado|pré-venda|Classificação|avaliações|Especificações|Ofertas|Perguntas e respostas|Opiniões de clientes',
  'pt-PT': PORTUGUESE,
  ro: 'Marcă|Preț|Disponibilitate|în stoc|stoc epuizat|precomandă|Evaluare|evaluări|Specificații|Oferte|Întrebări și răspunsuri|Opinii ale clienților',
  ru: 'Бренд|Цена|Наличие|в наличии|нет в наличии|предзаказ|Оценка|оценок|Характеристики|Предложения|Вопросы и ответы|Отзывы покупателей',
  sv: 'Märke|Pris|Tillgänglighet|i lager|slut i lager|förhandsbokning|Betyg|betyg|Specifikationer|Erbjudanden|Frågor och svar|Kundomdömen',
  th: 'แบรนด์|ราคา|สถานะสินค้า|มีสินค้า|สินค้าหมด|สั่งจองล่วงหน้า|คะแนน|การให้คะแนน|ข้อมูลจำเพาะ|ข้อเสนอ|คำถามและคำตอบ|ความคิดเห็นของลูกค้า',
  tr: 'Marka|Fiyat|Stok durumu|stokta|stokta yok|ön sipariş|Puan|değerlendirme|Teknik özellikler|Teklifler|Sorular ve cevaplar|Müşteri yorumları',
  vi: 'Thương hiệu|Giá|Tình trạng|còn hàng|hết hàng|đặt trước|Đánh giá|lượt đánh giá|Thông số kỹ thuật|Ưu đãi|Hỏi và đáp|Ý kiến khách hàng',
  'zh-CN': '品牌|价格|库存状态|有货|缺货|预购|评分|条评价|规格参数|报价|常见问题|用户评价',
  'zh-TW': '品牌|價格|庫存狀態|有現貨|缺貨|預購|評分|則評價|規格|報價|常見問題|顧客評價',
}; // biome-ignore format: a table of words

/** English where the page's language is none of ours. */
export function productWordsOf(language: Language | undefined): ProductWords {
  const words = WORDS[language ?? 'en'].split('|');
  return Object.fromEntries(ORDER.map((key, index) => [key, words[index] ?? ''])) as Record<
    (typeof ORDER)[number],
    string
  >;
}
