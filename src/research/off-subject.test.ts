import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../writing/example-library.fixture.ts';
import { withoutStrays } from './off-subject.ts';
import { readSources } from './source-text.ts';
import { subjectFieldOf } from './subject-field.ts';

const OWN_WORDS = 'Wheat, maize and rice rely on wind alone.';
const COMPANY = 'The hive is filled with nectar that the bees collect from flowers.';
const OFFER = 'Book your visit to the hive now and save 15 percent.';

/** What of a page from elsewhere has left the subject. */
function refusedIn(text: string, pages = ['b', 'c', 'd', 'e']) {
  const others = pages.map((id) =>
    sourceDocument({ id, trusted: false }, `${COMPANY} Flowers give nectar to the bees. The hive stores nectar.`),
  );
  const source = readSources([sourceDocument({ id: 'a', trusted: false }, text), ...others], 'en');
  return withoutStrays(source, subjectFieldOf(source))
    .sentences.filter(({ judgement }) => judgement.refusal === 'off subject')
    .map((sentence) => sentence.text);
}

describe('a sentence in words of its own', () => {
  it('has left the subject where it stands alone', () => {
    expect(refusedIn(`${COMPANY}\n\n${OWN_WORDS}`)).toEqual([OWN_WORDS]);
  });

  it('has not beside one on the subject in the same paragraph', () => {
    expect(refusedIn(`${COMPANY} ${OWN_WORDS}`)).toEqual([]);
  });

  it('has where many pages would have said it too', () => {
    const pages = Array.from({ length: 9 }, (_, at) => `page-${at}`);
    expect(refusedIn(`${COMPANY} ${OWN_WORDS}`, pages)).toEqual([OWN_WORDS]);
  });

  it('has where the paragraph offers something', () => {
    expect(refusedIn(`${COMPANY} ${OWN_WORDS} ${OFFER}`)).toEqual([OWN_WORDS]);
  });

  it("has in a folder of the customer's own, which holds notes on anything", () => {
    const source = readSources(
      ['a', 'b', 'c', 'd', 'e'].map((id) => sourceDocument({ id }, id === 'a' ? `${COMPANY} ${OWN_WORDS}` : COMPANY)),
      'en',
    );
    const [, own] = withoutStrays(source, subjectFieldOf(source)).sentences;
    expect(own?.judgement.refusal).toBe('off subject');
  });
});
