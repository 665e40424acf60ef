import { cleanUrl } from '../../research/search/clean-url.ts';
import { isAllowed } from '../../research/search/domain-lists.ts';
import { asSentence } from '../../support/as-sentence.ts';
import { sentencesIn } from '../composing/composed-text.ts';
import { checkLink } from '../links/remembered-web.ts';
import type { ResearchResult } from '../research/research-result.ts';
import { defineComposedStep, defineStep, type StepTools } from '../step.ts';
import type { ExternalLinks } from './external-links.ts';

const VERSION = 1;
const MOST_CHECKS = 12;

const shared = {
  name: 'external-links',
  version: VERSION,
  reads: ['isStartExternalHyperlink'],
  doing: 'Checking the addresses of the sources',
  when: ({ isStartExternalHyperlink }: { readonly isStartExternalHyperlink: boolean }) => isStartExternalHyperlink,
  skipped: { asked: false, alive: new Map<string, string>(), listed: new Map<string, string>(), notes: [] },
} as const;

export const externalLinksStep = defineStep({
  ...shared,
  needs: ['research', 'outline', 'sections', 'key-takeaways', 'faq'],
  run(_fields, { research, outline, sections, 'key-takeaways': takeaways, faq }, tools) {
    const groups = [
      ...outline.introduction,
      ...sections.flatMap((section) => section.groups),
      ...takeaways.groups,
      ...faq.entries.map(({ group }) => group),
    ];
    return checkSources(research, new Set(groups.map(({ documentId }) => documentId)), tools);
  },
});

export const composedExternalLinksStep = defineComposedStep({
  ...shared,
  needs: ['research', 'sections', 'faq'],
  run(_fields, { research, sections, faq }, tools) {
    const blocks = [sections.introduction, ...sections.sections, ...faq.entries].flatMap((part) => part.blocks);
    const passages = new Set(
      blocks.flatMap((block) =>
        block.kind === 'table' ? block.cites : sentencesIn([block]).flatMap(({ cites }) => cites),
      ),
    );
    const documents = [...research.evidence.documents, ...research.inOtherLanguages];
    const cited = documents.filter((document) => document.passages.some(({ id }) => passages.has(id)));
    return checkSources(research, new Set(cited.map(({ id }) => id)), tools);
  },
});

/** @param cited ids of the documents that the draft cites: they are looked at first */
async function checkSources(
  { evidence, inOtherLanguages }: ResearchResult,
  cited: ReadonlySet<string>,
  tools: StepTools,
): Promise<ExternalLinks> {
  const notes: string[] = [];
  const listed = new Map<string, string>();
  const open = [...evidence.documents, ...inOtherLanguages].filter(({ visibility }) => visibility === 'public');
  for (const { id, url } of [...open.filter((one) => cited.has(one.id)), ...open.filter((one) => !cited.has(one.id))]) {
    const clean = url === undefined ? undefined : cleanUrl(url);
    if (clean === undefined) continue;
    if (isAllowed(clean, { allow: [], deny: tools.siteLinks.denyDomains })) listed.set(id, clean);
    else notes.push(`${clean} is not linked to: its domain is on the deny list.`);
  }
  const alive = new Map<string, string>();
  const few = [...listed].slice(0, MOST_CHECKS);
  const checks = await Promise.all(few.map(([, url]) => checkLink(url, VERSION, tools)));
  for (const [index, [id, url]] of few.entries()) {
    const check = checks[index];
    if (check === undefined) continue;
    if (check.alive) alive.set(id, url);
    else
      notes.push(asSentence(`${url} is not linked to${check.gone === true ? '' : ' from a sentence'}: ${check.why}`));
    if (!check.alive && check.gone === true) listed.delete(id);
  }
  return { asked: true, alive, listed, notes };
}
