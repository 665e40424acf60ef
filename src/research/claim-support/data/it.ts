import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    aument*, cresc*, cresciut*, salit*, sale, increment* / diminu*, cal*, scend*, sces*, ridott*, ridu*
    più, maggior*, superior* / meno, minor*, inferior*
    prima / dopo
    miglior* / peggior*
    approv*, accett* / respint*, rifiut*, bocciat*
    permess*, consent*, autorizz*, legale / vietat*, proibit*, illegale
    sicuro, sicura / pericolos*, insicur*
    efficac* / inefficac*
    vinto, vinse, vince / perso, perse, perde
    utile, profitt* / perdit*, deficit
    nord / sud
    est / ovest
    uomini, maschi* / donne, femmin*
    caldo, calda, calde / freddo, fredda, fredde
    veloc*, rapid* / lent*
    alto, alta, alti, elevat* / basso, bassa, bassi
    aperto, aperta, aprì, iniziat* / chiuso, chiusa, chiuse, terminat*
    import* / esport*
    maggioranza / minoranza
    minimo / massimo
    primo / ultimo, ultima
    comprat*, acquist* / vendut*
    grande, grandi / piccol*
  `,
  notNegators: 'non solo, non soltanto, non più di',
  about: "circa, quasi, attorno a, intorno a, approssimativamente, pressappoco, all'incirca",
  over: 'più di, oltre, almeno, superiore a',
  under: 'meno di, quasi, fino a, al massimo, inferiore a, sotto',
  overAfter: 'o più',
  underAfter: 'o meno',
  numbers: `
    0=zero; 1=uno,una,un; 2=due; 3=tre; 4=quattro; 5=cinque; 6=sei; 7=sette; 8=otto; 9=nove; 10=dieci
    11=undici; 12=dodici,dozzina; 13=tredici; 14=quattordici; 15=quindici; 16=sedici; 17=diciassette
    18=diciotto; 19=diciannove; 20=venti; 30=trenta; 40=quaranta; 50=cinquanta; 60=sessanta; 70=settanta
    80=ottanta; 90=novanta; 100=cento; 1/2=metà; 1/3=un terzo,terzo; 2/3=due terzi; 1/4=un quarto,quarto
    3/4=tre quarti; 1/5=un quinto
  `,
  plans: 'prevede, previsto, prevista, intende, vuole, propone, potrebbe, potrebbero',
  conditions: 'se',
  associations: 'associ*, correl*, legat*, collegat*',
  than: 'che',
  passive: /(?<!\p{L})(?:da|dal|dalla|dai|dagli|dalle)(?!\p{L})/u,
};
