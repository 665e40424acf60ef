import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { personOf, sentencesInOtherPerson } from './person.ts';

/** First person, second person, neither. */
const SAID: Readonly<Record<Language, readonly [string, string, string]>> = {
  ar: ['نحن ننصح بهذه المضخة.', 'يمكنك تركيب المضخة في بيتك.', 'المضخة تسحب الحرارة من الهواء.'],
  bg: ['Ние тествахме помпата.', 'Проверете филтъра всеки месец.', 'Помпата взема топлина от въздуха.'],
  bn: ['আমরা পাম্পটি পরীক্ষা করেছি।', 'আপনার বাড়িতে পাম্পটি চলবে।', 'পাম্প বাতাস থেকে তাপ নেয়।'],
  bo: ['ང་ཚོས་འདི་བཟོས།', 'ཁྱེད་ཀྱིས་འདི་སྤྱོད།', 'རླུང་ནས་དྲོད་ལེན།'],
  cs: ['Čerpadlo jsme změřili v zimě.', 'Filtr můžete vyčistit sami.', 'Čerpadlo odebírá teplo ze vzduchu.'],
  da: ['Vi målte pumpen om vinteren.', 'Du kan selv rense filteret.', 'Pumpen tager varme fra luften.'],
  de: ['Wir haben die Pumpe gemessen.', 'Den Filter können Sie selbst reinigen.', 'Die Pumpe nimmt sie aus der Luft.'],
  el: [
    'Μετρήσαμε την αντλία και προτείνουμε άλλη.',
    'Μπορείτε να τη ρυθμίσετε.',
    'Η αντλία παίρνει θερμότητα από τον αέρα.',
  ],
  en: ['We tested it, and I liked it.', 'You can clean your own filter.', 'The US pump takes heat from the air.'],
  es: ['Nosotros medimos la bomba.', 'Puedes limpiar el filtro.', 'La bomba toma calor del aire.'],
  et: ['Meie mõõtsime pumpa.', 'Sina saad filtrit puhastada.', 'Pump võtab õhust soojust.'],
  fi: ['Mittasimme pumpun ja suosittelemme sitä.', 'Voit puhdistaa suodattimen.', 'Pumppu ottaa lämpöä ilmasta.'],
  fr: ['Nous avons mesuré la pompe.', 'Vous pouvez nettoyer le filtre.', "La pompe prend la chaleur de l'air."],
  hi: ['हमने पंप को मापा।', 'आप फ़िल्टर साफ़ कर सकते हैं।', 'पंप हवा से गर्मी लेता है।'],
  hu: ['Mi is megmértük, és javasoljuk.', 'A szűrőt kitisztíthatod.', 'A szivattyú hőt von el a levegőből.'],
  id: ['Kami mengukur pompa itu.', 'Anda dapat membersihkan filter.', 'Pompa mengambil panas dari udara menurut ilmu.'],
  it: ['Noi abbiamo misurato la pompa.', 'Puoi pulire il filtro.', 'La pompa prende calore da sei metri.'],
  ja: ['私たちはポンプを測定した。', 'フィルターを掃除してください。', 'ポンプは空気から熱を取る。'],
  ko: ['우리는 펌프를 측정했다.', '필터를 청소하세요.', '펌프는 공기에서 열을 얻는다.'],
  lt: ['Mes išmatavome siurblį.', 'Išvalykite filtrą.', 'Siurblys ima šilumą iš oro.'],
  ms: ['Kami mengukur pam itu.', 'Anda boleh membersihkan penapis.', 'Pam mengambil haba daripada udara.'],
  nl: ['Wij hebben de pomp gemeten.', 'Je kunt het filter zelf reinigen.', 'De pomp haalt warmte uit de lucht.'],
  no: ['Vi målte pumpen i vinter.', 'Du kan rense filteret.', 'Pumpen tar varme fra luften om våren.'],
  pl: ['Zmierzyliśmy pompę zimą.', 'Możesz wyczyścić filtr.', 'Pompa pobiera ciepło z powietrza, oczywiście.'],
  pt: ['Nós medimos a bomba.', 'Podes limpar o filtro.', 'A bomba tira calor do ar.'],
  'pt-BR': ['Nós medimos a bomba.', 'Você pode limpar o filtro.', 'A bomba tira calor do ar.'],
  'pt-PT': ['Nós medimos a bomba.', 'Podes limpar o filtro.', 'A bomba tira calor do ar.'],
  ro: ['Recomandăm această pompă.', 'Puteți curăța filtrul.', 'Pompa ia căldură din aer cu o mie de wați.'],
  ru: ['Мы измерили насос.', 'Проверьте фильтр.', 'Насос берёт тепло из воздуха.'],
  sv: ['Vi mätte pumpen.', 'Du kan rengöra filtret.', 'Pumpen tar värme ur luften på våren.'],
  th: ['เราได้วัดปั๊มแล้ว', 'คุณสามารถทำความสะอาดได้', 'ปั๊มดึงความร้อนจากอากาศ'],
  tr: ['Pompayı öneriyoruz.', 'Filtreyi temizleyebilirsiniz.', 'Pompa ısıyı havadan ve denizden alır.'],
  vi: ['Chúng tôi đã đo máy bơm.', 'Bạn có thể làm sạch bộ lọc.', 'Máy bơm lấy nhiệt từ không khí.'],
  'zh-CN': ['我们测量了热泵。', '您可以清洗滤网。', '热泵从空气中取热，我国已有很多。'],
  'zh-TW': ['我們測量了熱泵。', '您可以清洗濾網。', '熱泵從空氣中取熱，我國已有很多。'],
};

