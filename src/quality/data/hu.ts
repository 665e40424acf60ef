import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const hu: QualityWords = {
  tested: entries(`
    teszteltük, teszteltem, megmértük, megmértem, kipróbáltuk, kipróbáltam, a tesztünkben, a tesztemben
    méréseink, méréseim, meglátogattuk, meglátogattam, vettem, megvettük, lemértem, saját tapasztalat*
    jegyzeteim, észrevettem, összehasonlítottuk, a kertemben, a konyhámban, otthon nálam
  `),
  studies: entries(`
    tanulmány*, kutató*, kutatás*, egyetem*, folyóirat*, felmérés*, statisztik*, ksh, minisztérium*, intézet*
    szerint, adatai, megjelent, jelentés*, irányelv*
  `),
  byline: entries(`
    írta, szerző, szerkesztette, ellenőrizte, lektorálta, a szerzőről, frissítve, megjelent, közzétéve
  `),
  credentials: entries(`
    dr, professzor*, mérnök*, orvos*, gyógyszerész*, dietetikus*, ügyvéd*, év tapasztalat*, okleveles
  `),
  contact: entries(`
    kapcsolat, rólunk, impresszum, adatvédel*, e-mail, telefon, cím, szerkesztőség
  `),
  hype: entries(`
    hihetetlen*, forradalmi*, csoda*, csodála*, garantált*, azonnal, erőfeszítés nélkül, titok*, titka
    verhetetlen*, megváltoztatja az életed, varázslat*, 100% biztonság*, kockázat nélkül, mindenkinek tökéletes
    minden idők legjobb*, egyedülálló*, sokkoló*
  `),
  teasers: entries(`
    nem fogod elhinni, mi történt, dolog amit, ok amiért, mindenki erről beszél, íme
  `),
  filler: entries(`
    a mai világban, napjainkban, fontos megjegyezni, érdemes megjegyezni, amikor arról van szó, végső soron
    nem utolsósorban, magától értetődik, kulcsszerepet játszik, fontos szerepet játszik, jobban mint valaha
    mint mindannyian tudjuk, minden amit tudni kell, széles skálája
  `),
  selling: entries(`
    vásároljon most, rendelje meg, kosárba, kosár*, ingyenes szállítás, kedvezmény*, akció*, üzletünk, raktáron
    termékeink, hívjon, foglaljon, legjobb ár, kuponkód*, áfával
  `),
  disclosure: entries(`
    affiliate*, jutalék*, szponzorált*, hirdetés, reklám, fizetett együttműködés, pénzt kereshetünk
    ingyen kaptuk, összeférhetetlenség*
  `),
  selfPraise: entries(`
    szakértők írták, vezető szakértők, szakértőink, a legteljesebb útmutató, a legjobb útmutató, díjnyertes*
    legmagasabb minőség*, legmegbízhatóbb*, ez a cikk a
  `),
  caution: entries(`
    kérdezze meg orvosát, forduljon orvoshoz, orvosi tanács*, szakember*, mellékhatás*, ellenjavallat*
    nem szabad, kockázat*, figyelmeztetés*, veszély*, korlát*, hátrány*, függ, kivéve ha, mérgez*, elveszítheti
    túladagolás*, bizonytalan*
  `),
};
