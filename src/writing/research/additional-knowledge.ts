import type { SourceDocument } from '../../article/source.ts';
import { splitIntoPassages } from '../../article/split-into-passages.ts';
import { identifyLanguage } from '../../language/identify-language.ts';

const ID = 'additional-knowledge';

/**
 * The knowledge a customer sent with the order, as a document. It has neither title nor address and may hold what is
 * meant for the writer only, so it counts as private: it supports sentences and is not named.
 */
export function additionalKnowledgeDocument(text: string): SourceDocument | undefined {
  const language = identifyLanguage(text);
  const passages = splitIntoPassages(text, language);
  if (passages.length === 0) return undefined;
  return {
    id: ID,
    title: 'Knowledge sent with the order',
    url: undefined,
    publisher: undefined,
    date: undefined,
    licence: undefined,
    language,
    visibility: 'private',
    trusted: true,
    isOfOrder: true,
    passages: passages.map((passage, index) => ({ id: `${ID}#${index}`, ...passage })),
  };
}
