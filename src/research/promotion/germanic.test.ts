import type { GERMANIC } from './germanic.ts';
import { describePromotion, type PromotionExamples } from './promotion-examples.fixture.ts';

const EXAMPLES: Readonly<Record<keyof typeof GERMANIC, PromotionExamples>> = {
  en: {
    sells: [
      'The next course on sourdough starts in 12 days.',
      'Follow us on Instagram.',
      'Use your promo code at the till.',
      'Download our checklist.',
      'While stocks last, every order ships with a jar.',
      'Our webinar shows every step.',
    ],
    tells: [
      'They call us enemies of progress.',
      'The next step starts the fermentation.',
      'Discounts for bulk buyers lower the price of grain.',
      'The course of the river changed in 1910.',
      'Shops open later on Sundays.',
    ],
  },
  de: {
    sells: [
      'Der nächste Kurs startet am 3. März.',
      'Abonnieren Sie unseren Newsletter.',
      'Jetzt buchen und 10 % Rabatt sichern.',
      'Folgt uns auf Instagram.',
      'Die Plätze sind begrenzt.',
      'Am Ende des Beitrags wartet ein Geschenk am Ende auf dich.',
    ],
    tells: [
      'Der Rabatt der Krankenkasse fällt weg.',
      'Der Kurs des Euro fiel um zwei Prozent.',
      'Die Öffnungszeiten der Läden regelt das Land.',
      'Der nächste Schritt ist die Stockgare.',
      'Die Läden folgen uns Menschen in die Vororte.',
    ],
  },
  nl: {
    sells: [
      'De volgende cursus start op 3 maart.',
      'Schrijf je in voor onze nieuwsbrief.',
      'Bestel nu met gratis verzending.',
      'Volg ons op Instagram.',
      'Met de kortingscode betaal je minder.',
    ],
    tells: [
      'De korting voor gemeenten vervalt.',
      'De volgende stap is het rijzen.',
      'De koers van de euro daalde.',
      'Winkels bestellen nu minder graan.',
    ],
  },
  da: {
    sells: [
      'Næste kursus starter den 3. marts.',
      'Tilmeld dig vores nyhedsbrev.',
      'Bestil nu og få fri fragt.',
      'Følg os på Facebook.',
    ],
    tells: [
      'Rabatten til kommunerne falder bort.',
      'Kurset varer seks måneder.',
      'Næste trin er hævningen.',
      'Butikkerne holder åbent om søndagen.',
    ],
  },
  no: {
    sells: [
      'Neste kurs starter 3. mars.',
      'Meld deg på nyhetsbrevet vårt.',
      'Bestill nå med fri frakt.',
      'Følg oss på Instagram.',
    ],
    tells: [
      'Rabatten til kommunene faller bort.',
      'Neste trinn er heving.',
      'Kurset varer i seks måneder.',
      'Butikkene stenger klokken ni.',
    ],
  },
  sv: {
    sells: [
      'Nästa kurs startar den 3 mars.',
      'Prenumerera på vårt nyhetsbrev.',
      'Beställ nu med fri frakt.',
      'Följ oss på Instagram.',
    ],
    tells: [
      'Rabatten till kommunerna försvinner.',
      'Nästa steg är jäsningen.',
      'Kursen pågår i sex månader.',
      'Butikerna stänger klockan nio.',
    ],
  },
};

describePromotion(EXAMPLES);
