import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    han, hun, den er, den har, den kan, den bliver, den var, den giver, den bruges, den findes, det er, det var
    det har, det kan, det bliver, det gør, det giver, det betyder, det skyldes, det fører, det gælder, det her
    det der, den her, de her, de der, de er, de har, de kan, de bliver, de var, de giver, de bruges, de findes
    disse, denne, dette, ham, hende, dem, hans, hendes, dens, dets, deres, sådan, sådant, sådanne, en sådan
    et sådant, begge, begge dele, ingen af dem, andre, den anden, det andet, de andre, en anden, et andet, samme
    det samme, den samme, de samme, den første, det første, de første, den tredje, det tredje, den sidste
    det sidste, sidstnævnte, førstnævnte, for det første, for det andet, for det tredje, først, så, derefter
    dernæst, herefter, endelig, til sidst, til slut, her, herfra, derfra, dermed, derfor, derved, deraf, dertil
    derudover, derimod, hermed, herved, heraf, hertil, herudover, desuden, endvidere, ydermere, også, ligeledes
    ligeså, men, og, eller, samt, thi, dog, imidlertid, alligevel, ikke desto mindre, på trods af dette, trods dette
    trods det, altså, således, følgelig, på den måde, på denne måde, på den vis, af den grund, af denne grund
    af disse grunde, som et resultat, som følge heraf, som følge af dette, på grund af dette, på grund af det
    takket være dette, i stedet, i stedet for dette, tværtimod, omvendt, på den anden side, på den ene side
    i modsætning hertil, i modsætning til dette, til gengæld, ellers, i modsat fald, i så fald, i det tilfælde
    i dette tilfælde, i disse tilfælde, i den forbindelse, i denne sammenhæng, samtidig, samtidigt, imens
    i mellemtiden, senere, efterfølgende, bagefter, forinden, siden da, på det tidspunkt, dengang, for eksempel
    eksempelvis, især, navnlig, nemlig, det vil sige, med andre ord, kort sagt, sammenfattende, alt i alt, faktisk
    ganske vist, med dette, ved at gøre dette, af disse, af dem, blandt disse, blandt dem, en af dem, en af disse
    nogle af dem, nogle af disse, de fleste af dem, de fleste af disse, mange af dem, alle disse, alt dette
    hvis dette, hvis det, hvis de, hvis den, når dette, når de, når den, når det, fordi de, fordi den, fordi det
    da de, da den, da det, selv om de, selv om det, selvom de, selvom det, mens de, endnu værre, endnu bedre
    ikke nok med det, ikke kun det
  `),
  independentOpeners: entries(`
    det er vigtigt, det er muligt, det er umuligt, det er nødvendigt, det er svært, det er let, det er almindeligt
    det er kendt, det er sandsynligt, det er en god idé, det anbefales, det tager, det kan tage, det koster
    det kræver, det gælder om, det kan betale sig, de fleste, den der, dem der, den anden verdenskrig
    anden verdenskrig, første verdenskrig, den første gang, samme dag, såkaldte, såvel, en anden årsag til
    en anden grund til, også kaldet, så længe, så snart, begge køn, andre lande
  `),
  dependentAnywhere: entries(`
    sidstnævnte, førstnævnte, af denne grund, af den grund, på denne måde, på den måde, i dette tilfælde, i så fald
    i denne sammenhæng, i den forbindelse, i denne henseende, denne metode, dette problem, denne proces, denne tendens
    denne effekt, ovennævnte, ovenstående, nævnte, derfor, følgelig, som følge heraf
  `),
  roleOpeners: entries(`
    virksomheden, selskabet, firmaet, teamet, holdet, gruppen, organisationen, styrelsen, myndigheden, grundlæggerne
    grundlæggeren, stifterne, forskerne, forskeren, videnskabsfolkene, undersøgelsen, studiet, rapporten
    forfatterne, forfatteren, artiklen, resultaterne, resultatet, produktet, projektet, butikken, hjemmesiden
    programmet, hændelsen, dommen, loven, manden, kvinden, parret, familien, appen, bogen, planen, beslutningen
    anlægget
  `),
  droppableConnectives: entries(`
    dog, imidlertid, desuden, endvidere, ydermere, derudover, ligeledes, også, faktisk, i virkeligheden, altså, således
    derfor, følgelig, dermed, som et resultat, som følge heraf, endelig, til sidst, til slut, for det første
    for det andet, for det tredje, først, først og fremmest, derefter, dernæst, for eksempel, eksempelvis, især
    generelt, generelt set, i det hele taget, som regel, naturligvis, selvfølgelig, desværre, heldigvis
    interessant nok, kort sagt, sammenfattende, alt i alt, med andre ord, derimod, tværtimod, på den anden side, til gengæld
    samtidig, i stedet, men, og, så, alligevel, ikke desto mindre, ganske vist, for øvrigt, i øvrigt, egentlig
    grundlæggende, ja, nej
  `),
  siteTalk: entries(`
    i denne artikel, i artiklen her, i dette indlæg, i denne guide, i dette afsnit, i dette kapitel, i denne tekst
    i denne rapport, i denne video, denne artikel, dette indlæg, denne guide, denne side, vores artikel, vores guide
    vi gennemgår, vi forklarer, vi viser, vi fortæller, vi ser på, vi kigger på, lad os, læs videre, læs mere
    læs også, som nævnt, som tidligere nævnt, som ovenfor nævnt, som beskrevet, som vi så, som vi har set
    som du kan se, som det fremgår, ovenfor, nedenfor, herunder kan du, se ovenfor, se nedenfor, se herunder
    ovennævnte, ovenstående, nedenstående, her er, her følger, her finder du, her kan du, klik her, klik på
    for mere information, for yderligere information, mere information, yderligere oplysninger, forfatteren
    redaktionen, skribenten, kære læser, kære læsere, i tabellen, tabellen herunder, tabellen nedenfor
    grafen nedenfor, billedet nedenfor, i kommentarerne, i næste afsnit, i næste kapitel, som navnet antyder
    er følgende, følgende punkter, som følger
  `),
  boilerplate: entries(`
    cookie, cookies, nyhedsbrev*, abonner*, tilmeld*, registrer dig, log ind, login, sponsoreret*, affiliate*
    alle rettigheder forbeholdes, privatlivspolitik, persondatapolitik, brugerbetingelser, handelsbetingelser
    vilkår og betingelser, læs mere, læs også, relaterede artikler, måske er du også interesseret i, del på
    del artiklen, følg os, skriv en kommentar, efterlad en kommentar, din e-mail, din mailadresse, billedkilde
    foto af, getty images, se videoen, webinar, e-bog, rabatkode*, kupon*, køb nu, bestil nu, læg i kurv
    læg i kurven, prøv gratis, kontakt os, indholdsfortegnelse, gå til indhold, sidst opdateret, opdateret den
    ansvarsfraskrivelse, støt os, tak fordi du læste, hent gratis, vores team, vores eksperter, vores læsere
    freelancejournalist, freelanceskribent, glemt adgangskode, annoncørbetalt, aktiver javascript, din browser
    artiklen er udgivet, download gratis, tag quizzen, udskriv artiklen
  `),
  firstPersonSingular: entries('jeg, mig, mit, mine'),
  firstPersonPlural: entries('vi, os, vores, vor, vort, vore'),
  secondPerson: entries('du, dig, din, dit, dine, jer, jeres'),
  relativeTime: entries(`
    i går, igår, i dag, i morgen, i forgårs, i overmorgen, i aften, denne uge, i denne uge, denne måned, i år
    dette år, i sommer, i vinter, i foråret, i efteråret, sidste uge, i sidste uge, sidste måned, sidste år, i fjor
    næste uge, i næste uge, næste måned, næste år, for nylig, fornylig, for nyligt, i den seneste tid
    på det seneste, for tiden, lige nu, nu, for øjeblikket, i øjeblikket, på nuværende tidspunkt, nu om dage
    i dag til dags, hidtil, indtil nu, indtil videre, for et år siden, måneder siden, uger siden, dage siden
    de seneste år, i de seneste år, de senere år, de seneste måneder, i mandags, i tirsdags, i onsdags, i torsdags
    i fredags, i lørdags, i søndags, snart, inden længe, på mandag, på fredag, for to år siden, for få år siden
    for nogle år siden
  `),
  polemic: entries(`
    dum, dumme, idiot*, tåbelig*, løgner*, løgn, løgne, vrøvl, sludder, latterlig*, skandaløs*, skammelig*, skandale
    ulækker*, modbydelig*, vanvittig*, vanvid, sindssyg*, utrolig*, chokerende, konspiration*, propaganda
    systemmedier*, hjernevask*, forræder*, landsforræder*, vågn op, tro mig, sandheden er at, lad os være ærlige
    såkaldte eksperter, eliten, patetisk*, sørgelig*, bullshit, pis
  `),
  opinionMarkers: entries(`
    efter min mening, efter vores mening, jeg synes, jeg tror, jeg mener, vi synes, vi tror, vi mener, ærlig talt
    desværre, forhåbentlig, uden tvivl, utvivlsomt, selvfølgelig, naturligvis, burde forbydes, det er på tide
  `),
  sayVerbs: entries(`
    siger, sagde, forklarer, forklarede, fortæller, fortalte, understreger, understregede, tilføjer, tilføjede, skriver
    skrev, mener, mente, hævder, hævdede, påstår, påstod, advarer, advarede, oplyser, oplyste, rapporterer, rapporterede
    konkluderer, konkluderede, kritiserer, kritiserede, ifølge, udtaler, udtalte
  `),
  mythLabels: entries(`
    myte, myter, myten, misforståelse, misforståelser, falsk, usandt, vandrehistorie, vandrehistorier, rygte, rygter
    fejlopfattelse, fejlopfattelser, overtro, skrøne, skrøner, mange tror, det siges ofte, det påstås ofte, fordom
    fordomme
  `),
  truthLabels: entries('fakta, faktum, sandt, sandhed, sandheden, virkeligheden, i virkeligheden, kendsgerning'),
  causes: entries(`
    fordi, eftersom, idet, på grund af, som følge af, takket være, ved at, årsag, årsager, årsagen, årsagerne, forårsag*
    skyldes, skyldtes, grund, grunde, grunden, grundene, fører til, førte til, ført til, medfører, medførte, resulterer i
    resulterede i, fremkalder, udløser, udløses, giver anledning til, bidrager til, bidrog til, ansvarlig for, så at
    hvilket betyder, gør at, forhindrer, hindrer, opstår, opstod, skaber, skabes, drives af, afhænger af
  `),
  means: entries(`
    ved hjælp af, ved at, gennem, via, med, for at, bruger, bruges, brug, anvender, anvendes, metode, metoder, metoden
    teknik, teknikker, redskab*, værktøj*, proces, processer, fremgangsmåde*, skal, bør, kan man, fremstilles, laves
    fungerer ved
  `),
  comparisons: entries(`
    end, sammenlignet med, i sammenligning med, i forhold til, i modsætning til, til forskel fra, mens, hvorimod, derimod
    i stedet for, forskel*, adskiller, ligner, lignende, det samme som, lige så, mere, mindre, flere, færre, højere, lavere
    større, bedre, dårligere, værre, hurtigere, langsommere, billigere, dyrere, dobbelt så, halvt så, kontra, versus
  `),
  hedges: entries(`
    kan, kunne, ville, måske, muligvis, formentlig, sandsynligvis, formodentlig, antagelig, antageligt, eventuelt, vistnok
    synes, ser ud til, lader til, tilsyneladende, angiveligt, tyder på, tydede på, antyder, anslås, skønsmæssigt, omtrent
    cirka, omkring, ventes, forventes, forventeligt, plejer, har tendens til
  `),
  definitionPatterns: entries(`
    er en, er et, er den, er det, er de, henviser til, refererer til, betyder, indebærer, kaldes, kaldes for, defineres som
    er kendt som, står for, består af, udgøres af, er en form for, er en type, er en slags, er betegnelsen for
    er et begreb for, forstås, betegner
  `),
  questionWords: {
    why: entries('hvorfor, af hvilken grund, hvad skyldes, hvad forårsager, årsager til, årsagen til, grunde til'),
    how: entries('hvordan, hvorledes, på hvilken måde, guide til, vejledning, trin til, måder at, sådan'),
    what: entries('hvad, hvad er, hvad betyder, hvad går, betydning af, definition af, forklaring'),
    which: entries('hvilken, hvilket, hvilke, hvilken type'),
    when: entries('hvornår, siden hvornår, hvor længe, hvad tid'),
    who: entries('hvem, hvis'),
    where: entries('hvor, hvorhen, hvorfra'),
    howMuch: entries(
      'hvor meget, hvor mange, hvor ofte, hvor langt, hvor stor, hvor stort, hvor gammel, hvor høj, hvad koster, pris på',
    ),
    yesNo: entries('er, var, har, havde, kan, skal, bør, må, findes, findes der, er der, kan det betale sig'),
  },
  listWords: entries(`
    bedste, bedst, top, måder at, tips, råd, idéer, ideer, eksempler, typer af, slags, liste, grunde til, ting, metoder
    strategier, muligheder, fordele ved, fakta om, fejl, alternativer, tjekliste, mest populære
  `),
  stepWords: entries(`
    først, først og fremmest, første trin, første skridt, trin, skridt, begynd med, start med, så, derefter, dernæst
    herefter, så snart, når du har, endelig, til sidst, til slut, inden, gentag, afslutningsvis
  `),
  comparisonQueryWords: entries(`
    vs, versus, kontra, eller, sammenligning, sammenligne, sammenlign, sammenlignet med, forskel mellem, forskel på
    forskelle mellem, forskellen, forskel, bedre end, mod, fordele og ulemper, alternativ til
  `),
  placeholderNouns: entries(`
    produkt, virksomhed, firma, selskab, mærke, brand, person, kunde, konkurrent, funktion, fordel, emne, overskrift, by
    land, eksempel, artikel, navn, kilde, forfatter, element
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, indsæt navn, indsæt her, indsæt tekst, indsæt link, indsæt billede, dit navn her
    din tekst her, dit firmanavn, firmanavn her, virksomhedens navn her, produktnavn her, pladsholder, eksempeltekst
    fyldtekst, udfyldes senere, skal udfyldes, kommer snart, afventer, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    ikke, ej, aldrig, ingen, intet, ingenting, ingen steder, uden, hverken, næppe, knap, nej, benægter, benægtede, mangler
    manglede, nægter, nægtede, afviser, afviste, umuligt
  `),
  quantifiers: {
    all: entries(`
      alle, alt, al, hver, hvert, enhver, ethvert, altid, hele tiden, helt, fuldstændig, fuldstændigt, fuldt, totalt
      overalt, udelukkende, kun, alene, uden undtagelse, garanterer, garanteret, samtlige, hele
    `),
    part: entries(`
      nogle, nogen, en del, visse, flere, mange, de fleste, få, enkelte, et fåtal, ofte, nogle gange, sommetider
      undertiden, sjældent, normalt, sædvanligvis, som regel, oftest, generelt, delvis, delvist, til dels, flertallet
      et mindretal, halvdelen, især, hovedsagelig, hovedsageligt
    `),
  },
  finiteVerbs: entries(`
    er, var, har, havde, kan, kunne, skal, skulle, vil, ville, bør, burde, må, måtte, får, fik, bliver, blev, gør
    gjorde, går, gik, kommer, kom, giver, gav, tager, tog, ligger, lå, står, stod, fører, førte, viser, viste
    findes, fandtes, betyder, indebærer, kræver, kræves, behøver, indeholder, tilbyder, bruges, bruger, anvendes
    opstår, opstod, øger, stiger, steg, falder, faldt, vokser, voksede, hjælper, lader, lod, består, hører, skyldes
    varer, koster, rækker, finder, fandt, mister, mistede, fungerer, virker, holder, holdt, påvirker, påvirkede
    skaber, bidrager, mangler, lever, levede, bor, boede, begynder, begyndte, slutter, drejer, bevæger, danner
    dannes, beskytter, når, nåede, dækker, spiser, bærer, følger, fulgte, ændrer, forbedrer, betaler, vejer, måler
    sælger, dør, smelter, tørrer, kaldes, sker, skete, rammer, tæller, forårsager, øgede, reducerer, sidder
    omfatter, udgør, fremstilles, leverer, mindsker, er vokset
  `),
  aspectWords: {
    howItWorks: entries('fungere*, virker, funktion*, princip*, mekanisme*, proces*'),
    causes: entries('årsag*, grund*, faktor*, skyldes, fordi, oprindelse*, fører til, på grund af'),
    effects: entries('virkning*, effekt*, følge, følger, konsekvens*, påvirk*, resultat*, indflydelse'),
    types: entries('type, typer, slags, form, former, kategori*, variant*, model*, klasse*'),
    benefits: entries('fordel*, gavn*, nytte*, forbedr*, gevinst*, styrke*, sparer, hjælper'),
    drawbacks: entries('ulempe*, begrænsning*, svaghed*, problem*, mangel, mangler'),
    risks: entries('risiko*, risici, fare, farer, farlig*, trussel*, trusler, bivirkning*, skadelig*, sikkerhed*'),
    costs: entries(
      'omkostning*, koste*, pris*, dyr, dyrt, dyre, billig*, budget*, gebyr*, betale*, kroner, euro, udgift*',
    ),
    steps: entries('trin*, skridt*, først, derefter, dernæst, fremgangsmåde*, instruktion*, fase, faser'),
    choosing: entries('vælg*, valg*, kriteri*, egnet, egnede, køb*, beslut*, passer'),
    comparison: entries('sammenlign*, forskel*, adskil*, mens, i modsætning, versus'),
    requirements: entries(
      'krav*, kræve*, nødvendig*, behøve*, behov*, betingelse*, material*, ingrediens*, forudsætning*',
    ),
    mistakes: entries('fejl*, forkert*, undgå*, faldgrube*, mislyk*'),
    maintenance: entries('vedligehold*, pleje*, rengør*, reparer*, reparation*, opbevar*, levetid*, udskift*'),
    history: entries(
      'histori*, oprindelse*, århundrede*, grundlagt*, opfandt, opfind*, opfund*, opdage*, gammel, gamle, siden',
    ),
    examples: entries('eksemp*, for eksempel, som, såsom, tilfælde*, blandt andet'),
    numbers: entries('procent, million*, milliard*, tal, tallene, statistik*, gennemsnit*, antal*, data, andel*'),
    outlook: entries('fremtid*, udsigt*, prognose*, vente*, forvente*, tendens*, inden 2030, inden 2050'),
    tips: entries('tip, tips, råd, anbefal*, bedst, praktisk*, ideel*'),
    viewsDiffer: entries('omstridt*, kontrovers*, debat*, kriti*, modstander*, tilhænger*, fortaler*, mening*, uenig*'),
  },
  sensitiveSubjects: {
    health: entries(`
      sundhed*, helbred*, sygdom*, syg, symptom*, behandl*, terapi*, lægemid*, medicin*, dosis, doser*, vaccin*, kræft*
      diabetes, sukkersyge, blodtryk*, gravid*, infektion*, virus, operation*, smerte*, diæt*, kur, vitamin*, depression*
      angst*, psykisk*, læge, læger, lægen, patient*, diagnose*, helbrede*, vægttab, slanke*, allergi*, astma, kosttilskud*
    `),
    money: entries(`
      invester*, lån, lånet, boliglån*, realkredit*, kredit*, gæld*, forsikring*, pension*, opsparing*, spare, aktie*
      obligation*, skat, skatter, skatte*, rente, renter, bank, banker, krypto*, bitcoin, fond, fonde, formue*, konkurs*
      finans*, løn, lønninger
    `),
    law: entries(`
      lov, love, loven, lovgivning*, ret, rettighed*, juridi*, advokat*, domstol*, dommer*, retssag*, kontrakt*, aftaleret
      erstatningsansvar*, skilsmisse*, forældremyndighed*, indvandring*, visum, lejer*, udlejer*, lejeret*, forbrydelse*
      strafferet*, forordning*, patent*, arv*, testament*, opsigelse*
    `),
    contested: entries(`
      abort*, våbenlov*, dødsstraf*, race, racer, køn, kønsidentitet*, transkønn*, religion*, religiøs*, indvandring*
      migration*, flygtning*, asyl*, krig*, folkedrab*, folketingsvalg*, vaccinetvang, klimaskept*, evolution*, dødshjælp
      atomkraft*, kernekraft*, gensplej*, genmodific*, palæstin*, israel*, konspiration*, dyreforsøg*
    `),
  },
};
