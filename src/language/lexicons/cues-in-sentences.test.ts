import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { findCues } from '../find-cues.ts';

interface Samples {
  /** Opens with a word that leans on the sentence before. */
  readonly leans: string;
  /** Plain statements that no filter may catch. */
  readonly stands: readonly string[];
  readonly siteTalk: string;
  readonly boilerplate: string;
  readonly causes: string;
}

const SAMPLES: Partial<Record<Language, Samples>> = {
  en: {
    leans: 'This makes the soil lighter.',
    stands: ['There are about 4,000 species of worms in Europe.', 'It is important to water young trees.'],
    siteTalk: 'In this article we look at worms.',
    boilerplate: 'Sign up for the newsletter.',
    causes: 'Prices rose because of the drought.',
  },
  de: {
    leans: 'Dadurch wird der Boden lockerer.',
    stands: [
      'Etwa 30 Prozent der Fläche sind bewaldet.',
      'Es gibt rund 46 Arten von Regenwürmern.',
      'Die Erde ist rund.',
    ],
    siteTalk: 'In diesem Artikel erfahren Sie mehr.',
    boilerplate: 'Alle Rechte vorbehalten.',
    causes: 'Die Preise stiegen aufgrund der Dürre.',
  },
  fr: {
    leans: 'Cela rend le sol plus léger.',
    stands: [
      'Depuis 1990, la forêt progresse.',
      'Il existe environ 150 espèces de vers de terre.',
      'L’eau bout à 100 degrés.',
    ],
    siteTalk: 'Dans cet article, nous verrons les causes.',
    boilerplate: 'Tous droits réservés.',
    causes: 'Les prix ont augmenté en raison de la sécheresse.',
  },
  es: {
    leans: 'Esto hace que el suelo sea más ligero.',
    stands: ['Después de la guerra, la ciudad creció.', 'Es importante regar los árboles jóvenes.', 'La Tierra gira.'],
    siteTalk: 'En este artículo te explicamos las causas.',
    boilerplate: 'Todos los derechos reservados.',
    causes: 'Los precios subieron debido a la sequía.',
  },
  it: {
    leans: 'Questo rende il terreno più leggero.',
    stands: [
      'Dopo la guerra la città crebbe.',
      'Il forno deve restare acceso per un’ora.',
      'La Terra gira attorno al Sole.',
    ],
    siteTalk: 'In questo articolo vedremo le cause.',
    boilerplate: 'Tutti i diritti riservati.',
    causes: 'I prezzi sono aumentati a causa della siccità.',
  },
  pt: {
    leans: 'Isso torna o solo mais leve.',
    stands: ['Depois da guerra, a cidade cresceu.', 'As minhocas vivem nos primeiros centímetros do solo.'],
    siteTalk: 'Neste artigo vamos ver as causas.',
    boilerplate: 'Todos os direitos reservados.',
    causes: 'Os preços subiram devido à seca.',
  },
  nl: {
    leans: 'Daardoor wordt de grond luchtiger.',
    stands: ['Er wonen 17 miljoen mensen in Nederland.', 'De aarde draait om de zon.'],
    siteTalk: 'In dit artikel lees je meer.',
    boilerplate: 'Alle rechten voorbehouden.',
    causes: 'De prijzen stegen vanwege de droogte.',
  },
  sv: {
    leans: 'Detta gör jorden luckrare.',
    stands: [
      'Det finns ungefär 40 arter av daggmaskar.',
      'De flesta maskar lever i jorden.',
      'Den svenska skogen växer.',
    ],
    siteTalk: 'I den här artikeln går vi igenom orsakerna.',
    boilerplate: 'Alla rättigheter förbehållna.',
    causes: 'Priserna steg på grund av torkan.',
  },
  da: {
    leans: 'Derfor bliver jorden løsere.',
    stands: [
      'Der bor seks millioner mennesker i Danmark.',
      'De fleste orme lever i jorden.',
      'Siden 1990 er skoven vokset.',
    ],
    siteTalk: 'I denne artikel gennemgår vi årsagerne.',
    boilerplate: 'Alle rettigheder forbeholdes.',
    causes: 'Priserne steg på grund af tørken.',
  },
  no: {
    leans: 'Dette gjør jorden løsere.',
    stands: [
      'Det finnes rundt 20 arter av meitemark.',
      'De fleste ormer lever i jorden.',
      'Siden 1990 har skogen vokst.',
    ],
    siteTalk: 'I denne artikkelen går vi gjennom årsakene.',
    boilerplate: 'Vi bruker informasjonskapsler.',
    causes: 'Prisene steg på grunn av tørken.',
  },
  fi: {
    leans: 'Tämän vuoksi maa muuttuu kuohkeammaksi.',
    stands: ['Suomessa elää noin 16 lierolajia.', 'Maapallo kiertää Aurinkoa.'],
    siteTalk: 'Tässä artikkelissa kerromme lisää.',
    boilerplate: 'Kaikki oikeudet pidätetään.',
    causes: 'Hinnat nousivat kuivuuden vuoksi.',
  },
  et: {
    leans: 'Seetõttu muutub muld kobedamaks.',
    stands: ['Eestis elab umbes 13 liiki vihmausse.', 'Maa tiirleb ümber Päikese.'],
    siteTalk: 'Selles artiklis räägime põhjustest.',
    boilerplate: 'Kõik õigused kaitstud.',
    causes: 'Hinnad tõusid põua tõttu.',
  },
  lt: {
    leans: 'Todėl dirva tampa puresnė.',
    stands: ['Lietuvoje gyvena apie 15 sliekų rūšių.', 'Žemė sukasi aplink Saulę.'],
    siteTalk: 'Šiame straipsnyje aptarsime priežastis.',
    boilerplate: 'Visos teisės saugomos.',
    causes: 'Kainos pakilo dėl sausros.',
  },
  ro: {
    leans: 'Acest lucru face solul mai afânat.',
    stands: ['Există aproximativ 80 de specii de râme.', 'Pământul se rotește în jurul Soarelui.'],
    siteTalk: 'În acest articol vom vedea cauzele.',
    boilerplate: 'Toate drepturile rezervate.',
    causes: 'Prețurile au crescut din cauza secetei.',
  },
  hu: {
    leans: 'Ezért a talaj lazább lesz.',
    stands: ['Magyarországon mintegy 60 földigilisztafaj él.', 'A Föld a Nap körül kering.'],
    siteTalk: 'Ebben a cikkben bemutatjuk az okokat.',
    boilerplate: 'Minden jog fenntartva.',
    causes: 'Az árak az aszály miatt emelkedtek.',
  },
};

