import type { SourceDocument } from '../../article/source.ts';
import { splitIntoPassages } from '../../article/split-into-passages.ts';
import { identifyLanguage } from '../../language/identify-language.ts';

/** What came with the order itself, as a document of the customer without address; undefined where it says nothing. */
export function documentOfOrder(
  { id, title, visibility }: Pick<SourceDocument, 'id' | 'title' | 'visibility'>,
  text: string,
): SourceDocument | undefined {
  const language = identifyLanguage(text);
  const passages = splitIntoPassages(text, language);
  if (passages.length === 0) return undefined;
  return {
    id,
    title,
    url: undefined,
    publisher: undefined,
    date: undefined,
    licence: undefined,
    language,
    visibility,
    trusted: true,
    isOfOrder: true,
    passages: passages.map((passage, index) => ({ id: `${id}#${index}`, ...passage })),
  };
}
