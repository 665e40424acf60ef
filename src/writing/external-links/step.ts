import type { SourceDocument } from '../../article/source.ts';
import { cleanUrl } from '../../research/search/clean-url.ts';
import { isAllowed } from '../../research/search/domain-lists.ts';
import { asSentence } from '../../support/as-sentence.ts';
import type { Draft } from '../draft.ts';
import { checkLink } from '../links/remembered-web.ts';
import { defineStep } from '../step.ts';
import type { ExternalLinks } from './external-links.ts';

const VERSION = 1;
const MOST_CHECKS = 12;

export const externalLinksStep = defineStep({
  name: 'external-links',
  version: VERSION,
  reads: ['isStartExternalHyperlink'],
  needs: ['research', 'outline', 'sections', 'key-takeaways', 'faq'],
  doing: 'Checking the addresses of the sources',
  when: ({ isStartExternalHyperlink }) => isStartExternalHyperlink,
  skipped: { asked: false, alive: new Map(), listed: new Map(), notes: [] },
  async run(_fields, draft, tools): Promise<ExternalLinks> {
    const notes: string[] = [];
    const listed = new Map<string, string>();
    for (const { id, url } of citedFirst(draft)) {
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
  },
});

/** The public documents, those first that the draft cites. */
function citedFirst({
  research,
  outline,
  sections,
  'key-takeaways': takeaways,
  faq,
}: Pick<Draft, 'research' | 'outline' | 'sections' | 'key-takeaways' | 'faq'>): SourceDocument[] {
  const groups = [
    ...outline.introduction,
    ...sections.flatMap((section) => section.groups),
    ...takeaways.groups,
    ...faq.entries.map(({ group }) => group),
  ];
  const cited = new Set(groups.map(({ documentId }) => documentId));
  const open = research.evidence.documents.filter(({ visibility }) => visibility === 'public');
  return [...open.filter(({ id }) => cited.has(id)), ...open.filter(({ id }) => !cited.has(id))];
}
