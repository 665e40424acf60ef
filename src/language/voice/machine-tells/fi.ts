import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const fi: TellWords = {
  openers: phrases(`
    nykypäivän nopeatempoisessa|digitaalisessa|kiireisessä|modernissa maailmassa|yhteiskunnassa
    nykypäivän maailmassa; nykymaailmassa; tämän päivän nopeatempoisessa|digitaalisessa|kiireisessä
    digitaalisella aikakaudella; maailmassa jossa; aikana jolloin; jatkuvasti muuttuvassa maailmassa
    jatkuvasti kehittyvässä; oletko koskaan miettinyt|pohtinut; kuvittele maailma; et ole yksin
    olet tullut oikeaan paikkaan; olet oikeassa paikassa; tervetuloa … maailmaan; sukelletaan; sukella
    sukelletaanpa; tutkitaanpa; tutustutaan tarkemmin; katsotaanpa tarkemmin
    tässä artikkelissa tutustumme|käsittelemme|tarkastelemme|perehdymme|sukellamme|käymme
    tässä oppaassa tutustumme|käsittelemme|tarkastelemme|perehdymme|käymme; tämä kattava opas
    tässä kattavassa oppaassa; pidemmittä puheitta; ohi ovat ajat; älä etsi enempää
  `),
  closers: phrases(`
    ^yhteenvetona; ^lopuksi voidaan; ^johtopäätöksenä; ^kaiken kaikkiaan; ^loppujen lopuksi; ^yhteenveto
    ^summa summarum; ^tiivistettynä; päivän päätteeksi; mitä odotat; mitä vielä odotat
    mahdollisuudet ovat rajattomat|loputtomat; tulevaisuus … näyttää valoisalta; vain aika näyttää
    ota ensimmäinen askel; noudattamalla näitä
  `),
  fillers: phrases(`
    on tärkeää huomata|muistaa|ymmärtää|mainita|korostaa; on syytä huomata|muistaa|mainita|korostaa
    on hyvä muistaa|huomata että; kannattaa muistaa että; on olennaista ymmärtää|muistaa; on ratkaisevan tärkeää
    ei ole salaisuus että; on sanomattakin selvää; tämä mielessä pitäen; tätä silmällä pitäen; ollaan rehellisiä
    totuus on että; tosiasia on että; on keskeisessä roolissa; näyttelee keskeistä|tärkeää|ratkaisevaa roolia
    on ratkaisevassa roolissa; on merkittävässä roolissa; on tärkeässä roolissa; lukuisia etuja; lukemattomia
    tehdä kaiken eron; tekee kaiken eron; menestyksen avain; avain menestykseen; enemmän kuin koskaan
    tärkeämpää kuin koskaan; ei ole yhtä oikeaa ratkaisua; viimeisenä mutta ei vähäisimpänä
    niin aloittelijoille kuin
  `),
  templates: phrases(`
    ei ole vain … se on|vaan; ei ole pelkästään … vaan; kyse ei ole vain; kyse ei ole pelkästään
    on enemmän kuin vain|pelkkä; on paljon enemmän kuin; enemmän kuin vain; enemmän kuin pelkkä; olitpa … tai
    olitpa sitten; oletpa … tai; olipa kyseessä … tai; hyvä uutinen on; parasta kaikessa; parasta on; sano hyvästit
    sano hei hei; entä jos kertoisin; vastaus piilee; ei ole luksusta
  `),
  stock: phrases(`
    on osoitus siitä; on todiste; rikas kudelma; kätketty helmi; piilotettu helmi; piilotetut helmet; aarreaitta
    toivon majakka; vapauta potentiaalisi; vapauttaa potentiaalin; täysi potentiaali; täyden potentiaalin
    täyteen potentiaaliinsa; valjastaa voima; valjasta; lähde matkalle; seuraavalle tasolle; uudelle tasolle
    uusiin korkeuksiin; eturintamassa; tasoittaa tietä; avaa tien; paradigman muutos; pelin muuttaja
    jatkuvasti kehittyvä*; jatkuvasti muuttuva*; alati muuttuva*; mullistaa tavan; mullistanut tavan
    mullistavat tavan; kokonaisvaltainen lähestymistapa; kokonaisvaltaista lähestymistapaa
    holistinen lähestymistapa; unohtumaton kokemus; unohtumattomia kokemuksia; mahdollisuuksien maailma*
    loputtomat mahdollisuudet; rajattomat mahdollisuudet; kestävä tulevaisuus; kestävämpi tulevaisuus
    kestävämmän tulevaisuuden; valoisampi tulevaisuus; saumaton integraatio; saumattomasti; herkkä tasapaino
    sinfonia; tietoon perustuvia päätöksiä; rikas historia
  `),
  inflated: phrases(`
    ratkaisev*; olennai*; keskei*; välttämät*; korvaamat*; innovatiivi*; kokonaisvaltai*; holisti*; dynaami*
    kiehtov*; mullistav*; uraauurtav*; saumat*; optimoi*; maksimoi*; edistä*; vahvista*; rikasta*; maisema; matka
    synergi*; vertaansa vailla; kattav*; monipuoli*; lisäksi; tämän lisäksi; potentiaali*; laaja valikoima
    laajan valikoiman
  `),
  intensifiers: phrases(`
    todella; todellakin; uskomattoman; ehdottomasti; äärimmäisen; epäilemättä; kiistatta; varmasti; yksinkertaisesti
    huomattavasti; merkittävästi; täydelli*; upea*; vaikuttav*; erinomai*
  `),
  and: ['ja', 'tai', 'sekä'],
};
