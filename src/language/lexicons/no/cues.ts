import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

/** Bokmål. */
export const cues: Cues = {
  dependentOpeners: entries(`
    han, hun, hen, den er, den har, den kan, den blir, den var, den gir, den brukes, den finnes, det er, det var
    det har, det kan, det blir, det gjør, det gir, det betyr, det innebærer, det skyldes, det fører, det gjelder
    det her, det der, den her, den der, de her, de der, de er, de har, de kan, de blir, de var, de gir, de brukes
    de finnes, disse, denne, dette, ham, henne, dem, hans, hennes, dens, dets, deres, slik, slikt, slike, en slik
    et slikt, begge, begge deler, ingen av dem, andre, den andre, det andre, de andre, en annen, et annet, samme
    det samme, den samme, de samme, den første, det første, de første, den tredje, det tredje, den siste, det siste
    sistnevnte, førstnevnte, for det første, for det andre, for det tredje, først, så, deretter, dernest, endelig
    til slutt, til sist, der, her, herfra, derfra, dermed, derfor, derved, derav, dertil, derimot, dessuten
    i tillegg, videre, også, likeledes, likeså, men, og, eller, samt, imidlertid, likevel, allikevel
    ikke desto mindre, på tross av dette, til tross for dette, tross dette, altså, således, følgelig, på den måten
    på denne måten, på dette viset, av den grunn, av denne grunn, av disse grunnene, som et resultat
    som følge av dette, på grunn av dette, på grunn av det, takket være dette, i stedet, isteden, istedenfor dette
    tvert imot, omvendt, på den annen side, på den andre siden, på den ene siden, i motsetning til dette
    til gjengjeld, ellers, i motsatt fall, i så fall, i det tilfellet, i dette tilfellet, i disse tilfellene
    i denne sammenheng, i denne sammenhengen, i den forbindelse, samtidig, imens, i mellomtiden, senere, etterpå
    i etterkant, i forkant, siden da, på det tidspunktet, den gangen, for eksempel, eksempelvis, særlig, især
    nemlig, det vil si, med andre ord, kort sagt, oppsummert, alt i alt, faktisk, riktignok, med dette
    ved å gjøre dette, av disse, av dem, blant disse, blant dem, en av dem, en av disse, noen av dem, noen av disse
    de fleste av dem, de fleste av disse, mange av dem, alle disse, alt dette, hvis dette, hvis det, hvis de
    hvis den, når dette, når de, når den, når det, fordi de, fordi den, fordi det, siden de, siden den, siden det
    selv om de, selv om det, selv om den, mens de, enda verre, enda bedre, ikke bare det
  `),
  independentOpeners: entries(`
    det finnes, det fantes, det er viktig, det er mulig, det er umulig, det er nødvendig, det er vanskelig
    det er lett, det er vanlig, det er kjent, det er sannsynlig, det er lurt, det anbefales, det tar, det kan ta
    det koster, det kreves, det trengs, det gjelder å, det lønner seg, de fleste, den som, de som, det som
    andre verdenskrig, første verdenskrig, den første gangen, samme dag, såkalte, såkalt, så lenge, så snart
    en annen årsak til, en annen grunn til, også kalt, begge kjønn, andre land, slik at, der hvor
  `),
  dependentAnywhere: entries(`
    sistnevnte, førstnevnte, av denne grunn, av den grunn, på denne måten, på den måten, i dette tilfellet, i så fall
    i denne sammenhengen, i denne sammenheng, i den forbindelse, denne metoden, dette problemet, denne prosessen
    denne trenden, denne effekten, ovennevnte, ovenstående, nevnte, derfor, følgelig, som følge av dette
  `),
  roleOpeners: entries(`
    selskapet, bedriften, firmaet, virksomheten, teamet, laget, gruppen, gruppa, organisasjonen, etaten
    grunnleggerne, grunnleggeren, forskerne, forskeren, vitenskapsfolkene, studien, undersøkelsen, rapporten
    forfatterne, forfatteren, artikkelen, resultatene, resultatet, funnene, produktet, prosjektet, butikken
    nettstedet, nettsiden, programmet, hendelsen, dommen, loven, mannen, kvinnen, paret, familien, appen, boken
    boka, planen, beslutningen, anlegget
  `),
  droppableConnectives: entries(`
    imidlertid, dessuten, i tillegg, videre, likeledes, også, faktisk, i virkeligheten, altså, således, derfor, følgelig
    dermed, som et resultat, endelig, til slutt, til sist, for det første, for det andre, for det tredje, først
    først og fremst, deretter, dernest, for eksempel, eksempelvis, særlig, generelt, generelt sett, i det hele tatt
    som regel, naturligvis, selvfølgelig, selvsagt, dessverre, heldigvis, interessant nok, kort sagt, oppsummert
    alt i alt, med andre ord, derimot, tvert imot, på den annen side, på den andre siden, til gjengjeld, samtidig, i stedet
    men, og, så, likevel, ikke desto mindre, riktignok, for øvrig, egentlig, i bunn og grunn, vel, ja, nei
  `),
  siteTalk: entries(`
    i denne artikkelen, i artikkelen, i dette innlegget, i denne guiden, i denne veiledningen, i dette avsnittet
    i dette kapittelet, i dette kapitlet, i denne teksten, i denne rapporten, i denne videoen, denne artikkelen
    dette innlegget, denne guiden, denne siden, artikkelen vår, guiden vår, vi går gjennom, vi forklarer, vi viser
    vi forteller, vi ser på, la oss, les videre, les mer, les også, som nevnt, som tidligere nevnt
    som nevnt ovenfor, som beskrevet, som vi så, som vi har sett, som du ser, som det fremgår, ovenfor, nedenfor
    under finner du, se ovenfor, se nedenfor, se under, ovennevnte, ovenstående, nedenstående, her er, her følger
    her finner du, her kan du, klikk her, klikk på, trykk her, for mer informasjon, mer informasjon, forfatteren
    redaksjonen, skribenten, kjære leser, kjære lesere, i tabellen, tabellen under, tabellen nedenfor, grafen under
    bildet under, i kommentarfeltet, i neste avsnitt, i neste kapittel, som navnet tilsier, er følgende
    følgende punkter, som følger
  `),
  boilerplate: entries(`
    cookie, cookies, informasjonskaps*, nyhetsbrev*, abonner*, meld deg på, registrer deg, logg inn, sponset*
    affiliate*, personvern*, brukervilkår, vilkår og betingelser, les mer, les også, relaterte artikler, del på
    del artikkelen, følg oss, skriv en kommentar, legg igjen en kommentar, din e-post, e-postadressen din
    din e-postadresse, bildekilde, foto av, getty images, se videoen, webinar, e-bok, rabattkode*, kupong*, kjøp nå
    bestill nå, legg i handlekurv, legg i handlekurven, prøv gratis, kontakt oss, innholdsfortegnelse
    hopp til innhold, sist oppdatert, oppdatert den, ansvarsfraskrivelse, støtt oss, takk for at du leste
    teamet vårt, vårt team, våre eksperter, våre lesere, frilansjournalist, frilansskribent, glemt passord
    annonsørinnhold, alle rettigheter reservert, aktiver javascript, nettleseren din, din nettleser
    artikkelen ble publisert, last ned gratis, ta quizen, skriv ut artikkelen
  `),
  firstPersonSingular: entries('jeg, meg, mitt, mine, mi'),
  firstPersonPlural: entries('vi, oss, vår, vårt, våre'),
  secondPerson: entries('du, deg, din, ditt, dine, di, dere'),
  relativeTime: entries(`
    i går, igår, i dag, idag, i morgen, i forgårs, i overmorgen, i kveld, denne uken, denne uka, denne måneden, i år
    dette året, i sommer, i vinter, i vår, i høst, forrige uke, forrige måned, i fjor, fjoråret, neste uke
    neste måned, neste år, nylig, i det siste, den siste tiden, for tiden, akkurat nå, nå, for øyeblikket
    i øyeblikket, nå til dags, i dagens samfunn, hittil, så langt, inntil videre, foreløpig, for et år siden
    måneder siden, uker siden, dager siden, de siste årene, de siste månedene, i de senere år, de senere årene
    på mandag, på tirsdag, på onsdag, på torsdag, på fredag, på lørdag, på søndag, sist mandag, snart, om kort tid
    for to år siden, for få år siden, for noen år siden
  `),
  polemic: entries(`
    dum, dumme, idiot*, tåpelig*, løgner*, løgn, løgnen*, tull, tøys, vrøvl, latterlig*, skandaløs*, skammelig*
    skandale, motbydelig*, kvalmende, vanvittig*, vanvidd, sinnssyk*, utrolig*, sjokkerende, konspirasjon*
    propaganda, systemmedier*, hjernevask*, forræder*, landsforræder*, våkn opp, tro meg, sannheten er at
    la oss være ærlige, såkalte eksperter, eliten, patetisk*, sørgelig*, bullshit, drittprat
  `),
  opinionMarkers: entries(`
    etter min mening, etter vår mening, jeg synes, jeg tror, jeg mener, vi synes, vi tror, vi mener, ærlig talt
    dessverre, forhåpentligvis, uten tvil, utvilsomt, selvfølgelig, naturligvis, burde forbys, det er på tide
  `),
  sayVerbs: entries(`
    sier, sa, forklarer, forklarte, forteller, fortalte, understreker, understreket, legger til, la til, skriver, skrev
    mener, mente, hevder, hevdet, påstår, påsto, advarer, advarte, opplyser, opplyste, rapporterer, rapporterte
    konkluderer, konkluderte, kritiserer, kritiserte, ifølge, uttaler, uttalte
  `),
  mythLabels: entries(`
    myte, myter, myten, misforståelse, misforståelser, falskt, usant, vandrehistorie, vandrehistorier, rykte, rykter
    feiloppfatning, feiloppfatninger, overtro, skrøne, skrøner, mange tror, det sies ofte, det påstås ofte, fordom
    fordommer
  `),
  truthLabels: entries('fakta, faktum, sant, sannhet, sannheten, virkeligheten, i virkeligheten'),
  causes: entries(`
    fordi, ettersom, siden, på grunn av, som følge av, takket være, ved å, årsak, årsaker, årsaken, årsakene, forårsak*
    skyldes, skyldtes, grunn, grunner, grunnen, grunnene, fører til, førte til, ført til, medfører, medførte, resulterer i
    resulterte i, fremkaller, utløser, utløses, gir opphav til, bidrar til, bidro til, ansvarlig for, slik at
    noe som gjør, gjør at, forhindrer, hindrer, oppstår, oppsto, skaper, skapes, drives av, avhenger av
  `),
  means: entries(`
    ved hjelp av, ved å, gjennom, via, med, for å, bruker, brukes, bruk, benytter, benyttes, metode, metoder, metoden, teknikk
    teknikker, redskap*, verktøy*, prosess, prosesser, framgangsmåte*, fremgangsmåte*, må, bør, kan man, framstilles
    fremstilles, lages, fungerer ved
  `),
  comparisons: entries(`
    enn, sammenlignet med, sammenliknet med, i forhold til, i motsetning til, til forskjell fra, mens, derimot
    i stedet for, forskjell*, skiller seg, likner, ligner, lignende, det samme som, like mye, mer, mindre, flere, færre
    høyere, lavere, større, bedre, dårligere, verre, raskere, saktere, billigere, dyrere, dobbelt så, halvparten så, kontra
    versus
  `),
  hedges: entries(`
    kan, kunne, ville, kanskje, muligens, trolig, sannsynligvis, antakelig, antagelig, formodentlig, eventuelt, visstnok
    synes, ser ut til, later til, tilsynelatende, angivelig, tyder på, tydet på, antyder, anslås, omtrent, cirka, rundt
    omkring, ventes, forventes, pleier, har en tendens til, skal ha
  `),
  definitionPatterns: entries(`
    er en, er et, er den, er det, er de, viser til, refererer til, betyr, innebærer, kalles, kalles for, defineres som
    er kjent som, står for, består av, utgjøres av, er en form for, er en type, er et slags, er en slags
    er betegnelsen på, er et begrep for, forstås, betegner
  `),
  questionWords: {
    why: entries('hvorfor, av hvilken grunn, hva skyldes, hva forårsaker, årsaker til, årsaken til, grunner til'),
    how: entries('hvordan, hvorledes, på hvilken måte, guide til, veiledning, steg for å, måter å, slik'),
    what: entries('hva, hva er, hva betyr, hva innebærer, betydning av, definisjon av, forklaring'),
    which: entries('hvilken, hvilket, hvilke, hvilken type'),
    when: entries('når, siden når, hvor lenge, hva tid'),
    who: entries('hvem, hvem sin'),
    where: entries('hvor, hvorfra, hvor hen'),
    howMuch: entries(
      'hvor mye, hvor mange, hvor ofte, hvor langt, hvor stor, hvor stort, hvor gammel, hvor høy, hva koster, pris på',
    ),
    yesNo: entries('er, var, har, hadde, kan, skal, bør, må, finnes, finnes det, er det, lønner det seg'),
  },
  listWords: entries(`
    beste, best, topp, måter å, tips, råd, ideer, idéer, eksempler, typer, slags, liste, grunner til, ting, metoder
    strategier, alternativer, fordeler med, fakta om, feil, sjekkliste, mest populære, muligheter
  `),
  stepWords: entries(`
    først, først og fremst, første steg, første trinn, steg, trinn, begynn med, start med, så, deretter, dernest, så snart
    når du har, til slutt, til sist, før du, gjenta, avslutningsvis, endelig
  `),
  comparisonQueryWords: entries(`
    vs, versus, kontra, eller, sammenligning, sammenligne, sammenlign, sammenlignet med, forskjell mellom, forskjell på
    forskjeller mellom, forskjellen, forskjell, bedre enn, mot, fordeler og ulemper, alternativ til
  `),
  placeholderNouns: entries(`
    produkt, bedrift, selskap, firma, merke, merkevare, person, kunde, konkurrent, funksjon, fordel, emne, overskrift, by
    land, eksempel, artikkel, navn, kilde, forfatter, element
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, sett inn navn, sett inn her, sett inn tekst, sett inn lenke, sett inn bilde
    ditt navn her, navnet ditt her, din tekst her, firmanavn her, bedriftens navn her, produktnavn her, plassholder
    eksempeltekst, fylltekst, fylles ut senere, skal fylles ut, kommer snart, ola nordmann, kari nordmann, tbd, todo, xxx
    TBD, TODO, XXX
  `),
  negators: entries(`
    ikke, ei, aldri, ingen, intet, ingenting, ingen steder, uten, verken, neppe, knapt, nei, benekter, benektet, mangler
    manglet, nekter, nektet, avviser, avviste, umulig
  `),
  quantifiers: {
    all: entries(`
      alle, alt, all, hver, hvert, enhver, ethvert, alltid, hele tiden, helt, fullstendig, fullt, totalt, overalt
      utelukkende, bare, kun, uten unntak, garanterer, garantert, samtlige, hele
    `),
    part: entries(`
      noen, enkelte, en del, visse, flere, mange, de fleste, få, et fåtall, ofte, noen ganger, av og til, iblant, sjelden
      vanligvis, normalt, som regel, oftest, generelt, delvis, til dels, flertallet, et mindretall, halvparten, særlig
      hovedsakelig, først og fremst
    `),
  },
  finiteVerbs: entries(`
    er, var, har, hadde, kan, kunne, skal, skulle, vil, ville, bør, burde, må, måtte, får, fikk, blir, ble, gjør
    gjorde, går, gikk, kommer, kom, gir, ga, tar, tok, ligger, lå, står, sto, fører, førte, viser, viste, finnes
    fantes, betyr, innebærer, krever, kreves, trenger, trengs, inneholder, tilbyr, brukes, bruker, oppstår, oppsto
    øker, økte, stiger, steg, faller, falt, synker, sank, vokser, vokste, hjelper, lar, lot, består, hører, skyldes
    varer, koster, rekker, finner, fant, mister, mistet, fungerer, virker, holder, holdt, påvirker, påvirket, skaper
    bidrar, mangler, lever, levde, bor, bodde, begynner, begynte, slutter, dreier, beveger, danner, dannes
    beskytter, når, nådde, dekker, spiser, bærer, følger, fulgte, endrer, forbedrer, betaler, veier, måler, selger
    dør, smelter, tørker, kalles, skjer, skjedde, rammer, teller, forårsaker, reduserer, sitter, omfatter, utgjør
    fremstilles, leverer, minsker
  `),
  aspectWords: {
    howItWorks: entries('fungere*, virker, funksjon*, prinsipp*, mekanisme*, prosess*'),
    causes: entries('årsak*, grunn, grunner, grunnen*, faktor*, skyldes, fordi, opphav*, fører til, på grunn av'),
    effects: entries('virkning*, effekt*, følge, følger, konsekvens*, påvirk*, resultat*, innflytelse'),
    types: entries('type, typer, slag, slags, form, former, kategori*, variant*, modell*, klasse*'),
    benefits: entries('fordel*, nytte*, forbedr*, gevinst*, styrke*, sparer, hjelper'),
    drawbacks: entries('ulempe*, begrensning*, svakhet*, problem*, mangel, mangler'),
    risks: entries('risiko*, fare, farer, farlig*, trussel*, trusler, bivirkning*, skadelig*, sikkerhet*'),
    costs: entries(
      'kostnad*, koste*, pris*, dyr, dyrt, dyre, billig*, budsjett*, gebyr*, betale*, kroner, euro, utgift*',
    ),
    steps: entries('steg, trinn*, først, deretter, dernest, framgangsmåte*, fremgangsmåte*, instruksjon*, fase, faser'),
    choosing: entries('velg*, valg*, kriteri*, egnet, egnede, kjøp*, beslutning*, passer'),
    comparison: entries('sammenlign*, forskjell*, skiller, mens, i motsetning, versus'),
    requirements: entries(
      'krav*, kreve*, nødvendig*, treng*, behov*, betingelse*, material*, ingrediens*, forutsetning*',
    ),
    mistakes: entries('feil*, galt, unngå*, fallgruve*, mislyk*'),
    maintenance: entries('vedlikehold*, stell*, rengjør*, reparer*, reparasjon*, oppbevar*, levetid*, bytt*'),
    history: entries(
      'histori*, opprinnelse*, århundre*, grunnlagt*, oppfant, oppfinn*, oppdage*, gammel, gamle, siden',
    ),
    examples: entries('eksemp*, for eksempel, som, slik som, tilfelle*, blant annet'),
    numbers: entries('prosent, million*, milliard*, tall, tallene, statistikk*, gjennomsnitt*, antall*, data, andel*'),
    outlook: entries('framtid*, fremtid*, utsikt*, prognose*, vente*, forvente*, trend*, innen 2030, innen 2050'),
    tips: entries('tips, råd, anbefal*, best, praktisk*, ideel*'),
    viewsDiffer: entries(
      'omstridt*, kontrovers*, debatt*, kriti*, motstander*, tilhenger*, forkjemper*, mening*, uenig*',
    ),
  },
  sensitiveSubjects: {
    health: entries(`
      helse*, sykdom*, syk, symptom*, behandl*, terapi*, legemid*, medisin*, dose, doser, dosering*, vaksin*, kreft*, diabetes
      blodtrykk*, gravid*, infeksjon*, virus, operasjon*, smerte*, diett*, vitamin*, depresjon*, angst*, psykisk*, lege
      leger, legen, pasient*, diagnose*, helbrede*, kur, vekttap, slanke*, allergi*, astma, kosttilskudd*
    `),
    money: entries(`
      invester*, lån, lånet, boliglån*, kreditt*, gjeld*, forsikring*, pensjon*, sparing*, spare, aksje*, obligasjon*
      skatt, skatten, skatte*, rente, renter, bank, banker, krypto*, bitcoin, fond, fondet, formue*, konkurs*, finans*
      lønn, lønninger
    `),
    law: entries(`
      lov, lover, loven, lovgivning*, rett, rettighet*, juridi*, advokat*, domstol*, dommer*, rettssak*, kontrakt*
      erstatningsansvar*, skilsmisse*, foreldreansvar*, innvandring*, visum, leietaker*, utleier*, husleie*, forbrytelse*
      strafferett*, forordning*, patent*, arv*, testament*, oppsigelse*
    `),
    contested: entries(`
      abort*, våpenlov*, dødsstraff*, rase, raser, kjønn, kjønnsidentitet*, transkjønn*, religion*, religiøs*, innvandring*
      migrasjon*, flyktning*, asyl*, krig*, folkemord*, stortingsvalg*, vaksinetvang, klimaskept*, evolusjon*, dødshjelp
      atomkraft*, kjernekraft*, genmodifiser*, palestin*, israel*, konspirasjon*, dyreforsøk*, hvalfangst*, ulvejakt*
    `),
  },
};
