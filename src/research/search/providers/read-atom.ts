import { SaxesParser } from 'saxes';

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly published: string | undefined;
  readonly authors: readonly string[];
  readonly doi: string | undefined;
}

export interface AtomFeed {
  readonly entries: readonly AtomEntry[];
  /** How many there are in all, as OpenSearch says it. */
  readonly total: number | undefined;
}

/** Texts of an entry by the path of element names below it. */
type Texts = Map<string, string[]>;

/** Reads an Atom feed; undefined for what is none, is cut off, or declares entities of its own. */
export function readAtom(xml: string): AtomFeed | undefined {
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  const entries: Texts[] = [];
  let texts: Texts | undefined;
  let total: number | undefined;
  let text = '';
  let root: string | undefined;
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('doctype', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name }) => {
    root ??= name;
    path.push(name);
    text = '';
    if (name === 'entry' && path.length === 2) texts = new Map();
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const below = path.slice(2).join('/');
    if (texts !== undefined && below !== '') texts.set(below, [...(texts.get(below) ?? []), text.trim()]);
    if (name === 'opensearch:totalResults') total = Number.parseInt(text, 10);
    if (name === 'entry' && texts !== undefined && path.length === 2) {
      entries.push(texts);
      texts = undefined;
    }
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  if (isBroken || root !== 'feed') return undefined;
  return { entries: entries.map(entryOf), total: Number.isNaN(total) ? undefined : total };
}

function entryOf(texts: Texts): AtomEntry {
  const first = (name: string) => texts.get(name)?.[0];
  return {
    id: first('id') ?? '',
    title: first('title') ?? '',
    summary: first('summary') ?? '',
    published: first('published'),
    authors: texts.get('author/name') ?? [],
    doi: first('arxiv:doi'),
  };
}
