import { describe, expect, it } from 'vitest';
import { isStoryTitle } from './story-titles.ts';

/** Titles of a language that tell their author's own story, and neutral ones that look alike. */
const TITLES = {
  ar: [
    ['كيف تعلمت العزف على العود بعد الأربعين', 'تجربتي مع الصيام المتقطع', 'رحلتي من المحاسبة إلى النجارة'],
    ['كيف تعمل محطات تحلية المياه', 'تجربة مايكلسون ومورلي', 'رحلات ابن بطوطة في آسيا'],
  ],
  bg: [
    ['Как се научих да меся хляб', 'Моят опит с електрически автомобил', 'Какво научих от една година без захар'],
    ['Как се меси хляб с квас', 'Опитът на Майкелсън и Морли', 'Защо хлябът остарява'],
  ],
  bn: [
    ['আমি কীভাবে ধূমপান ছেড়েছি', 'আমার প্রথম ম্যারাথনের অভিজ্ঞতা', 'আমি যা শিখেছি এক বছরে'],
    ['কীভাবে রুটি তৈরি হয়', 'বাংলার নদীর গল্প', 'সৌর প্যানেলের দাম'],
  ],
  bo: [
    ['ངའི་ཉམས་མྱོང་།', 'ངའི་མི་ཚེའི་གཏམ།', 'ངས་ཇི་ལྟར་བོད་ཡིག་སྦྱངས་པ།'],
    ['བོད་ཀྱི་ལོ་རྒྱུས།', 'ཆུའི་གནས་ཚུལ།', 'བག་ལེབ་བཟོ་སྟངས།'],
  ],
  cs: [
    ['Jak jsem přestal kouřit', 'Moje zkušenost s elektromobilem', 'Můj rok bez auta'],
    ['Jak se peče chléb', 'Zkušenosti obcí s pasivními domy', 'Proč kvásek nekyne'],
  ],
  da: [
    ['Hvordan jeg lærte at bage surdejsbrød', 'Mit år uden bil', 'Min erfaring med varmepumpe'],
    ['Hvordan virker en varmepumpe', 'Erfaringer med varmepumper i Norge', 'Hvorfor brød bliver gammelt'],
  ],
  de: [
    [
      'Wie ich in einem Jahr Spanisch lernte',
      'Meine Erfahrungen mit der Wärmepumpe',
      'Ein Jahr E-Auto: Mein Fazit nach 20.000 Kilometern',
      'Warum ich keinen Rasen mehr mähe',
    ],
    ['Wie eine Wärmepumpe arbeitet', 'Meinungen zur Vier-Tage-Woche', 'Warum Brot altert', 'Ein Jahr nach der Flut'],
  ],
  el: [
    [
      'Πώς έμαθα να φτιάχνω ψωμί',
      'Η εμπειρία μου με το ηλεκτρικό αυτοκίνητο',
      'Τι έμαθα σε έναν χρόνο χωρίς αυτοκίνητο',
    ],
    ['Πώς φτιάχνεται το ψωμί', 'Η εμπειρία των δήμων', 'Γιατί μπαγιατεύει το ψωμί'],
  ],
  en: [
    [
      'How I learned Spanish in a year',
      'My year with an electric car',
      'What I learned from keeping bees',
      'How we cut our heating bill in half',
      "Why I've stopped mowing the lawn",
    ],
    [
      'How I-beams carry load',
      'How we know the age of the universe',
      'How the brain shapes our experience of time',
      'Why we sleep',
      'My SQL server is slow: ten causes',
      'Phase I trials explained',
    ],
  ],
  es: [
    [
      'Cómo aprendí a correr a los cincuenta',
      'Mi experiencia con la bomba de calor',
      'Lo que aprendí en un año sin coche',
    ],
    ['Cómo empezar a correr', 'La experiencia de los ayuntamientos', 'Por qué el pan se endurece'],
  ],
  et: [
    ['Kuidas ma õppisin leiba küpsetama', 'Minu kogemus elektriautoga', 'Mida ma õppisin aastaga'],
    ['Kuidas leiba küpsetada', 'Omavalitsuste kogemus', 'Miks leib kõvaks läheb'],
  ],
  fi: [
    ['Näin opin leipomaan hapanleipää', 'Kokemukseni sähköautosta', 'Mitä opin vuodessa ilman autoa'],
    ['Miten leipä vanhenee', 'Kokemuksia sähköautoista', 'Miksi taikina ei nouse'],
  ],
  fr: [
    [
      "J'ai testé la semaine de quatre jours",
      'Mon expérience avec une pompe à chaleur',
      'Comment j’ai appris l’espagnol',
      'Ma première ruche : un an plus tard',
    ],
    [
      'Comment le pain rassit',
      'L’expérience de Michelson et Morley',
      'Pourquoi les abeilles essaiment',
      'Comment choisir une ruche',
    ],
  ],
  hi: [
    ['मैंने धूम्रपान कैसे छोड़ा', 'मेरी कहानी: गाँव से शहर तक', 'मेरा इलेक्ट्रिक कार का अनुभव'],
    ['रोटी कैसे बनती है', 'भारत की कहानी', 'सौर ऊर्जा का अनुभव और लागत'],
  ],
  hu: [
    ['Hogyan tanultam meg kenyeret sütni', 'Az első évem elektromos autóval', 'Amit egy év alatt tanultam'],
    ['Hogyan készül a kenyér', 'Az önkormányzatok tapasztalatai', 'Miért szárad ki a kenyér'],
  ],
  id: [
    ['Bagaimana saya berhenti merokok', 'Pengalaman saya dengan mobil listrik', 'Kisah saya belajar membuat roti'],
    ['Bagaimana roti dibuat', 'Pengalaman kota Bandung dengan bus listrik', 'Mengapa roti cepat basi'],
  ],
  it: [
    [
      'Come ho imparato lo spagnolo in un anno',
      'La mia esperienza con la pompa di calore',
      'Il mio primo anno da apicoltore',
    ],
    ['Come funziona una pompa di calore', "L'esperienza dei comuni", 'Perché il pane diventa duro'],
  ],
  ja: [
    [
      '祖母の急須を割ってから、やっとお茶がおいしくなった話',
      '一年間ノー砂糖生活をしてみた',
      '私が車を手放した理由',
      '電気自動車の体験談',
    ],
    ['緑茶の淹れ方と温度', '昔話の構造', '試してみたい保存方法', 'ノーベル賞を取った話題の研究', '電話の歴史'],
  ],
  ko: [
    ['나의 전기차 1년 이야기', '내가 회사를 그만둔 이유', '사워도우 빵 도전기', '히트펌프 직접 써봤습니다'],
    ['전기차의 원리', '조선 후기의 경제', '국내 주택의 이야기', '식품의 사용기한'],
  ],
  lt: [
    ['Kaip aš išmokau kepti duoną', 'Mano patirtis su elektromobiliu', 'Mano metai be automobilio'],
    ['Kaip kepama duona', 'Savivaldybių patirtis', 'Kodėl duona sensta'],
  ],
  ms: [
    ['Bagaimana saya berhenti merokok', 'Pengalaman saya dengan kereta elektrik', 'Kisah saya belajar membuat roti'],
    ['Bagaimana roti dibuat', 'Pengalaman Pulau Pinang dengan bas elektrik', 'Mengapa roti cepat basi'],
  ],
  nl: [
    ['Hoe ik leerde brood bakken', 'Mijn ervaringen met een warmtepomp', 'Mijn eerste jaar zonder auto'],
    ['Hoe een warmtepomp werkt', 'Ervaringen van gemeenten', 'Waarom brood oud wordt'],
  ],
  no: [
    ['Hvordan jeg lærte å bake surdeigsbrød', 'Mitt år uten bil', 'Mine erfaringer med varmepumpe'],
    ['Hvordan en varmepumpe virker', 'Erfaringer med varmepumper i Danmark', 'Hvorfor brød blir gammelt'],
  ],
  pl: [
    [
      'Jak nauczyłem się piec chleb',
      'Moja przygoda z pszczołami',
      'Mój pierwszy rok bez samochodu',
      'Dlaczego przestałam jeść cukier',
    ],
    ['Jak piecze się chleb', 'Doświadczenia gmin z pompami ciepła', 'Dlaczego chleb czerstwieje'],
  ],
  pt: [
    [
      'Como aprendi a correr aos cinquenta',
      'A minha experiência com a bomba de calor',
      'O que aprendi num ano sem carro',
    ],
    ['Como começar a correr', 'A experiência dos municípios', 'Porque o pão endurece'],
  ],
  'pt-BR': [
    ['Como eu parei de fumar', 'Minha experiência com carro elétrico', 'O que aprendi em um ano sem açúcar'],
    ['Como parar de fumar', 'Experiência de Milgram', 'Por que o pão endurece'],
  ],
  'pt-PT': [
    ['Como deixei de fumar', 'O meu primeiro ano de horta', 'O que aprendi com as abelhas'],
    ['Como deixar de fumar', 'O ano hidrológico', 'Porque é que o pão endurece'],
  ],
  ro: [
    ['Cum am învățat să fac pâine', 'Experiența mea cu o mașină electrică', 'Ce am învățat într-un an fără mașină'],
    ['Cum se face pâinea', 'Experiența primăriilor', 'De ce se întărește pâinea'],
  ],
  ru: [
    [
      'Как я научился печь хлеб',
      'Мой опыт: год без машины',
      'Чему я научилась за год с пчёлами',
      'Моя первая закваска: история провала',
    ],
    ['Как печь хлеб на закваске', 'Опыт Майкельсона и Морли', 'Почему хлеб черствеет', 'Как мы видим цвета'],
  ],
  sv: [
    ['Hur jag lärde mig baka surdegsbröd', 'Mitt år utan bil', 'Mina erfarenheter av bergvärme'],
    ['Hur en värmepump fungerar', 'Erfarenheter av värmepumpar', 'Varför bröd blir gammalt'],
  ],
  th: [
    ['ประสบการณ์ของฉันกับรถยนต์ไฟฟ้า', 'สิ่งที่ฉันได้เรียนรู้จากการเลี้ยงผึ้ง', 'ทำไมฉันเลิกใช้รถ'],
    ['วิธีดูแลเส้นผม', 'ประสบการณ์ของเทศบาล', 'ขนมปังแข็งเพราะอะไร'],
  ],
  tr: [
    ['Ekmek yapmayı nasıl öğrendim', 'Elektrikli araçla deneyimim', 'Neler öğrendim: şekersiz bir yıl'],
    ['Ekmek nasıl yapılır', 'Nasıl yardım edilir', 'Belediyelerin deneyimi', 'Nasıl üretim yapılır'],
  ],
  vi: [
    ['Tôi đã bỏ thuốc lá như thế nào', 'Trải nghiệm của tôi với xe điện', 'Điều tôi học được sau một năm nuôi ong'],
    ['Bánh mì được làm như thế nào', 'Kinh nghiệm của các thành phố', 'Vì sao bánh mì bị khô'],
  ],
  'zh-CN': [
    ['我的戒糖一年', '我和电动车的故事', '我是如何学会西班牙语的', '亲测：热泵到底省不省电'],
    ['我国高铁的发展', '自我体验与心理健康', '为什么面包会变硬', '我们如何看见颜色'],
  ],
  'zh-TW': [
    ['我的戒糖一年', '我和電動車的故事', '我是如何學會西班牙語的', '親測：熱泵到底省不省電'],
    ['我國高鐵的發展', '自我體驗與心理健康', '為什麼麵包會變硬', '我們如何看見顏色'],
  ],
} as const;

const cases = Object.entries(TITLES) as ReadonlyArray<readonly [keyof typeof TITLES, readonly (readonly string[])[]]>;

describe('isStoryTitle', () => {
  it.each(cases.flatMap(([language, [own]]) => (own ?? []).map((title) => [language, title] as const)))(
    'in %s: "%s" tells its author’s story',
    (language, title) => expect(isStoryTitle(title, language)).toBe(true),
  );

  it.each(cases.flatMap(([language, [, neutral]]) => (neutral ?? []).map((title) => [language, title] as const)))(
    'in %s: "%s" does not',
    (language, title) => expect(isStoryTitle(title, language)).toBe(false),
  );
});
