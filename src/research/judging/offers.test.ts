import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { withoutOffers } from './offers.ts';

const MARKDOWN = `## Starters for sale

A dried starter of rye comes to life with two feedings of flour and water. Order now and get free shipping for two jars. Use the code BREAD10 for 10 percent off at the checkout. A jar of it keeps for five days without a fridge.

## How acid works

The acid strengthens the gluten of the dough and keeps mould away for days.`;

const refusals = (trusted: boolean) =>
  withoutOffers(readSources([sourceDocument({ id: 'shop', trusted }, MARKDOWN)], 'en')).sentences.map(
    ({ judgement }) => judgement.refusal,
  );

describe('an offer', () => {
  it('of a page from elsewhere is refused with all that stands under its heading', () => {
    expect(refusals(false)).toEqual(['advert', 'boilerplate', 'advert', 'advert', undefined]);
  });

  it('at the foot of a page takes no answer with it', () => {
    const text = `## What feeds a starter?

A starter of rye is fed with the flour that it was made of. Order now and get free shipping for two jars. Use the code BREAD10 for 10 percent off at the checkout.`;
    const { sentences } = withoutOffers(readSources([sourceDocument({ id: 'shop', trusted: false }, text)], 'en'));
    expect(sentences[0]?.judgement.refusal).toBeUndefined();
  });

  it('at the foot of a page without other parts takes the page not with it', () => {
    const text = `A starter of rye is fed with the flour that it was made of. Cold slows the yeast of a starter down. Flour of the whole grain feeds it best. Order now and get free shipping for two jars. Use the code BREAD10 for 10 percent off at the checkout.`;
    const { sentences } = withoutOffers(readSources([sourceDocument({ id: 'shop', trusted: false }, text)], 'en'));
    expect(sentences[1]?.judgement.refusal).toBeUndefined();
  });

  it('of the customer is refused by its sentences', () => {
    expect(refusals(true)).toEqual([undefined, 'boilerplate', 'advert', undefined, undefined]);
  });
});
