import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { leavesOutNoun } from './leaves-out-noun.ts';

const SENTENCES = {
  ar: {
    hangs: ['الصغيرة تفقد ضغطها في نصف دقيقة.', 'احفظ خمسين جملة كاملة في الثاني.'],
    stands: ['المضخة الصغيرة تفقد ضغطها في نصف دقيقة.', 'في الأسبوع الأول تعلم الحروف، وفي الثاني الأرقام.'],
  },
  cs: { hangs: ['Malý ztrácí tlak během půl minuty.'], stands: ['Malý kotel ztrácí tlak během půl minuty.'] },
  de: {
    hangs: [
      'Ein kleiner verliert innerhalb einer halben Minute den Druck.',
      'Lernen Sie 30 bis 50 ganze Sätze im zweiten.',
      'Duschen gibt es an beiden Bahnhöfen.',
      'Wer eine der vier auslässt, merkt die Lücke später.',
    ],
    stands: [
      'Ein kleiner Kessel verliert innerhalb einer halben Minute den Druck.',
      'Die meisten großen Betriebe sind in Familienhand.',
      'Praktisch sind zwei Behälter: Einer wird befüllt, im zweiten reift das Material.',
      'Beim Heben belastet man die Knie an beiden Seiten gleich.',
      'Im zweiten Jahr sinkt der Ertrag um ein Zehntel.',
    ],
  },
  en: {
    hangs: [
      'A small one loses pressure within half a minute and then delivers wet steam.',
      'Older ones mostly go to landfill, although they can be cleaned.',
      'Memorise 30 to 50 whole phrases in the second.',
      'Whoever leaves out one of the four will notice the gap later.',
      'Showers are available at both stations.',
      'Buy one with a cool-touch wand if small hands are about.',
      'Electronics fail first in both, usually after ten years.',
    ],
    stands: [
      'A small boiler loses pressure within half a minute.',
      'Steps that work on both:',
      'Old boilers fail more often than new ones.',
      'Learn the letters in the first week and the numbers in the second.',
      'Of gas and oil, gas is the cleaner of the two.',
      'Both stations and trains have showers.',
      'Use one of the smaller pans for the sauce.',
      'One small boiler does two jobs.',
      'Lift the box with both hands and a straight back.',
      'In the second year the yield falls by a tenth.',
    ],
  },
  es: {
    hangs: [
      'Uno pequeño pierde presión en medio minuto.',
      'Memoriza de 30 a 50 frases completas en el segundo.',
      'Hay duchas en ambas estaciones.',
    ],
    stands: [
      'Un hervidor pequeño pierde presión en medio minuto.',
      'Uno de cada tres corredores se lesiona.',
      'El primer mes se camina y en el segundo se corre.',
      'Conviene fortalecer los músculos de ambas piernas.',
    ],
  },
  fr: {
    hangs: ['Un petit perd sa pression en une demi-minute.', 'Apprenez 30 phrases entières dans la deuxième.'],
    stands: ['Un petit réservoir perd sa pression en une demi-minute.', 'Dans la deuxième année, le rendement baisse.'],
  },
  it: {
    hangs: ['Una piccola perde pressione in mezzo minuto.', 'Impara trenta frasi intere nella seconda.'],
    stands: ['Una piccola caldaia perde pressione in mezzo minuto.', 'Nella seconda settimana si impara a leggere.'],
  },
  ja: {
    hangs: ['小さいものは三十秒で圧力が下がる。', '二つ目では文法を学ぶ。'],
    stands: ['小さいボイラーは三十秒で圧力が下がる。', '大切なのは毎日続けることだ。'],
  },
  ko: {
    hangs: ['작은 것은 30초 만에 압력이 떨어진다.', '두 번째에는 문법을 배운다.'],
    stands: ['작은 보일러는 30초 만에 압력이 떨어진다.', '중요한 것은 매일 계속하는 일이다.'],
  },
  nl: {
    hangs: ['Een kleine verliest binnen een halve minuut zijn druk.', 'Leer dertig hele zinnen in de tweede.'],
    stands: ['Een kleine ketel verliest binnen een halve minuut zijn druk.', 'In de tweede week leert men lezen.'],
  },
  pl: {
    hangs: ['Mały traci ciśnienie w pół minuty.', 'Naucz się trzydziestu zdań w drugim.'],
    stands: ['Mały kocioł traci ciśnienie w pół minuty.', 'W drugim tygodniu można zacząć czytać.'],
  },
  pt: {
    hangs: ['Uma pequena perde pressão em meio minuto.', 'Memorize trinta frases inteiras no segundo.'],
    stands: ['Uma pequena caldeira perde pressão em meio minuto.', 'As aulas são na segunda e na terça.'],
  },
  ru: {
    hangs: ['Маленький теряет давление за полминуты.', 'Выучите тридцать целых фраз во втором.'],
    stands: [
      'Маленький котёл теряет давление за полминуты.',
      'Большой секрет хлеба прост: время.',
      'В первом месяце учат буквы, во втором — слова.',
    ],
  },
  tr: {
    hangs: ['Küçüğü yarım dakikada basıncını kaybeder.', 'Otuz tam cümleyi ikincisinde ezberleyin.'],
    stands: [
      'Küçük bir kazan yarım dakikada basıncını kaybeder.',
      'Birinci hafta harfler, ikincisinde sayılar öğrenilir.',
    ],
  },
  'zh-CN': {
    hangs: ['小的会在半分钟内失去压力。', '在中国，两者通常相差三到五倍。', '坐高铁，往返三人合计约113千克。'],
    stands: ['小的公司会更灵活。', '高铁和飞机相比，两者相差三到五倍。', '一家三口往返，三人合计约113千克。'],
  },
};

describe('leavesOutNoun', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(leavesOutNoun(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(leavesOutNoun(sentence, language)).toBe(false);
  });
});
