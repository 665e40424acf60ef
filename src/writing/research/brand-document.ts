import type { SourceDocument } from '../../article/source.ts';
import { splitIntoPassages } from '../../article/split-into-passages.ts';
import { identifyLanguage } from '../../language/identify-language.ts';
import type { Brand } from '../brief/brand.ts';

/**
 * What a brand says of itself, as a document of the customer: sentences rest on it and name it by the brand's name, as
 * on any document of the store. Undefined where the brand says nothing.
 */
export function brandDocument({ id, name, description }: Brand): SourceDocument | undefined {
  const language = identifyLanguage(description);
  const passages = splitIntoPassages(description, language);
  if (passages.length === 0) return undefined;
  return {
    id,
    title: name,
    url: undefined,
    publisher: undefined,
    date: undefined,
    licence: undefined,
    language,
    visibility: 'public',
    trusted: true,
    isOfOrder: true,
    passages: passages.map((passage, index) => ({ id: `${id}#${index}`, ...passage })),
  };
}
