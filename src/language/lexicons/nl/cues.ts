import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    hij, zij, ze, het is, het was, het heeft, het kan, het gaat, het wordt, het bestaat, het zijn, hem, haar, hen
    hun, zijn, deze, dit, die, dat, dergelijke, dergelijk, zulke, zo'n, zulk, beide, beiden, allebei, een ander
    een andere, andere, anderen, de andere, de anderen, het andere, hetzelfde, dezelfde, de eerste, het eerste
    de tweede, het tweede, de derde, het derde, de laatste, het laatste, laatstgenoemde, eerstgenoemde, ten eerste
    ten tweede, ten derde, ten slotte, tenslotte, tot slot, eerst, vervolgens, daarna, dan, toen, daar, hier
    hiermee, hierdoor, hiervoor, hieruit, hierbij, hierop, hierin, hiervan, hiernaast, daarmee, daardoor, daarvoor
    daaruit, daarbij, daarop, daarin, daarvan, daarnaast, daarbovenop, daartoe, daartegenover, daarentegen, daarom
    daarvandaan, vandaar, dus, derhalve, bijgevolg, dientengevolge, zodoende, als gevolg hiervan, als gevolg daarvan
    om die reden, om deze reden, om deze redenen, vanwege dit, dankzij dit, op deze manier, op die manier, zo, maar
    en, of, want, noch, echter, toch, evenwel, niettemin, desondanks, ondanks dit, ondanks dat, nochtans, bovendien
    verder, voorts, tevens, ook, eveneens, evenzo, evenmin, integendeel, in tegenstelling daarmee, omgekeerd
    in plaats daarvan, anders, zo niet, indien niet, aan de ene kant, aan de andere kant, enerzijds, anderzijds
    tegelijkertijd, tegelijk, ondertussen, intussen, inmiddels, later, nadien, achteraf, sindsdien, toentertijd
    destijds, bijvoorbeeld, zo is, met name, in het bijzonder, met andere woorden, anders gezegd, kortom
    kort gezegd, samengevat, samenvattend, concluderend, al met al, immers, namelijk, inderdaad, in dit geval
    in dat geval, in deze gevallen, in die zin, in dit verband, in deze context, met dit, met deze, door dit
    door deze, van deze, van die, onder deze, een van deze, een daarvan, sommige hiervan, de meeste hiervan
    veel hiervan, al deze, al dit, dit alles, dat alles, geen van deze, als dit, als dat, als ze, als hij
    wanneer dit, wanneer ze, omdat dit, omdat ze, omdat hij, hoewel dit, hoewel ze, terwijl ze, erger nog
    sterker nog, beter nog, niet alleen dat
    pas dan, pas daarna, als laatste
  `),
  independentOpeners: entries(`
    het is belangrijk, het is mogelijk, het is onmogelijk, het is nodig, het is moeilijk, het is bekend
    het is waarschijnlijk, het is verstandig, het is raadzaam, het is aan te raden, het is gebruikelijk
    het is zeldzaam, het duurt, het kost, zowel, een andere oorzaak van, een andere reden voor, dit jaar
    de eerste keer, de eerste stap, de eerste wereldoorlog, de tweede wereldoorlog, eerste hulp, dat komt door de
    zodra, zoals, zolang, zogenaamde, zogeheten, ook al, beide partijen, zo veel
  `),
  dependentAnywhere: entries(`
    laatstgenoemde, eerstgenoemde, om deze reden, om die reden, op deze manier, op die manier, in dit geval, in dat geval
    in dit verband, in deze context, in dit opzicht, deze methode, deze aanpak, dit proces, dit probleem, deze trend
    dit effect, zo'n, dergelijke, daarom, bijgevolg, bovengenoemd*, bovenstaand*, derhalve
  `),
  roleOpeners: entries(`
    het bedrijf, de onderneming, de firma, het team, de groep, de organisatie, het bureau, de oprichters, de oprichter
    de onderzoekers, de onderzoeker, de wetenschappers, de studie, het onderzoek, het rapport, de enquête, de auteurs
    de auteur, de schrijver, het artikel, de resultaten, de bevindingen, het product, het project, de winkel, de website
    de site, het programma, het incident, de uitspraak, de wet, de man, de vrouw, het stel, het gezin, de app, het boek
    het plan, de beslissing, het besluit
  `),
  droppableConnectives: entries(`
    echter, toch, niettemin, desondanks, bovendien, verder, voorts, daarnaast, tevens, ook, eveneens, inderdaad, immers
    dus, daarom, derhalve, bijgevolg, zodoende, als gevolg hiervan, als gevolg daarvan, ten eerste, ten tweede
    ten derde, ten slotte, tenslotte, tot slot, uiteindelijk, eerst, vervolgens, daarna, allereerst, om te beginnen
    bijvoorbeeld, met name, in het algemeen, over het algemeen, doorgaans, natuurlijk, uiteraard, vanzelfsprekend
    helaas, gelukkig, opvallend genoeg, interessant genoeg, kortom, kort gezegd, samengevat, al met al, in feite, eigenlijk
    met andere woorden, anders gezegd, daarentegen, integendeel, anderzijds, aan de andere kant, tegelijkertijd
    ondertussen, maar, en, want, dan, nou, goed, kennelijk, overigens, trouwens, in principe
  `),
  siteTalk: entries(`
    in dit artikel, in deze blog, in dit blog, in deze gids, in dit hoofdstuk, in deze paragraaf, in deze sectie
    in dit stuk, in deze tekst, in dit rapport, in deze video, in deze handleiding, dit artikel, deze blog
    deze gids, deze pagina, dit hoofdstuk, ons artikel, onze gids, we leggen uit, wij leggen uit, we bespreken
    wij bespreken, we bekijken, we laten zien, we laten je zien, laten we, lees je, lees verder, lees meer, lees ook
    ontdek, zoals gezegd, zoals vermeld, zoals eerder vermeld, zoals hierboven, zoals beschreven, zoals we zagen
    zoals je kunt zien, hierboven, hieronder, zie boven, zie hieronder, zie onder, bovenstaand*, onderstaand*
    het volgende, hier zijn, hier vind je, klik hier, klik op, voor meer informatie, meer informatie, meer weten
    de auteur, de schrijver, de redactie, beste lezer, beste lezers, in de tabel, de tabel hieronder
    de grafiek hieronder, in de reacties, in het volgende hoofdstuk, zoals de naam al zegt, zonder verdere omhaal
    de volgende punten, zijn de volgende, de volgende tabel
    voor vragen kunt u, bij vragen kunt u, hebben we hier verzameld
  `),
  boilerplate: entries(`
    cookies, nieuwsbrief, abonneer*, schrijf je in, meld je aan, registreer*, login, gesponsord*, affiliate*
    alle rechten voorbehouden, privacybeleid, privacyverklaring, gebruiksvoorwaarden, algemene voorwaarden
    lees meer, lees ook, meer lezen, gerelateerde artikelen, misschien ook interessant, deel dit, deel op, delen op
    volg ons, laat een reactie achter, plaats een reactie, je e-mailadres, uw e-mailadres, fotocredit*
    beeldmateriaal, getty images, bekijk de video, webinar, e-book, kortingscode, kortingsbon, koop nu, nu kopen
    bestel nu, in winkelwagen, gratis proefperiode, neem contact op, contacteer ons, inhoudsopgave, naar de inhoud
    laatst bijgewerkt, bijgewerkt op, geplaatst op, disclaimer, doneer, bedankt voor het lezen, ons team
    onze experts, onze lezers, freelance journalist, cookiebeleid, wachtwoord vergeten, advertentie
    gesponsorde inhoud, schakel javascript in, uw browser, je browser, nu downloaden, doe de quiz
  `),
  firstPersonSingular: entries("ik, mij, me, mijn, mezelf, m'n"),
  firstPersonPlural: entries('wij, we, ons, onze, onszelf'),
  secondPerson: entries('jij, je, jou, jouw, jullie, u, uw, jezelf, uzelf'),
  relativeTime: entries(`
    gisteren, vandaag, eergisteren, overmorgen, vanavond, deze week, deze maand, dit jaar, dit najaar, dit voorjaar
    deze zomer, deze winter, vorige week, vorige maand, vorig jaar, afgelopen week, afgelopen maand, afgelopen jaar
    afgelopen zomer, afgelopen winter, volgende week, volgende maand, volgend jaar, komende week, komende maand
    komend jaar, onlangs, recent, recentelijk, kortgeleden, kort geleden, een jaar geleden, de laatste jaren
    de afgelopen jaren, de laatste maanden, de afgelopen maanden, de laatste tijd, momenteel, op dit moment
    op het moment, thans, nu, tot nu toe, tot op heden, tegenwoordig, vooralsnog, maandag, dinsdag, woensdag
    donderdag, vrijdag, zaterdag, zondag, binnenkort, zojuist, heden ten dage, twee jaar geleden
    enkele jaren geleden, een paar jaar geleden, enkele maanden geleden
  `),
  polemic: entries(`
    domme, stomme, idioot, idioten, idiote, leugen*, onzin, belachelijk*, schande, schandelijk*, schandalig*
    walgelijk*, waanzin*, krankzinnig*, ongelooflijk*, ongelofelijk*, schokkend*, complot*, propaganda
    mainstreammedia, hersenspoel*, landverrader*, verrader*, deugmensen, deugers, word wakker, geloof me
    de waarheid is, laten we eerlijk zijn, zogenaamde experts, zogenaamde deskundigen, de elite, zielig*
    bedroevend*, flauwekul, gelul
  `),
  opinionMarkers: entries(`
    naar mijn mening, naar onze mening, volgens mij, volgens ons, mijns inziens, ons inziens, ik denk, ik vind
    ik geloof, wij denken, wij vinden, wij geloven, we vinden, eerlijk gezegd, helaas, hopelijk, ongetwijfeld
    zonder twijfel, uiteraard, vanzelfsprekend, zou verboden moeten worden, het is tijd om
  `),
  sayVerbs: entries(`
    zegt, zei, zeggen, verklaart, verklaarde, vertelt, vertelde, legt uit, legde uit, benadrukt, benadrukte, voegt toe
    voegde toe, schrijft, schreef, stelt, stelde, beweert, beweerde, waarschuwt, waarschuwde, meldt, meldde, meent
    concludeert, concludeerde, bekritiseert, volgens, aldus
  `),
  mythLabels: entries(`
    mythe, mythes, mythen, fabel, fabels, fabeltje, fabeltjes, misverstand, misverstanden, misvatting, misvattingen
    onwaar, niet waar, onjuist, broodjeaapverhaal, bakerpraatje, bakerpraatjes, gerucht, geruchten, volksgeloof
    veel mensen denken, vaak wordt gezegd, vaak wordt beweerd, nepnieuws, drogreden
  `),
  truthLabels: entries('feit, feiten, waarheid, werkelijkheid, in werkelijkheid, klopt, realiteit, bewezen'),
  causes: entries(`
    omdat, doordat, want, aangezien, wegens, vanwege, door, dankzij, ten gevolge van, als gevolg van, oorzaak, oorzaken
    veroorzaak*, veroorzaakt, reden, redenen, leidt tot, leiden tot, leidde tot, zorgt voor, zorgen voor, zorgde voor
    komt door, komen door, te wijten aan, te danken aan, resulteert in, resulteren in, verantwoordelijk voor, draagt bij
    dragen bij, bijdragen aan, zodat, waardoor, hangt af van, hangen af van, voorkomt, voorkomen, ontstaat, ontstaan
    het gevolg van, naar aanleiding van, in de hand werk*
  `),
  means: entries(`
    met behulp van, door middel van, via, met, door te, gebruikmakend van, om te, gebruikt, gebruiken, gebruik je, gebruik
    toegepast, methode*, techniek*, werktuig*, gereedschap*, procedure*, proces, processen, moet, moeten, dient te
    dienen te, kan, kunnen, wordt gemaakt, worden gemaakt, werkt door
  `),
  comparisons: entries(`
    dan, vergeleken met, in vergelijking met, ten opzichte van, in tegenstelling tot, anders dan, terwijl, daarentegen
    in plaats van, verschil*, verschilt, verschillen, vergelijkbaar met, gelijk aan, net zo, even veel, evenveel, meer
    minder, hoger, lager, groter, kleiner, beter, slechter, sneller, langzamer, goedkoper, duurder, twee keer zo
    half zo, versus, vs
  `),
  hedges: entries(`
    zou, zouden, kan, kunnen, mogelijk, misschien, wellicht, waarschijnlijk, vermoedelijk, blijkbaar, kennelijk, lijkt
    lijken, schijnt, schijnen, naar verluidt, vermeend*, suggereert, suggereren, wijst erop, wijzen erop, naar schatting
    geschat, ongeveer, circa, rond, ruwweg, naar verwachting, doorgaans, meestal, neigt, neigen, vaak
  `),
  definitionPatterns: entries(`
    is een, is de, is het, zijn de, zijn een, verwijst naar, verwijzen naar, betekent, betekenen, heet, heten, wordt genoemd
    worden genoemd, noemt men, noemen we, staat bekend als, staan bekend als, wordt gedefinieerd als, staat voor
    bestaat uit, bestaan uit, houdt in, is een vorm van, is een soort, verstaan we, verstaat men, duidt op
  `),
  questionWords: {
    why: entries('waarom, hoezo, om welke reden, waardoor, redenen voor, oorzaken van, oorzaak van'),
    how: entries('hoe, op welke manier, hoe werkt, gids voor, handleiding, stappen om, manier om, manieren om'),
    what: entries('wat, wat is, wat zijn, wat betekent, betekenis van, definitie van, uitgelegd'),
    which: entries('welke, welk, wat voor, welk soort'),
    when: entries('wanneer, sinds wanneer, hoe laat, vanaf wanneer, hoelang, hoe lang'),
    who: entries('wie, van wie, aan wie, wiens'),
    where: entries('waar, waarheen, waarvandaan, vanwaar'),
    howMuch: entries('hoeveel, hoe vaak, hoe ver, hoe groot, hoe oud, hoe hoog, hoe duur, wat kost, prijs van'),
    yesNo: entries('is, zijn, was, waren, heeft, hebben, kan, kunnen, mag, moet, moeten, zal, wordt, bestaat, bestaan'),
  },
  listWords: entries(`
    beste, top, manieren om, tips, ideeën, voorbeelden, soorten, lijst, redenen om, redenen, dingen, methoden, methodes
    strategieën, opties, voordelen van, feiten over, fouten, alternatieven, checklist, populairste
  `),
  stepWords: entries(`
    eerst, allereerst, ten eerste, de eerste stap, stap, stappen, begin met, vervolgens, daarna, dan, zodra
    ten slotte, tot slot, als laatste, voordat, nadat, herhaal, uiteindelijk, aan het einde
  `),
  comparisonQueryWords: entries(`
    vs, versus, of, vergelijking, vergelijken, vergeleken, verschil tussen, verschillen tussen, verschil, verschillen
    beter dan, tegen, voor- en nadelen, voordelen en nadelen, alternatief voor, ten opzichte van
  `),
  placeholderNouns: entries(`
    product, bedrijf, onderneming, merk, persoon, klant, concurrent, kenmerk, voordeel, onderwerp, kop, titel, stad, land
    voorbeeld, element, artikel, naam, bron, auteur
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, naam invoegen, voeg hier, vul hier in, hier invullen, voeg hier tekst toe, link invoegen
    uw naam hier, jouw naam hier, uw tekst hier, bedrijfsnaam hier, naam van het bedrijf, naam van het product
    voorbeeldtekst, opvultekst, tijdelijke aanduiding, plaatshouder, nader te bepalen, nog in te vullen, nog te bepalen
    jan modaal, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    niet, geen, nooit, nergens, niemand, niets, zonder, noch, nauwelijks, amper, geenszins, nee, ontkent, ontkende
    ontkennen, ontbreekt, ontbreken, weigert, weigerde, weigeren, onmogelijk
  `),
  quantifiers: {
    all: entries(`
      alle, allen, alles, al het, elk, elke, ieder, iedere, iedereen, altijd, volledig, geheel, helemaal, compleet, totaal
      overal, enkel, alleen, uitsluitend, zonder uitzondering, gegarandeerd, garandeert, steeds
    `),
    part: entries(`
      sommige, sommigen, enkele, een paar, verschillende, meerdere, veel, vele, velen, de meeste, meeste, weinig, vaak
      soms, af en toe, zelden, meestal, doorgaans, over het algemeen, gewoonlijk, deels, gedeeltelijk, ten dele
      de meerderheid, een minderheid, de helft, bepaalde, vooral, voornamelijk
    `),
  },
  finiteVerbs: entries(`
    is, zijn, was, waren, wordt, worden, werd, werden, heeft, hebben, had, hadden, kan, kunnen, kon, konden, moet
    moeten, moest, zal, zullen, zou, zouden, mag, mogen, wil, willen, gaat, gaan, ging, komt, komen, kwam, maakt
    maken, maakte, geeft, geven, gaf, ligt, liggen, lag, staat, staan, stond, leidt, leiden, toont, tonen, blijft
    blijven, bleef, betekent, vraagt, bevat, bevatten, biedt, bieden, zorgt, zorgen, ontstaat, ontstaan, stijgt
    stijgen, steeg, daalt, dalen, daalde, groeit, groeien, groeide, helpt, helpen, neemt, nemen, nam, laat, laten
    bestaat, bestaan, hoort, horen, hangt, duurt, kost, kosten, vindt, vinden, vond, verliest, gebruikt, gebruiken
    werkt, werken, houdt, houden, brengt, brengen, woont, wonen, woonde, leeft, leven, leefde, begint, beginnen
    begon, eindigt, draait, draaien, beweegt, bewegen, vormt, vormen, beschermt, beschermen, bereikt, bereiken
    bedekt, eet, eten, draagt, dragen, volgt, volgen, verandert, veranderen, verbetert, betaalt, betalen, slaat
    stoot, weegt, meet, voorkomt, verkoopt, sterft, valt, vallen, viel, smelt, droogt, ontvangt, heet, levert
    leveren, verhoogt, vermindert, gebeurt, steunt, raakt, telt, beïnvloedt, veroorzaakt, veroorzaken, stegen
    daalden
  `),
  aspectWords: {
    howItWorks: entries('werkt, werking, principe*, mechanisme*, proces, processen, functioneert'),
    causes: entries('oorza*, veroorzaak*, reden*, factor*, doordat, omdat, leidt tot, leiden tot, herkomst'),
    effects: entries('gevolg*, effect*, impact, invloed*, uitkomst*, resulta*, beïnvloed*'),
    types: entries('soort*, type, types, vorm, vormen, categorie*, variant*, model, modellen, klasse*'),
    benefits: entries('voorde*, pluspunt*, winst*, verbeter*, nut, bespaart, helpt'),
    drawbacks: entries('nade*, minpunt*, beperking*, zwakte*, proble*'),
    risks: entries(
      "risico*, risico's, gevaar, gevaren, gevaarlijk*, bedreiging*, bijwerking*, schadelijk*, veiligheid",
    ),
    costs: entries(
      'kosten, kost, prijs, prijzen, duur*, goedkoop*, goedkope*, budget*, betalen, betaal*, euro*, uitgaven',
    ),
    steps: entries('stap, stappen, eerst, vervolgens, daarna, procedure*, instructie*, fase*'),
    choosing: entries('kiezen, kies, keuze*, criteri*, selecteer*, geschikt*, beslis*, aankoop, koop, letten'),
    comparison: entries('vergelijk*, vergeleken, verschil*, terwijl, in tegenstelling, versus'),
    requirements: entries('vereist*, nodig, benodigd*, voorwaarde*, materia*, ingrediënt*, moet'),
    mistakes: entries('fout, fouten, vermijd*, voorkom, misverstand*, valkuil*, mislukk*'),
    maintenance: entries('onderhoud*, verzorging, schoonma*, reinig*, repar*, opslag, bewaar*, levensduur, vervang*'),
    history: entries(
      'geschiedenis, oorsprong, eeuw*, opgericht, uitgevonden, uitvind*, ontdek*, oud, oude, sinds, vroeger',
    ),
    examples: entries('voorbeeld*, bijvoorbeeld, zoals, waaronder, geval, gevallen'),
    numbers: entries('procent, miljoen*, miljard*, cijfer*, statistiek*, gemiddeld*, aantal*, gegevens, aandeel'),
    outlook: entries('toekomst*, vooruitzicht*, prognose*, verwacht*, trend*, tegen 2030, tegen 2050, voorspel*'),
    tips: entries('tip*, advies*, adviseer*, aanbevol*, aanbevel*, raadzaam, het beste, ideaal, praktisch*'),
    viewsDiffer: entries(
      'omstreden, controvers*, debat*, discussie*, kritiek*, critic*, tegenstander*, voorstander*, mening*',
    ),
  },
  sensitiveSubjects: {
    health: entries(`
      gezondheid*, ziekte*, ziek, symptom*, behandel*, therap*, geneesmiddel*, medicijn*, medisch*, dosis, dosering*
      vaccin*, kanker, diabetes, bloeddruk, zwanger*, infectie*, virus*, operatie*, pijn, dieet, vitamine*, depressi*
      angststoornis*, geestelijke gezondheid, arts, artsen, patiënt*, diagnos*, genezen, genezing, afvallen, allergi*, astma
      voedingssupplement*
    `),
    money: entries(`
      beleg*, invester*, lening*, hypothe*, krediet*, schuld, schulden, verzekering*, pensioen*, spaar*, sparen, aandelen
      obligatie*, belasting*, rente*, bank, banken, crypto*, bitcoin, fonds, fondsen, vermogen, faillissement*, failliet
      financ*, salaris*, loon, lonen
    `),
    law: entries(`
      wet, wetten, recht, rechten, juridisch*, wettelijk*, advoca*, rechtbank*, rechter*, rechtszaak, rechtszaken, contract*
      aansprakelijk*, scheiding*, voogdij, immigratie, visum, visa, huurder*, verhuurder*, huurrecht, misdrijf*, misdaad
      strafrecht*, verordening*, octrooi*, erfenis*, erfrecht, testament*, ontslag*
    `),
    contested: entries(`
      abortus*, wapenbezit, doodstraf, ras, rassen, gender*, transgender*, religie*, religieu*, immigratie, migrant*, asiel*
      oorlog*, genocide, verkiezing*, vaccinatieplicht, klimaatscept*, evolutie, euthanasie, kernenergie, gentech*
      palestijn*, israël*, complot*, zwarte piet, stikstof*, dierproef, dierproeven
    `),
  },
};
