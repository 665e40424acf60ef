import type { Link, Reading, Sentence } from '../reading.ts';
import { isInSourceList, outsideLinks } from './sources.ts';

/** A sentence, and the addresses it gives as its sources. */
interface LinkedSentence {
  readonly sentence: Sentence;
  readonly urls: readonly string[];
}

const REFERENCE = /\[(\d{1,3})\]/g;

/** Sentences with a link of their own, or with the number of a link in the list of sources. */
export function linkedSentences(reading: Reading): LinkedSentence[] {
  const { sentences, blocks } = reading;
  const links = outsideLinks(reading).filter(({ url }) => /^https?:/i.test(url));
  const listed = blocks
    .filter((block) => block.kind === 'item' && isInSourceList(block, reading))
    .map(({ start, end }) => links.find((link) => start <= link.start && link.start <= end)?.url);
  const urls = new Map<Sentence, string[]>();
  const add = (sentence: Sentence | undefined, url: string | undefined) => {
    if (sentence === undefined || url === undefined) return;
    const known = urls.get(sentence) ?? [];
    if (!known.includes(url)) urls.set(sentence, [...known, url]);
  };
  for (const link of links) {
    if (!isInSourceList(link, reading)) add(sentenceWith(link, reading), link.url);
  }
  for (const sentence of sentences) {
    if (isInSourceList(sentence, reading)) continue;
    for (const [, number] of sentence.text.matchAll(REFERENCE)) add(sentence, listed[Number(number) - 1]);
  }
  return sentences.flatMap((sentence) => {
    const own = urls.get(sentence);
    return own === undefined ? [] : [{ sentence, urls: own }];
  });
}

/** By the words of the link, as markup shifts the offsets within a paragraph; of several places, the nearest. */
function sentenceWith({ text, start }: Link, { sentences, blocks }: Reading): Sentence | undefined {
  const near = sentences.filter((sentence) => {
    const block = blocks[sentence.block];
    return block !== undefined && block.start <= start && start <= block.end && sentence.text.includes(text);
  });
  const distance = (sentence: Sentence) => Math.abs(start - sentence.start);
  return near.reduce<Sentence | undefined>(
    (best, one) => (best === undefined || distance(one) < distance(best) ? one : best),
    undefined,
  );
}

/** The addresses that most of a text rests on, those of most sentences first. */
export function sourceAddresses(reading: Reading, most: number): string[] {
  const counts = new Map<string, number>();
  for (const { urls } of linkedSentences(reading)) {
    for (const url of urls) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  return [...counts.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([url]) => url);
}
