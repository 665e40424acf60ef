import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { announcesMore } from './says-too-little.ts';

interface Examples {
  readonly announces: readonly string[];
  readonly tells: readonly string[];
}

const EXAMPLES: Partial<Record<Language, Examples>> = {
  bg: {
    announces: ['Има три причини за това.', 'Източниците се разминават.', 'Съществуват няколко вида квас.'],
    tells: ['Три панела дават 900 вата.', 'Има два пъти повече влага.', 'Източниците на вода намаляват.'],
  },
  cs: {
    announces: ['Existují tři důvody.', 'Zdroje se liší.', 'Je několik způsobů.'],
    tells: ['Tři panely dávají 900 wattů.', 'Zdroje vody ubývají.', 'Jsou dva stupně pod nulou.'],
  },
  da: {
    announces: ['Der er tre grunde til det.', 'Kilderne er uenige om tallet.', 'Flere faktorer spiller ind.'],
    tells: ['Tre moduler giver 900 watt.', 'Kilderne til grundvandet ligger dybt.', 'Der er tre kilometer til havet.'],
  },
  el: {
    announces: ['Υπάρχουν τρεις λόγοι.', 'Οι πηγές διαφέρουν.', 'Υπάρχουν διάφοροι τύποι ζύμης.'],
    tells: ['Τρεις μονάδες δίνουν 900 βατ.', 'Οι πηγές του νερού στερεύουν.', 'Υπάρχουν δύο χιλιόμετρα ως τη θάλασσα.'],
  },
  et: {
    announces: ['On kolm põhjust.', 'Allikad erinevad.', 'On mitu viisi.'],
    tells: ['Kolm paneeli annavad 900 vatti.', 'Allikad kuivavad suvel.', 'On kaks kraadi külma.'],
  },
  fi: {
    announces: ['On kolme syytä.', 'Lähteet ovat eri mieltä.', 'On useita tapoja.'],
    tells: ['Kolme paneelia tuottaa 900 wattia.', 'Lähteet kuivuvat kesällä.', 'On kaksi astetta pakkasta.'],
  },
  fr: {
    announces: [
      'Il existe trois raisons à cela.',
      'On distingue plusieurs types de ruches.',
      'Les avis sont partagés.',
      'Plusieurs grandes familles de ruches coexistent.',
    ],
    tells: [
      'Trois modules donnent 900 watts.',
      'Trois raisons expliquent la baisse : le froid, la faim et les pesticides.',
      'Les sources du fleuve sont dans les Alpes.',
      'On compte trois ruches par hectare.',
    ],
  },
  hu: {
    announces: ['Három oka van.', 'A források eltérnek.', 'Több módszer létezik.'],
    tells: ['Három panel 900 wattot ad.', 'A források nyáron kiapadnak.', 'Több oka van a lisztnek is a kovászban.'],
  },
  id: {
    announces: ['Ada tiga alasan.', 'Terdapat beberapa jenis ragi.', 'Pendapat ahli berbeda.'],
    tells: ['Tiga panel menghasilkan 900 watt.', 'Ada tiga liter air.', 'Sumber air berkurang.'],
  },
  it: {
    announces: [
      'Ci sono tre motivi principali.',
      'Esistono diverse tipologie di arnie.',
      'Le fonti non concordano.',
      'Gli esperti sono divisi.',
    ],
    tells: [
      'Tre moduli danno 900 watt.',
      'Le fonti del fiume sono in montagna.',
      'Ci sono due gradi sotto zero.',
      'Diversi comuni vietano gli sfalci.',
    ],
  },
  ja: {
    announces: [
      '理由は三つあります。',
      '方法は次のとおりです。',
      '次の3つの方法があります。',
      '専門家の間でも意見が分かれている。',
    ],
    tells: ['三つのモジュールは900ワットを生む。', '理由は茶葉の酸化である。', '方法を変えると味も変わる。'],
  },
  ko: {
    announces: [
      '세 가지 이유가 있습니다.',
      '방법은 다음과 같습니다.',
      '원인은 두 가지입니다.',
      '전문가들의 의견이 엇갈린다.',
    ],
    tells: ['모듈 세 개가 900와트를 낸다.', '이유는 찻잎의 산화이다.', '두 가지 재료를 섞으면 굳는다.'],
  },
  lt: {
    announces: ['Yra trys priežastys.', 'Šaltiniai skiriasi.', 'Yra keli būdai.'],
    tells: ['Trys moduliai duoda 900 vatų.', 'Šaltiniai vasarą senka.', 'Yra du laipsniai šalčio.'],
  },
  ms: {
    announces: ['Ada tiga sebab.', 'Terdapat beberapa jenis yis.', 'Sumber kajian berbeza.'],
    tells: ['Tiga panel menghasilkan 900 watt.', 'Ada tiga liter air.', 'Sumber air berkurangan.'],
  },
  nl: {
    announces: ['Er zijn drie redenen.', 'De bronnen spreken elkaar tegen.', 'Verschillende factoren spelen mee.'],
    tells: [
      'Drie modules leveren 900 watt.',
      'De bronnen van de rivier liggen hoog.',
      'Er zijn drie kilometers tot de zee.',
    ],
  },
  no: {
    announces: ['Det finnes tre grunner.', 'Kildene er uenige.', 'Flere faktorer spiller inn.'],
    tells: ['Tre moduler gir 900 watt.', 'Kildene til elven ligger høyt.', 'Det er tre kilometer til havet.'],
  },
  pl: {
    announces: [
      'Istnieją trzy powody.',
      'Źródła są rozbieżne.',
      'Jest kilka sposobów.',
      'Badania różnią się w ocenach.',
    ],
    tells: ['Trzy moduły dają 900 watów.', 'Źródła rzeki leżą w górach.', 'Jest kilka stopni mrozu.'],
  },
  pt: {
    announces: ['Há três razões para isso.', 'Existem vários tipos de fermento.', 'As fontes divergem.'],
    tells: ['Três módulos dão 900 watts.', 'As fontes do rio ficam na serra.', 'Há três quilómetros até ao mar.'],
  },
  'pt-BR': {
    announces: ['Existem diversas maneiras.', 'Os especialistas discordam.', 'São quatro etapas.'],
    tells: ['Quatro módulos geram 900 watts.', 'Os especialistas medem a umidade.', 'São quatro quilos de farinha.'],
  },
  ro: {
    announces: ['Există trei motive.', 'Sursele diferă.', 'Sunt mai multe tipuri de maia.'],
    tells: ['Trei module dau 900 de wați.', 'Sursele de apă scad.', 'Sunt două grade sub zero.'],
  },
  ru: {
    announces: [
      'Есть три причины.',
      'Существует несколько видов закваски.',
      'Причин несколько.',
      'Источники расходятся в оценках.',
      'Мнения пекарей разделились.',
    ],
    tells: [
      'Три модуля дают 900 ватт.',
      'Источники воды иссякают.',
      'Есть три причины спада: холод, голод и засуха.',
      'Две столовые ложки муки хватает на день.',
    ],
  },
  sv: {
    announces: ['Det finns tre skäl.', 'Källorna är oense.', 'Flera faktorer spelar in.'],
    tells: ['Tre moduler ger 900 watt.', 'Källorna till älven ligger högt.', 'Det finns tre kilometer väg.'],
  },
  th: {
    announces: ['มีสามวิธี', 'มีหลายปัจจัย', 'แบ่งออกเป็น 3 ประเภท'],
    tells: ['มีสามวิธีที่ลดความชื้นได้ครึ่งหนึ่ง', 'แผงสามแผงให้ไฟฟ้า 900 วัตต์', 'มีน้ำสามลิตร'],
  },
  tr: {
    announces: [
      'Bunun üç nedeni var.',
      'Kaynaklar birbirinden farklı rakamlar veriyor.',
      'Çeşitli yöntemler arasında iki yol vardır.',
    ],
    tells: ['Üç modül 900 watt verir.', 'Kaynaklar yazın kurur.', 'İki nedeni ölçmek güçtür.'],
  },
  vi: {
    announces: ['Có ba lý do.', 'Có nhiều loại men.', 'Các nghiên cứu không thống nhất.'],
    tells: ['Ba tấm cho 900 watt.', 'Có ba lít nước.', 'Các nguồn nước cạn dần.'],
  },
};

describe('announcesMore in many languages', () => {
  it.each(examplesOf(EXAMPLES, 'announces'))('in %s: "%s" announces', (language, sentence) => {
    expect(announcesMore(sentence, language)).toBe(true);
  });

  it.each(examplesOf(EXAMPLES, 'tells'))('in %s: "%s" tells', (language, sentence) => {
    expect(announcesMore(sentence, language)).toBe(false);
  });
});
