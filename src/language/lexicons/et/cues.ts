import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    tema, ta, teda, talle, temal, tal, temalt, temast, tast, nemad, nad, nende, neid, neile, neil, neilt, neist, nendest
    nendel, nendele, nendes, neisse, see, selle, seda, sellele, sellel, sel, sellelt, sellest, selles, sellesse, selleks
    sellega, selleta, need, nendega, too, tolle, toda, tollest, niisugune, niisuguse, niisugused, selline, sellise, sellist
    sellised, selliseid, selliste, säärane, säärased, mõlemad, mõlema, mõlemal, kumbki, teine, teise, teised, teiste, muud
    sama, samad, sama moodi, samamoodi, esimene, esimese, kolmas, viimane, viimase, esiteks, teiseks, kolmandaks
    viimaseks, kõigepealt, seejärel, pärast seda, enne seda, siis, edasi, järgmiseks, lõpuks, viimaks, siin, siia, siit, seal
    sinna, sealt, nii, niiviisi, seega, niisiis, järelikult, seetõttu, sellepärast, selle tõttu, selle tagajärjel
    selle tulemusena, selle tulemusel, tänu sellele, sel põhjusel, neil põhjustel, nendel põhjustel, aga, kuid, ent, ja
    ning, või, ehk, vaid, sest, siiski, ometi, sellegipoolest, sellest hoolimata, sellele vaatamata, vaatamata sellele
    samas, samal ajal, seevastu, vastupidi, selle asemel, teisalt, ühelt poolt, teiselt poolt, lisaks, lisaks sellele
    peale selle, pealegi, samuti, ka, ühtlasi, vahepeal, hiljem, varem, sellest ajast, tol ajal, sel ajal, näiteks
    eelkõige, eriti, nimelt, see tähendab, teisisõnu, teiste sõnadega, lühidalt, kokkuvõttes, kokkuvõtteks
    kokkuvõtvalt, tegelikult, tõepoolest, muidu, vastasel juhul, sel juhul, sellisel juhul, neil juhtudel, selles kontekstis
    sel viisil, sellisel viisil, sel moel, sel eesmärgil, üks neist, mõned neist, osa neist, enamik neist, paljud neist
    kõik need, kõik see, ükski neist, kui see, kui need, kui ta, kui nad, kuna see, kuna need, kuna ta, sest see, ehkki see
    kuigi see, kuigi need, veelgi hullem, mis veelgi hullem, mitte ainult see
  `),
  independentOpeners: entries(`
    on oluline, on võimalik, teine maailmasõda, teise maailmasõja, esimene maailmasõda, esimese maailmasõja, sel aastal
    niinimetatud, nii nimetatud, teine põhjus, teised riigid, esimest korda, esmaabi, samal aastal, samal päeval
    nii eestis, ka eestis, kui ka, siis kui, ja nii edasi, tähtis on
  `),
  dependentAnywhere: entries(`
    viimane neist, esimene neist, eespool nimetat*, ülalnimetat*, eelnimetat*, sel põhjusel, sel viisil, sellisel viisil
    sel juhul, sellisel juhul, selles kontekstis, selles osas, see meetod, selle meetodi, see probleem, selle probleemi
    see protsess, see suundumus, see nähtus, niisugune, selline, sellised, seetõttu, järelikult
  `),
  roleOpeners: entries(`
    ettevõte, ettevõtte, firma, meeskond, rühm, rühma, grupp, organisatsioon, amet, asutajad, asutaja, teadlased, teadlane
    uurijad, uurija, uuring, uuringu, uurimus, uurimuse, aruanne, aruande, raport, küsitlus, autorid, autor, artikkel
    tulemused, toode, projekt, pood, veebileht, programm, juhtum, kohtuotsus, seadus, mees, naine, paar, perekond, rakendus
    raamat, plaan, otsus
  `),
  droppableConnectives: entries(`
    siiski, ometi, sellegipoolest, sellest hoolimata, lisaks, lisaks sellele, peale selle, pealegi, samuti, ka, ühtlasi
    tegelikult, tõepoolest, seega, niisiis, järelikult, seetõttu, sellepärast, lõpuks, viimaks, esiteks, teiseks
    kolmandaks, kõigepealt, seejärel, järgmiseks, näiteks, eelkõige, eriti, üldiselt, üldjuhul, muidugi
    loomulikult, mõistagi, kahjuks, õnneks, huvitaval kombel, lühidalt, kokkuvõttes, kokkuvõtteks, teisisõnu
    teiste sõnadega, seevastu, vastupidi, teisalt, teiselt poolt, samas, samal ajal, selle asemel, aga, kuid, ja, ning
    õigupoolest, põhimõtteliselt, noh, jah, ei
  `),
  siteTalk: entries(`
    selles artiklis, käesolevas artiklis, siin artiklis, selles postituses, selles blogis, selles juhendis
    selles jaotises, selles peatükis, selles tekstis, selles aruandes, selles videos, see artikkel, selle artikli
    käesolev artikkel, see juhend, selle juhendi, see leht, sellel lehel, meie artikkel, meie artiklis, meie juhend
    vaatame, selgitame, tutvustame, räägime, käsitleme, uurime, loe edasi, loe lähemalt, loe ka, nagu mainitud
    nagu eespool, nagu varem, nagu öeldud, nagu kirjeldatud, nagu näha, nagu nägime, eespool mainit*
    eespool nimetat*, ülalmainit*, allpool, eespool, ülal, vaata allpool, vaata ülal, järgnevad, järgnevalt, järgnev
    siin on, siit leiad, kliki siia, klõpsa siia, kliki, klõpsa, vajuta siia, lisateabe saamiseks, lisainfo
    lisateave, autor, toimetus, hea lugeja, head lugejad, tabelis, alloleva*, ülaltoodud, kommentaarides
    järgmises osas, järgmises peatükis, nagu nimigi ütleb, on järgmised
  `),
  boilerplate: entries(`
    cookie*, uudiskir*, registreeru*, logi sisse, sisselogimi*, kõik õigused kaitstud, privaatsus*, kasutustingimus*
    kasutajatingimus*, loe rohkem, loe lähemalt, loe veel, loe ka, seotud artiklid, sind võib huvitada
    jaga artiklit, jälgi meid, lisa kommentaar, jäta kommentaar, kirjuta kommentaar, sinu e-posti, teie e-posti
    foto autor, getty images, vaata videot, taskuhääling*, veebiseminar*, e-raamat, sooduskood*, osta kohe
    telli kohe, lisa ostukorvi, ostukorv*, proovi tasuta, võta ühendust, võtke ühendust, kontakteeru, sisukord
    liigu sisu juurde, viimati uuendatud, vastutusest loobumi*, aitäh lugemast, meie meeskond, meie eksperdid
    meie lugejad, vabakutseline ajakirjanik, kasutab küpsiseid, küpsiste kasutami*, telli uudiskiri, liitu meie
    registreeri end, unustasid parooli, sisuturundus, sponsoreeritud sisu, lubage javascript, sinu brauser
    artikkel avaldatud, laadi tasuta alla, prindi artikkel, jaga sõpradega
  `),
  firstPersonSingular: entries('mina, ma, minu, mu, mind, mulle, minule, mul, minul, minust, minult, olen, arvan'),
  firstPersonPlural: entries('meie, me, meid, meile, meil, meilt, meist, oleme, saame, soovitame, usume, arvame'),
  secondPerson: entries(`
    sina, sa, sinu, su, sind, sulle, sinule, sul, sinul, sinust, teie, te, teid, teile, teil, teist, oled, olete, saad, saate
    pead, peate
  `),
  relativeTime: entries(`
    eile, täna, homme, üleeile, ülehomme, sel nädalal, sellel nädalal, sel kuul, sel aastal, tänavu, sel suvel
    sel talvel, sel kevadel, sel sügisel, eelmisel nädalal, möödunud nädalal, eelmisel kuul, möödunud kuul
    eelmisel aastal, mullu, möödunud aastal, järgmisel nädalal, järgmisel kuul, järgmisel aastal, tuleval aastal
    hiljuti, äsja, viimasel ajal, viimastel aastatel, viimastel kuudel, viimastel päevadel, praegu, hetkel, nüüd
    tänapäeval, seni, siiani, praeguseks, esialgu, kuu tagasi, kuud tagasi, nädalat tagasi, päeva tagasi
    esmaspäeval, teisipäeval, kolmapäeval, neljapäeval, reedel, laupäeval, pühapäeval, varsti, peagi, lähiajal
    aasta tagasi, paar aastat tagasi, mõni aasta tagasi
  `),
  polemic: entries(`
    loll*, idioot*, idiood*, rumal*, valetaja*, jama, naeruväär*, häbiväär*, häbi, jälk, jäledus*, vastik*
    hullumeel*, pöörane, pöörase*, uskumat*, šokeeriv*, vandenõu*, propaganda*, peavoolumeedia*, ajupesu*, reetur*
    riigireetur*, ärgake, usu mind, uskuge mind, tõde on see, olgem ausad, niinimetatud eksperdid, eliit
    haletsusväär*, jura, sitt
  `),
  opinionMarkers: entries(`
    minu arvates, meie arvates, minu meelest, meie meelest, minu hinnangul, arvan et, usun et, arvame et, usume et
    isiklikult, ausalt öeldes, kahjuks, loodetavasti, kahtlemata, muidugi, tuleks keelata, on aeg
  `),
  sayVerbs: entries(`
    ütleb, ütles, ütlevad, räägib, rääkis, selgitab, selgitas, rõhutab, rõhutas, lisab, lisas, kirjutab, kirjutas, väidab
    väitis, hoiatab, hoiatas, teatab, teatas, märgib, märkis, usub, nendib, nentis, kritiseerib, kritiseeris, sõnul
    andmetel, väitel, hinnangul
  `),
  mythLabels: entries(`
    müüt, müüdid, müüte, eksiarvamus, eksiarvamused, väärarvamus, väärarvamused, väärarusaam, väärarusaamad
    väljamõeldis, valeväide, kuulujutt, kuulujutud, rahvausk, uskumus, uskumused, linnalegend, paljud arvavad
    sageli väidetakse, sageli öeldakse, eelarvamus, eelarvamused, ebausk
  `),
  truthLabels: entries('fakt, faktid, tõde, tõsi, tegelikkus, tegelikkuses, tegelikult, tõene'),
  causes: entries(`
    sest, kuna, sellepärast, tõttu, tänu, tagajärjel, tulemusena, tulemusel, põhjus, põhjused, põhjuse, põhjusi, põhjuseks
    põhjusel, põhjustab, põhjustavad, põhjustas, põhjustatud, viib, viivad, viis, toob kaasa, toovad kaasa, tõi kaasa, tekitab
    tekitavad, tuleneb, tulenevad, tulenes, tingitud, tingib, mõjutab, mõjutavad, soodustab, soodustavad, takistab
    takistavad, sõltub, sõltuvad, aitab kaasa, nii et, et, vallandab, tegur, tegurid, eest vastutav
  `),
  means: entries(`
    abil, kaudu, kasutades, läbi, teel, selleks et, kasutatakse, kasuta, kasutab, kasutavad, meetod*, tehnika*, vahend*
    tööriist*, protsess*, protseduur*, tuleb, peab, peavad, saab, võib, lisades, valmistatakse, tehakse
  `),
  comparisons: entries(`
    kui, võrreldes, võrdluses, erinevalt, samas kui, seevastu, selle asemel, asemel, erinevus*, erineb, erinevad, sarnane
    sarnased, sarnaneb, sama, rohkem, vähem, enam, suurem, suuremad, väiksem, väiksemad, kõrgem, madalam, parem, halvem, kiirem
    aeglasem, odavam, kallim, kaks korda, poole, versus
  `),
  hedges: entries(`
    võib, võivad, võiks, võiksid, võib-olla, ehk, vahest, tõenäoliselt, ilmselt, arvatavasti, oletatavasti, näib, näivad
    paistab, tundub, väidetavalt, viitab, viitavad, hinnanguliselt, umbes, ligikaudu, ligi, eeldatavasti, oodatakse
    kaldub, kipub, tavaliselt
  `),
  definitionPatterns: entries(`
    on, tähendab, tähendavad, tähistab, viitab, nimetatakse, kutsutakse, defineeritakse, määratletakse, tuntakse, koosneb
    koosnevad, on üks, kujutab endast, kujutavad endast, mõistetakse, hõlmab
  `),
  questionWords: {
    why: entries('miks, mispärast, mis põhjusel, mille pärast, põhjused, millest tuleneb'),
    how: entries('kuidas, mil viisil, mil moel, juhend, õpetus, viise kuidas'),
    what: entries('mis, mida, mis on, mida tähendab, tähendus, definitsioon, millega on tegu'),
    which: entries('milline, millised, kumb, missugune, missugused, milliseid'),
    when: entries('millal, mis ajast, kui kaua, mis kell'),
    who: entries('kes, kelle, keda, kellele'),
    where: entries('kus, kuhu, kust'),
    howMuch: entries(
      'kui palju, mitu, kui sageli, kui suur, kui kõrge, kui vana, kui kaugel, mis maksab, palju maksab, hind',
    ),
    yesNo: entries('kas, kas on, kas saab, kas tasub, kas peab, kas võib'),
  },
  listWords: entries(`
    parim, parimad, top, viisid, viisi, nõuanded, nõuannet, nipid, nippi, ideed, näited, liigid, tüübid, nimekiri, loetelu
    põhjust, asja, meetodid, strateegiad, võimalused, eelised, vead, alternatiivid, populaarseimad
  `),
  stepWords: entries(`
    esiteks, kõigepealt, esmalt, esimene samm, samm, sammud, etapp, etapid, alusta, alustage, seejärel, siis, pärast seda
    järgmiseks, kui oled, lõpuks, viimaks, enne kui, korda, niipea kui
  `),
  comparisonQueryWords: entries(`
    vs, versus, või, võrdlus, võrdle, võrrelda, võrreldes, erinevus, erinevused, mis vahe, vahe, parem kui, vastu
    plussid ja miinused, eelised ja puudused, alternatiiv
  `),
  placeholderNouns: entries(`
    toode, ettevõte, firma, bränd, kaubamärk, isik, klient, konkurent, omadus, eelis, teema, pealkiri, linn, riik, näide
    artikkel, nimi, allikas, autor, element
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, sisesta nimi, sisestage nimi, sisesta siia, lisa siia, sisesta tekst, sisesta link, lisa pilt
    sinu nimi siia, teie nimi siia, teie tekst siia, teie ettevõtte nimi, ettevõtte nimi siia, toote nimi siia, kohatäide
    näidistekst, täitetekst, täpsustamisel, täiendatakse hiljem, peagi tulekul, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    ei, ära, ärge, pole, polnud, mitte, mitte kunagi, kunagi, iialgi, keegi, miski, midagi, kusagil, ilma, ega, vaevalt
    eitab, eitas, eitavad, puudub, puuduvad, keeldub, keeldus, võimatu
  `),
  quantifiers: {
    all: entries(`
      kõik, kõigi, kõikide, kõiki, iga, igaüks, igal, alati, täiesti, täielikult, kogu, kõikjal, ainult, üksnes, vaid
      eranditult, garanteerib, garanteeritud, tervenisti
    `),
    part: entries(`
      mõned, mõni, mõne, osa, üksikud, paar, mitu, mitmed, paljud, palju, enamik, vähesed, vähe, sageli, tihti, mõnikord
      vahel, harva, tavaliselt, üldiselt, osaliselt, enamus, vähemus, pooled, teatud, peamiselt
    `),
  },
  finiteVerbs: entries(`
    on, oli, olid, oleks, ei, pole, võib, võivad, saab, saavad, sai, said, peab, peavad, tuleb, tulevad, tuli, läheb
    lähevad, teeb, teevad, tegi, annab, annavad, andis, võtab, võtavad, jääb, jäävad, näitab, näitavad, näitas
    sisaldab, sisaldavad, pakub, pakuvad, vajab, vajavad, kasutatakse, kasutab, tekib, tekivad, kasvab, kasvas
    tõuseb, tõusis, langeb, langes, väheneb, aitab, aitavad, mõjutab, põhjustab, viib, maksab, kestab, piisab
    leidub, toimib, töötab, töötavad, püsib, suurendab, vähendab, parandab, muutub, muutuvad, asub, tähendab, kuulub
    tasub, tehakse, elab, elavad, elas, asuvad, algab, algavad, algas, lõpeb, tiirleb, liigub, liiguvad, moodustab
    moodustavad, kaitseb, kaitsevad, ulatub, katab, sööb, söövad, kannab, järgneb, muudab, muudavad, maksavad
    vabastab, imab, kaalub, takistab, müüb, sureb, sulab, kuivab, toimub, toimus, sõltub, sõltuvad, esineb, esinevad
    kulub, tarbib, toodab, toodavad, tõusid, langesid, kasvavad, suureneb, valmistatakse, säilib, hoiab, hoiavad
    on olnud, kasutavad, aitas
  `),
  aspectWords: {
    howItWorks: entries('toimi*, tööta*, põhimõt*, mehhanism*, protsess*'),
    causes: entries('põhjus*, tegur*, tulene*, tingit*, päritolu, sest, kuna'),
    effects: entries('mõju*, tagajär*, tulemus*'),
    types: entries('tüüp*, tüübid, liik, liigid, liiki, vorm*, kategooria*, mudel*, klass*, variant*'),
    benefits: entries('eelis*, kasu, kasulik*, pluss*, parand*, säästa*'),
    drawbacks: entries('puudus*, miinus*, piirang*, nõrkus*, probleem*'),
    risks: entries('risk*, oht, ohud, ohtlik*, kõrvaltoime*, kahjulik*, ohutus*, turvalisus*'),
    costs: entries('kulu, kulud, kulu*, hind, hinnad, hinna*, maksa*, kallis, kallid, odav*, eelarve*, tasu*, euro*'),
    steps: entries('samm*, etapp*, kõigepealt, seejärel, järgmiseks, juhis*, protseduur*'),
    choosing: entries('valik*, vali, valida, valides, kriteerium*, sobi*, osta*, ost, otsus*'),
    comparison: entries('võrdl*, võrrel*, erinev*, erineb, samas kui'),
    requirements: entries('nõue, nõuded, nõuab, vaja, vajalik*, vajab, tingimus*, eeldus*, materjal*, koostisosa*'),
    mistakes: entries('viga, vead, vigu, vale, valesti, vältida, väldi, ebaõnnest*'),
    maintenance: entries('hooldus*, hoolda*, puhasta*, paranda*, remont*, remondi*, säilita*, eluiga, vaheta*'),
    history: entries('ajalu*, päritolu*, sajand*, asutat*, leiuta*, avasta*, vana*, alates'),
    examples: entries('näide, näited, näite*, näiteks, nagu, muu hulgas, juhtum*'),
    numbers: entries('protsen*, miljon*, miljard*, arv, arvud, statistika*, keskmi*, andme*, osakaal*, hulk'),
    outlook: entries('tulevik*, väljavaa*, prognoos*, ooda*, suundum*, trend*, aastaks 2030, aastaks 2050'),
    tips: entries('nõuan*, nipp*, nipid, soovita*, tasub, parim viis, praktili*, ideaal*'),
    viewsDiffer: entries('vaidlus*, vastuolu*, kriiti*, vastas*, pooldaja*, arvamus*, eriarvam*, debat*'),
  },
  sensitiveSubjects: {
    health: entries(`
      tervis*, tervise*, haigus*, haige*, sümptom*, ravi, ravi*, teraapia*, ravim*, annus*, annusta*, vaktsiin*, vähk, vähi
      diabeet*, vererõhk, vererõhu, rasedus*, rase, infektsioon*, nakkus*, viirus*, operatsioon*, valu, valud, dieet*, vitamiin*
      depressioon*, ärevus*, vaimne tervis, vaimse tervise, arst*, patsien*, diagnoos*, kaalulangetus*, allergia*, astma*
      toidulisand*
    `),
    money: entries(`
      investeeri*, laen*, kodulaen*, krediit*, krediid*, võlg, võlad, kindlustus*, pension*, säästm*, aktsia*, võlakir*
      maks, maksud, maksu*, intress*, pank, pangad, panga*, krüpto*, bitcoin*, fond*, varandus*, pankrot*, finants*, rahandus*
      palk, palga*, palgad
    `),
    law: entries(`
      seadus*, õigus*, juriidili*, advokaa*, jurist*, kohus, kohtu*, kohtunik*, kohtuasi, hagi, leping*, vastutus*, abielulahutus*
      lahutus*, hooldusõigus*, sisseränne, sisserände*, viisa*, üürnik*, üürileand*, kuritegu*, kuriteo*, karistus*, määrus*
      patent*, pärand*, pärimis*, testament*, vallandami*
    `),
    contested: entries(`
      abort*, relvaseadus*, surmanuhtlus*, rass, rassid, rassi*, sugu, soolis*, transsooli*, usk, usund*, religioon*
      sisseränne, sisserände*, pagulas*, varjupaig*, sõda, sõja*, genotsiid*, valimis*, vaktsineerimiskohustus*, kliimaskept*
      evolutsioon*, eutanaasia*, tuumaenergia*, tuumajaam*, geenmuund*, palestiina*, iisrael*, vandenõu*, loomkats*
    `),
  },
};
