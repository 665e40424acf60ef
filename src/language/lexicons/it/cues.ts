import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    egli, ella, esso, essa, essi, esse, lui, lei, loro, questo, questa, questi, queste, quest', quello, quella, quelli
    quelle, quell', quei, quegli, ciò, suo, sua, suoi, sue, il suo, la sua, i suoi, le sue, il loro, la loro, i loro
    le loro, si tratta di, è un, è una, è il, è la, è anche, sono, sono i, sono le, era, erano, ha, hanno, può, possono
    permette, permettono, consente, consentono, serve, tale, tali, entrambi, entrambe, ambedue, altro, altra, altri, altre
    gli altri, le altre, l'altro, l'altra, lo stesso, la stessa, gli stessi, le stesse, il primo, la prima, il secondo
    la seconda, il terzo, la terza, l'ultimo, l'ultima, quest'ultimo, quest'ultima, questi ultimi, queste ultime
    in primo luogo, in secondo luogo, in terzo luogo, innanzitutto, anzitutto, prima di tutto, infine, alla fine, poi, quindi
    dunque, perciò, pertanto, così, allora, dopo, successivamente, in seguito, più tardi, nel frattempo, intanto
    contemporaneamente, allo stesso tempo, ma, e, ed, o, oppure, né, però, tuttavia, eppure, ciononostante
    ciò nonostante, nonostante ciò, malgrado ciò, invece, al contrario, viceversa, anzi, bensì, inoltre, in più
    per di più, peraltro, anche, pure, neanche, nemmeno, neppure, infatti, in effetti, di fatto, difatti, per questo
    per questa ragione, per questo motivo, per queste ragioni, per tale motivo, di conseguenza, a causa di ciò
    grazie a ciò, grazie a questo, a tal fine, a questo scopo, a tale scopo, in questo modo, in tal modo, così facendo
    per esempio, ad esempio, in particolare, cioè, ovvero, vale a dire, in altre parole, in altri termini, in breve
    in sintesi, in conclusione, insomma, in definitiva, in questo caso, in tal caso, in questi casi, in questo contesto
    in questo senso, da un lato, dall'altro, dall'altra parte, d'altra parte, da una parte, per contro, altrimenti
    in caso contrario, lì, là, qui, qua, vi, ne, da allora, da qui, da ciò, tra questi, tra queste, fra questi, fra queste
    uno di questi, una di queste, alcuni di questi, alcune di queste, alcuni di essi, la maggior parte di essi
    ognuno di essi, ciascuno di essi, nessuno di essi, tutto ciò, tutto questo, tutti questi, tutte queste, se questo
    se ciò, quando ciò, quando questo, poiché questo, sebbene questo, analogamente, similmente, allo stesso modo
    parimenti, peggio ancora, ancora peggio, non solo
    solo allora, soltanto allora, per finire, solo in seguito
  `),
  independentOpeners: entries(`
    è importante, è possibile, è impossibile, è necessario, è probabile, è difficile, è facile, è consigliabile
    è opportuno, è fondamentale, è essenziale, è raro, è frequente, è bene, è noto che, si stima, si ritiene
    si calcola, si sa che, si consiglia, quest'anno, un'altra causa di, altri fattori, così come, la prima volta
    la prima guerra mondiale, la seconda guerra mondiale, il primo passo, lo stesso giorno, può capitare che
    può darsi che, sono necessari, sono necessarie, sono molti i, sono molte le, anche se, oltre a, non solo il
    non solo la, dopo il, dopo la, dopo lo, dopo i, dopo le, dopo gli, dopo aver, dopo che
  `),
  dependentAnywhere: entries(`
    quest'ultimo, quest'ultima, questi ultimi, queste ultime, per questo motivo, per questa ragione, per tale motivo
    in questo modo, in tal modo, in questo caso, in tal caso, in questo contesto, in questo senso, a tal fine
    a tale scopo, a tale proposito, questo metodo, questo approccio, questo processo, questo problema, questa tendenza
    questo effetto, tali, suddett*, sopracitat*, di conseguenza, pertanto
  `),
  roleOpeners: entries(`
    l'azienda, la società, la ditta, l'impresa, la squadra, il team, il gruppo, l'organizzazione, l'agenzia, i fondatori
    il fondatore, i ricercatori, il ricercatore, gli scienziati, lo studio, la ricerca, il rapporto, il sondaggio
    gli autori, l'autore, l'autrice, l'articolo, i risultati, il prodotto, il progetto, il negozio, il sito
    il programma, l'incidente, l'accordo, la sentenza, la legge, l'uomo, la donna, la coppia, la famiglia, l'app, il libro
    il piano, la decisione
  `),
  droppableConnectives: entries(`
    tuttavia, però, eppure, ciononostante, nonostante ciò, inoltre, in più, per di più, peraltro, anche, infatti
    in effetti, di fatto, difatti, quindi, dunque, perciò, pertanto, così, di conseguenza, infine, alla fine
    in primo luogo, in secondo luogo, in terzo luogo, innanzitutto, anzitutto, prima di tutto, poi, per esempio
    ad esempio, in particolare, in generale, generalmente, di solito, ovviamente, naturalmente, certamente, certo
    purtroppo, sfortunatamente, fortunatamente, per fortuna, curiosamente, insomma, in breve, in sintesi, in conclusione
    in definitiva, cioè, in altre parole, in altri termini, invece, al contrario, d'altra parte, d'altro canto, per contro
    allo stesso tempo, contemporaneamente, allo stesso modo, analogamente, ma, e, allora, in realtà, sostanzialmente
    fondamentalmente, nello specifico, più precisamente, ebbene, bene
  `),
  siteTalk: entries(`
    in questo articolo, in questo post, in questo blog, in questa guida, in questa sezione, in questo capitolo
    in questo paragrafo, in questo testo, in questo video, in questo tutorial, questo articolo, questo post
    questa guida, questa pagina, questa sezione, il nostro articolo, la nostra guida, nell'articolo, vedremo
    andremo a vedere, vi spieghiamo, ti spieghiamo, vi mostriamo, ti mostriamo, spiegheremo, analizzeremo, parleremo
    scopriamo, vediamo, scopri, come abbiamo visto, come abbiamo detto, come già detto, come accennato
    come menzionato, come indicato, come descritto, come detto sopra, sopra menzionat*, sopra indicat*, di cui sopra
    vedi sopra, vedi sotto, qui sotto, di seguito, qui di seguito, ecco, continua a leggere, continuate a leggere
    prosegui la lettura, clicca qui, cliccate qui, cliccando, per maggiori informazioni, per ulteriori informazioni
    per saperne di più, per approfondire, l'autore, l'autrice, la redazione, caro lettore, cari lettori
    nella tabella seguente, la tabella seguente, il grafico seguente, nei commenti, come dice il nome
    senza ulteriori indugi, sono i seguenti, sono le seguenti, i seguenti punti
    per domande scrivete, per qualsiasi domanda scrivete, abbiamo raccolto qui
  `),
  boilerplate: entries(`
    cookie, cookies, newsletter, iscriviti, iscrivetevi, abbonati, registrati, login, sponsorizzat*, affiliat*
    tutti i diritti riservati, note legali, informativa sulla privacy, privacy policy, termini di servizio
    termini e condizioni, condizioni d'uso, leggi di più, leggi anche, leggi tutto, scopri di più
    maggiori informazioni, potrebbe interessarti, articoli correlati, articoli simili, condividi su, seguici
    seguiteci, lascia un commento, il tuo indirizzo email, la tua email, crediti foto, credit foto, getty images
    guarda il video, webinar, ebook, codice sconto, coupon, acquista ora, compra ora, aggiungi al carrello
    prova gratuita, contattaci, contattateci, indice dei contenuti, vai al contenuto, ultimo aggiornamento
    aggiornato il, esclusione di responsabilità, dona ora, grazie per aver letto, scarica gratis, il nostro team
    i nostri esperti, i nostri lettori, giornalista freelance, stampa questa pagina, password dimenticata
    contenuto sponsorizzato, articolo pubblicato il, attiva javascript, il tuo browser, condividi questo articolo
    scarica ora, accedi al tuo account
  `),
  firstPersonSingular: entries('io, me, mi, mio, mia, miei, mie, credo, penso, ritengo'),
  firstPersonPlural: entries(`
    noi, nostro, nostra, nostri, nostre, abbiamo, siamo, stiamo, possiamo, dobbiamo, vogliamo, crediamo, pensiamo
    consigliamo, vediamo, parliamo
  `),
  secondPerson: entries(`
    tu, te, ti, tuo, tua, tuoi, tue, voi, vostro, vostra, vostri, vostre, puoi, devi, hai, vuoi, potete, dovete
    avete
  `),
  relativeTime: entries(`
    ieri, oggi, domani, l'altro ieri, dopodomani, questa settimana, questo mese, quest'anno, quest'estate
    quest'inverno, questa primavera, quest'autunno, la settimana scorsa, la scorsa settimana, il mese scorso
    lo scorso mese, l'anno scorso, lo scorso anno, la scorsa estate, la prossima settimana, il prossimo mese
    il prossimo anno, l'anno prossimo, recentemente, di recente, ultimamente, poco fa, un anno fa, due anni fa
    qualche anno fa, negli ultimi anni, negli ultimi mesi, negli ultimi giorni, negli ultimi tempi, attualmente
    al momento, in questo momento, per ora, finora, fino ad oggi, ad oggi, oggigiorno, al giorno d'oggi, adesso
    lunedì scorso, martedì scorso, prossimamente, a breve, appena annunciato, pochi anni fa, pochi mesi fa
  `),
  polemic: entries(`
    stupid*, idiot*, imbecill*, bugiard*, bugie, menzogn*, sciocchezz*, assurdità, ridicol*, vergogn*, disgustos*
    schifos*, follia, incredibil*, scandalos*, scioccante*, complott*, propaganda, media mainstream
    lavaggio del cervello, traditor*, pecoroni, buonis*, svegliatevi, credetemi, la verità è che, diciamocelo
    siamo onesti, sedicenti esperti, cosiddetti esperti, le élite, patetic*, cazzate, merda, indecente, indecenti
  `),
  opinionMarkers: entries(`
    secondo me, secondo noi, a mio avviso, a nostro avviso, a mio parere, a nostro parere, credo che, penso che
    ritengo che, crediamo che, pensiamo che, personalmente, sinceramente, francamente, purtroppo, fortunatamente
    speriamo, senza dubbio, indubbiamente, ovviamente, andrebbe vietato, dovrebbe essere vietato, è ora di
  `),
  sayVerbs: entries(`
    dice, disse, ha detto, afferma, ha affermato, spiega, ha spiegato, aggiunge, ha aggiunto, sottolinea, ha sottolineato
    dichiara, ha dichiarato, sostiene, ha sostenuto, avverte, ha avvertito, scrive, ha scritto, riferisce, ha riferito
    conclude, ha concluso, critica, ha criticato, secondo, stando a
  `),
  mythLabels: entries(`
    mito, miti, falso, falsa, bufala, bufale, luogo comune, luoghi comuni, falsa credenza, false credenze
    credenza popolare, leggenda metropolitana, leggende metropolitane, diceria, dicerie, fake news, errore comune
    molti credono, si dice spesso, si sente spesso dire, pregiudizio, pregiudizi
  `),
  truthLabels: entries('fatto, fatti, verità, vero, vera, realtà, in realtà, in verità, verificato, confermato'),
  causes: entries(`
    perché, poiché, siccome, dato che, visto che, giacché, a causa di, a causa del, a causa della, grazie a, grazie al
    per via di, dovuto a, dovuta a, dovuti a, dovute a, causa, cause, causano, causat*, causare, provoca, provocano
    provocat*, provocare, determina, determinano, ragione, ragioni, motivo, motivi, porta a, portano a, conduce a
    comporta, comportano, deriva da, derivano da, dipende da, dipendono da, responsabil*, contribuisce a, contribuiscono a
    in seguito a, per effetto di, impedisce, impediscono, favorisce, favoriscono, genera, generano, cosicché, scaturisce
  `),
  means: entries(`
    tramite, mediante, attraverso, per mezzo di, con l'aiuto di, grazie all'uso di, utilizzando, usando, al fine di
    si usa, si usano, si utilizza, si utilizzano, permette, permettono, consente, consentono, bisogna, occorre, si deve
    si può, si possono, deve essere, devono essere, metodo, metodi, tecnic*, strument*, procedura, procedure, processo
    consiste nel, serve a, servono a, aggiungendo
  `),
  comparisons: entries(`
    rispetto a, rispetto al, rispetto alla, in confronto a, a confronto, paragonat*, a differenza di, a differenza del
    mentre, invece, anziché, piuttosto che, più, meno, differenz*, differisc*, simile a, simili a, uguale a, tanto quanto
    maggior*, minor*, migliore, migliori, peggiore, peggiori, superior*, inferior*, più veloce, più economic*, il doppio
    la metà di, contro, versus
  `),
  hedges: entries(`
    potrebbe, potrebbero, forse, probabilmente, possibilmente, magari, può darsi, sembra, sembrano, sembrerebbe, pare
    apparentemente, presumibilmente, presunt*, suggerisce, suggeriscono, si stima, si ritiene, stimat*, circa
    all'incirca, approssimativamente, previst*, dovrebbe, dovrebbero, tende a, tendono a, sarebbe, sarebbero, avrebbe
  `),
  definitionPatterns: entries(`
    è un, è una, è il, è la, è lo, è l', sono i, sono le, sono gli, si riferisce a, indica, indicano, significa
    si chiama, si chiamano, è chiamat*, viene chiamat*, è definit*, si definisce, si definiscono, si intende, consiste in
    consiste nel, è costituit*, è noto come, è nota come, è una forma di, è un tipo di, rappresenta
  `),
  questionWords: {
    why: entries('perché, per quale motivo, per quale ragione, come mai, ragioni per, cause di, cause del, motivi per'),
    how: entries('come, in che modo, in quale modo, guida a, guida per, tutorial, passi per, modo per'),
    what: entries("che cosa, cosa, che cos'è, cos'è, cosa sono, cosa significa, significato di, definizione di"),
    which: entries('quale, quali, che tipo, quale tipo'),
    when: entries('quando, da quando, a che ora, a che età, quanto tempo'),
    who: entries('chi, a chi, di chi, da chi'),
    where: entries("dove, da dove, dov'è"),
    howMuch: entries('quanto, quanta, quanti, quante, quanto costa, quanto costano, che percentuale, prezzo di'),
    yesNo: entries(
      "è, sono, c'è, ci sono, può, possono, si può, devo, deve, bisogna, conviene, ha, hanno, esiste, esistono, vale la pena",
    ),
  },
  listWords: entries(`
    migliore, migliori, top, modi per, modi di, consigli, idee, esempi, tipi di, tipologie di, elenco, lista, ragioni per
    cose da, metodi, strategie, opzioni, vantaggi di, benefici di, errori, alternative, trucchi, più popolari
  `),
  stepWords: entries(`
    innanzitutto, per prima cosa, prima di tutto, il primo passo, passo, passaggio, passaggi, inizia, iniziate, iniziare con
    poi, quindi, dopo, successivamente, una volta, infine, alla fine, per finire, prima di, ripetere, ripeti, appena
  `),
  comparisonQueryWords: entries(`
    vs, versus, o, oppure, confronto, confrontare, differenza tra, differenze tra, differenza fra, differenze fra
    differenza, differenze, meglio di, rispetto a, contro, pro e contro, vantaggi e svantaggi, alternativa a
  `),
  placeholderNouns: entries(`
    prodotto, azienda, società, impresa, marca, marchio, persona, cliente, concorrente, caratteristica, vantaggio
    argomento, titolo, città, paese, elemento, articolo, nome, fonte, autore, esempio
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, inserire nome, inserisci il nome qui, inserire qui, inserisci qui, inserisci il testo
    inserire il testo, inserisci link, il tuo nome qui, il tuo testo qui, nome dell'azienda, nome della tua azienda
    nome del prodotto, testo di esempio, testo segnaposto, testo di prova, segnaposto, da definire, da completare
    da determinare, in arrivo, pinco pallino, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    non, no, mai, nessun, nessuno, nessuna, niente, nulla, né, senza, neanche, nemmeno, neppure, impossibile, privo, priva
    manca, mancano, nega, negano, rifiuta, rifiutano, rifiutato
  `),
  quantifiers: {
    all: entries(`
      tutto, tutta, tutti, tutte, ogni, ognuno, ciascuno, ciascuna, sempre, completamente, totalmente, interamente
      ovunque, dappertutto, solo, soltanto, solamente, unicamente, esclusivamente, senza eccezioni, garantisce
      garantiscono, qualsiasi, qualunque
    `),
    part: entries(`
      alcuni, alcune, qualche, diversi, diverse, vari, varie, molti, molte, parecchi, parecchie, la maggior parte, pochi
      poche, spesso, a volte, talvolta, raramente, di rado, di solito, in genere, generalmente, in parte, parzialmente
      la maggioranza, una minoranza, la metà, certi, certe, principalmente, occasionalmente
    `),
  },
  finiteVerbs: entries(`
    è, sono, era, erano, fu, furono, sarà, saranno, sarebbe, ha, hanno, aveva, avevano, può, possono, poteva
    potrebbe, potrebbero, deve, devono, doveva, dovrebbe, dovrebbero, fa, fanno, fece, va, vanno, viene, vengono, dà
    danno, permette, permettono, consente, consentono, serve, servono, resta, restano, rimane, rimangono, mostra
    mostrano, mette, mettono, porta, portano, arriva, arrivano, esiste, esistono, contiene, contengono, comprende
    comprendono, produce, producono, provoca, provocano, causa, causano, aumenta, aumentano, diminuisce
    diminuiscono, riduce, riducono, dipende, dipendono, aiuta, aiutano, offre, offrono, richiede, richiedono
    occorre, bisogna, costa, costano, dura, durano, utilizza, utilizzano, rappresenta, rappresentano, cresce
    crescono, perde, perdono, evita, consiste, mantiene, tende, vive, vivono, viveva, inizia, iniziano, comincia
    finisce, gira, ruota, muove, forma, formano, protegge, proteggono, raggiunge, raggiungono, copre, coprono
    crebbe, mangia, mangiano, segue, seguono, cambia, cambiano, migliora, migliorano, paga, libera, assorbe
    assorbono, pesa, misura, vende, muore, cade, cadono, sale, salgono, scende, scendono, crea, creano, funziona
    funzionano, colpisce, agisce, avviene, avvengono, nacque, occupa, conta, passa, appare, diventa, diventano
    tiene, tengono, bolle, trova, si trova
  `),
  aspectWords: {
    howItWorks: entries('funziona*, principio, principi, meccanism*, process*, opera'),
    causes: entries('causa, cause, causat*, ragion*, fattor*, origin*, provoca*, motiv*, perché, dovut*'),
    effects: entries('effett*, conseguenz*, impatt*, risultat*, influenz*, ripercussion*, influisc*'),
    types: entries('tipo, tipi, tipologi*, forma, forme, categori*, varietà, modell*, classe, classi, variant*'),
    benefits: entries('vantagg*, benefic*, miglior*, pregi, guadagn*, risparmi*'),
    drawbacks: entries('svantagg*, limit*, debolezz*, problem*, difett*, inconvenient*'),
    risks: entries('rischi*, pericol*, minacc*, effetti collaterali, dannos*, nociv*, tossic*, sicurezza'),
    costs: entries(
      'costo, costi, costa, costano, prezz*, caro, costos*, economic*, budget, spes*, pagare, euro, tariff*',
    ),
    steps: entries('passo, passi, passagg*, prima, poi, infine, procedur*, istruzion*, fase, fasi'),
    choosing: entries('scegliere, scelta, scelte, criteri*, selezion*, adatt*, acquist*, decision*, conviene'),
    comparison: entries('confront*, differenz*, rispetto, a differenza, mentre, versus'),
    requirements: entries(
      'requisit*, necessari*, serve, servono, occorr*, condizion*, richied*, material*, ingredient*',
    ),
    mistakes: entries('error*, evitare, sbagli*, fallimen*, trappol*'),
    maintenance: entries('manutenzion*, mantener*, cura, puli*, ripar*, conserv*, durata, sostitu*'),
    history: entries('storia, storic*, origin*, secolo, secoli, fondat*, invent*, scopert*, antic*, da allora'),
    examples: entries('esempi*, ad esempio, come, caso, casi, tra cui'),
    numbers: entries(
      'per cento, milion*, miliard*, cifr*, statistic*, numer*, media, tasso, tassi, dati, percentual*, quota',
    ),
    outlook: entries(
      'futuro, futur*, prospettiv*, prevision*, prevede, prevedono, tendenz*, entro il 2030, entro il 2050',
    ),
    tips: entries('consigli*, trucch*, raccomand*, meglio, ideale, ideali, pratic*, conviene'),
    viewsDiffer: entries(
      'controvers*, dibattit*, critic*, opposit*, sostenitor*, polemic*, discuss*, opinion*, contestat*',
    ),
  },
  sensitiveSubjects: {
    health: entries(`
      salute, malatti*, sintom*, trattament*, terapi*, medic*, farmac*, dose, dosi, dosaggio, vaccin*, cancro, tumor*
      diabet*, pressione sanguigna, ipertension*, gravidanz*, incinta, infezion*, virus, chirurg*, dolor*, dieta, diete
      vitamin*, depression*, ansia, salute mentale, pazient*, diagnos*, guarire, guarigione, dimagri*, allerg*, asma
      integrator*
    `),
    money: entries(`
      investi*, prestit*, credito, mutu*, ipotec*, debit*, assicurazion*, pension*, risparmi*, azioni, borsa, obbligazion*
      tasse, tassa, impost*, fiscal*, tasso di interesse, tassi di interesse, banca, banche, bancari*, cripto*, bitcoin
      fondi, patrimonio, fallimento, finanz*, stipend*, salari*
    `),
    law: entries(`
      legge, leggi, diritto, diritti, legal*, giuridic*, avvocat*, tribunal*, giudic*, causa legale, processo penale
      contratt*, responsabilità civile, divorzi*, affidamento, immigrazion*, visto, visti, inquilin*, affitt*, reato
      reati, penal*, regolament*, brevett*, eredit*, testament*, licenziament*
    `),
    contested: entries(`
      abort*, armi da fuoco, pena di morte, razza, razze, gender, transgender, religion*, religios*, immigrazion*
      migrant*, guerra, guerre, genocidio, elezion*, obbligo vaccinale, negazionis*, evoluzione, eutanasia, nucleare
      ogm, OGM, palestin*, israel*, complott*, sperimentazione animale, maternità surrogata
    `),
  },
};
