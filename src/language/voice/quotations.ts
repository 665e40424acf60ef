/** Opening marks and what may close them; German and Danish use the same marks the other way round. */
const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '”': '”',
  '«': '»',
  '»': '«»',
  '「': '」',
  '『': '』',
  '"': '"',
  '‘': '’',
  '‚': '‘’',
  '‹': '›',
  '《': '》',
};

/** Longer than this it is no quotation but a mark without its partner. */
const LONGEST = 600;
const LETTER = /[\p{L}\p{N}]/u;

/** Spans of quoted text with their marks, from left to right, never one within another. Linear in the text. */
export function quotationSpans(text: string): { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const closers = CLOSERS[text.charAt(at)];
    if (closers === undefined || isApostrophe(text, at)) continue;
    const end = closingAt(text, at, closers);
    if (end === undefined) continue;
    spans.push({ start: at, end: end + 1 });
    at = end;
  }
  return spans;
}

/** The text with every quotation made one space, so that what others said is not taken for the author's voice. */
export function withoutQuotations(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of quotationSpans(text)) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return rest + text.slice(from);
}

function isApostrophe(text: string, at: number): boolean {
  return text.charAt(at) === '‘' && LETTER.test(text.charAt(at - 1));
}

/** @returns where the quotation that opens at `open` closes, unless a line ends or it opens again before, or it is too long */
function closingAt(text: string, open: number, closers: string): number | undefined {
  const limit = Math.min(text.length, open + LONGEST);
  const opener = text.charAt(open);
  for (let at = open + 1; at < limit; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') return undefined;
    if (character === opener && !closers.includes(opener)) return undefined;
    if (closers.includes(character) && !(character === '’' && LETTER.test(text.charAt(at + 1)))) return at;
  }
  return undefined;
}
