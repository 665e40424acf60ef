import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    jis, ji, jie, jos, jo, jų, jam, jai, jiems, joms, jį, ją, juos, jas, juo, ja, jais, jomis, jame, joje, juose, jose
    šis, ši, šie, šios, šio, šių, šiam, šiai, šiems, šioms, šį, šią, šiuos, šias, šiuo, šia, šiais, šiomis, šiame, šioje
    šiuose, šiose, tas, ta, tie, tos, to, tų, tam, tai, tiems, toms, tą, tuos, tas pats, ta pati, tie patys, tos pačios
    tuo, tais, tomis, tame, toje, tuose, tose, anas, ana, toks, tokia, tokie, tokios, tokio, tokių, tokiam, tokį, tokią
    tokius, tokias, tokiu, abu, abi, abiejų, abiem, kitas, kita, kiti, kitos, kitų, kitiems, pirmasis, pirmoji, antrasis
    antroji, trečiasis, trečioji, paskutinis, paskutinė, pastarasis, pastaroji, pastarieji, pirma, antra, trečia, pirmiausia
    visų pirma, antra vertus, viena vertus, kita vertus, pagaliau, galiausiai, paskui, po to, po šito, tada, tuomet, vėliau
    anksčiau, prieš tai, nuo tada, tuo metu, tuo pačiu metu, tuo tarpu, čia, ten, iš ten, taip, taip pat, taigi, todėl
    dėl to, dėl šios priežasties, dėl tos priežasties, dėl šių priežasčių, vadinasi, tad, dėl šito, to dėka, to rezultatas
    kaip rezultatas, rezultatas, bet, tačiau, o, ir, arba, ar, nes, kadangi jie, kadangi jis, kadangi tai, juk, vis dėlto
    vis tiek, nepaisant to, nepaisant šito, priešingai, atvirkščiai, vietoj to, užtat, be to, dar daugiau, maža to
    negana to, panašiai, lygiai taip pat, pavyzdžiui, ypač, būtent, kitaip tariant, kitais žodžiais tariant, trumpai tariant
    apibendrinant, apskritai, iš tikrųjų, iš tiesų, tiesą sakant, priešingu atveju, kitu atveju, šiuo atveju, tokiu atveju
    tokiais atvejais, šiais atvejais, šiame kontekste, tokiu būdu, šitaip, šiuo tikslu, tam tikslui, su tuo, iš jų, iš šių
    vienas iš jų, viena iš jų, kai kurie iš jų, dauguma jų, daugelis jų, visi šie, visos šios, visa tai, nė vienas iš jų
    jei tai, jei jis, jei ji, jei jie, kai tai, kai jis, kai ji, kai jie, nors tai, nors jis, nors jie, dar blogiau
    ne tik tai
  `),
  independentOpeners: entries(`
    svarbu, galima, šiemet, šiais metais, antrasis pasaulinis karas, pirmasis pasaulinis karas, antrojo pasaulinio karo
    pirmojo pasaulinio karo, pirmą kartą, kita priežastis, kitos šalys, kitose šalyse, taip vadinamas, vadinamasis
    pirmoji pagalba, tie kurie, tas kas, ta pačia proga, tai kas, taip pat kaip, ar tai, ir toliau, ten kur
  `),
  dependentAnywhere: entries(`
    pastarasis, pastaroji, pastarieji, pastarosios, minėtas, minėta, minėti, minėtos, pirmiau minėt*, dėl šios priežasties
    dėl tos priežasties, tokiu būdu, šiuo būdu, šiuo atveju, tokiu atveju, šiame kontekste, šiuo požiūriu, šis metodas
    ši problema, šis procesas, ši tendencija, šis poveikis, todėl, taigi, tokie
  `),
  roleOpeners: entries(`
    bendrovė, įmonė, kompanija, firma, komanda, grupė, organizacija, agentūra, tarnyba, įkūrėjai, įkūrėjas, tyrėjai
    tyrėjas, mokslininkai, mokslininkas, tyrimas, tyrimo, ataskaita, apklausa, autoriai, autorius, autorė, straipsnis
    rezultatai, produktas, gaminys, projektas, parduotuvė, svetainė, programa, incidentas, teismo sprendimas, įstatymas
    vyras, moteris, pora, šeima, programėlė, knyga, planas, sprendimas
  `),
  droppableConnectives: entries(`
    tačiau, vis dėlto, vis tiek, nepaisant to, be to, dar daugiau, maža to, negana to, taip pat, iš tikrųjų, iš tiesų, taigi
    todėl, dėl to, vadinasi, tad, galiausiai, pagaliau, pirma, antra, trečia, pirmiausia, visų pirma, paskui, po to
    pavyzdžiui, ypač, apskritai, paprastai, bendrai paėmus, žinoma, savaime suprantama, deja, laimei, įdomu tai
    trumpai tariant, apibendrinant, kitaip tariant, priešingai, kita vertus, tuo pačiu metu, panašiai, vietoj to, bet
    ir, o, juk, tiesą sakant, iš esmės, na, taip
  `),
  siteTalk: entries(`
    šiame straipsnyje, straipsnyje, šiame įraše, šiame tinklaraštyje, šiame vadove, šiame skyriuje, šioje dalyje
    šiame tekste, šioje ataskaitoje, šiame vaizdo įraše, šis straipsnis, šio straipsnio, šis įrašas, šis vadovas
    šis puslapis, šiame puslapyje, mūsų straipsnis, mūsų straipsnyje, mūsų vadovas, aptarsime, paaiškinsime
    apžvelgsime, pristatysime, papasakosime, pažiūrėkime, panagrinėkime, skaitykite toliau, skaityk toliau
    skaitykite daugiau, kaip minėta, kaip jau minėta, kaip minėjome, kaip aprašyta, kaip matote, kaip matėme
    aukščiau minėt*, pirmiau minėt*, žr, žiūrėkite žemiau, toliau pateikiam*, štai, čia rasite, spustelėkite čia
    spauskite čia, paspauskite, daugiau informacijos, išsamiau, autorius, autorė, redakcija, mielas skaitytojau
    mieli skaitytojai, lentelėje, žemiau esanti lentelė, žemiau esantis grafikas, komentaruose, kitame skyriuje
    kaip rodo pavadinimas, žr žemiau, žr aukščiau
  `),
  boilerplate: entries(`
    slapuk*, cookie*, naujienlaišk*, prenumeruo*, registruokit*, prisijunk*, prisijungti, visos teisės saugomos
    privatumo politika, naudojimo sąlygos, taisyklės ir sąlygos, skaityti daugiau, skaitykite daugiau
    skaitykite taip pat, taip pat skaitykite, susiję straipsniai, panašūs straipsniai, dalinkitės, pasidalinkite
    sekite mus, palikite komentarą, rašyti komentarą, jūsų el paštas, el pašto adresas, nuotraukos autorius
    getty images, žiūrėkite vaizdo įrašą, vebinar*, el knyga, nuolaidos kodas, kupon*, pirkite dabar, pirkti dabar
    užsisakykite dabar, į krepšelį, išbandykite nemokamai, susisiekite su mumis, pereiti prie turinio
    paskutinį kartą atnaujinta, atsakomybės apribojimas, paaukokite, paremkite, ačiū kad skaitote, mūsų komanda
    mūsų ekspertai, mūsų skaitytojai, laisvai samdomas žurnalistas, pamiršote slaptažodį, reklaminis straipsnis
    remiamas turinys, įjunkite javascript, jūsų naršyklė, straipsnis paskelbtas, atsisiųskite nemokamai
    spausdinti straipsnį, užsiregistruokite
  `),
  firstPersonSingular: entries('aš, mane, man, manęs, manyje, manimi, mano, esu, manau'),
  firstPersonPlural: entries('mes, mus, mums, mūsų, mumis, mumyse, esame, galime, manome, rekomenduojame, siūlome'),
  secondPerson: entries(`
    tu, tave, tau, tavęs, tavimi, tavo, jūs, jus, jums, jūsų, jumis, esate, esi, galite, turite, norite
  `),
  relativeTime: entries(`
    vakar, šiandien, rytoj, užvakar, poryt, šią savaitę, šį mėnesį, šiemet, šiais metais, šią vasarą, šią žiemą, šį pavasarį
    šį rudenį, praėjusią savaitę, praeitą savaitę, praėjusį mėnesį, praeitą mėnesį, pernai, praėjusiais metais
    praeitais metais, kitą savaitę, kitą mėnesį, kitais metais, ateinančiais metais, neseniai, pastaruoju metu
    pastaraisiais metais, pastaraisiais mėnesiais, pastarosiomis dienomis, šiuo metu, dabar, šiandieną, šiais laikais
    dabartiniu metu, iki šiol, kol kas, prieš metus, prieš dvejus metus, prieš kelerius metus, prieš mėnesį, prieš savaitę
    prieš kelias dienas, pirmadienį, antradienį, trečiadienį, ketvirtadienį, penktadienį, šeštadienį, sekmadienį, netrukus
    greitai
  `),
  polemic: entries(`
    kvail*, idiot*, debil*, melag*, melas, melai, nesąmon*, absurd*, juoking*, gėding*, gėda, šlykšt*, beprotišk*
    beprotyb*, neįtikėtin*, šokiruoj*, skandaling*, sąmoksl*, propagand*, smegenų plovim*, išdavik*, atsibuskite
    pabuskite, patikėkite, tiesa ta kad, būkime atviri, neva ekspertai, elitas, apgailėtin*, šūdas
  `),
  opinionMarkers: entries(`
    mano nuomone, mūsų nuomone, mano manymu, mūsų manymu, manau kad, tikiu kad, manome kad, tikime kad, asmeniškai
    atvirai sakant, tiesą sakant, deja, tikėkimės, be abejo, neabejotinai, žinoma, reikėtų uždrausti, atėjo laikas
  `),
  sayVerbs: entries(`
    sako, sakė, teigia, teigė, aiškina, aiškino, paaiškino, pabrėžia, pabrėžė, pridūrė, priduria, rašo, rašė, tvirtina, tvirtino
    perspėja, perspėjo, įspėja, įspėjo, praneša, pranešė, mano, nurodo, nurodė, kritikuoja, kritikavo, pasak, anot, teigimu
  `),
  mythLabels: entries(`
    mitas, mitai, mitų, klaidingas įsitikinimas, klaidingi įsitikinimai, klaidinga nuomonė, netiesa, melas, gandas, gandai
    prietaras, prietarai, legenda, legendos, liaudies tikėjimas, miesto legenda, daugelis mano, dažnai sakoma
    dažnai teigiama, melagiena, melagienos, išankstinis nusistatymas
  `),
  truthLabels: entries('faktas, faktai, tiesa, tikrovė, tikrovėje, iš tikrųjų, iš tiesų, patvirtinta'),
  causes: entries(`
    nes, kadangi, dėl, todėl, dėl to, dėka, priežastis, priežastys, priežasčių, priežastimi, sukelia, sukėlė
    sukeliam*, sukelti, lemia, lėmė, lemiam*, nulemia, nulėmė, veda prie, skatina, skatino, sąlygoja, kyla iš
    kyla dėl, atsiranda dėl, priklauso nuo, atsakingas už, atsakinga už, prisideda prie, prisidėjo prie, padeda
    trukdo, neleidžia, apsaugo, veiksnys, veiksniai, pasekmė, rezultatas, taigi, todėl kad
  `),
  means: entries(`
    naudojant, naudojantis, pasitelkus, pasitelkiant, per, su, padedant, siekiant, norint, tam kad, naudojamas, naudojama
    naudojami, naudojamos, naudoja, naudokite, metod*, būdas, būdai, technik*, priemon*, įrank*, procesas, procesai
    procedūr*, reikia, būtina, galima, gali, pridedant, gaminamas, gaminama, daroma
  `),
  comparisons: entries(`
    nei, negu, palyginti su, lyginant su, palyginus su, skirtingai nei, skirtingai nuo, tuo tarpu, o, vietoj, užuot
    skirtum*, skiriasi, panašus į, panaši į, panašūs į, toks pat, tokia pat, tiek pat, daugiau, mažiau, didesnis, didesnė
    didesni, mažesnis, mažesnė, mažesni, aukštesn*, žemesn*, geresn*, geriau, blogesn*, blogiau, greičiau, lėčiau, pigesn*
    brangesn*, dvigubai, perpus, versus
  `),
  hedges: entries(`
    gali, galėtų, galbūt, gal, tikriausiai, turbūt, greičiausiai, veikiausiai, matyt, atrodo, regis, tariamai, neva, esą
    spėjama, manoma, rodo kad, apytiksliai, maždaug, apie, apytikriai, numatoma, tikimasi, prognozuojama, linkęs, linkusi
    linkę, paprastai
  `),
  definitionPatterns: entries(`
    yra, tai yra, tai, reiškia, reiškia kad, vadinamas, vadinama, vadinami, vadinamos, apibrėžiamas, apibrėžiama
    žinomas kaip, žinoma kaip, sudaro, susideda iš, suprantama, laikoma, laikomas, žymi, nurodo
  `),
  questionWords: {
    why: entries('kodėl, dėl ko, dėl kokios priežasties, priežastys, kas lemia, kas sukelia'),
    how: entries('kaip, kokiu būdu, vadovas, instrukcija, žingsniai, būdai'),
    what: entries('kas, ką, kas yra, ką reiškia, reikšmė, apibrėžimas, kas tai'),
    which: entries('kuris, kuri, kurie, kurios, koks, kokia, kokie, kokios, kurį'),
    when: entries('kada, nuo kada, iki kada, kiek laiko, kelintą valandą'),
    who: entries('kas toks, kas tokia, kieno, kam, ko'),
    where: entries('kur, iš kur, kurioje vietoje'),
    howMuch: entries('kiek, kaip dažnai, kokio dydžio, kiek kainuoja, kokia kaina, kaip toli, kaip ilgai, kelių'),
    yesNo: entries('ar, ar yra, ar galima, ar verta, ar reikia, ar gali'),
  },
  listWords: entries(`
    geriausi, geriausios, geriausias, top, būdai, būdų, patarimai, patarimų, idėjos, pavyzdžiai, rūšys, tipai, sąrašas
    priežastys, priežasčių, dalykai, metodai, strategijos, galimybės, privalumai, klaidos, alternatyvos, populiariausi
  `),
  stepWords: entries(`
    pirma, pirmiausia, visų pirma, pirmas žingsnis, žingsnis, žingsniai, pradėkite, tada, tuomet, po to, paskui, vėliau
    kai tik, baigus, galiausiai, pabaigoje, prieš, pakartokite, toliau
  `),
  comparisonQueryWords: entries(`
    vs, versus, ar, arba, palyginimas, palyginti, lyginant, skirtumas, skirtumai, skirtumas tarp, kuo skiriasi, geriau nei
    prieš, privalumai ir trūkumai, pliusai ir minusai, alternatyva
  `),
  placeholderNouns: entries(`
    produktas, prekė, įmonė, bendrovė, kompanija, prekės ženklas, asmuo, klientas, konkurentas, savybė, privalumas, tema
    antraštė, pavadinimas, miestas, šalis, pavyzdys, straipsnis, vardas, šaltinis, autorius, elementas
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, įrašykite vardą, įrašykite čia, įterpkite čia, įterpti tekstą, įveskite tekstą
    įterpti nuorodą, įterpti paveikslėlį, jūsų vardas čia, jūsų tekstas čia, jūsų įmonės pavadinimas
    įmonės pavadinimas čia, produkto pavadinimas čia, vietos rezervavimo ženklas, pavyzdinis tekstas, bandomasis tekstas
    bus papildyta, bus patikslinta, netrukus, vardenis pavardenis, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    ne, nėra, nebuvo, nebus, niekada, niekas, nieko, niekur, joks, jokia, jokie, jokios, jokių, be, nei, nė, vargu
    neigia, neigė, trūksta, stinga, atsisako, atsisakė, neįmanoma, negali, negalima, nereikia, neturi
  `),
  quantifiers: {
    all: entries(`
      visi, visos, visas, visa, visų, visiems, visus, kiekvienas, kiekviena, kiekvieno, visada, visuomet, visiškai, visur, tik
      vien, vien tik, išskirtinai, be išimties, garantuoja, garantuotas, garantuota, ištisai
    `),
    part: entries(`
      kai kurie, kai kurios, kai kurių, keli, kelios, keletas, daug, daugelis, daugybė, dauguma, nedaug, mažai, dažnai, kartais
      retai, paprastai, dažniausiai, iš dalies, dalis, mažuma, pusė, tam tikri, tam tikros, daugiausia, retkarčiais
    `),
  },
  finiteVerbs: entries(`
    yra, buvo, bus, būtų, nėra, nebuvo, gali, galėjo, galėtų, reikia, turi, turėjo, privalo, tampa, tapo, daro, darė
    duoda, davė, ima, lieka, liko, rodo, rodė, parodė, sudaro, sudarė, siūlo, reikalauja, naudoja, naudojama
    naudojamas, naudojami, atsiranda, atsirado, auga, augo, didėja, didina, didėjo, mažėja, mažina, mažėjo, kyla
    kilo, krenta, padeda, padėjo, lemia, lėmė, sukelia, sukėlė, veikia, kainuoja, trunka, pakanka, esti, vyksta
    vyko, priklauso, keičiasi, reiškia, leidžia, išlieka, susidaro, gerina, kinta, egzistuoja, būna, prasideda
    prasidėjo, gyvena, gyveno, baigiasi, sukasi, juda, saugo, apsaugo, siekia, pasiekia, dengia, valgo, minta, neša
    seka, keičia, pagerina, moka, išskiria, sugeria, sveria, parduoda, miršta, tirpsta, džiūsta, vadinama, vadinamas
    gamina, gaminama, gaminamas, teka, trukdo, neleidžia, pakilo, sumažėjo, padidėjo, išaugo, laikoma, randama
    randamas, stovi, guli, turėtų, naudojamos, kenkia, skatina, užima
  `),
  aspectWords: {
    howItWorks: entries('veikia, veikim*, princip*, mechanizm*, procesas, proceso, procesai'),
    causes: entries('priežast*, sukel*, lemia, lėmė, veiksn*, dėl, kadangi, nes, kilm*'),
    effects: entries('poveik*, pasekm*, rezultat*, įtak*, padarin*'),
    types: entries('tipas, tipai, tipų, rūšis, rūšys, rūšių, form*, kategorij*, model*, klas*, atmain*'),
    benefits: entries('privalum*, naud*, pranašum*, gerina, pagerin*, taupo, sutaup*'),
    drawbacks: entries('trūkum*, apribojim*, silpnyb*, problem*, minus*'),
    risks: entries('rizik*, pavoj*, grėsm*, šalutin*, žaling*, kenksming*, saugum*'),
    costs: entries('kaina, kainos, kainų, kainuo*, išlaid*, brang*, pig*, biudžet*, mokest*, eur, eurų, sąnaud*'),
    steps: entries('žingsn*, pirmiausia, tada, po to, procedūr*, instrukcij*, etap*'),
    choosing: entries('pasirink*, rinkt*, renkant*, kriterij*, tink*, pirk*, sprendim*'),
    comparison: entries('palygin*, lygin*, skirtum*, skiria*, tuo tarpu'),
    requirements: entries('reikalav*, reikia, reikaling*, būtin*, sąlyg*, medžiag*, ingredient*'),
    mistakes: entries('klaid*, vengti, venkite, neteising*, nesėkm*'),
    maintenance: entries('prieži*, prižiūr*, valy*, remont*, taisy*, laiky*, saugoj*, tarnavim*, keis*, keit*'),
    history: entries('istorij*, kilm*, amži*, įkur*, išrad*, atrad*, sen*, nuo'),
    examples: entries('pavyzd*, pavyzdžiui, kaip antai, tarp jų, atvej*'),
    numbers: entries('procent*, milijon*, milijard*, skaič*, statisti*, vidutin*, duomen*, dalis'),
    outlook: entries('ateit*, perspektyv*, prognoz*, tikima*, tendencij*, iki 2030, iki 2050, numatoma'),
    tips: entries('patarim*, rekomend*, patartina, verta, geriausia, praktin*, ideal*'),
    viewsDiffer: entries('ginč*, diskusij*, kriti*, prieštar*, priešinink*, šalinink*, nuomon*, debat*'),
  },
  sensitiveSubjects: {
    health: entries(`
      sveikat*, lig*, liga, ligos, serga, simptom*, gydym*, gydy*, terapij*, vaist*, medicin*, dozė, doz*, skiep*, vakcin*, vėž*
      diabet*, kraujospūd*, nėšt*, nėšči*, infekcij*, virus*, operacij*, skausm*, diet*, vitamin*, depresij*, nerim*
      psichik*, gydytoj*, pacient*, diagnoz*, svorio, alergij*, astm*, maisto papild*
    `),
    money: entries(`
      invest*, paskol*, kredit*, būsto paskol*, skol*, draudim*, pensij*, taup*, akcij*, obligacij*, mokes*, palūkan*, bank*
      kripto*, bitcoin*, bitkoin*, fond*, turt*, bankrot*, finans*, atlyginim*, alg*
    `),
    law: entries(`
      įstatym*, teis*, teisin*, advokat*, teism*, teisėj*, ieškin*, sutart*, atsakomyb*, skyryb*, globa, globos, imigracij*
      viza, vizos, nuominink*, nuomotoj*, nusikaltim*, baudžiam*, reglament*, patent*, paveldėj*, testament*, atleidim*
    `),
    contested: entries(`
      abort*, ginklų įstatym*, mirties bausm*, ras, rasė, rasin*, lytis, lyties, lyčių, translyt*, relig*, imigracij*, migrant*
      pabėgėl*, karas, karo, genocid*, rinkim*, privalomi skiepai, klimato skept*, evoliucij*, eutanazij*, branduolin*
      atomin*, gmo, GMO, palestin*, izrael*, sąmoksl*, bandymai su gyvūnais
    `),
  },
};
