import { describe, expect, it } from 'vitest';
import type { Article } from '../../article/article.ts';
import { markdownLinks } from '../../article/markdown-links.ts';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { list, one, paragraph, placed, said, source, U } from './links.fixture.ts';

describe('an ordered link', () => {
  it('stands in the first paragraph, although the anchor stands in later ones as well', () => {
    const markdown = placed(
      { introduction: [paragraph('Quiet fans help.'), paragraph('Quiet fans are dear.')] },
      one('Quiet fans'),
    );
    expect(markdown).toContain('[Quiet fans](https://example.com/target) help.\n\nQuiet fans are dear.');
  });

  it('stands in a later paragraph, then in a list, an answer, a takeaway, where the first has no anchor', () => {
    const facts = {
      introduction: [paragraph('One.'), list('a rubber foot')],
      sections: [{ heading: 'S', blocks: [paragraph('Rubber feet damp it.')] }],
      faq: [{ question: 'Q?', answer: [said('Copper pipes carry it.')] }],
      takeaways: [said('Springs help.')],
    };
    expect(placed(facts, one('Rubber feet'))).toContain('[Rubber feet](https://example.com/target) damp it.');
    expect(placed(facts, one('rubber foot'))).toContain('- a [rubber foot](https://example.com/target)');
    expect(placed(facts, one('Copper pipes'))).toContain('[Copper pipes](https://example.com/target) carry');
    expect(placed(facts, one('Springs'))).toContain('- [Springs](https://example.com/target) help.');
  });

  it('is added in a remark to the first paragraph where the anchor stands nowhere', () => {
    const facts = { introduction: [paragraph('One.')], sources: [source('a', 'A')] };
    expect(placed(facts, one('best dampers 2026'))).toContain(
      'One. [1] (See also: [best dampers 2026](https://example.com/target))\n',
    );
  });

  it('never stands in the frame that says whose a statement is', () => {
    const statement = 'Rubber feet damp the noise of the fan.';
    const framed = [
      [
        {
          text: `According to "Rubber feet and noise": ${statement}`,
          quoted: statement,
          cites: [{ documentId: 'a', passageId: 'a#0' }],
        },
      ],
    ];
    const facts = {
      introduction: [{ kind: 'paragraph', runs: framed } as const],
      sources: [source('a', 'Rubber feet and noise', `${U}/a`)],
    };
    expect(placed(facts, one('Rubber feet'))).toContain(
      'According to "Rubber feet and noise": [Rubber feet](https://example.com/target) damp',
    );
    expect(placed(facts, { external: { a: `${U}/a` } })).toMatch(/^According to "Rubber feet and noise": \[/m);
  });

  it('shares a remark with the others that stand nowhere, and needs no paragraph for it', () => {
    const manual = ['b', 'a'].map((anchor) => ({ anchor, url: `${U}/${anchor}` }));
    expect(placed({}, { manual })).toBe(
      '# Heat pump noise\n\n(See also: [b](https://example.com/target/b) · [a](https://example.com/target/a))\n',
    );
    const sections = [{ heading: 'S', blocks: [list('x'), paragraph('First.')] }];
    expect(placed({ sections }, one('nowhere'))).toContain('First. (See also: [nowhere]');
  });

  it.each([
    ['in a heading', { title: 'Rubber feet', sections: [{ heading: 'Rubber feet', blocks: [paragraph('x')] }] }],
    ['in a question', { faq: [{ question: 'Rubber feet?', answer: [said('x')] }] }],
    [
      'in a table',
      {
        introduction: [
          {
            kind: 'table',
            header: ['Rubber feet'],
            rows: [['Rubber feet']],
            cites: [{ documentId: 'a', passageId: 'a#0' }],
          } as const,
        ],
      },
    ],
    ['in the list of sources', { introduction: [paragraph('x')], sources: [source('a', 'Rubber feet')] }],
    ['in another case', { introduction: [paragraph('rubber feet')] }],
    ['inside a word', { introduction: [paragraph('Rubber feetish xRubber feet Rubber feet2 non-Rubber feet')] }],
    ['before a hyphen', { introduction: [paragraph('Rubber feet-like')] }],
  ])('is never put %s', (_, facts: Partial<Article>) => {
    const markdown = placed(facts, one('Rubber feet'));
    expect(markdown).toContain('(See also: [Rubber feet](https://example.com/target))');
    expect(markdownLinks(markdown)).toHaveLength(1);
  });

  it('takes the next place for the same anchor, and a remark once there is none', () => {
    const manual = [1, 2, 3].map((number) => ({ anchor: 'fan', url: `${U}/${number}` }));
    const markdown = placed({ introduction: [paragraph('A fan is a fan.')] }, { manual });
    expect(markdown).toContain(
      'A [fan](https://example.com/target/1) is a [fan](https://example.com/target/2). (See also: [fan](https://example.com/target/3))',
    );
  });

  it('never stands in another link, whichever was ordered first', () => {
    const manual = [
      { anchor: 'pump', url: `${U}/short` },
      { anchor: 'heat pump noise', url: `${U}/long` },
    ];
    expect(placed({ introduction: [paragraph('A heat pump noise, a pump.')] }, { manual })).toContain(
      'A [heat pump noise](https://example.com/target/long), a [pump](https://example.com/target/short).',
    );
  });

  it.each([
    ['C++ & <b>*x*</b>', 'We use C++ & <b>*x*</b> here.'],
    ['[x](y)', 'See [x](y).'],
    ['a_b`c`|d', 'An a_b`c`|d thing.'],
    ['^note', 'A ^note here'],
    ['1. step', '1. step one'],
    ['- dash', '- dash'],
    ['back\\slash\\', 'A back\\slash\\'],
    ['$5.00?', 'It costs $5.00? Yes.'],
    ['https://shop.example/x', 'Go to https://shop.example/x now.'],
    ['www.shop.example', 'Nothing'],
    ['me@shop.example', 'Nothing'],
    ['![alt](pic.png)', 'Nothing'],
    ['<!-- qc:embed/x {} -->', 'Nothing'],
  ])('shows the anchor %j as it is', (anchor, text) => {
    const markdown = placed({ introduction: [paragraph(text)] }, one(anchor));
    expect(markdownLinks(markdown)).toMatchObject([{ text: anchor, url: U, inHeading: false }]);
    expect(markdown).not.toContain('<!--');
  });

  it('is no picture behind an exclamation mark', () => {
    const markdown = placed({ introduction: [paragraph('Wow!fan')] }, one('fan'));
    expect(markdownLinks(markdown)).toMatchObject([{ text: 'fan', url: U }]);
  });

  it.each([
    ['https://e.org/a_(b)', 'https://e.org/a_(b)'],
    ['https://e.org/?a=1&copy=2&lt;=3', 'https://e.org/?a=1&copy=2&lt;=3'],
    ['https://e.org/a b<c>\\"\'', 'https://e.org/a%20b%3Cc%3E%5C"\''],
    ['https://e.org/%20%C3%BC?q=x%26y#z', 'https://e.org/%20%C3%BC?q=x%26y#z'],
    ['https://e.org/grün', 'https://e.org/grün'],
    ['https://e.org/a)b(c', 'https://e.org/a)b(c'],
  ])('leads to %s', (url, target) => {
    expect(markdownLinks(placed({ introduction: [paragraph('A fan.')] }, one('fan', url)))).toMatchObject([
      { url: target },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://e.org', '/x', 'https://u:p@e.org'])(
    'is left out when it leads to %s',
    (url) => {
      expect(placed({ introduction: [paragraph('A fan.')] }, one('fan', url))).toContain('A fan.');
    },
  );

  it.each([
    ['zh-CN', '空气源热泵很安静。', '空气源热泵', true],
    ['zh-CN', '大学生不多。', '学生', false],
    ['ja', 'ヒートポンプは静かです。', 'ヒートポンプ', true],
    ['ko', '열펌프는 조용합니다.', '열펌프', true],
    ['ko', '열펌프장이 있다.', '열펌프', false],
    ['th', 'ปั๊มความร้อนเงียบมาก', 'ปั๊มความร้อน', true],
    ['fr', "L'eau chaude suffit.", 'eau chaude', true],
    ['en', "The heat pump's fan.", 'heat pump', true],
    ['en', "We don't know.", 'don', false],
  ] as const)('finds words in %s: %s / %s', (language, text, anchor, stands) => {
    const markdown = placed({ language, introduction: [paragraph(text)] }, one(anchor));
    expect(markdown.includes('](https://example.com/target)) ') || !/[(（][^()（）]*[:：] ?\[/.test(markdown)).toBe(
      stands,
    );
    expect(markdownLinks(markdown)).toMatchObject([{ text: anchor }]);
  });

  it.each(ALL_LANGUAGES)('has a remark worded in %s', (language) => {
    const markdown = placed({ language, introduction: [paragraph('x')] }, one('qq ww'));
    const label = lexiconOf(language).labels.seeAlso;
    expect(markdown.toLowerCase()).toContain(label.toLowerCase());
    expect(markdown).toContain('[qq ww](https://example.com/target)');
  });
});

describe('an internal link', () => {
  const noise = { title: 'How loud outdoor units are at night | Warm Homes', url: 'https://site.example/loud' };
  it('stands on the words that say most of the title, and on no site name', () => {
    const introduction = [
      paragraph('Outdoor units hum.'),
      paragraph('Some say how loud the outdoor units are at night.'),
    ];
    expect(placed({ introduction }, { internal: [noise] })).toContain(
      'Some say how [loud the outdoor units](https://site.example/loud) are at night.',
    );
  });

  it('is not forced on a sentence that says little of the title, nor across punctuation', () => {
    const introduction = [paragraph('Outdoor fans hum. Night, outdoor. Loud: units.')];
    expect(placed({ introduction }, { internal: [noise] })).not.toContain('](');
  });

  it('stands at most once in each section, and once for each page', () => {
    const pages = ['fan blades', 'rubber feet', 'copper pipes'].map((title) => ({
      title: `Choosing ${title}`,
      url: `https://site.example/${title.replace(' ', '-')}`,
    }));
    const text = 'Choosing fan blades, choosing rubber feet, choosing copper pipes, and choosing fan blades.';
    const markdown = placed(
      {
        sections: [
          { heading: 'One', blocks: [paragraph(text), paragraph(text)] },
          { heading: 'Two', blocks: [paragraph(text)] },
        ],
      },
      { internal: pages },
    );
    const links = markdownLinks(markdown);
    expect(links.map(({ part }) => part)).toEqual(['One', 'Two']);
    expect(new Set(links.map(({ url }) => url)).size).toBe(2);
  });

  it('goes to no page that an ordered link goes to', () => {
    const introduction = [paragraph('Choosing fan blades.'), paragraph('Choosing fan blades again.')];
    const wanted = {
      internal: [{ title: 'Choosing fan blades', url: 'https://www.site.example/x/' }],
      ...one('again', 'https://site.example/x'),
    };
    expect(markdownLinks(placed({ introduction }, wanted)).map(({ text }) => text)).toEqual(['again']);
  });

  it.each([
    [
      'de',
      'Die Kosten einer Bohrung im Garten sind hoch.',
      'Bohrung im Garten: Kosten',
      'Kosten einer Bohrung im Garten',
    ],
    ['zh-CN', '很多人担心热泵噪音扰民问题。', '热泵噪音扰民怎么办', '热泵噪音扰民'],
    ['ja', '室外機の騒音対策が大切です。', '室外機の騒音対策', '室外機の騒音対策'],
    ['es', 'El ruido de la unidad exterior molesta.', 'Ruido de la unidad exterior', 'ruido de la unidad exterior'],
    ['ru', 'Шум наружного блока мешает.', 'Шум наружных блоков', 'Шум наружного блока'],
  ] as [Language, string, string, string][])('finds its words in %s', (language, text, title, anchor) => {
    const markdown = placed(
      { language, introduction: [paragraph(text)] },
      { internal: [{ title, url: U }], subject: '' },
    );
    expect(markdownLinks(markdown).map((link) => link.text)).toEqual([anchor]);
  });
});

describe('an external link', () => {
  const sources = [
    source('a', 'Sound power of outdoor units', 'https://a.example/x'),
    source('b', 'Fan blades', 'https://b.example/y'),
  ];
  const external = { a: 'https://a.example/x', b: 'https://b.example/y' };

  it('stands on words that a sentence shares with the title of its own source, once for each page', () => {
    const introduction = [
      paragraph('The sound power of units is measured.'),
      paragraph('Sound power of outdoor units again.'),
      paragraph(['Sound power of outdoor units, says another.', 'b']),
    ];
    const markdown = placed({ introduction, sources }, { external });
    expect(markdown).toContain('[Sound power of outdoor units](https://a.example/x) again. [1]');
    expect(markdownLinks(markdown).filter(({ part }) => part === 'Heat pump noise')).toHaveLength(1);
  });

  it('stands at most once in a paragraph', () => {
    const introduction = [paragraph('Sound power of outdoor units.', ['Fan blades turn.', 'b'])];
    const links = markdownLinks(placed({ introduction, sources }, { external }));
    expect(links.filter(({ part }) => part === 'Heat pump noise')).toHaveLength(1);
    expect(links.filter(({ part }) => part === 'Sources')).toHaveLength(2);
  });

  it('is left out where a sentence shares no words with the title, or the source did not answer', () => {
    const introduction = [paragraph('Nothing alike.'), paragraph(['Fan blades turn.', 'b'])];
    const links = markdownLinks(placed({ introduction, sources }, { external: { a: external.a } }));
    expect(links.filter(({ part }) => part === 'Heat pump noise')).toEqual([]);
  });
});
