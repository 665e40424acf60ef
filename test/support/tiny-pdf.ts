export interface TinyPdfOptions {
  readonly title?: string;
  readonly creationDate?: string;
  /** Declares a password, so that no reader gets in without it. */
  readonly encrypted?: boolean;
}

/** A line of a page: text, or text with its letter size. */
export type TinyLine = string | { readonly text: string; readonly size: number };

/** A PDF of ASCII lines, one list of lines a page, set 14 points apart from the top. An empty text leaves a gap. */
export function tinyPdf(pages: readonly (readonly TinyLine[])[], options: TinyPdfOptions = {}): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (const lines of pages) {
    const stream = pageStream(lines);
    const contents = `${objects.length + 2} 0 R`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contents} >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  }
  objects.push(`<< /Title (${options.title ?? ''}) /CreationDate (${options.creationDate ?? ''}) >>`);
  const info = objects.length;
  if (options.encrypted === true) {
    const hash = '5a'.repeat(32);
    objects.push(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${hash}> /U <${hash}> >>`);
  }
  const encryption =
    options.encrypted === true ? `/Encrypt ${objects.length} 0 R /ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>]` : '';
  return assembled(objects, `/Root 1 0 R /Info ${info} 0 R ${encryption}`);
}

function pageStream(lines: readonly TinyLine[]): string {
  const shown = lines.map((line, index) => {
    const { text, size } = typeof line === 'string' ? { text: line, size: 10 } : line;
    const y = 740 - index * 14;
    return text === '' ? '' : `BT /F1 ${size} Tf 1 0 0 1 72 ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  return shown.join('\n');
}

function assembled(objects: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
