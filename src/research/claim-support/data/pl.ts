import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    wzros*, rosł*, rośnie, zwiększ*, podnios* / spad*, mala*, zmal*, zmniejsz*, obniż*, skurczy*
    więcej, wyższ*, większ*, powyżej, ponad / mniej, niższ*, mniejsz*, poniżej
    przed, wcześniej / po, później
    lepsz*, lepiej, popraw* / gorsz*, gorzej, pogorsz*
    przyję*, zatwierdz*, zgodził* / odrzuc*, odmów*
    zezwol*, dozwolon*, legaln* / zakaz*, zabron*, nielegaln*
    bezpieczn* / niebezpieczn*
    skuteczn* / nieskuteczn*
    wygra*, zwycięż* / przegra*
    zysk* / strat*, deficyt*
    północ* / południ*
    wschod* / zachod*
    mężczyźni, mężczyzn / kobiet*
    ciepł*, cieplej*, gorąc* / zimn*, chłodn*
    szybsz*, szybciej, szybk* / wolniej*, wolniejsz*, powoln*
    dłuższ*, dłużej, starsz*, silniejsz* / krótsz*, krócej, młodsz*, słabsz*
    otwar*, rozpocz* / zamkn*, zakończ*
    import* / eksport*
    większość / mniejszość
    pierwsz* / ostatni*
    tańsz*, taniej / droższ*, drożej
    największ*, najwyższ*, najdłuższ* / najmniejsz*, najniższ*, najkrótsz*
    kupił* / sprzedał*
    często / rzadko
  `,
  negators: 'nie',
  notNegators: 'nie tylko, nie więcej niż, nie mniej niż',
  about: 'około, ok., blisko, prawie, niemal, mniej więcej',
  over: 'ponad, powyżej, co najmniej, przynajmniej, więcej niż',
  under: 'poniżej, mniej niż, niespełna, blisko, prawie, do, najwyżej, nie więcej niż, co najwyżej',
  overAfter: 'lub więcej',
  underAfter: 'lub mniej',
  numbers: `
    0=zero; 1=jeden,jedna,jedno; 2=dwa,dwie,dwóch,dwoma; 3=trzy,trzech; 4=cztery,czterech; 5=pięć,pięciu
    6=sześć,sześciu; 7=siedem,siedmiu; 8=osiem,ośmiu; 9=dziewięć,dziewięciu; 10=dziesięć,dziesięciu
    11=jedenaście; 12=dwanaście,dwunastu; 15=piętnaście,piętnastu; 20=dwadzieścia,dwudziestu
    30=trzydzieści,trzydziestu; 40=czterdzieści; 50=pięćdziesiąt; 60=sześćdziesiąt; 70=siedemdziesiąt
    80=osiemdziesiąt; 90=dziewięćdziesiąt; 100=sto,stu; 1/2=połowa,połowę,połowy
    1/3=jedna trzecia,jedną trzecią,trzecia część; 2/3=dwie trzecie
    1/4=jedna czwarta,jedną czwartą,ćwierć; 3/4=trzy czwarte
  `,
  plans: 'planuje, planują, zamierza, chce, może, mogą, planowan*',
  conditions: 'czy, jeśli, jeżeli, gdyby',
  associations: 'związek, wiąż*, powiązan*, skorelowan*, korel*',
  than: 'niż, od',
  passive: /(?<!\p{L})przez(?!\p{L})/u,
};
