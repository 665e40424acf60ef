import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).freeze();
const withoutAddresses = lookingForNoMail();

/** A finished article is looked at from many sides, one right after the other. */
let last: { readonly markdown: string; readonly tree: Root } | undefined;

/**
 * Markdown (CommonMark with GFM tables) as a syntax tree, which is not to be changed: whoever asks for the same text
 * next is given the same one. Never throws: every text is markdown.
 */
export function parseMarkdown(markdown: string): Root {
  if (last?.markdown !== markdown) last = { markdown, tree: parsed(markdown) };
  return last.tree;
}

function parsed(markdown: string): Root {
  return (markdown.includes('@') ? processor : withoutAddresses).parse(markdown);
}

/**
 * GFM tries at every word whether a mail address begins there, which takes as long as all the rest: not asked where no
 * `@` stands.
 */
function lookingForNoMail(): typeof processor {
  const other = unified().use(remarkParse).use(remarkGfm).freeze();
  const extensions = other.data('micromarkExtensions') ?? [];
  for (const [at, extension] of extensions.entries()) {
    const text = Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
      const kept = [constructs ?? []].flat().filter(({ name }) => name !== 'emailAutolink');
      return kept.length === 0 ? [] : [[code, kept]];
    });
    extensions[at] = { ...extension, text: Object.fromEntries(text) };
  }
  return other;
}
