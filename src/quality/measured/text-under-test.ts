import type { TextCues } from '../cues-in-text.ts';
import type { ProseFeatures } from '../prose/prose-features.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { YmylKind } from '../rubric.ts';
import type { LinkedPage } from './linked-page.ts';

/** What every family of findings is given. */
export interface TextUnderTest {
  readonly reading: Reading;
  readonly cues: TextCues;
  readonly prose: ProseFeatures;
  readonly ymyl: ReadonlySet<YmylKind>;
  /** The search tokens of a sentence. */
  tokensOf(sentence: Sentence): readonly string[];
  /** Texts it may have been copied from: the site's other articles, given sources. */
  readonly againstTexts: readonly string[];
  /** Pages it links to, as far as they were read. */
  readonly linkedPages: readonly LinkedPage[];
}
