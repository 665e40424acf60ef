import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    stieg, stiegen, steigt, steigen, gestiegen, erhöh*, wuchs, wuchsen, wächst, gewachsen, zugenommen, zunahm*, anstieg, zunahme / sank, sanken, sinkt, sinken, gesunken, fiel, fielen, fällt, gefallen, verringer*, zurück, zurückgegangen, abgenommen, rückgang, abnahme, reduzier*, gesenkt, senkt, senkte
    höher, höhere, höheren, höherer, mehr, größer, größere, größeren, über / niedriger, niedrigere, niedrigeren, weniger, kleiner, kleinere, kleineren, geringer, unter
    schneller / langsamer
    früher, vor / später, nach
    gewinn*, überschuss / verlust*, defizit
    besser, verbesser* / schlechter, verschlechter*
    angenommen, genehmig*, gebilligt, zugestimmt / abgelehnt, lehnte, verworfen, zurückgewiesen
    erlaub*, zulässig, gestattet / verboten, verbietet, untersagt
    sicher / unsicher, gefährlich
    wirksam / wirkungslos, unwirksam
    gewann, gewannen, gewonnen, siegte / verlor, verloren, unterlag
    älteste, ältesten / jüngste, jüngsten
    größte, größten, höchste, höchsten, längste, meiste, meisten / kleinste, kleinsten, niedrigste, niedrigsten, kürzeste, wenigsten
    billiger, günstiger / teurer
    wärmer, warm, warmes, warmem, heiß / kälter, kühler, kalt, kaltes, kaltem
    länger, älter, stärker, schwerer, tiefer / kürzer, jünger, schwächer, leichter, flacher
    eröffnet, öffnete, begann, begonnen / geschlossen, schloss, endete, beendet
    import*, einfuhr* / export*, ausfuhr*
    norden, nördlich* / süden, südlich*
    osten, östlich* / westen, westlich*
    männer, männlich* / frauen, weiblich*
    mindestens / höchstens
    mehrheit / minderheit
    häufig, häufiger / selten, seltener
    kaufte, gekauft, erwarb / verkaufte, verkauft
    möglich / unmöglich
    erste, ersten, erster / letzte, letzten, letzter
    befürwort*, unterstütz* / kritisier*
  `,
  notNegators: 'nicht nur, nicht zuletzt, nicht mehr als, nicht unbedingt',
  negatesBackward: true,
  about: 'etwa, rund, ungefähr, circa, ca., gut, knapp, fast, annähernd, an die, schätzungsweise, um die',
  over: 'mehr als, über, mindestens, wenigstens',
  under: 'weniger als, unter, höchstens, bis zu, knapp, fast, maximal',
  overAfter: 'oder mehr, und mehr',
  underAfter: 'oder weniger',
  numbers: `
    0=null; 1=eins,ein,eine,einem,einen,einer; 2=zwei; 3=drei; 4=vier; 5=fünf; 6=sechs; 7=sieben; 8=acht
    9=neun; 10=zehn; 11=elf; 12=zwölf,dutzend; 13=dreizehn; 14=vierzehn; 15=fünfzehn; 16=sechzehn
    17=siebzehn; 18=achtzehn; 19=neunzehn; 20=zwanzig; 30=dreißig; 40=vierzig; 50=fünfzig; 60=sechzig
    70=siebzig; 80=achtzig; 90=neunzig; 100=hundert; 1/2=hälfte; 1/3=drittel,ein drittel; 2/3=zwei drittel
    1/4=viertel,ein viertel; 3/4=drei viertel,dreiviertel; 1/5=fünftel,ein fünftel; 2/5=zwei fünftel
  `,
  plans: 'plant, planen, geplant, will, wollen, soll, sollen, beabsichtigt, vorgesehen',
  conditions: 'wenn, ob, falls, sofern',
  associations: 'zusammenhang, zusammenhäng*, hängt, assoziiert, korrel*, verbunden, einher',
  than: 'als',
  passive: /(?<!\p{L})(?:wurden?|wird|werden|worden)(?!\p{L})/u,
};
