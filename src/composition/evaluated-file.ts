import type { EvaluatedContent } from '../contract/eeat.ts';
import { decodeText } from '../extraction/decode-text.ts';
import { detectKind } from '../extraction/detect-kind.ts';
import type { Extractor } from '../extraction/extractor.ts';

/**
 * A file as an evaluation takes it: texts and pages as they are, with what they say about themselves; the text of PDF
 * and DOCX under its title.
 * @throws RequestError for a file that can't be read; see `Extractor`
 */
export async function evaluatedFile(
  extractor: Pick<Extractor, 'extract'>,
  bytes: Uint8Array,
  fileName: string,
): Promise<EvaluatedContent> {
  const kind = detectKind(bytes, { fileName });
  if (kind === 'html') return { html: decodeText(bytes, { html: true }) };
  if (kind !== 'pdf' && kind !== 'docx') return { markdown: decodeText(bytes, { html: false }) };
  const { markdown, title } = await extractor.extract({ bytes, fileName });
  return { markdown: title === undefined || /^# /m.test(markdown) ? markdown : `# ${title}\n\n${markdown}` };
}
