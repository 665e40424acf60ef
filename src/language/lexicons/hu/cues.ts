import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    ő, őt, neki, övé, ők, őket, nekik, ez, ezt, ezek, ezeket, ennek, ezeknek, ebben, ebből, ezekben, ezekből, erre
    erről, ezekre, ezekről, ezzel, ezekkel, ehhez, ezekhez, ettől, ezektől, ezért, ezen, ezeken, ekkor, ide, itt
    innen, az is, azt, azok, azokat, annak, azoknak, abban, abból, azokban, azokból, arra, arról, azokra, azokról
    azzal, azokkal, ahhoz, azokhoz, attól, azoktól, azért, azon, azokon, akkor, oda, ott, onnan, ilyen, ilyenek
    ilyenkor, ilyet, olyan, olyanok, ugyanez, ugyanaz, ugyanezek, ugyanazok, ugyanakkor, ugyanígy, mindkettő
    mindkét, mindketten, egyik, egyikük, másik, a másik, a másikat, mások, más, a többi, a többiek, az előbbi
    az utóbbi, előbbi, utóbbi, az első, a második, a harmadik, az utolsó, először, másodszor, harmadszor, először is
    másodsorban, egyrészt, másrészt, végül, végezetül, utoljára, majd, aztán, azután, ezután, ezt követően
    ezután pedig, utána, később, korábban, előtte, ezt megelőzően, azóta, addig, eközben, közben, időközben
    egyúttal, egyidejűleg, így, ezáltal, tehát, következésképpen, ebből következően, emiatt, amiatt
    ennek következtében, ennek eredményeként, ennek köszönhetően, ezen okból, ebből az okból, de, és, vagy, meg
    hanem, mert, hiszen, ugyanis, azonban, viszont, mégis, mindazonáltal, ennek ellenére, mindezek ellenére
    ezzel szemben, ellenkezőleg, ellenben, helyette, ehelyett, ezenkívül, ezen kívül, ezen felül, emellett, továbbá
    ráadásul, sőt, szintén, is, úgyszintén, hasonlóképpen, hasonlóan, például, különösen, főleg, nevezetesen, azaz
    vagyis, más szóval, másként fogalmazva, röviden, összefoglalva, összességében, összegezve, valójában
    tulajdonképpen, valóban, különben, máskülönben, ellenkező esetben, ebben az esetben, ilyen esetben
    ezekben az esetekben, e tekintetben, ebben az összefüggésben, ily módon, ilyen módon, e célból, ehhez képest
    közülük, ezek közül, azok közül, egyikük sem, néhányuk, többségük, legtöbbjük, sokan közülük, mindezek, mindez
    mindezt, ha ez, ha ezek, ha ezt, mivel ez, mivel ezek, bár ez, bár ezek, amikor ez, amikor ezek, ami, amely
    amelyek, ami azt, sőt mi több, rosszabb
  `),
  independentOpeners: entries(`
    fontos, lehetséges, a második világháború, az első világháború, az első alkalommal, idén, úgynevezett, más országok
    más országokban, egy másik ok, az egyik leg*, az egyik legfontosabb, egyes, ez év, az utóbbi években, elsősegély
    olyan országok, vagy akár, is lehet, az azok, olyan növények, mások mellett
  `),
  dependentAnywhere: entries(`
    utóbbi, utóbbiak, előbbi, előbbiek, fent említett, fentebb említett, fenti, fentiek, ebből az okból, ily módon
    ilyen módon, ebben az esetben, ebben az összefüggésben, e tekintetben, ez a módszer, ezt a módszert, ez a probléma
    ezt a problémát, ez a folyamat, ez a tendencia, ez a hatás, az ilyen, emiatt, következésképpen, az említett
  `),
  roleOpeners: entries(`
    a cég, a vállalat, a társaság, a csapat, a csoport, a szervezet, az ügynökség, a hivatal, az alapítók, az alapító
    a kutatók, a kutató, a tudósok, a tanulmány, a kutatás, a jelentés, a felmérés, a szerzők, a szerző, a cikk
    az eredmények, a termék, a projekt, a bolt, az üzlet, a honlap, a weboldal, a program, az eset, az ítélet, a törvény
    a férfi, a nő, a pár, a család, az alkalmazás, a könyv, a terv, a döntés
  `),
  droppableConnectives: entries(`
    azonban, viszont, mégis, mindazonáltal, ennek ellenére, ezenkívül, emellett, továbbá, ráadásul, sőt, szintén
    valójában, tulajdonképpen, valóban, tehát, így, következésképpen, ezért, emiatt, ennek következtében, végül, végezetül
    először, először is, másodszor, harmadszor, egyrészt, másrészt, majd, aztán, ezután, például, különösen, főleg
    általában, általánosságban, összességében, természetesen, nyilvánvalóan, sajnos, szerencsére, érdekes módon, röviden
    összefoglalva, összegezve, más szóval, azaz, vagyis, ezzel szemben, ellenkezőleg, ugyanakkor, egyúttal, hasonlóképpen
    ehelyett, de, és, hiszen, lényegében, alapvetően, nos, persze, igen
  `),
  siteTalk: entries(`
    ebben a cikkben, cikkünkben, jelen cikkben, ebben a bejegyzésben, ebben a blogban, ebben az útmutatóban
    útmutatónkban, ebben a részben, ebben a fejezetben, ebben az írásban, ebben a szövegben, ebben a videóban
    ez a cikk, ez a bejegyzés, ez az útmutató, ez az oldal, ezen az oldalon, megnézzük, bemutatjuk, elmagyarázzuk
    áttekintjük, megvizsgáljuk, ismertetjük, nézzük, nézzük meg, lássuk, olvass tovább, olvassa tovább
    olvasson tovább, ahogy említettük, mint említettük, ahogy fentebb, mint fentebb, ahogy korábban, ahogy láttuk
    mint láttuk, ahogy látható, fent említett, fentebb említett, alább, fentebb, lásd fent, lásd alább, lásd lent
    az alábbi, az alábbiak, az alábbiakban, a következőkben, íme, itt van, itt találod, kattints ide, kattintson ide
    kattints, kattintson, további információért, további információ, bővebben, a szerző, szerkesztőség*
    kedves olvasó, kedves olvasók, kedves olvasóink, a táblázatban, az alábbi táblázat, az alábbi ábra
    a hozzászólásokban, a következő részben, a következő fejezetben, ahogy a neve is mutatja, a következők szerint
  `),
  boilerplate: entries(`
    cookie*, hírlevél*, hírlevel*, feliratkoz*, iratkozz fel, iratkozzon fel, bejelentkez*, jelentkezz be
    szponzorált*, affiliate*, minden jog fenntartva, adatvédel*, adatkezelés*, felhasználási feltételek
    általános szerződési feltételek, ászf, tovább olvasom, olvass tovább, olvasd el, kapcsolódó cikkek
    ez is érdekelhet, oszd meg, ossza meg, kövess minket, kövessen minket, szólj hozzá, írj hozzászólást
    e-mail címed, az e-mail címe, képforrás*, kép forrása, getty images, nézd meg a videót, webinárium*, e-könyv
    kuponkód*, kupon*, vásárolj most, rendeld meg, kosárba, próbáld ki ingyen, lépj kapcsolatba
    vegye fel a kapcsolatot, kapcsolatfelvétel, tartalomjegyzék, ugrás a tartalomra, utoljára frissítve
    utolsó frissítés, felelősségi nyilatkozat, köszönjük hogy elolvasta, csapatunk, szakértőink, olvasóink
    szabadúszó újságíró, sütiket használ, süti beállítások, sütik használata, regisztráljon most, elfelejtett jelszó
    támogatói tartalom, szponzorált tartalom, engedélyezze a javascript, az ön böngészője, a cikk megjelent
    töltse le ingyen, cikk nyomtatása, fizessen elő
  `),
  firstPersonSingular: entries(
    'én, engem, nekem, velem, rólam, tőlem, hozzám, saját magam, szerintem, vagyok, gondolom',
  ),
  firstPersonPlural: entries(`
    minket, bennünket, nekünk, velünk, rólunk, tőlünk, hozzánk, szerintünk, vagyunk, tudjuk, javasoljuk, ajánljuk
    úgy gondoljuk
  `),
  secondPerson: entries(`
    te, téged, neked, veled, rólad, tőled, hozzád, ti, titeket, nektek, veletek, ön, önt, önnek, önnel, önök, önöket
    önöknek, tudsz, szeretnéd, szeretnél
  `),
  relativeTime: entries(`
    tegnap, ma, holnap, tegnapelőtt, holnapután, ezen a héten, a héten, ebben a hónapban, idén, ebben az évben
    az idei, idén nyáron, idén télen, a múlt héten, múlt héten, a múlt hónapban, múlt hónapban, tavaly
    az elmúlt évben, a tavalyi, jövő héten, jövő hónapban, jövőre, a jövő évben, nemrég, nemrégiben, mostanában
    a közelmúltban, az utóbbi időben, az utóbbi években, az elmúlt években, az elmúlt hónapokban, az elmúlt napokban
    jelenleg, most, pillanatnyilag, manapság, napjainkban, eddig, mostanáig, egyelőre, egy éve, hónappal ezelőtt
    héttel ezelőtt, nappal ezelőtt, hétfőn, kedden, szerdán, csütörtökön, pénteken, szombaton, vasárnap, hamarosan
    rövidesen, egy évvel ezelőtt, két évvel ezelőtt, néhány évvel ezelőtt
  `),
  polemic: entries(`
    hülye*, hülyeség*, idióta*, ostoba*, ostobaság*, hazug*, hazugság*, képtelenség, nevetséges*, szégyen*
    gyalázat*, undorító*, őrült*, őrület*, hihetetlen*, felháborító*, sokkoló*, összeesküvés*, propaganda*
    agymosás*, hazaáruló*, áruló*, átverés*, ébredjetek, higgye el, hidd el, az igazság az, legyünk őszinték
    úgynevezett szakértők, az elit, szánalmas*, baromság*, szar
  `),
  opinionMarkers: entries(`
    véleményem szerint, véleményünk szerint, szerintem, szerintünk, úgy gondolom, azt gondolom, úgy vélem, hiszem
    úgy gondoljuk, úgy véljük, személy szerint, őszintén szólva, sajnos, remélhetőleg, kétségtelenül
    minden kétséget kizáróan, nyilvánvalóan, természetesen, be kellene tiltani, itt az ideje
  `),
  sayVerbs: entries(`
    mondja, mondta, mondják, elmondta, magyarázza, magyarázta, hangsúlyozza, hangsúlyozta, hozzáteszi, hozzátette, írja, írta
    állítja, állította, figyelmeztet, figyelmeztetett, közölte, jelentette, nyilatkozta, véli, vélte, megállapította
    bírálta, kijelentette, szerint
  `),
  mythLabels: entries(`
    tévhit, tévhitek, mítosz, mítoszok, téves, tévedés, tévedések, hamis, nem igaz, babona, babonák, városi legenda
    városi legendák, pletyka, pletykák, álhír, álhírek, közhiedelem, hiedelem, hiedelmek, sokan azt hiszik
    gyakran mondják, gyakran állítják, előítélet, előítéletek
  `),
  truthLabels: entries(`
    tény, tények, igaz, igazság, az igazság, valóság, a valóság, valójában, a valóságban, igazolt
  `),
  causes: entries(`
    mert, mivel, miatt, hiszen, ugyanis, köszönhetően, következtében, eredményeként, hatására, ok, okok, oka, okai, okát
    okoz, okoza*, okozza, okozzák, okozhat, okozta, okozott, vezet, vezetnek, vezetett, vezethet, eredményez, eredményezi
    kivált, kiváltja, előidéz, előidézi, származik, ered, fakad, felelős, hozzájárul, hozzájárulnak, hozzájárult, függ
    függnek, megakadályozza, megelőzi, elősegíti, azért, ezért, emiatt, tényező, tényezők, idézi elő
  `),
  means: entries(`
    segítségével, révén, által, útján, használatával, felhasználásával, annak érdekében, hogy, használ, használják
    használjuk, alkalmaz*, módszer*, technika*, eszköz*, eljárás*, folyamat*, kell, szükséges, lehet, tudja, hozzáadásával
    készül, készítik, készítenek
  `),
  comparisons: entries(`
    mint, képest, összehasonlítva, szemben, ellentétben, míg, viszont, ezzel szemben, helyett, különbség*, különbözik
    különböznek, hasonló, hasonlóak, hasonlít, ugyanolyan, ugyanannyi, több, kevesebb, nagyobb, kisebb, magasabb, alacsonyabb
    jobb, rosszabb, gyorsabb, lassabb, olcsóbb, drágább, kétszer, fele, inkább, versus
  `),
  hedges: entries(`
    lehet, lehetnek, lehetne, talán, esetleg, valószínűleg, feltehetően, feltételezhetően, vélhetően, állítólag
    alighanem, úgy tűnik, látszólag, utal, utalnak, becslések szerint, becsült, körülbelül, mintegy, nagyjából, hozzávetőleg
    várhatóan, várható, hajlamos, általában, okozhat, vezethet, segíthet
  `),
  definitionPatterns: entries(`
    egy, olyan, jelent, jelenti, jelentik, azt jelenti, nevezik, nevezzük, hívják, úgy hívják, ismert, néven ismert, utal
    definíciója, meghatározása, áll, alkotja, egyfajta, értendő, értjük, minősül, fogalma
  `),
  questionWords: {
    why: entries('miért, mi okból, mi az oka, minek köszönhető, okai, mi okozza'),
    how: entries('hogyan, hogy, miképpen, mi módon, miként, útmutató, lépései, módja, módjai'),
    what: entries('mi, mit, mik, mi az, mi a, mit jelent, jelentése, fogalma, meghatározása'),
    which: entries('melyik, melyek, milyen, mely, melyiket'),
    when: entries('mikor, mióta, meddig, hány órakor, mennyi ideig, hány évesen'),
    who: entries('ki, kik, kit, kinek, kié'),
    where: entries('hol, hová, hova, honnan, merre'),
    howMuch: entries(
      'mennyi, mennyit, mennyire, hány, hányszor, milyen gyakran, milyen nagy, milyen magas, mennyibe kerül, ára',
    ),
    yesNo: entries('vajon, van, lehet, szabad, kell, érdemes, létezik, vannak, megéri, tényleg'),
  },
  listWords: entries(`
    legjobb, legjobbak, top, módszerek, mód, módja, tippek, tipp, tanácsok, ötletek, példák, típusai, fajtái, lista, oka
    dolog, stratégiák, lehetőségek, előnyei, hibák, alternatívák, legnépszerűbb, trükkök
  `),
  stepWords: entries(`
    először, első lépés, első lépésként, lépés, lépések, kezdje, kezdjük, kezdd, majd, aztán, azután, ezután, ezt követően
    miután, végül, végezetül, mielőtt, ismételje, ismételd, amint, utolsó lépésként
  `),
  comparisonQueryWords: entries(`
    vs, versus, vagy, összehasonlítás, összehasonlítása, összehasonlítva, különbség, különbségek, mi a különbség, jobb mint
    kontra, ellen, előnyök és hátrányok, előnyei és hátrányai, alternatíva, alternatívája
  `),
  placeholderNouns: entries(`
    termék, cég, vállalat, márka, személy, ügyfél, vásárló, versenytárs, tulajdonság, jellemző, előny, téma, cím, város
    ország, példa, cikk, név, forrás, szerző, elem
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, ide írja a nevét, írja ide a nevet, név beszúrása, ide írja, ide kerül, szöveg helye
    szöveg beszúrása, link beszúrása, kép beszúrása, az ön neve, az ön szövege ide, cégnév helye, a cég neve ide
    termék neve ide, helykitöltő, mintaszöveg, helyőrző, kitöltendő, később pontosítandó, hamarosan érkezik, minta béla
    kovács jános minta, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    nem, ne, sem, se, nincs, nincsenek, sincs, soha, sohasem, sose, senki, semmi, sehol, semelyik, nélkül, aligha, tagadja
    tagadta, tagadják, hiányzik, hiányoznak, elutasítja, elutasította, lehetetlen
  `),
  quantifiers: {
    all: entries(`
      minden, mindenki, mindegyik, összes, az összes, mindig, teljesen, egészen, teljes mértékben, mindenhol, mindenütt
      csak, csakis, kizárólag, kivétel nélkül, garantálja, garantált, egész, valamennyi
    `),
    part: entries(`
      néhány, egyes, némely, több, számos, sok, a legtöbb, legtöbb, kevés, gyakran, sokszor, néha, olykor, ritkán, általában
      rendszerint, részben, többség, többsége, kisebbség, fele, bizonyos, főként, többnyire, alkalmanként
    `),
  },
  finiteVerbs: entries(`
    van, vannak, volt, voltak, lesz, lesznek, nincs, nincsenek, lehet, lehetnek, kell, kellett, tud, tudnak, jelent
    jelenti, ad, adnak, tesz, tesznek, tett, vesz, áll, állnak, állt, marad, maradnak, maradt, mutat, mutatja
    mutatják, tartalmaz, tartalmaznak, kínál, kínálnak, igényel, használ, használnak, használják, keletkezik, nő
    nőtt, növeli, emelkedik, csökken, csökkent, csökkenti, segít, segítenek, okoz, okozza, vezet, kerül, tart, elég
    található, működik, működnek, függ, készül, válik, válnak, vált, hat, hatnak, befolyásolja, javítja, változik
    létezik, léteznek, számít, érdemes, szükséges, alkot, hoz, hoznak, képes, képesek, él, élnek, élt, éltek, lakik
    laknak, kezdődik, kezdődött, végződik, forog, kering, mozog, képez, képeznek, véd, védi, védik, elér, eléri, fed
    eszik, esznek, visel, követ, követi, változtat, fizet, felszabadít, elnyel, nyom, mér, megelőzi, árul, meghal
    esik, olvad, szárad, történik, történt, függenek, előfordul, előfordulnak, fogyaszt, termel, termelnek
    emelkedtek, csökkentek, nőnek, neveznek, nevezik, készítik, bírja, tartanak, igényelnek, javul, romlik
    származik, megtalálható
  `),
  aspectWords: {
    howItWorks: entries('működ*, működés*, elv, elve, mechanizmus*, folyamat*'),
    causes: entries('ok, oka, okok, okai, okoz*, tényező*, miatt, eredet*, mert, mivel'),
    effects: entries('hatás*, hatása, következmény*, eredmény*, befolyásol*, kihat*'),
    types: entries('típus*, fajta, fajtá*, forma, formá*, kategóri*, változat*, modell*, osztály*'),
    benefits: entries('előny*, haszon, haszn*, javít*, javul*, erősség*, megtakarít*'),
    drawbacks: entries('hátrány*, korlát*, gyengeség*, problém*, hiányosság*'),
    risks: entries('kockázat*, veszély*, fenyeget*, mellékhatás*, káros*, ártalm*, biztonság*'),
    costs: entries('költség*, ár, ára, árak, drága, drág*, olcsó*, díj, díja*, fizet*, forint*, euró*, kiadás*'),
    steps: entries('lépés*, először, majd, ezután, eljárás*, utasítás*, szakasz*, fázis*'),
    choosing: entries('választ*, választás*, szempont*, alkalmas*, megfelelő*, vásárl*, dönt*, döntés*'),
    comparison: entries('összehasonlít*, különbség*, különböz*, képest, míg, szemben'),
    requirements: entries('követelmény*, szükség*, feltétel*, igény*, anyag*, hozzávaló*, kell'),
    mistakes: entries('hiba, hibá*, téved*, elkerül*, rossz*, kudarc*'),
    maintenance: entries('karbantart*, ápol*, tisztít*, javít*, tárol*, élettartam*, csere, cserél*'),
    history: entries('történet*, történelem*, történelm*, eredet*, század*, alapít*, feltalál*, felfedez*, régi*, óta'),
    examples: entries('példa, példá*, például, mint, többek között, eset*'),
    numbers: entries('százalék*, millió*, milliárd*, szám, számok, adat*, statisztik*, átlag*, arány*'),
    outlook: entries('jövő*, jövőbeli, kilátás*, előrejelz*, várhat*, tendenci*, trend*, 2030-ra, 2050-re'),
    tips: entries('tipp*, tanács*, javasol*, ajánl*, érdemes, célszerű, gyakorlati*, ideális*'),
    viewsDiffer: entries('vitatott*, vita, viták, kritik*, ellenző*, támogató*, vélemény*, bírál*'),
  },
  sensitiveSubjects: {
    health: entries(`
      egészség*, betegség*, beteg, betegek, tünet*, kezel*, terápi*, gyógyszer*, orvos*, adag*, adagol*, oltás*, vakcin*, rák
      rákos*, daganat*, cukorbeteg*, vérnyomás*, terhes*, várandós*, fertőzés*, vírus*, műtét*, fájdalom*, fájdalm*, diéta*
      diétá*, vitamin*, depresszió*, szorongás*, mentális*, páciens*, diagnózis*, gyógyít*, gyógyul*, fogyás*, allergi*
      asztma*, étrend-kiegészítő*
    `),
    money: entries(`
      befektet*, hitel*, kölcsön*, jelzálog*, adósság*, biztosítás*, nyugdíj*, megtakarít*, részvény*, kötvény*, adó, adók
      adóz*, kamat*, bank, bankok, banki*, kripto*, bitcoin*, alap, alapok, vagyon*, csőd*, pénzügy*, fizetés*, bér, bérek
    `),
    law: entries(`
      törvény*, jog, jogok, jogi*, jogszabály*, ügyvéd*, bíróság*, bíró, bírák, per, perek, szerződés*, felelősség*, válás*
      gyermekelhelyez*, bevándorl*, vízum*, bérlő*, bérbeadó*, bűncselekmény*, büntető*, rendelet*, szabadalom*, szabadalm*
      öröklés*, örökség*, végrendelet*, felmondás*
    `),
    contested: entries(`
      abortusz*, fegyvertartás*, halálbüntetés*, faj, fajok, faji*, gender*, nemváltás*, transznem*, vallás*, bevándorl*
      menekült*, migráns*, háború*, népirtás*, választás*, kötelező oltás*, klímaszkept*, evolúció*, eutanázia*, atomenergia*
      atomerőmű*, génmódosít*, palesztin*, izrael*, összeesküvés*, állatkísérlet*, trianon*
    `),
  },
};
