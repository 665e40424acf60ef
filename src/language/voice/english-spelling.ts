import type { Locale } from '../../contract/locales.ts';

/** How a country spells English. */
export type EnglishSpelling = 'us' | 'gb' | 'ca';

const BRITISH: ReadonlySet<string> = new Set('gb au nz ie in za sg mt cy hk my mo ng gh pk jm bs bd cm'.split(' '));
const AMERICAN: ReadonlySet<string> = new Set(['us', 'pr', 'ph']);

/** Undefined where English is a guest: either spelling is right there. */
export function englishSpellingOf(locale: Locale): EnglishSpelling | undefined {
  if (AMERICAN.has(locale)) return 'us';
  if (locale === 'ca') return 'ca';
  return BRITISH.has(locale) ? 'gb' : undefined;
}

interface Pair {
  readonly us: string;
  readonly gb: string;
  /** Canada follows the United States in `-ize` and in medicine, Britain in the rest. */
  readonly ca: 'us' | 'gb' | 'either';
}

const list = (text: string): string[] => text.trim().split(/\s+/);
const pairs: Pair[] = [];

/** Adds every form of words that differ in one place. */
function add(stems: string, us: string, gb: string, endings: string, ca: Pair['ca']): void {
  for (const stem of list(stems)) {
    for (const ending of endings.split(' ')) {
      const tail = ending === '-' ? '' : ending;
      pairs.push({ us: stem + us + tail, gb: stem + gb + tail, ca });
    }
  }
}

const NOUN = '- s ed ing';
add('col flav harb hon hum lab neighb rum sav endeav od vap clam', 'or', 'our', NOUN, 'gb');
add('fav', 'or', 'our', `${NOUN} ite ites able ably itism`, 'gb');
add('behavi', 'or', 'our', '- s al ally', 'gb');
add('arm parl splend tum val rig vig cand demean ferv succ ranc', 'or', 'our', '- s', 'gb');
add('neighb', 'or', 'our', 'hood hoods ly', 'gb');
add('col', 'or', 'our', 'ful fully less ant ways', 'gb');
add('hon', 'or', 'our', 'able ably', 'gb');
add('flav', 'or', 'our', 'ful less ings', 'gb');
add('lab', 'or', 'our', 'er ers', 'gb');
add('sav', 'or', 'our', 'y', 'gb');
add('hum', 'or', 'our', 'less', 'gb');
add('odo', 'r', 'ur', 'less', 'gb');
add('cent theat fib lit calib lust somb spect meag sab scept', 'er', 're', '- s', 'gb');
add('centimet millimet kilomet nanomet', 'er', 're', '- s', 'gb');
add('millilit centilit', 'er', 're', '- s', 'gb');
pairs.push({ us: 'fiberglass', gb: 'fibreglass', ca: 'gb' }, { us: 'fiberboard', gb: 'fibreboard', ca: 'gb' });
pairs.push({ us: 'centered', gb: 'centred', ca: 'gb' }, { us: 'centering', gb: 'centring', ca: 'gb' });

