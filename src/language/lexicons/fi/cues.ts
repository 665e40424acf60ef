import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    hän, hänen, hänelle, hänet, he, heidän, heille, heidät, heistä, se, sen, sitä, siinä, siitä, siihen, sillä, siltä, sille
    ne, niiden, niitä, niissä, niistä, niihin, niillä, niiltä, niille, niin, tämä, tämän, tätä, tässä, tästä, tähän, tällä
    tältä, tälle, täällä, täältä, tänne, nämä, näiden, näitä, näissä, näistä, näihin, näillä, näiltä, näille, tuo, tuon
    tuota, tuossa, tuosta, tuohon, nuo, noiden, noita, tällainen, tällaisen, tällaista, tällaisessa, tällaiset, tällaisia
    tällaisten, sellainen, sellaisen, sellaista, sellaiset, sellaisia, semmoinen, samanlainen, molemmat, molempien
    molemmissa, kumpikin, kumpikaan, toinen, toisen, toiset, muut, muiden, sama, saman, samat, samaa, ensimmäinen
    toiseksi, kolmas, kolmanneksi, viimeinen, ensinnäkin, ensiksi, ensin, sitten, sen jälkeen, tämän jälkeen, seuraavaksi
    lopuksi, lopulta, viimeiseksi, silloin, siellä, sieltä, sinne, siten, täten, näin, näin ollen, joten, siksi
    sen vuoksi, sen takia, tämän vuoksi, tämän takia, tästä syystä, siitä syystä, näistä syistä, tästä johtuen
    siitä johtuen, tämän seurauksena, sen seurauksena, tämän ansiosta, sen ansiosta, mutta, ja, tai, eli, vaan, sekä, eikä
    kuitenkin, silti, siitä huolimatta, tästä huolimatta, toisaalta, toisaalta taas, sitä vastoin, sen sijaan, päinvastoin
    lisäksi, tämän lisäksi, sen lisäksi, niin ikään, myös, samoin, samalla, samalla tavalla, samaan aikaan, samanaikaisesti
    tällä välin, sillä välin, myöhemmin, jälkeenpäin, aiemmin, ennen sitä, ennen tätä, siitä lähtien, siihen aikaan, tuolloin
    esimerkiksi, etenkin, erityisesti, nimittäin, toisin sanoen, lyhyesti sanottuna, yhteenvetona, kaiken kaikkiaan
    itse asiassa, todellakin, tosin, muuten, muutoin, muussa tapauksessa, tässä tapauksessa, siinä tapauksessa
    näissä tapauksissa, tässä yhteydessä, tällä tavalla, sillä tavalla, tällä tavoin, näin tekemällä, tätä varten
    sitä varten, yksi niistä, yksi näistä, jotkut niistä, osa niistä, osa näistä, suurin osa niistä, useimmat niistä
    monet niistä, kaikki nämä, kaikki tämä, mikään niistä, jos se, jos ne, jos tämä, kun se, kun ne, kun tämä, koska se
    koska ne, koska tämä, vaikka se, vaikka ne, vaikka tämä, vielä pahempaa, mikä pahempaa, eikä siinä kaikki
  `),
  independentOpeners: entries(`
    on tärkeää, on mahdollista, on olemassa, toinen maailmansota, ensimmäinen maailmansota, toisen maailmansodan
    ensimmäisen maailmansodan, ensimmäisen kerran, tänä vuonna, niin sanottu, niin sanotut, niin kutsuttu, sekä että
    sen lisäksi että, toinen syy, muut maat, muissa maissa, samana vuonna, samana päivänä, niin kauan kuin
    niin pian kuin, ensiapu, myös suomessa, vaan myös
  `),
  dependentAnywhere: entries(`
    jälkimmäinen, jälkimmäisen, jälkimmäiset, edellinen, edellisen, edellä mainit*, yllä mainit*, tästä syystä, siitä syystä
    tällä tavalla, tällä tavoin, tässä tapauksessa, siinä tapauksessa, tässä yhteydessä, tässä suhteessa, tämä menetelmä
    tämän menetelmän, tämä ongelma, tämän ongelman, tämä prosessi, tämä ilmiö, tämä suuntaus, näin ollen, tällainen
    tällaiset, tällaisia, tämän vuoksi
  `),
  roleOpeners: entries(`
    yhtiö, yhtiön, yritys, yrityksen, firma, tiimi, joukkue, ryhmä, ryhmän, järjestö, organisaatio, virasto, viranomainen
    perustajat, perustaja, tutkijat, tutkija, tutkijoiden, tiedemiehet, tutkimus, tutkimuksen, tutkimuksessa, raportti
    raportin, selvitys, kysely, kirjoittajat, kirjoittaja, artikkeli, tulokset, tuote, hanke, projekti, kauppa, sivusto
    ohjelma, tapaus, tuomio, laki, mies, nainen, pariskunta, perhe, sovellus, kirja, suunnitelma, päätös
  `),
  droppableConnectives: entries(`
    kuitenkin, silti, siitä huolimatta, tästä huolimatta, lisäksi, tämän lisäksi, sen lisäksi, niin ikään, myös, samoin
    itse asiassa, todellakin, näin ollen, siten, siksi, joten, sen vuoksi, tämän vuoksi, tästä syystä, lopuksi, lopulta
    ensinnäkin, toiseksi, kolmanneksi, ensin, ensiksi, sitten, seuraavaksi, esimerkiksi, etenkin, erityisesti
    yleisesti, yleisesti ottaen, yleensä ottaen, kaiken kaikkiaan, luonnollisesti, tietenkin, tietysti
    valitettavasti, onneksi, kiinnostavaa kyllä, lyhyesti sanottuna, yhteenvetona, toisin sanoen, toisaalta, sitä vastoin
    päinvastoin, samalla, samaan aikaan, sen sijaan, mutta, ja, tosin, muuten, oikeastaan, pohjimmiltaan, no, kyllä
    toki
  `),
  siteTalk: entries(`
    tässä artikkelissa, tässä kirjoituksessa, tässä blogissa, tässä postauksessa, tässä oppaassa, tässä osiossa
    tässä luvussa, tässä tekstissä, tässä raportissa, tässä videossa, tässä jutussa, tämä artikkeli
    tämän artikkelin, tämä kirjoitus, tämä opas, tämän oppaan, tämä sivu, tällä sivulla, tällä sivustolla
    artikkelissamme, oppaassamme, käymme läpi, selitämme, esittelemme, kerromme, tarkastelemme, katsotaan
    tutustutaan, lue lisää, lue myös, jatka lukemista, kuten mainittu, kuten mainittiin, kuten edellä, kuten aiemmin
    kuten sanottu, kuten kuvattu, kuten näet, kuten näimme, edellä mainit*, yllä mainit*, alla mainit*, yllä oleva*
    alla oleva*, katso yllä, katso alta, alempana, ylempänä, seuraavassa, tässä ovat, tässä on, tästä löydät
    täältä löydät, napsauta tästä, klikkaa tästä, klikkaa, napsauta, lisätietoja, lisätietoa, kirjoittaja, toimitus
    hyvä lukija, hyvät lukijat, taulukossa, taulukko alla, kuvaaja alla, kuva alla, kommenteissa
    seuraavassa osiossa, seuraavassa luvussa, nimensä mukaisesti, ovat seuraavat
  `),
  boilerplate: entries(`
    eväste*, evästei*, cookie*, uutiskirje*, tilaajille, tilaajaksi, rekisteröidy, kirjaudu*, sponsoroitu*
    affiliate*, kumppanuuslink*, kaikki oikeudet pidätetään, tietosuoja*, käyttöehdot, sopimusehdot, lue lisää
    lue myös, aiheeseen liittyv*, saatat pitää myös, jaa artikkeli, jaa tämä, seuraa meitä, jätä kommentti
    kirjoita kommentti, sähköpostiosoitteesi, sähköpostiosoitettasi, selaimesi, kuvalähde*, kuvan lähde
    getty images, katso video, webinaari*, e-kirja, alennuskood*, kuponki*, osta nyt, tilaa nyt, lisää ostoskoriin
    ostoskori*, kokeile ilmaiseksi, ota yhteyttä, sisällysluettelo, siirry sisältöön, viimeksi päivitetty
    vastuuvapau*, kiitos lukemisesta, tiimimme, asiantuntijamme, lukijamme, freelance-toimittaja, tilaa uutiskirje
    unohtuiko salasana, kaupallinen yhteistyö, ota javascript, artikkeli julkaistu, lataa ilmaiseksi
    tulosta artikkeli, lahjoita nyt
  `),
  firstPersonSingular: entries(
    'minä, minun, minua, minulle, minulla, minulta, minut, minusta, minussa, olen, mielestäni',
  ),
  firstPersonPlural: entries(`
    me, meidän, meitä, meille, meillä, meiltä, meidät, meistä, olemme, voimme, meidänkin, mielestämme, suosittelemme, haluamme
  `),
  secondPerson: entries(`
    sinä, sinun, sinua, sinulle, sinulla, sinulta, sinut, sinusta, te, teidän, teitä, teille, teillä, teidät, voit
    olet, voitte, olette, haluat, tarvitset
  `),
  relativeTime: entries(`
    eilen, tänään, huomenna, toissapäivänä, ylihuomenna, tällä viikolla, tässä kuussa, tänä vuonna, tänä kesänä
    tänä talvena, tänä keväänä, tänä syksynä, viime viikolla, viime kuussa, viime vuonna, viime kesänä
    viime talvena, ensi viikolla, ensi kuussa, ensi vuonna, ensi kesänä, äskettäin, hiljattain, viime aikoina
    viime vuosina, viime kuukausina, viime päivinä, tällä hetkellä, nyt, nykyisin, nykyään, nykypäivänä
    toistaiseksi, tähän mennessä, kuukausi sitten, kuukautta sitten, viikkoa sitten, päivää sitten, maanantaina
    tiistaina, keskiviikkona, torstaina, perjantaina, lauantaina, sunnuntaina, pian, lähiaikoina, lähiviikkoina
    parhaillaan, vuosi sitten, pari vuotta sitten, muutama vuosi sitten
  `),
  polemic: entries(`
    tyhmä*, idiootti*, idiootit, typer*, valehtelij*, valhe, valheet, valhetta, hölynpöly*, naurettava*, häpeälli*
    häpeä, inhottava*, kuvottava*, hullu, hulluutta, järjetön, järjettömä*, uskomaton, uskomattoma*, järkyttäv*
    salaliitto*, propaganda*, valtamedia*, aivopes*, maanpettur*, petturi*, herätkää, usko pois, totuus on että
    ollaan rehellisiä, niin sanotut asiantuntijat, eliitti, säälittäv*, paska*
  `),
  opinionMarkers: entries(`
    mielestäni, mielestämme, minun mielestäni, meidän mielestämme, uskon että, luulen että, ajattelen että
    uskomme että, henkilökohtaisesti, rehellisesti sanottuna, valitettavasti, toivottavasti, epäilemättä
    ilman muuta, tietenkin, pitäisi kieltää, on aika
  `),
  sayVerbs: entries(`
    sanoo, sanoi, sanovat, kertoo, kertoi, kertovat, selittää, selitti, toteaa, totesi, korostaa, korosti, lisää, kirjoittaa
    kirjoitti, väittää, väitti, varoittaa, varoitti, ilmoittaa, ilmoitti, raportoi, arvioi, uskoo, painottaa, painotti
    kritisoi, mukaan, muistuttaa
  `),
  mythLabels: entries(`
    myytti, myytit, myyttejä, väärinkäsitys, väärinkäsitykset, väärinkäsityksiä, harhaluulo, harhaluulot, harhaluuloja
    virheellinen käsitys, taru, tarua, valhe, epätotta, huhu, huhut, kansanusko, uskomus, uskomukset, moni luulee
    monet luulevat, usein sanotaan, usein väitetään, urbaanilegenda, ennakkoluulo, ennakkoluulot
  `),
  truthLabels: entries(`
    fakta, faktat, totta, totuus, todellisuus, todellisuudessa, tosiasia, tosiasiassa, paikkansapitävä
  `),
  causes: entries(`
    koska, sillä, siksi, vuoksi, takia, ansiosta, johdosta, seurauksena, syy, syyt, syynä, syitä, syistä, syyksi, aiheuttaa
    aiheuttavat, aiheutti, aiheuttama*, aiheutuu, aiheutuvat, johtaa, johtavat, johti, johtuu, johtuvat, johtui, johtuen
    perustuu, synnyttää, laukaisee, vaikuttaa, vaikuttavat, edistää, edistävät, estää, estävät, riippuu, riippuvat
    niin että, jotta, saa aikaan, saavat aikaan, tekijä, tekijät, tuloksena
  `),
  means: entries(`
    avulla, käyttämällä, kautta, siten että, niin että, jotta, käytetään, käyttää, käyttävät, menetelmä*, tekniikka*
    tekniikalla, väline*, työkalu*, prosessi*, toimenpide*, täytyy, pitää, tulee, voidaan, voi, lisäämällä, tekemällä
    valmistetaan, tehdään
  `),
  comparisons: entries(`
    kuin, verrattuna, verrattaessa, toisin kuin, kun taas, sitä vastoin, sen sijaan, sijaan, ero, erot, eroja, eroaa, eroavat
    samanlainen, samanlaiset, yhtä, enemmän, vähemmän, suurempi, suuremmat, pienempi, pienemmät, korkeampi, matalampi
    parempi, paremmat, huonompi, nopeampi, hitaampi, halvempi, kalliimpi, kaksinkertainen, puolet, versus
  `),
  hedges: entries(`
    voi, voivat, voisi, voisivat, saattaa, saattavat, saattaisi, ehkä, mahdollisesti, kenties, luultavasti
    todennäköisesti, oletettavasti, ilmeisesti, näyttää, näyttävät, vaikuttaa siltä, viittaa, viittaavat, arviolta
    arvioidaan, arvioiden, noin, suunnilleen, odotetaan, oletetaan, yleensä, tapana
  `),
  definitionPatterns: entries(`
    on, ovat, tarkoittaa, tarkoitetaan, tarkoittavat, viittaa, kutsutaan, nimitetään, määritellään, tunnetaan nimellä
    koostuu, koostuvat, muodostuu, on eräänlainen, on yksi, merkitsee, käsittää, sanotaan
  `),
  questionWords: {
    why: entries('miksi, minkä vuoksi, minkä takia, mistä syystä, mistä johtuu, syyt, syitä'),
    how: entries('miten, kuinka, millä tavalla, millä tavoin, opas, ohje, ohjeet, keinot'),
    what: entries('mikä, mitä, mitkä, mikä on, mitä on, mitä tarkoittaa, merkitys, määritelmä'),
    which: entries('kumpi, millainen, millaiset, mikä niistä, minkä, minkälainen, mitkä niistä'),
    when: entries('milloin, koska alkaa, mistä lähtien, kuinka kauan, mihin aikaan, minkä ikäisenä'),
    who: entries('kuka, ketkä, kenen, kenelle, ketä'),
    where: entries('missä, mistä, mihin, minne'),
    howMuch: entries('kuinka paljon, kuinka monta, paljonko, montako, kuinka usein, kuinka suuri, mitä maksaa, hinta'),
    yesNo: entries(
      'onko, ovatko, voiko, voivatko, pitääkö, saako, kannattaako, oliko, onko olemassa, täytyykö, tuleeko',
    ),
  },
  listWords: entries(`
    paras, parhaat, parasta, top, tapoja, tapaa, vinkkejä, vinkit, ideoita, esimerkkejä, tyypit, lajit, lista, luettelo
    syytä, asiaa, menetelmät, menetelmiä, strategiat, vaihtoehdot, vaihtoehtoja, edut, hyödyt, virheet, suosituimmat, keinoa
  `),
  stepWords: entries(`
    ensin, ensiksi, aluksi, ensimmäinen vaihe, vaihe, vaiheet, vaiheessa, aloita, sitten, sen jälkeen, tämän jälkeen
    seuraavaksi, kun olet, lopuksi, viimeiseksi, ennen kuin, toista, heti kun
  `),
  comparisonQueryWords: entries(`
    vs, versus, vai, tai, vertailu, vertaa, vertailla, ero, erot, mitä eroa, parempi kuin, vastaan, hyvät ja huonot puolet
    edut ja haitat, vaihtoehto, verrattuna
  `),
  placeholderNouns: entries(`
    tuote, yritys, yhtiö, brändi, merkki, henkilö, asiakas, kilpailija, ominaisuus, etu, aihe, otsikko, kaupunki, maa
    esimerkki, artikkeli, nimi, lähde, kirjoittaja, kohde
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, lisää nimi tähän, kirjoita nimi tähän, lisää tähän, lisää teksti tähän, lisää linkki
    lisää kuva tähän, nimesi tähän, tekstisi tähän, yrityksesi nimi, yrityksen nimi tähän, tuotteen nimi tähän
    paikkamerkki, esimerkkiteksti, täyteteksti, täydennetään myöhemmin, tulossa pian, matti meikäläinen
    maija meikäläinen, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    ei, en, et, emme, ette, eivät, eikä, eivätkä, älä, älkää, ilman, koskaan, milloinkaan, kukaan, mikään, mitään, missään
    tuskin, ei koskaan, kiistää, kiisti, kieltää, kielsi, puuttuu, puuttuvat, mahdoton, mahdotonta
  `),
  quantifiers: {
    all: entries(`
      kaikki, kaikkien, kaikissa, kaikkia, jokainen, jokaisen, jokaista, joka, aina, täysin, kokonaan, kaikkialla, ainoastaan
      vain, pelkästään, poikkeuksetta, takaa, taattu, koko
    `),
    part: entries(`
      jotkut, jotkin, eräät, osa, muutama, muutamat, useat, useita, monet, monia, moni, useimmat, suurin osa, harvat, usein
      joskus, toisinaan, harvoin, yleensä, tavallisesti, pääosin, osittain, enemmistö, vähemmistö, puolet, tietyt, lähinnä
    `),
  },
  finiteVerbs: entries(`
    on, ovat, oli, olivat, olisi, ei, eivät, voi, voivat, voisi, pitää, täytyy, saa, saavat, sai, tulee, tulevat
    tuli, menee, tekee, tekevät, teki, antaa, antavat, antoi, ottaa, jää, jäävät, näyttää, näyttävät, on ollut
    kuuluu, kuuluvat, sisältää, sisältävät, tarjoaa, tarjoavat, tarvitsee, tarvitsevat, tarvitaan, käytetään
    käyttää, syntyy, kasvaa, kasvoi, nousee, nousi, laskee, laski, vähenee, auttaa, auttavat, vaikuttaa, johtuu
    johtaa, aiheuttaa, maksaa, kestää, riittää, löytyy, toimii, toimivat, pysyy, lisää, vähentää, parantaa, muuttuu
    sijaitsee, merkitsee, tarkoittaa, kannattaa, tehdään, elää, elävät, eli, asuu, asuvat, alkaa, alkavat, alkoi
    päättyy, kiertää, liikkuu, muodostaa, muodostavat, suojaa, suojaavat, saavuttaa, peittää, syö, syövät, kantaa
    seuraa, seuraavat, muuttaa, maksavat, vapauttaa, imee, painaa, estää, estävät, myy, kuolee, putoaa, sulaa
    kuivuu, tapahtuu, lisäävät, sisältyy, ulottuu, riippuu, riippuvat, esiintyy, esiintyvät, kuluu, kuluttaa
    tuottaa, tuottavat, löytyvät, nousivat, laskivat, kasvavat, toimi, johtavat, valmistetaan, säilyy, pitävät
  `),
  aspectWords: {
    howItWorks: entries('toimi*, toiminta*, periaat*, mekanismi*, prosessi*'),
    causes: entries('syy, syyt, syitä, syistä, syynä, aiheut*, tekij*, johtu*, alkuperä*, koska'),
    effects: entries('vaikut*, seurau*, tulos, tulokset, tuloksia, vaikutus*'),
    types: entries('tyyp*, laji*, muoto, muodot, muotoja, luokka*, luokat, malli*, muunnel*'),
    benefits: entries('hyöty*, hyödy*, hyödyt, etu, edut, etuja, paran*, säästä*'),
    drawbacks: entries('haitta*, haitat, huono puoli, huonot puolet, rajoit*, heikkou*, ongelma*, ongelmia'),
    risks: entries('riski*, vaara*, uhka*, uhat, sivuvaikutu*, haittavaikutu*, haitalli*, turvallisuu*'),
    costs: entries('kustannu*, hinta*, hinnat, maksa*, kallis, kalliit, halpa, halvat, budjet*, maksu*, euro*'),
    steps: entries('vaihe*, ensin, sitten, seuraavaksi, ohje, ohjeet, menettely*'),
    choosing: entries('valinta*, valinna*, valitse*, kriteeri*, sopii, sopiva*, osta*, päätös, päätökse*'),
    comparison: entries('vertail*, verrat*, ero, erot, eroja, eroaa, kun taas, toisin kuin'),
    requirements: entries('vaatimu*, vaatii, tarvi*, tarpee*, välttämät*, edellyt*, ehto, ehdot, materiaali*, ainek*'),
    mistakes: entries('virhe*, väärin, väärä*, vältä*, sudenkuop*, epäonnist*'),
    maintenance: entries('hoito, hoida*, huolto*, huolla*, puhdist*, korja*, säilyt*, käyttöikä*, vaihda*, vaihto*'),
    history: entries('historia*, alkuperä*, vuosisata*, vuosisad*, perustet*, keksi*, löyd*, vanha*, vuodesta'),
    examples: entries('esimerk*, kuten, muun muassa, tapau*'),
    numbers: entries('prosent*, miljoon*, miljard*, luku, luvut, lukuja, tilasto*, keskimäär*, määrä*, osuus, osuude*'),
    outlook: entries('tulevai*, näkym*, ennust*, odot*, suuntau*, trendi*, vuoteen 2030, vuoteen 2050'),
    tips: entries('vinkki*, vinkke*, neuvo*, suosit*, kannattaa, paras tapa, käytän*, ihante*'),
    viewsDiffer: entries('kiist*, kiistan*, väittel*, kriti*, vastusta*, kannatta*, mielipi*, erimieli*'),
  },
  sensitiveSubjects: {
    health: entries(`
      tervey*, terveel*, sairau*, sairas*, taut*, tauti*, oire*, hoito, hoidon, terapia*, lääk*, lääke*, annos*, annostu*
      rokot*, syöp*, diabet*, verenpain*, raskau*, raskaana, infektio*, virus*, viruk*, leikkau*, kipu, kivun, kipuja
      ruokavali*, vitamiini*, masenn*, ahdist*, mielentervey*, potila*, diagnoo*, parant*, laihdu*, allergi*, astma*
      ravintolis*
    `),
    money: entries(`
      sijoit*, laina*, asuntolaina*, luotto*, velka*, velat, vakuutu*, eläke*, eläkke*, säästä*, osake*, osakke*, joukkovelka*
      vero, verot, vero*, korko*, korot, pankki*, pankit, krypto*, bitcoin*, rahasto*, varallisuu*, konkurs*, rahoitu*, palkka*
      palkat
    `),
    law: entries(`
      laki, lain, lait, lakeja, oikeu*, juridi*, asianaj*, lakimie*, tuomioistui*, tuomari*, oikeudenkäyn*, sopimu*
      vahingonkorvau*, avioero*, huoltajuu*, maahanmuut*, viisumi*, vuokralai*, vuokranant*, riko*, rikokse*, asetu*
      patent*, perintö*, perinnö*, testament*, irtisano*
    `),
    contested: entries(`
      abort*, aselaki*, kuolemanrangaistu*, rotu, rodut, sukupuoli*, transsukupuoli*, uskonto*, uskonno*, maahanmuut*
      pakolai*, turvapaik*, sota, sodan, sotaa, kansanmurha*, vaali*, rokotuspakko*, ilmastoskept*, evoluutio*, eutanasia*
      ydinvoima*, geenimuunnel*, palestiina*, israel*, salaliitto*, eläinkoke*, pakkoruotsi*, susi, turkistarha*
    `),
  },
};
