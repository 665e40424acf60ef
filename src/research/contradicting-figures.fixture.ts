import type { Language } from '../contract/languages.ts';

type Pair = readonly [string, string];

/** Pairs of sentences from two sources: those that give one thing different figures, and those that speak of two. */
export const FIGURE_PAIRS: Partial<
  Record<Language, { readonly differ: readonly Pair[]; readonly none: readonly Pair[] }>
> = {
  en: {
    differ: [
      ['A heat pump lasts about 15 years in a family house.', 'A heat pump lasts about 25 years in a family house.'],
      ['A heat pump lasts about 15 years.', 'The lifespan of a heat pump is usually 25 to 30 years.'],
      ['An adult needs 2 litres of water a day.', 'The water requirement of an adult is about 3.5 litres a day.'],
      [
        'A litre of paint covers 6 square metres of wall.',
        'Around 12 square metres of wall are covered by a litre of paint.',
      ],
      [
        'The price of a used cargo bike is 1,500 to 2,000 euros.',
        'Used cargo bikes typically cost between 3,000 and 4,000 euros.',
      ],
      ['A queen bee lives for 2 years.', 'Queen bees usually live 4 to 5 years, because they are fed royal jelly.'],
      ['Most tomato seeds germinate within 5 to 7 days.', 'Tomato seeds take 10 to 14 days to germinate.'],
      ['A laying hen eats around 120 grams of feed a day.', 'Each day a laying hen eats 180 grams of feed.'],
      [
        'Roughly 30 percent of household electricity goes into cooling.',
        'Cooling accounts for about 15 percent of household electricity.',
      ],
      ['Dry yeast keeps for 2 years in a sealed packet.', 'In a sealed packet, dry yeast keeps for 6 months.'],
      [
        'About 60 per cent of the world’s olives are pressed for oil.',
        'Around 90 percent of the world’s olives are pressed for oil.',
      ],
    ],
    none: [
      ['A new boiler in a flat lasts about 15 years.', 'An old boiler in a flat lasts about 25 years.'],
      ['A pump in Norway lasts about 15 years.', 'A pump in Spain lasts about 25 years.'],
      ['A fan lasts about 15 years in a house.', 'A good boiler made of steel lasts 25 years.'],
      ['In 2010 a pump cost 900 euros on average.', 'In 2020 a pump cost 1400 euros on average.'],
      [
        'A modern plant needs 3 to 4 kilowatt-hours for a cubic metre.',
        'Around 1980 a plant needed 15 kilowatt-hours for a cubic metre.',
      ],
      [
        'Large plants sell water at 0.5 to 1.5 dollars a cubic metre.',
        'Small plants for villages sell water at 2 to 4 dollars a cubic metre.',
      ],
      [
        'Seawater holds about 35 grams of salt in each litre.',
        'Brine from reverse osmosis holds 60 to 70 grams of salt a litre.',
      ],
      ['The tank holds at least 100 litres.', 'The tank holds at most 300 litres.'],
      ['A cat sleeps 14 hours a day.', 'A cat sleeps 90 hours a week.'],
      [
        'The battery of the bike lasts 70 kilometres in summer.',
        'The battery of the bike lasts 40 kilometres in winter.',
      ],
      ['Bread keeps for 3 days.', 'Bread keeps for 2 to 4 days.'],
      ['A heat pump costs 12,000 euros.', 'The subsidy for a heat pump is 5,000 euros.'],
      ['A dog needs 2 hours of exercise a day.', 'A dog needs 14 hours of sleep a day.'],
      ['The course took 8 weeks.', 'The course takes 12 weeks.'],
      ['A battery charges in 3 hours, if it is warm.', 'A battery charges in 8 hours.'],
      ['The machine weighs 25 kilograms in its box.', 'The machine weighs 40 kilograms in its box.'],
      ['Tomato seeds germinate within 5 days at 25 degrees.', 'Tomato seeds germinate within 14 days at 15 degrees.'],
      ['Dry yeast keeps for 2 years.', 'Opened dry yeast keeps for 4 months.'],
      ['The oven needs 20 minutes to heat up.', 'The oven needs 50 minutes to cool down.'],
      ['A train takes 4 hours from Lyon to Milan.', 'A train takes 7 hours from Lyon to Rome.'],
    ],
  },
  de: {
    differ: [
      ['Eine Wärmepumpe hält etwa 15 Jahre.', 'Die Lebensdauer einer Wärmepumpe liegt in der Regel bei 25 Jahren.'],
      [
        'Ein Kubikmeter Buchenholz wiegt rund 550 Kilogramm.',
        'Das Gewicht eines Kubikmeters Buchenholz beträgt 720 Kilogramm.',
      ],
      [
        'Hühner legen im Schnitt 250 Eier im Jahr.',
        'Im Schnitt legen Hühner 320 Eier im Jahr, weil das Futter besser ist.',
      ],
      ['Kompost braucht 6 Monate bis zur Reife.', 'Bis zur Reife braucht Kompost rund 12 Monate.'],
    ],
    none: [
      ['Eine neue Wärmepumpe hält etwa 15 Jahre.', 'Eine gebrauchte Wärmepumpe hält etwa 6 Jahre.'],
      [
        'Im Sommer braucht ein Kaninchen 200 Milliliter Wasser.',
        'Im Winter braucht ein Kaninchen 90 Milliliter Wasser.',
      ],
      ['Der Kessel fasst mindestens 100 Liter.', 'Der Kessel fasst höchstens 300 Liter.'],
      ['Ein Lastenrad mit Motor wiegt 45 Kilogramm.', 'Ein Lastenrad ohne Motor wiegt 25 Kilogramm.'],
      ['Die Sanierung dauerte 3 Jahre.', 'Die Sanierung dauert 8 Jahre.'],
    ],
  },
  fr: {
    differ: [
      ['Une pompe à chaleur dure environ 15 ans.', 'La durée de vie d’une pompe à chaleur est généralement de 25 ans.'],
      ['Le compost est mûr au bout de 6 mois.', 'Il faut 12 mois pour que le compost soit mûr.'],
      ['Un vélo cargo coûte 2000 euros.', 'Le prix d’un vélo cargo est d’environ 4500 euros.'],
    ],
    none: [
      ['Un vélo cargo neuf coûte 4500 euros.', 'Un vélo cargo d’occasion coûte 2000 euros.'],
      ['En hiver, la ruche consomme 1 kilo de miel.', 'Au printemps, la ruche consomme 4 kilos de miel.'],
    ],
  },
  es: {
    differ: [
      ['Una bomba de calor dura unos 15 años.', 'La vida útil de una bomba de calor suele ser de 25 años.'],
      [
        'Un olivo adulto produce 20 kilos de aceitunas al año.',
        'La producción de un olivo adulto es de unos 50 kilos de aceitunas al año.',
      ],
    ],
    none: [
      ['Un olivo joven produce 5 kilos de aceitunas.', 'Un olivo adulto produce 50 kilos de aceitunas.'],
      ['El depósito contiene como mínimo 100 litros.', 'El depósito contiene como máximo 300 litros.'],
    ],
  },
  it: {
    differ: [['Una pompa di calore dura circa 15 anni.', 'La durata di una pompa di calore è in genere di 25 anni.']],
    none: [['Una bici nuova costa 900 euro.', 'Una bici usata costa 300 euro.']],
  },
  pt: {
    differ: [['Uma bomba de calor dura cerca de 15 anos.', 'A duração de uma bomba de calor é em geral de 25 anos.']],
    none: [['Uma bicicleta nova custa 900 euros.', 'Uma bicicleta usada custa 300 euros.']],
  },
  nl: {
    differ: [['Een warmtepomp gaat ongeveer 15 jaar mee.', 'De levensduur van een warmtepomp is meestal 25 jaar.']],
    none: [['Een nieuwe fiets kost 900 euro.', 'Een gebruikte fiets kost 300 euro.']],
  },
  pl: {
    differ: [['Pompa ciepła kosztuje około 30 000 złotych.', 'Cena pompy ciepła to zwykle 50 000 złotych.']],
    none: [['Nowy rower kosztuje 900 złotych.', 'Używany rower kosztuje 300 złotych.']],
  },
  ru: {
    differ: [
      ['Тепловой насос служит около 15 лет.', 'Срок службы теплового насоса обычно составляет 25 лет.'],
      ['Взрослая пчела весит 100 миллиграммов.', 'Вес взрослой пчелы примерно 140 миллиграммов.'],
    ],
    none: [
      ['Новый велосипед стоит 30 000 рублей.', 'Подержанный велосипед стоит 9 000 рублей.'],
      ['Зимой кролик пьёт 90 миллилитров воды.', 'Летом кролик пьёт 200 миллилитров воды.'],
    ],
  },
  ja: {
    differ: [
      ['ヒートポンプの寿命は約15年です。', 'ヒートポンプの寿命は25年ほどである。'],
      ['成猫は1日に約12時間眠る。', '成猫は1日に16時間ほど眠る。'],
    ],
    none: [
      ['煎茶を淹れる湯の温度は70度が目安です。', '玉露を淹れる湯の温度は50度が目安です。'],
      ['夏のヒートポンプの効率は90％です。', '冬のヒートポンプの効率は60％です。'],
    ],
  },
  'zh-CN': {
    differ: [
      ['热泵的使用寿命约为15年。', '热泵的使用寿命一般为25年。'],
      ['一只母鸡每年产蛋约180枚。', '母鸡一般每年产蛋300枚左右。'],
      ['一只成年猫每天睡眠12小时。', '一只成年猫每天睡眠大约16小时。'],
    ],
    none: [
      ['旧热泵的使用寿命约为15年。', '新热泵的使用寿命约为25年。'],
      ['高铁每公里排放30克二氧化碳。', '飞机每公里排放110克二氧化碳。'],
    ],
  },
  ko: {
    differ: [['히트펌프의 수명은 약 15년이다.', '히트펌프의 수명은 보통 25년이다.']],
    none: [['새 자전거의 가격은 90만 원이다.', '중고 자전거의 가격은 30만 원이다.']],
  },
  ar: {
    differ: [
      ['تعيش ملكة النحل نحو 2 سنة.', 'تعيش ملكة النحل عادة 5 سنوات.'],
      ['يبلغ وزن الجمل البالغ 400 كيلوغرام.', 'وزن الجمل البالغ حوالي 650 كيلوغراما.'],
    ],
    none: [['في الشتاء يشرب الجمل 10 لترات.', 'في الصيف يشرب الجمل 50 لترا.']],
  },
  tr: {
    differ: [['Isı pompasının ömrü yaklaşık 15 yıldır.', 'Isı pompasının ömrü genellikle 25 yıldır.']],
    none: [['Yeni bisikletin fiyatı 9000 liradır.', 'İkinci el bisikletin fiyatı 3000 liradır.']],
  },
};
