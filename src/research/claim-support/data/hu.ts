import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    nőtt, növeked*, emelked*, növel*, gyarapod* / csökken*, esett, mérsékl*, visszaes*, zuhan*
    több, magasabb, nagyobb, felett / kevesebb, alacsonyabb, kisebb, alatt
    előtt, korábban / után, később
    jobb, javul*, jobban / rosszabb, romlott, rosszabbod*
    elfogad*, jóváhagy*, megszavaz* / elutasít*, elvetet*
    engedélyez*, megenged*, legális / tilos, tilt*, betilt*, illegális
    biztonságos* / veszélyes*
    nyert, győzött, megnyer* / vesztett, veszített, elveszít*
    nyereség*, haszon, többlet* / veszteség*, hiány*
    észak* / dél*, déli
    kelet* / nyugat*
    férfi* / nő, nők, nőknek
    meleg*, forró* / hideg*, hűvös*
    gyors* / lass*
    hosszabb, idősebb, erősebb / rövidebb, fiatalabb, gyengébb
    megnyílt, megnyit*, kezdőd* / bezár*, végződ*
    import*, behozatal* / export*, kivitel*
    többség* / kisebbség*
    első / utolsó
    olcsóbb* / drágább*
    legnagyobb, legmagasabb, leghosszabb / legkisebb, legalacsonyabb, legrövidebb
    vett, vásárolt / eladott, eladta
  `,
  notNegators: 'nemcsak, nem csak, nem több mint',
  about: 'körülbelül, kb., mintegy, közel, majdnem, csaknem, nagyjából',
  over: 'több mint, legalább, minimum, meghaladja a',
  under: 'kevesebb mint, legfeljebb, közel, majdnem, csaknem, maximum',
  overAfter: 'vagy több',
  underAfter: 'vagy kevesebb',
  numbers: `
    0=nulla; 1=egy; 2=kettő,két; 3=három; 4=négy; 5=öt; 6=hat; 7=hét; 8=nyolc; 9=kilenc; 10=tíz
    11=tizenegy; 12=tizenkettő,tizenkét,tucat; 20=húsz; 30=harminc; 40=negyven; 50=ötven; 60=hatvan
    70=hetven; 80=nyolcvan; 90=kilencven; 100=száz; 1/2=fele,felét; 1/3=harmada,harmadát,egyharmada
    2/3=kétharmada,kétharmadát; 1/4=negyede,negyedét; 3/4=háromnegyede
  `,
  plans: 'tervez*, szeretné, kíván',
  conditions: 'ha, hogyha',
  associations: 'összefügg*, kapcsolat*, korrel*, társul*',
  than: 'mint',
};
