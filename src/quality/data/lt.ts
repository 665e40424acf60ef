import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const lt: QualityWords = {
  tested: entries(`
    išbandėme, išbandžiau, išmatavome, išmatavau, testavome, testavau, mūsų bandym*, mano bandym*, mūsų matavim*
    mano matavim*, aplankėme, aplankiau, nusipirkau, pirkome, pasvėriau, asmeninė patirtis, asmenin* patirt*
    mano užraš*, pastebėjau, palyginome, mano sode, mano virtuvėje, mano namuose
  `),
  studies: entries(`
    tyrim*, tyrėj*, mokslinink*, universitet*, žurnal*, apklaus*, statistik*, ministerij*, institut*, pasak
    duomenimis, remiantis, paskelbt*, ataskait*, gair*, agentūr*
  `),
  byline: entries(`
    parašė, autorius, autorė, peržiūrėjo, redagavo, apie autorių, atnaujinta, paskelbta
  `),
  credentials: entries(`
    dr, profesor*, inžinier*, gydytoj*, vaistinink*, dietolog*, teisinink*, advokat*, metų patirt*, sertifikuot*
  `),
  contact: entries(`
    kontaktai, susisiekite, apie mus, privatumo politika, paštas, telefonas, adresas, redakcija
  `),
  hype: entries(`
    neįtikėtin*, revoliucin*, stebukl*, garantuot*, akimirksniu, be pastangų, paslapt*, nepralenkiam*
    pakeis gyvenim*, magišk*, 100 % saug*, be rizikos, tobulas visiems, geriausias pasaulyje, vienintelis
    šokiruojan*
  `),
  teasers: entries(`
    nepatikėsite, kas nutiko, štai kodėl, dalykai, priežastys kodėl, privalote, visi kalba, štai
  `),
  filler: entries(`
    šiandieniniame pasaulyje, šiais laikais, svarbu pažymėti, verta paminėti, kalbant apie, galų gale
    paskutinis bet ne mažiau svarbus, savaime suprantama, atlieka svarbų vaidmenį, vaidina svarbų vaidmenį
    labiau nei bet kada, kaip visi žinome, viskas ką reikia žinoti, platus pasirinkimas
  `),
  selling: entries(`
    pirkite dabar, užsakykite, į krepšelį, krepšel*, nemokamas pristatymas, nuolaid*, akcij*, mūsų parduotuv*
    sandėlyje, mūsų produkt*, skambinkite, rezervuokite, geriausia kaina, su pvm
  `),
  disclosure: entries(`
    partneri*, komisin*, remiam*, reklama, mokama partnerystė, galime uždirbti, suteikta nemokamai
    interesų konflikt*
  `),
  selfPraise: entries(`
    parašyta ekspertų, pirmaujantys ekspertai, mūsų ekspertai, išsamiausias vadovas, geriausias vadovas
    apdovanot*, aukščiausia kokybė, patikimiausi*, šis straipsnis yra
  `),
  caution: entries(`
    pasitarkite su gydytoju, kreipkitės į gydytoją, klauskite gydytojo, specialist*, šalutin*, kontraindikacij*
    negalima, neturėtų, rizik*, įspėjim*, pavoj*, apribojim*, trūkum*, priklauso nuo, nebent, nuoding*, toksišk*
    galite prarasti, perdozav*, neaišk*
  `),
};
