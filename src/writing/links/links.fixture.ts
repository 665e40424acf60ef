import type { Article } from '../../article/article.ts';
import type { SourceDocument } from '../../article/source.ts';
import { toMarkdown } from '../../article/to-markdown.ts';
import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { pick } from '../../support/pick.ts';
import type { OrderedLink } from '../manual-links/manual-links.ts';
import { type LinkParts, placeLinks } from './place-links.ts';

export const said = (text: string, documentId = 'a') => [
  { text, cites: [{ documentId, passageId: `${documentId}#0` }] },
];
export const paragraph = (...texts: (string | readonly [string, string])[]) =>
  ({
    kind: 'paragraph',
    runs: texts.map((text) => (typeof text === 'string' ? said(text) : said(text[0], text[1]))),
  }) as const;
export const list = (...items: string[]) =>
  ({ kind: 'list', ordered: false, items, cites: [{ documentId: 'a', passageId: 'a#0' }] }) as const;
export const source = (id: string, title: string, url?: string): SourceDocument => ({
  ...{
    id,
    title,
    url,
    publisher: undefined,
    date: undefined,
    licence: undefined,
    language: 'en',
    visibility: 'public',
  },
  ...{ trusted: true, passages: [] },
});
export const article = (facts: Partial<Article>): Article => ({
  language: 'en',
  labels: pick(lexiconOf(facts.language ?? 'en').labels, ['keyTakeaways', 'faq', 'sources', 'seeAlso']),
  title: 'Heat pump noise',
  introduction: [],
  takeaways: [],
  sections: [],
  faq: [],
  sources: [],
  seeAlso: [],
  ...facts,
});
export interface Wanted {
  readonly manual?: readonly OrderedLink[];
  readonly internal?: readonly { readonly title: string; readonly url: string }[];
  readonly external?: Readonly<Record<string, string>>;
  readonly subject?: string;
}
export function parts(
  { manual = [], internal = [], external = {}, subject = 'heat pump' }: Wanted,
  language: Language,
): LinkParts {
  const alive = new Map(Object.entries(external));
  return {
    brief: { subjectTokens: tokensOf(subject, language) },
    'manual-links': manual,
    'internal-links': { asked: true, orderedDomain: undefined, lookedIn: undefined, pages: internal, notes: [] },
    'external-links': { asked: true, alive, listed: alive, notes: [] },
  };
}
export const placed = (facts: Partial<Article>, wanted: Wanted) => {
  const plain = article(facts);
  return toMarkdown(placeLinks(plain, parts(wanted, plain.language)));
};
export const U = 'https://example.com/target';
export const one = (anchor: string, url = U): Wanted => ({ manual: [{ anchor, url }] });
