import type { Element, Root } from 'hast';
import { attributeOf, elementsIn, pruneTree, textOf } from './page-tree.ts';

/** Never read as text, wherever they stand. */
const MACHINERY = new Set(
  'script style noscript template svg math iframe object embed img picture source video audio canvas link meta title head input button select textarea dialog datalist progress map area param track base frame frameset'.split(
    ' ',
  ),
);

const CONSENT =
  /(?:^|[\s_-])(?:(?:cookies?|consent|gdpr|ccpa|privacy)[-_]?(?:banner|bar|notice|notification|consent|popup|pop-up|modal|wall|overlay|layer|message|dialog|box|manager|info|law|prompt|hint)|onetrust|ot-sdk|didomi|cookiebot|cybotcookie|usercentrics|cmplz|cmp|sp_message|qc-cmp2?|truste|cookieconsent|cc-window|iubenda)(?=$|[\s_-])/i;

const NOISE =
  /(?:^|[\s_-])(?:share|sharing|sharedaddy|social|newsletter|subscribe|subscription|signup|sign-up|related|recommended|recommendations?|you-may-also|read-?next|read-?also|more-(?:stories|news|from|on)|promo|promotion|advert\w*|ads?|ad-?(?:slot|unit|container|banner|block|wrapper)|adsbygoogle|sponsor(?:ed)?|outbrain|taboola|breadcrumbs?|pagination|pager|skip-?(?:link|to-content)|trending|most-read|comment-?(?:form|list|section)|comments|disqus|respond|mw-editsection|mw-jump-link|navbox|catlinks|toc|table-of-contents|reflist|printfooter|site-?notice|app-?banner|donate|lightbox|tooltip|toast|votecell|post-signature|user-info|post-taglist|disclosure|affiliate-\w+)(?=$|[\s_-])/i;

const NOISE_ROLE = new Set([
  'navigation',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'tablist',
  'banner',
  'contentinfo',
]);

/** Elements that hold the page together: their names say nothing about what they hold. */
const FRAMES = new Set(['html', 'body', 'main', 'article']);
/** Share of the page's text from which on an element is no furniture, whatever it is called. */
const TOO_MUCH = 0.5;

/** How many characters of the page asked for consent to cookies. */
export interface Cleared {
  readonly consentCharacters: number;
}

/**
 * Takes out what is not the page's matter: scripts, pictures, forms' fields, navigation, consent banners, adverts,
 * share bars, comments, teasers of other pages. An element that holds half of the page's text stays.
 */
export function removeFurniture(tree: Root): Cleared {
  let consentCharacters = 0;
  unwrapButtons(tree);
  pruneTree(tree, ({ tagName }) => MACHINERY.has(tagName));
  const whole = textOf(tree).length;
  pruneTree(tree, (element, ancestors) => {
    if (FRAMES.has(element.tagName)) return false;
    const names = `${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`;
    if (CONSENT.test(names)) {
      consentCharacters += textOf(element).length;
      return true;
    }
    return (isNoise(element, names) || isFrame(element, ancestors)) && textOf(element).length <= whole * TOO_MUCH;
  });
  return { consentCharacters };
}

/** What folds out has its question in a button. */
function unwrapButtons(tree: Root): void {
  for (const element of elementsIn(tree)) {
    if (!/^(?:h[1-6]|summary|dt)$/.test(element.tagName)) continue;
    element.children = element.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'button' ? child.children : [child],
    );
  }
}

function isNoise(element: Element, names: string): boolean {
  return (
    element.tagName === 'nav' ||
    NOISE_ROLE.has(attributeOf(element, 'role')?.toLowerCase() ?? '') ||
    attributeOf(element, 'aria-modal') === 'true' ||
    (names !== ' ' && NOISE.test(names))
  );
}

/** The head and foot of the whole page; a head that holds the page's own heading is its article's. */
function isFrame(element: Element, ancestors: readonly Element[]): boolean {
  if (element.tagName !== 'header' && element.tagName !== 'footer') return false;
  const inArticle = ancestors.some(({ tagName }) => tagName === 'article' || tagName === 'main');
  return !inArticle && !elementsIn(element).some(({ tagName }) => tagName === 'h1');
}

/** Beside the text of a whole page, where nobody has found its article. */
export function removeAsides(tree: Root): void {
  pruneTree(tree, ({ tagName }) => tagName === 'aside');
}
