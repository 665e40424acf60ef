import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    aument*, sub*, cresc*, increment*, alta / diminu*, baix*, ca[ií]u, caiu, caíram, queda, reduz*, desc*
    mais, maior*, superior* / menos, menor*, inferior*
    antes / depois, após
    melhor* / pior*
    aprov*, aceit* / rejeit*, recus*
    permit*, autoriz*, legal* / proib*, ilegal*
    seguro*, segura* / perigos*, insegur*
    eficaz*, eficazes / ineficaz*
    ganhou, venceu, ganharam / perdeu, perderam
    lucro*, excedente / prejuízo*, perda*, défice, déficit
    norte / sul
    leste / oeste
    homens, masculin* / mulheres, feminin*
    quente*, aquec* / frio*, fria*, esfri*
    rápid* / lent*
    alto, alta, altos, elevad* / baixo, baixa, baixos
    abriu, abert*, começ* / fechou, fechad*, termin*
    import* / export*
    maioria / minoria
    mínimo / máximo
    primeir* / últim*
    comprou / vendeu
    grande* / pequen*
  `,
  notNegators: 'não só, não apenas, não somente, não mais de',
  about: 'cerca de, aproximadamente, quase, em torno de, por volta de, perto de, uns, umas',
  over: 'mais de, pelo menos, ao menos, acima de, superior a, no mínimo',
  under: 'menos de, quase, até, no máximo, abaixo de, inferior a',
  overAfter: 'ou mais',
  underAfter: 'ou menos',
  numbers: `
    0=zero; 1=um,uma; 2=dois,duas; 3=três; 4=quatro; 5=cinco; 6=seis; 7=sete; 8=oito; 9=nove; 10=dez
    11=onze; 12=doze,dúzia; 13=treze; 14=catorze,quatorze; 15=quinze; 16=dezesseis,dezasseis; 17=dezessete
    18=dezoito; 19=dezenove; 20=vinte; 30=trinta; 40=quarenta; 50=cinquenta; 60=sessenta; 70=setenta
    80=oitenta; 90=noventa; 100=cem,cento; 1/2=metade; 1/3=um terço,terço; 2/3=dois terços
    1/4=um quarto,quarto; 3/4=três quartos; 1/5=um quinto
  `,
  plans: 'planeja, planeia, prevê, previsto, prevista, quer, pretende, propõe, poderia, poderá, pode, podem',
  conditions: 'se',
  associations: 'associ*, correlac*, relacion*, ligad*, vincul*',
  than: 'que',
  passive: /(?<!\p{L})(?:por|pelo|pela|pelos|pelas)(?!\p{L})/u,
};
