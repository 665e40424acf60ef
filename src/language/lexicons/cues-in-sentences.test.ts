import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { findCues } from '../find-cues.ts';

interface Samples {
  /** Opens with a word that leans on the sentence before. */
  readonly leans: string;
  /** Plain statements that no filter may catch. */
  readonly stands: readonly string[];
  readonly siteTalk: string;
  readonly boilerplate: string;
  readonly causes: string;
}

const SAMPLES: Partial<Record<Language, Samples>> = {
  en: {
    leans: 'This makes the soil lighter.',
    stands: ['There are about 4,000 species of worms in Europe.', 'It is important to water young trees.'],
    siteTalk: 'In this article we look at worms.',
    boilerplate: 'Sign up for the newsletter.',
    causes: 'Prices rose because of the drought.',
  },
  de: {
    leans: 'Dadurch wird der Boden lockerer.',
    stands: [
      'Etwa 30 Prozent der Fläche sind bewaldet.',
      'Es gibt rund 46 Arten von Regenwürmern.',
      'Die Erde ist rund.',
    ],
    siteTalk: 'In diesem Artikel erfahren Sie mehr.',
    boilerplate: 'Alle Rechte vorbehalten.',
    causes: 'Die Preise stiegen aufgrund der Dürre.',
  },
  fr: {
    leans: 'Cela rend le sol plus léger.',
    stands: [
      'Depuis 1990, la forêt progresse.',
      'Il existe environ 150 espèces de vers de terre.',
      'L’eau bout à 100 degrés.',
    ],
    siteTalk: 'Dans cet article, nous verrons les causes.',
    boilerplate: 'Tous droits réservés.',
    causes: 'Les prix ont augmenté en raison de la sécheresse.',
  },
  es: {
    leans: 'Esto hace que el suelo sea más ligero.',
    stands: ['Después de la guerra, la ciudad creció.', 'Es importante regar los árboles jóvenes.', 'La Tierra gira.'],
    siteTalk: 'En este artículo te explicamos las causas.',
    boilerplate: 'Todos los derechos reservados.',
    causes: 'Los precios subieron debido a la sequía.',
  },
  it: {
    leans: 'Questo rende il terreno più leggero.',
    stands: [
      'Dopo la guerra la città crebbe.',
      'Il forno deve restare acceso per un’ora.',
      'La Terra gira attorno al Sole.',
    ],
    siteTalk: 'In questo articolo vedremo le cause.',
    boilerplate: 'Tutti i diritti riservati.',
    causes: 'I prezzi sono aumentati a causa della siccità.',
  },
  pt: {
    leans: 'Isso torna o solo mais leve.',
    stands: ['Depois da guerra, a cidade cresceu.', 'As minhocas vivem nos primeiros centímetros do solo.'],
    siteTalk: 'Neste artigo vamos ver as causas.',
    boilerplate: 'Todos os direitos reservados.',
    causes: 'Os preços subiram devido à seca.',
  },
  nl: {
    leans: 'Daardoor wordt de grond luchtiger.',
    stands: ['Er wonen 17 miljoen mensen in Nederland.', 'De aarde draait om de zon.'],
    siteTalk: 'In dit artikel lees je meer.',
    boilerplate: 'Alle rechten voorbehouden.',
    causes: 'De prijzen stegen vanwege de droogte.',
  },
  sv: {
    leans: 'Detta gör jorden luckrare.',
    stands: [
      'Det finns ungefär 40 arter av daggmaskar.',
      'De flesta maskar lever i jorden.',
      'Den svenska skogen växer.',
    ],
    siteTalk: 'I den här artikeln går vi igenom orsakerna.',
    boilerplate: 'Alla rättigheter förbehållna.',
    causes: 'Priserna steg på grund av torkan.',
  },
  da: {
    leans: 'Derfor bliver jorden løsere.',
    stands: [
      'Der bor seks millioner mennesker i Danmark.',
      'De fleste orme lever i jorden.',
      'Siden 1990 er skoven vokset.',
    ],
    siteTalk: 'I denne artikel gennemgår vi årsagerne.',
    boilerplate: 'Alle rettigheder forbeholdes.',
    causes: 'Priserne steg på grund af tørken.',
  },
  no: {
    leans: 'Dette gjør jorden løsere.',
    stands: [
      'Det finnes rundt 20 arter av meitemark.',
      'De fleste ormer lever i jorden.',
      'Siden 1990 har skogen vokst.',
    ],
    siteTalk: 'I denne artikkelen går vi gjennom årsakene.',
    boilerplate: 'Vi bruker informasjonskapsler.',
    causes: 'Prisene steg på grunn av tørken.',
  },
  fi: {
    leans: 'Tämän vuoksi maa muuttuu kuohkeammaksi.',
    stands: ['Suomessa elää noin 16 lierolajia.', 'Maapallo kiertää Aurinkoa.'],
    siteTalk: 'Tässä artikkelissa kerromme lisää.',
    boilerplate: 'Kaikki oikeudet pidätetään.',
    causes: 'Hinnat nousivat kuivuuden vuoksi.',
  },
  et: {
    leans: 'Seetõttu muutub muld kobedamaks.',
    stands: ['Eestis elab umbes 13 liiki vihmausse.', 'Maa tiirleb ümber Päikese.'],
    siteTalk: 'Selles artiklis räägime põhjustest.',
    boilerplate: 'Kõik õigused kaitstud.',
    causes: 'Hinnad tõusid põua tõttu.',
  },
  lt: {
    leans: 'Todėl dirva tampa puresnė.',
    stands: ['Lietuvoje gyvena apie 15 sliekų rūšių.', 'Žemė sukasi aplink Saulę.'],
    siteTalk: 'Šiame straipsnyje aptarsime priežastis.',
    boilerplate: 'Visos teisės saugomos.',
    causes: 'Kainos pakilo dėl sausros.',
  },
  ro: {
    leans: 'Acest lucru face solul mai afânat.',
    stands: ['Există aproximativ 80 de specii de râme.', 'Pământul se rotește în jurul Soarelui.'],
    siteTalk: 'În acest articol vom vedea cauzele.',
    boilerplate: 'Toate drepturile rezervate.',
    causes: 'Prețurile au crescut din cauza secetei.',
  },
  hu: {
    leans: 'Ezért a talaj lazább lesz.',
    stands: ['Magyarországon mintegy 60 földigilisztafaj él.', 'A Föld a Nap körül kering.'],
    siteTalk: 'Ebben a cikkben bemutatjuk az okokat.',
    boilerplate: 'Minden jog fenntartva.',
    causes: 'Az árak az aszály miatt emelkedtek.',
  },
  pl: {
    leans: 'Dzięki temu gleba staje się lżejsza.',
    stands: [
      'W Polsce żyje około 30 gatunków dżdżownic.',
      'Ziemia krąży wokół Słońca.',
      'Ten, kto sadzi drzewa, myśli o przyszłości.',
    ],
    siteTalk: 'W tym artykule omówimy przyczyny.',
    boilerplate: 'Wszelkie prawa zastrzeżone.',
    causes: 'Ceny wzrosły z powodu suszy.',
  },
  cs: {
    leans: 'Díky tomu je půda kypřejší.',
    stands: ['V Česku žije asi 50 druhů žížal.', 'Země obíhá kolem Slunce.'],
    siteTalk: 'V tomto článku se dozvíte více.',
    boilerplate: 'Všechna práva vyhrazena.',
    causes: 'Ceny vzrostly kvůli suchu.',
  },
  bg: {
    leans: 'Това прави почвата по-рохкава.',
    stands: ['В България има около 40 вида земни червеи.', 'Земята се върти около Слънцето.'],
    siteTalk: 'В тази статия ще разгледаме причините.',
    boilerplate: 'Всички права запазени.',
    causes: 'Цените се повишиха поради сушата.',
  },
  ru: {
    leans: 'Благодаря этому почва становится рыхлее.',
    stands: [
      'В России может обитать около 100 видов червей.',
      'Земля вращается вокруг Солнца.',
      'Тот, кто сажает деревья, думает о будущем.',
    ],
    siteTalk: 'В этой статье мы рассмотрим причины.',
    boilerplate: 'Все права защищены.',
    causes: 'Цены выросли из-за засухи.',
  },
  el: {
    leans: 'Αυτό κάνει το χώμα πιο ελαφρύ.',
    stands: ['Στην Ελλάδα υπάρχουν περίπου 70 είδη γεωσκωλήκων.', 'Η Γη γυρίζει γύρω από τον Ήλιο.'],
    siteTalk: 'Σε αυτό το άρθρο θα δούμε τις αιτίες.',
    boilerplate: 'Με την επιφύλαξη παντός δικαιώματος.',
    causes: 'Οι τιμές αυξήθηκαν λόγω της ξηρασίας.',
  },
  tr: {
    leans: 'Bu nedenle toprak daha gevşek olur.',
    stands: ["Türkiye'de yaklaşık 80 solucan türü bulunur.", 'İlk adım toprağı havalandırmaktır.'],
    siteTalk: 'Bu yazıda nedenleri ele alacağız.',
    boilerplate: 'Tüm hakları saklıdır.',
    causes: 'Fiyatlar kuraklık nedeniyle yükseldi.',
  },
  ar: {
    leans: 'وبذلك تصبح التربة أخف.',
    stands: ['يوجد في العالم نحو 4000 نوع من الديدان.', 'الشمس أكبر من الأرض.'],
    siteTalk: 'في هذا المقال سنتعرف على الأسباب.',
    boilerplate: 'جميع الحقوق محفوظة.',
    causes: 'ارتفعت الأسعار بسبب الجفاف.',
  },
  hi: {
    leans: 'इससे मिट्टी भुरभुरी हो जाती है।',
    stands: ['भारत में केंचुओं की लगभग 500 प्रजातियाँ हैं।', 'इस्लाम दुनिया के बड़े धर्मों में है।'],
    siteTalk: 'इस लेख में कारण बताए गए हैं।',
    boilerplate: 'सर्वाधिकार सुरक्षित।',
    causes: 'सूखे के कारण कीमतें बढ़ीं।',
  },
  bn: {
    leans: 'এর ফলে মাটি আলগা হয়।',
    stands: ['পৃথিবীতে প্রায় ৪০০০ প্রজাতির কেঁচো আছে।', 'পৃথিবী সূর্যের চারদিকে ঘোরে।'],
    siteTalk: 'এই নিবন্ধে কারণগুলো আলোচনা করা হলো।',
    boilerplate: 'সর্বস্বত্ব সংরক্ষিত।',
    causes: 'খরার কারণে দাম বেড়েছে।',
  },
  bo: {
    leans: 'དེའི་རྐྱེན་གྱིས་ས་རྒྱུ་ལེགས་པོ་འགྱུར།',
    stands: ['བོད་ནི་ས་མཐོའི་ཡུལ་ཞིག་ཡིན།'],
    siteTalk: 'རྩོམ་ཡིག་འདིའི་ནང་རྒྱུ་མཚན་བརྗོད་ཡོད།',
    boilerplate: 'པར་དབང་ཡོད།',
    causes: 'ཐན་པའི་རྐྱེན་གྱིས་གོང་ཚད་འཕར།',
  },
  th: {
    leans: 'ดังนั้นดินจึงร่วนซุยขึ้น',
    stands: ['ประเทศไทยมีไส้เดือนหลายสิบชนิด', 'มันฝรั่งปลูกได้ในดินร่วน', 'อย่างน้อยต้องรดน้ำสัปดาห์ละสองครั้ง'],
    siteTalk: 'ในบทความนี้เราจะพูดถึงสาเหตุ',
    boilerplate: 'สงวนลิขสิทธิ์ ห้ามทำซ้ำ',
    causes: 'ราคาสูงขึ้นเนื่องจากภัยแล้ง',
  },
  vi: {
    leans: 'Vì vậy, đất trở nên tơi xốp hơn.',
    stands: ['Việt Nam có khoảng 200 loài giun đất.', 'Trái Đất quay quanh Mặt Trời.'],
    siteTalk: 'Trong bài viết này, chúng tôi sẽ nói về nguyên nhân.',
    boilerplate: 'Mọi quyền được bảo lưu.',
    causes: 'Giá tăng do hạn hán.',
  },
  id: {
    leans: 'Oleh karena itu, tanah menjadi lebih gembur.',
    stands: ['Indonesia memiliki sekitar 90 jenis cacing tanah.', 'Bumi mengelilingi Matahari.'],
    siteTalk: 'Dalam artikel ini dibahas penyebabnya.',
    boilerplate: 'Hak cipta dilindungi undang-undang.',
    causes: 'Harga naik karena kekeringan.',
  },
  ms: {
    leans: 'Oleh itu, tanah menjadi lebih gembur.',
    stands: ['Malaysia mempunyai kira-kira 80 spesies cacing tanah.', 'Bumi mengelilingi Matahari.'],
    siteTalk: 'Dalam artikel ini, puncanya dibincangkan.',
    boilerplate: 'Hak cipta terpelihara.',
    causes: 'Harga naik akibat kemarau.',
  },
  ja: {
    leans: 'そのため、土が柔らかくなる。',
    stands: ['日本には約100種のミミズがいる。', 'これまでに三度の調査が行われた。', '地球は太陽の周りを回っている。'],
    siteTalk: 'この記事では原因を解説します。',
    boilerplate: '無断転載を禁じます。',
    causes: '干ばつの影響で価格が上がった。',
  },
  ko: {
    leans: '따라서 흙이 부드러워진다.',
    stands: [
      '한국에는 지렁이가 약 100종 있다.',
      '그래프는 지난 50년의 기온을 보여 준다.',
      '미국은 옥수수를 가장 많이 생산한다.',
    ],
    siteTalk: '이 글에서는 원인을 살펴보겠습니다.',
    boilerplate: '무단 전재 및 재배포 금지',
    causes: '가뭄 때문에 가격이 올랐다.',
  },
  'zh-CN': {
    leans: '因此，土壤变得疏松。',
    stands: ['中国有三百多种蚯蚓。', '日本文化深受茶道影响。', '他汀类药物可以降低胆固醇。'],
    siteTalk: '本文将介绍主要原因。',
    boilerplate: '版权所有，转载请注明出处。',
    causes: '由于干旱，价格上涨。',
  },
  'zh-TW': {
    leans: '因此，土壤變得疏鬆。',
    stands: ['台灣有上百種蚯蚓。', '日本文化深受茶道影響。'],
    siteTalk: '這篇文章將說明主要原因。',
    boilerplate: '版權所有，請勿轉載。',
    causes: '由於乾旱，價格上漲。',
  },
};

