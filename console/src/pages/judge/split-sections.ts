/** A heading of a text with what stands below it. */
export interface TextSection {
  /** Empty before the first heading. */
  readonly heading: string;
  /** 1 to 6; 0 before the first heading. */
  readonly level: number;
  readonly text: string;
}

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** The sections of a markdown text in order; a `#` inside a block of code is no heading. */
export function splitSections(markdown: string): TextSection[] {
  const sections: TextSection[] = [];
  let heading = '';
  let level = 0;
  let lines: string[] = [];
  let isCode = false;
  const end = () => {
    const text = lines.join('\n').trim();
    if (heading !== '' || text !== '') sections.push({ heading, level, text });
  };
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks, words] = isCode ? [] : (HEADING.exec(line) ?? []);
    if (marks === undefined || words === undefined) {
      lines.push(line);
      continue;
    }
    end();
    heading = words;
    level = marks.length;
    lines = [];
  }
  end();
  return sections;
}

/** Headings are told alike but for case, space and marks of markdown. */
export function sameHeading(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s*_`#\\]+/g, '');
}