describe('personOf', () => {
  it.each(ALL_LANGUAGES)('tells first, second and third person apart in %s', (language) => {
    const [first, second, third] = SAID[language];
    const counts = [first, second, third].map((text) => {
      const person = personOf([text], language);
      return `${person.first} ${person.second}`;
    });
    expect(counts).toEqual(['1 0', '0 1', '0 0']);
  });

  it.each(ALL_LANGUAGES)('gives a text of one person in %s that verdict', (language) => {
    const [first, second, third] = SAID[language];
    const text = (said: string): string[] => [said, third, third, said, third, said];
    expect(personOf(text(first), language).verdict).toBe('first-person');
    expect(personOf(text(second), language).verdict).toBe('second-person');
    expect(personOf(text(third), language).verdict).toBe('third-person');
  });

  it('hears nobody in what others are quoted with', () => {
    const quoted = ['“I love my pump,” says a miller.', 'Er sagte: „Ich mag sie.“', 'She wrote "we were cold" in May.'];
    expect(personOf(quoted, 'en')).toMatchObject({ first: 0, second: 0 });
  });

  it('gives no verdict of a mixture or of a few sentences', () => {
    const mixed = ['We like it.', 'You like it.', 'It works.', 'We know why.', 'You know why.', 'It stops.'];
    expect(personOf(mixed, 'en').verdict).toBeUndefined();
    expect(personOf(['We like it.', 'We know it.'], 'en').verdict).toBeUndefined();
  });

  it('takes the German "Sie" for an address only where it cannot be "they"', () => {
    expect(personOf(['Sie bleibt warm.', 'Die Pumpen sind alt; sie brummen.'], 'de').second).toBe(0);
    expect(personOf(['Sie sollten das Filter prüfen.', 'Prüfen Sie das Filter.'], 'de').second).toBe(2);
  });
});

describe('sentencesInOtherPerson', () => {
  const text = 'We measured it.\n\nYou can check this. We told you so. The pump hums.';

  it.each([
    ['third-person', [0, 1, 2]],
    ['second-person', [0, 2]],
    ['first-person', [1]],
  ] as const)('names what a text in the %s has to change', (wanted, indexes) => {
    expect(sentencesInOtherPerson(text, 'en', wanted).map(({ index }) => index)).toEqual(indexes);
  });

  it('shows the forms that stand in the way', () => {
    expect(sentencesInOtherPerson(text, 'en', 'third-person')[2]).toEqual({
      index: 2,
      text: 'We told you so.',
      forms: ['We', 'you'],
    });
  });
});
