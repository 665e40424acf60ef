import type { SourceDocument } from '../../../article/source.ts';
import { quotationSpans, withoutQuotations } from '../../../language/voice/quotations.ts';

/** Shorter ones are terms or words used with a distance. */
const FEWEST_WORDS = 4;
const FEWEST_CHARACTERS = 12;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;

/**
 * Whether a sentence that quotes word for word says who is quoted: by the publisher or title of its document, or by a
 * name that stands in the passage. A document of the customer's own needs no naming, and a private one may have none.
 */
export function namesItsSource(text: string, documents: readonly SourceDocument[]): boolean {
  const open = documents.filter(({ trusted, visibility }) => !trusted && visibility === 'public');
  if (
    open.length === 0 ||
    !quotationSpans(text).some(({ start, end }) => isQuotation(text.slice(start + 1, end - 1)))
  ) {
    return true;
  }
  const around = withoutQuotations(text);
  const said = around.toLowerCase();
  return open.some(({ publisher, title, passages }) => {
    const names = [publisher ?? '', title].filter((name) => name.trim() !== '');
    if (names.some((name) => said.includes(name.toLowerCase()))) return true;
    return namesIn(around).some((name) => passages.some((passage) => passage.text.includes(name)));
  });
}

function isQuotation(quoted: string): boolean {
  if (UNSPACED.test(quoted)) return quoted.length >= FEWEST_CHARACTERS;
  return quoted.trim().split(/\s+/u).length >= FEWEST_WORDS;
}

/** Words with a capital within the sentence, and runs in scripts without capitals or spaces before a mark of speech. */
function namesIn(text: string): string[] {
  const capital = text.match(/(?<=\S\s)\p{Lu}[\p{L}\p{M}.'’-]{2,}/gu) ?? [];
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Katakana}]{2,12}(?=表示|指出|称|稱|说|說|認為|认为|は|によると)/gu) ?? [];
  return [...capital, ...unspaced];
}
