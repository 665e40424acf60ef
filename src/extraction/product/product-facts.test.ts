import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { productMarkdown } from './product-markdown.ts';

const TEXT = 'The mill grinds twenty grams in nine seconds and holds a hopper of three hundred grams of beans. '.repeat(
  3,
);

async function product(head: string, body = '', lang = 'en') {
  const html = `<html lang="${lang}"><head><title>Mill One</title>${head}</head><body><main><h1>Mill One</h1>${body}<p>${TEXT}</p></main></body></html>`;
  const page = await readPage({ bytes: Buffer.from(html), url: 'https://shop.example/mill', contentType: 'text/html' });
  return { page, facts: page.product, markdown: page.product && productMarkdown(page.product, page) };
}
const linked = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const OG = '<meta property="og:type" content="product"><meta property="og:title" content="Mill One from OG">';

describe('the facts of a product', () => {
  it('come from JSON-LD before microdata before OpenGraph before text, and contradictions are named', async () => {
    const { facts, page } = await product(
      `${OG}<meta property="product:price:amount" content="120"><meta property="product:price:currency" content="EUR"><meta property="product:brand" content="Acme">${linked({ '@type': 'Product', name: 'Mill One', offers: { price: '99.90', priceCurrency: 'EUR' } })}`,
      '<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Mill 1</span><span itemprop="brand">Millworks</span></div><span class="price">€129.00</span>',
    );
    expect(facts?.name).toEqual({ value: 'Mill One', place: 'json-ld' });
    expect(facts?.brand).toEqual({ value: 'Millworks', place: 'microdata' });
    expect(facts?.price).toEqual([{ amount: 99.9, currency: 'EUR', place: 'json-ld' }]);
    expect(page.warnings).toEqual([
      'The page gives two prices: 99.9 EUR (json-ld) and 120 EUR (open-graph); the first was taken',
      'The page gives two brands: "Millworks" (microdata) and "Acme" (open-graph); the first was taken',
    ]);
  });

  it('are found in plain text beside a button to buy', async () => {
    const { page, facts } = await product(
      '',
      '<p><del class="price">$149.00</del><span class="price">$129.00</span></p><button>Add to cart</button><ul><li><b>Weight:</b> 3 kg</li><li>No label here</li></ul>',
    );
    expect(page.kind).toBe('product');
    expect(facts?.price).toEqual([{ amount: 129, written: '$129.00', place: 'text' }]);
    expect(facts?.specification).toEqual([{ name: 'Weight', value: '3 kg', place: 'text' }]);
  });

  it('give a range where the offers do', async () => {
    const { facts, markdown } = await product(
      linked({
        '@type': 'Product',
        name: 'Mill One',
        offers: { '@type': 'AggregateOffer', lowPrice: '80', highPrice: 120, priceCurrency: 'EUR' },
      }),
    );
    expect(facts?.price).toEqual([{ amount: 80, upTo: 120, currency: 'EUR', place: 'json-ld' }]);
    expect(markdown).toContain('- Price: €80.00 – €120.00');
  });

  it.each([[{ price: '0', priceCurrency: 'EUR' }], [{ price: 'on request' }], [{}]])(
    'hold no price where the page has none (%#)',
    async (offers) => {
      const { facts, markdown } = await product(linked({ '@type': 'Product', name: 'Mill One', offers }));
      expect(facts?.price).toEqual([]);
      expect(markdown).not.toMatch(/Price/);
    },
  );

  it('do not come from products that are only related, nor from a list of products', async () => {
    const related = { '@type': 'WebPage', name: 'x', mentions: { '@type': 'Product', name: 'Other' } };
    expect((await product(linked(related))).facts).toBeUndefined();
    const two = [
      { '@type': 'Product', name: 'One' },
      { '@type': 'Product', name: 'Two' },
    ];
    expect((await product(linked(two))).facts).toBeUndefined();
  });
});

describe('the document of a product', () => {
  it('says nothing that the page does not say', async () => {
    const { page, markdown } = await product(
      linked({
        '@type': 'Product',
        name: 'Mill <One>',
        description: 'Grinds *fast*.',
        brand: 'Mill | Works',
        offers: { price: 99, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      }),
    );
    const ours = /Brand|Price|Availability|in stock/g;
    const said = `${JSON.stringify(page.product)} ${page.markdown}`;
    for (const word of markdown?.replace(ours, ' ').match(/\p{L}+/gu) ?? []) expect(said).toContain(word);
  });

  it('has its headings and numbers in the language of the page', async () => {
    const german = 'Die Mühle mahlt zwanzig Gramm in neun Sekunden und fasst dreihundert Gramm Bohnen. '.repeat(4);
    const { markdown } = await product(
      linked({
        '@type': 'Product',
        name: 'Mill One',
        sku: 'M1',
        offers: { price: 1099.5, priceCurrency: 'EUR', availability: 'OutOfStock' },
        aggregateRating: { ratingValue: 4.5, reviewCount: 1200 },
      }),
      `<p>${german.repeat(2)}</p>`,
      'de',
    );
    expect(markdown).toContain(
      '- Preis: 1.099,50 €\n- Verfügbarkeit: nicht auf Lager\n- Bewertung: 4,5 / 5 (1200 Bewertungen)',
    );
    expect(markdown).toContain('## Technische Daten\n\n- SKU: M1');
  });

  it('repeats neither its specification nor its questions nor its description', async () => {
    const { markdown } = await product(
      linked([
        { '@type': 'Product', name: 'Mill One', description: TEXT.slice(0, 97) },
        {
          '@type': 'FAQPage',
          mainEntity: [{ name: 'Is it loud?', acceptedAnswer: { text: 'It is as loud as a kettle.' } }],
        },
      ]),
      '<h2>Data</h2><table><tr><th>Weight</th><td>3 kg</td></tr><tr><th>Height</th><td>40 cm</td></tr></table><h2>Questions</h2><h3>Is it loud?</h3><p>It is as loud as a kettle.</p>',
    );
    for (const once of ['The mill grinds', 'Weight', '40 cm', 'Is it loud', 'as loud as a kettle']) {
      expect(markdown?.split(once)).toHaveLength(once === 'The mill grinds' ? 4 : 2);
    }
    expect(markdown).not.toContain('## Data');
  });
});
