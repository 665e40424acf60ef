import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language } from '../../../contract/languages.ts';
import { TELL_WORDS } from './all-tell-words.ts';
import { findMachineTells } from './find-machine-tells.ts';
import type { TellKind } from './tell.ts';

/** What a machine would write, and what it is caught with. */
const MACHINE: Readonly<Record<Language, readonly [text: string, kinds: readonly TellKind[]]>> = {
  ar: ['في عالم اليوم، تلعب المضخات دوراً محورياً. في الختام، لا تنتظر.', ['opener', 'filler', 'closer']],
  bg: [
    'В днешния забързан свят помпата е важна. Тя играе ключова роля. В заключение, изберете я.',
    ['opener', 'filler', 'closer'],
  ],
  bn: ['আজকের ডিজিটাল যুগে পাম্প দরকার। এটি গুরুত্বপূর্ণ ভূমিকা পালন করে। পরিশেষে, এটি কিনুন।', ['opener', 'filler', 'closer']],
  bo: ['དེང་རབས་ཀྱི་འཛམ་གླིང་ན་འདི་ཡོད། མདོར་ན་འདི་བཟང་།', ['opener', 'closer']],
  cs: [
    'V dnešní uspěchané době je teplo drahé. Čerpadlo hraje klíčovou roli. Závěrem je to tak.',
    ['opener', 'filler', 'closer'],
  ],
  da: [
    'I en verden hvor alt går stærkt, spiller pumpen en afgørende rolle. Afslutningsvis er den god.',
    ['opener', 'filler', 'closer'],
  ],
  de: [
    'In der heutigen schnelllebigen Zeit zählt Wärme. Sie spielt eine entscheidende Rolle. Zusammenfassend lässt sich sagen: gut.',
    ['opener', 'filler', 'closer'],
  ],
  el: [
    'Στη σημερινή εποχή η αντλία διαδραματίζει σημαντικό ρόλο. Συμπερασματικά, αξίζει.',
    ['opener', 'filler', 'closer'],
  ],
  en: [
    "In today's fast-paced world, heat matters. It plays a crucial role. In conclusion, delve into it.",
    ['opener', 'filler', 'closer', 'stock'],
  ],
  es: [
    'En el mundo actual la bomba desempeña un papel fundamental. No se trata solo de calor. En conclusión, sirve.',
    ['opener', 'filler', 'template', 'closer'],
  ],
  et: ['Tänapäeva maailmas mängib pump olulist rolli. Kokkuvõttes on see hea.', ['opener', 'closer']],
  fi: [
    'Nykypäivän maailmassa pumppu on keskeisessä roolissa. Yhteenvetona se on hyvä.',
    ['opener', 'filler', 'closer'],
  ],
  fr: [
    "Dans le monde d'aujourd'hui, la pompe joue un rôle crucial. Que vous soyez novice ou expert, lisez. En conclusion, oui.",
    ['opener', 'filler', 'template', 'closer'],
  ],
  hi: ['आज के डिजिटल युग में पंप महत्वपूर्ण भूमिका निभाता है। निष्कर्ष में, यह अच्छा है।', ['opener', 'filler', 'closer']],
  hu: [
    'A mai rohanó világban a hő fontos. A szivattyú kulcsfontosságú szerepet játszik. Összefoglalva: jó.',
    ['opener', 'filler', 'closer'],
  ],
  id: ['Di era digital, pompa memainkan peran penting. Kesimpulannya, pompa itu baik.', ['opener', 'filler', 'closer']],
  it: [
    'Nel mondo di oggi la pompa gioca un ruolo fondamentale. In conclusione, serve.',
    ['opener', 'filler', 'closer'],
  ],
  ja: [
    '現代社会において、熱は大切だ。ポンプは重要な役割を果たしています。まとめると、良い。',
    ['opener', 'filler', 'closer'],
  ],
  ko: [
    '빠르게 변화하는 세상에서 열은 귀하다. 펌프는 중요한 역할을 합니다. 결론적으로 좋다.',
    ['opener', 'filler', 'closer'],
  ],
  lt: [
    'Šiandieniniame pasaulyje siurblys atlieka svarbų vaidmenį. Apibendrinant, jis geras.',
    ['opener', 'filler', 'closer'],
  ],
  ms: ['Dalam era digital, pam memainkan peranan penting. Kesimpulannya, ia baik.', ['opener', 'filler', 'closer']],
  nl: ['In de wereld van vandaag speelt de pomp een cruciale rol. Concluderend is hij goed.', ['opener', 'closer']],
  no: [
    'I en verden hvor alt går fort, spiller pumpen en avgjørende rolle. Avslutningsvis er den god.',
    ['opener', 'filler', 'closer'],
  ],
  pl: [
    'W dzisiejszym świecie pompa odgrywa kluczową rolę. To nie tylko ciepło, to spokój. Podsumowując, warto.',
    ['opener', 'filler', 'template', 'closer'],
  ],
  pt: ['No mundo atual, a bomba desempenha um papel fundamental. Em conclusão, vale.', ['opener', 'filler', 'closer']],
  'pt-BR': [
    'Você já se perguntou como aquecer? Vale ressaltar que é fácil. Em resumo, vale.',
    ['opener', 'filler', 'closer'],
  ],
  'pt-PT': [
    'Num mundo onde tudo muda, a bomba desempenha um papel crucial. Em suma, serve.',
    ['opener', 'filler', 'closer'],
  ],
  ro: ['În lumea de astăzi pompa joacă un rol esențial. În concluzie, merită.', ['opener', 'filler', 'closer']],
  ru: [
    'В современном мире насос играет ключевую роль. Это не просто тепло, это уют. В заключение скажем.',
    ['opener', 'filler', 'template', 'closer'],
  ],
  sv: [
    'I dagens snabba värld räknas värme. Pumpen spelar en avgörande roll. Sammanfattningsvis är den bra.',
    ['opener', 'filler', 'closer'],
  ],
  th: ['ในโลกปัจจุบัน ปั๊มมีบทบาทสำคัญ ไม่ใช่แค่ความร้อนแต่คือชีวิต', ['opener', 'filler', 'template']],
  tr: ['Günümüz dünyasında pompa önemli bir rol oynar. Sonuç olarak iyidir.', ['opener', 'filler', 'closer']],
  vi: ['Trong thời đại số, máy bơm đóng vai trò quan trọng. Tóm lại, nó tốt.', ['opener', 'filler', 'closer']],
  'zh-CN': [
    '在当今快节奏的生活中，热泵发挥着重要作用。它不仅仅是机器，更是生活方式。总之，很好。',
    ['opener', 'filler', 'template', 'closer'],
  ],
  'zh-TW': [
    '在當今快節奏的生活中，熱泵發揮著重要作用。它不僅僅是機器，更是生活方式。總之，很好。',
    ['opener', 'filler', 'template', 'closer'],
  ],
};

