import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const hu: TellWords = {
  openers: phrases(`
    a mai rohanó világban; a mai felgyorsult világban; a mai digitális|modern világban|korban; a mai világban
    napjaink rohanó|felgyorsult|digitális világában; a digitális korban; egy olyan világban ahol; egy olyan korban
    a folyamatosan változó világban; az egyre gyorsuló; elgondolkodott már azon|valaha; gondolkodtál már azon
    elgondolkodtál már; képzeljen el egy világot; képzelj el egy világot; nincs egyedül; nem vagy egyedül
    jó helyen jár; jó helyen jársz; üdvözöljük a … világában; merüljünk el; merülj el; merüljön el; fedezzük fel
    vessünk egy pillantást; ebben a cikkben megvizsgáljuk|bemutatjuk|felfedezzük|áttekintjük|körbejárjuk
    ebben az útmutatóban megvizsgáljuk|bemutatjuk|felfedezzük|áttekintjük; ez az átfogó útmutató
    ebben az átfogó útmutatóban; minden további nélkül; elmúltak azok az idők; ne keressen tovább; ne keress tovább
  `),
  closers: phrases(`
    ^összefoglalva; ^összegzésképpen; ^összességében elmondható; ^végezetül; ^konklúzió; ^zárásképpen; ^összegezve
    ^végső soron; a nap végén; mire vársz még; mire vár még; a lehetőségek végtelenek|korlátlanok; a jövő … ígéretes
    csak az idő; tegye meg az első lépést; tedd meg az első lépést; ezeket a tippeket követve
  `),
  fillers: phrases(`
    fontos megjegyezni hogy; fontos megérteni hogy; fontos kiemelni hogy; fontos hangsúlyozni
    érdemes megjegyezni hogy; érdemes megemlíteni hogy; érdemes kiemelni hogy; elengedhetetlen megérteni
    nem titok hogy; magától értetődik hogy; ezt szem előtt tartva; ezzel együtt; legyünk őszinték
    az igazság az hogy; tény hogy; kulcsfontosságú szerepet játszik|játszanak|tölt; kulcsszerepet játszik|játszanak
    fontos szerepet játszik|játszanak; döntő szerepet játszik|játszanak; meghatározó szerepet játszik|játszanak
    jelentős szerepet játszik|játszanak; számtalan lehetőség; a siker kulcsa; a kulcs abban rejlik
    fontosabb mint valaha; jobban mint valaha; nincs mindenki számára megfelelő; végül de nem utolsósorban
    kezdők és haladók számára egyaránt
  `),
  templates: phrases(`
    nem csupán … hanem; nem csak arról szól; nem csak egy … hanem; több mint egyszerű; több mint csupán
    sokkal több mint; több mint csak; akár kezdő … akár; akár … akár … legyen; legyen szó … vagy; a jó hír az
    a legjobb az egészben; mondjon búcsút; mondj búcsút; mi lenne ha azt mondanám; a válasz abban rejlik
    nem luxus hanem
  `),
  stock: phrases(`
    bizonyítéka annak; gazdag szövete; rejtett gyöngyszem*; rejtett kincs*; igazi kincsesbánya; kincsestár*
    a remény jelzőfénye; teljes potenciál*; kiaknázni a potenciál*; felszabadítani a; aknázza ki; aknázd ki
    induljon el egy utazásra; következő szintre; új szintre emel*; magasabb szintre emel*; új magasságokba
    élvonalában; utat nyit; megnyitja az utat; paradigmaváltás; játékszabályokat; folyamatosan fejlődő
    folyamatosan változó; állandóan változó; forradalmasítja; forradalmasította; forradalmasíthatja
    holisztikus megközelítés*; átfogó megközelítés*; felejthetetlen élmény*; lehetőségek világa; végtelen lehetőség*
    korlátlan lehetőség*; fenntartható jövő*; fényesebb jövő*; zökkenőmentes integráció*; zökkenőmentes*
    kényes egyensúly*; szimfóniája; megalapozott döntés*; gazdag történelem*
  `),
  inflated: phrases(`
    kulcsfontosság*; elengedhetetlen*; nélkülözhetetlen*; létfontosság*; alapvető*; innovatív*; holisztikus*
    robusztus*; dinamikus*; lenyűgöző*; úttörő*; forradalmi*; felbecsülhetetlen*; optimaliz*; maximaliz*; elősegít*
    fokoz*; gazdagít*; utazás*; szinergi*; páratlan*; átfogó*; sokoldalú*; sokrétű*; továbbá; emellett; ezenkívül
    ráadásul; potenciál*; széles skálája|választéka|skáláját
  `),
  intensifiers: phrases(`
    valóban; igazán; hihetetlenül; abszolút; rendkívül; kétségtelenül; vitathatatlanul; egyszerűen; jelentősen
    hihetetlen; tökéletes*; lenyűgözően; fantasztikus*; kiemelkedő*
  `),
  and: ['és', 'vagy', 'valamint'],
};
