import { JobError } from '../../contract/errors.ts';
import { type Evidence, gatherEvidence } from '../../research/evidence.ts';
import { bindingRange, blogTypeOf } from '../brief/blog-type.ts';
import type { Brief } from '../brief/brief.ts';
import { defineSharedStep } from '../step.ts';
import { gatherDocuments, searchTextOf } from './gather-documents.ts';
import { type RelevantBlocks, relevantBlocks } from './relevant-blocks.ts';
import { leftAside } from './usable-documents.ts';
import { composedTarget, LEAST_WORDS, materialWanted, wordTarget } from './word-target.ts';

/** Share of the words aimed at that one third-party source may give: a quarter of an article that comes out shorter. */
const MOST_SHARE_OF_OTHER = 0.23;
const VERSION = 2;

export const researchStep = defineSharedStep({
  name: 'research',
  version: VERSION,
  reads: [
    'isAddEvidence',
    'additionalKnowledge',
    'isRaiseEvidenceNotFindError',
    'targetEvidenceSearchLanguageId',
    'targetEvidenceLocale',
  ],
  needs: ['brief'],
  doing: 'Looking for sources',
  async run(fields, { brief }, tools) {
    const { isAddEvidence, isRaiseEvidenceNotFindError } = fields;
    const gathered = await gatherDocuments(fields, brief, VERSION, tools);
    const { documents, inOtherLanguages, found } = gathered;
    const notes = [...gathered.notes];
    tools.tell(`Reading ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`, {
      pages: documents.map(({ title, url }) => ({ title, ...(url === undefined ? {} : { url }) })),
    });
    tools.signal.throwIfAborted();
    const evidence = gatherEvidence({
      documents,
      request: searchTextOf(brief),
      subject: brief.subjectTokens,
      language: brief.language,
      intent: brief.intent,
      preferData: isAddEvidence,
      ...(brief.range === undefined ? {} : { mostWords: brief.range.most }),
    });
    notes.push(...setAsideNotes(evidence));
    const material = relevantBlocks(evidence, materialWanted(brief.range));
    const mustFind = isAddEvidence && isRaiseEvidenceNotFindError;
    // A brand that only says how it sounds is no evidence; its sentences on the subject are.
    if (tools.composes) refuseNoEvidence(brief, gathered.evidence + material.sentences, mustFind, notes);
    else refuseThinMaterial(brief, material, { found, read: documents.length, notes, mustFind });
    const targetWords =
      tools.aimAtWords ?? (tools.composes ? composedTarget(brief.range) : wordTarget(brief.range, material));
    return {
      evidence,
      relevantBlocks: material.blocks,
      targetWords,
      inOtherLanguages,
      mostWordsOfOther: Math.round(targetWords * MOST_SHARE_OF_OTHER),
      notes,
    };
  },
});

/** One sentence for each reason. */
function setAsideNotes({ setAside }: Evidence): string[] {
  const reasons = [...new Set(setAside.map(({ why }) => why))];
  return reasons.map((reason) => leftAside(setAside.filter(({ why }) => why === reason).length, reason));
}

/** @throws JobError 545 when a model has nothing to rest its claims on and evidence was demanded */
function refuseNoEvidence({ subject }: Brief, read: number, mustFind: boolean, notes: readonly string[]): void {
  if (read > 0 || !mustFind) return;
  throw new JobError(
    '545',
    [
      `No evidence was found on "${subject}".`,
      ...notes,
      'Add documents on the subject to a knowledge store or the library, send additionalKnowledge, configure a search provider, or set isRaiseEvidenceNotFindError to false.',
    ].join(' '),
  );
}

interface Found {
  readonly found: number;
  readonly read: number;
  readonly notes: readonly string[];
  readonly mustFind: boolean;
}

/** @throws JobError 545 when there is no evidence and one was demanded, 551 when there is too little for an article */
function refuseThinMaterial(brief: Brief, material: RelevantBlocks, { found, read, notes, mustFind }: Found): void {
  const needed = bindingRange(brief, blogTypeOf(brief))?.least ?? LEAST_WORDS;
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
