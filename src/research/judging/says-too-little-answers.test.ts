import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { answersItsHeading } from './says-too-little.ts';

interface Examples {
  readonly answers: readonly string[];
  readonly states: readonly string[];
}

const EXAMPLES: Readonly<Record<Language, Examples>> = {
  ar: {
    answers: [
      'نعم، يمكن تجميد الخبز.',
      'لا، فالحرارة تقتل الخميرة.',
      'ليس دائمًا، فالأمر يختلف.',
      'يعتمد ذلك على نوع التربة.',
    ],
    states: ['لا تنمو الخميرة فوق ستين درجة.', 'يعتمد الإنتاج على نوع التربة.', 'حسب منظمة الصحة يكفي لتران من الماء.'],
  },
  bg: {
    answers: ['Да, хлябът може да се замрази.', 'Не винаги.', 'Зависи от брашното.', 'Може, но само за кратко.'],
    states: ['Не всички брашна поемат еднакво вода.', 'Може да се замрази и тесто.', 'Давността е пет години.'],
  },
  bn: {
    answers: ['হ্যাঁ, রুটি জমানো যায়।', 'না, তাপে খামির মরে যায়।', 'তা নির্ভর করে মাটির ওপর।'],
    states: ['নানা রকম আটা আছে।', 'নদীর পানি বাড়ে বর্ষায়।', 'মাটির ওপর ফলন নির্ভর করে।'],
  },
  bo: {
    answers: ['མ་རེད། ཆུ་དེ་གྲང་མོ་རེད།', 'རེད། དེ་བདེན་པ་རེད།', 'ངེས་པ་མེད།'],
    states: ['རེད་མདའ་བ་ནི་མཁས་པ་ཞིག་ཡིན།', 'ཆུ་ནི་གཤེར་གཟུགས་རེད།', 'བག་ལེབ་ནི་ཁ་ཟས་རེད།'],
  },
  cs: {
    answers: ['Ano, chléb lze zmrazit.', 'Ne vždy, záleží na mouce.', 'Záleží na mouce.', 'Lze, ale jen krátce.'],
    states: ['Ne všechny mouky vážou vodu stejně.', 'Lze jej zmrazit i v těstě.', 'Anodická oxidace chrání hliník.'],
  },
  da: {
    answers: [
      'Ja, brød kan fryses.',
      'Ikke nødvendigvis.',
      'Det kommer an på melet.',
      'Både ja og nej, for melet tæller også.',
    ],
    states: [
      'Ikke alle slags mel binder vand ens.',
      'Jagten begynder i oktober.',
      'Måske-svar talte ikke med i undersøgelsen.',
    ],
  },
  de: {
    answers: [
      'Ja, aber nur kurz.',
      'Nicht unbedingt, denn auch das Mehl zählt.',
      'Das kommt ganz darauf an, wie fein das Mehl ist.',
      'Nur wenn der Boden trocken ist.',
    ],
    states: [
      'Nicht alle Mehle binden gleich viel Wasser.',
      'Natürlich vergorene Teige reifen langsam.',
      'Klar gefilterte Säfte enthalten weniger Ballaststoffe.',
    ],
  },
  el: {
    answers: [
      'Ναι, το ψωμί καταψύχεται.',
      'Όχι απαραίτητα.',
      'Εξαρτάται από το αλεύρι.',
      'Μόνο αν το χώμα είναι στεγνό.',
    ],
    states: [
      'Όχι λίγες φορές το ψωμί ξεραίνεται.',
      'Η ποιότητα εξαρτάται από το αλεύρι.',
      'Ναυτικοί έτρωγαν παξιμάδια.',
    ],
  },
  en: {
    answers: [
      'Yes, but only for a while.',
      'It depends on the flour.',
      'Not entirely, since flour matters too.',
      'Absolutely not, as heat kills the yeast.',
    ],
    states: [
      'Sometimes, bread stales within a day.',
      'Noise falls with distance.',
      'Of course, price matters to most buyers.',
      'Notable brands use rye.',
    ],
  },
  es: {
    answers: [
      'Sí, pero poco tiempo.',
      'No siempre, también cuenta la harina.',
      'Depende de la harina.',
      'Se puede, pero pierde sabor.',
    ],
    states: [
      'No todas las harinas absorben lo mismo.',
      'Se puede congelar el pan ya cortado.',
      'Siempre conviene pesar la harina.',
    ],
  },
  et: {
    answers: [
      'Jah, leiba saab külmutada.',
      'Mitte alati, sest ka jahu loeb.',
      'See oleneb jahust.',
      'Võib, aga ainult lühikest aega.',
    ],
    states: ['Ei ole kaht ühesugust jahu.', 'Võib ka külmutada taigna.', 'Jahu imab vett.'],
  },
  fi: {
    answers: [
      'Kyllä, leivän voi pakastaa.',
      'Ei välttämättä.',
      'Riippuu siitä, millaista jauho on.',
      'Voi, mutta maku kärsii.',
    ],
    states: ['Ei ole kahta samanlaista jauhoa.', 'Voi sulaa kolmessakymmenessä asteessa.', 'Jauhon laatu vaihtelee.'],
  },
  fr: {
    answers: [
      'Oui, mais pas longtemps.',
      'Non, la chaleur tue la levure.',
      'Cela dépend de la farine.',
      'Pas toujours, car la farine compte aussi.',
      'Oui et non, car la farine compte aussi.',
    ],
    states: [
      'Non loin de Lyon, un moulin tourne encore.',
      'Pas moins de dix farines se vendent ici.',
      'Ouirgane est un village du Maroc.',
      'Parfois, le pain rassit en un jour.',
    ],
  },
  hi: {
    answers: [
      'हाँ, रोटी जमाई जा सकती है।',
      'नहीं, गर्मी से खमीर मर जाता है।',
      'ज़रूरी नहीं, आटा भी मायने रखता है।',
      'यह निर्भर करता है आटे पर।',
    ],
    states: ['नहीं पकी रोटी पेट दुखाती है।', 'उपज मिट्टी पर निर्भर करती है।', 'हाँगकाँग में गेहूँ नहीं उगता।'],
  },
  hu: {
    answers: [
      'Igen, de csak rövid ideig.',
      'Nem feltétlenül, mert a liszt is számít.',
      'Attól függ, milyen a liszt.',
      'Nem, a hő elpusztítja az élesztőt.',
    ],
    states: [
      'Nem minden liszt vesz fel ugyanannyi vizet.',
      'A mennyiség attól függ, milyen a liszt.',
      'Attól függően, milyen a liszt, több víz kell.',
    ],
  },
  id: {
    answers: [
      'Ya, roti bisa dibekukan.',
      'Tidak selalu, tepung juga berpengaruh.',
      'Tergantung pada jenis tepungnya.',
      'Bisa, tetapi hanya sebentar.',
    ],
    states: [
      'Tergantung pada jenis tepung, adonan perlu air lebih banyak.',
      'Tidak semua tepung menyerap air yang sama.',
      'Yayasan itu berdiri pada 1990.',
    ],
  },
  it: {
    answers: [
      'Sì, ma per poco tempo.',
      'Non sempre, conta anche la farina.',
      'Dipende dalla farina.',
      'Sì e no, perché conta anche la farina.',
    ],
    states: [
      'Non tutte le farine assorbono la stessa acqua.',
      'Forse, il pane nacque in Egitto.',
      'Nobel morì nel 1896.',
    ],
  },
  ja: {
    answers: [
      'はい、冷凍できます。',
      'いいえ、酵母は熱で死にます。',
      '必ずしもそうではありません。',
      '可能ですが、風味は落ちます。',
      '場合によります。',
    ],
    states: ['もちろん、小麦の質も関係する。', 'はいはいは生後八か月ごろに始まる。', 'できた生地は冷蔵庫で休ませる。'],
  },
  ko: {
    answers: [
      '네, 빵은 얼릴 수 있습니다.',
      '아니요, 열이 효모를 죽입니다.',
      '꼭 그렇지는 않습니다.',
      '가능하지만 맛이 떨어집니다.',
    ],
    states: ['네덜란드는 밀을 수입한다.', '물론, 밀가루의 질도 중요하다.', '아니스 씨는 향이 강하다.'],
  },
  lt: {
    answers: [
      'Taip, duoną galima užšaldyti.',
      'Nebūtinai, nes svarbūs ir miltai.',
      'Priklauso nuo miltų.',
      'Galima, bet tik trumpam.',
    ],
    states: [
      'Ne visi miltai sugeria tiek pat vandens.',
      'Priklausomai nuo miltų reikia daugiau vandens.',
      'Galima užšaldyti ir tešlą.',
    ],
  },
  ms: {
    answers: [
      'Ya, roti boleh dibekukan.',
      'Tidak semestinya, tepung juga penting.',
      'Bergantung pada jenis tepungnya.',
      'Boleh, tetapi sekejap sahaja.',
    ],
    states: [
      'Bergantung pada jenis tepung, doh memerlukan lebih air.',
      'Tidak semua tepung menyerap air yang sama.',
      'Yayasan itu ditubuhkan pada 1990.',
    ],
  },
  nl: {
    answers: [
      'Ja, maar niet lang.',
      'Niet per se, want ook het meel telt.',
      'Dat hangt af van het meel.',
      'Alleen als de grond droog is.',
    ],
    states: [
      'Niet alle meel neemt evenveel water op.',
      'Natuurlijk gefermenteerd deeg rijst traag.',
      'Jaarlijks eet men zestig kilo brood.',
    ],
  },
  no: {
    answers: [
      'Ja, men bare en kort stund.',
      'Ikke nødvendigvis, for melet teller også.',
      'Det kommer an på melet.',
      'Bare hvis jorden er tørr.',
    ],
    states: ['Ikke alle typer mel binder like mye vann.', 'Jakten begynner i oktober.', 'Jod finnes i fisk.'],
  },
  pl: {
    answers: [
      'Tak, ale tylko na krótko.',
      'Niekoniecznie, bo liczy się też mąka.',
      'To zależy od mąki.',
      'Można, ale smak będzie gorszy.',
    ],
    states: ['Nie każda mąka wchłania tyle samo wody.', 'Takie ciasto rośnie dłużej.', 'Można zamrozić także ciasto.'],
  },
  pt: {
    answers: [
      'Sim, mas por pouco tempo.',
      'Nem sempre, a farinha também conta.',
      'Depende da farinha.',
      'Não, o calor mata a levedura.',
    ],
    states: [
      'Não há duas farinhas iguais.',
      'Pode congelar-se também a massa.',
      'Talvez, o pão tenha nascido no Egito.',
    ],
  },
  'pt-BR': {
    answers: [
      'Sim, mas por pouco tempo.',
      'Não necessariamente, a farinha também conta.',
      'Depende do tipo de farinha.',
      'Só se o solo estiver seco.',
    ],
    states: ['Não há duas farinhas iguais.', 'Simples ajustes bastam.', 'Pode congelar também a massa.'],
  },
  'pt-PT': {
    answers: [
      'Sim e não, porque a farinha também conta.',
      'Nem por isso, a farinha também conta.',
      'Claro que não, o calor mata a levedura.',
    ],
    states: [
      'Não há duas farinhas iguais.',
      'Nem todas as farinhas absorvem o mesmo.',
      'Depender do vento é um risco.',
    ],
  },
  ro: {
    answers: [
      'Da, dar nu mult timp.',
      'Nu neapărat, contează și făina.',
      'Depinde de făină.',
      'Se poate, dar își pierde gustul.',
    ],
    states: ['Nu toate făinurile absorb la fel.', 'Se poate congela și aluatul.', 'Darul familiei a fost o moară.'],
  },
  ru: {
    answers: [
      'Можно, но это будет не закваска, а опара.',
      'Да, хлеб можно заморозить.',
      'Не обязательно, важна и мука.',
      'Зависит от муки.',
      'Смотря какая мука.',
      'Нет, жар убивает дрожжи.',
    ],
    states: [
      'Можно заморозить и готовое тесто.',
      'Не всякая мука впитывает одинаково.',
      'Нельзя хранить закваску на солнце.',
      'Возможно, хлеб появился в Египте.',
      'Нетто-масса указана на упаковке.',
    ],
  },
  sv: {
    answers: [
      'Ja, men bara en kort stund.',
      'Inte nödvändigtvis, mjölet spelar också in.',
      'Det beror på mjölet.',
      'Endast om jorden är torr.',
    ],
    states: ['Inte alla mjölsorter binder lika mycket vatten.', 'Jakten börjar i oktober.', 'Jod finns i fisk.'],
  },
  th: {
    answers: ['ได้ แต่เก็บได้ไม่นาน', 'ไม่เสมอไป เพราะแป้งก็สำคัญ', 'ขึ้นอยู่กับชนิดของแป้ง', 'ใช่ ขนมปังแช่แข็งได้'],
    states: ['ได้แก่ข้าวสาลีและข้าวไรย์', 'ใช้แป้งหนึ่งกิโลกรัม', 'คุณภาพขึ้นอยู่กับชนิดของแป้ง'],
  },
  tr: {
    answers: [
      'Evet, ekmek dondurulabilir.',
      'Hayır, ısı mayayı öldürür.',
      'Şart değil, un da önemlidir.',
      'Duruma göre değişir.',
    ],
    states: ['Hayırlı bir hasat bekleniyor.', 'Bazen, ekmek bir günde bayatlar.', 'Her un aynı miktarda su çekmez.'],
  },
  vi: {
    answers: [
      'Có, bánh mì đông lạnh được.',
      'Không hẳn, bột cũng quan trọng.',
      'Tùy thuộc vào loại bột.',
      'Điều này còn tùy loại bột.',
    ],
    states: ['Có hai loại bột chính.', 'Không khí ẩm làm bánh mốc.', 'Tùy thuộc vào loại bột, cần thêm nước.'],
  },
  'zh-CN': {
    answers: [
      '是的，面包可以冷冻。',
      '不一定，面粉也有关系。',
      '可以，但风味会变差。',
      '视情况而定。',
      '不能，高温会杀死酵母。',
    ],
    states: [
      '不是所有面粉吸水都一样。',
      '可以冷冻的还有面团。',
      '取决于面粉种类，加水量有所不同。',
      '对流使热量上升。',
    ],
  },
  'zh-TW': {
    answers: ['是的，麵包可以冷凍。', '不一定，麵粉也有關係。', '可以，但風味會變差。', '視情況而定。'],
    states: ['不是所有麵粉吸水都一樣。', '取決於麵粉種類，加水量有所不同。', '對流使熱量上升。'],
  },
};

describe('answersItsHeading', () => {
  it.each(examplesOf(EXAMPLES, 'answers'))('in %s: "%s" answers a question', (language, sentence) => {
    expect(answersItsHeading(sentence, language)).toBe(true);
  });

  it.each(examplesOf(EXAMPLES, 'states'))('in %s: "%s" states something', (language, sentence) => {
    expect(answersItsHeading(sentence, language)).toBe(false);
  });
});
