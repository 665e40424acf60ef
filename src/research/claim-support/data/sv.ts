import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    ökade, ökar, ökat, öka, steg, stiger, stigit, växte, växer, ökning / minskade, minskar, minskat, minska, sjönk, sjunker, sjunkit, föll, minskning
    högre, mer, fler, större, över / lägre, mindre, färre, under
    före, tidigare / efter, senare
    bättre, förbättra* / sämre, försämra*
    antog*, godkän* / avslog*, avvisa*, förkasta*
    tillåt*, laglig* / förbju*, förbud, olaglig*
    säker, säkra / osäker, farlig*
    vann, vunnit / förlorade, förlorat
    vinst* / förlust*, underskott
    norr*, nord* / söder*, syd*
    öst* / väst*
    män / kvinnor
    varm*, het* / kall*
    snabbare, snabb / långsammare, långsam
    längre, äldre, starkare / kortare, yngre, svagare
    öppnade, öppnas, började / stängde, stängdes, slutade
    import* / export*
    majoritet* / minoritet*
    första / sista
    billigare / dyrare
    största, högsta, längsta / minsta, lägsta, kortaste
    köpte / sålde
  `,
  notNegators: 'inte bara, inte mer än',
  about: 'ungefär, cirka, ca, omkring, runt, nästan, närmare, uppskattningsvis',
  over: 'mer än, över, minst, åtminstone, fler än',
  under: 'mindre än, under, nästan, närmare, högst, upp till, färre än',
  overAfter: 'eller mer',
  underAfter: 'eller mindre',
  numbers: `
    0=noll; 1=en,ett; 2=två; 3=tre; 4=fyra; 5=fem; 6=sex; 7=sju; 8=åtta; 9=nio; 10=tio; 11=elva
    12=tolv,dussin; 15=femton; 20=tjugo; 30=trettio; 40=fyrtio; 50=femtio; 60=sextio; 70=sjuttio; 80=åttio
    90=nittio; 100=hundra; 1/2=hälften; 1/3=en tredjedel,tredjedel; 2/3=två tredjedelar
    1/4=en fjärdedel,fjärdedel; 3/4=tre fjärdedelar
  `,
  plans: 'planerar, vill, avser, planerad*, kan',
  conditions: 'om, ifall',
  associations: 'samband, kopplad*, korrel*, hänger',
  than: 'än',
  passive: /(?<!\p{L})av(?!\p{L})/u,
};
