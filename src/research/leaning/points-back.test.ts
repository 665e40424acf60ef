import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { pointsBack, tellsOfUnnamed } from './points-back.ts';

describe('pointsBack', () => {
  it.each<[Language, string]>([
    ['en', 'Three changes brought the fall: better membranes, more efficient pumps and energy recovery.'],
    ['en', 'Falling groundwater levels drive the growth, above all in cities on dry coasts.'],
    ['en', 'Each cost around 30 million euros, according to people familiar with the order.'],
    ['en', 'Most were small, and two thirds had fewer than 25 employees.'],
    ['en', 'Participants took 9 minutes longer to fall asleep.'],
    ['en', 'About 12 percent of trips there are still made by bicycle in winter.'],
    ['en', 'Hardly any have been built since the turn of the century.'],
    ['en', 'All five have vibratory pumps, which hum audibly.'],
    ['en', 'Two in three occur in people who run alone.'],
    ['en', 'Six cities built large plants between 2006 and 2012.'],
    ['en', 'A second project further up the coast was refused in 2022.'],
    ['en', 'Owners reported that wage costs stayed level.'],
    ['fr', 'La plupart sont petites et ont moins de 25 salariés.'],
    ['it', 'Quasi tutte sono piccole.'],
    ['nl', 'De meeste zijn klein.'],
    ['ru', 'Большинство имеет меньше 25 работников.'],
    ['es', 'Dos de cada tres aparecen en personas que corren solas.'],
    ['de', 'Die meisten sind klein und haben weniger als 25 Beschäftigte.'],
    ['de', 'Drei Neuerungen erklären den Rückgang, vor allem bessere Pumpen.'],
    ['es', 'Muchos son pequeños y tienen menos de 25 empleados.'],
  ])('sees in %s that "%s" needs what stands before it', (language, sentence) => {
    expect(pointsBack(sentence, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'The fall in prices came from better membranes and more efficient pumps.'],
    ['en', 'The growth of mould is slowed by the acids of the dough.'],
    ['en', 'Each plant cost around 30 million euros.'],
    ['en', 'Two studies found that sleep was shorter after coffee.'],
    ['en', 'Six cities of Australia built large plants between 2006 and 2012.'],
    ['en', 'A second language can be added when the first has reached about B1.'],
    ['en', 'Two in three runners are injured within a year.'],
    ['es', 'Uno de cada tres corredores se lesiona.'],
    ['fr', 'La plupart des entreprises sont petites.'],
    ['en', 'Most membranes last for five to seven years.'],
    ['en', 'Participants in clinical trials are insured by the sponsor.'],
    ['en', 'There are three kinds of plants, and there is no clear winner.'],
    ['en', 'A heat pump that is already there gains from insulation.'],
    ['de', 'Der Rückgang der Preise kam von besseren Pumpen.'],
    ['de', 'Die meisten Betriebe sind klein.'],
  ])('reads in %s "%s" by itself', (language, sentence) => {
    expect(pointsBack(sentence, language)).toBe(false);
  });
});

describe('tellsOfUnnamed', () => {
  const named = new Set(tokensOf('Long hours Health and the week', 'en'));

  it('sees that what happened to a definite thing without a name hangs on the sentences before', () => {
    expect(tellsOfUnnamed('The risk was found at 55 hours or more.', named, 'en')).toBe(true);
    expect(tellsOfUnnamed('The repairs took more than ten years.', named, 'en')).toBe(true);
  });

  it('reads what heading or sentence name, and what holds in general', () => {
    expect(tellsOfUnnamed('The hours were counted by the week.', named, 'en')).toBe(false);
    expect(tellsOfUnnamed('The risk of a stroke was found at 55 hours or more.', named, 'en')).toBe(false);
    expect(tellsOfUnnamed('The heart pumps about five litres a minute.', named, 'en')).toBe(false);
  });
});
