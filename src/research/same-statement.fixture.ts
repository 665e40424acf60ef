import type { Language } from '../contract/languages.ts';

type Pair = readonly [string, string];

/** Pairs of sentences from two sources: those that state one fact in other words, and those that only share words or a figure. */
export const STATEMENT_PAIRS: Partial<
  Record<Language, { readonly same: readonly Pair[]; readonly other: readonly Pair[] }>
> = {
  en: {
    same: [
      [
        'Air source heat pumps keep working in frost, and models for cold regions are approved for operation at −20 °C or below.',
        'Heat pumps work well below freezing, and most air source models sold for northern Europe are rated to run at −20 to −28 °C.',
      ],
      [
        'A heat pump working at a coefficient of performance of 3 delivers three kilowatt-hours of heat from the same electricity.',
        'At a seasonal performance factor of 3, each kilowatt-hour of electricity yields 3 kilowatt-hours of heat, two of them from the surroundings.',
      ],
      [
        'Pregnant women are advised to have no more than 200 milligrams of caffeine a day, because high intakes have been linked to lower birth weight.',
        'For pregnant and breastfeeding women a daily intake of up to 200 milligrams was considered safe for the child.',
      ],
      [
        'A borehole is an investment in the plot, because the plastic pipe in the ground is expected to last 50 years or more.',
        'Radiators and pipes last several decades, and a borehole more than 50 years.',
      ],
      [
        'Most people who begin after puberty keep a foreign accent.',
        'Only a native-like accent becomes unlikely for those who begin after puberty.',
      ],
      [
        'Unnoticed use of the backup heater is a common cause of high bills.',
        'A unit whose backup heater runs unnoticed can ruin the yearly figure, and the electricity bill then resembles that of resistance heating.',
      ],
      [
        'Brewing water for green tea should not be hotter than 80 °C.',
        'Green tea turns bitter when it is brewed with water above 176 °F.',
      ],
    ],
    other: [
      [
        'Heating water to 55 °C from air at 0 °C gives a limit that no machine can pass.',
        'A house is suitable for a heat pump when its rooms stay warm in design weather with a flow temperature of no more than about 55 °C.',
      ],
      [
        'A free placement test of 30 minutes shows where a student stands.',
        'A lesson of 30 minutes twice a week is worth more than one of an hour.',
      ],
      [
        'Teenagers need eight to ten hours of sleep, and their clock runs later than that of adults.',
        'Set a personal deadline for caffeine, at first eight to ten hours before bed.',
      ],
      [
        'Doubling the size of a plant lowers its cost by roughly 10 to 15 percent.',
        'Experts expect capacity to grow by 6 to 10 percent a year.',
      ],
      [
        'The problem was solved by hiring two people and by moving managers into support on one morning a week.',
        'None of these ways fully solves the problem.',
      ],
      [
        'Slow intake speeds, below 15 centimetres a second, prevent most of the loss of larvae.',
        'Larvae are lost at an intake speed of 40 centimetres a second.',
      ],
    ],
  },
  de: {
    same: [
      [
        'Der Haufen sackt zusammen und verliert etwa die Hälfte seines Volumens.',
        'Der Haufen schrumpft während der Rotte auf ein Drittel bis die Hälfte des ursprünglichen Volumens.',
      ],
      [
        'Ratten werden durch Gekochtes, Brot und Fleisch angelockt.',
        'Rohe Pflanzenreste interessieren Ratten wenig; es sind gekochte Reste, Brot und Fleisch, die sie anlocken.',
      ],
      [
        'Ein Balkonkraftwerk darf in Deutschland höchstens 800 Watt einspeisen.',
        'Die Einspeisung aus einem Balkonkraftwerk ist auf 800 Watt begrenzt.',
      ],
      [
        'Gemahlener Kaffee verliert innerhalb von 14 Tagen den größten Teil seines Aromas.',
        'Das Aroma von gemahlenem Kaffee ist nach zwei Wochen weitgehend verloren.',
      ],
    ],
    other: [
      [
        'Nach zwei bis drei Wochen sinkt die Temperatur unter 45 Grad.',
        'Der Vermieter haftet für Wasser, das über 45 Grad aus dem Hahn kommt.',
      ],
      [
        'Rund ein Drittel des Hausmülls besteht aus Bioabfällen.',
        'Für Balkonkästen mischt man ein Drittel reifen Kompost mit Gartenerde.',
      ],
      [
        'Zitrusschalen werden häufig mit Mitteln gegen Schimmel behandelt und zersetzen sich langsam.',
        'Holz darf nicht mit giftigen Mitteln behandelt sein.',
      ],
    ],
  },
  fr: {
    same: [
      [
        'Le levain double de volume en quatre à six heures quand il est actif.',
        'Un levain actif met de quatre à six heures pour doubler de volume.',
      ],
      [
        'Une ruche en bonne santé consomme environ 15 kilos de miel pendant l’hiver.',
        'Pour passer l’hiver, une ruche a besoin de quelque 15 kg de miel en réserve.',
      ],
    ],
    other: [
      [
        'La pâte repose douze heures au réfrigérateur avant la cuisson.',
        'Le four doit chauffer à 240 degrés avant la cuisson.',
      ],
      [
        'Les abeilles visitent près de 200 fleurs à l’heure.',
        'Un apiculteur amateur récolte près de 200 euros de miel par saison.',
      ],
    ],
  },
  es: {
    same: [
      [
        'Las zapatillas conservan la amortiguación entre 600 y 800 kilómetros.',
        'Pasados 600 a 800 kilómetros, la amortiguación de las zapatillas está agotada.',
      ],
      [
        'El aceite de oliva virgen extra tiene una acidez máxima de 0,8 grados.',
        'La acidez del aceite virgen extra no supera los 0,8 grados.',
      ],
    ],
    other: [
      ['Las agujetas desaparecen en dos o tres días.', 'Con tres días por semana se mejora durante meses.'],
      [
        'La aceituna se recoge en noviembre, antes de las heladas.',
        'El olivo tarda 15 años en alcanzar su plena producción.',
      ],
    ],
  },
  it: {
    same: [
      [
        'La pasta madre va rinfrescata ogni tre giorni se resta in frigorifero.',
        'In frigorifero la pasta madre richiede un rinfresco ogni 3 giorni.',
      ],
    ],
    other: [
      [
        'La farina forte assorbe il 70 per cento di acqua.',
        'Il 70 per cento dei panifici artigianali apre prima delle sei.',
      ],
    ],
  },
  pt: {
    same: [
      [
        'Um sobreiro só dá cortiça de qualidade a partir dos 40 anos.',
        'A cortiça de qualidade vem de sobreiros com mais de 40 anos.',
      ],
    ],
    other: [
      ['A cortiça é retirada do sobreiro de nove em nove anos.', 'O montado ocupa um terço da floresta do Alentejo.'],
    ],
  },
  nl: {
    same: [
      [
        'Een elektrische fiets haalt met trapondersteuning hooguit 25 kilometer per uur.',
        'De trapondersteuning van een elektrische fiets stopt bij 25 kilometer per uur.',
      ],
    ],
    other: [
      [
        'De accu van een fiets gaat ongeveer 700 laadbeurten mee.',
        'Een helm van goede kwaliteit kost ongeveer 70 euro.',
      ],
    ],
  },
  pl: {
    same: [
      [
        'Zakwas żytni trzeba dokarmiać co 12 godzin w temperaturze pokojowej.',
        'W temperaturze pokojowej zakwas żytni wymaga dokarmiania co 12 godzin.',
      ],
    ],
    other: [
      ['Chleb żytni powinien odpocząć 12 godzin przed krojeniem.', 'Piekarnia sprzedaje dziennie 12 rodzajów bułek.'],
    ],
  },
  ru: {
    same: [
      [
        'Ржаную закваску в холодильнике достаточно освежать раз в 10–14 дней.',
        'Если ржаная закваска стоит в холодильнике, её освежают каждые 10–14 дней.',
      ],
      [
        'При температуре ниже 8 градусов рост дрожжей почти прекращается.',
        'Дрожжи почти не растут, когда температура опускается ниже 8 градусов.',
      ],
    ],
    other: [
      [
        'На 500 г муки берут 100 г активной закваски.',
        'Немытый изюм (100 г) заливают водой и встряхивают дважды в день.',
      ],
      ['Брожение при 24 градусах займёт четыре часа.', 'Хлеб остывает на решётке не меньше четырёх часов.'],
    ],
  },
  ja: {
    same: [
      [
        '玉露は50〜60度のぬるい湯でゆっくり淹れるとうま味が引き出される。',
        '玉露のうま味を引き出すには、50〜60度のぬるめの湯でゆっくり淹れる。',
      ],
      [
        '開封した茶葉は湿気を吸いやすいので、二週間ほどで飲みきるのがよい。',
        '茶葉は開封すると湿気を吸いやすく、二週間ほどで飲みきりたい。',
      ],
    ],
    other: [
      ['急須の注ぎ口は人肌の60度までなら素手で触れる。', '乾いた茶葉の水分は3〜5パーセントである。'],
      ['新茶の摘み取りは八十八夜のころに始まる。', '水道水は三分ほど沸かすと塩素が抜ける。'],
    ],
  },
  'zh-CN': {
    same: [
      ['列车本身不排放废气，但发电环节会产生排放。', '高铁列车本身不直接排放，排放产生在发电环节。'],
      ['绿茶宜用80摄氏度左右的热水冲泡，水温过高会发苦。', '冲泡绿茶的水温以80摄氏度左右为宜，过高茶汤会发苦。'],
    ],
    other: [
      ['时速从300公里提高到350公里，阻力增加约三分之一。', '同样一趟列车，在西南行驶的排放可能只有在华北的三分之一。'],
      ['上海到武汉约800公里，高铁最快不到四小时。', '乘高铁超过四小时的员工可以选一等座。'],
    ],
  },
  ko: {
    same: [
      ['김치는 섭씨 4도 안팎의 냉장고에서 가장 천천히 익는다.', '섭씨 4도 안팎의 냉장고에 두면 김치가 천천히 익는다.'],
    ],
    other: [['배추는 소금물에 여섯 시간 동안 절인다.', '고춧가루는 서늘한 곳에서 여섯 달 동안 보관할 수 있다.']],
  },
  ar: {
    same: [
      [
        'الماء العذب قرب الساحل مصدره المطر، وهو يطفو فوق الماء المالح.',
        'يطفو الماء العذب في الأحواض الساحلية فوق ماء البحر لأنه أخف منه.',
      ],
      [
        'يجب أن تبقى درجة حرارة الخميرة تحت 30 درجة مئوية حتى لا تفسد.',
        'تفسد الخميرة إذا تجاوزت درجة حرارتها 30 درجة مئوية.',
      ],
    ],
    other: [
      ['خفضت الشركة الفاقد في الشبكة إلى النصف.', 'توفر المياه الجوفية قرابة نصف ماء الشرب في العالم.'],
      ['تحتاج النخلة إلى 10 سنوات كي تثمر.', 'يباع الكيلوغرام من التمر الجيد بنحو 10 دنانير.'],
    ],
  },
  tr: {
    same: [
      [
        'Türk kahvesi kısık ateşte yaklaşık dört dakikada köpürür.',
        'Kısık ateşte pişen Türk kahvesi yaklaşık 4 dakikada köpürmeye başlar.',
      ],
    ],
    other: [['Kahve çekirdeği 200 derecede kavrulur.', 'Bir fincan kahve için 200 mililitre su yeter.']],
  },
};
