import { type ComposedBlock, type ComposedBody, rowTexts, sentencesIn } from './composed-text.ts';

/** The body as it is read at the end: each sentence behind its id, tables and subheadings as they stand. */
export function writtenLines({ introduction, sections }: ComposedBody): string[] {
  return [introduction, ...sections].flatMap(({ heading, blocks }) => [
    ...(heading === '' ? [] : ['', `## ${heading}`]),
    ...blocks.flatMap(linesOfBlock),
  ]);
}

function linesOfBlock(block: ComposedBlock): string[] {
  if (block.kind === 'subheading') return [`### ${block.text}`];
  if (block.kind === 'table') return rowTexts(block).map((row) => `| ${row} |`);
  return [...sentencesIn([block]).map(({ id, text }) => `(${id}) ${text}`), ''];
}
