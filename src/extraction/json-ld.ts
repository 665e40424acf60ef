import { z } from 'zod';
import { htmlText } from './html-text.ts';
import { LIMITS } from './limits.ts';

/** One schema.org thing of a page, with its members as they came. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

const nodeSchema = z.record(z.string(), z.unknown());

/** Members that lead from the page to what it is about; what hangs on others (`isRelatedTo`, `mentions`) is not its matter. */
const LEADING = ['@graph', 'mainEntity', 'mainEntityOfPage'] as const;

/** A page's JSON-LD. Broken blocks are mended where that is plain, else passed over.
 * @param blocks contents of its `script` elements */
export function readJsonLd(blocks: readonly string[]): LinkedData {
  return new LinkedData(blocks.map(parsedBlock));
}

/** What a page says in terms of schema.org. */
export class LinkedData {
  /** What the page is or is about, in its order. */
  readonly nodes: readonly JsonLdNode[];
  readonly #byId = new Map<string, JsonLdNode>();

  /** @param roots things, lists of things, or anything else, which is passed over */
  constructor(roots: readonly unknown[]) {
    this.#index(roots);
    this.nodes = [...new Set(this.#leading(roots, 0))];
  }

  /** Nodes of one of these schema.org types, names without the vocabulary's address. */
  ofType(pattern: RegExp): JsonLdNode[] {
    return this.nodes.filter((node) => typesOf(node).some((type) => pattern.test(type)));
  }

  /** The things that are a member's value, references followed. */
  things(value: unknown): JsonLdNode[] {
    return [value].flat().flatMap((item) => {
      const node = nodeSchema.safeParse(item).data;
      if (node === undefined) return [];
      const known = typeof node['@id'] === 'string' ? this.#byId.get(node['@id']) : undefined;
      return [known ?? node];
    });
  }

  /** A member's values as plain text: strings, numbers, and the names of things. */
  texts(value: unknown): string[] {
    return [value]
      .flat()
      .flatMap((item) =>
        typeof item === 'object' && item !== null
          ? this.things(item).map((thing) => thing.name ?? thing['@value'])
          : [item],
      )
      .flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? [htmlText(String(item))] : []))
      .filter((item) => item !== '');
  }

  /** The first of them. */
  text(value: unknown): string | undefined {
    return this.texts(value)[0];
  }

  /** The fuller of two nodes with the same `@id` is kept: others only refer to it. */
  #index(roots: readonly unknown[]): void {
    let level: unknown[] = [...roots];
    let looked = 0;
    while (level.length > 0 && looked < LIMITS.jsonLdNodes) {
      const next: unknown[] = [];
      for (const value of level.slice(0, LIMITS.jsonLdNodes - looked)) {
        looked += 1;
        if (typeof value !== 'object' || value === null) continue;
        const node = Array.isArray(value) ? undefined : nodeSchema.safeParse(value).data;
        const id = node?.['@id'];
        if (node !== undefined && typeof id === 'string') {
          const known = this.#byId.get(id);
          if (known === undefined || Object.keys(known).length < Object.keys(node).length) this.#byId.set(id, node);
        }
        next.push(...Object.values(value));
      }
      level = next;
    }
  }

  #leading(values: readonly unknown[], depth: number): JsonLdNode[] {
    if (depth > 4) return [];
    return values.flat().flatMap((value) =>
      this.things(value).flatMap((node) => [
        ...(typesOf(node).length > 0 ? [node] : []),
        ...this.#leading(
          LEADING.flatMap((member) => [node[member]].flat()),
          depth + 1,
        ),
      ]),
    );
  }
}

/** Type names of a node, without the vocabulary's address. */
export function typesOf(node: JsonLdNode): string[] {
  return [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []));
}

function parsedBlock(block: string): unknown {
  const bare = block
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)?\s*;?\s*$/, '');
  return parsed(bare) ?? parsed(mended(bare));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page may carry broken JSON-LD; then it just tells us less.
    return undefined;
  }
}

/** Line ends within strings and commas before a closing bracket: what templates get wrong most. */
function mended(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gs, (piece) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    piece.startsWith('"') ? piece.replace(/[\u0000-\u001f]+/g, ' ') : '',
  );
}
