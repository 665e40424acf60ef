import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const pl: TellWords = {
  openers: phrases(`
    w dzisiejszym szybko|dynamicznym|cyfrowym|świecie; w dzisiejszych czasach … stał; w dzisiejszym świecie
    w dzisiejszej erze; w dobie cyfryzacji|cyfrowej; w erze cyfrowej; w świecie w którym; w świecie gdzie
    w czasach gdy … kluczowe; w szybko zmieniającym się świecie; w dynamicznie zmieniającym się
    w stale zmieniającym się; w obliczu dynamicznie; czy kiedykolwiek zastanawiałeś|zastanawiałaś|zastanawialiście
    czy kiedykolwiek zastanawialiście; wyobraź sobie świat; nie jesteś sam; dobrze trafiłeś; dobrze trafiłaś
    to świetnie trafiłeś; witaj w świecie; witajcie w świecie; zanurzmy się w; zanurz się w; zagłębmy się
    odkryjmy razem; przyjrzyjmy się bliżej
    w tym artykule przyjrzymy|omówimy|dowiesz|zbadamy|odkryjemy|zagłębimy|przedstawimy
    w tym przewodniku przyjrzymy|omówimy|dowiesz|odkryjesz|znajdziesz; ten kompleksowy przewodnik
    w tym kompleksowym przewodniku; bez zbędnych ceregieli; bez zbędnego przedłużania; minęły czasy gdy|kiedy
    nie szukaj dalej
  `),
  closers: phrases(`
    ^podsumowując; ^reasumując; ^na zakończenie; ^konkludując; ^wnioski; ^w podsumowaniu; ^podsumowanie
    ^ostatecznie; koniec końców; na koniec dnia; na co czekasz; możliwości są nieograniczone|nieskończone
    przyszłość … rysuje się w jasnych; czas pokaże czy; zrób pierwszy krok; stosując się do tych; pamiętaj że każdy
    powodzenia w
  `),
  fillers: phrases(`
    warto zauważyć że; należy zauważyć że; warto podkreślić że; należy podkreślić że; warto wspomnieć że
    warto pamiętać że; należy pamiętać że … kluczowe; ważne jest aby|żeby pamiętać|zrozumieć|zauważyć
    ważne jest zrozumienie; kluczowe jest zrozumienie; nie jest tajemnicą że; nie jest żadną tajemnicą
    nie da się ukryć że; nie ulega wątpliwości że; to powiedziawszy; mając to na uwadze; mając na uwadze powyższe
    bądźmy szczerzy; prawda jest taka że; odgrywa kluczową|istotną|ważną|zasadniczą|znaczącą rolę
    odgrywają kluczową|istotną|ważną|zasadniczą|znaczącą rolę; odgrywa niezwykle ważną rolę; mnóstwo możliwości
    zrobić ogromną różnicę; robi ogromną różnicę; klucz do sukcesu; kluczem do sukcesu; bardziej niż kiedykolwiek
    nie ma uniwersalnego rozwiązania; nie ma jednego uniwersalnego; ostatni ale nie mniej
    zarówno dla początkujących jak
  `),
  templates: phrases(`
    nie chodzi tylko o; nie chodzi wyłącznie o; to nie tylko … to; to nie tylko … ale także|również|i
    to coś więcej niż; to znacznie więcej niż; jest czymś więcej niż; więcej niż tylko
    niezależnie od tego czy jesteś|szukasz|dopiero|planujesz; bez względu na to czy jesteś|szukasz; czy to … czy też
    dobra wiadomość jest taka; dobra wiadomość; a najlepsze; najlepsze jest to; pożegnaj się z
    a gdybym ci powiedział; odpowiedź tkwi w; to nie luksus
  `),
  stock: phrases(`
    świadectwem; bogata mozaika; bogaty gobelin; gobelin; ukryty klejnot; ukryte klejnoty; ukryta perełka
    prawdziwa skarbnica; skarbnica; latarnia nadziei; odblokować potencjał|pełny; odblokuj potencjał|pełny|swój
    uwolnić potencjał|pełny; pełny potencjał; wykorzystać moc; wyruszyć w podróż; wyrusz w podróż; na wyższy poziom
    na nowy poziom; na kolejny poziom; na nowe wyżyny; w czołówce; toruje drogę; torując drogę; utorować drogę
    zmiana paradygmatu; przełomowe rozwiązanie; przełomowy moment; poruszanie się po zawiłościach; stale ewoluuj*
    nieustannie ewoluuj*; ciągle ewoluuj*; zrewolucjonizować sposób; rewolucjonizuje sposób; rewolucjonizują sposób
    zmienia sposób w; holistyczne podejście; holistycznego podejścia; kompleksowe podejście; niezapomniane wrażenia
    niezapomniane doświadczenie; świat możliwości; nieograniczone możliwości; nieskończone możliwości
    zrównoważona przyszłość; zrównoważonej przyszłości; lepszej przyszłości; bezproblemowa integracja
    płynna integracja; delikatna równowaga; symfonia; tętniące życiem
  `),
  inflated: phrases(`
    kluczow*; istotn*; niezbędn*; nieoceniony; nieoceniona; nieocenione; innowacyjn*; holistyczn*; kompleksow*
    dynamiczn*; fascynując*; przełomow*; rewolucyjn*; solidn*; płynn*; optymaliz*; maksymaliz*; zwiększ*; wzmacnia*
    wspiera*; wzbogac*; krajobraz*; podróż; synergi*; niezrównan*; wszechstronn*; wieloaspektow*; ponadto; co więcej
    dodatkowo; świadom* decyzj*; potencjał*; szeroki wachlarz; szeroka gama; szeroką gamę
  `),
  intensifiers: phrases(`
    naprawdę; niesamowicie; absolutnie; niezwykle; niewątpliwie; bez wątpienia; z pewnością; po prostu; ogromnie
    znacząco; niesamowit*; idealn*; doskonał*; wspaniał*; imponując*; wyjątkowo
  `),
  and: ['i', 'oraz', 'lub', 'albo'],
};
