import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    on, ona, ono, oni, ony, to, ten, ta, ti, ty, toto, tento, tato, tyto, tito, tohle, tenhle, tahle, tyhle, toho, té
    tomu, tím, tou, těch, těm, těmi, tohoto, této, těchto, těmto, těmito, tomuto, tímto, touto, tuto, takový, taková
    takové, takoví, jeho, její, jejich, jim, mu, jí, jej, ho, je to, jsou to, byl to, byla to, bylo to, zde, tady, tam
    odtud, sem, oba, obě, obojí, jiný, jiná, jiné, jiní, ostatní, další, další z nich, druhý, druhá, druhé, třetí
    poslední, první z nich, zaprvé, zadruhé, zatřetí, za prvé, za druhé, za třetí, poté, potom, pak, následně, později
    tehdy, také, též, rovněž, taktéž, místo toho, mezitím, proto, tedy, tudíž, však, ovšem, nicméně, přesto, ale, avšak
    a, i, či, nebo, neboť, protože to, navíc, kromě toho, mimo to, dále, v důsledku toho, následkem toho, jinak
    v opačném případě, podobně, stejně tak, obdobně, naopak, naproti tomu, oproti tomu, na druhou stranu
    na druhé straně, například, např, z tohoto důvodu, z toho důvodu, jinými slovy, totiž, ve skutečnosti, zejména to
    v tomto případě, v takovém případě, v tom případě, tímto způsobem, tak, takto, v obou případech, zkrátka
    stručně řečeno, závěrem, nakonec, konečně, jako takový, po tom, před tím, předtím, díky tomu, kvůli tomu
    vzhledem k tomu, s tím, k tomu, od té doby, od toho, v tom, na to, za tímto účelem, v té době, v této době
    ve stejné době, zároveň, současně, jeden z nich, jedna z nich, jedno z nich, některé z nich, někteří z nich
    většina z nich, mnoho z nich, mnohé z nich, všechny tyto, to vše, každý z nich, každá z nich, každé z nich
    žádný z nich, žádná z nich, mezi nimi, mezi ně, z nich, nejen to, dokonce i tehdy, ještě, samozřejmě, jistě, a tak
    pokud ano, pokud ne, pokud to, když to, i když to, ačkoli to, jakmile to, jelikož to, právě to, právě proto, což
    přitom, tentýž, tatáž, totéž
  `),
  independentOpeners: entries(`
    ten kdo, ta která, ti kteří, to co, tam kde, druhá světová válka, druhý den, druhá polovina, třetí svět, třetí říše
    první krok, další příčinou, další výhodou, další možností jak, a priori, na druhém místě, jiný způsob jak
    poslední doba ledová, druhý termodynamický zákon, dále jen, ostatní země
  `),
  dependentAnywhere: entries(`
    posledně jmenovan*, výše uveden*, výše zmíněn*, výše popsan*, zmíněn*, uveden* výše, z tohoto důvodu, z toho důvodu
    tímto způsobem, v tomto případě, v takovém případě, v tomto smyslu, v tomto ohledu, v tomto kontextu
    v této souvislosti, za tímto účelem, to znamená, jedná se o, jde o, je to, jsou to, byl to, byla to, bylo to
    tento přístup, tato metoda, tento proces, tento problém, tento jev, tento trend, tento efekt, z nich, díky tomu
    kvůli tomu, proto také, a proto, tudíž, níže uveden*, následujíc*
  `),
  roleOpeners: entries(`
    firma, společnost, podnik, tým, zakladatel, zakladatelé, zakladatelka, výzkumník, výzkumníci, vědci, badatelé
    studie, zpráva, autor, autorka, autoři, výsledky, článek, průzkum, projekt, incident, událost, rozsudek, dotazovaný
    manželé, dvojice, obchod, portál, server, agentura, zjištění
  `),
  droppableConnectives: entries(`
    však, ovšem, nicméně, přesto, přesto však, navíc, kromě toho, mimo to, dále, také, rovněž, ve skutečnosti
    samozřejmě, obecně, celkově, proto, tedy, tudíž, v důsledku toho, mezitím, podobně, stejně tak, naopak, konečně
    nakonec, závěrem, zaprvé, zadruhé, zatřetí, za prvé, za druhé, za třetí, především, nejprve, poté, potom, pak
    pro začátek, zkrátka, stručně řečeno, jinými slovy, například, na druhou stranu, na druhé straně, zároveň, současně
    bohužel, naštěstí, zejména, konkrétně, ale, a, avšak, v podstatě, v zásadě, jak známo
  `),
  siteTalk: entries(`
    v tomto článku, v tomto příspěvku, v tomto textu, v tomto průvodci, v této kapitole, v této části, v této sekci
    v tomto videu, v dnešním článku, tento článek, tento příspěvek, tento text, tento průvodce, tato stránka
    tato kapitola, dozvíte se, se dozvíte, podíváme se, se podíváme, probereme, vysvětlíme, ukážeme, představíme
    popíšeme, poradíme, jak bylo uvedeno, jak již bylo řečeno, jak bylo zmíněno, jak jsme uvedli, jak jsme zmínili
    jak jsme psali, jak je vidět, jak vidíte, viz výše, viz níže, viz tabulka, viz obrázek, níže, v následující tabulce
    následující tabulka, na obrázku, na fotografii, v grafu, v tabulce, čtěte dále, klikněte zde, zde je, zde jsou
    další kapitola, předchozí kapitola, milí čtenáři, vážení čtenáři, možná se ptáte, možná vás napadne, pojďme
    pojďme se, autor článku, autorka článku, v komentářích, více informací, na našem blogu
  `),
  boilerplate: entries(`
    cookie, cookies, soubory cookie, souborů cookie, odběr novinek, odebír*, předplat*, newsletter*, přihlásit se
    přihlaste se, přihlášení, registrovat, registrujte se, zaregistrujte se, klikněte, sdílet, sdílejte, reklam*
    inzerc*, sponzorovan*, všechna práva vyhrazena, autorská práva, copyright, číst dál, číst více, čtěte také
    čtěte více, přečtěte si také, přečtěte si i, související články, podobné články, mohlo by vás zajímat, sledujte nás
    ochrana osobních údajů, ochrany osobních údajů, obchodní podmínky, podmínky použití, přidat komentář
    napsat komentář, váš e-mail, e-mailová adresa, javascript, váš prohlížeč, prohlížeč*, zdroj foto, autor fotografie
    getty images, podívejte se na video, podcast*, webinář*, e-book zdarma, slevový kód, slevov* kupon*
    zkušební verze zdarma, kontaktujte nás, obsah článku, přejít na obsah, poslední aktualizace, aktualizováno
    publikováno, vydáno, affiliate odkaz*, podpořte nás, děkujeme za přečtení, koupit nyní, objednejte si, do košíku
    košík*, dárkový poukaz, náš tým, naši odborníci, naše stránky, našich stránkách, v naší nabídce, naše nabídka
    v našem e-shopu, náš e-shop, redaktor*, redakce, komerční sdělení, snímek obrazovky, kvíz
  `),
  firstPersonSingular: entries(`
    já, mě, mně, mi, mnou, můj, má, moje, mého, mé, mému, mým, mých, mými, jsem, budu, myslím, domnívám se, doporučuji
    chtěl bych, chtěla bych, vím, vidím, pamatuji
  `),
  firstPersonPlural: entries(`
    my, nás, nám, námi, náš, naše, naši, našeho, naší, našich, našim, našimi, jsme, budeme, máme, můžeme, musíme, chceme
    doporučujeme, víme, vidíme, bychom, myslíme, potřebujeme
  `),
  secondPerson: entries(`
    ty, tebe, tě, tobě, tebou, tvůj, tvá, tvoje, tvé, tvého, vy, vás, vám, vámi, váš, vaše, vaši, vašeho, vaší, vašich
    vašim, vašimi, jste, budete, máte, můžete, musíte, chcete, potřebujete, víte, najdete, uvidíte, byste, jsi, máš
    můžeš, musíš, nezapomeňte, zkuste, vyberte si, ujistěte se
  `),
  relativeTime: entries(`
    včera, dnes, zítra, dnes večer, tento týden, tento měsíc, tento rok, letos, loni, vloni, předloni, napřesrok
    letošn*, loňsk*, příští týden, příští měsíc, příští rok, minulý týden, minulý měsíc, minulý rok, v minulém roce
    v příštím roce, v tomto roce, nedávno, nedávn*, v poslední době, před časem, dosud, zatím, v současnosti
    v současné době, aktuálně, nyní, teď, momentálně, dnešn*, do této chvíle, v posledních letech, v posledních měsících
    v posledních týdnech, v posledních dnech, v pondělí, v úterý, ve středu, ve čtvrtek, v pátek, v sobotu, v neděli
    právě oznámil*, nadcházejíc*, v nejbližší době, v příštích letech, v příštích měsících, brzy, před týdnem
    před rokem, před měsícem, před dvěma lety
  `),
  polemic: entries(`
    hloup*, idiot*, debil*, kretén*, blb*, lhář*, lže, lžou, lži, nesmysl*, žvást*, směšn*, ostudn*, hanebn*, nechutn*
    odporn*, šílen*, šokujíc*, neuvěřiteln*, skandáln*, sakra, hovadin*, vymývání mozků, propagand*, spiknut*
    konspirac*, globalist*, sluníčkář*, lepšolid*, vítač*, dezolát*, zrádc*, vlastizrad*, podvodník*, podvodníc*
    mainstreamová média, takzvaní experti, takzvaní odborníci, tzv odborníci, probuďte se, pravda je taková
    přiznejme si, nalijme si čistého vína, věřte mi, plandemi*, zkorumpované elity, elity, k smíchu, absurdn*
  `),
  opinionMarkers: entries(`
    podle mého názoru, podle našeho názoru, dle mého názoru, podle mě, myslím, domnívám se, myslíme si, osobně
    z mé zkušenosti, z vlastní zkušenosti, nejlepší, nejhorší, zaslouží si, bohužel, naštěstí, upřímně řečeno
    bezpochyby, nepochybně, samozřejmě, je nejvyšší čas, mělo by se zakázat, doufejme, zřejmě nejlepší
  `),
  sayVerbs: entries(`
    řekl, řekla, řekli, říká, říkají, uvedl, uvedla, uvedli, uvádí, uvádějí, dodal, dodala, dodává, dodávají, vysvětlil
    vysvětlila, vysvětluje, vysvětlují, napsal, napsala, píše, poznamenal, poznamenala, tvrdí, tvrdil, tvrdila
    prohlásil, prohlásila, varuje, varoval, varovala, oznámil, oznámila, sdělil, sdělila, informoval, informovala
    domnívá se, soudí, naznačuje, zdůraznil, zdůraznila, zdůrazňuje, připustil, připouští, upozornil, upozornila
    upozorňuje, popsal, popisuje, míní, podle
  `),
  mythLabels: entries(`
    mýtus, mýty, omyl, omyly, nepravda, lež, fikce, rozšířený omyl, rozšířená představa, mylná představa
    mylné představy, všeobecně se věří, často se říká, často se tvrdí, mnoho lidí si myslí, mnoho lidí věří, pověra
    pověry, fáma, fámy, hoax, hoaxy, městská legenda
  `),
  truthLabels: entries('fakt, fakta, pravda, skutečnost, realita, ověřeno, výzkumy ukazují, studie ukazují'),
  causes: entries(`
    protože, neboť, jelikož, poněvadž, kvůli, vinou, díky, v důsledku, následkem, vlivem, z důvodu, vzhledem k, příčin*
    důvod*, způsobuj*, způsobil*, způsoben*, vyvolá*, vede k, vedou k, vedl k, vedla k, vedlo k, vedly k, má za následek
    mají za následek, plyne z, plynou z, vyplývá z, vyplývají z, pramení z, může za, mohou za, přispívá k, přispívají k
    přispěl*, závisí na, zapříčin*, zaviněn*, brání, zabraňuj*, proto, takže, výsledkem, důsledkem
  `),
  means: entries(`
    pomocí, s pomocí, prostřednictvím, za použití, použitím, přidáním, tím že, aby, k tomu aby, slouží k, slouží jako
    vyžaduje, vyžadují, spočívá v, lze, je možné, je třeba, je nutné, metod*, technik*, postup*, nástroj*, proces*
    způsob*, používá se, používají se, provádí se
  `),
  comparisons: entries(`
    než, ve srovnání s, oproti, v porovnání s, na rozdíl od, zatímco, kdežto, naproti tomu, liší se, rozdíl*, podobn*
    stejn*, stejně jako, více, víc, méně, vyšší, nižší, větší, menší, lepší, horší, rychlejší, pomalejší, levnější
    dražší, předčí, dvakrát, dvojnásob*, o polovinu, místo, spíše než
  `),
  hedges: entries(`
    může, mohou, mohl by, mohla by, mohlo by, mohly by, možná, snad, pravděpodobně, patrně, zřejmě, nejspíš, nejspíše
    potenciálně, údajně, údajn*, prý, zdá se, naznačuje, naznačují, odhaduje se, odhadem, přibližně, zhruba, asi, kolem
    předběžn*, očekává se, předpokládá se, má se za to, obvykle
  `),
  definitionPatterns: entries(`
    je, jsou, je to, jsou to, znamená, znamenají, označuje, označují, nazývá se, nazývají se, se nazývá, se nazývají
    zvaný, zvaná, zvané, známý jako, známá jako, známé jako, definuje se jako, je definován jako, je definována jako
    je definováno jako, rozumí se, je druh, je forma, je proces, je způsob, je označení pro, je termín pro, představuje
    představují, skládá se z, skládají se z, spočívá v, čili, neboli, jde o, jedná se o
  `),
  questionWords: {
    why: entries(`
      proč, z jakého důvodu, čím to, co způsobuje, co způsobilo, jaká je příčina, jaké jsou příčiny, příčiny, důvody
    `),
    how: entries('jak, jakým způsobem, jak udělat, návod, návod na, průvodce, postup, jak na, způsoby jak'),
    what: entries('co, co je, co je to, co jsou, co znamená, definice, význam, v čem spočívá, vysvětlení'),
    which: entries('který, která, které, kteří, jaký, jaká, jaké, jaký druh'),
    when: entries('kdy, v kolik, odkdy, dokdy, jak dlouho, v jakém věku, ve kterém roce'),
    who: entries('kdo, koho, komu, kým, čí'),
    where: entries('kde, kam, odkud, kudy'),
    howMuch: entries(`
      kolik, kolika, jak často, jak daleko, jak velký, jak velká, jak velké, jak vysoký, jak starý, kolik stojí
      kolik procent, cena, jak moc
    `),
    yesNo: entries(`
      je, jsou, byl, byla, může, mohou, lze, dá se, má, mají, musí, je možné, existuje, existují, vyplatí se, funguje
      funguje to, je třeba, potřebuje
    `),
  },
  listWords: entries(`
    nejlepší, top, způsoby jak, tipy, nápady, příklady, druhy, typy, seznam, důvody, věci, nástroje, metody, strategie
    možnosti, výhody, fakta, zajímavosti, chyby, alternativy, žebříček, přehled, nejoblíbenější, rady
  `),
  stepWords: entries(`
    nejprve, nejdříve, na začátku, krok, kroky, kroku, začněte, poté, potom, pak, následně, dále, jakmile, nakonec
    závěrem, předtím než, než, opakujte, zopakujte, fáze, etapa, zaprvé, zadruhé
  `),
  comparisonQueryWords: entries(`
    vs, versus, kontra, nebo, či, srovnání, porovnání, porovnat, rozdíl mezi, rozdíly mezi, jaký je rozdíl, lepší než
    ve srovnání s, výhody a nevýhody, pro a proti, alternativa k, oproti
  `),
  placeholderNouns: entries(`
    produkt, výrobek, firma, společnost, značka, osoba, zákazník, klient, konkurent, vlastnost, výhoda, téma
    klíčové slovo, nadpis, podnadpis, sekce, kapitola, autor, město, země, podnik, organizace, název, zdroj, příklad
    položka, bod
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, sem vložte, vložte text, vložte odkaz, vložte obrázek, sem napište, vaše jméno
    název firmy, název vaší firmy, název produktu, text zde, bude doplněno, doplnit, bude upřesněno, již brzy
    připravujeme, zástupný text, ukázkový text, xxx, todo, tbd, TBD, TODO, XXX
  `),
  negators: entries(`
    ne, není, nejsou, nebyl, nebyla, nebylo, nebyly, nebude, nebudou, nemá, nemají, nemůže, nemohou, nelze, nesmí, nikdy
    žádný, žádná, žádné, žádného, nikdo, nikoho, nic, ničeho, nikde, bez, ani, chybí, sotva, popírá, popřel*, odmít*
    nikoli, nikoliv, neměl*, nedá se
  `),
  quantifiers: {
    all: entries(`
      vše, všechno, všechny, všichni, všech, všem, všemi, každý, každá, každé, každého, každému, vždy, vždycky, všude
      zcela, úplně, naprosto, celý, celá, celé, pouze, jen, jedině, výhradně, zaručuje, zaručeně, bez výjimky
      stoprocentně
    `),
    part: entries(`
      některé, někteří, některých, několik, několika, mnoho, mnoha, mnohé, většina, většinou, často, někdy, občas
      určité, určitý, málo, částečně, zčásti, obvykle, zpravidla, převážně, hlavně, vesměs, zřídka, výjimečně, polovina
      část, řada, menšina, v mnoha případech
    `),
  },
  finiteVerbs: entries(`
    žije, žijí, roste, rostou, dokáže, dokážou, týká, týkají, nabízí, nabízejí, přináší, přinášejí, zajišťuje, pochází
    pocházejí, dosahuje, dosahují, je, jsou, byl, byla, bylo, byly, byli, bude, budou, má, mají, měl, měla, měly, může
    mohou, mohl, mohla, musí, lze, dá, dají, měla by, není, nejsou, nemá, znamená, znamenají, vyžaduje, vyžadují, vede
    vedou, dává, dávají, ukazuje, ukazují, říká, představuje, představují, stává, stávají, stal, stala, stalo, obsahuje
    obsahují, zahrnuje, zahrnují, umožňuje, umožňují, pomáhá, pomáhají, ovlivňuje, ovlivňují, závisí, vyskytuje
    vyskytují, existuje, existují, funguje, fungují, zvyšuje, zvyšují, snižuje, snižují, vzrostl, vzrostla, vzrostlo
    klesl, klesla, kleslo, vzniká, vznikají, vznikl, vznikla, spočívá, skládá, způsobuje, způsobují, slouží, nachází
    nacházejí, činí, trvá, trvají, potřebuje, potřebují, používá, používají, využívá, začíná, začal, začala, zůstává
    zůstávají, patří, vyplývá, dělí, tvoří, chrání, stojí, platí, dochází, hraje, hrají, došlo, zabírá
  `),
  aspectWords: {
    howItWorks: entries('fung*, princip*, mechanism*, funkc*, proces*, spočívá, pracuj*, průběh*'),
    causes: entries('příčin*, důvod*, faktor*, zdroj*, protože, kvůli, v důsledku, vlivem, způsob*, vede k, vedou k'),
    effects: entries('důsled*, účin*, dopad*, vliv*, následk*, následek, efekt*, výsled*, ovlivň*'),
    types: entries('druh*, typ, typy, typů, typu, form*, kategori*, tříd*, variant*, model*, odrůd*'),
    benefits: entries('výhod*, přínos*, klad, klady, zlepš*, pomáh*, šetř*, ušetř*, předno*'),
    drawbacks: entries('nevýhod*, zápor*, omez*, nedostat*, slabin*, problém*, úskal*'),
    risks: entries('rizik*, nebezpeč*, hrozb*, hroz*, ohrož*, škod*, vedlejší účink*, bezpečnost*'),
    costs: entries(`
      náklad*, cen, cena, ceny, cenu, ceně, cenov*, drah*, draž*, levn*, rozpočet, rozpočt*, poplat*, plat*, zaplat*, kč
      korun*, eur*
    `),
    steps: entries('krok*, nejprve, poté, potom, nakonec, postup*, návod*, etap*, fáz*'),
    choosing: entries('výběr*, vybír*, vybrat, vyber*, zvol*, kritéri*, vhodn*, rozhod*, nákup*, koupi, koupě'),
    comparison: entries('srovn*, porovn*, rozdíl*, liší, odliš*, versus, vs, zatímco, než, na rozdíl od, oproti'),
    requirements: entries(`
      vyžad*, potřeb*, nutn*, nezbytn*, podmínk*, podmínek, materiál*, vybaven*, přísad*, surovin*, musí, požadav*
    `),
    mistakes: entries('chyb*, omyl*, vyvar*, vyhn*, špatn*, nespráv*, nevhodn*'),
    maintenance: entries(`
      údržb*, udržov*, péč*, péče, čist*, čiště*, servis*, oprav*, sklad*, uchov*, životnost*, výměn*, vyměň*
    `),
    history: entries(`
      histor*, stolet*, založ*, vynál*, vynalez*, objev*, první, starověk*, dřív*, počát*, zaved*, středověk*, původ*
    `),
    examples: entries('příklad*, například, např, jako je, jako jsou, včetně, třeba'),
    numbers: entries(`
      procent*, milion*, miliard*, tisíc*, čísl*, statisti*, průměr*, podíl*, údaj*, počet, počtu, míra, míry
    `),
    outlook: entries(`
      budouc*, výhled*, prognóz*, předpov*, očekáv*, trend*, do roku 2030, do roku 2050, bude, budou, plánuj*
    `),
    tips: entries('tip, tipy, rad, rada, rady, doporuč*, nejlepší způsob, vyplatí se, zkuste, praktick*, ideáln*'),
    viewsDiffer: entries(`
      kontroverz*, debat*, spor*, kriti*, odpůrc*, zastánc*, příznivc*, diskus*, diskuz*, argument*, zpochyb*, názor*
    `),
  },
  sensitiveSubjects: {
    health: entries(`
      zdrav*, nemoc*, onemocněn*, příznak*, symptom*, léčb*, léč*, terapi*, lék, léky, léků, lékař*, medicín*, dávk*
      očkov*, vakcín*, rakovin*, nádor*, cukrovk*, diabet*, krevní tlak, krevního tlaku, těhoten*, infekc*, vir, viry
      virus*, operac*, bolest*, diet*, doplněk stravy, doplňky stravy, vitam*, depres*, úzkost*, pacient*, diagnó*
      hubn*, alergi*, astma*, srdc*, srdeč*, infarkt*
    `),
    money: entries(`
      invest*, úvěr*, půjč*, hypoté*, dluh*, zadluž*, pojišt*, pojist*, důchod*, penz*, akcie, akcií, akciov*, dluhopis*
      daň*, daně, daní, úrokov*, úrok*, spoření, spoř*, úspor*, bank*, kryptoměn*, bitcoin*, fond*, majet*, insolven*
      exekuc*, financ*, finanč*, mzd*
    `),
    law: entries(`
      zákon*, právo, práva, právn*, advokát*, soud, soudu, soudn*, žalob*, smlouv*, smluv*, odpovědnost*, rozvod*
      výživné, svěření do péče, imigra*, vízum, víza, nájem*, nájm*, trestn*, trestný čin, vyhlášk*, předpis*, paten*
      autorsk*, dědic*, dědict*, závěť, závěti
    `),
    contested: entries(`
      potrat*, interrup*, držení zbraní, trest smrti, trestu smrti, rasism*, rasist*, gender*, transgender*
      změna pohlaví, lgbt*, LGBT*, nábožen*, církev, církv*, migrac*, migrant*, uprchlí*, válk*, válečn*, genocid*
      volby, voleb, volebn*, povinné očkování, změna klimatu, klimatick*, evoluční teori*, teorie evoluce, eutanazi*
      jadern*, gmo, GMO, palestin*, izrael*, konspira*, otroctv*, restituc*
    `),
  },
};
