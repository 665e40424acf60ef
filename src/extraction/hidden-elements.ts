import type { Element, Root } from 'hast';
import { attributeOf, elementsIn, pruneTree, textOf } from './page-tree.ts';

/** Classes by which frameworks keep text from everybody but screen readers, or from everybody. */
const HIDING_CLASS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader(?:-text|-only)?|assistive-text|offscreen|is-hidden|u-hidden|hidden|d-none|invisible)(?:\s|$)/i;
/** `hidden md:block`: hidden on small screens only. */
const RESPONSIVE_CLASS = /(?:^|\s)(?:[a-z]{2,3}:\S+|d-(?:xs|sm|md|lg|xl|xxl|print)-\S+)/i;
const FOREVER_SMALL = /(?:^|[;{])(?:font-size|max-height):0(?:\.0+)?(?:px|em|rem|pt|%|vw)?(?:!important)?(?:;|$)/;
const FADED = /(?:^|[;{])opacity:0(?:\.0+)?%?(?:!important)?(?:;|$)/;
const AWAY = /(?:^|;)(?:left|right|top|text-indent|margin-left|margin-top):-\d{3,}/;
const CLIPPED = /(?:^|;)(?:clip:rect\((?:0|1px)|clip-path:inset\((?:50|100)%|transform:scale\(0\))/;
const WHITE = new Set(['#fff', '#ffffff', 'white', 'rgb(255,255,255)', 'rgba(255,255,255,1)']);
/** Share of the page's text from which on what is faded out is the page, waiting to be faded in by a script. */
const FADES_IN = 0.5;
/** White letters are meant to be read where a class paints the ground under them. */
const PAINTED_CLASS = /dark|hero|cover|overlay|banner|bg-|background|inverse|badge|btn|button|label/i;

/**
 * Takes out what no reader sees: `hidden`, `aria-hidden`, styles that hide, shrink, move or colour text away, and
 * classes that the page's own style sheet hides by. Pages talk to machines there, not to readers. Style sheets that
 * are files of their own are not looked at.
 */
export function removeHidden(tree: Root): void {
  const hiddenNames = namesInStyleSheets(tree, hides);
  const fadedNames = namesInStyleSheets(tree, (style) => FADED.test(style));
  pruneTree(tree, (element, ancestors) => isHidden(element, ancestors, hiddenNames));
  const isFaded = (element: Element) => FADED.test(styleOf(element)) || hasName(element, fadedNames);
  if (shareOf(tree, isFaded) < FADES_IN) pruneTree(tree, isFaded);
}

function isHidden(element: Element, ancestors: readonly Element[], hiddenNames: ReadonlySet<string>): boolean {
  const { properties, tagName } = element;
  if (tagName === 'html' || tagName === 'body') return false;
  if (properties.hidden !== undefined || attributeOf(element, 'aria-hidden')?.toLowerCase() === 'true') return true;
  const classes = attributeOf(element, 'class') ?? '';
  if (HIDING_CLASS.test(classes) && !RESPONSIVE_CLASS.test(classes)) return true;
  if (hasName(element, hiddenNames)) return true;
  const style = styleOf(element);
  return (style !== '' && (hides(style) || isColouredAway(style, ancestors))) || isWhiteFont(element, ancestors);
}

/** How much of the page's text stands in such elements. */
function shareOf(tree: Root, isMeant: (element: Element) => boolean): number {
  const lengthIn = (parent: Root | Element): number =>
    parent.children.reduce((sum, child) => {
      if (child.type !== 'element') return sum;
      return sum + (isMeant(child) ? textOf(child).length : lengthIn(child));
    }, 0);
  const meant = lengthIn(tree);
  return meant === 0 ? 0 : meant / textOf(tree).length;
}

function hasName(element: Element, names: ReadonlySet<string>): boolean {
  return names.size > 0 && namesOf(element).some((name) => names.has(name));
}

function styleOf(element: Element): string {
  return compact(attributeOf(element, 'style') ?? '');
}

function compact(css: string): string {
  return css
    .toLowerCase()
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, '');
}

function hides(style: string): boolean {
  return (
    /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|content-visibility:hidden)/.test(style) ||
    FOREVER_SMALL.test(style) ||
    AWAY.test(style) ||
    CLIPPED.test(style) ||
    (/(?:^|;)overflow:hidden/.test(style) && /(?:^|;)(?:width|height):[01](?:px)?(?:;|$)/.test(style)) ||
    isOnePoint(style)
  );
}

/** Letters of two points or pixels are not read by anybody. */
function isOnePoint(style: string): boolean {
  const size = /(?:^|;)font-size:(\d*\.?\d+)(px|pt)/.exec(style)?.[1];
  return size !== undefined && Number(size) <= 2;
}

function isColouredAway(style: string, ancestors: readonly Element[]): boolean {
  const colour = declared(style, 'color');
  if (colour === undefined) return false;
  if (colour === 'transparent' || /^(?:rgba|hsla)\(.*,0(?:\.0+)?\)$/.test(colour)) return true;
  const ground =
    groundOf(style) ?? ancestors.map((element) => groundOf(styleOf(element))).findLast((one) => one !== undefined);
  if (ground !== undefined) return same(ground, colour);
  return WHITE.has(colour) && !ancestors.some(isPainted);
}

function isWhiteFont(element: Element, ancestors: readonly Element[]): boolean {
  const colour = element.tagName === 'font' ? attributeOf(element, 'color')?.toLowerCase() : undefined;
  return colour !== undefined && WHITE.has(colour) && !ancestors.some(isPainted);
}

function isPainted(element: Element): boolean {
  return (
    PAINTED_CLASS.test(`${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`) ||
    attributeOf(element, 'bgcolor') !== undefined ||
    /background(?:-color|-image)?:/.test(styleOf(element))
  );
}

function groundOf(style: string): string | undefined {
  return declared(style, 'background-color') ?? declared(style, 'background');
}

function declared(style: string, property: string): string | undefined {
  const value = new RegExp(`(?:^|;)${property}:([^;]+)`).exec(style)?.[1];
  return value?.replace('!important', '');
}

function same(one: string, other: string): boolean {
  return one === other || (WHITE.has(one) && WHITE.has(other));
}

/** `.class` and `#id` names that `<style>` elements give such a style. Rules inside `@media` and the like are for other moments. */
function namesInStyleSheets(tree: Root, isMeant: (style: string) => boolean): Set<string> {
  const names = new Set<string>();
  for (const element of elementsIn(tree)) {
    if (element.tagName !== 'style') continue;
    const css = compact(element.children.map((child) => (child.type === 'text' ? child.value : '')).join(''));
    for (const [, selectors = '', body = ''] of withoutAtRules(css).matchAll(/([^{}]{1,500})\{([^{}]{0,2000})\}/g)) {
      if (!isMeant(body)) continue;
      for (const selector of selectors.split(',')) {
        if (/^[a-z]*[.#][\w-]+$/.test(selector)) names.add(selector.replace(/^[a-z]*/, ''));
      }
    }
  }
  return names;
}

function withoutAtRules(css: string): string {
  return css.replace(/@[^{};]{0,500}(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, '');
}

function namesOf(element: Element): string[] {
  const classes = attributeOf(element, 'class')?.toLowerCase().split(/\s+/) ?? [];
  const id = attributeOf(element, 'id')?.toLowerCase();
  return [...classes.map((name) => `.${name}`), ...(id === undefined ? [] : [`#${id}`])];
}