describe.each(Object.entries(SAMPLES) as [Language, Samples][])('cues of %s', (language, samples) => {
  const opens = (text: string) => {
    const cues = findCues(text, language);
    const leaning = Math.max(cues.opening('dependentOpeners'), cues.opening('roleOpeners'));
    return leaning > cues.opening('independentOpeners');
  };

  it('see that a sentence leans on what came before', () => {
    expect(opens(samples.leans)).toBe(true);
  });

  it.each(samples.stands)('let a plain statement pass: %s', (sentence) => {
    const cues = findCues(sentence, language);
    expect(opens(sentence)).toBe(false);
    const caught = (['siteTalk', 'boilerplate', 'polemic', 'firstPersonSingular', 'firstPersonPlural'] as const).filter(
      (name) => cues.has(name),
    );
    expect(caught).toEqual([]);
  });

  it('see site talk, boilerplate and a cause', () => {
    expect(findCues(samples.siteTalk, language).has('siteTalk')).toBe(true);
    expect(findCues(samples.boilerplate, language).has('boilerplate')).toBe(true);
    expect(findCues(samples.causes, language).has('causes')).toBe(true);
  });

  it('see a finite verb in every whole sentence given here', () => {
    for (const sentence of samples.stands.slice(0, 1)) {
      expect(findCues(sentence, language).has('finiteVerbs'), sentence).toBe(true);
    }
  });
});
