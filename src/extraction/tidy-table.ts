import type { Element, ElementContent } from 'hast';
import { attributeOf, isInline, textOf } from './page-tree.ts';
import { element, text } from './tree-parts.ts';

/** Longest cell of a table of data, in characters. */
const LONGEST_CELL = 1_000;
/** More is a mistake or a trap: every one becomes a cell. */
const WIDEST_SPAN = 50;

/**
 * A table ready for Markdown: its captions as paragraphs before it, its first row as head. One that only lays a page
 * out becomes its contents; one of names and values without a head becomes a list of `name: value`.
 * @param tidy prepares the contents of a cell
 */
export function tidyTable(table: Element, tidy: (children: Element['children']) => ElementContent[]): ElementContent[] {
  const rows = rowsOf(table);
  if (isLayout(table, rows)) {
    return rows.flatMap((row) => cellsOf(row).map((found) => element('div', tidy(found.children))));
  }
  const captions = childrenNamed(table, 'caption').map(({ children }) => children);
  let data = rows;
  while (data.length > 1 && data[0] !== undefined && cellsOf(data[0]).length === 1) {
    captions.push(...cellsOf(data[0]).map(({ children }) => children));
    data = data.slice(1);
  }
  const body = isHeadless(table, data) ? list(data, tidy) : dataTable(data, tidy);
  return [...captions.flatMap((caption) => captionOf(tidy(caption))), body];
}

/** A caption as a paragraph of its own; none when it has no words. */
export function captionOf(children: ElementContent[]): ElementContent[] {
  if (!/\p{L}/u.test(textOf({ type: 'root', children }))) return [];
  const blocks = children.some((child) => child.type === 'element' && !isInline(child));
  return blocks ? children : [element('p', children)];
}

function dataTable(rows: readonly Element[], tidy: (children: Element['children']) => ElementContent[]): Element {
  const [head, ...body] = rows.map((row, index) =>
    element(
      'tr',
      cellsOf(row).map((found) =>
        element(
          index === 0 ? 'th' : 'td',
          index === 0 ? plain(oneLine(tidy(found.children))) : oneLine(tidy(found.children)),
          spansOf(found),
        ),
      ),
    ),
  );
  return element('table', [element('thead', head === undefined ? [] : [head]), element('tbody', body)]);
}

function list(rows: readonly Element[], tidy: (children: Element['children']) => ElementContent[]): Element {
  const items = rows.map((row) => {
    const [name = [], value] = cellsOf(row).map(({ children }) => oneLine(tidy(children)));
    return element('li', value === undefined ? name : [...withoutColon(name), text(': '), ...value]);
  });
  return element('ul', items);
}

function withoutColon(name: ElementContent[]): ElementContent[] {
  const last = name.at(-1);
  return last?.type === 'text' ? [...name.slice(0, -1), text(last.value.replace(/\s*[:：]\s*$/, ''))] : name;
}

/**
 * Names and values: two columns without a row of headings. Where no cell is marked as a heading at all, names that end
 * in a colon or are bold tell, and values that are not of one kind: a column of numbers has its head in the first row.
 */
function isHeadless(table: Element, rows: readonly Element[]): boolean {
  const [first = [], ...rest] = rows.map(cellsOf);
  if (
    rows.some((row) => cellsOf(row).length > 2) ||
    childrenNamed(table, 'thead').length > 0 ||
    first.every(isHeading)
  ) {
    return false;
  }
  const names = rows.flatMap((row) => cellsOf(row)[0] ?? []);
  if (names.every((name) => isHeading(name) || /[:：]$/.test(textOf(name)))) return true;
  const numbers = rest.filter(([, value]) => value !== undefined && /\p{Nd}/u.test(textOf(value)));
  return /\p{Nd}/u.test(first[1] === undefined ? '' : textOf(first[1])) || numbers.length < rest.length / 2;
}

function isHeading(cell: Element): boolean {
  const children = cell.children.filter((child) => child.type !== 'text' || /\S/.test(child.value));
  return (
    cell.tagName === 'th' ||
    (children.length > 0 && children.every((child) => child.type === 'element' && /^(?:b|strong)$/.test(child.tagName)))
  );
}

function isLayout(table: Element, rows: readonly Element[]): boolean {
  const role = attributeOf(table, 'role');
  if (role === 'presentation' || role === 'none' || rows.length < 2) return true;
  return (
    rows.every((row) => cellsOf(row).length < 2) ||
    rows
      .flatMap(cellsOf)
      .some((found) => textOf(found).length > LONGEST_CELL || holds(found, /^(?:table|h[1-3]|article|section)$/))
  );
}

function holds(parent: Element, name: RegExp): boolean {
  return parent.children.some((child) => child.type === 'element' && (name.test(child.tagName) || holds(child, name)));
}

/** The rows of a table that have cells, its head's and foot's among them. */
export function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === 'tr') return cellsOf(child).length > 0 ? [child] : [];
    return /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [];
  });
}

/** The cells of a row. */
export function cellsOf(row: Element): Element[] {
  return [...row.children].filter(
    (child): child is Element => child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  );
}

function childrenNamed(parent: Element, name: string): Element[] {
  return parent.children.filter((child): child is Element => child.type === 'element' && child.tagName === name);
}

function spansOf(found: Element): Element['properties'] {
  const span = (name: string) => Math.min(Number.parseInt(attributeOf(found, name) ?? '1', 10) || 1, WIDEST_SPAN);
  return { colSpan: span('colspan'), rowSpan: span('rowspan') };
}

/** A head is bold as it is. */
function plain(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && /^(?:b|strong)$/.test(child.tagName) ? child.children : [child],
  );
}

/** Blocks as one line, for a cell or an item; their words must not touch. Lists stay lists. */
export function oneLine(children: readonly ElementContent[]): ElementContent[] {
  const line = joined(children);
  while (isSpace(line.at(-1))) line.pop();
  return line;
}

function joined(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] =>
    child.type !== 'element' || isInline(child) || /^(?:ul|ol|pre)$/.test(child.tagName)
      ? [child]
      : [...joined(child.children), text(' ')],
  );
}

function isSpace(node: ElementContent | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}
