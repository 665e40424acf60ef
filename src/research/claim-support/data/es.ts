import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    aument*, sub*, crec*, increment*, alza / disminu*, baj*, cay*, descend*, reduj*, reduc*, caíd*
    más, mayor, mayores, superior* / menos, menor, menores, inferior*
    antes / después
    mejor*, mejores / peor*, empeor*
    aprob*, acept* / rechaz*, deneg*
    permit*, autoriz*, legal* / prohib*, ilegal*
    seguro*, segura* / peligros*, insegur*
    eficaz, eficaces, efectiv* / ineficaz, ineficaces
    ganó, ganaron, ganado, vencieron, venció / perdió, perdieron, perdido
    beneficio*, superávit, ganancia* / pérdida*, déficit
    norte / sur
    este / oeste
    hombres, masculin* / mujeres, femenin*
    caliente*, cálid* / frío*, fría*
    rápid* / lent*
    alto, alta, altos, altas, elevad* / bajo, baja, bajos, bajas
    abrió, abrieron, abiert*, comenz*, empez* / cerró, cerraron, cerrad*, termin*
    import* / export*
    mayoría / minoría
    mínimo / máximo
    primero, primera, primer / último, última
    compró, compraron / vendió, vendieron
    grande, grandes / pequeñ*
    raramente, rara / frecuente*, menudo
    largo, larga / corto, corta
  `,
  notNegators: 'no solo, no sólo, no solamente, no más de, no menos de',
  about: 'unos, unas, casi, cerca de, aproximadamente, alrededor de, en torno a, cerca del',
  over: 'más de, al menos, por lo menos, superior a, superan, supera, mínimo de',
  under: 'menos de, casi, hasta, como máximo, inferior a',
  overAfter: 'o más',
  underAfter: 'o menos',
  numbers: `
    0=cero; 1=uno,una,un; 2=dos; 3=tres; 4=cuatro; 5=cinco; 6=seis; 7=siete; 8=ocho; 9=nueve; 10=diez
    11=once; 12=doce,docena; 13=trece; 14=catorce; 15=quince; 16=dieciséis; 17=diecisiete; 18=dieciocho
    19=diecinueve; 20=veinte; 21=veintiuno; 25=veinticinco; 30=treinta; 40=cuarenta; 50=cincuenta
    60=sesenta; 70=setenta; 80=ochenta; 90=noventa; 100=cien,ciento; 1/2=mitad
    1/3=un tercio,tercio,tercera parte; 2/3=dos tercios; 1/4=una cuarta,un cuarto,cuarta parte
    3/4=tres cuartos,tres cuartas; 1/5=quinta parte
  `,
  plans: 'planea, planean, prevé, prevén, previsto, prevista, quiere, pretende, propone, podría, podrían',
  conditions: 'si',
  associations: 'asoci*, correlac*, relacion*, vincul*',
  than: 'que',
  passive: /(?<!\p{L})(?:por)(?!\p{L})/u,
};
