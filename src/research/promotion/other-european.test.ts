import type { OTHER_EUROPEAN } from './other-european.ts';
import { describePromotion, type PromotionExamples } from './promotion-examples.fixture.ts';

const EXAMPLES: Readonly<Record<keyof typeof OTHER_EUROPEAN, PromotionExamples>> = {
  el: {
    sells: [
      'Το επόμενο σεμινάριο ξεκινά στις 3 Μαρτίου.',
      'Παραγγείλτε τώρα με δωρεάν μεταφορικά.',
      'Ακολουθήστε μας στο Facebook.',
      'Εγγραφείτε στο newsletter μας.',
    ],
    tells: [
      'Η έκπτωση φόρου καταργήθηκε.',
      'Το επόμενο βήμα είναι το ζύμωμα.',
      'Τα καταστήματα κλείνουν στις εννέα.',
      'Το μάθημα διαρκεί έξι μήνες.',
    ],
  },
  et: {
    sells: [
      'Järgmine kursus algab 3. märtsil.',
      'Telli kohe tasuta tarnega.',
      'Jälgi meid Facebookis.',
      'Liitu meie uudiskirjaga.',
    ],
    tells: [
      'Maksusoodustus kehtib peredele.',
      'Järgmine samm on kergitamine.',
      'Kursus kestab kuus kuud.',
      'Poed on avatud üheksani.',
    ],
  },
  fi: {
    sells: [
      'Seuraava kurssi alkaa 3. maaliskuuta.',
      'Tilaa uutiskirje.',
      'Osta nyt, saat alennuskoodin.',
      'Seuraa meitä Instagramissa.',
      'Ota meihin yhteyttä.',
    ],
    tells: [
      'Ota yhteyttä lääkäriin, jos oireet jatkuvat.',
      'Alennus verosta koskee perheitä.',
      'Seuraava vaihe on kohotus.',
      'Kurssi kestää kuusi kuukautta.',
    ],
  },
  hu: {
    sells: [
      'A következő tanfolyam március 3-án indul.',
      'Iratkozz fel a hírlevelünkre.',
      'Rendelje meg most ingyenes szállítással.',
      'Kövess minket az Instagramon.',
    ],
    tells: [
      'Az adókedvezmény a családoknak jár.',
      'A következő lépés a kelesztés.',
      'A tanfolyam hat hónapig tart.',
      'Az üzletek kilenckor zárnak.',
    ],
  },
  lt: {
    sells: [
      'Kitas kursas prasideda kovo 3 dieną.',
      'Prenumeruokite mūsų naujienlaiškį.',
      'Užsisakykite dabar, pristatymas nemokamas.',
      'Sekite mus „Facebook“.',
    ],
    tells: [
      'Mokesčių nuolaida taikoma šeimoms.',
      'Kitas žingsnis yra kildinimas.',
      'Kursas trunka šešis mėnesius.',
      'Mūsų organizme daug vandens.',
    ],
  },
  tr: {
    sells: [
      'Bir sonraki kurs 3 Mart’ta başlıyor.',
      'İndirim kodunu girmeniz yeterli.',
      'Hemen sipariş verin, kargo bedava.',
      'Bizi takip edin.',
      'Bültenimize kaydolun.',
    ],
    tells: [
      'Vergi indirimi ailelere uygulanır.',
      'Bir sonraki adım mayalanmadır.',
      'Kurs altı ay sürer.',
      'Mağazalar dokuzda kapanır.',
    ],
  },
};

describePromotion(EXAMPLES);
