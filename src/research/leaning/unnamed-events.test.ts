import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { speaksOfUnnamedParty, tellsOfUnnamedEvent } from './unnamed-events.ts';

const SENTENCES = {
  de: {
    hangs: [
      'Das Ticket kostet 19 Euro, laut Unternehmen.',
      'Das Brüsseler Unternehmen wurde 2021 gegründet.',
      'In Wagen 14 sind die Meinungen geteilt.',
    ],
    stands: ['Ein Unternehmen braucht einen Plan.', 'In Wagen der ersten Klasse ist es still.'],
  },
  en: {
    hangs: [
      'The cheapest ticket costs 19 euros in a reclining seat, according to the company.',
      'The Brussels-based company was founded in 2021 by two railway enthusiasts.',
      'In carriage 14 opinion is divided.',
      'With pods in place of couchettes, the company sells privacy at a lower price.',
      'The waking effect becomes weaker, and the person needs caffeine to feel normal.',
    ],
    stands: [
      'The cheapest ticket of Morgenlinie costs 19 euros, according to the company.',
      'Motivation is strongest when a learner can picture the person he wants to become.',
      'If someone stops breathing, lay the person on the back.',
      'The person who buys the house pays the tax.',
      'A company based in Brussels pays Belgian taxes.',
      'When Morgenlinie came to Berlin, the company had three carriages.',
    ],
  },
  es: {
    hangs: ['El billete más barato cuesta 19 euros, según la empresa.'],
    stands: ['El precio cambia según la empresa de que se trate.'],
  },
  fr: {
    hangs: ['Le billet coûte 19 euros, selon l’entreprise.'],
    stands: ['Le prix varie selon l’entreprise et la saison.'],
  },
  it: { hangs: ['Il biglietto costa 19 euro, secondo l’azienda.'], stands: ['Il prezzo cambia secondo la stagione.'] },
  ja: { hangs: ['同社は価格を下げた。'], stands: ['会社は価格を下げることがある。'] },
  ru: { hangs: ['Билет стоит 19 евро, по данным компании.'], stands: ['Билет стоит дешевле зимой.'] },
  'zh-CN': { hangs: ['该公司从票务系统导出一年的行程。'], stands: ['公司可以从票务系统导出一年的行程。'] },
};

describe('speaksOfUnnamedParty', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(speaksOfUnnamedParty(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(speaksOfUnnamedParty(sentence, language)).toBe(false);
  });
});

describe('tellsOfUnnamedEvent', () => {
  it.each([
    ['en', 'Revenue rose by 1.4 percent on average during the trial, weighted by company size.'],
    ['en', 'In the blind tasting, four of six tasters preferred the cheaper machine.'],
    ['en', 'In the blind tasting, four of six tasters could not tell one machine from the other.'],
    ['de', 'In der Blindverkostung können vier von sechs Testern die Geräte nicht unterscheiden.'],
    ['es', 'En la cata a ciegas, cuatro de seis personas no distinguen las máquinas.'],
    ['fr', 'Lors de la dégustation à l’aveugle, quatre personnes sur six ne voient pas de différence.'],
    ['it', 'Durante la degustazione alla cieca, quattro persone su sei non distinguono le macchine.'],
    ['nl', 'In de blinde proeverij kunnen vier van de zes mensen geen verschil proeven.'],
    ['pt', 'Na prova cega, quatro de seis pessoas não distinguem as máquinas.'],
    ['de', 'Am Ende des Versuchs waren die Beschäftigten ausgeruhter.'],
    ['es', 'Los ingresos subieron y las bajas cayeron durante el ensayo, pero no hubo despidos.'],
  ] as const)('in %s sees that a report hangs on what names its event: %s', (language, sentence) => {
    expect(tellsOfUnnamedEvent(sentence, language)).toBe(true);
  });

  it.each([
    ['en', 'In most firms the trial is a temporary change of contract.'],
    ['en', 'The trial of 61 companies was the largest in Europe.'],
    ['en', 'Firms that joined a trial kept the week when the trial was over.'],
    ['en', 'In the tasting of 12 coffees, four of six people could not tell them apart.'],
    ['en', 'In a blind tasting, four of six people can not tell them apart.'],
    ['en', 'In the British pilot 39 percent said they were less stressed.'],
    ['de', 'Der Versuch, Brot im Kühlschrank zu lagern, wurde oft gemacht.'],
  ] as const)('in %s reads by itself: %s', (language, sentence) => {
    expect(tellsOfUnnamedEvent(sentence, language)).toBe(false);
  });

  it('reads what stands under a heading that names the event', () => {
    expect(tellsOfUnnamedEvent('Revenue rose during the pilot.', 'en', new Set(['british', 'pilot']))).toBe(false);
    const front = 'In the pilot, four of six firms could not keep the week.';
    expect(tellsOfUnnamedEvent(front, 'en', new Set(['british', 'pilot']))).toBe(false);
  });
});
