import type { SourceDocument } from '../../article/source.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { ArticleRequest } from '../../contract/write-blog.ts';
import { isSameLanguage } from '../../language/identify-language.ts';
import type { Brand } from '../brief/brand.ts';
import type { Brief } from '../brief/brief.ts';
import type { StepTools } from '../step.ts';
import { additionalKnowledgeDocument } from './additional-knowledge.ts';
import { brandDocument } from './brand-document.ts';
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
  /** Of the documents in either list, those that were looked for or sent: all but what the brand says of itself. */
  readonly evidence: number;
  /** What was left aside and why, as sentences. */
  readonly notes: readonly string[];
}

type Fields = Pick<
  ArticleRequest,
  'isAddEvidence' | 'additionalKnowledge' | 'targetEvidenceSearchLanguageId' | 'targetEvidenceLocale'
>;

const MOST_DOCUMENTS = 40;
/** Beside pages that the customer named as the material, the library only adds. */
const MOST_BESIDE_GIVEN = 8;

/**
 * Knowledge sent with the order, what its brand says of itself, pages named in it, the knowledge store and the library, and with `isAddEvidence` the
 * web, where this installation may use what it finds there.
 */
export async function gatherDocuments(
  fields: Fields,
  brief: Brief,
  version: number,
  tools: StepTools,
): Promise<GatheredDocuments> {
  const { accountId, siteStoreId } = tools.customer;
  const { knowledge } = brief;
  const query = {
    text: [searchTextOf(brief), ...brief.queries].join(' '),
    language: brief.language,
    accountId,
    storeId: knowledge?.storeId ?? siteStoreId,
    brandId: knowledge?.brandId,
    limit: brief.given.documents.length > 0 ? MOST_BESIDE_GIVEN : MOST_DOCUMENTS,
  };
  const [library, web] = await Promise.all([
    searchLibrary(query, version, tools),
    fields.isAddEvidence && tools.webMeans.canSearch && (tools.composes || tools.webMeans.quoteThirdParty)
      ? readFromWeb(brief, marketOf(fields, brief, tools.composes), version, tools)
      : { documents: [], notes: [] },
  ]);
  const own = ownDocuments(fields.additionalKnowledge ?? '', knowledge?.brand);
  const fitting = own.filter(({ document: { language } }) => fits(language, brief.language));
  const foreign = own.filter((one) => !fitting.includes(one));
  const found = withoutSamePages([...brief.given.documents, ...inFixedOrder(library), ...inFixedOrder(web.documents)]);
  const usable = usableDocuments(found, brief.language, tools.composes);
  const documents = [...fitting.map(({ document }) => document), ...usable.documents];
  const inOtherLanguages = [
    ...(tools.composes ? foreign.map(({ document }) => document) : []),
    ...usable.inOtherLanguages,
  ];
  return {
    documents,
    inOtherLanguages,
    found: found.length + own.length,
    evidence: [...documents, ...inOtherLanguages].filter(({ id }) => id !== knowledge?.brand?.id).length,
    notes: [
      ...brief.given.notes,
      ...brandNotes(brief),
      ...web.notes,
      ...usable.notes,
      ...(tools.composes ? [] : foreign.map(({ name }) => foreignText(name, brief.language))),
    ],
  };
}

interface OwnDocument {
  /** What its customer knows it by. */
  readonly name: string;
  readonly document: SourceDocument;
}

/** What comes with the order itself, rather than from a search. */
function ownDocuments(additionalKnowledge: string, brand: Brand | undefined): OwnDocument[] {
  const sent = additionalKnowledgeDocument(additionalKnowledge);
  const ofBrand = brand === undefined ? undefined : brandDocument(brand);
  return [
    ...(sent === undefined ? [] : [{ name: 'additionalKnowledge', document: sent }]),
    ...(ofBrand === undefined ? [] : [{ name: `The description of the brand "${ofBrand.title}"`, document: ofBrand }]),
  ];
}

function fits(language: Language | undefined, wanted: Language): boolean {
  return language === undefined || isSameLanguage(language, wanted);
}

/** For which brand the article was written. */
function brandNotes({ knowledge }: Brief): string[] {
  if (knowledge?.brandId === undefined) return [];
  const { brand, brandId } = knowledge;
  if (brand !== undefined) return [`Brand of the article: "${brand.name}".`];
  return [`knowledgeBaseInfo.brand_id "${brandId}" was left aside: the knowledge store has no such brand any more.`];
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
  const isUsable = wanted !== undefined && (composes || isSameLanguage(wanted, brief.language));
  return { language: isUsable ? wanted : brief.language, country: targetEvidenceLocale ?? brief.locale };
}

function foreignText(name: string, language: Language): string {
  return `${name} was left aside: it is not in ${LANGUAGES[language].name}.`;
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
