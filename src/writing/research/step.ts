import type { SourceDocument } from '../../article/source.ts';
import { JobError } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { isSameLanguage } from '../../language/identify-language.ts';
import { type Evidence, gatherEvidence } from '../../research/evidence.ts';
import type { Brief } from '../brief/brief.ts';
import { defineStep } from '../step.ts';
import { additionalKnowledgeDocument } from './additional-knowledge.ts';
import { type RelevantBlocks, relevantBlocks } from './relevant-blocks.ts';
import { searchLibrary } from './remembered-library.ts';
import { leftAside, usableDocuments } from './usable-documents.ts';
import { LEAST_WORDS, materialWanted, wordTarget } from './word-target.ts';

const MOST_DOCUMENTS = 40;
/** Share of an article that one third-party source may give. */
const MOST_SHARE_OF_OTHER = 0.25;
const VERSION = 1;

export const researchStep = defineStep({
  name: 'research',
  version: VERSION,
  reads: ['isAddEvidence', 'additionalKnowledge', 'knowledgeBaseInfo', 'isRaiseEvidenceNotFindError'],
  needs: ['brief'],
  doing: 'Looking for sources',
  async run(fields, { brief }, tools) {
    const { isAddEvidence, additionalKnowledge, knowledgeBaseInfo, isRaiseEvidenceNotFindError } = fields;
    const { accountId, siteStoreId } = tools.customer;
    const query = {
      text: brief.keyword === undefined ? brief.subject : `${brief.subject} ${brief.keyword}`,
      language: brief.language,
      accountId,
      storeId: knowledgeBaseInfo?.store_id ?? siteStoreId,
      brandId: knowledgeBaseInfo?.brand_id,
      limit: MOST_DOCUMENTS,
    };
    const found = await searchLibrary(query, VERSION, tools);
    const usable = usableDocuments(found, brief.language);
    const notes = [...usable.notes];
    const own = additionalKnowledgeDocument(additionalKnowledge ?? '');
    const ownFits = own !== undefined && (own.language === undefined || isSameLanguage(own.language, brief.language));
    if (own !== undefined && !ownFits) {
      notes.push(`additionalKnowledge was left aside: it is not in ${LANGUAGES[brief.language].name}.`);
    }
    const ordered = inFixedOrder(usable.documents);
    const documents = own !== undefined && ownFits ? [own, ...ordered] : ordered;
    tools.tell(`Reading ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`);
    tools.signal.throwIfAborted();
    const evidence = gatherEvidence({
      documents,
      request: query.text,
      subject: brief.subjectTokens,
      language: brief.language,
      intent: brief.intent,
      preferData: isAddEvidence,
    });
    notes.push(...setAsideNotes(evidence));
    const material = relevantBlocks(evidence, materialWanted(brief.range));
    refuseThinMaterial(brief, material, {
      found: found.length,
      read: documents.length,
      notes,
      mustFind: isAddEvidence && isRaiseEvidenceNotFindError,
    });
    const targetWords = tools.aimAtWords ?? wordTarget(brief.range, material.words);
    return {
      evidence,
      relevantBlocks: material.blocks,
      targetWords,
      mostWordsOfOther: Math.round(targetWords * MOST_SHARE_OF_OTHER),
      notes,
    };
  },
});

/** The order in which a search returns documents is no part of what they say. */
function inFixedOrder(documents: readonly SourceDocument[]): SourceDocument[] {
  const keyOf = ({ title, url, id }: SourceDocument) => [title, url ?? '', id].join('\n');
  return [...documents].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** One sentence for each reason. */
function setAsideNotes({ setAside }: Evidence): string[] {
  const reasons = [...new Set(setAside.map(({ why }) => why))];
  return reasons.map((reason) => leftAside(setAside.filter(({ why }) => why === reason).length, reason));
}

interface Found {
  readonly found: number;
  readonly read: number;
  readonly notes: readonly string[];
  readonly mustFind: boolean;
}

/** @throws JobError 545 when there is no evidence and one was demanded, 551 when there is too little for an article */
function refuseThinMaterial(brief: Brief, material: RelevantBlocks, { found, read, notes, mustFind }: Found): void {
  const needed = brief.range?.least ?? LEAST_WORDS;
  if (material.words >= needed) return;
  const said =
    `${found} ${found === 1 ? 'document' : 'documents'} found on "${brief.subject}", ${read} read, with ` +
    `${material.sentences} usable ${material.sentences === 1 ? 'sentence' : 'sentences'} ` +
    `(${Math.round(material.words)} words); the article needs at least ${needed} words.`;
  const remedy =
    'Add documents on the subject to a knowledge store or the library, send additionalKnowledge, or ask for fewer words.';
  const message = [said, ...notes, remedy].join(' ');
  throw new JobError(material.sentences === 0 && mustFind ? '545' : '551', message);
}
