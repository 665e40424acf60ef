import type { CitationVerdict } from '../../contract/compliance-report.ts';
import type { TextUnit } from './text-units.ts';
import { namesOfKey } from './written-claims.ts';

/** A sentence that was held against nothing, under the first source that it cites. @param documents their keys */
export function notChecked({ text, section }: TextUnit, [first = '']: readonly string[], why: string): CitationVerdict {
  const { title, url } = namesOfKey(first);
  return {
    ...{ sentence: text, section, passageId: '', passage: '', documentTitle: title },
    ...(url === '' ? {} : { url }),
    ...{ private: false, verdict: 'not-checked', findings: [why] },
  };
}
