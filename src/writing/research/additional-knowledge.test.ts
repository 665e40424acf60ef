import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../../research/evidence.ts';
import { subjectTokens } from '../../research/subject.ts';
import { exampleLibrary, sourceDocument } from '../example-library.fixture.ts';
import { additionalKnowledgeDocument } from './additional-knowledge.ts';

const SHORT = 'A heat pump of the series Aurora 7 makes 31 decibels of noise at a distance of 3 metres at night.';

function setAside(document: ReturnType<typeof additionalKnowledgeDocument>) {
  if (document === undefined) throw new Error('nothing was sent');
  const evidence = gatherEvidence({
    documents: [...exampleLibrary('en'), document],
    request: 'heat pump noise',
    subject: subjectTokens('heat pump noise', 'en'),
    language: 'en',
    intent: 'plain',
    preferData: false,
  });
  return evidence.setAside.map(({ document: { id } }) => id);
}

describe('the knowledge sent with an order', () => {
  it('is not left aside for its brevity, as a page is', () => {
    expect(setAside(sourceDocument({ id: 'page', trusted: false }, SHORT))).toContain('page');
    expect(setAside(additionalKnowledgeDocument(SHORT))).not.toContain('additional-knowledge');
  });
});
