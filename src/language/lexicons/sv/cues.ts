import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    han, hon, hen, den är, den har, den kan, den blir, den ger, den var, den används, den finns, det är, det var
    det har, det kan, det blir, det gör, det ger, det betyder, det innebär, det beror, det leder, det gäller
    det här, det där, den här, den där, de här, de där, de är, de har, de kan, de blir, de var, de ger, de används
    de finns, dessa, denna, denne, detta, dessas, honom, henne, dem, hans, hennes, dess, deras, sådan, sådant
    sådana, en sådan, ett sådant, båda, bägge, båda dessa, ingendera, andra, den andra, det andra, de andra
    en annan, ett annat, samma, den första, det första, de första, den tredje, det tredje, den sista, det sista
    den senare, det senare, de senare, den förra, den förstnämnda, den sistnämnda, för det första, för det andra
    för det tredje, först, sedan, därefter, därpå, slutligen, till sist, till slut, då, där, här, härifrån, därifrån
    därmed, därför, därigenom, därav, därvid, därtill, därutöver, däremot, därnäst, dessutom, vidare, också, även
    likaså, likaledes, men, och, eller, samt, utan, ty, dock, emellertid, ändå, likväl, trots detta, trots det
    icke desto mindre, alltså, således, följaktligen, på så sätt, på så vis, på detta sätt, på det sättet
    av den anledningen, av denna anledning, av det skälet, av dessa skäl, som ett resultat, som en följd
    till följd av detta, på grund av detta, på grund av det, tack vare detta, tack vare det, i stället, istället
    tvärtom, å andra sidan, å ena sidan, i motsats till detta, i gengäld, annars, i annat fall, i så fall
    i det fallet, i detta fall, i dessa fall, i detta sammanhang, samtidigt, under tiden, senare, efteråt
    dessförinnan, sedan dess, vid den tiden, till exempel, exempelvis, framför allt, i synnerhet, nämligen
    det vill säga, med andra ord, kort sagt, sammanfattningsvis, slutsatsen, i själva verket, faktiskt, visserligen
    så, med detta, med det, genom detta, genom att göra detta, av dessa, av dem, bland dessa, bland dem, en av dem
    en av dessa, några av dem, några av dessa, de flesta av dem, de flesta av dessa, många av dem, alla dessa
    allt detta, ingen av dem, om detta, om det, om de, om den, när detta, när de, när den, när det, eftersom detta
    eftersom de, eftersom den, eftersom det, även om detta, även om de, medan de, ännu värre, än värre, ännu bättre
    inte bara det, lika så
  `),
  independentOpeners: entries(`
    det finns, det fanns, det är viktigt, det är möjligt, det är omöjligt, det är nödvändigt, det är svårt
    det är lätt, det är vanligt, det är känt, det är troligt, det är bra att, det går att, det tar, det kan ta
    det kostar, det krävs, det behövs, det gäller att, det lönar sig, de flesta, den som, de som, det som
    andra världskriget, första världskriget, den första gången, den andra sidan av, samma dag, så kallade, så kallad
    såväl, därför att, sedan länge, sedan dess att, även om, en annan orsak till, ett annat skäl till
    en annan anledning till, båda könen, andra hälften, även små, även barn
  `),
  dependentAnywhere: entries(`
    den senare, det senare, de senare, den förra, förstnämnda, sistnämnda, av denna anledning, av den anledningen
    på detta sätt, på så sätt, på så vis, i detta fall, i så fall, i detta sammanhang, i detta avseende, denna metod
    detta problem, denna process, denna trend, denna effekt, ovannämnd*, ovanstående, nämnda, därför, följaktligen
    till följd av detta
  `),
  roleOpeners: entries(`
    företaget, bolaget, firman, teamet, laget, gruppen, organisationen, myndigheten, grundarna, grundaren, forskarna
    forskaren, vetenskapsmännen, studien, rapporten, undersökningen, enkäten, författarna, författaren, artikeln, resultaten
    resultatet, produkten, projektet, butiken, webbplatsen, sajten, programmet, händelsen, domen, lagen, mannen, kvinnan
    paret, familjen, appen, boken, planen, beslutet, anläggningen
  `),
  droppableConnectives: entries(`
    dock, emellertid, dessutom, vidare, därutöver, likaså, också, även, faktiskt, i själva verket, alltså, således
    därför, följaktligen, därmed, som ett resultat, som en följd, slutligen, till sist, till slut, för det första
    för det andra, för det tredje, först, först och främst, sedan, därefter, till exempel, exempelvis, framför allt
    i synnerhet, i allmänhet, generellt sett, generellt, på det hela taget, naturligtvis, givetvis, självklart
    tyvärr, lyckligtvis, intressant nog, kort sagt, sammanfattningsvis, med andra ord, däremot, tvärtom, å andra sidan
    samtidigt, i stället, istället, men, och, så, ändå, trots detta, likväl, visserligen, för övrigt, egentligen
    i grund och botten, nåväl, ja, nej
  `),
  siteTalk: entries(`
    i den här artikeln, i denna artikel, i artikeln, i det här inlägget, i detta inlägg, i den här guiden
    i denna guide, i det här avsnittet, i detta avsnitt, i detta kapitel, i det här kapitlet, i denna text
    i den här texten, i denna rapport, i den här videon, den här artikeln, denna artikel, det här inlägget
    detta inlägg, den här guiden, denna guide, den här sidan, denna sida, vår artikel, vår guide, vi går igenom
    vi förklarar, vi visar, vi berättar, vi tittar på, låt oss, läs vidare, läs mer, läs också, som nämnts
    som nämndes, som tidigare nämnts, som vi såg, som vi har sett, som beskrivits, som du ser, som framgår, se ovan
    se nedan, ovannämnd*, ovanstående, nedanstående, här är, här följer, här hittar du, här kan du, klicka här
    klicka på, för mer information, mer information, författaren, redaktionen, skribenten, kära läsare, i tabellen
    tabellen nedan, diagrammet nedan, bilden nedan, i kommentarerna, i nästa avsnitt, i nästa kapitel
    som namnet antyder, här ovan, här nedan, enligt ovan, enligt nedan, enligt följande, följande punkter
    som följer
  `),
  boilerplate: entries(`
    cookie, cookies, nyhetsbrev*, prenumerera*, anmäl dig, logga in, sponsrad*, affiliate*
    alla rättigheter förbehållna, med ensamrätt, integritetspolicy, personuppgift*, användarvillkor
    allmänna villkor, läs mer, läs också, läs även, mer läsning, relaterade artiklar, du kanske också gillar
    dela på, dela artikeln, följ oss, lämna en kommentar, skriv en kommentar, din e-postadress, din mejladress
    bildkälla, bild från, foto av, getty images, se videon, podd, webbinarium, e-bok, rabattkod*, kupong*, köp nu
    beställ nu, lägg i varukorgen, prova gratis, kontakta oss, innehållsförteckning, hoppa till innehåll
    senast uppdaterad, uppdaterad den, ansvarsfriskrivning, tack för att du läste, vårt team, våra experter
    våra läsare, frilansjournalist, frilansskribent, använder kakor, användningen av kakor, registrera dig
    glömt lösenord, annonssamarbete, aktivera javascript, din webbläsare, artikeln publicerades, ladda ner gratis
    skriv ut artikeln, ge en gåva
  `),
  firstPersonSingular: entries('jag, mig, mej, mitt, mina'),
  firstPersonPlural: entries('vi, oss, vår, vårt, våra'),
  secondPerson: entries('du, dig, dej, din, ditt, dina, ni, er, ert, era'),
  relativeTime: entries(`
    igår, i går, idag, i dag, imorgon, i morgon, i förrgår, i övermorgon, ikväll, i kväll, den här veckan
    denna vecka, den här månaden, denna månad, i år, det här året, i sommar, i somras, i vinter, i vintras, i våras
    i höstas, i höst, förra veckan, förra månaden, förra året, i fjol, nästa vecka, nästa månad, nästa år, nyligen
    på sistone, för närvarande, just nu, nu, för tillfället, i dagsläget, i dagens läge, nuförtiden, numera
    hittills, än så länge, för ett år sedan, månader sedan, veckor sedan, dagar sedan, de senaste åren
    under senare år, de senaste månaderna, den senaste tiden, i måndags, i tisdags, i onsdags, i torsdags, i fredags
    i lördags, i söndags, inom kort, snart, på måndag, på fredag, för två år sedan, för några år sedan
  `),
  polemic: entries(`
    dum, dumma, idiot*, korkad*, lögnare, lögner, lögn, nonsens, trams, struntprat, löjlig*, skandal*, skamlig*
    vidrig*, äcklig*, vansinn*, galen, galna, galet, otrolig*, chockerande, konspiration*, propaganda, gammelmedia
    systemmedia, hjärntvätt*, förrädare, landsförrädare, fårskallar, godhetsknarkare, vakna upp, tro mig
    sanningen är att, låt oss vara ärliga, så kallade experter, eliten, patetisk*, bedrövlig*, skitsnack
  `),
  opinionMarkers: entries(`
    enligt min mening, enligt vår mening, enligt min åsikt, jag tycker, jag tror, jag anser, vi tycker, vi tror
    vi anser, personligen, ärligt talat, tyvärr, förhoppningsvis, utan tvekan, tveklöst, självklart, naturligtvis
    borde förbjudas, det är dags att
  `),
  sayVerbs: entries(`
    säger, sa, sade, förklarar, förklarade, berättar, berättade, betonar, betonade, tillägger, tillade, skriver, skrev
    menar, menade, hävdar, hävdade, varnar, varnade, uppger, uppgav, rapporterar, rapporterade, anser, konstaterar
    konstaterade, kritiserar, kritiserade, enligt
  `),
  mythLabels: entries(`
    myt, myter, myten, vanföreställning, vanföreställningar, missuppfattning, missuppfattningar, falskt, osant
    skröna, skrönor, vandringssägen, vandringssägner, rykte, rykten, folktro, många tror, det sägs ofta
    det påstås ofta, fördom, fördomar
  `),
  truthLabels: entries('fakta, faktum, sant, sanning, sanningen, verkligheten, i verkligheten, i själva verket'),
  causes: entries(`
    eftersom, därför att, på grund av, till följd av, tack vare, genom att, orsak, orsaker, orsaken, orsakerna, orsakar
    orsakas, orsakade, orsakat, beror på, berodde på, skäl, skälet, skälen, anledning, anledningen, anledningar, leder till
    ledde till, lett till, medför, medförde, resulterar i, resulterade i, framkallar, framkallas, utlöser, utlöses, ger upphov
    gav upphov, bidrar till, bidrog till, ansvarig för, så att, vilket gör att, gör att, förhindrar, hindrar, uppstår
    uppstod, skapar, skapas, drivs av, vilket ledde
  `),
  means: entries(`
    med hjälp av, genom att, genom, via, med, för att, använder, används, använd, användning av, metod, metoder, metoden
    teknik, tekniker, verktyg, process, processer, förfarande, måste, bör, ska, kan man, tillverkas, framställs, görs genom
    fungerar genom
  `),
  comparisons: entries(`
    än, jämfört med, i jämförelse med, till skillnad från, medan, däremot, i stället för, istället för, skillnad*
    skiljer sig, skiljer, liknar, lik, liknande, samma som, lika mycket, lika, mer, mindre, fler, färre, högre, lägre, större
    bättre, sämre, snabbare, långsammare, billigare, dyrare, dubbelt så, hälften så, kontra, versus
  `),
  hedges: entries(`
    kan, kunde, skulle, kanske, möjligen, möjligtvis, troligen, troligtvis, sannolikt, förmodligen, antagligen, eventuellt
    tycks, verkar, förefaller, uppenbarligen, påstås, lär, tyder på, tydde på, antyder, uppskattas, uppskattningsvis, ungefär
    cirka, runt, omkring, väntas, beräknas, tenderar, brukar, torde
  `),
  definitionPatterns: entries(`
    är en, är ett, är den, är det, är de, avser, avses, syftar på, betyder, innebär, kallas, kallas för, definieras som
    är känt som, är känd som, står för, består av, utgörs av, är en form av, är en typ av, är ett slags, är en sorts
    är benämningen på, är ett begrepp för, menas
  `),
  questionWords: {
    why: entries(
      'varför, av vilken anledning, vad beror, vad orsakar, orsaker till, orsaken till, skäl till, hur kommer det sig',
    ),
    how: entries('hur, hur man, på vilket sätt, guide till, handledning, steg för att, sätt att'),
    what: entries('vad, vad är, vad betyder, vad innebär, betydelse av, definition av, förklaring'),
    which: entries('vilken, vilket, vilka, vilken typ'),
    when: entries('när, sedan när, hur länge, vilken tid, hur dags'),
    who: entries('vem, vilka är, vems'),
    where: entries('var, vart, varifrån'),
    howMuch: entries(
      'hur mycket, hur många, hur ofta, hur långt, hur stor, hur stort, hur gammal, hur hög, vad kostar, pris på',
    ),
    yesNo: entries('är, var, har, hade, kan, ska, bör, får, måste, finns, finns det, går det, lönar det sig'),
  },
  listWords: entries(`
    bästa, bäst, topp, sätt att, tips, råd, idéer, exempel, typer av, sorters, lista, skäl att, skäl till, saker, metoder
    strategier, alternativ, fördelar med, fakta om, misstag, checklista, populäraste
  `),
  stepWords: entries(`
    först, först och främst, första steget, steg, steget, börja med, sedan, därefter, därpå, så snart, när du har, slutligen
    till sist, till slut, innan, upprepa, sist, avslutningsvis
  `),
  comparisonQueryWords: entries(`
    vs, versus, kontra, eller, jämförelse, jämföra, jämför, jämfört med, skillnad mellan, skillnader mellan, skillnaden
    skillnad, bättre än, mot, för- och nackdelar, fördelar och nackdelar, alternativ till
  `),
  placeholderNouns: entries(`
    produkt, företag, bolag, varumärke, märke, person, kund, konkurrent, funktion, fördel, ämne, rubrik, stad, land, exempel
    artikel, namn, källa, författare, objekt
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, infoga namn, infoga här, infoga text, infoga länk, infoga bild, skriv ditt namn
    ditt namn här, din text här, ditt företagsnamn, företagets namn här, produktens namn här, platshållare, exempeltext
    utfyllnadstext, provtext, ska fyllas i, fylls i senare, kommer snart, att bestämmas, medelsvensson, tbd, todo, xxx
    TBD, TODO, XXX
  `),
  negators: entries(`
    inte, ej, icke, aldrig, ingen, inget, inga, ingenting, ingenstans, utan, varken, vare sig, knappast, knappt, nej
    förnekar, förnekade, saknar, saknas, saknade, vägrar, vägrade, omöjligt
  `),
  quantifiers: {
    all: entries(`
      alla, allt, all, varje, var och en, alltid, ständigt, helt, fullständigt, fullt, totalt, överallt, enbart, bara
      endast, uteslutande, utan undantag, garanterar, garanterat, samtliga, hela
    `),
    part: entries(`
      några, någon, en del, somliga, vissa, flera, många, de flesta, få, ett fåtal, ofta, ibland, sällan, vanligtvis
      vanligen, oftast, i regel, i allmänhet, delvis, till viss del, majoriteten, en minoritet, hälften, främst
      huvudsakligen, emellanåt
    `),
  },
  finiteVerbs: entries(`
    är, var, har, hade, kan, kunde, ska, skall, skulle, vill, ville, bör, borde, måste, får, fick, blir, blev, gör
    gjorde, går, gick, kommer, kom, ger, gav, tar, tog, ligger, låg, står, stod, leder, ledde, visar, visade, finns
    fanns, betyder, innebär, krävs, kräver, behövs, behöver, innehåller, erbjuder, används, använder, uppstår
    uppstod, ökar, ökade, minskade, stiger, steg, sjunker, sjönk, växer, växte, hjälper, låter, lät, består, hör
    beror, varar, kostar, räcker, finner, fann, förlorar, förlorade, fungerar, håller, höll, påverkar, påverkade
    skapar, bidrar, minskar, saknar, lever, levde, bor, bodde, börjar, började, slutar, vänder, rör, bildar, bildas
    skyddar, når, nådde, täcker, äter, bär, följer, följde, förändras, ändrar, förbättrar, betalar, släpper, väger
    mäter, förhindrar, säljer, dör, faller, föll, smälter, torkar, kallas, sker, skedde, träffar, räknas, orsakar
    orsakas, bidrog, ökat, minskat, sitter, tillverkas, omfattar, utgör
  `),
  aspectWords: {
    howItWorks: entries('fungera*, funktion*, princip*, mekanism*, process*'),
    causes: entries('orsak*, skäl*, faktor*, beror, anledning*, ursprung*, eftersom, leder till, på grund av'),
    effects: entries('effekt*, följd*, konsekvens*, påverka*, påverkan, resultat*, inverkan'),
    types: entries('typ, typer, typen, sort, sorter, form, former, kategori*, variant*, modell*, klass*'),
    benefits: entries('fördel*, nytta*, förbättr*, vinst*, styrk*, sparar, hjälper'),
    drawbacks: entries('nackdel*, begränsning*, svaghet*, problem*, brist*'),
    risks: entries('risk*, fara, faror, farlig*, hot, hotar, biverkning*, skadlig*, säkerhet*'),
    costs: entries('kostnad*, kosta*, pris*, dyr*, billig*, budget*, avgift*, betala*, kronor, euro, utgift*'),
    steps: entries('steg*, först, sedan, därefter, procedur*, instruktion*, fas, faser'),
    choosing: entries('välj*, val, valet, kriteri*, lämplig*, köp*, beslut*, passar'),
    comparison: entries('jämför*, skillnad*, skilj*, medan, till skillnad, versus'),
    requirements: entries('krav*, kräv*, nödvändig*, behöv*, behov*, villkor*, material*, ingrediens*, förutsättning*'),
    mistakes: entries('misstag*, fel, felaktig*, undvik*, fallgrop*, misslyck*'),
    maintenance: entries('underhåll*, skötsel*, sköt*, rengör*, repar*, förvar*, livslängd*, byt*'),
    history: entries(
      'histori*, ursprung*, århundrade*, sekel, grundad*, uppfann*, uppfinn*, upptäck*, gammal, gamla, sedan',
    ),
    examples: entries('exempel*, till exempel, som, såsom, fall, fallet, bland annat'),
    numbers: entries('procent, miljon*, miljard*, siffr*, statistik*, genomsnitt*, antal*, data, andel*'),
    outlook: entries('framtid*, utsikt*, prognos*, vänta*, förvänta*, trend*, till 2030, till 2050'),
    tips: entries('tips, råd, rekommend*, bäst, lämplig*, praktisk*, idealisk*'),
    viewsDiffer: entries('omstridd*, kontrovers*, debatt*, kriti*, motståndar*, förespråk*, åsikt*, oenig*'),
  },
  sensitiveSubjects: {
    health: entries(`
      hälsa, hälso*, sjukdom*, sjuk, symtom*, symptom*, behandl*, terapi*, läkemedel*, medicin*, dos, doser, dosering*, vaccin*
      cancer*, diabetes, blodtryck*, gravid*, infektion*, virus, operation*, smärt*, diet*, vitamin*, depression*, ångest*
      psykisk*, läkar*, patient*, diagnos*, bota, botemedel, viktminskning, banta*, allergi*, astma, kosttillskott*
    `),
    money: entries(`
      investera*, investering*, lån, lånet, lånen, bolån*, kredit*, skuld*, försäkring*, pension*, sparande*, spara, aktie*
      obligation*, skatt*, ränta*, räntor, bank, banker, krypto*, bitcoin, fond, fonder, förmögenhet*, konkurs*, finans*
      lön, löner
    `),
    law: entries(`
      lag, lagar, lagen, rätt, rättighet*, juridi*, advokat*, domstol*, domare, stämning*, avtal*, ansvarsskyldig*
      skilsmässa*, vårdnad*, invandring*, visum, hyresgäst*, hyresvärd*, hyresrätt*, brott*, straffrätt*, förordning*
      patent*, arv*, testament*, uppsägning*
    `),
    contested: entries(`
      abort*, vapenlag*, dödsstraff*, ras, raser, kön, könsidentitet*, genus*, transperson*, religion*, religiös*, invandring*
      migration*, flykting*, asyl*, krig*, folkmord*, valet, vaccintvång, klimatskept*, evolution*, dödshjälp, kärnkraft*
      genmodifier*, palestin*, israel*, konspiration*, djurförsök*, vargjakt*
    `),
  },
};
