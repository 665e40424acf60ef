import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const et: QualityWords = {
  tested: entries(`
    testisime, testisin, mõõtsime, mõõtsin, proovisime, proovisin, meie testis, minu testis, külastasime
    külastasin, ostsin, ostsime, kaalusin, oma kogemus, märkmed, märkasin, võrdlesime, minu aias, minu köögis
  `),
  studies: entries(`
    uuring*, teadla*, ülikool*, ajakir*, statisti*, ministeerium*, instituut*, amet, sõnul, andmetel, kohaselt
    avaldatud, aruanne, aruande, juhend*
  `),
  byline: entries(`
    kirjutanud, autor, toimetanud, üle vaadanud, autorist, uuendatud, avaldatud
  `),
  credentials: entries(`
    dr, professor, insener, arst, apteeker, toitumisnõustaja, jurist, aastat kogemust, sertifitseeritud, doktor
  `),
  contact: entries(`
    kontakt, võta ühendust, meist, privaatsus*, e-post, telefon, aadress, toimetus
  `),
  hype: entries(`
    uskumatu*, revolutsiooniline, ime, imeline, garanteeritud, koheselt, saladus*, ületamatu*, võluväel
    100% ohutu, ilma riskita, ideaalne kõigile, kõigi aegade parim, šokeeriv*
  `),
  teasers: entries(`
    sa ei usu, mis juhtub, sellepärast, asja mida, põhjust miks, sa pead, kõik räägivad
  `),
  filler: entries(`
    tänapäeva maailmas, tänapäeval, oluline on märkida, tasub märkida, kui rääkida, lõppude lõpuks
    viimane kuid mitte vähem tähtis, on ütlematagi selge, mängib olulist rolli, rohkem kui kunagi varem
    nagu me kõik teame, kõik mida pead teadma, lai valik
  `),
  selling: entries(`
    osta kohe, telli kohe, lisa ostukorvi, ostukorv*, tasuta tarne, allahindlus*, soodushind*, meie pood, laos
    meie tooted, helista, broneeri, parim hind, sooduskood*
  `),
  disclosure: entries(`
    sidusettevõt*, vahendustasu*, sponsoreeritud, reklaam, tasuline koostöö, võime teenida, saadud tasuta
    huvide konflikt*
  `),
  selfPraise: entries(`
    ekspertide kirjutatud, juhtivad eksperdid, meie eksperdid, kõige põhjalikum juhend, parim juhend, auhinnatud
    kõrgeim kvaliteet, kõige usaldusväärsem, see artikkel on
  `),
  caution: entries(`
    pea nõu arstiga, küsi arstilt, pöördu arsti poole, meditsiiniline nõu, kõrvaltoime*, kõrvalmõju*
    vastunäidustus*, ei tohi, ei tohiks, risk, riski, hoiatus*, oht, ohtlik*, piirang*, puudus*, sõltub
    välja arvatud, mürgi*, võib kaotada, üleannustamine, ebakind*
  `),
};