const kindsOf = (text: string, language: Language): TellKind[] =>
  findMachineTells(text, language).tells.map(({ kind }) => kind);

/** The phrase as it would be printed: the first of its choices, gaps filled. */
const printed = (phrase: string): string =>
  phrase
    .replace(/^\^/, '')
    .replaceAll('…', /\p{Script=Latin}|\p{Script=Cyrillic}|\s/u.test(phrase) ? ' xx ' : '水水')
    .split(' ')
    .map((word) => word.split('|')[0]?.replace(/\*$/, '') ?? '')
    .join(' ');

describe('findMachineTells', () => {
  it.each(ALL_LANGUAGES)('catches a machine in %s', (language) => {
    const [text, kinds] = MACHINE[language];
    expect(kindsOf(text, language)).toEqual(expect.arrayContaining([...kinds]));
  });

  it.each(ALL_LANGUAGES)('finds every single phrase of %s as it is printed', (language) => {
    const lists = { ...TELL_WORDS[language], inflated: [], intensifiers: [], and: [] };
    const missed = Object.values(lists)
      .flat()
      .filter((phrase) => findMachineTells([`${printed(phrase)} 7.`], language).tells.length === 0);
    expect(missed).toEqual([]);
  });

  it.each(ALL_LANGUAGES)('holds no phrase of %s twice', (language) => {
    const { and: _, ...lists } = TELL_WORDS[language];
    const all = Object.values(lists).flat();
    expect(all.filter((phrase, index) => all.indexOf(phrase) !== index)).toEqual([]);
  });

  it('matches whole words only, and anchored phrases only at the front', () => {
    expect(kindsOf('The delvers into caves met. He said in conclusion nothing of note.', 'en')).toEqual([]);
    expect(kindsOf('Overall, it works. The overall length is nine metres.', 'en')).toEqual(['closer']);
  });

  it('leaves what others are quoted with alone', () => {
    expect(
      kindsOf('The leaflet says: “In today’s fast-paced world we delve into heat.” Nobody read it.', 'en'),
    ).toEqual([]);
  });

  it('says where, what and why', () => {
    const [tell] = findMachineTells('It hums. It is a testament to care.', 'en').tells;
    expect(tell).toEqual({
      kind: 'stock',
      text: 'testament to',
      sentenceIndex: 1,
      why: expect.stringContaining('figure'),
    });
  });

  it('reports inflated words only where they crowd', () => {
    const once = `The pump is robust. ${'It takes heat from the air outside and gives it to water. '.repeat(20)}`;
    expect(kindsOf(once, 'en')).not.toContain('inflated');
    const crowd = 'A robust, seamless and holistic system is crucial. It will leverage vibrant, innovative insights.';
    expect(kindsOf(crowd, 'en').filter((kind) => kind === 'inflated').length).toBeGreaterThanOrEqual(6);
  });

  it('gives a density per thousand words', () => {
    const { words, perThousandWords, tells } = findMachineTells(
      'In conclusion, it is a testament to care and heat.',
      'en',
    );
    expect([words, tells.length]).toEqual([10, 2]);
    expect(perThousandWords).toBe(200);
    expect(findMachineTells('', 'en')).toEqual({ tells: [], words: 0, perThousandWords: 0 });
  });
});
