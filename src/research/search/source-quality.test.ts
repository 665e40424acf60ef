import { describe, expect, it } from 'vitest';
import { type HostKind, hostKindOf } from './host-kinds.ts';
import { inReadingOrder, sourceQuality } from './source-quality.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('hostKindOf', () => {
  const cases: readonly [HostKind | undefined, string][] = [
    [
      'official',
      'www.gov.uk epa.gov salud.gob.mx solidarites.gouv.fr mhlw.go.jp www.gub.uy health.govt.nz mit.gov.in bfs.nic.in',
    ],
    ['official', 'bundesbank.de www.admin.ch service-public.fr canada.ca nhs.uk planalto.gov.br www.gov.cn moph.go.th'],
    ['statistics', 'www.destatis.de insee.fr www.bls.gov data.stats.gov.cn'],
    ['intergovernmental', 'www.who.int data.worldbank.org eur-lex.europa.eu esa.int'],
    [
      'scholarly',
      'web.mit.edu www.ox.ac.uk u-tokyo.ac.jp unam.edu.mx tsinghua.edu.cn uni-heidelberg.de tum.de.edu arxiv.org',
    ],
    ['scholarly', 'pubmed.ncbi.nlm.nih.gov doi.org www.nature.com dergipark.edu.tr'],
    ['standards', 'www.iso.org www.nist.gov'],
    ['encyclopedia', 'de.wikipedia.org www.britannica.com snl.no'],
    ['news', 'www.reuters.com www.lemonde.fr news.bbc.co.uk'],
    ['forum', 'www.reddit.com forum.example.com community.example.org bbs.example.cn detail.chiebukuro.yahoo.co.jp'],
    ['social', 'm.facebook.com www.pinterest.co.uk youtu.be'],
    ['shop', 'www.amazon.de amazon.co.jp shop.example.com pumps.myshopify.com example.store item.taobao.com'],
    ['content farm', 'www.ehow.com'],
    ['press releases', 'www.prnewswire.com'],
    ['document sharing', 'www.scribd.com wenku.baidu.com'],
    ['free host', 'someone.blogspot.com someone.blogspot.co.id me.github.io blog.naver.com'],
    ['bare address', '192.0.2.7 [2001:db8::1]'],
    [
      undefined,
      'example.com government-deals.com notreddit.com gov.example.com amazonia.org education.com int.example.net',
    ],
  ];
  it.each(cases.flatMap(([kind, hosts]) => hosts.split(' ').map((host) => [host, kind] as const)))(
    'takes %s for %s',
    (host, kind) => {
      expect(hostKindOf(host)).toBe(kind);
    },
  );
});

describe('sourceQuality', () => {
  it('names what speaks for and against a page, strongest first', () => {
    expect(
      sourceQuality({ url: 'https://www.destatis.de/x', date: '2026-05-01', author: 'A. Lind', foundBy: 2 }, NOW),
    ).toEqual({ score: 1, reasons: ['statistics', 'authored', 'found by several', 'dated', 'recent'] });
    expect(
      sourceQuality({ url: 'https://shop.example.com/sponsored/x', title: 'You won’t believe it!!' }, NOW),
    ).toEqual({
      score: 0,
      reasons: ['advertisement', 'shop', 'bait'],
    });
    expect(sourceQuality({ url: 'https://example.com/a' }, NOW)).toEqual({ score: 0.5, reasons: [] });
  });

  it('tells pages that only list others', () => {
    expect(sourceQuality({ url: 'https://example.com/tag/pumps' }, NOW).reasons).toEqual(['list of links']);
    expect(sourceQuality({ url: 'https://example.com/tagging-dogs' }, NOW).reasons).toEqual([]);
  });

  it.each([
    ['2026-11-19', ['dated', 'recent']],
    ['2020', ['dated']],
    ['2009-02', ['dated', 'old']],
    ['2031-01-01', []],
    ['soon', []],
    [undefined, []],
  ])('reads the date %s', (date, reasons) => {
    expect(sourceQuality({ url: 'https://example.com/', date }, NOW).reasons).toEqual(reasons);
  });

  it('believes a scholarly index of a host that it does not know', () => {
    const reasonsOf = (url: string) => sourceQuality({ url, isScholarly: true }, NOW).reasons;
    expect(reasonsOf('https://journal.example.org/1')).toEqual(['scholarly index']);
    expect(reasonsOf('https://doi.org/10.1/x')).toEqual(['scholarly']);
  });
});

describe('inReadingOrder', () => {
  it('moves good sources up and poor ones down, and leaves equals in their order', () => {
    const hit = (url: string, rank: number) => ({ url, score: 1 / (60 + rank) });
    const hits = [
      hit('https://www.reddit.com/r/1', 1),
      hit('https://example.com/1', 2),
      hit('https://example.org/2', 3),
      hit('https://www.who.int/3', 4),
    ];
    expect(inReadingOrder(hits, NOW).map(({ url }) => new URL(url).hostname)).toEqual([
      'www.who.int',
      'example.com',
      'example.org',
      'www.reddit.com',
    ]);
  });
});
