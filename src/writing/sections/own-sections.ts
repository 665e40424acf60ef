import { countWords } from '../../article/count-words.ts';
import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { isQuestion } from '../../language/question-kind.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { headingCase } from '../../language/title-case.ts';
import type { Evidence } from '../../research/evidence.ts';
import { type Group, wordsOfGroups } from '../../research/groups.ts';
import { sharedWithPublisher } from '../../research/judging/own-house.ts';
import { weightedCoverage } from '../../research/subject-weights.ts';
import { groupBy } from '../../support/group-by.ts';
import { headingOf } from '../outline/choose-sections.ts';
import { cleanHeading } from '../outline/headings.ts';
import type { SectionFit } from './section-fit.ts';
import type { WrittenSection } from './written-section.ts';

/** Words that one text has given from which they make a section, and that the section they leave must keep. */
const LEAST_WORDS = 45;
/** What is more like the text of its section belongs there. */
const BELONGS_FROM = 0.17;
/** A longer title is a headline, and one that names the whole subject names no part of it. */
const TITLE = { mostWords: 6, mostOfSubject: 0.9 } as const;
/** It names the kind of text rather than what the text is about ("Questions from beginners to a coach"). */
const NAMES_KIND =
  /(?<!\p{L})(?:questions?|answers?|faqs?|q&a|guide|interview|report|review|column|tips|fragen|antworten|ratgeber|bericht|kolumne|preguntas|respuestas|gu[ií]a|entrevista|informe|réponses|entretien|domande|risposte|guida|intervista)(?!\p{L})|问答|指南|手把手|问题|問答|أسئلة|دليل|質問|ガイド/iu;

interface Guest {
  readonly group: Group;
  readonly host: WrittenSection;
}

/**
 * Gives what stands in sections only for want of a better one a section of its own, right behind: what one heading
 * block of a source has given, under its heading, and what one document has given, under its title, where it is enough
 * for a section.
 * @param saidBlocks blocks that other parts have drawn on: one that has answered a question there is not headed by it again
 */
export function withOwnSections(
  sections: readonly WrittenSection[],
  evidence: Evidence,
  fit: SectionFit,
  saidBlocks: ReadonlySet<number>,
): WrittenSection[] {
  const documentOf = ({ block }: Group) => evidence.blocks[block]?.documentIndex ?? -1;
  const left = new Map(sections.map((section) => [section, section.groups]));
  const behind = new Map<WrittenSection, WrittenSection[]>();
  const taken = sections.map(({ heading }) => nameOf(heading, evidence));
  const move = (guests: readonly Guest[], heading: string | undefined) => {
    const [first] = guests;
    const leaving = leavable(guests, left);
    if (heading === undefined || first === undefined || wordsOfGroups(leaving.map(({ group }) => group)) < LEAST_WORDS)
      return;
    const name = nameOf(heading, evidence);
    if (taken.includes(name) || (isQuestion(heading) && saidBlocks.has(first.group.block))) return;
    taken.push(name);
    for (const { group, host } of leaving)
      left.set(
        host,
        (left.get(host) ?? []).filter((one) => one !== group),
      );
    const [[leadBlock] = [first.group.block]] = grouped(leaving, ({ group }) => group.block);
    const rank = (group: Group) => (group.block === leadBlock ? 0 : 1);
    const groups = leaving
      .map(({ group }) => group)
      .sort((one, other) => rank(one) - rank(other) || one.index - other.index);
    const section: WrittenSection = { heading, leadBlock, blocks: [leadBlock], groups, layout: 'prose', opposed: [] };
    behind.set(first.host, [...(behind.get(first.host) ?? []), section]);
  };
  const guestsNow = () =>
    sections.flatMap((host) =>
      host.layout === 'prose'
        ? (left.get(host) ?? [])
            .filter((group) => group.block !== host.leadBlock && (fit.placeOf(group)?.fit ?? 0) < BELONGS_FROM)
            .map((group) => ({ group, host }))
        : [],
    );
  for (const [block, guests] of grouped(guestsNow(), ({ group }) => group.block))
    move(guests, blockHeading(block, evidence));
  const strangers = guestsNow().filter(({ group, host }) => {
    const lead = evidence.blocks[host.leadBlock]?.documentIndex;
    return documentOf(group) !== lead;
  });
  for (const [document, guests] of grouped(strangers, ({ group }) => documentOf(group))) {
    move(guests, titleHeading(document, evidence) ?? mainHeading(guests, evidence));
  }
  return sections.flatMap((section) => [
    { ...section, groups: left.get(section) ?? section.groups },
    ...(behind.get(section) ?? []),
  ]);
}

/** Those that can go and leave enough behind. */
function leavable(guests: readonly Guest[], left: ReadonlyMap<WrittenSection, readonly Group[]>): Guest[] {
  const words = new Map(
    [...new Set(guests.map(({ host }) => host))].map((host) => [host, wordsOfGroups(left.get(host) ?? [])]),
  );
  return guests.filter(({ group, host }) => {
    const rest = (words.get(host) ?? 0) - group.words;
    if (rest < LEAST_WORDS) return false;
    words.set(host, rest);
    return true;
  });
}

/** By key, those with most words first. */
function grouped(guests: readonly Guest[], keyOf: (guest: Guest) => number): [number, Guest[]][] {
  const size = (list: readonly Guest[]) => wordsOfGroups(list.map(({ group }) => group));
  return [...groupBy(guests, keyOf)].sort(([a, one], [b, other]) => size(other) - size(one) || a - b);
}

function blockHeading(index: number, evidence: Evidence): string | undefined {
  const block = evidence.blocks[index];
  const heading = block?.heading === undefined ? '' : headingOf(block, evidence);
  return heading === '' ? undefined : headingCase(heading, evidence.language);
}

/** The heading of the block that has given most of the words. */
function mainHeading(guests: readonly Guest[], evidence: Evidence): string | undefined {
  const [[block, own] = [-1, []]] = grouped(guests, ({ group }) => group.block);
  const words = (list: readonly Guest[]) => wordsOfGroups(list.map(({ group }) => group));
  return 2 * words(own) >= words(guests) ? blockHeading(block, evidence) : undefined;
}

/** A page on the house that publishes it is no part of a subject that others write on as well. */
function namesPublisher(title: string, publisher: string, language: Language): boolean {
  const shared = sharedWithPublisher(title, publisher);
  const hasName = !lexiconOf(language).capitalisedNouns && shared.some((word) => /^\p{Lu}/u.test(word));
  return hasName || shared.length >= 2;
}

function titleHeading(index: number, { documents, language, subject }: Evidence): string | undefined {
  const title = cleanHeading(documents[index]?.title ?? '', language);
  if (
    title === undefined ||
    namesPublisher(title, documents[index]?.publisher ?? '', language) ||
    NAMES_KIND.test(title) ||
    /[:：?？!–—|]/u.test(title) ||
    countWords(title, language) > TITLE.mostWords
  )
    return undefined;
  if (weightedCoverage(tokensOf(title, language), subject) > TITLE.mostOfSubject) return undefined;
  return headingCase(title, language);
}

/** Distinct words of a heading, sorted; two headings of the same are one to a reader. */
function nameOf(heading: string, { language }: Evidence): string {
  const words = [...new Set(tokensOf(heading, language))].sort().join(' ');
  return words === '' ? heading : words;
}
