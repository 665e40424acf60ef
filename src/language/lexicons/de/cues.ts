import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    er, sie, es, ihn, ihm, ihr, ihre, ihren, ihrem, ihrer, ihnen, sein, seine, seinen, seinem, seiner, dies, diese
    dieser, dieses, diesem, diesen, jene, jener, jenes, jenem, jenen, solche, solcher, solches, solchen, das ist
    das sind, das war, das waren, das bedeutet, das heißt, das liegt, das führt, das zeigt, das gilt, das macht
    das kann, das hat, das wird, das wiederum, das gleiche, dasselbe, derselbe, dieselbe, dieselben, beide, beides
    beiden, die beiden, der erste, die erste, das erste, der zweite, die zweite, das zweite, der dritte, die dritte
    das dritte, der letzte, die letzte, das letzte, erstens, zweitens, drittens, zuletzt, letzterer, letztere
    letzteres, ersterer, erstere, ersteres, andere, anderen, die anderen, der andere, die andere, dabei, dadurch
    dafür, dagegen, daher, damit, danach, daneben, daran, darauf, daraufhin, daraus, darin, darüber, darum, darunter
    davon, davor, dazu, dazwischen, dann, dort, dorthin, dennoch, deshalb, deswegen, demnach, demzufolge
    dementsprechend, derweil, doch, jedoch, aber, und, oder, sondern, denn, also, auch, außerdem, ausserdem, zudem
    darüber hinaus, überdies, ferner, weiterhin, des weiteren, hinzu kommt, hierbei, hierfür, hierzu, hier, hiermit
    folglich, infolgedessen, somit, mithin, so, trotzdem, allerdings, gleichwohl, nichtsdestotrotz, hingegen
    stattdessen, vielmehr, ebenso, ebenfalls, gleichzeitig, gleichfalls, zugleich, währenddessen, inzwischen
    mittlerweile, anschließend, schließlich, zunächst, später, nachher, vorher, zuvor, seither, seitdem, bisher
    zum beispiel, beispielsweise, insbesondere, nämlich, sonst, andernfalls, ansonsten, umgekehrt, im gegensatz dazu
    im gegenteil, im vergleich dazu, in diesem fall, in diesen fällen, auf diese weise, aus diesem grund
    aus diesen gründen, zu diesem zweck, in der tat, tatsächlich, kurz gesagt, mit anderen worten, anders gesagt
    zusammenfassend, insgesamt, einerseits, andererseits, zum einen, zum anderen, dank dieser, wegen dieser
    viele davon, einige davon, die meisten davon, keiner davon, alle diese, all das, all dies, deren, dessen
    wenn dies, wenn das, wenn sie, wenn es, weil sie, weil es, da sie, da es, obwohl sie, obwohl es, noch wichtiger
    noch schlimmer, nicht nur das, nur so, nur dann, erst dann, erst danach, ganz anders
    zum schluss, ganz zum schluss, zum abschluss, als letztes, nun
  `),
  independentOpeners: entries(`
    es gibt, es gab, es ist wichtig, es ist bekannt, es ist möglich, es ist unmöglich, es ist wahrscheinlich
    es ist notwendig, es ist schwierig, es ist üblich, es dauert, es kann dauern, es wird geschätzt
    es wird angenommen, es lohnt sich, es empfiehlt sich, es kommt darauf an, es handelt sich um, dieses jahr
    beide seiten, sowohl, so genannte, sogenannte, andere länder, damit die, damit der, damit das, damit ein
    damit eine, seitdem die, seitdem der, ein anderer grund für, auch wenn, die erste hilfe, das erste mal
    damit sich, so genannter, sogenannter
  `),
  dependentAnywhere: entries(`
    letztere, letzterer, letzteres, erstere, ersterer, ersteres, aus diesem grund, aus diesen gründen, auf diese weise
    in diesem fall, in diesem zusammenhang, in dieser hinsicht, zu diesem zweck, zu diesem zeitpunkt, dieser ansatz
    diese methode, dieses verfahren, dieses problem, dieser trend, dieser effekt, deshalb, deswegen, folglich, somit
    davon abgesehen, wie gesagt, hingegen
  `),
  roleOpeners: entries(`
    das unternehmen, die firma, das team, die gruppe, die organisation, die behörde, die gründer, der gründer
    die forscher, die forscherinnen, die forschenden, die wissenschaftler, die studie, der bericht, die untersuchung
    die umfrage, die autoren, der autor, die autorin, der artikel, die ergebnisse, das produkt, das projekt, der laden
    die website, das programm, der vorfall, das urteil, das gesetz, der mann, die frau, das paar, die familie, die app
    das buch, der plan, die entscheidung, die anlage
  `),
  droppableConnectives: entries(`
    außerdem, ausserdem, zudem, darüber hinaus, überdies, ferner, weiterhin, des weiteren, allerdings, jedoch, dennoch, trotzdem
    also, folglich, somit, daher, deshalb, deswegen, schließlich, zuletzt, letztlich, letztendlich, erstens, zweitens
    drittens, zunächst, zunächst einmal, zum beispiel, beispielsweise, insgesamt, im allgemeinen, grundsätzlich
    generell, tatsächlich, in der tat, natürlich, selbstverständlich, übrigens, interessanterweise, leider
    glücklicherweise, offensichtlich, kurz gesagt, kurzum, mit anderen worten, zusammenfassend, andererseits
    gleichzeitig, ebenso, auch, und, aber, doch, denn, hingegen, insbesondere, nun, gut, klar, kein wunder, wie gesagt
  `),
  siteTalk: entries(`
    in diesem artikel, in diesem beitrag, in diesem blog, in diesem ratgeber, in diesem abschnitt, in diesem kapitel
    in diesem text, in diesem bericht, in diesem video, in dieser anleitung, dieser artikel, dieser beitrag
    dieser ratgeber, dieser abschnitt, diese seite, unser artikel, unser beitrag, unser ratgeber, erfahren sie
    erfährst du, lesen sie weiter, lies weiter, weiterlesen, hier klicken, klicken sie, klicke hier
    wie bereits erwähnt, wie oben erwähnt, wie erwähnt, wie oben beschrieben, wie beschrieben, wie gezeigt
    oben genannt*, oben beschrieben*, siehe oben, siehe unten, weiter unten, im folgenden, nachfolgend*
    folgende tabelle, untenstehend*, wir zeigen, wir erklären, wir stellen, wir haben für sie, schauen wir
    sehen wir uns, kommen wir, werfen wir, mehr informationen, weitere informationen, mehr dazu, mehr zum thema
    der autor, die autorin, die redaktion, liebe leser, liebe leserinnen, in der tabelle unten, die grafik zeigt
    die tabelle zeigt, das bild zeigt, in den kommentaren, im nächsten abschnitt, im nächsten kapitel
    eingangs erwähnt*, die folgende tabelle, die folgende liste, die folgenden punkte, die folgenden tipps
    in den folgenden abschnitten
    bei fragen wenden sie sich, bei fragen schreiben sie, haben wir hier zusammengestellt, haben wir hier beantwortet
  `),
  boilerplate: entries(`
    cookie, cookies, newsletter, abonnier*, login, gesponsert, sponsored, affiliate*, alle rechte vorbehalten
    impressum, datenschutz*, nutzungsbedingungen, agb, mehr erfahren, mehr lesen, lesen sie auch, auch interessant
    das könnte sie auch interessieren, ähnliche artikel, verwandte artikel, teilen auf, artikel teilen
    folgen sie uns, folge uns, kommentar schreiben, kommentar hinterlassen, ihre e-mail-adresse
    deine e-mail-adresse, bildquelle*, bildnachweis*, getty images, video ansehen, webinar, e-book, gutschein*
    rabattcode*, jetzt kaufen, jetzt bestellen, in den warenkorb, kostenlos testen, kontaktieren sie uns
    kontakt aufnehmen, inhaltsverzeichnis, zum inhalt springen, zuletzt aktualisiert, aktualisiert am
    haftungsausschluss, jetzt spenden, danke fürs lesen, unser team, unsere experten, unsere leser
    freier journalist, freie journalistin, freie autorin, seite drucken, jetzt registrieren, jetzt anmelden
    melden sie sich an, jetzt abonnieren, zum newsletter, bitte einloggen, passwort vergessen, werbeanzeige
    javascript aktivieren, ihr browser, jetzt herunterladen, zum quiz, dieser beitrag erschien
  `),
  firstPersonSingular: entries('ich, mich, mir, mein, meine, meinen, meinem, meiner, meines'),
  firstPersonPlural: entries('wir, uns, unser, unsere, unseren, unserem, unserer, unseres'),
  secondPerson: entries(`
    du, dich, dir, dein, deine, deinen, deinem, deiner, deines, euch, euer, eure, euren, eurem, eurer
    Sie, Ihnen, Ihr, Ihre, Ihren, Ihrem, Ihrer, Ihres
  `),
  relativeTime: entries(`
    gestern, heute, heutzutage, vorgestern, übermorgen, diese woche, dieser woche, diesen monat, dieses jahr
    in diesem jahr, dieses jahres, diesen sommer, diesen winter, letzte woche, letzten monat, letztes jahr
    im letzten jahr, im vergangenen jahr, vergangene woche, vergangenen monat, im vorjahr, nächste woche
    nächsten monat, nächstes jahr, im nächsten jahr, im kommenden jahr, kommende woche, kürzlich, neulich
    vor kurzem, unlängst, jüngst, in letzter zeit, bislang, derzeit, zurzeit, momentan, aktuell, gegenwärtig
    im moment, jetzt, vor einem jahr, vor zwei jahren, vor einigen jahren, in den letzten jahren
    in den vergangenen jahren, am montag, am dienstag, am mittwoch, am donnerstag, am freitag, am samstag
    am sonntag, heuer, soeben, demnächst, vor wenigen jahren
  `),
  polemic: entries(`
    heuchler*, abzocke*, abzocker*, betrüger*, feigling*, spinner, fanatiker*, raffgierig*, verbrecher*, nicht zu helfen, armutszeugnis, lachnummer, ahnungslos*
    dumm*, idiot*, lügner*, lügenpresse, unsinn, schwachsinn*, blödsinn, lächerlich*, schande, schändlich*
    widerlich*, ekelhaft*, wahnsinn*, verrückt*, skandalös*, unfassbar*, unglaublich*, verschwörung*, propaganda
    mainstreammedien, systemmedien, pharmalobby, gehirnwäsche, volksverräter*, verräter*, schlafschafe*, gutmensch*
    aufwachen, glauben sie mir, die wahrheit ist, machen wir uns nichts vor, sogenannte experten, die eliten
    gleichgeschaltet*, schockierend*, erbärmlich*, irrsinn*
  `),
  opinionMarkers: entries(`
    meiner meinung nach, unserer meinung nach, meines erachtens, unseres erachtens, ich finde, ich glaube, ich denke
    wir glauben, wir finden, aus meiner sicht, aus unserer sicht, persönlich, ehrlich gesagt, leider, hoffentlich
    zweifellos, ohne zweifel, selbstverständlich, offensichtlich, sollte verboten werden, es ist höchste zeit
  `),
  sayVerbs: entries(`
    sagt, sagte, sagen, erklärt, erklärte, betont, betonte, schreibt, schrieb, meint, meinte, behauptet, behauptete
    warnt, warnte, berichtet, berichtete, teilte mit, argumentiert, argumentierte, kritisiert, kritisierte, räumte ein
    fügte hinzu, laut, zufolge, nach angaben
  `),
  mythLabels: entries(`
    mythos, mythen, irrtum, irrtümer, märchen, ammenmärchen, falsch, falschaussage, falschmeldung, trugschluss
    irrglaube, irrglauben, vorurteil, vorurteile, gerücht, gerüchte, legende, volksglaube, unwahr, widerlegt
    viele glauben, oft wird behauptet, häufig wird behauptet
  `),
  truthLabels: entries(`
    fakt, fakten, tatsache, wahrheit, wahr, realität, in wirklichkeit, in wahrheit, tatsächlich, belegt, faktencheck
  `),
  causes: entries(`
    weil, da, denn, wegen, aufgrund, durch, dank, infolge, deshalb, deswegen, daher, ursache*, grund, gründe, gründen
    verursach*, ausgelöst, auslös*, löst, führt zu, führen zu, führte zu, führten zu, bewirk*, hervorgerufen
    zurückzuführen, liegt daran, liegen daran, beruht auf, beruhen auf, verantwortlich für, trägt dazu bei
    tragen dazu bei, sorgt für, sorgen für, resultier*, hängt von, hängen von, verhindert, verhindern, sodass, so dass
    ergibt sich, entsteht, entstehen, zur folge
  `),
  means: entries(`
    mithilfe, mit hilfe, mittels, indem, anhand, durch, um zu, dafür, verwendet, verwenden, nutzt, nutzen, benutz*
    eingesetzt, einsetzen, methode*, verfahren, technik*, werkzeug*, vorgehen, lässt sich, lassen sich, muss, müssen
    sollte, sollten, kann, können, wird hergestellt, funktioniert
  `),
  comparisons: entries(`
    als, im vergleich, verglichen mit, gegenüber, im gegensatz zu, anders als, während, hingegen, dagegen, statt
    unterscheid*, unterschied*, ähnlich wie, genauso, ebenso wie, so viel wie, mehr, weniger, höher, niedriger, größer
    kleiner, besser, schlechter, schneller, langsamer, günstiger, teurer, doppelt so, halb so, versus, vs
  `),
  hedges: entries(`
    könnte, könnten, dürfte, dürften, möglicherweise, vielleicht, wahrscheinlich, vermutlich, wohl, anscheinend
    scheinbar, offenbar, scheint, scheinen, mutmaßlich, angeblich, schätzungsweise, geschätzt, etwa, ungefähr, rund, circa
    voraussichtlich, deutet darauf hin, deuten darauf hin, legt nahe, legen nahe, soll, sollen, tendenziell, in der regel
  `),
  definitionPatterns: entries(`
    ist ein, ist eine, ist der, ist die, ist das, sind die, bezeichnet, bezeichnen, bezeichnet man, versteht man
    wird als, werden als, nennt man, heißt, heißen, bedeutet, steht für, besteht aus, bestehen aus, gilt als, gelten als
    definiert als, handelt es sich um, ist eine art, ist eine form
  `),
  questionWords: {
    why: entries('warum, weshalb, wieso, weswegen, aus welchem grund, gründe für, ursachen von, ursachen für'),
    how: entries('wie, wie man, so geht, anleitung, auf welche weise, wie funktioniert, schritte zu'),
    what: entries('was, was ist, was sind, was bedeutet, bedeutung von, definition von, erklärt'),
    which: entries('welche, welcher, welches, welchen, welchem, was für'),
    when: entries('wann, seit wann, bis wann, ab wann, wie lange, um wie viel uhr'),
    who: entries('wer, wen, wem, wessen'),
    where: entries('wo, woher, wohin'),
    howMuch: entries(
      'wie viel, wie viele, wieviel, wieviele, wie oft, wie weit, wie hoch, wie groß, wie alt, wie teuer',
    ),
    yesNo: entries(
      'ist, sind, war, waren, hat, haben, kann, können, darf, muss, soll, sollte, wird, gibt es, lohnt sich',
    ),
  },
  listWords: entries(`
    beste, besten, bestes, bester, top, tipps, ideen, beispiele, arten von, liste, gründe, möglichkeiten, methoden
    strategien, optionen, vorteile von, fakten über, fehler, alternativen, checkliste, beliebteste, beliebtesten, wege
  `),
  stepWords: entries(`
    zuerst, zunächst, als erstes, im ersten schritt, schritt, schritte, dann, danach, anschließend, als nächstes, daraufhin
    schließlich, zum schluss, zuletzt, abschließend, bevor, nachdem, sobald, beginnen sie, wiederholen, im nächsten schritt
  `),
  comparisonQueryWords: entries(`
    vs, versus, oder, vergleich, im vergleich, vergleichen, unterschied zwischen, unterschiede zwischen, unterschied
    unterschiede, besser als, vor- und nachteile, alternative zu, gegen, gegenüberstellung
  `),
  placeholderNouns: entries(`
    produkt, unternehmen, firma, marke, person, kunde, wettbewerber, mitbewerber, thema, überschrift, stadt, land
    beispiel, merkmal, element, artikel, name, quelle, anbieter, stichwort
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, name hier einfügen, hier einfügen, text hier einfügen, link einfügen, bild einfügen
    ihr name, ihr text hier, ihr firmenname, name des produkts, name des unternehmens, platzhalter, blindtext
    mustertext, beispieltext, max mustermann, erika mustermann, musterfirma, wird noch ergänzt, noch zu ergänzen
    noch festzulegen, folgt in kürze, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    nicht, kein, keine, keinen, keinem, keiner, keines, nie, niemals, nirgends, nirgendwo, niemand, niemanden, nichts
    ohne, weder, noch nie, kaum, keineswegs, keinesfalls, nein, verneint, bestreitet, dementiert, fehlt, fehlen, unmöglich
  `),
  quantifiers: {
    all: entries(`
      alle, allen, aller, alles, jeder, jede, jedes, jeden, jedem, immer, stets, sämtliche, sämtlicher, ganz, gesamte
      gesamten, vollständig, völlig, ausschließlich, nur, überall, ausnahmslos, garantiert, komplett, hundertprozentig
    `),
    part: entries(`
      einige, einigen, einiger, manche, manchen, mancher, viele, vielen, mehrere, mehreren, wenige, wenigen, ein paar
      oft, häufig, manchmal, teilweise, zum teil, teils, meist, meistens, die meisten, meisten, gelegentlich, selten
      in der regel, üblicherweise, überwiegend, die mehrheit, die hälfte, bestimmte, gewisse
    `),
  },
  finiteVerbs: entries(`
    ist, sind, war, waren, wird, werden, wurde, wurden, hat, haben, hatte, hatten, kann, können, konnte, konnten
    muss, müssen, musste, mussten, soll, sollen, sollte, sollten, darf, dürfen, will, wollen, mag, möchte, könnte
    könnten, würde, würden, gibt, gab, geht, gehen, ging, kommt, kommen, kam, macht, machen, machte, liegt, liegen
    lag, steht, stehen, stand, führt, führen, führte, zeigt, zeigen, zeigte, bleibt, bleiben, blieb, gilt, gelten
    galt, heißt, bedeutet, braucht, brauchen, enthält, enthalten, bietet, bieten, sorgt, sorgen, entsteht, entstehen
    steigt, stieg, sinkt, sank, wächst, wuchs, hilft, helfen, half, nimmt, nehmen, nahm, lässt, lassen, ließ
    besteht, bestehen, gehört, gehören, hängt, hängen, dauert, kostet, kosten, reicht, findet, finden, fand
    verliert, verlieren, nutzt, lebt, leben, lebte, lebten, wohnt, wohnen, beginnt, beginnen, begann, endet, enden
    dreht, bewegt, bewegen, bildet, bilden, schützt, schützen, erreicht, erreichen, deckt, hält, halten, hielt
    frisst, fressen, isst, essen, trägt, tragen, folgt, folgen, folgte, ändert, verändert, verändern, verbessert
    zahlt, zahlen, setzt, setzen, speichert, erhöht, erhöhen, produziert, produzieren, unterstützt, verhindert
    verhindern, verkauft, wirkt, wirken, tötet, kostete, fehlt, fehlen, dient, dienen, schmilzt, trocknet, wiegt
    misst, verbraucht, verbrauchen, lagen, starb, fiel, fielen, stiegen, wuchsen
  `),
  aspectWords: {
    howItWorks: entries('funktion*, prinzip*, mechanismus, arbeitsweise, ablauf, abläuft, vorgang, prozess*'),
    causes: entries(
      'ursache*, grund, gründe, verursach*, auslös*, weil, wegen, aufgrund, führt zu, führen zu, faktor*',
    ),
    effects: entries('auswirkung*, wirkung*, folge, folgen, effekt*, konsequenz*, beeinfluss*, einfluss, ergebnis*'),
    types: entries('art, arten, form, formen, typ, typen, sorte*, variante*, kategorie*, modell*, klasse*'),
    benefits: entries('vorteil*, nutzen, stärke*, gewinn*, verbesser*, profitier*, spart, hilft'),
    drawbacks: entries('nachteil*, schwäche*, schwachpunkt*, einschränkung*, problem*, grenzen'),
    risks: entries('risik*, gefahr*, gefähr*, bedrohung*, nebenwirkung*, schaden, schäden, schädlich*, sicherheit'),
    costs: entries('kosten, kostet, preis*, teuer*, günstig*, budget*, gebühr*, bezahl*, euro, ausgaben, aufwand'),
    steps: entries('schritt*, zuerst, zunächst, dann, danach, anschließend, anleitung*, phase*, schließlich'),
    choosing: entries('auswahl, auswähl*, wahl, wählen, kriteri*, geeignet*, achten, entscheid*, kauf, eignet'),
    comparison: entries('vergleich*, unterschied*, unterscheid*, gegenüber, während, als, hingegen, versus'),
    requirements: entries(
      'voraussetzung*, benötig*, erforderlich*, notwendig*, nötig*, bedingung*, brauch*, material*',
    ),
    mistakes: entries('fehler*, falsch*, vermeid*, irrtum, irrtümer, missverständnis*, scheiter*'),
    maintenance: entries('pflege*, wartung*, reinig*, reparatur*, reparier*, lager*, lebensdauer, haltbar*, ersetz*'),
    history: entries(
      'geschichte*, ursprung*, jahrhundert*, gegründet, erfund*, erfind*, entdeck*, früher, seit, damals',
    ),
    examples: entries('beispiel*, beispielsweise, etwa, darunter, fall, fälle, wie'),
    numbers: entries('prozent, million*, milliarde*, zahl, zahlen, statistik*, durchschnitt*, anteil*, daten, quote*'),
    outlook: entries('zukunft, künftig*, ausblick, prognose*, erwart*, trend*, bis 2030, bis 2050, voraussichtlich'),
    tips: entries('tipp*, rat, ratsam, empfehl*, empfiehlt, am besten, sollte, sollten, praktisch*, ideal*'),
    viewsDiffer: entries(
      'umstritten*, debatte*, kritik*, gegner*, befürworter*, streit*, meinung*, kontrovers*, argument*',
    ),
  },
  sensitiveSubjects: {
    health: entries(`
      gesundheit*, krank*, symptom*, behandl*, therap*, medizin*, medikament*, arznei*, dosis, dosierung*, impf*, krebs
      diabet*, blutdruck, bluthochdruck, schwanger*, infektion*, virus, viren, operation*, schmerz*, diät*, vitamin*
      depress*, angststörung*, psychisch*, arzt, ärzte, ärztin*, patient*, diagnos*, heilung, heilen, abnehmen, allerg*
      asthma, nahrungsergänzung*, herz*
    `),
    money: entries(`
      geldanlage*, investier*, investition*, kredit*, darlehen*, hypothek*, schulden, versicherung*, rente, renten
      altersvorsorge, aktie*, anleihe*, steuer, steuern, steuererklärung*, zins*, sparen, ersparnis*, bank, banken, krypto*
      bitcoin, fonds, etf, vermögen, insolvenz*, finanz*, gehalt, gehälter, lohn, löhne
    `),
    law: entries(`
      recht, rechte, gesetz*, rechtlich*, rechtsanw*, anwalt, anwälte, gericht, gerichte, klage*, verklag*, vertrag
      verträge, haftung*, scheidung*, sorgerecht, einwanderung*, visum, visa, mietrecht, mieter*, vermieter*, straftat*
      strafrecht*, verordnung*, patent*, urheberrecht*, erbrecht, erbschaft*, testament, kündigung*
    `),
    contested: entries(`
      abtreibung*, schwangerschaftsabbruch*, waffenrecht*, todesstrafe, rasse, rassen, gender*, transgender, religion*
      religiös*, migration*, flüchtling*, asyl*, krieg*, völkermord, wahl, wahlen, impfpflicht, klimaskept*, evolution
      sterbehilfe, atomkraft, kernenergie, gentechnik, palästin*, israel*, verschwörung*, tierversuch*, tempolimit
    `),
  },
};
