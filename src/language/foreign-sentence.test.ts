import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { foreignLanguageOf } from './foreign-sentence.ts';

/** Sentences as a model writes them; in Latin letters and in others. */
const SENTENCES: readonly (readonly [Language, string])[] = [
  ['en', 'The place of the outdoor unit decides who will hear it at night.'],
  ['de', 'Der Standort des Außengeräts entscheidet darüber, wer es in der Nacht noch hört.'],
  ['fr', 'La place de l’unité extérieure décide de ceux qui vont l’entendre pendant la nuit.'],
  ['es', 'El lugar de la unidad exterior decide quién la va a oír durante la noche.'],
  ['it', 'La posizione dell’unità esterna decide chi la sentirà durante la notte, e non è poco.'],
  ['pt-BR', 'O lugar da unidade externa decide quem vai ouvir o barulho durante a noite.'],
  ['nl', 'De plaats van de buitenunit bepaalt wie het apparaat in de nacht nog kan horen.'],
  ['sv', 'Utedelens plats avgör vem som hör den på natten, och det är inte alltid grannen.'],
  ['pl', 'Miejsce jednostki zewnętrznej decyduje o tym, kto będzie ją słyszał w nocy.'],
  ['cs', 'Umístění venkovní jednotky rozhoduje o tom, kdo ji bude v noci slyšet.'],
  ['ro', 'Locul unității exterioare hotărăște cine o va auzi în timpul nopții.'],
  ['hu', 'A kültéri egység helye dönti el, hogy ki hallja majd éjszaka, és ez nem mindegy.'],
  ['tr', 'Dış ünitenin yeri, geceleri onu kimin duyacağını belirler ve bu çok önemlidir.'],
  ['vi', 'Vị trí của cục nóng quyết định ai sẽ nghe thấy tiếng ồn của nó vào ban đêm.'],
  ['id', 'Letak unit luar menentukan siapa yang bisa mendengarnya, karena suaranya berbeda pada malam hari.'],
  ['fi', 'Ulkoyksikön paikka ratkaisee, kuka sen kuulee yöllä, ja se on hyvä tietää.'],
  ['ru', 'Место наружного блока решает, кто будет слышать его по ночам.'],
  ['el', 'Η θέση της εξωτερικής μονάδας κρίνει ποιος θα την ακούει τη νύχτα.'],
  ['ar', 'موقع الوحدة الخارجية هو ما يحدد من سيسمعها في الليل.'],
  ['hi', 'बाहरी इकाई की जगह तय करती है कि रात में उसे कौन सुनेगा।'],
  ['th', 'ตำแหน่งของเครื่องภายนอกเป็นตัวกำหนดว่าใครจะได้ยินเสียงในตอนกลางคืน'],
  ['ko', '실외기의 위치가 밤에 누가 그 소리를 듣는지를 결정한다.'],
  ['ja', '室外機の場所によって、夜にその音を聞く人が決まります。'],
  ['zh-CN', '室外机的位置决定了夜里谁会听到它的声音。'],
];
const WANTED: readonly Language[] = [
  'en',
  'de',
  'fr',
  'es',
  'pt-BR',
  'pl',
  'da',
  'ms',
  'ru',
  'bg',
  'ja',
  'zh-CN',
  'ar',
];

/** Too near to each other for one sentence. */
const isNear = (one: Language, other: Language) => [one, other].sort().join(' ') === 'id ms';

describe('a sentence in another language', () => {
  it.each(SENTENCES)('of %s is found in a text of every other language', (language, sentence) => {
    const others = WANTED.filter((wanted) => wanted !== language && !isNear(wanted, language));
    const found = others.map((wanted) => [wanted, foreignLanguageOf(sentence, wanted)]);
    expect(found).toEqual(others.map((wanted) => [wanted, language === 'pt-BR' ? 'pt' : language]));
  });

  it('is no such thing in its own language', () => {
    expect(SENTENCES.filter(([language, sentence]) => foreignLanguageOf(sentence, language) !== undefined)).toEqual([]);
  });
});

describe('what is left alone', () => {
  const CASES: readonly (readonly [Language, string, string])[] = [
    ['de', 'a name', 'The Royal Society for the Protection of Birds in the United Kingdom.'],
    ['en', 'a name', 'Bundesamt für Wirtschaft und Ausfuhrkontrolle.'],
    ['de', 'a title', 'The Lord of the Rings and the Return of the King.'],
    ['ja', 'a title', 'Thinking, Fast and Slow, by Daniel Kahneman of Princeton University.'],
    ['en', 'a name in another script', 'Владимир Владимирович Набоков.'],
    ['en', 'a name in another script', '国立研究開発法人産業技術総合研究所。'],
    ['de', 'borrowed words', 'Das Feature wird per Pull Request in den Main Branch gemergt.'],
    ['fr', 'borrowed words', 'Le machine learning as a service est un marché en pleine croissance.'],
    [
      'en',
      'a name within',
      'The Universidad Nacional Autónoma de México opened it with the Instituto de Ecología in 2019.',
    ],
    ['es', 'a name within', 'El libro de la London School of Economics and Political Science salió en mayo.'],
    ['de', 'code', 'Der Befehl lautet `git checkout the branch and then run all of the tests` und nichts weiter.'],
    [
      'de',
      'an address',
      'Mehr steht unter https://example.org/what-is-the-best-way-to-do-this-and-why und nirgends sonst.',
    ],
    ['de', 'in brackets', 'Die Norm (what the standard calls the sum of all the parts that are in it) gilt weiter.'],
    ['en', 'too short', 'Das ist gut.'],
    ['fr', 'figures', 'COP 3,1 ; SCOP 4,2 ; 38 dB(A) ; 55 °C ; R290.'],
    ['ms', 'a look-alike', 'Letak unit luar ruangan menentukan siapa yang akan mendengarnya pada malam hari.'],
    ['da', 'a look-alike', 'Plasseringen av utedelen avgjør hvem som hører den om natten, og det er ikke likegyldig.'],
    ['pt-PT', 'a look-alike', 'Você pode deixar o celular na geladeira, mas a equipe não recomenda.'],
    ['zh-TW', 'a look-alike', '室外机的位置决定了夜里谁会听到它的声音。'],
    ['ja', 'without kana', '東京都千代田区霞が関一丁目国土交通省住宅局。'],
    ['zh-CN', 'a name in kana', '这家公司叫做トヨタ，它的总部在爱知县，那里的工人很多。'],
    ['bg', 'its own letters', 'Мястото на външното тяло решава кой ще го чува през нощта.'],
    ['ru', 'without telling letters', 'Тепло идет от насоса к дому, и дома тепло.'],
  ];

  it.each(CASES)('in %s: %s: %s', (language, _why, sentence) => {
    expect(foreignLanguageOf(sentence, language)).toBeUndefined();
  });
});
