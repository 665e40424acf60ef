import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const et: TellWords = {
  openers: phrases(`
    tänapäeva kiires|digitaalses|kiiresti maailmas|ühiskonnas; tänapäeva maailmas; tänapäeva kiiresti muutuvas
    digiajastul; maailmas kus; ajal mil; pidevalt muutuvas maailmas; kas oled kunagi mõelnud
    kas olete kunagi mõelnud; kujutage ette maailma; kujuta ette maailma; te ei ole üksi; sa ei ole üksi
    oled õiges kohas; olete õiges kohas; tere tulemast … maailma; sukeldume; sukeldugem; uurime lähemalt
    vaatame lähemalt; selles artiklis vaatleme|uurime|käsitleme|tutvustame
    selles juhendis vaatleme|uurime|käsitleme; see põhjalik juhend; selles põhjalikus juhendis; ilma pikema jututa
  `),
  closers: phrases(`
    ^kokkuvõttes; ^kokkuvõtteks; ^lõpetuseks; ^järeldus; ^kokkuvõtvalt; ^lõppkokkuvõttes; päeva lõpuks
    mida te ootate; mida sa ootad; võimalused on lõputud|piiramatud; tulevik … paljulubav; ainult aeg näitab
    astu esimene samm; astuge esimene samm; järgides neid
  `),
  fillers: phrases(`
    oluline on märkida; oluline on mõista|meeles|mainida|rõhutada; tasub märkida et; väärib märkimist
    tuleb märkida et; on ülioluline mõista; pole saladus et; ei ole saladus et; on ütlematagi selge
    seda silmas pidades; olgem ausad; tõde on see et; fakt on see et
    mängib olulist|võtmerolli|keskset|tähtsat rolli; mängivad olulist|võtmerolli|keskset|tähtsat rolli
    mängib võtmerolli; mängivad võtmerolli; mängib otsustavat rolli; lugematu arv; edu võti; võti eduks
    rohkem kui kunagi varem; ei ole ühte universaalset; viimane kuid mitte vähem; nii algajatele kui
  `),
  templates: phrases(`
    see ei ole lihtsalt … see|vaid; ei ole pelgalt … vaid; asi ei ole ainult; on enamat kui lihtsalt
    on palju enamat kui; enamat kui lihtsalt; olenemata sellest kas oled|olete; ükskõik kas oled|olete; hea uudis on
    parim osa; jäta hüvasti; jätke hüvasti; mis oleks kui ma ütleksin; vastus peitub; ei ole luksus
  `),
  stock: phrases(`
    on tunnistus; rikkalik gobelään; peidetud pärl; peidetud aare; tõeline aardelaegas; lootuse majakas
    vabasta potentsiaal; vabastada potentsiaal; täielik potentsiaal; täit potentsiaali; kogu potentsiaali
    alusta teekonda; järgmisele tasemele; uuele tasemele; uutesse kõrgustesse; esirinnas; sillutab teed
    paradigma muutus; mängureeglite muutja; pidevalt arenev*; pidevalt muutuv*; revolutsiooniliselt muut*
    muudab revolutsiooniliselt; terviklik lähenemine; terviklikku lähenemist; holistiline lähenemine
    unustamatu kogemus; unustamatud kogemused; võimaluste maailm; lõputud võimalused; piiramatud võimalused
    jätkusuutlik tulevik; jätkusuutlikum tulevik; sujuv integratsioon; õrn tasakaal; sümfoonia; teadlikke otsuseid
    rikas ajalugu
  `),
  inflated: phrases(`
    ülioluli*; hädavajalik*; asendamatu*; võtmetähtsusega; innovaatili*; uuenduslik*; terviklik*; dünaamili*
    köitev*; murranguli*; sujuv*; hindamatu*; optimeeri*; maksimeeri*; edenda*; tugevda*; rikasta*; maastik; teekond
    sünergia*; võrratu*; põhjalik*; mitmekülg*; lisaks; pealegi; potentsiaal*; lai valik; laia valikut
  `),
  intensifiers: phrases(`
    tõeliselt; uskumatult; absoluutselt; äärmiselt; kahtlemata; vaieldamatult; kindlasti; lihtsalt; märkimisväärselt
    oluliselt; täiuslik*; suurepära*; muljetavaldav*; erakordselt
  `),
  and: ['ja', 'ning', 'või'],
};
