import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const ro: TellWords = {
  openers: phrases(`
    în lumea de astăzi|azi; în lumea actuală|modernă|digitală; în lumea noastră modernă|digitală; într-o lume în
    într-o eră în|digitală; în era digitală; în societatea actuală|modernă|de astăzi; în peisajul actual
    în ritmul alert; v-ați întrebat vreodată; te-ai întrebat vreodată; imaginați-vă o lume; imaginează-ți o lume
    nu ești singur; nu sunteți singuri; ești în locul potrivit; sunteți în locul potrivit; bine ai venit în lumea
    bine ați venit în lumea; haideți să explorăm; să ne scufundăm; să explorăm împreună; să aruncăm o privire
    descoperă cum; în acest articol vom|vei|veți|explorăm; în acest ghid vom|vei|veți|complet
    acest ghid complet|cuprinzător; fără alte introduceri; au apus vremurile; nu căuta mai departe
  `),
  closers: phrases(`
    ^în concluzie; ^în încheiere; ^pentru a concluziona; ^pe scurt; ^în rezumat; ^concluzie; ^în cele din urmă
    ^concluzionând; la sfârșitul zilei; ce mai aștepți; ce mai așteptați; posibilitățile sunt nelimitate|infinite
    viitorul … promițător; doar timpul va; fă primul pas; faceți primul pas; urmând acești|aceste pași|sfaturi
  `),
  fillers: phrases(`
    este important de menționat|reținut|subliniat|remarcat
    este important să rețineți|reții|menționăm|înțelegem|subliniem; merită menționat|subliniat că
    trebuie menționat că; este esențial să rețineți|înțelegem|înțelegeți
    este crucial să înțelegem|înțelegeți|rețineți; nu este un secret că; nu e un secret că; este de la sine înțeles
    acestea fiind spuse; având în vedere acestea; să fim sinceri; adevărul este că
    joacă un rol crucial|esențial|important|vital|cheie|semnificativ|central; o multitudine de
    o mulțime de beneficii; o pletoră de; face diferența; fac diferența; cheia succesului; cheia constă
    mai mult ca niciodată; mai mult ca oricând; acum mai mult ca; nu există o soluție universală; nu în ultimul rând
    atât pentru începători cât
  `),
  templates: phrases(`
    nu este vorba doar despre; nu e vorba doar de; nu este doar un|o … este|ci
    este mai mult decât un|o simplu|simplă; este mult mai mult decât; sunt mult mai mult decât; mai mult decât doar
    fie că ești … sau|fie; fie că sunteți … sau|fie; fie că este vorba; indiferent dacă ești|sunteți … sau
    vestea bună este; cea mai bună parte; spune adio; spuneți adio; și dacă ți-aș spune; răspunsul constă în
    nu este un lux
  `),
  stock: phrases(`
    o mărturie a; este o mărturie; o tapiserie bogată; tapiserie de; bijuterie ascunsă; comoară ascunsă
    comori ascunse; far de speranță; debloca potențialul; debloca întregul potențial; deblochează-ți
    deblocați întregul; întregul potențial; potențialul maxim; valorifica puterea; porni într-o călătorie
    pornește într-o călătorie; la nivelul următor; la un nou nivel; la un alt nivel; spre noi culmi; în avangarda
    deschide calea; deschizând calea; schimbare de paradigmă; schimbă regulile jocului; naviga prin complexitățile
    în continuă evoluție; în continuă schimbare; în permanentă schimbare; revoluționează modul; revoluționat modul
    revoluționând modul; transformă modul în; abordare holistică; abordarea holistică; experiență de neuitat
    experiențe de neuitat; o lume de posibilități; posibilități infinite; posibilități nelimitate; viitor sustenabil
    viitor durabil; viitor mai bun; integrare perfectă; echilibru delicat; simfonie de; decizii informate
    decizie informată; istorie bogată
  `),
  inflated: phrases(`
    crucial*; esențial*; vital*; indispensabil*; fundamental*; inovato*; inovativ*; holistic*; robust*; dinamic*
    vibrant*; fascinant*; transformato*; cuprinzăto*; optimiz*; maximiz*; îmbunătăț*; promov*; îmbogăț*; peisaj*
    călătorie; sinergi*; neprețuit*; inegalabil*; complex*; în plus; mai mult decât atât; de asemenea; potențial*
    o gamă largă de; o varietate largă de
  `),
  intensifiers: phrases(`
    cu adevărat; incredibil; absolut; extrem; fără îndoială; cu siguranță; pur și simplu; profund; enorm
    semnificativ; remarcabil; perfect; perfectă; impresionant*; extraordinar*; excepțional*
  `),
  and: ['și', 'sau', 'ori'],
};
