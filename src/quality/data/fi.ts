import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const fi: QualityWords = {
  tested: entries(`
    testasimme, testasin, mittasimme, mittasin, kokeilimme, kokeilin, testissämme, testissäni, mittauksemme
    mittaukseni, vierailimme, vierailin, ostin, ostimme, punnitsin, oma kokemus, omakohtai*, muistiinpanoni
    huomasin, vertasimme, puutarhassani, keittiössäni, kotonani
  `),
  studies: entries(`
    tutkimu*, tutkija*, yliopisto*, tilasto*, tilastokeskus, ministeriö*, instituutti*, laitos, mukaan
    julkaistu, raportti*, raportin, suositu*, lehdessä
  `),
  byline: entries(`
    kirjoittanut, kirjoittaja, tarkastanut, toimittanut, tietoa kirjoittajasta, päivitetty, julkaistu
  `),
  credentials: entries(`
    dr, professori, insinööri, lääkäri, farmaseutti, ravitsemusterapeutti, juristi, vuoden kokemus, sertifioitu
    dosentti, tohtori
  `),
  contact: entries(`
    yhteystiedot, ota yhteyttä, meistä, tietosuoja*, sähköposti, puhelin, osoite, toimitus
  `),
  hype: entries(`
    uskomaton*, uskomattom*, mullistava*, ihme*, taatusti, taattu*, välittömästi, salaisuus*, voittamaton*
    taianomai*, 100 % turvallinen, ilman riskiä, täydellinen kaikille, kaikkien aikojen paras, järkyttävä*
  `),
  teasers: entries(`
    et usko, mitä tapahtuu, asiaa jotka, syytä miksi, sinun täytyy, kaikki puhuvat
  `),
  filler: entries(`
    nykymaailmassa, nykypäivän maailmassa, on tärkeää huomata, on syytä huomata, mitä tulee, loppujen lopuksi
    viimeisenä muttei vähäisimpänä, on sanomattakin selvää, näyttelee tärkeää roolia, on ratkaiseva rooli
    enemmän kuin koskaan, kuten kaikki tiedämme, kaikki mitä sinun tarvitsee tietää, laaja valikoima
  `),
  selling: entries(`
    osta nyt, tilaa nyt, lisää ostoskoriin, ostoskori*, ilmainen toimitus, alennu*, tarjous*, kauppamme
    varastossa, tuotteemme, soita, varaa nyt, paras hinta, alennuskoodi*, sis alv
  `),
  disclosure: entries(`
    affiliate*, kumppanilink*, provisio*, sponsoroitu*, mainos*, maksettu yhteistyö, voimme ansaita
    saatu ilmaiseksi, eturistirii*, itse maksettu
  `),
  selfPraise: entries(`
    asiantuntijoiden kirjoittama, johtavat asiantuntijat, asiantuntijamme, kattavin opas, paras opas, palkittu*
    korkein laatu, luotetuin, tämä artikkeli on
  `),
  caution: entries(`
    kysy lääkäriltä, ota yhteyttä lääkäriin, hakeudu lääkäriin, lääkärin neuvo*, sivuvaiku*, haittavaiku*
    vasta-aihe*, ei saa, ei pidä, riski*, varoitus*, vaara*, rajoitu*, haitta, haittoja, riippuu, ellei, myrky*
    voi menettää, yliannostus*, epävarm*
  `),
};
