import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    vzrost*, stoup*, zvýš*, roste, rostl*, narost* / kles*, sníž*, pokles*, ubyl*
    více, vyšší, větší, nad / méně, nižší, menší, pod
    před, dříve / po, později
    lepší, lépe, zlepš* / horší, hůře, zhorš*
    schváli*, přija* / zamít*, odmít*
    povolen*, povol*, legáln* / zakáz*, zakazu*, nelegáln*
    bezpečn* / nebezpečn*
    účinn* / neúčinn*
    vyhrá*, zvítězi* / prohrá*
    zisk* / ztrát*, schod*
    sever* / jih*, jižn*
    východ* / západ*
    muži, mužů / ženy, žen
    tepl*, hork* / studen*, chladn*
    rychlej*, rychl* / pomal*
    delší, starší, silnější / kratší, mladší, slabší
    otevř*, zahájen*, zača* / zavř*, uzavř*, skonči*, ukonč*
    dovoz*, import* / vývoz*, export*
    většina / menšina
    první / poslední
    levnější / dražší
    největší, nejvyšší, nejdelší / nejmenší, nejnižší, nejkratší
    koupil* / prodal*
    často / zřídka
  `,
  negatedWord: /^ne(?!j|b[eo]|m[oě]c|děl|dáv|zn[aá]m|ut|gat|ž$|bo$|ho|přít|vin|st)\p{L}{3,}$/u,
  notNegators: 'nejen, ne více než, nejméně',
  about: 'asi, přibližně, zhruba, okolo, kolem, téměř, skoro, bezmála, cca',
  over: 'více než, přes, alespoň, nejméně, minimálně',
  under: 'méně než, pod, téměř, skoro, až, nejvýše, maximálně',
  overAfter: 'nebo více',
  underAfter: 'nebo méně',
  numbers: `
    0=nula; 1=jeden,jedna,jedno; 2=dva,dvě,dvou; 3=tři,tří; 4=čtyři,čtyř; 5=pět,pěti; 6=šest,šesti
    7=sedm,sedmi; 8=osm,osmi; 9=devět,devíti; 10=deset,deseti; 11=jedenáct; 12=dvanáct; 15=patnáct
    20=dvacet; 30=třicet; 40=čtyřicet; 50=padesát; 60=šedesát; 70=sedmdesát; 80=osmdesát; 90=devadesát
    100=sto; 1/2=polovina,polovinu,poloviny; 1/3=třetina,třetinu; 2/3=dvě třetiny; 1/4=čtvrtina,čtvrtinu
    3/4=tři čtvrtiny
  `,
  plans: 'plánuje, plánují, chce, hodlá, může, mohou',
  conditions: 'zda, jestli, pokud',
  associations: 'souvis*, spojen*, korel*',
  than: 'než',
};
