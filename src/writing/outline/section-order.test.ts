import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../../research/evidence.ts';
import { subjectTokens } from '../../research/subject.ts';
import { sourceDocument } from '../example-library.fixture.ts';
import { orderSections } from './section-order.ts';

describe('the order of sections', () => {
  const evidence = gatherEvidence({
    documents: [
      sourceDocument(
        { id: 'noise' },
        '## How a fan works\n\nThe fan of a heat pump moves air.\n\n## Costs of repair\n\nA new fan of a heat pump costs 300 euros.',
      ),
      sourceDocument({ id: 'basics' }, 'A heat pump moves heat from a colder place to a warmer one.'),
    ],
    request: 'heat pump',
    subject: subjectTokens('heat pump', 'en'),
    language: 'en',
    intent: 'plain',
    preferData: false,
  });
  const section = (heading: string, leadBlock: number) => ({ heading, leadBlock, blocks: [leadBlock], share: 0.25 });

  it('begins with the document that opens the article', () => {
    const planned = [section('Costs of Repair', 1), section('Heat', 2)];
    const headings = (opening: number | undefined) =>
      orderSections(planned, evidence, opening).map(({ heading }) => heading);
    expect(headings(0)).toEqual(['Costs of Repair', 'Heat']);
    expect(headings(1)).toEqual(['Heat', 'Costs of Repair']);
  });

  it('begins with the overview, keeps what one document leads, and ends with what nothing names', () => {
    const planned = [
      section('', 1),
      section('Costs of Repair', 1),
      section('How a Fan Works', 0),
      section('At a Glance', 2),
    ];
    expect(orderSections(planned, evidence, undefined).map(({ heading }) => heading)).toEqual([
      'At a Glance',
      'How a Fan Works',
      'Costs of Repair',
      '',
    ]);
  });
});
