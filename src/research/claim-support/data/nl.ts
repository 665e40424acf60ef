import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    steeg, stegen, stijg*, gestegen, nam toe, toegenomen, groei*, verhoog*, toename / daal*, gedaald, zakte, kromp, verminder*, verlaag*, afgenomen, afname
    hoger, hogere, meer, groter, grotere / lager, lagere, minder, kleiner, kleinere
    voor, eerder / na, later
    beter, verbeter* / slechter, verslechter*
    aangenomen, goedgekeurd / verworpen, afgewezen
    toegestaan, legaal / verboden, illegaal
    veilig / onveilig, gevaarlijk
    won, wonnen, gewonnen / verloor, verloren
    winst* / verlies*, tekort
    noord* / zuid*
    oost* / west*
    mannen / vrouwen
    warm, warmer, heet / koud, kouder
    snel, sneller / langzaam, langzamer
    langer, ouder, sterker / korter, jonger, zwakker
    geopend, opende, begon / gesloten, sloot, eindigde
    invoer, import* / uitvoer, export*
    meerderheid / minderheid
    eerste / laatste
    goedkoper / duurder
    grootste, hoogste / kleinste, laagste
    kocht, gekocht / verkocht
  `,
  notNegators: 'niet alleen, niet meer dan',
  negatesBackward: true,
  about: "ongeveer, circa, rond, rond de, bijna, zo'n, omstreeks, een kleine, ruwweg",
  over: 'meer dan, ruim, minstens, ten minste, minimaal, boven de',
  under: 'minder dan, bijna, hoogstens, maximaal, tot, onder de',
  overAfter: 'of meer',
  underAfter: 'of minder',
  numbers: `
    0=nul; 1=een,één; 2=twee; 3=drie; 4=vier; 5=vijf; 6=zes; 7=zeven; 8=acht; 9=negen; 10=tien; 11=elf
    12=twaalf,dozijn; 13=dertien; 14=veertien; 15=vijftien; 20=twintig; 30=dertig; 40=veertig; 50=vijftig
    60=zestig; 70=zeventig; 80=tachtig; 90=negentig; 100=honderd; 1/2=helft; 1/3=een derde,derde
    2/3=twee derde; 1/4=een kwart,kwart; 3/4=driekwart
  `,
  plans: 'plant, wil, willen, gepland, van plan',
  conditions: 'als, of, indien, tenzij',
  associations: 'verband, samenhang*, gecorreleerd, geassocieerd, hangt',
  than: 'dan',
  passive: /(?<!\p{L})(?:werd|werden|wordt|worden)(?!\p{L})/u,
};
