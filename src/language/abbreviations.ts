import type { Language } from '../contract/languages.ts';

/** Abbreviations that stand before what they belong to, in any language; without their last full stop. */
const COMMON = 'approx resp incl excl max min vs cf ca e.g i.e Dr Prof Nr No St Mr Mrs Ms';

/** The same by language; those that often end a sentence ("etc.") are left out. */
const OWN: Readonly<Record<string, string>> = {
  ar: 'د أ م ص أ.د ق.م',
  bg: 'г т.е напр т.нар ул бр млн млрд проф инж св акад хил',
  bn: 'ড ডা মো অধ্যা প্রফে',
  cs: 'cca např tzv tj mil mld MUDr JUDr Ing Mgr Bc č str sv ul atd popř',
  da: 'bl.a f.eks hr fr nr kl mio mia tlf pct',
  de: 'bzw ggf usw evtl etw inkl zzgl Abb Tab Kap Art Mio Mrd Tsd sog vgl z.B d.h u.a',
  el: 'κ κα π.χ δηλ αρ σελ μ.Χ π.Χ εκατ δισ χιλ',
  es: 'Sr Sra Dra Ud Uds EE UU pág núm aprox p.ej a.C',
  et: 'u nt lk nr st prof dr',
  fi: 'n esim mm ts eKr jKr os',
  fr: 'M MM Mme Mlle av apr env art p.ex réf éd chap fig',
  hi: 'डॉ श्री प्रो कु रु पं',
  hu: 'kb pl ún ill Kr id ifj özv',
  id: 'Drs Ir Bpk Jl Rp Kab Kec',
  it: 'sig sigg dott prof pag art n p.es a.C',
  lt: 'pvz t.y prof dr proc tūkst mln mlrd',
  ms: 'Hj En Pn Jln Tn Dato',
  nl: 'dhr mevr bijv d.w.z blz i.p.v o.a mln mld',
  no: 'bl.a f.eks hr nr kl mill mrd tlf pst',
  pl: 'ok np tzn tj m.in prof dr ul św tzw zob por mln mld tys',
  pt: 'Sr Sra Dra pág art aprox p.ex Nº a.C',
  ro: 'Dl Dna dl dna dr prof nr str ex cca mil',
  ru: 'т г т.е т.к т.н тыс млн млрд напр им ул стр рис см проф акад',
  sv: 't.ex bl.a dvs s.k kl nr milj tel',
  tr: 'Doç örn bkz yy M.Ö M.S Av Sn',
  vi: 'TS ThS PGS GS BS TP Tp ThS KS',
};

const cache = new Map<Language, RegExp>();

/** Matches a piece that ends with an abbreviation, so that the next piece belongs to it. */
export function openAbbreviation(language: Language): RegExp {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const words = `${COMMON} ${OWN[language] ?? OWN[language.split('-')[0] ?? ''] ?? ''}`.trim().split(/\s+/);
  const list = words.map((word) => word.replaceAll('.', '\\.\\s?')).join('|');
  const pattern = new RegExp(`(?:^|[\\s(«"“„])(?:${list})\\.\\s*$`, 'u');
  cache.set(language, pattern);
  return pattern;
}
