import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    el, ea, ei, ele, lui, lor, îi, le, îl, o astfel de, un astfel de, astfel de, acesta, aceasta, aceștia, acestea, acest
    această, acești, aceste, acestuia, acesteia, acestora, acestui, acestei, acestor, acela, aceea, aceia, acelea, acel, acea
    acei, acele, aceluia, aceleia, acelora, acelui, acelei, acelor, ăsta, asta, ăștia, astea, său, sa, săi, sale
    este un, este o, sunt, sunt un, erau, era, are, au, poate, pot, permite, servește, de asemenea, ambii, ambele, amândoi
    amândouă, alt, altă, alți, alte, alții, altele, celălalt, cealaltă, ceilalți, celelalte, același, aceeași, aceiași
    aceleași, primul, prima, primii, primele, al doilea, a doua, al treilea, a treia, ultimul, ultima, cel din urmă
    cea din urmă, în primul rând, în al doilea rând, în al treilea rând, mai întâi, apoi, după aceea, după care, ulterior
    mai târziu, între timp, în același timp, totodată, în cele din urmă, în final, atunci, acolo, aici, de acolo, de aici, așa
    astfel, așadar, prin urmare, deci, de aceea, din acest motiv, din această cauză, din aceste motive, ca urmare
    în consecință, drept urmare, ca rezultat, datorită acestui fapt, din cauza aceasta, dar, iar, și, sau, ori, ci, nici
    însă, totuși, cu toate acestea, în ciuda acestui fapt, pe de altă parte, pe de o parte, dimpotrivă, în schimb, în loc de asta
    invers, în plus, mai mult, mai mult decât atât, pe lângă aceasta, pe deasupra, la fel, similar, în mod similar, de fapt
    într-adevăr, de exemplu, spre exemplu, în special, mai ales, adică, cu alte cuvinte, altfel spus, pe scurt, în concluzie
    în rezumat, în acest caz, în acel caz, în astfel de cazuri, în aceste cazuri, în acest context, în acest sens
    în acest fel, în acest mod, în felul acesta, în acest scop, pentru aceasta, pentru asta, altfel, în caz contrar, la acea vreme
    pe atunci, de atunci, înainte de asta, unul dintre ei, una dintre ele, unii dintre ei, unele dintre ele, dintre acestea
    dintre aceștia, majoritatea acestora, fiecare dintre ele, niciunul dintre ei, toate acestea, toți aceștia, dacă acest
    dacă aceasta, dacă acestea, când acest, când acestea, deși acest, deși acestea, deoarece acest, deoarece acestea
    pentru că acest, mai rău, și mai rău, nu doar atât
  `),
  independentOpeners: entries(`
    este important, este posibil, este imposibil, este necesar, este dificil, este ușor, este recomandat
    este recomandabil, este probabil, este esențial, este rar, este cunoscut, există, se estimează, se știe
    se crede, se recomandă, trebuie, anul acesta, o altă cauză, un alt motiv, alte țări, primul război mondial
    al doilea război mondial, prima dată, primul ajutor, în aceeași zi, așa-numit*, după ce, mai mult de, mai multe
    mai mulți, poate fi, este nevoie, sunt necesare, au existat, are loc
  `),
  dependentAnywhere: entries(`
    acesta din urmă, aceasta din urmă, aceștia din urmă, acestea din urmă, cel din urmă, din acest motiv, din aceste motive
    în acest fel, în acest mod, în felul acesta, în acest caz, în acel caz, în acest context, în acest sens
    din acest punct de vedere, această metodă, această abordare, acest proces, această problemă, această tendință, acest efect
    astfel de, sus-menționat*, menționat anterior, prin urmare, în consecință, de aceea
  `),
  roleOpeners: entries(`
    compania, firma, societatea, întreprinderea, echipa, grupul, organizația, agenția, fondatorii, fondatorul, cercetătorii
    cercetătorul, oamenii de știință, studiul, cercetarea, raportul, sondajul, autorii, autorul, autoarea, articolul
    rezultatele, produsul, proiectul, magazinul, site-ul, programul, incidentul, acordul, sentința, legea, bărbatul
    femeia, cuplul, familia, aplicația, cartea, planul, decizia
  `),
  droppableConnectives: entries(`
    însă, totuși, cu toate acestea, în plus, mai mult, mai mult decât atât, de asemenea, pe lângă aceasta, la fel
    de fapt, într-adevăr, astfel, așadar, prin urmare, deci, de aceea, ca urmare, în consecință, drept urmare, ca rezultat
    în final, în cele din urmă, în primul rând, în al doilea rând, în al treilea rând, mai întâi, apoi, de exemplu
    spre exemplu, în special, mai ales, în general, de regulă, de obicei, desigur, bineînțeles, firește, evident
    din păcate, din fericire, interesant este că, pe scurt, în concluzie, în rezumat, cu alte cuvinte, altfel spus, adică
    dimpotrivă, în schimb, pe de altă parte, în același timp, totodată, în mod similar, dar, și, iar, practic, în esență
    ei bine, da, nu
  `),
  siteTalk: entries(`
    în acest articol, în articolul de față, în această postare, în acest blog, în acest ghid, în această secțiune
    în acest capitol, în acest text, în acest raport, în acest video, în acest videoclip, în acest tutorial
    acest articol, această postare, acest ghid, această pagină, această secțiune, articolul nostru, ghidul nostru
    vom vedea, vom explica, vom discuta, vom analiza, îți explicăm, vă explicăm, îți arătăm, vă prezentăm
    îți prezentăm, să vedem, haideți să, hai să, descoperă, citește mai departe, citiți mai departe, citește mai jos
    după cum am menționat, așa cum am menționat, cum am văzut, după cum am văzut, așa cum am spus
    după cum s-a menționat, menționat mai sus, menționate mai sus, mai sus, mai jos, vezi mai sus, vezi mai jos
    iată, aici găsești, dă click, click aici, clic aici, faceți clic, apasă aici, pentru mai multe informații
    pentru mai multe detalii, mai multe informații, autorul, autoarea, redacția, dragă cititorule, dragi cititori
    în tabelul, tabelul de mai jos, graficul de mai jos, imaginea de mai jos, în comentarii, în secțiunea următoare
    în capitolul următor, după cum îi spune numele, sunt următoarele, sunt următorii, următoarele puncte
  `),
  boilerplate: entries(`
    cookie, cookies, cookie-uri, cookie-urile, newsletter*, buletin informativ, abonează-te, abonați-vă, abonare
    înregistrează-te, conectează-te, conectați-vă, sponsorizat*, afiliat*, affiliate, toate drepturile rezervate
    politica de confidențialitate, politică de confidențialitate, termeni și condiții, termenii și condițiile
    condiții de utilizare, citește mai mult, citește și, citiți și, află mai multe, articole similare
    articole asemănătoare, te-ar putea interesa, urmărește-ne, urmăriți-ne, lasă un comentariu, adaugă un comentariu
    adresa ta de email, adresa de email, adresa dumneavoastră, foto credit, sursa foto, sursă foto, getty images
    vezi video, webinar, ebook, e-book, cod de reducere, voucher*, cumpără acum, comandă acum, adaugă în coș
    încearcă gratuit, contactează-ne, contactați-ne, salt la conținut, ultima actualizare, actualizat la
    declinarea responsabilității, donează, mulțumim că ați citit, echipa noastră, experții noștri, cititorii noștri
    jurnalist independent, parolă uitată, ai uitat parola, conținut sponsorizat, activați javascript
    browserul dumneavoastră, browserul tău, articol publicat, distribuie articolul, descarcă gratuit
    înregistrează-te acum
  `),
  firstPersonSingular: entries('eu, mine, mie, îmi, meu, mea, mei, mele, cred, consider'),
  firstPersonPlural: entries('noi, ne, nostru, noastră, noștri, noastre, suntem, avem, putem, credem, recomandăm'),
  secondPerson: entries(`
    tu, tine, ție, îți, tău, ta, tăi, tale, voi, vouă, vă, vostru, voastră, voștri, voastre, dumneavoastră, dvs
    poți, puteți, aveți, vrei, doriți
  `),
  relativeTime: entries(`
    ieri, astăzi, azi, mâine, alaltăieri, poimâine, săptămâna aceasta, săptămâna asta, luna aceasta, luna asta
    anul acesta, anul ăsta, vara aceasta, iarna aceasta, săptămâna trecută, luna trecută, anul trecut, vara trecută
    săptămâna viitoare, luna viitoare, anul viitor, recent, de curând, nu demult, în ultima vreme, în ultimul timp
    în ultimii ani, în ultimele luni, în ultimele zile, în prezent, actualmente, la ora actuală, acum, chiar acum
    momentan, deocamdată, până în prezent, până acum, în zilele noastre, acum un an, acum doi ani, acum câțiva ani
    cu un an în urmă, luni în urmă, zile în urmă, luni trecută, lunea trecută, marțea trecută, în curând, tocmai
    câțiva ani în urmă, doi ani în urmă
  `),
  polemic: entries(`
    prost, proști, proastă, prostie, prostii, idiot*, imbecil*, mincinos, mincinoși, minciună, minciuni, aberați*
    absurd*, ridicol*, rușinos, rușinoas*, rușine, dezgustător*, scârbos*, nebunie, nebunesc*, incredibil*
    scandalos*, șocant*, conspirați*, propagand*, spălare pe creier, trădător*, treziți-vă, credeți-mă, crede-mă
    adevărul este că, să fim sinceri, să fim serioși, așa-zișii experți, elitele, jalnic*, patetic*
  `),
  opinionMarkers: entries(`
    după părerea mea, după părerea noastră, în opinia mea, în opinia noastră, cred că, consider că, credem că
    considerăm că, sincer să fiu, din păcate, din fericire, să sperăm, fără îndoială, fără doar și poate, evident
    ar trebui interzis, este timpul să
  `),
  sayVerbs: entries(`
    spune, a spus, spunea, afirmă, a afirmat, explică, a explicat, adaugă, a adăugat, subliniază, a subliniat, declară
    a declarat, susține, a susținut, avertizează, a avertizat, scrie, a scris, arată, a arătat, anunță, a anunțat, consideră
    conchide, critică, a criticat, potrivit, conform, precizează, a precizat
  `),
  mythLabels: entries(`
    mit, mituri, mitul, miturile, fals, falsă, idee greșită, idei greșite, concepție greșită, concepții greșite
    credință populară, superstiție, superstiții, legendă urbană, legende urbane, zvon, zvonuri, neadevărat
    prejudecată, prejudecăți, mulți cred, se spune adesea, știre falsă, știri false
  `),
  truthLabels: entries('fapt, fapte, adevăr, adevărul, adevărat, realitate, în realitate, de fapt, dovedit'),
  causes: entries(`
    pentru că, deoarece, fiindcă, întrucât, căci, din cauza, din pricina, datorită, ca urmare a, în urma, cauză, cauza
    cauze, cauzele, cauzează, cauzat*, cauza principală, provoacă, provocat*, provoca, determină, determinat*, motiv, motive
    motivul, motivele, duce la, duc la, a dus la, conduce la, conduc la, rezultă din, rezultă, generează, produce, produc
    responsabil*, contribuie la, a contribuit la, astfel încât, încât, depinde de, depind de, împiedică, previne, favorizează
    declanșează, provine din, se datorează, factor, factori
  `),
  means: entries(`
    prin, cu ajutorul, prin intermediul, folosind, utilizând, pentru a, în scopul, se folosește, se folosesc, se utilizează
    folosește, folosiți, metod*, tehnic*, instrument*, unealt*, unelte*, procedur*, proces, procese, trebuie, se poate
    se pot, permite, permit, adăugând, se face, se prepară, constă în
  `),
  comparisons: entries(`
    decât, față de, comparativ cu, în comparație cu, spre deosebire de, în timp ce, pe când, în schimb, în loc de
    în loc să, diferenț*, diferă, similar cu, asemănător cu, la fel de, la fel ca, tot atât, mai mult, mai puțin, mai mare
    mai mari, mai mic, mai mică, mai mici, mai bun, mai bună, mai bine, mai rău, mai rapid, mai lent, mai ieftin, mai scump
    dublu, jumătate din, versus
  `),
  hedges: entries(`
    ar putea, poate, pot, posibil, probabil, eventual, pesemne, se pare, pare, par, aparent, se presupune, presupus*, sugerează
    indică, estimat*, se estimează, aproximativ, circa, cam, în jur de, se așteaptă, se preconizează, tinde să, tind să
    de obicei, ar fi, ar avea
  `),
  definitionPatterns: entries(`
    este un, este o, este cel, este cea, sunt, se referă la, înseamnă, se numește, se numesc, este numit*, sunt numit*
    este definit*, se definește, este cunoscut*, constă în, constă din, este alcătuit*, reprezintă, desemnează, se înțelege
    este o formă de, este un tip de
  `),
  questionWords: {
    why: entries('de ce, din ce motiv, din ce cauză, care este cauza, motive pentru, cauzele, cauze'),
    how: entries('cum, în ce mod, în ce fel, ghid, tutorial, pași pentru, moduri de'),
    what: entries('ce, ce este, ce sunt, ce înseamnă, semnificația, definiția, definiție'),
    which: entries('care, ce fel, ce tip, pe care, căror'),
    when: entries('când, de când, până când, la ce oră, cât timp, la ce vârstă'),
    who: entries('cine, cui, pe cine, al cui'),
    where: entries('unde, de unde, încotro'),
    howMuch: entries('cât, câtă, câți, câte, cât costă, cât de des, cât de mare, cât de departe, ce procent, preț'),
    yesNo: entries('este, sunt, există, poate, se poate, trebuie, merită, are, au, oare, pot'),
  },
  listWords: entries(`
    cel mai bun, cele mai bune, cei mai buni, top, moduri de, metode, sfaturi, idei, exemple, tipuri de, feluri de, listă
    motive, lucruri, strategii, opțiuni, avantajele, beneficiile, greșeli, alternative, trucuri, cele mai populare
  `),
  stepWords: entries(`
    mai întâi, în primul rând, primul pas, pas, pași, pașii, pasul, începe cu, începeți cu, apoi, după aceea, ulterior
    odată ce, în cele din urmă, la final, în final, înainte de, repetă, repetați, imediat ce
  `),
  comparisonQueryWords: entries(`
    vs, versus, sau, comparație, comparativ, compară, diferența dintre, diferențe între, diferența, diferențe, mai bun decât
    contra, avantaje și dezavantaje, pro și contra, alternativă la, față de
  `),
  placeholderNouns: entries(`
    produs, produsul, companie, compania, firmă, firma, marcă, marca, brand, persoană, client, concurent, caracteristică, avantaj
    subiect, titlu, oraș, țară, element, articol, nume, sursă, autor, exemplu
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, introduceți numele, introdu numele, introduceți aici, inserați aici, introduceți textul
    inserați linkul, inserați imaginea, numele dvs aici, numele tău aici, textul tău aici, textul dvs aici, numele companiei
    numele firmei, numele produsului, text de exemplu, text de umplutură, text demonstrativ, substituent, de completat
    de stabilit, va fi completat, în curând, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    nu, n-a, n-au, n-are, nici, niciodată, nimeni, nimic, nicăieri, niciun, nicio, niciunul, niciuna, fără, abia, neagă
    a negat, lipsește, lipsesc, lipsa, refuză, a refuzat, imposibil
  `),
  quantifiers: {
    all: entries(`
      tot, toată, toți, toate, fiecare, orice, oricare, întotdeauna, mereu, complet, total, în întregime, pretutindeni, numai
      doar, exclusiv, fără excepție, garantează, garantat, întregul, întreaga
    `),
    part: entries(`
      unii, unele, câțiva, câteva, mai mulți, mai multe, mulți, multe, majoritatea, cei mai mulți, cele mai multe, puțini
      puține, adesea, deseori, uneori, rareori, de obicei, în general, parțial, în parte, o minoritate, jumătate, anumiți
      anumite, în principal, ocazional
    `),
  },
  finiteVerbs: entries(`
    este, sunt, era, erau, e, a fost, au fost, va fi, vor fi, ar fi, are, au, avea, aveau, poate, pot, putea
    trebuie, face, fac, vine, vin, dă, dau, duce, duc, ia, iau, rămâne, rămân, devine, devin, arată, există, conține
    conțin, include, includ, oferă, necesită, permite, permit, produce, produc, provoacă, cauzează, crește, cresc
    a crescut, scade, scad, a scăzut, reduce, reduc, depinde, depind, ajută, costă, durează, folosește, folosesc
    se folosește, reprezintă, apare, apar, pierde, pierd, ajunge, ajung, înseamnă, funcționează, afectează, constă
    menține, ține, merge, se află, trăiește, trăiesc, locuiesc, locuiește, începe, încep, a început, se termină
    se rotește, se mișcă, formează, protejează, atinge, ating, acoperă, mănâncă, poartă, urmează, schimbă
    îmbunătățește, plătește, eliberează, absoarbe, cântărește, vinde, moare, cade, cad, urcă, coboară, creează
    aduce, aduc, are loc, au loc, se întâmplă, ocupă, numără, găsește, se găsesc, previne, împiedică, au crescut
    au scăzut, se numește, topește, usucă
  `),
  aspectWords: {
    howItWorks: entries('funcțion*, principi*, mecanism*, proces, procesul*, procese*'),
    causes: entries('cauz*, motiv*, factor*, origin*, provoac*, determin*, deoarece, din cauza'),
    effects: entries('efect*, consecinț*, impact*, rezultat*, influenț*, afecteaz*, urmări'),
    types: entries('tip, tipuri*, fel, feluri, form*, categori*, model*, clas*, variant*, varietăț*'),
    benefits: entries('avantaj*, benefici*, îmbunătăț*, câștig*, economis*, ajută'),
    drawbacks: entries('dezavantaj*, limit*, slăbiciun*, problem*, neajuns*'),
    risks: entries(
      'risc*, pericol*, periculo*, amenințar*, efecte secundare, efecte adverse, dăunător*, nociv*, siguranț*',
    ),
    costs: entries('cost*, preț*, scump*, ieftin*, buget*, taxă, taxe, plăt*, lei, euro, cheltuiel*'),
    steps: entries('pas, pași*, pasul, mai întâi, apoi, procedur*, instrucțiun*, etap*, faz*'),
    choosing: entries('aleg*, alegere*, criteri*, select*, potrivit*, cumpăr*, achiziț*, decizi*'),
    comparison: entries('compar*, diferenț*, diferă, spre deosebire, în timp ce, față de'),
    requirements: entries('cerinț*, necesar*, necesit*, condiți*, nevoie, trebuie, material*, ingredient*'),
    mistakes: entries('greșel*, eroare, erori*, evita*, eșec*, capcan*'),
    maintenance: entries('întreține*, îngriji*, curăț*, repara*, păstra*, depozit*, durat*, înlocui*'),
    history: entries('istori*, origin*, secol*, fondat*, invent*, descoper*, vechi*, din anul, de atunci'),
    examples: entries('exempl*, de exemplu, precum, cum ar fi, caz, cazuri*'),
    numbers: entries('sută, procent*, milion*, miliard*, cifr*, statistic*, număr*, medi*, rat*, date, pondere*'),
    outlook: entries('viitor*, perspectiv*, prognoz*, estimăr*, tendinț*, până în 2030, până în 2050, se așteaptă'),
    tips: entries('sfat*, sfaturi*, recomand*, ideal*, practic*, cel mai bine'),
    viewsDiffer: entries('controvers*, dezbater*, critic*, oponenț*, susținător*, adepț*, opini*, păreri*, contest*'),
  },
  sensitiveSubjects: {
    health: entries(`
      sănătat*, sănătăț*, boal*, boli, bolil*, bolnav*, simptom*, tratament*, trata, terapi*, medic*, medicament*, doz*, vaccin*
      cancer*, diabet*, tensiun*, sarcin*, gravid*, infecți*, virus*, chirurg*, operați*, durer*, diet*, vitamin*, depresi*
      anxietat*, sănătate mintală, pacient*, diagnostic*, vindec*, slăbi*, slăbire, alergi*, astm*, supliment*
    `),
    money: entries(`
      invest*, împrumut*, credit*, ipotec*, datori*, asigurăr*, asigurare*, pensi*, economii, economisi*, acțiuni, bursă, bursa
      obligațiuni*, impozit*, fiscal*, dobând*, banc*, bănc*, cripto*, bitcoin, fond, fonduri*, avere*, faliment*, financiar*
      finanț*, salari*
    `),
    law: entries(`
      lege, legea, legi, legile, legal*, drept, dreptul, drepturi*, juridic*, avocat*, tribunal*, judecător*, proces penal
      contract*, răspundere*, divorț*, custodi*, imigrați*, viză, vize, chiriaș*, proprietar*, infracțiun*, penal*, regulament*
      brevet*, moștenir*, testament*, concedier*
    `),
    contested: entries(`
      avort*, port-armă, pedeapsa cu moartea, rasă, rase, rasial*, gen, identitate de gen, transgen*, religi*, imigrați*
      imigranț*, refugiaț*, război*, genocid*, alegeri*, vaccinare obligatorie, evoluți*, eutanasi*, energie nucleară
      energia nucleară, modificat genetic, modificate genetic, palestin*, israel*, conspirați*, testare pe animale
    `),
  },
};
