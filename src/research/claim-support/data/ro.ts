import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    crescut, crește, crescând, creștere*, mărit*, urcat / scăzut, scade, scădere*, redus*, coborât, diminuat
    mare, ridicat*, superior*, peste / mic, mică, scăzut*, inferior*, sub
    înainte, anterior / după, ulterior
    bun, bună, îmbunătăț* / rău, rea, înrăutăț*
    aprobat*, adoptat*, acceptat* / respins*, refuzat*
    permis*, legal, legală / interzis*, ilegal*
    sigur, sigură / periculos*, nesigur*
    câștigat, învins / pierdut
    profit*, excedent* / pierdere*, pierderi, deficit*
    nord* / sud*
    est, estul / vest, vestul
    bărbați* / femei*
    cald*, fierbinte / rece, reci
    rapid* / lent*
    lung, lungă / scurt, scurtă
    deschis*, început* / închis*, încheiat*
    import* / export*
    majoritate* / minoritate*
    primul, prima / ultimul, ultima
    ieftin* / scump*
    cumpărat* / vândut*
    mult, multă / puțin, puțină
  `,
  notNegators: 'nu doar, nu numai, nu mai mult de',
  about: 'aproximativ, circa, aproape, în jur de, cam, vreo',
  over: 'peste, mai mult de, cel puțin, minimum',
  under: 'sub, mai puțin de, aproape, cel mult, maximum, până la',
  overAfter: 'sau mai mult',
  underAfter: 'sau mai puțin',
  numbers: `
    0=zero; 1=unu,un,una,o; 2=doi,două; 3=trei; 4=patru; 5=cinci; 6=șase; 7=șapte; 8=opt; 9=nouă; 10=zece
    11=unsprezece; 12=doisprezece,douăsprezece; 20=douăzeci; 30=treizeci; 40=patruzeci; 50=cincizeci
    60=șaizeci; 70=șaptezeci; 80=optzeci; 90=nouăzeci; 100=sută,sute; 1/2=jumătate; 1/3=o treime,treime
    2/3=două treimi; 1/4=un sfert,sfert; 3/4=trei sferturi
  `,
  plans: 'intenționează, vrea, planific*, propune, ar putea',
  conditions: 'dacă',
  associations: 'asociat*, corelat*, legat*, legătur*',
  than: 'decât',
  passive: /(?<!\p{L})(?:de către|de)(?!\p{L})/u,
};
