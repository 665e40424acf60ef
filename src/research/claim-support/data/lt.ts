import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    augo, didėj*, padidėj*, išaug*, kilo, pakilo, augimas / mažėj*, sumažėj*, krito, nukrito, smuko
    daugiau, aukštesn*, didesn*, virš / mažiau, žemesn*, mažesn*, žemiau
    prieš, anksčiau / po, vėliau
    geresn*, geriau, pagerėj* / blogesn*, blogiau, pablogėj*
    patvirtin*, priėm*, pritar* / atmet*
    leido, leidžia*, teisėt* / uždraud*, draudžia*, neteisėt*
    saug* / pavojing*, nesaug*
    laimėj* / pralaimėj*
    peln*, pertekl* / nuostol*, deficit*
    šiaur* / piet*
    ryt* / vakar*
    vyrai, vyrų / moterys, moterų
    šilt*, karšt* / šalt*
    greit*, greič* / lėt*
    atidar*, pradėj*, prasidėj* / uždar*, baigė*, baigt*
    import* / eksport*
    dauguma / mažuma
    pirm* / paskutin*
    pigesn*, pigiau / brangesn*, brangiau
    nupirk*, pirko / parduo*, pardavė
  `,
  negatedWord: /^ne(?!š|t$|s$|paprast|prikl)\p{L}{3,}$/u,
  about: 'apie, maždaug, beveik, arti, apytiksliai',
  over: 'daugiau kaip, daugiau nei, virš, ne mažiau kaip, bent, mažiausiai',
  under: 'mažiau kaip, mažiau nei, beveik, iki, ne daugiau kaip, daugiausia',
  overAfter: 'ar daugiau',
  underAfter: 'ar mažiau',
  numbers: `
    0=nulis; 1=vienas,viena; 2=du,dvi,dviejų; 3=trys,trijų; 4=keturi,keturios,keturių
    5=penki,penkios,penkių; 6=šeši,šešios; 7=septyni,septynios; 8=aštuoni,aštuonios; 9=devyni,devynios
    10=dešimt; 12=dvylika; 20=dvidešimt; 30=trisdešimt; 50=penkiasdešimt; 100=šimtas,šimtą; 1/2=pusė,pusę
    1/3=trečdalis,trečdalį; 2/3=du trečdaliai; 1/4=ketvirtadalis,ketvirtadalį
  `,
  plans: 'planuoja, ketina, nori, gali',
  conditions: 'jei, jeigu, ar',
  associations: 'susij*, ryšys, ryšį, koreliuo*',
  than: 'nei, negu, už',
};