describe.each(Object.entries(SAMPLES) as [Language, Samples][])('cues of %s', (language, samples) => {
  const opens = (text: string) => {
    const cues = findCues(text, language);
    const leaning = Math.max(cues.opening('dependentOpeners'), cues.opening('roleOpeners'));
    return leaning > cues.opening('independentOpeners');
  };

  it('see that a sentence leans on what came before', () => {
    expect(opens(samples.leans)).toBe(true);
  });

  it.each(samples.stands)('let a plain statement pass: %s', (sentence) => {
    const cues = findCues(sentence, language);
    expect(opens(sentence)).toBe(false);
    const caught = (['siteTalk', 'boilerplate', 'polemic', 'firstPersonSingular', 'firstPersonPlural'] as const).filter(
      (name) => cues.has(name),
    );
    expect(caught).toEqual([]);
  });

  it('see site talk, boilerplate and a cause', () => {
    expect(findCues(samples.siteTalk, language).has('siteTalk')).toBe(true);
    expect(findCues(samples.boilerplate, language).has('boilerplate')).toBe(true);
    expect(findCues(samples.causes, language).has('causes')).toBe(true);
  });

  it('see a finite verb in every whole sentence given here', () => {
    for (const sentence of samples.stands.slice(0, 1)) {
      expect(findCues(sentence, language).has('finiteVerbs'), sentence).toBe(true);
    }
  });
});
