import type { SourceDocument } from '../../article/source.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { ArticleRequest } from '../../contract/write-blog.ts';
import { isSameLanguage } from '../../language/identify-language.ts';
import type { Brief } from '../brief/brief.ts';
import type { StepTools } from '../step.ts';
import { additionalKnowledgeDocument } from './additional-knowledge.ts';
import { searchLibrary } from './remembered-library.ts';
import { usableDocuments } from './usable-documents.ts';
import { type Market, readFromWeb } from './web-documents.ts';

/** What an order and its installation offer as material, before it is read. */
export interface GatheredDocuments {
  /** In a fixed order: what the customer sent first. */
  readonly documents: readonly SourceDocument[];
  readonly inOtherLanguages: readonly SourceDocument[];
  /** Documents before those in other languages were left aside. */
  readonly found: number;
  /** What was left aside and why, as sentences. */
  readonly notes: readonly string[];
}

type Fields = Pick<
  ArticleRequest,
  | 'isAddEvidence'
  | 'additionalKnowledge'
  | 'knowledgeBaseInfo'
  | 'targetEvidenceSearchLanguageId'
  | 'targetEvidenceLocale'
>;

const MOST_DOCUMENTS = 40;
/** Beside pages that the customer named as the material, the library only adds. */
const MOST_BESIDE_GIVEN = 8;

/**
 * Knowledge sent with the order, pages named in it, the knowledge store and the library, and with `isAddEvidence` the
 * web, where this installation may use what it finds there.
 */
export async function gatherDocuments(
  fields: Fields,
  brief: Brief,
  version: number,
  tools: StepTools,
): Promise<GatheredDocuments> {
  const { accountId, siteStoreId } = tools.customer;
  const { knowledgeBaseInfo } = fields;
  const query = {
    text: [searchTextOf(brief), ...brief.queries].join(' '),
    language: brief.language,
    accountId,
    storeId: knowledgeBaseInfo?.store_id ?? siteStoreId,
    brandId: knowledgeBaseInfo?.brand_id,
    limit: brief.given.documents.length > 0 ? MOST_BESIDE_GIVEN : MOST_DOCUMENTS,
  };
  const [library, web] = await Promise.all([
    searchLibrary(query, version, tools),
    fields.isAddEvidence && tools.webMeans.canSearch && (tools.composes || tools.webMeans.quoteThirdParty)
      ? readFromWeb(brief, marketOf(fields, brief, tools.composes), version, tools)
      : { documents: [], notes: [] },
  ]);
  const own = additionalKnowledgeDocument(fields.additionalKnowledge ?? '');
  const ownFits = own !== undefined && (own.language === undefined || isSameLanguage(own.language, brief.language));
  const found = withoutSamePages([...brief.given.documents, ...inFixedOrder(library), ...inFixedOrder(web.documents)]);
  const usable = usableDocuments(found, brief.language, tools.composes);
  const ownForeign = own !== undefined && !ownFits && tools.composes ? [own] : [];
  return {
    documents: own !== undefined && ownFits ? [own, ...usable.documents] : usable.documents,
    inOtherLanguages: [...ownForeign, ...usable.inOtherLanguages],
    found: found.length + (own === undefined ? 0 : 1),
    notes: [
      ...brief.given.notes,
      ...web.notes,
      ...usable.notes,
      ...(own !== undefined && !ownFits && !tools.composes ? [foreignKnowledge(brief.language)] : []),
    ],
  };
}

/** What is looked for, as the customer wrote it or the pages say it. */
export function searchTextOf({ subject, keyword, context }: Brief): string {
  return [subject, ...(keyword === undefined || keyword === subject ? [] : [keyword]), ...context].join(' ');
}

/** Where evidence is searched. What can only be quoted must be in the article's language, or a variety of it. */
function marketOf(
  { targetEvidenceSearchLanguageId: wanted, targetEvidenceLocale }: Fields,
  brief: Brief,
  composes: boolean,
): Market {
  const fits = wanted !== undefined && (composes || isSameLanguage(wanted, brief.language));
  return { language: fits ? wanted : brief.language, country: targetEvidenceLocale ?? brief.locale };
}

function foreignKnowledge(language: Language): string {
  return `additionalKnowledge was left aside: it is not in ${LANGUAGES[language].name}.`;
}

/** A page that is named, kept and found is one source; the first one stays. */
function withoutSamePages(documents: readonly SourceDocument[]): SourceDocument[] {
  const seen = new Set<string>();
  return documents.filter(({ url }) => {
    if (url === undefined) return true;
    if (seen.has(url)) return false;
    seen.add(url);
    return true;
  });
}

/** The order in which a search returns documents is no part of what they say. */
function inFixedOrder(documents: readonly SourceDocument[]): SourceDocument[] {
  const keyOf = ({ title, url, id }: SourceDocument) => [title, url ?? '', id].join('\n');
  return [...documents].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
