import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language } from '../contract/languages.ts';
import { identifyLanguage, isSameLanguage } from './identify-language.ts';

/** Two sentences of ordinary prose in every language. */
const SENTENCES: readonly (readonly [Language, readonly [string, string]])[] = [
  [
    'ar',
    [
      'تنقل المضخة الحرارية الحرارة من الهواء الخارجي إلى داخل المنزل.',
      'يجب تنظيف المرشح مرة كل شهر حتى يعمل الجهاز جيدا.',
    ],
  ],
  [
    'bg',
    [
      'Термопомпата пренася топлина от външния въздух към къщата.',
      'Филтърът трябва да се почиства всеки месец, за да работи добре уредът.',
    ],
  ],
  ['bn', ['তাপ পাম্প বাইরের বাতাস থেকে ঘরের ভিতরে তাপ নিয়ে আসে।', 'যন্ত্রটি ভালোভাবে চালানোর জন্য প্রতি মাসে ফিল্টার পরিষ্কার করতে হয়।']],
  ['bo', ['བོད་ཡིག་ནི་གལ་ཆེ་བ་ཡིན།', 'འདི་ནི་བོད་ཀྱི་སྐད་ཡིག་ཡིན།']],
  [
    'cs',
    [
      'Tepelné čerpadlo přenáší teplo z venkovního vzduchu do domu.',
      'Filtr je třeba každý měsíc vyčistit, aby přístroj dobře fungoval.',
    ],
  ],
  [
    'da',
    [
      'Varmepumpen flytter varme fra udeluften ind i huset.',
      'Filteret skal renses hver måned, for at apparatet kan arbejde ordentligt.',
    ],
  ],
  [
    'de',
    [
      'Die Wärmepumpe bringt Wärme aus der Außenluft in das Haus.',
      'Der Filter sollte jeden Monat gereinigt werden, damit das Gerät gut arbeitet.',
    ],
  ],
  [
    'el',
    ['Η αντλία θερμότητας μεταφέρει θερμότητα από τον αέρα στο σπίτι.', 'Το φίλτρο πρέπει να καθαρίζεται κάθε μήνα.'],
  ],
  [
    'en',
    [
      'The heat pump carries heat from the air outside into the house.',
      'The filter should be cleaned every month so that the device works well.',
    ],
  ],
  [
    'es',
    [
      'La bomba de calor lleva el calor del aire exterior al interior de la casa.',
      'El filtro debe limpiarse cada mes para que el aparato funcione bien.',
    ],
  ],
  ['et', ['Soojuspump toob soojust välisõhust majja.', 'Filtrit tuleb iga kuu puhastada, et seade töötaks hästi.']],
  [
    'fi',
    [
      'Lämpöpumppu siirtää lämpöä ulkoilmasta taloon.',
      'Suodatin on puhdistettava joka kuukausi, jotta laite toimii hyvin.',
    ],
  ],
  [
    'fr',
    [
      "La pompe à chaleur transporte la chaleur de l'air extérieur dans la maison.",
      "Le filtre doit être nettoyé chaque mois pour que l'appareil fonctionne bien.",
    ],
  ],
  ['hi', ['हीट पंप बाहर की हवा से घर के अंदर गर्मी लाता है।', 'यंत्र ठीक से चले, इसके लिए हर महीने फ़िल्टर साफ़ करना चाहिए।']],
  [
    'hu',
    [
      'A hőszivattyú a külső levegőből szállítja a hőt a házba.',
      'A szűrőt minden hónapban meg kell tisztítani, hogy a készülék jól működjön.',
    ],
  ],
  [
    'id',
    [
      'Pompa kalor memindahkan panas dari udara luar ke dalam rumah.',
      'Filter harus dibersihkan setiap bulan supaya alat itu bisa bekerja dengan baik.',
    ],
  ],
  [
    'it',
    [
      "La pompa di calore porta il calore dell'aria esterna dentro la casa.",
      "Il filtro va pulito ogni mese perché l'apparecchio funzioni bene.",
    ],
  ],
  [
    'ja',
    ['ヒートポンプは外の空気から家の中へ熱を運びます。', '装置がよく働くように、毎月フィルターを掃除してください。'],
  ],
  ['ko', ['히트펌프는 바깥 공기에서 집 안으로 열을 옮긴다.', '기기가 잘 작동하도록 매달 필터를 청소해야 한다.']],
  [
    'lt',
    [
      'Šilumos siurblys perkelia šilumą iš lauko oro į namą.',
      'Filtrą reikia valyti kas mėnesį, kad prietaisas gerai veiktų.',
    ],
  ],
  [
    'ms',
    [
      'Pam haba memindahkan haba dari udara luar ke dalam rumah.',
      'Penapis mesti dibersihkan setiap bulan supaya alat itu boleh berfungsi dengan baik.',
    ],
  ],
  [
    'nl',
    [
      'De warmtepomp brengt warmte uit de buitenlucht naar het huis.',
      'Het filter moet elke maand worden schoongemaakt, zodat het apparaat goed werkt.',
    ],
  ],
  [
    'no',
    [
      'Varmepumpen flytter varme fra uteluften inn i huset.',
      'Filteret må rengjøres hver måned for at apparatet skal virke godt.',
    ],
  ],
  [
    'pl',
    [
      'Pompa ciepła przenosi ciepło z powietrza na zewnątrz do domu.',
      'Filtr należy czyścić co miesiąc, żeby urządzenie dobrze działało.',
    ],
  ],
  [
    'pt',
    [
      'A bomba de calor leva o calor do ar exterior para dentro da casa.',
      'O filtro deve ser limpo todos os meses para o aparelho funcionar bem.',
    ],
  ],
  [
    'ro',
    [
      'Pompa de căldură duce căldura din aerul de afară în casă.',
      'Filtrul trebuie curățat în fiecare lună pentru ca aparatul să meargă bine.',
    ],
  ],
  [
    'ru',
    [
      'Тепловой насос переносит тепло из наружного воздуха в дом.',
      'Фильтр нужно чистить каждый месяц, чтобы прибор хорошо работал.',
    ],
  ],
  [
    'sv',
    [
      'Värmepumpen flyttar värme från uteluften in i huset.',
      'Filtret måste rengöras varje månad för att apparaten ska fungera väl.',
    ],
  ],
  ['th', ['ปั๊มความร้อนนำความร้อนจากอากาศภายนอกเข้าสู่บ้าน', 'ควรทำความสะอาดตัวกรองทุกเดือน']],
  [
    'tr',
    [
      'Isı pompası dışarıdaki havadan evin içine ısı taşır.',
      'Cihazın iyi çalışması için filtre her ay temizlenmelidir.',
    ],
  ],
  [
    'vi',
    [
      'Máy bơm nhiệt đưa hơi nóng từ không khí bên ngoài vào trong nhà.',
      'Cần làm sạch bộ lọc mỗi tháng để thiết bị hoạt động tốt.',
    ],
  ],
  ['zh-CN', ['热泵把室外空气中的热量搬到屋里。', '为了让设备正常运转，应该每个月清洁过滤网。']],
  ['zh-TW', ['熱泵把室外空氣中的熱量搬到屋裡。', '為了讓設備正常運轉，應該每個月清潔過濾網。']],
  [
    'pt-BR',
    [
      'Você pode deixar o celular na geladeira, mas a equipe não recomenda.',
      'O usuário do banheiro deve registrar o fato no projeto econômico.',
    ],
  ],
  [
    'pt-PT',
    [
      'O utilizador do frigorífico deve contactar a equipa pelo telemóvel.',
      'O autocarro e o comboio são um facto económico para quem vai connosco.',
    ],
  ],
];
/** Told apart by spelling and a few words alone. */
const LOOK_ALIKES: readonly (readonly Language[])[] = [
  ['id', 'ms'],
  ['no', 'da'],
  ['pt', 'pt-PT', 'pt-BR'],
];

