import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const it: QualityWords = {
  tested: entries(`
    abbiamo provato, ho provato, abbiamo testato, ho testato, abbiamo misurato, ho misurato, nella nostra prova
    nella mia prova, le nostre misurazioni, le mie misurazioni, dopo aver usato, abbiamo visitato, ho visitato
    ho comprato, abbiamo pesato, ho pesato, esperienza diretta, i miei appunti, ho notato, abbiamo confrontato
    nel mio giardino, nella mia cucina, a casa mia
  `),
  studies: entries(`
    studio, studi, ricercator*, ricerca, università, rivista, indagine, sondaggio, statistic*, ministero*
    istituto*, istat, secondo, dati di, dati del, pubblicato su, rapporto, agenzia, linee guida
  `),
  byline: entries(`
    scritto da, autore, autrice, di, revisionato da, a cura di, informazioni sull'autore, aggiornato il
    pubblicato il
  `),
  credentials: entries(`
    dr, dott, dottor*, professor*, ingegner*, medico, farmacista, nutrizionista, avvocat*, anni di esperienza
    certificat*, laureat*
  `),
  contact: entries(`
    contatti, contattaci, chi siamo, note legali, privacy, e-mail, telefono, indirizzo, redazione
  `),
  hype: entries(`
    incredibil*, rivoluzionari*, miracol*, garantit*, all'istante, senza sforzo, segret*, definitiv*
    imbattibil*, cambierà la vita, magic*, 100% sicuro, senza rischi, perfetto per tutti, il migliore di sempre
    unico al mondo, scioccant*, stupefacent*
  `),
  teasers: entries(`
    non crederai, cosa succede, ecco perché, cose che, motivi per, tutti parlano, ecco
  `),
  filler: entries(`
    nel mondo di oggi, al giorno d'oggi, è importante notare, vale la pena notare, quando si tratta di
    alla fine della giornata, ultimo ma non meno importante, va da sé, gioca un ruolo cruciale
    svolge un ruolo fondamentale, più che mai, come tutti sappiamo, tutto quello che devi sapere
    una vasta gamma di, non cercare oltre
  `),
  selling: entries(`
    acquista ora, compra ora, ordina ora, aggiungi al carrello, carrello, spedizione gratuita, sconto*, sconti
    offerta speciale, nostro negozio, disponibile subito, nostri prodotti, chiamaci, prenota, miglior prezzo
    coupon, richiedi un preventivo, iva inclusa
  `),
  disclosure: entries(`
    affiliat*, commissione, sponsorizzat*, pubblicità, collaborazione retribuita, potremmo guadagnare
    fornito gratuitamente, conflitto di interessi, conflitti di interesse, pagato da noi
  `),
  selfPraise: entries(`
    scritto da esperti, principali esperti, nostri esperti, la guida più completa, la migliore guida
    guida definitiva, premiat*, la massima qualità, la fonte più affidabile, questo articolo è il
  `),
  caution: entries(`
    consulta il medico, consulti il medico, parere medico, rivolgersi a un medico, consulenza professionale
    effetti collaterali, effetti indesiderati, controindica*, non deve, non devono, rischio di, attenzione
    avvertenza, pericol*, limite, limiti, svantagg*, dipende da, a meno che, tossic*, può perdere, sovradosaggio
    non abbiamo provato, incert*
  `),
};
