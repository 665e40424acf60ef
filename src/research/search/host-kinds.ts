/** What a host says of the pages on it. */
export type HostKind =
  | 'official'
  | 'intergovernmental'
  | 'scholarly'
  | 'statistics'
  | 'standards'
  | 'encyclopedia'
  | 'reference'
  | 'news'
  | 'forum'
  | 'social'
  | 'shop'
  | 'content farm'
  | 'press releases'
  | 'document sharing'
  | 'free host'
  | 'bare address';

interface Hosts {
  readonly kind: HostKind;
  /** Ends of host names, in whole labels: `gov` is meant with `nih.gov`, `gov.uk` with `www.gov.uk`. */
  readonly suffixes?: readonly string[];
  /** Shapes that no list of ends can say. */
  readonly shapes?: readonly RegExp[];
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Hosts by kind, international. The first kind that fits is the one of a host; so what is official stands before what
 * only looks like a shop or forum.
 */
const HOSTS: readonly Hosts[] = [
  {
    kind: 'statistics',
    suffixes: list(`
      census.gov bls.gov bea.gov ons.gov.uk destatis.de insee.fr istat.it ine.es ine.pt cbs.nl statbel.fgov.be scb.se
      ssb.no dst.dk stat.fi stat.gov.pl czso.cz ksh.hu statistics.gr nsi.bg insse.ro stat.gov.lt stat.ee
      rosstat.gov.ru stat.go.jp kostat.go.kr stats.gov.cn stat.gov.tw bps.go.id dosm.gov.my gso.gov.vn nso.go.th
      mospi.gov.in ibge.gov.br inegi.org.mx indec.gob.ar statcan.gc.ca abs.gov.au stats.govt.nz tuik.gov.tr
      capmas.gov.eg stats.gov.sa bfs.admin.ch statistik.at ourworldindata.org
    `),
  },
  {
    kind: 'intergovernmental',
    suffixes: list(`
      int un.org who.int unesco.org unicef.org undp.org unep.org worldbank.org imf.org oecd.org wto.org ilo.org fao.org
      ipcc.ch iea.org irena.org iaea.org europa.eu coe.int nato.int bis.org icrc.org wipo.int itu.int
    `),
  },
  {
    kind: 'official',
    suffixes: list(`
      gov mil gc.ca admin.ch bund.de bundesregierung.de bundestag.de bundesbank.de rki.de bfarm.de umweltbundesamt.de
      verbraucherzentrale.de gv.at ch.ch fgov.be overheid.nl rijksoverheid.nl rivm.nl regeringen.se riksdagen.se
      folkhalsomyndigheten.se livsmedelsverket.se regjeringen.no fhi.no sst.dk borger.dk suomi.fi thl.fi valtioneuvosto.fi
      service-public.fr legifrance.gouv.fr ameli.fr has-sante.fr ademe.fr boe.es aemps.es salute.it iss.it
      canada.ca nhs.uk parliament.uk legislation.gov.uk citizensinformation.ie hse.ie gov.pl eesti.ee riik.ee lrv.lt
      government.bg kormany.hu gov.ro kremlin.ru gov.cn ndl.go.jp korea.kr 
    `),
    // gov.uk, gob.mx, gouv.fr, gub.uy, go.jp, govt.nz, mil.br, nic.in, gouvernement.lu
    shapes: [/(?:^|\.)(?:gov|gob|gouv|gub|go|govt|mil|government|gouvernement|nic|guv|jus|leg)\.[a-z]{2}$/],
  },
  {
    kind: 'scholarly',
    suffixes: list(`
      edu doi.org arxiv.org biorxiv.org medrxiv.org ssrn.com pubmed.ncbi.nlm.nih.gov ncbi.nlm.nih.gov europepmc.org
      nature.com science.org sciencedirect.com springer.com link.springer.com wiley.com tandfonline.com jstor.org cell.com
      thelancet.com nejm.org bmj.com jamanetwork.com plos.org frontiersin.org mdpi.com oup.com cambridge.org ieee.org
      acm.org acs.org rsc.org aps.org pnas.org royalsocietypublishing.org cochranelibrary.com cochrane.org scielo.br
      scielo.org redalyc.org dialnet.unirioja.es persee.fr cairn.info hal.science econstor.eu zenodo.org jstage.jst.go.jp
      cnki.net kci.go.kr cyberleninka.ru elibrary.ru sagepub.com annualreviews.org semanticscholar.org openalex.org
      fraunhofer.de mpg.de helmholtz.de cnrs.fr inserm.fr csic.es cnr.it rand.org nber.org
    `),
    // ox.ac.uk, u-tokyo.ac.jp, unam.edu.mx, and universities by their names
    shapes: [
      /\.(?:ac|edu|edu\.[a-z]{2,3})\.[a-z]{2}$/,
      /(?:^|[.-])(?:uni|univ|tu|eth|epfl|kth|mit)-?[a-z]*\.(?:de|fr|at|ch|nl|be|it)$/,
    ],
  },
  {
    kind: 'standards',
    suffixes: list(
      'iso.org iec.ch ietf.org rfc-editor.org w3.org whatwg.org nist.gov din.de bsigroup.com astm.org etsi.org ecma-international.org unicode.org',
    ),
  },
  {
    kind: 'encyclopedia',
    suffixes: list(`
      wikipedia.org wikivoyage.org wikibooks.org wikiversity.org britannica.com encyclopedia.com larousse.fr universalis.fr
      treccani.it snl.no lex.dk ne.se brockhaus.de baike.baidu.com kotobank.jp
      bigenc.ru enciclopedia.cat scholarpedia.org plato.stanford.edu
    `),
  },
  {
    kind: 'reference',
    suffixes: list(
      'mayoclinic.org msdmanuals.com merriam-webster.com duden.de cnrtl.fr dle.rae.es developer.mozilla.org docs.python.org learn.microsoft.com nationalgeographic.com si.edu',
    ),
  },
  {
    kind: 'news',
    suffixes: list(`
      reuters.com apnews.com afp.com bbc.co.uk bbc.com theguardian.com nytimes.com washingtonpost.com economist.com ft.com
      wsj.com bloomberg.com npr.org pbs.org cbc.ca abc.net.au spiegel.de zeit.de faz.net sueddeutsche.de tagesschau.de
      dw.com nzz.ch srf.ch orf.at derstandard.at lemonde.fr lefigaro.fr liberation.fr francetvinfo.fr elpais.com elmundo.es
      rtve.es publico.pt rtp.pt folha.uol.com.br estadao.com.br g1.globo.com corriere.it repubblica.it ansa.it nrc.nl
      nos.nl vrt.be dr.dk nrk.no svt.se dn.se yle.fi hs.fi gazeta.pl wyborcza.pl ceskatelevize.cz hvg.hu digi24.ro
      err.ee lrt.lt kathimerini.gr nhk.or.jp asahi.com nikkei.com mainichi.jp yna.co.kr hani.co.kr xinhuanet.com
      caixin.com cna.com.tw thehindu.com indianexpress.com kompas.com tempo.co bernama.com vnexpress.net
      bangkokpost.com aljazeera.net aljazeera.com alarabiya.net hurriyet.com.tr aa.com.tr prothomalo.com
    `),
  },
  {
    kind: 'social',
    suffixes: list(`
      facebook.com instagram.com twitter.com x.com threads.net tiktok.com linkedin.com pinterest.com snapchat.com
      tumblr.com vk.com ok.ru weibo.com douyin.com xiaohongshu.com line.me t.me bsky.app mastodon.social youtube.com
      youtu.be vimeo.com bilibili.com dailymotion.com twitch.tv
    `),
    shapes: [/(?:^|\.)pinterest\.[a-z.]{2,6}$/],
  },
  {
    kind: 'forum',
    suffixes: list(`
      reddit.com quora.com stackexchange.com answers.com zhihu.com tieba.baidu.com zhidao.baidu.com ptt.cc 2ch.net 5ch.net
      chiebukuro.yahoo.co.jp kin.naver.com gutefrage.net wer-weiss-was.de forocoches.com
      jeuxvideo.com otvet.mail.ru 4chan.org discord.com disqus.com kaskus.co.id pantip.com voz.vn
    `),
    shapes: [
      /^(?:forums?|foro|foros|forum\d|community|board|boards|bbs|answers|discuss|discourse|talk)\./,
      /(?:^|[.-])forum[s]?\.[a-z.]{2,6}$/,
    ],
  },
  {
    kind: 'shop',
    suffixes: list(`
      ebay.com ebay.de etsy.com aliexpress.com alibaba.com temu.com walmart.com target.com bestbuy.com wayfair.com shein.com
      otto.de zalando.de mediamarkt.de idealo.de kaufland.de cdiscount.com fnac.com leroymerlin.fr bol.com coolblue.nl
      allegro.pl ceneo.pl emag.ro alza.cz mercadolibre.com mercadolivre.com.br magazineluiza.com.br trendyol.com
      hepsiburada.com rakuten.co.jp kakaku.com coupang.com taobao.com tmall.com jd.com momoshop.com.tw shopee.com
      tokopedia.com lazada.com flipkart.com ozon.ru wildberries.ru noon.com takealot.com
    `),
    shapes: [
      /(?:^|\.)(?:amazon|ebay|shopee|lazada|aliexpress|mercadolibre|zalando|ikea)\.[a-z.]{2,6}$/,
      /^(?:shop|store|boutique|tienda|loja|negozio|sklep|magazin|winkel)\./,
      /\.(?:myshopify\.com|shop|store)$/,
    ],
  },
  {
    kind: 'content farm',
    suffixes: list(`
      ehow.com hubpages.com ezinearticles.com buzzle.com listverse.com answerbag.com examiner.com
      buzzfeed.com boredpanda.com brightside.me wisegeek.com reference.com ask.com about.com livestrong.com
      articlesfactory.com kknews.cc sohu.com read01.com twgreatdaily.com
    `),
  },
  {
    kind: 'press releases',
    suffixes: list(
      'prnewswire.com businesswire.com globenewswire.com einpresswire.com openpr.com newswire.com presseportal.de',
    ),
  },
  {
    kind: 'document sharing',
    suffixes: list(
      'scribd.com slideshare.net academia.edu coursehero.com studocu.com chegg.com docsity.com issuu.com yumpu.com docin.com wenku.baidu.com doc88.com slideplayer.com prezi.com brainly.com quizlet.com',
    ),
  },
  {
    kind: 'free host',
    suffixes: list(`
      blogspot.com wordpress.com medium.com substack.com wixsite.com weebly.com jimdofree.com webnode.com tumblr.com
      github.io gitlab.io netlify.app vercel.app pages.dev web.app firebaseapp.com herokuapp.com glitch.me neocities.org
      livejournal.com over-blog.com skyrock.com hatenablog.com hatenadiary.com ameblo.jp note.com fc2.com seesaa.net
      tistory.com blog.naver.com pixnet.net jianshu.com csdn.net blog.sina.com.cn altervista.org canalblog.com
      sites.google.com notion.site ucoz.ru narod.ru
    `),
    shapes: [/(?:^|\.)blogspot\.[a-z.]{2,6}$/],
  },
  { kind: 'bare address', shapes: [/^\d{1,3}(?:\.\d{1,3}){3}$/, /^\[/] },
];

const BY_SUFFIX = new Map<string, { readonly kind: HostKind; readonly order: number }>();
for (const [order, { kind, suffixes = [] }] of HOSTS.entries()) {
  for (const suffix of suffixes) if (!BY_SUFFIX.has(suffix)) BY_SUFFIX.set(suffix, { kind, order });
}

/** The kind of a host; undefined for most, of which nothing is known. A longer end counts more than a shorter one. */
export function hostKindOf(hostname: string): HostKind | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  for (let from = 0; from < labels.length; from += 1) {
    const known = BY_SUFFIX.get(labels.slice(from).join('.'));
    if (known !== undefined && labels.length - from > 1) return known.kind;
  }
  const shaped = HOSTS.find(({ shapes = [] }) => shapes.some((shape) => shape.test(host)));
  return shaped?.kind ?? BY_SUFFIX.get(labels.at(-1) ?? '')?.kind;
}