const alike = (one: Language, other: Language) =>
  LOOK_ALIKES.some((group) => group.includes(one) && group.includes(other));

describe('identifyLanguage', () => {
  it('has sentences of all languages to be tried on', () => {
    expect(SENTENCES.map(([language]) => language).sort()).toEqual(ALL_LANGUAGES);
  });

  it.each(SENTENCES)('knows %s by two sentences', (language, sentences) => {
    const found = identifyLanguage(sentences.join(' '));
    expect(found !== undefined && isSameLanguage(found, language), String(found)).toBe(true);
  });

  it('knows nineteen of twenty by a single sentence', () => {
    const single = SENTENCES.flatMap(([language, sentences]) => sentences.map((text) => ({ language, text })));
    const right = single.filter(({ language, text }) => {
      const found = identifyLanguage(text);
      return found !== undefined && isSameLanguage(found, language);
    });
    expect(right.length / single.length).toBeGreaterThanOrEqual(0.95);
  });

  it('says nothing rather than something wrong of four words', () => {
    const wrong: string[] = [];
    let pieces = 0;
    for (const [language, sentences] of SENTENCES) {
      for (const words of sentences.map((text) => text.split(' '))) {
        for (let at = 0; at + 4 <= words.length; at += 1) {
          const piece = words.slice(at, at + 4).join(' ');
          const found = identifyLanguage(piece);
          pieces += 1;
          if (found !== undefined && found !== language && !alike(found, language)) wrong.push(`${language}: ${piece}`);
        }
      }
    }
    expect(pieces).toBeGreaterThan(200);
    expect(wrong.length / pieces, wrong.join('; ')).toBeLessThanOrEqual(0.02);
  });

  it.each([
    ['too short', 'Plain text in sixteen bits.'],
    ['too short', 'Hello world, good morning'],
    ['a name', 'SKU 4411 Model XJ-9'],
    ['Croatian', 'Toplinska pumpa prenosi toplinu iz vanjskog zraka u kuću, a zimi je to vrlo korisno.'],
    ['Slovak', 'Tepelné čerpadlo prenáša teplo z vonkajšieho vzduchu, keď je ľad a dážď, a je to veľmi dôležité.'],
    ['Ukrainian', 'Тепловий насос переносить тепло з повітря у дім.'],
    ['Serbian', 'Топлотна пумпа преноси топлоту из ваздуха у кућу.'],
  ])('says nothing of what is %s: %s', (_why, text) => {
    expect(identifyLanguage(text)).toBeUndefined();
  });
});
