import { Parser } from 'htmlparser2';

/** What stands in these is no text for readers. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'jats:tex-math', 'tex-math', 'annotation']);
const INLINE = new Set([
  'a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'em', 'font', 'i', 'kbd', 'mark', 'q', 's', 'small', 'span', 'strong',
  'sub', 'sup', 'time', 'u', 'var', 'wbr',
]); // biome-ignore format: one list
const MARKUP = /<\/?[a-z!?][^<>]*>|&(?:#x?[0-9a-f]+|[a-z]+\d*);/i;
/** Control, private and unpaired characters, and format characters but the joiners that Persian and Hindi need. */
const UNSEEN = /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Co}\p{Cs}\p{Cf}]/gu;

/**
 * Text of a stranger as one line: markup and what it escapes taken out, no control characters, spaces evened, cut at
 * the end of a word.
 *
 * @param longest characters (code points) at most
 */
export function plainText(text: string, longest: number): string {
  return cutAtWord(withoutMarkup(text, ' ').replace(/\s+/gu, ' ').trim(), longest);
}

/** As `plainText`, with paragraphs kept and parted by an empty line. */
export function plainParagraphs(text: string, longest: number): string {
  const paragraphs = withoutMarkup(text, '\n\n')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return cutAtWord(paragraphs.join('\n\n'), longest);
}

function withoutMarkup(text: string, between: string): string {
  let plain = text.replace(UNSEEN, '');
  // Snippets often arrive escaped once more than they should be.
  for (let pass = 0; pass < 2 && MARKUP.test(plain); pass += 1) plain = textOf(plain, between);
  return plain.replace(UNSEEN, '').normalize('NFC');
}

function textOf(markup: string, between: string): string {
  let text = '';
  let unread = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNREAD.has(name)) unread += 1;
      else if (!INLINE.has(bare(name))) text += between;
    },
    ontext(data) {
      if (unread === 0) text += data;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      else if (!INLINE.has(bare(name))) text += between;
    },
  });
  parser.end(markup);
  return text;
}

/** JATS and MathML names: `jats:italic`, `mml:mi`. */
function bare(name: string): string {
  if (/^(?:jats:)?(?:italic|bold|sc|xref|ext-link|styled-content|inline-formula|monospace)$/.test(name)) return 'span';
  return name.startsWith('mml:') || name === 'jats:sub' || name === 'jats:sup' ? 'span' : name;
}

/**
 * The text, or as many whole words of it as fit; where there are no spaces to cut at, as many characters.
 * @param longest characters (code points) at most
 */
export function cutAtWord(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest).join('');
  if (/\s/u.test(characters[longest] ?? '')) return cut.trimEnd();
  const space = cut.search(/\s\S*$/u);
  const isFarBack = space < cut.length / 2;
  return (isFarBack ? cut : cut.slice(0, space)).trimEnd();
}
