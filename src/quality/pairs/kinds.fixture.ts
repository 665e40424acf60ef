import type { SiteLanguage } from '../../contract/languages.ts';

/** Three texts of one kind on one subject, that nobody would put in another order. */
export interface Ordered {
  readonly kind: string;
  readonly language: SiteLanguage;
  readonly good: string;
  readonly medium: string;
  readonly bad: string;
}

export const KINDS: readonly Ordered[] = [
  {
    kind: 'a product review',
    language: 'en',
    good: `# Brewell One coffee grinder: three months of daily use

I bought the Brewell One in January for 129 euros and have ground about 90 batches with it since. I weighed the dose before and after each grind: on average 0.2 grams stay behind, which is less than my old grinder kept.

## What it does well

The burrs are 48 millimetres wide and the steps are fine enough for espresso. In my test a dose of 18 grams took 11 seconds, and the loudness at one metre was 74 decibels, because the motor sits low in the housing. The lid does not rattle.

## What annoyed me

The container builds up static in dry weather, so that fine grounds stick to the lid. Compared with the Mallo 3, which costs 40 euros more, it has no timer. If you make filter coffee only, a cheaper hand grinder is enough.

Compared with the maker's own figure of 70 decibels, my measurement is higher; the difference may come from the kitchen worktop.`,
    medium: `# Brewell One coffee grinder review

The Brewell One is a coffee grinder with steel burrs. It has many settings and a container for the grounds. It works for espresso and for filter coffee.

The grinder is easy to clean. The design is modern and it comes in black and white. It is a little loud. The price is fair for what you get.

Overall it is a good grinder for most people. Some people may want a timer, which it does not have.`,
    bad: `# You Won't Believe This AMAZING Coffee Grinder!!!

This grinder is AMAZING!!! It is the best grinder ever, guaranteed. Your coffee will be incredible and your life will change instantly. Buy now, limited time offer! Everyone loves it. Order now and get free shipping. It is the ultimate secret of perfect coffee. No risk. Do not miss this unbelievable deal!!!`,
  },
  {
    kind: 'a news report',
    language: 'en',
    good: `# Council approves heat network for 640 homes

Port Ellery's council voted 14 to 3 on Tuesday for a heat network that will take warmth from the sea, according to the minutes published on the town's website. The plant is to be built by 2028 and will cost 18.6 million pounds.

The government's heat network fund pays 9 million; the rest is borrowed over thirty years, the report says. “We looked at boreholes, and the rock said no,” said councillor Agnes Peel, who leads the energy committee.

Opponents fear higher charges. Councillor Tom Reeve said the standing charge of 240 pounds a year was more than many pensioners now pay for gas, although the report expects lower bills after ten years. Whether that holds depends on the price of electricity, which the consultants call uncertain.

Work begins in March, after the environment agency has decided on the intake pipe.`,
    medium: `# Council decides on heat network

The council of Port Ellery has decided to build a heat network. Many homes will be connected. The network will use the sea as a source of heat. The council says that it is good for the environment. Some people do not like the plan because of the costs. The work will begin soon and will take some years.`,
    bad: `# SHOCKING council decision: what happens next will leave you speechless

People are talking about it. The council did something and nobody expected this. Read on. It is shocking. You need to know this. Many are angry, many are happy. What do you think? Tell us in the comments. Share this now!`,
  },
  {
    kind: 'instructions',
    language: 'en',
    good: `# How to bleed a radiator

A radiator that is warm below and cold on top holds air. Letting the air out takes five minutes, because the air collects at the highest point and leaves through the valve there.

## What you need

A radiator key, a cloth and a small bowl. A key costs about 2 euros.

## Steps

Turn the heating pump off and wait ten minutes, so that the air can rise. Then hold the bowl under the valve and turn the key a quarter to the left until you hear a hiss. Close the valve as soon as water comes, since every litre that runs out lowers the pressure.

Afterwards read the pressure gauge of the boiler. In a house of two storeys it should stand between 1.2 and 1.8 bar; below 1 bar water has to be refilled.

## When it does not help

If the radiator stays cold, the valve may be stuck or the system may be badly balanced. Do not force the valve: in old radiators it breaks off. In that case call a plumber. The steps follow the guideline of the [heating association](https://www.example.org/guideline).`,
    medium: `# How to bleed a radiator

If your radiator is cold at the top, you should bleed it. First turn off the heating. Then take a key and open the valve. Wait until the air is out. When water comes out, close the valve again. Do this with all the radiators in your house. Then turn on the heating again. You should do this every year before winter.`,
    bad: `# Radiator bleeding radiator bleed guide

In today's fast-paced world, it is important to note that radiators matter. When it comes to bleeding a radiator, everyone is different. Whether you're a beginner or an expert, bleeding a radiator plays a crucial role. At the end of the day, a radiator is a radiator. It goes without saying that bleeding radiators has become increasingly important. In conclusion, bleeding your radiator is one of the most important things for your radiator.`,
  },
  {
    kind: 'an explanation, and filler of one mould',
    language: 'en',
    good: `# How much a solar roof yields in winter

A solar roof in northern Europe makes most of its power between April and September, because the sun stands higher and the days are longer. According to the [German weather service](https://www.dwd.de/solar), only 15 percent of a year's sunlight falls between November and February.

## What that means for a house

A system of 8 kilowatts that yields 7,600 kilowatt-hours a year delivers about 180 in December. A heat pump needs several times as much in that month, so that the roof covers a tenth of the demand. A battery does not change this: it shifts power from noon to evening, whereas the gap is between seasons.

## Where the figures do not hold

Steep panels gain in winter and lose in summer; at 60 degrees the December yield rises by a fifth. Snow can cost two weeks of yield, but in most places it slides off within days. The figures depend on the roof, so a yield simulation for the address is worth its 100 euros.`,
    medium: `# Solar panels

Solar panels turn sunlight into electricity. They are placed on roofs, where they get the most sun. In winter they make less power than in summer. Many owners use part of the power themselves and sell the rest to the grid. The panels last for about 25 years. Snow and shade lower the yield.`,
    bad: `# Solar panels

Solar panels are a solution. Solar panels are useful for many people. Solar panels can help you. Solar panels are available in many places. Solar panels are a choice for homes. Solar panels are good for the future. Solar panels are made for everyone. Solar panels are easy to use. Solar panels are a way to save. Solar panels are important today.`,
  },
  {
    kind: 'an encyclopaedia entry',
    language: 'de',
    good: `# Moor

Ein Moor ist ein Lebensraum, in dem sich Torf bildet, weil abgestorbene Pflanzen im wassergesättigten Boden ohne Sauerstoff nur unvollständig zersetzt werden. Nach Angaben des Umweltbundesamtes bedecken Moore etwa drei Prozent der Landfläche der Erde, speichern aber mehr Kohlenstoff als alle Wälder zusammen [1].

## Entstehung

Hochmoore wachsen ungefähr einen Millimeter im Jahr. Sie werden allein vom Regen gespeist und sind deshalb arm an Nährstoffen, während Niedermoore vom Grundwasser leben. Torfmoose, deren Zellen das Zwanzigfache ihres Gewichts an Wasser halten, bauen den größten Teil des Torfes auf.

## Gefährdung

In Deutschland sind rund 95 Prozent der Moore entwässert. Dabei gelangt Sauerstoff an den Torf, sodass er sich zersetzt und Kohlendioxid freisetzt. Wiedervernässung hält den Vorgang auf; allerdings entsteht anfangs mehr Methan, und die Landwirtschaft verliert Flächen.

## Quellen

1. [Moore und Klima](https://www.umweltbundesamt.de/moore), Umweltbundesamt, 2022`,
    medium: `# Moor

Ein Moor ist ein nasses Gebiet, in dem Torf entsteht. Es gibt Hochmoore und Niedermoore. Moore sind wichtig für die Umwelt, weil sie Kohlenstoff speichern. In Deutschland gibt es nur noch wenige Moore. Viele wurden entwässert, damit man dort Landwirtschaft betreiben kann. Heute versucht man, Moore wieder nass zu machen.`,
    bad: `# Moor Moore Moor Torf

moor moore torf moor hochmoor niedermoor moor kaufen moor erde torf günstig moor wiki moor bilder moor definition moor tiere moor pflanzen moor klima moor deutschland moore torf moor moore`,
  },
  {
    kind: 'a forum post',
    language: 'de',
    good: `# Kellerwand feucht: was bei uns geholfen hat

Bei uns war die Nordwand im Keller 2021 nass. Ich habe zuerst mit einem Messgerät für 35 Euro an zwölf Stellen gemessen: unten 18 Prozent, in 80 Zentimetern Höhe nur noch 6. Das sprach gegen Kondenswasser, denn dann wäre die ganze Wand feucht gewesen.

Der Sachverständige (Rechnung 290 Euro) fand die Ursache in einem verstopften Fallrohr. Wir haben es gespült und neu verlegt; nach acht Wochen lagen die Werte bei 5 Prozent. Eine Injektion, die uns eine Firma für 6.400 Euro verkaufen wollte, war also nicht nötig. Ob das bei drückendem Grundwasser auch reicht, weiß ich nicht.`,
    medium: `# Kellerwand feucht

Hallo, wir hatten das auch mal. Bei uns war es das Regenrohr. Schau mal nach, ob da Wasser rausläuft. Wenn nicht, kann es auch vom Boden kommen. Dann müsste man die Wand von außen abdichten, das ist aber teuer. Lüften hilft manchmal auch, aber nicht immer.`,
    bad: `# keller

hab ich auch!!! is voll nervig,keine ahnung was man da macht lol. frag mal jemand anders... würd ich nich machen!!! oder doch?? egal`,
  },
  {
    kind: 'instructions',
    language: 'es',
    good: `# Cómo podar un rosal en invierno

La poda se hace entre finales de enero y marzo, cuando ya no se esperan heladas fuertes, porque los brotes nuevos no soportan temperaturas inferiores a tres grados bajo cero. Según el [Jardín Botánico de Madrid](https://www.rjb.csic.es/podas), un rosal podado da un 30 por ciento más de flores.

## Pasos

Primero se eliminan las ramas secas y las que se cruzan, ya que por sus heridas entran los hongos. Después se cortan las demás a unos 40 centímetros, siempre medio centímetro por encima de una yema que mire hacia fuera. El corte debe ser inclinado, de modo que el agua no se quede sobre la yema.

## Errores frecuentes

Unas tijeras sin afilar aplastan la rama; en cambio, unas limpias y afiladas evitan infecciones. Los rosales trepadores no se podan así: en ellos solo se acortan los brotes laterales. Si hay dudas, es mejor cortar menos.`,
    medium: `# Cómo podar un rosal

Los rosales se podan en invierno. Hay que quitar las ramas secas y cortar las otras. Es importante usar unas buenas tijeras. El corte se hace encima de una yema. Después de podar conviene regar la planta y poner abono. En primavera el rosal dará muchas flores.`,
    bad: `# ¡¡¡El secreto increíble de los rosales!!!

¡No vas a creer este truco! Tus rosas serán increíbles y perfectas al instante, garantizado. ¡Compra ahora nuestro abono milagroso con descuento! Es el mejor del mundo. ¡Oferta limitada! ¡Llámanos ya! Envío gratis. Todos lo quieren. ¡No esperes más!`,
  },
  {
    kind: 'an article',
    language: 'zh-CN',
    good: `# 高铁的能耗取决于什么

高铁的能耗主要取决于速度，因为空气阻力随速度的平方增长。根据中国铁道科学研究院2021年发表的研究，列车从每小时250公里提高到350公里时，每座位公里的耗电量大约增加45%[1]。

## 满座率的影响

能耗按列车计算，而排放要分摊到每位乘客身上，所以满座率同样重要。满座率从80%降到50%时，每位乘客的耗电量上升六成。不过，这些数字只适用于平原线路；在山区，爬坡还要多用大约一成的电。

## 与飞机相比

同样的距离，飞机每位乘客的排放约为高铁的七倍。但是如果电力全部来自煤炭，差距会缩小到三倍左右。因此，电网的构成不能忽略。

## 来源

1. [高速列车能耗研究](https://www.rails.cn/study)，中国铁道科学研究院，2021年`,
    medium: `# 高铁的能耗

高铁是一种很快的交通工具。它用电，所以比飞机环保。高铁的速度越快，用的电就越多。坐的人多的时候，每个人用的电就少。现在很多人都喜欢坐高铁，因为又快又舒服。`,
    bad: `# 震惊！高铁的这个秘密99%的人都不知道！

太不可思议了！！看完你一定会惊呆！快转发给你的朋友！绝对是史上最强！立即购买，限时优惠！！点击这里！错过后悔一辈子！！`,
  },
  {
    kind: 'an article',
    language: 'ar',
    good: `# كيف تتجدد المياه الجوفية

تتجدد المياه الجوفية عندما يتسرب المطر عبر التربة إلى الطبقات الصخرية، لأن المسام بين الحبيبات تسمح بمرور الماء ببطء. وفقا لدراسة نشرتها جامعة الملك سعود عام 2020، لا يصل إلى الخزان سوى 5 في المئة من أمطار المناطق الجافة [1].

## ما الذي يحدد السرعة

تعتمد السرعة على نوع التربة: ففي الرمل يتحرك الماء نحو متر في اليوم، أما في الطين فلا يتجاوز بضعة مليمترات. ولذلك تتجدد الخزانات الرملية أسرع من غيرها، لكنها تتلوث بسهولة أكبر أيضا.

## حدود التغذية الصناعية

يمكن حقن المياه في الآبار، غير أن التكلفة تبلغ نحو نصف دولار للمتر المكعب، وقد تنسد المسام خلال سنوات قليلة. ومن ثم لا تصلح هذه الطريقة في كل مكان.

## المصادر

1. [تغذية الخزانات الجوفية](https://ksu.edu.sa/study)، جامعة الملك سعود، 2020`,
    medium: `# المياه الجوفية

المياه الجوفية موجودة تحت الأرض. تأتي من المطر الذي ينزل على الأرض. يستخدم الناس هذه المياه في الزراعة والشرب. في بعض المناطق تقل المياه لأن الناس يستخدمون الكثير منها. من المهم المحافظة على المياه.`,
    bad: `# لن تصدق هذا السر المذهل!!!

سر مذهل لا يصدق! اشتر الآن! عرض محدود! أفضل منتج في العالم مضمون مئة في المئة! اتصل بنا الآن! خصم كبير! لا تفوت الفرصة!!!`,
  },
];