/** By habit of the press; Oxford keeps -ize in Britain, and nobody there takes -ise for wrong. */
add(
  `apolog author capital categor character civil crystall custom digital econom emphas equal fertil final formal general
   harmon hospital ideal immun initial legal local magnet maxim mechan memor minim mobil modern monopol neutral normal
   optim organ oxid pasteur patron personal popular pressur priorit privat public random rational real recogn revolution
   scrutin sensit social special stabil standard steril sympath synchron symbol util vapor visual vital western winter
   energ jeopard critic summar mesmer traumat sanit deodor caramel carbon commercial computer decentral depressur
   familiar industrial internal material national polar reorgan subsid synthes theor union urban victim`,
  'iz',
  'is',
  'e es ed ing er ers ation ations',
  'us',
);
add('anal paral catal dial hydrol electrol breathal', 'yz', 'ys', 'e es ed ing er ers', 'us');
add(
  'travel cancel label model fuel signal level counsel channel tunnel quarrel dial marshal shovel panel pedal spiral total',
  'ed',
  'led',
  '-',
  'gb',
);
add(
  'travel cancel label model fuel signal level counsel channel tunnel quarrel dial marshal shovel panel pedal spiral total',
  'ing',
  'ling',
  '-',
  'gb',
);
add('travel counsel model label signal', 'er', 'ler', '- s', 'gb');
add('counsel', 'or', 'lor', '- s', 'gb');
add('marve', 'lous', 'llous', '- ly', 'gb');
add('woo', 'len', 'llen', '- s', 'gb');
add('jewe', 'lry', 'llery', '-', 'gb');
add('jewe', 'ler', 'ller', '- s', 'gb');
add('skil wil', 'lful', 'ful', '- ly', 'either');
add('fulfil enrol instil distil appal', 'l', '', '- s', 'either');
add('fulfil enrol instal', 'lment', 'ment', '- s', 'either');
add('defen offen preten', 'se', 'ce', '- s', 'gb');
add('p', 'ediatric', 'aediatric', '- s ian ians', 'us');
add('an', 'esthe', 'aesthe', 'sia tic tics tist tists', 'us');
add('', 'estrogen', 'oestrogen', '- s', 'us');
add('diarrh', 'ea', 'oea', '-', 'us');
add('h', 'emo', 'aemo', 'globin rrhage rrhages philia', 'us');
add('', 'anemi', 'anaemi', 'a c', 'us');
add('leuk', 'emia', 'aemia', '-', 'us');
add('', 'esophag', 'oesophag', 'us eal', 'us');
add('man', 'euver', 'oeuvre', '- s', 'gb');
add('orthop', 'edic', 'aedic', '- s', 'us');
add('gyn', 'ecolog', 'aecolog', 'y ist ists ical', 'us');
add('c', 'eliac', 'oeliac', '-', 'us');
add('c', 'esarean', 'aesarean', '-', 'us');
add('', 'gray', 'grey', '- s er est ish ed ing', 'gb');
add('cata ana dia mono epi pro', 'log', 'logue', '-', 'gb');
add('cata ana dia', 'logs', 'logues', '-', 'gb');
add('co', 'zy', 'sy', '-', 'us');
add('co', 'zi', 'si', 'er est ness ly', 'us');
add('m', 'old', 'ould', '- s y ing', 'gb');
add('pl', 'ow', 'ough', NOUN, 'either');
add('s', 'keptic', 'ceptic', '- s al ism', 'us');
add('alumi', 'num', 'nium', '-', 'us');
add('', 'pajamas', 'pyjamas', '-', 'gb');
pairs.push({ us: 'mustache', gb: 'moustache', ca: 'gb' }, { us: 'artifact', gb: 'artefact', ca: 'us' });
pairs.push({ us: 'artifacts', gb: 'artefacts', ca: 'us' }, { us: 'carburetor', gb: 'carburettor', ca: 'us' });
pairs.push({ us: 'sulfur', gb: 'sulphur', ca: 'either' }, { us: 'airplane', gb: 'aeroplane', ca: 'us' });
pairs.push({ us: 'airplanes', gb: 'aeroplanes', ca: 'us' }, { us: 'licorice', gb: 'liquorice', ca: 'us' });

/** British spellings that American never has, though the American one means more things. */
const BRITISH_ONLY: Readonly<Record<string, string>> = {
  metre: 'meter',
  metres: 'meters',
  litre: 'liter',
  litres: 'liters',
  programme: 'program',
  programmes: 'programs',
  tyre: 'tire',
  tyres: 'tires',
  kerb: 'curb',
  kerbs: 'curbs',
  cheque: 'check',
  cheques: 'checks',
  storey: 'story',
  storeys: 'stories',
  licence: 'license',
  licences: 'licenses',
  draught: 'draft',
  draughts: 'drafts',
  draughty: 'drafty',
  practise: 'practice',
  practised: 'practiced',
  practising: 'practicing',
  whilst: 'while',
  amongst: 'among',
  ageing: 'aging',
  cosy: 'cozy',
  gramme: 'gram',
  grammes: 'grams',
  manoeuvring: 'maneuvering',
  manoeuvred: 'maneuvered',
};
/** American spellings that British never has. */
const AMERICAN_ONLY: Readonly<Record<string, string>> = {
  practiced: 'practised',
  practicing: 'practising',
  maneuvered: 'manoeuvred',
  maneuvering: 'manoeuvring',
};

/** In America these are right as well, or mean another thing. */
const FINE_IN_AMERICA: ReadonlySet<string> = new Set(
  list('catalogue catalogues dialogue dialogues analogue analogues monologue epilogue prologue glamour grey greys'),
);
/** In Britain these are right as well, or mean another thing ("a program", "a dialog", a company called "a prolog"). */
const FINE_IN_BRITAIN: ReadonlySet<string> = new Set(
  list(
    'analog dialog dialogs dialed fuller prolog epilog analogs program meter meters tire curb check story parlor saber',
  ),
);

const tables = new Map<EnglishSpelling, ReadonlyMap<string, string>>();

/** Spellings of other countries, lower case, and what a country writes instead. */
export function foreignEnglish(spelling: EnglishSpelling): ReadonlyMap<string, string> {
  const known = tables.get(spelling);
  if (known !== undefined) return known;
  const table = new Map<string, string>();
  for (const pair of pairs) {
    const side = spelling === 'ca' ? pair.ca : spelling;
    if (side === 'us' && !(spelling === 'us' && FINE_IN_AMERICA.has(pair.gb))) table.set(pair.gb, pair.us);
    if (side === 'gb' && !FINE_IN_BRITAIN.has(pair.us)) table.set(pair.us, pair.gb);
  }
  if (spelling === 'us') for (const [gb, us] of Object.entries(BRITISH_ONLY)) table.set(gb, us);
  if (spelling === 'gb') for (const [us, gb] of Object.entries(AMERICAN_ONLY)) table.set(us, gb);
  tables.set(spelling, table);
  return table;
}
