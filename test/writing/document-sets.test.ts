import { describe, expect, it } from 'vitest';
import type { FinishedArticle } from '../../src/article/finished-article.ts';
import { visibleParts } from '../../src/article/visible-text.ts';
import { JobError } from '../../src/contract/errors.ts';
import { findCues } from '../../src/language/find-cues.ts';
import { lexiconOf } from '../../src/language/lexicon-of.ts';
import { repeatedRuns } from '../../src/writing/check/repeated-runs.ts';
import { type DocumentSet, documentSets, forbiddenIn, missedPoints } from './document-sets.ts';
import { articleOf, LENGTHS, writeFrom } from './set-articles.ts';

const sets = documentSets();
const rich = sets.filter(({ kind }) => kind !== 'thin');
const thin = sets.filter(({ kind }) => kind === 'thin');

function bodyOf({ markdown }: FinishedArticle, { language }: DocumentSet) {
  return visibleParts(markdown, [lexiconOf(language).labels.sources]);
}

/** The cited runs of paragraphs and takeaways, without headings, items of lists and sources. */
function groupsOf({ markdown }: FinishedArticle, { language }: DocumentSet): string[] {
  const [body = ''] = markdown.split(`\n## ${lexiconOf(language).labels.sources}\n`);
  return body
    .split('\n')
    .filter((line) => line.includes('['))
    .flatMap((line) => line.split(/\[\d+\]/))
    .map((text) => text.replace(/^[\s-]+/u, '').trim());
}

describe.each(LENGTHS)('articles of about $aimAtWords words', (length) => {
  it(`make at least ${length.leastRecall} % of the key points over all sets`, async () => {
    const rows = [];
    for (const set of rich) {
      const { markdown, words } = await articleOf(set, length);
      const missed = missedPoints(set, markdown).length;
      const recall = 100 * (1 - missed / set.keyPoints.length);
      rows.push({ set: set.slug, language: set.language, words, missed, of: set.keyPoints.length, recall });
    }
    const macro = rows.reduce((sum, { recall }) => sum + recall, 0) / rows.length;
    const table = rows.map(
      ({ set, language, words, missed, of, recall }) =>
        `${set.padEnd(34)} ${language.padEnd(6)} ${words} words  ${of - missed}/${of}  ${recall.toFixed(0)} %`,
    );
    process.stdout.write(`${table.join('\n')}\nmacro ${macro.toFixed(1)} %\n`);
    expect(macro).toBeGreaterThanOrEqual(length.leastRecall);
  });

  describe.each(rich)('$slug', (set) => {
    it('stays in its range and says nothing that must not be said', async () => {
      const article = await articleOf(set, length);
      const [least = 0, most = 0] = length.range.split('-').map(Number);
      // A comparison is as long as its sources allow.
      const bound = article.report.blogType === 'plain' ? least : least * 0.9;
      expect(article.words).toBeGreaterThanOrEqual(bound);
      expect(article.words).toBeLessThanOrEqual(most);
      expect(forbiddenIn(set, article.markdown)).toEqual([]);
    });

    it('finds every sentence in its passage and says nothing twice', async () => {
      const article = await articleOf(set, length);
      expect(article.report.citations.filter(({ verdict }) => verdict !== 'supported')).toEqual([]);
      expect(repeatedRuns(bodyOf(article, set))).toEqual([]);
    });

    it('opens no group with a word that leans on what stands before it', async () => {
      const leaning = groupsOf(await articleOf(set, length), set).filter((text) => {
        const cues = findCues(text, set.language);
        return cues.opening('dependentOpeners') > cues.opening('independentOpeners');
      });
      expect(leaning).toEqual([]);
    });

    it('takes at most a quarter of its words from one source that is not trusted', async () => {
      const { report, words } = await articleOf(set, length);
      const trusted = new Set(set.documents.filter((document) => document.trusted).map(({ title }) => title));
      const bySource = new Map<string, number>();
      for (const { documentTitle, sentence } of report.citations) {
        if (trusted.has(documentTitle)) continue;
        const count = set.language === 'zh-CN' ? sentence.length / 2 : sentence.split(/\s+/u).length;
        bySource.set(documentTitle, (bySource.get(documentTitle) ?? 0) + count);
      }
      expect([...bySource].filter(([, count]) => count > 0.27 * words)).toEqual([]);
    });
  });
});

describe('an article', () => {
  const length = LENGTHS[0];

  it.each(rich.slice(0, 4))('is written in the same bytes twice: $slug', async (set) => {
    const [first, second] = [await articleOf(set, length), await writeFrom(set, length)];
    expect(second.markdown).toBe(first.markdown);
  });

  it.each(rich.slice(4, 8))('does not depend on the order in which documents are found: $slug', async (set) => {
    const article = await writeFrom(set, length, [...set.documents].reverse());
    expect(article.markdown).toBe((await articleOf(set, length)).markdown);
  });
});

describe.each(thin)('the thin set $slug', (set) => {
  it('is refused with what was found and what would help', async () => {
    const refusal = await writeFrom(set, LENGTHS[0]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(JobError);
    expect(refusal).toMatchObject({
      code: '551',
      message: expect.stringMatching(/\d+ documents found.*usable sentences.*Add documents.*fewer words/s),
    });
  });
});
