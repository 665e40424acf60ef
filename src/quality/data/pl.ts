import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const pl: QualityWords = {
  tested: entries(`
    przetestowaliśmy, przetestowałem, przetestowałam, zmierzyliśmy, zmierzyłem, zmierzyłam, wypróbowaliśmy
    wypróbowałem, wypróbowałam, w naszym teście, w moim teście, nasze pomiary, moje pomiary, po użyciu
    odwiedziliśmy, odwiedziłem, kupiłem, kupiłam, zważyłem, własne doświadczenie, własnego doświadczenia
    moje notatki, zauważyłem, zauważyłam, porównaliśmy, w moim ogrodzie, w mojej kuchni, u mnie w domu
  `),
  studies: entries(`
    badani*, badacz*, naukow*, uniwersytet*, czasopism*, ankiet*, statystyk*, gus, ministerstw*, instytut*
    według, zgodnie z, dane z, opublikowan*, raport*, wytyczn*, agencj*
  `),
  byline: entries(`
    napisał*, autor, autorka, recenzja, redakcja, o autorze, o autorce, zaktualizowano, opublikowano
    konsultacja
  `),
  credentials: entries(`
    dr, profesor, inżynier, lekarz, farmaceut*, dietety*, prawnik, adwokat, lat doświadczenia, certyfikowan*
    mgr
  `),
  contact: entries(`
    kontakt, skontaktuj się, o nas, polityka prywatności, e-mail, telefon, adres, redakcja
  `),
  hype: entries(`
    niesamowit*, rewolucyjn*, cud, cudown*, gwarantowan*, natychmiast, bez wysiłku, sekret*, ostateczn*
    bezkonkurencyjn*, zmieni życie, magiczn*, 100% bezpieczn*, bez ryzyka, idealny dla każdego
    najlepszy w historii, jedyny na świecie, szokując*
  `),
  teasers: entries(`
    nie uwierzysz, co się stało, rzeczy które, powodów dla, wszyscy mówią, oto
  `),
  filler: entries(`
    w dzisiejszym świecie, w dzisiejszych czasach, warto zauważyć, należy zauważyć, ważne jest aby
    jeśli chodzi o, koniec końców, nie bez znaczenia, odgrywa kluczową rolę, odgrywa ważną rolę
    bardziej niż kiedykolwiek, jak wszyscy wiemy, wszystko co musisz wiedzieć, szeroka gama, nie szukaj dalej
  `),
  selling: entries(`
    kup teraz, zamów teraz, dodaj do koszyka, koszyk*, darmowa dostawa, rabat*, zniżk*, promocj*, nasz sklep
    w magazynie, nasze produkty, zadzwoń, zarezerwuj, najlepsza cena, kod rabatowy, brutto
  `),
  disclosure: entries(`
    afiliac*, prowizj*, sponsorowan*, reklama, płatna współpraca, możemy zarobić, udostępnione bezpłatnie
    konflikt interesów, zapłaciliśmy sami
  `),
  selfPraise: entries(`
    napisany przez ekspertów, czołowi eksperci, nasi eksperci, najbardziej kompletny przewodnik
    najlepszy przewodnik, ostateczny przewodnik, nagradzan*, najwyższa jakość, najbardziej zaufan*
    ten artykuł jest
  `),
  caution: entries(`
    skonsultuj się z lekarzem, zapytaj lekarza, porada lekarska, specjalist*, skutki uboczne
    działania niepożądane, przeciwwskaz*, nie należy, nie wolno, ryzyko, ostrzeżenie, niebezpiecz*, ograniczeni*
    wad, wady, zależy od, chyba że, toksyczn*, można stracić, przedawkowan*, niepewn*
  `),
};
