import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    on, ona, ono, oni, one, to, ten, ta, ci, te, tego, tej, tych, temu, tym, tymi, tamten, tamta, tamto, tamte, taki
    taka, takie, tacy, jego, jej, ich, im, mu, go, ją, nim, nią, nimi, tu, tutaj, tam, tędy, stąd, stamtąd, oba, obie
    obaj, oboje, inny, inna, inni, inne, pozostałe, pozostali, ten sam, ta sama, to samo, te same, pierwszy z nich
    pierwsza z nich, drugi, druga, drugie, trzeci, trzecia, trzecie, ostatni, ostatnia, ostatnie, po pierwsze, po drugie
    po trzecie, po czwarte, następnie, potem, później, wtedy, wówczas, też, także, również, natomiast, zamiast tego
    tymczasem, dlatego, zatem, więc, toteż, stąd też, jednak, jednakże, niemniej, mimo to, pomimo tego, ale, lecz, a, i
    oraz, albo, lub, bo, bowiem, gdyż, ponieważ to, zaś, ponadto, poza tym, oprócz tego, co więcej, dodatkowo, w dodatku
    w konsekwencji, w rezultacie, w efekcie, w związku z tym, wskutek tego, inaczej, w przeciwnym razie, podobnie
    tak samo, odwrotnie, z kolei, z drugiej strony, przeciwnie, wręcz przeciwnie, na przykład, przykładowo
    z tego powodu, z tej przyczyny, innymi słowy, mianowicie, w rzeczywistości, w szczególności, w tym, w tym przypadku
    w takim przypadku, w takim razie, w ten sposób, w obu przypadkach, krótko mówiąc, podsumowując, reasumując
    na koniec, wreszcie, w końcu, jako taki, po tym, przed tym, dzięki temu, przez to, z tym, do tego, od tego
    od tamtej pory, od tego czasu, na tym, w tym celu, w tym czasie, w tym okresie, w tym samym czasie, jeden z nich
    jedna z nich, jedno z nich, niektóre z nich, niektórzy z nich, większość z nich, wiele z nich, wszystkie te
    wszystko to, każdy z nich, każda z nich, każde z nich, żaden z nich, żadna z nich, spośród nich, wśród nich
    nie tylko, nawet wtedy, co gorsza, jeszcze, oczywiście, owszem, tak więc, a zatem, owa, owe, ów, jeśli tak
    jeśli nie, jeśli to, gdy to, choć to, chociaż to, kiedy to, ta ostatnia, ten ostatni, te ostatnie, otóż, wszak
    przecież, zresztą, przy tym, przy czym, czyli, tyle że, aczkolwiek, skutkiem tego
    dopiero wtedy, dopiero potem, na samym końcu
  `),
  independentOpeners: entries(`
    ten kto, ta która, to co, ci którzy, tam gdzie, a priori, innym powodem, inną przyczyną, drugiego dnia, druga połowa
    drugie śniadanie, pierwszy krok, w tym roku, w tym miesiącu, w tym tygodniu, trzeci świat, trzecia rzesza
    druga wojna światowa, trzecia zasada dynamiki, druga zasada dynamiki, drugie prawo keplera, im więcej, im mniej
    im wyższa, im wyższy, im wyższe, im dłużej, im niższa, im niższy, im niższe, im większa, im większy, im większe
    im lepsz*, ostatni etap, ostatnia faza, ostatnie zlodowacenie, inne przykłady, inny sposób na, one man show
  `),
  dependentAnywhere: entries(`
    ten ostatni, ta ostatnia, te ostatnie, ci ostatni, wyżej wymienion*, wspomnian*, powyższ*, poniższ*, z tego powodu
    z tej przyczyny, w ten sposób, w tym przypadku, w takim przypadku, w tym sensie, w tym kontekście, w tym względzie
    w tym momencie, w tym celu, dlatego też, oznacza to, jest to, są to, był to, była to, było to, to podejście
    ta metoda, ten proces, ten problem, to zjawisko, ta tendencja, ten efekt, z nich, dzięki temu, w związku z tym
    tym samym, niniejsz*
  `),
  roleOpeners: entries(`
    firma, spółka, przedsiębiorstwo, zespół, założyciel, założyciele, założycielka, badacz, badacze, naukowcy, uczeni
    badanie wykazało, badanie pokazało, badanie wykazuje, badania wykazały, raport, autor, autorka, autorzy, wyniki
    artykuł, publikacja, ankieta, projekt, incydent, wydarzenie, wyrok, orzeczenie, rozmówca, rozmówczyni, para
    małżeństwo, sklep, portal, serwis, placówka, agencja
  `),
  droppableConnectives: entries(`
    jednak, jednakże, niemniej, niemniej jednak, mimo to, ponadto, poza tym, oprócz tego, co więcej, dodatkowo
    w dodatku, w rzeczywistości, tak naprawdę, oczywiście, ogólnie, ogólnie rzecz biorąc, w konsekwencji, w rezultacie
    w efekcie, dlatego, zatem, a zatem, więc, tak więc, tymczasem, podobnie, z kolei, wreszcie, w końcu, na koniec
    po pierwsze, po drugie, po trzecie, przede wszystkim, następnie, potem, na początek, krótko mówiąc, innymi słowy
    podsumowując, reasumując, na przykład, przykładowo, z drugiej strony, jednocześnie, co ważne, co ciekawe, co istotne
    niestety, na szczęście, w szczególności, szczególnie, zwłaszcza, ale, i, a, natomiast, zresztą, przecież, otóż
    no cóż, generalnie, zasadniczo, jak wiadomo, nic dziwnego
  `),
  siteTalk: entries(`
    w tym artykule, w tym wpisie, w tym tekście, w tym poradniku, w tym rozdziale, w tej sekcji, w tej części
    w tym filmie, w niniejszym artykule, w dzisiejszym artykule, w dzisiejszym wpisie, ten artykuł, ten wpis, ten tekst
    ten poradnik, ta strona, niniejszy artykuł, niniejsza praca, z tego artykułu dowiesz się, dowiesz się
    przyjrzymy się, omówimy, wyjaśnimy, pokażemy, przedstawimy, opiszemy, podpowiadamy, wyjaśniamy, sprawdzamy
    zapraszamy do, jak wspomniano, jak już wspomniano, jak wspominaliśmy, jak już wspomniałem, jak wspomniałam
    jak pisaliśmy, jak widać, jak wynika z tabeli, wymienione wyżej, wymienione powyżej, opisane wyżej, opisane powyżej
    patrz wyżej, patrz niżej, zob niżej, poniżej, powyżej, poniższa tabela, poniższy wykres, powyższy wykres, na zdjęciu
    na ilustracji, na rysunku, w tabeli, czytaj dalej, przeczytaj, kliknij tutaj, oto, następny rozdział
    poprzedni rozdział, drogi czytelniku, drodzy czytelnicy, zastanawiasz się, być może zastanawiasz się, autor tekstu
    autorka tekstu, przejdźmy do, zacznijmy od, w komentarzach, w dalszej części, na naszym blogu, więcej informacji
    więcej na ten temat, zachęcamy do
  `),
  boilerplate: entries(`
    cookie, cookies, ciasteczk*, plików cookie, pliki cookie, subskryb*, subskrypcj*, newsletter*, zapisz się, zaloguj
    zaloguj się, zarejestruj się, rejestracja, kliknij, udostępnij, reklam*, sponsorowan*, wszelkie prawa zastrzeżone
    prawa autorskie, copyright, czytaj więcej, czytaj też, czytaj także, przeczytaj także, zobacz również, zobacz też
    zobacz także, dowiedz się więcej, powiązane artykuły, podobne artykuły, polecane artykuły, obserwuj nas, śledź nas
    dołącz do nas, polityka prywatności, polityką prywatności, regulamin serwisu, warunki korzystania, dodaj komentarz
    zostaw komentarz, skomentuj, twój e-mail, adres e-mail, adres email, javascript, twoja przeglądarka, przeglądark*
    fot, autor zdjęcia, getty images, obejrzyj wideo, podcast*, webinar*, darmowy e-book, kod rabatowy, kupon*
    bezpłatny okres próbny, skontaktuj się z nami, spis treści, przejdź do treści, ostatnia aktualizacja, zaktualizowano
    data publikacji, opublikowano, link afiliacyjny, linki afiliacyjne, wesprzyj nas, dziękujemy za przeczytanie
    kup teraz, zamów teraz, dodaj do koszyka, karta podarunkowa, koszyk, nasz zespół, nasi eksperci, nasza strona
    nasi czytelnicy, w naszej ofercie, nasza oferta, redaktor*, dziennikarz portalu, materiał partnera
    artykuł sponsorowany, zrzut ekranu, quiz, rodo, administratorem danych
  `),
  firstPersonSingular: entries(`
    ja, mnie, mną, mój, moja, moje, mojego, mojej, moich, moim, moimi, jestem, byłem, byłam, mam, miałem, miałam, sądzę
    uważam, myślę, polecam, chciałbym, chciałabym, wiem, widzę, pamiętam
  `),
  firstPersonPlural: entries(`
    my, nas, nam, nami, nasz, nasza, nasze, nasi, naszego, naszej, naszych, naszym, naszymi, jesteśmy, mamy, możemy
    musimy, powinniśmy, chcemy, uważamy, sądzimy, polecamy, wiemy, widzimy, będziemy, mogliśmy, byliśmy
  `),
  secondPerson: entries(`
    ty, ciebie, cię, tobie, tobą, twój, twoja, twoje, twojego, twojej, twoich, twoim, twoimi, wy, was, wam, wami, wasz
    wasza, wasze, waszego, waszej, waszych, jesteś, masz, możesz, musisz, chcesz, powinieneś, powinnaś, będziesz
    potrzebujesz, wiesz, znajdziesz, zobaczysz, pamiętaj, pamiętajcie, sprawdź, wybierz, upewnij się, zadbaj, Pan, Pani
    Państwo, Państwa, Państwu
  `),
  relativeTime: entries(`
    wczoraj, dziś, dzisiaj, jutro, dziś wieczorem, w tym tygodniu, w tym miesiącu, w tym roku, tego lata, tej zimy
    tej wiosny, tej jesieni, w tym kwartale, w tym sezonie, w zeszłym tygodniu, w ubiegłym tygodniu, w zeszłym miesiącu
    w ubiegłym miesiącu, w zeszłym roku, w ubiegłym roku, w przyszłym tygodniu, w przyszłym miesiącu, w przyszłym roku
    w minionym roku, ostatnio, niedawno, niedawn*, temu, dotychczas, obecnie, aktualnie, teraz, w tej chwili, dzisiejsz*
    tegoroczn*, ubiegłoroczn*, zeszłoroczn*, przyszłoroczn*, do tej pory, jak dotąd, w ostatnich latach
    w ostatnich miesiącach, w ostatnich tygodniach, w ostatnich dniach, w ostatnim czasie, w ostatnim roku
    w poniedziałek, we wtorek, w środę, w czwartek, w piątek, w sobotę, w niedzielę, właśnie ogłoszono, nadchodząc*
    w najbliższych miesiącach, w najbliższych latach, wkrótce
  `),
  polemic: entries(`
    głup*, idiot*, debil*, kretyn*, kłamc*, kłamstw*, bzdur*, brednie, bredni, żałosn*, haniebn*, obrzydliw*
    skandaliczn*, oburzając*, szokując*, niewiarygodn*, cholern*, do diabła, bajzel, pranie mózgu, propagand*, spisek
    spisk*, globaliści, globalist*, lewac*, lewak*, prawac*, pisior*, lemingi, zdrajc*, hańb*, przekręt*, oszołom*
    ciemnogr*, mainstreamowe media, media głównego nurtu, tak zwani eksperci, tzw eksperci, obudźcie się
    prawda jest taka, nie oszukujmy się, uwierzcie mi, wierzcie mi, zaufaj mi, plandemi*, covidian*, skorumpowane elity
    elity, śmiechu warte, absurdaln*
  `),
  opinionMarkers: entries(`
    moim zdaniem, naszym zdaniem, według mnie, w mojej opinii, w naszej opinii, uważam, sądzę, myślę, uważamy, osobiście
    z mojego doświadczenia, z naszego doświadczenia, najlepszy, najlepsza, najlepsze, najgorszy, najgorsza, najgorsze
    zasługuje, niestety, na szczęście, szczerze mówiąc, bez wątpienia, niewątpliwie, oczywiście, najwyższy czas
    powinno się zakazać, miejmy nadzieję
  `),
  sayVerbs: entries(`
    powiedział, powiedziała, powiedzieli, mówi, mówią, mówił, mówiła, dodał, dodała, dodaje, dodają, wyjaśnił, wyjaśniła
    wyjaśnia, wyjaśniają, napisał, napisała, pisze, zauważył, zauważyła, zauważa, zauważają, twierdzi, twierdzą
    twierdził, stwierdził, stwierdziła, stwierdza, ostrzega, ostrzegają, ostrzegł, ogłosił, ogłosiła, podaje, podają
    podał, podała, informuje, poinformował, poinformowała, uważa, uważają, sugeruje, sugerują, podkreśla, podkreślają
    podkreślił, podkreśliła, zaznacza, zaznaczył, przyznaje, przyznał, komentuje, tłumaczy, wskazuje, według, zdaniem
  `),
  mythLabels: entries(`
    mit, mity, błędne przekonanie, błędne przekonania, fałsz, nieprawda, fikcja, powszechne przekonanie
    popularne przekonanie, powszechnie uważa się, często mówi się, wiele osób uważa, wiele osób wierzy, plotka, plotki
    przesąd*, zabobon*, fake news, miejska legenda
  `),
  truthLabels: entries('fakt, fakty, prawda, rzeczywistość, w rzeczywistości, zweryfikowano, badania pokazują'),
  causes: entries(`
    ponieważ, bo, gdyż, bowiem, dlatego że, z powodu, wskutek, na skutek, w wyniku, w następstwie, dzięki, za sprawą
    przez co, powod*, powód, przyczyn*, spowodowan*, wywoł*, prowadzi do, prowadzą do, doprowadził*, skutkuj*
    skutkował*, wynika z, wynikają z, wynikał*, bierze się z, biorą się z, odpowiada za, odpowiadają za
    przyczynia się do, przyczyniają się do, przyczynił*, sprawia, sprawiają, zależy od, zależą od, napędz*
    ze względu na, w odpowiedzi na, efektem, skutkiem, rezultatem, zapobiega*, sprzyja*, wpływa na, wpływają na, stąd
  `),
  means: entries(`
    za pomocą, przy pomocy, przy użyciu, z użyciem, poprzez, dzięki użyciu, stosując, używając, wykorzystując, dodając
    w celu, aby, żeby, służy do, służą do, wymaga, wymagają, polega na, można, należy, trzeba, metod*, technik*
    procedur*, narzędzi*, proces*, sposób, sposob*, wykonuje się, stosuje się, używa się
  `),
  comparisons: entries(`
    niż, w porównaniu z, w porównaniu do, porównując, w odróżnieniu od, w przeciwieństwie do, podczas gdy, natomiast
    różni się, różnią się, różnic*, podobn*, taki sam, tak samo jak, tyle samo, więcej, mniej, wyższ*, niższ*, większ*
    mniejsz*, lepsz*, gorsz*, szybsz*, szybciej, woln*, tańsz*, droższ*, przewyższa*, dwukrotnie, dwa razy, o połowę
    zamiast, z drugiej strony, wobec
  `),
  hedges: entries(`
    może, mogą, mógłby, mogłaby, mogłoby, mogłyby, możliwe, być może, prawdopodobnie, zapewne, przypuszczalnie
    potencjalnie, podobno, rzekomo, rzekom*, wydaje się, wydają się, zdaje się, sugeruje, sugerują, szacuje się
    szacunkow*, około, ok, mniej więcej, wstępn*, przewiduje się, oczekuje się, uważa się, najwyraźniej, ponoć, raczej
  `),
  definitionPatterns: entries(`
    to, jest to, są to, jest, są, oznacza, oznaczają, nazywa się, nazywany jest, nazywana jest, nazywane jest
    nazywane są, zwany, zwana, zwane, zwani, określa się, określany jako, określana jako, określane jako
    definiuje się jako, definiowany jako, definiowana jako, definiowane jako, to rodzaj, to forma, to proces, to sposób
    to termin, to pojęcie, odnosi się do, odnoszą się do, polega na, polegają na, składa się z, składają się z, czyli
    rozumie się
  `),
  questionWords: {
    why: entries(`
      dlaczego, czemu, z jakiego powodu, skąd się bierze, skąd się biorą, jaka jest przyczyna, jakie są przyczyny
      przyczyny, co powoduje, co spowodowało, po co
    `),
    how: entries('jak, w jaki sposób, jak zrobić, poradnik, instrukcja, krok po kroku, sposób na, sposoby na'),
    what: entries(`
      co, co to, co to jest, czym jest, czym są, co to znaczy, co oznacza, definicja, znaczenie, na czym polega
    `),
    which: entries('który, która, które, którzy, jaki, jaka, jakie, jaki rodzaj'),
    when: entries('kiedy, o której, od kiedy, do kiedy, jak długo, w jakim wieku, w którym roku'),
    who: entries('kto, kogo, komu, kim, czyj, czyja, czyje'),
    where: entries('gdzie, dokąd, skąd, którędy'),
    howMuch: entries(`
      ile, jak wiele, jak często, jak daleko, jak duży, jak duża, jak duże, jak wysoki, jak stary, ile kosztuje
      ile kosztują, ile procent, cena, jaki procent
    `),
    yesNo: entries('czy, czy jest, czy są, czy można, czy warto, czy trzeba, czy należy'),
  },
  listWords: entries(`
    najlepsze, najlepszy, najlepszych, top, sposoby na, sposoby, porady, wskazówki, pomysły, pomysłów, przykłady
    rodzaje, typy, lista, powody, rzeczy, narzędzia, metody, strategie, opcje, zalety, fakty, ciekawostki, błędy
    alternatywy, ranking, zestawienie, najpopularniejsze, przegląd
  `),
  stepWords: entries(`
    najpierw, na początku, krok, kroki, kroku, zacznij od, rozpocznij od, potem, następnie, później, kolejno, po czym
    gdy tylko, na koniec, w końcu, wreszcie, zanim, powtórz, powtarzaj, etap, etapie, po pierwsze, po drugie
  `),
  comparisonQueryWords: entries(`
    vs, versus, kontra, a, porównanie, porównaj, różnica między, różnice między, czym się różni, czym się różnią
    lepszy niż, lepsza niż, w porównaniu z, wady i zalety, alternatywa dla, albo, lub
  `),
  placeholderNouns: entries(`
    produkt, firma, spółka, marka, osoba, klient, konkurent, cecha, korzyść, temat, słowo kluczowe, nagłówek, śródtytuł
    rozdział, sekcja, autor, miasto, kraj, przedsiębiorstwo, organizacja, nazwa, źródło, przykład, punkt, element, opcja
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, wpisz tutaj, wstaw tutaj, tutaj wpisz, wstaw tekst, wstaw link, wstaw zdjęcie
    twoje imię, twoja nazwa, nazwa firmy, nazwa twojej firmy, nazwa produktu, tekst tutaj, do uzupełnienia, do ustalenia
    do potwierdzenia, wkrótce dostępne, strona w budowie, treść zastępcza, tekst zastępczy, przykładowy tekst
    dodaj tekst, xxx, todo, tbd, TBD, TODO, XXX
  `),
  negators: entries(`
    nie, nigdy, żaden, żadna, żadne, żadnego, żadnej, żadnych, nikt, nikogo, nic, niczego, nigdzie, bez, ani, brak
    brakuje, brakowało, ledwo, ledwie, zaprzecza, zaprzeczył*, odmówił*, nie ma, nie jest, nie są
  `),
  quantifiers: {
    all: entries(`
      wszystko, wszystkie, wszyscy, wszystkich, wszystkim, każdy, każda, każde, każdego, każdej, zawsze, wszędzie
      całkowicie, całkiem, zupełnie, w pełni, cały, cała, całe, wyłącznie, tylko, jedynie, gwarantuj*, bez wyjątku
      sto procent
    `),
    part: entries(`
      niektóre, niektórzy, niektórych, kilka, kilku, wiele, wielu, większość, często, czasami, czasem, niekiedy, pewne
      pewien, pewna, nieliczn*, niewiele, niewielu, częściowo, zwykle, zazwyczaj, przeważnie, głównie, na ogół, rzadko
      połowa, sporadycznie, szereg, mniejszość, część, w wielu przypadkach, nieraz
    `),
  },
  finiteVerbs: entries(`
    żyje, żyją, rośnie, rosną, potrafi, potrafią, uznaje się, dotyczy, dotyczą, oferuje, oferują, przynosi, przynoszą
    zajmuje, zajmują, jest, są, był, była, było, były, byli, będzie, będą, ma, mają, miał, miała, miały, może, mogą
    mógł, mogła, można, musi, muszą, należy, trzeba, powinien, powinna, powinno, powinny, warto, oznacza, oznaczają
    wymaga, wymagają, prowadzi, prowadzą, daje, dają, pokazuje, pokazują, mówi, mówią, stanowi, stanowią, staje, stają
    stał, stała, zawiera, zawierają, obejmuje, obejmują, pozwala, pozwalają, pomaga, pomagają, wpływa, wpływają, zależy
    zależą, występuje, występują, istnieje, istnieją, działa, działają, zwiększa, zwiększają, zmniejsza, zmniejszają
    wzrósł, wzrosła, wzrosło, spadł, spadła, spadło, powstaje, powstają, powstał, powstała, polega, polegają, składa
    składają, powoduje, powodują, służy, służą, znajduje, znajdują, wynosi, wynoszą, trwa, trwają, potrzebuje
    potrzebują, używa, stosuje, wykorzystuje, zaczyna, zaczął, zaczęła, pozostaje, pozostają, należą, wynika, wynikają
    dzieli, tworzy, tworzą, chroni, chronią, kosztuje, kosztują
  `),
  aspectWords: {
    howItWorks: entries('dział*, zasad*, mechanizm*, funkcj*, proces*, polega na, polegają na, przebieg*'),
    causes: entries(`
      przyczyn*, powod*, powód, czynnik*, źródł*, ponieważ, z powodu, wskutek, na skutek, wynika z, prowadzi do
      prowadzą do
    `),
    effects: entries('skut*, wpływ*, konsekwencj*, efekt*, następstw*, rezultat*, wynik*, oddziaływ*'),
    types: entries('rodzaj*, typ, typy, typów, odmian*, form*, kategori*, klas*, wariant*, model*, gatun*'),
    benefits: entries(`
      zalet*, korzyś*, korzystn*, plus, plusy, popraw*, pomaga, pomagają, oszczędz*, mocne strony, atut*
    `),
    drawbacks: entries(`
      wad, wady, wadą, wadami, wadach, minus, minusy, niedogodnoś*, ogranicz*, słabe strony, słaboś*, problem*
      niedostat*
    `),
    risks: entries(`
      ryzyk*, zagroż*, niebezpiecz*, szkodliw*, szkod*, skutki uboczne, działania niepożądane, bezpieczeństw*, grozi*
    `),
    costs: entries(`
      koszt*, cen, cena, ceny, cenę, cenie, drog*, tani*, tańsz*, droższ*, budżet*, opłat*, płac*, zapłac*, zł, złot*
      euro
    `),
    steps: entries(`
      krok, kroki, kroku, kroków, najpierw, następnie, potem, na koniec, procedur*, instrukcj*, etap*, faz*
    `),
    choosing: entries('wybór, wybor*, wybier*, wybra*, kryteri*, odpowiedni*, decyzj*, decyd*, zakup*, zwrócić uwagę'),
    comparison: entries(`
      porówn*, różni*, versus, vs, natomiast, niż, podczas gdy, w przeciwieństwie do, w odróżnieniu od
    `),
    requirements: entries(`
      wymag*, potrzeb*, niezbędn*, konieczn*, warunk*, warunek, materiał*, sprzęt*, wyposażeni*, składnik*, musi, muszą
    `),
    mistakes: entries('błąd, błęd*, pomył*, unika*, źle, niewłaściw*, nieprawidłow*, pułap*'),
    maintenance: entries(`
      konserwacj*, pielęgnacj*, czyszcz*, czyści*, serwis*, przegląd*, napraw*, przechowyw*, trwałoś*, wymian*, wymien*
      utrzymani*, żywotnoś*
    `),
    history: entries(`
      histor*, wiek, wieku, wieków, założon*, wynal*, odkry*, pierwsz*, starożytn*, dawn*, początk*, wprowadz*
      średniowiecz*
    `),
    examples: entries('przykład*, na przykład, np, między innymi, m in, takie jak, w tym, jak choćby'),
    numbers: entries(`
      procent*, proc, milion*, mln, miliard*, mld, liczb*, statysty*, średni*, wskaźnik*, danych, dane, udział*, odset*
    `),
    outlook: entries(`
      przyszł*, perspektyw*, prognoz*, przewid*, oczek*, trend*, do 2030, do 2050, będzie, będą, plan, plany, planuj*
    `),
    tips: entries('wskazów*, porad*, rad, rady, zaleca*, warto, najlepiej, spróbuj*, praktyczn*, poleca*'),
    viewsDiffer: entries(`
      kontrowers*, debat*, spor*, spór, krytyk*, przeciwni*, zwolenni*, dyskusj*, argument*, kwestionuj*, opini*
      podzielone
    `),
  },
  sensitiveSubjects: {
    health: entries(`
      zdrow*, chorob*, chory, chora, chorych, objaw*, leczeni*, leczy, terapi*, lek, leki, leków, lekarstw*, lekar*
      medyc*, medyczn*, dawk*, szczepi*, szczepionk*, rak, raka, nowotw*, cukrzyc*, ciśnieni*, ciąż*, infekcj*
      zakażeni*, wirus*, operacj*, ból, bólu, diet*, suplement*, witamin*, depresj*, lęk*, pacjent*, diagno*, odchudz*
      alergi*, astm*, serc*, zawał*, udar*
    `),
    money: entries(`
      inwest*, kredyt*, pożycz*, hipote*, dług*, zadłuż*, ubezpiecz*, emerytur*, emerytal*, akcje, akcji, giełd*
      obligacj*, podat*, stopa procentowa, stopy procentowe, oszczędn*, lokat*, bank, banki, bankow*, kryptowal*
      bitcoin*, fundusz*, majątk*, upadłoś*, finans*, wynagrodzeni*, pensj*
    `),
    law: entries(`
      prawo, prawa, prawn*, prawnik*, adwokat*, radca prawny, sąd, sądu, sądow*, pozew, pozw*, umow*, odpowiedzialnoś*
      rozwód, rozwod*, alimen*, opieka nad dzieckiem, imigrac*, wiz, wiza, wizy, najem, najmu, lokator*, przestęp*
      karn*, kodeks*, ustaw*, przepis*, patent*, spadek, spadk*, dziedzicz*, testament*
    `),
    contested: entries(`
      aborcj*, broń palna, dostęp do broni, kara śmierci, kary śmierci, rasizm*, rasist*, gender*, transpłciow*
      tożsamość płciowa, lgbt*, LGBT*, religi*, kościół, kościoł*, imigra*, migrant*, uchodź*, wojn*, ludobój*, wybory
      wyborów, wyborach, wyborcz*, przymus szczepień, obowiązkowe szczepienia, zmiany klimatu, teoria ewolucji
      teorii ewolucji, eutanazj*, energetyk* jądrow*, elektrown* jądrow*, gmo, GMO, palesty*, izrael*, spisk*
      niewolnictw*, reparacj*, in vitro
    `),
  },
};
