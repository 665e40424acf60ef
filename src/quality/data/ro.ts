import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const ro: QualityWords = {
  tested: entries(`
    am testat, am măsurat, am încercat, în testul nostru, în testul meu, măsurătorile noastre, măsurătorile mele
    după ce am folosit, am vizitat, am cumpărat, am cântărit, experiența proprie, notițele mele, am observat
    am comparat, în grădina mea, în bucătăria mea, la mine acasă
  `),
  studies: entries(`
    studiu*, studii*, cercetător*, cercetare*, universitat*, revist*, sondaj*, statistic*, ministerul*
    institut*, conform, potrivit, date de la, publicat în, raport*, ghidul, agenția
  `),
  byline: entries(`
    scris de, autor, autoare, verificat de, redacția, despre autor, actualizat la, publicat la
  `),
  credentials: entries(`
    dr, profesor*, inginer*, medic*, farmacist*, nutriționist*, avocat*, ani de experiență, certificat*
  `),
  contact: entries(`
    contact, contactați-ne, despre noi, politica de confidențialitate, e-mail, telefon, adresa, redacția
  `),
  hype: entries(`
    incredibil*, revoluționar*, miracol*, miraculos*, garantat*, instantaneu, fără efort, secret*, suprem*
    imbatabil*, îți va schimba viața, magic*, 100% sigur, fără risc, perfect pentru toți, cel mai bun din toate
    unic în lume, șocant*
  `),
  teasers: entries(`
    nu o să crezi, ce s-a întâmplat, de aceea, lucruri pe care, motive pentru, toată lumea vorbește
    iată
  `),
  filler: entries(`
    în lumea de astăzi, în zilele noastre, este important de menționat, merită menționat, când vine vorba de
    la sfârșitul zilei, nu în ultimul rând, se înțelege de la sine, joacă un rol crucial, joacă un rol important
    mai mult ca niciodată, după cum știm cu toții, tot ce trebuie să știi, o gamă largă
  `),
  selling: entries(`
    cumpără acum, comandă acum, adaugă în coș, coș, livrare gratuită, reducer*, ofertă specială
    magazinul nostru, în stoc, produsele noastre, sunați, rezervă, cel mai bun preț, cupon, tva inclus
  `),
  disclosure: entries(`
    afiliat*, comision*, sponsorizat*, publicitate, parteneriat plătit, putem câștiga, oferit gratuit
    conflict de interese
  `),
  selfPraise: entries(`
    scris de experți, experți de top, experții noștri, cel mai complet ghid, cel mai bun ghid, premiat*
    cea mai înaltă calitate, cea mai de încredere, acest articol este
  `),
  caution: entries(`
    consultați medicul, întrebați medicul, sfatul medicului, ajutor medical, specialist*, reacții adverse
    efecte secundare, contraindic*, nu trebuie, nu ar trebui, risc*, avertisment, pericol*, limită, limite*
    dezavantaj*, depinde de, decât dacă, toxic*, puteți pierde, supradoz*, nesigur*
  `),
};
