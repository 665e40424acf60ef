import { type ComposedBlock, type ComposedSentence, rowTexts } from './composed-text.ts';
import { partsOf, type WholeText } from './whole-text.ts';

/** A text as a model is shown it to change single sentences: one a line behind its id, `*` where it is cited. */
export function numberedLines(text: WholeText): string[] {
  return partsOf(text).flatMap(({ id, kind, heading, blocks }) => [
    '',
    kind === 'introduction'
      ? `[${id}] Introduction`
      : kind === 'takeaways'
        ? `[${id}] Key takeaways, one an item`
        : `[${id}] ${kind === 'answer' ? 'Question' : 'Heading'}: ${heading}`,
    ...blocks.flatMap(blockLines),
  ]);
}

function blockLines(block: ComposedBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return ['(paragraph)', ...block.sentences.map(sentenceLine)];
    case 'list':
      return block.items.flatMap((item) => [block.ordered ? '(step)' : '(item)', ...item.map(sentenceLine)]);
    case 'table':
      return ['(table)', ...rowTexts(block)];
    case 'subheading':
      return [`(subheading) ${block.text}`];
  }
}

function sentenceLine({ id, text, cites }: ComposedSentence): string {
  return `${id}${cites.length > 0 ? '*' : ''} ${text}`;
}
