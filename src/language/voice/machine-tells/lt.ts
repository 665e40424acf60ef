import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const lt: TellWords = {
  openers: phrases(`
    šiandieniniame sparčiai|skaitmeniniame|greitame|moderniame pasaulyje; šiandieniniame pasaulyje
    šiuolaikiniame pasaulyje; šiuolaikiniame sparčiai|skaitmeniniame; skaitmeniniame amžiuje; pasaulyje kuriame
    pasaulyje kur; nuolat besikeičiančiame pasaulyje; sparčiai besikeičiančiame; ar kada nors susimąstėte
    ar kada susimąstėte; ar kada nors svarstėte; įsivaizduokite pasaulį; jūs ne vieni; esate tinkamoje vietoje
    patekote į tinkamą; sveiki atvykę į … pasaulį; pasinerkime; pasinerkite; panagrinėkime; pažvelkime atidžiau
    šiame straipsnyje aptarsime|panagrinėsime|apžvelgsime|sužinosite|pasinersime
    šiame vadove aptarsime|panagrinėsime|apžvelgsime|sužinosite; šis išsamus vadovas; šiame išsamiame vadove
    be ilgų kalbų; praėjo tie laikai
  `),
  closers: phrases(`
    ^apibendrinant; ^baigiant; ^išvados; ^išvada; ^galiausiai galima; ^reziumuojant; ^pabaigai; dienos pabaigoje
    ko laukiate; ko dar laukiate; galimybės yra begalinės|neribotos; ateitis … atrodo daug žadanti
    tik laikas parodys; ženkite pirmąjį žingsnį; ženkite pirmą žingsnį; laikydamiesi šių
  `),
  fillers: phrases(`
    svarbu pažymėti kad; svarbu paminėti kad; svarbu suprasti kad; svarbu pabrėžti kad; verta paminėti kad
    verta pažymėti kad; reikėtų pažymėti kad; labai svarbu suprasti; ne paslaptis kad; savaime suprantama kad
    turint tai omenyje; atsižvelgiant į tai kas; būkime atviri; tiesa yra ta; faktas yra tas
    atlieka svarbų|esminį|lemiamą|pagrindinį|svarbiausią vaidmenį; vaidina svarbų|esminį|lemiamą|pagrindinį vaidmenį
    daugybė privalumų; begalė; sėkmės raktas; raktas į sėkmę; labiau nei bet kada; svarbiau nei bet kada
    nėra vieno universalaus; paskutinis bet ne mažiau; tiek pradedantiesiems tiek
  `),
  templates: phrases(`
    tai ne tik … tai|bet; tai nėra tik … tai|bet; tai ne vien; tai daugiau nei tiesiog; tai daugiau nei tik
    yra kur kas daugiau nei; daugiau nei tik; nesvarbu ar esate; nesvarbu ar ieškote; ar būtumėte … ar
    gera žinia ta; gera žinia; geriausia dalis; atsisveikinkite su; o kas jei pasakyčiau; atsakymas slypi
    tai ne prabanga
  `),
  stock: phrases(`
    yra liudijimas; liudija apie turtingą; turtingas gobelenas; paslėptas perlas; paslėpti perlai; paslėptas lobis
    tikras lobynas; vilties švyturys; atskleisti potencialą|visą|savo; atskleiskite potencialą|visą|savo
    visą potencialą; išnaudoti galią; leistis į kelionę; leiskitės į kelionę; į kitą lygį; į naują lygį
    į naujas aukštumas; priešakyje; tiesia kelią; atveria kelią; paradigmos pokytis; keičia žaidimo taisykles
    nuolat besivystant*; nuolat besikeičian*; nuolat kintan*; sukėlė revoliuciją; revoliucionizuoja
    keičia būdą kaip; holistinis požiūris; holistinį požiūrį; visapusiškas požiūris; nepamirštama patirtis
    nepamirštamos patirtys; galimybių pasaulis; begalinės galimybės; neribotos galimybės; tvari ateitis
    tvarią ateitį; šviesesnė ateitis; sklandi integracija; trapi pusiausvyra; simfonija; pagrįstus sprendimus
    turtinga istorija
  `),
  inflated: phrases(`
    itin svarb*; esmin*; būtin*; nepakeičiam*; gyvybiškai; inovatyv*; novatorišk*; holistin*; visapusišk*; dinamišk*
    žavin*; revoliucin*; sklandž*; neįkainojam*; optimizuo*; maksimaliai; skatina; stiprina; praturtina
    kraštovaizd*; kelionė; sinergij*; neprilygstam*; išsam*; daugialyp*; be to; taip pat; potencial*
    platus spektras; platų spektrą; platus pasirinkimas
  `),
  intensifiers: phrases(`
    tikrai; iš tiesų; neįtikėtinai; absoliučiai; nepaprastai; neabejotinai; be abejo; tiesiog; žymiai; reikšmingai
    nuostab*; tobul*; įspūding*; išskirtin*
  `),
  and: ['ir', 'arba', 'bei', 'ar'],
};
