import { parsedUrl } from '../../contract/parsed-url.ts';
import { figuresOf } from '../../language/figures.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { type Finding, ramp } from '../finding.ts';
import { isComplete } from '../prose/shape-features.ts';
import type { Link, Reading, Sentence } from '../reading.ts';
import { excerptOf, placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

const CITED = /\[\^?\d+\]/;
/** Authorities and places where research is published. */
const PRIMARY =
  /(?:^|\.)(?:gov|edu|mil|int|europa\.eu)(?:\.[a-z]{2})?$|\.(?:gov|gob|gouv|govt|go|gv|ac|edu)\.[a-z]{2}$|(?:^|\.)(?:doi\.org|pubmed\.ncbi\.nlm\.nih\.gov|arxiv\.org|cochranelibrary\.com|nature\.com|thelancet\.com|nejm\.org|bmj\.com|destatis\.de|bund\.de|dst\.dk|sst\.dk|insee\.fr|ibge\.gov\.br|ine\.(?:es|pt)|istat\.it|oecd\.org)$/;

/** What the text rests on: sources named or linked, and figures with or without one. */
export function findSources(text: TextUnderTest): Finding[] {
  const { reading, cues } = text;
  const links = outsideLinks(reading);
  const hosts = new Set(links.map(({ url }) => hostOf(url)));
  const primary = [...hosts].filter((host) => PRIMARY.test(host)).length;
  const named = cues.all.filter((each) => isAttributed(each, reading));
  const listed = listedSources(reading);
  const amount = hosts.size + 0.7 * primary + 0.5 * Math.min(4, named.length) + 0.5 * Math.min(8, listed);
  const findings: Finding[] = [];
  const needed = 1.5 + Math.min(4, reading.words.length / 400);
  if (amount >= 1) {
    // A list of sources names them; a link in a sentence often shows a word or two of it.
    const isListed = (link: Link) => isInSourceList(link, reading);
    const byName = [...links.filter(isListed), ...links.filter((link) => !isListed(link))];
    const places = [
      ...byName.slice(0, 4).map((link) => ({
        section: link.section,
        excerpt: excerptOf(link.text || link.url),
        start: link.start,
        end: link.start,
      })),
      ...placesOf(named.map(({ sentence }) => sentence)),
    ];
    findings.push({
      kind: 'sources',
      strength: ramp(amount, 0, needed),
      count: Math.max(1, Math.max(hosts.size, listed)),
      places,
    });
  } else if (reading.words.length >= 60) {
    findings.push({ kind: 'noSources', strength: 1, count: 1, places: [] });
  }
  return [...findings, ...findFigures(text, links)];
}

function findFigures({ reading, cues }: TextUnderTest, links: readonly Link[]): Finding[] {
  const findings: Finding[] = [];
  const figures = cues.all.filter(({ sentence }) => hasFigure(sentence, reading));
  if (figures.length === 0) return findings;
  const citedBlocks = new Set(
    cues.all
      .filter((each) => CITED.test(each.sentence.text) || isAttributed(each, reading))
      .map(({ sentence }) => sentence.block),
  );
  for (const link of links)
    citedBlocks.add(reading.blocks.findIndex(({ start, end }) => start <= link.start && link.start <= end));
  const own = (each: (typeof figures)[number]) =>
    each.phrases('tested').length > 0 || each.hasCue('firstPersonSingular') || each.hasCue('firstPersonPlural');
  // Where somebody tells what he measured, the figures beside it are his as well.
  const ownBlocks = new Set(figures.filter(own).map(({ sentence }) => sentence.block));
  const cited = figures.filter((each) => citedBlocks.has(each.sentence.block) && !own(each));
  // A fragment (a line of data, a condition in a list) states nothing that could have a source.
  const bare = figures.filter(
    ({ sentence }) => !citedBlocks.has(sentence.block) && !ownBlocks.has(sentence.block) && isComplete(sentence),
  );
  findings.push({
    kind: 'figures',
    strength: ramp(figures.length, 0, 6),
    count: figures.length,
    places: placesOf(figures.map(({ sentence }) => sentence)),
  });
  if (cited.length > 0) {
    findings.push({
      kind: 'citedFigures',
      strength: ramp(cited.length, 0, 4),
      count: cited.length,
      places: placesOf(cited.map(({ sentence }) => sentence)),
    });
  }
  if (bare.length > 0) {
    findings.push({
      kind: 'bareFigures',
      strength: ramp(bare.length, 0, 5),
      count: bare.length,
      places: placesOf(bare.map(({ sentence }) => sentence)),
    });
  }
  return findings;
}

/** A figure that claims something: with a unit or of some size; a year alone does not. */
export function hasFigure(sentence: Sentence, { language }: Reading): boolean {
  if (!/\p{Nd}/u.test(sentence.text)) return false;
  const text = sentence.text.replace(/\[\^?\d+\]/g, '');
  return figuresOf(text, language).some(
    ({ value, unit }) => unit !== '' && !(Number.isInteger(value) && value >= 1500 && value <= 2100),
  );
}

/** Somebody or something is named as the source of the sentence. */
function isAttributed(each: TextUnderTest['cues']['all'][number], reading: Reading): boolean {
  const { sentence } = each;
  if (isInSourceList(sentence, reading)) return false;
  if (CITED.test(sentence.text)) return true;
  return (
    each.phrases('studies').length > 0 &&
    (each.hasCue('sayVerbs') || /\p{Nd}/u.test(sentence.text) || /(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}/u.test(sentence.text))
  );
}

function listedSources(reading: Reading): number {
  return reading.blocks.filter((block) => block.kind === 'item' && isInSourceList(block, reading)).length;
}

type Headed = Pick<Reading, 'sections' | 'language'>;
const sourceLists = new WeakMap<Headed, ReadonlySet<number>>();

/** Whether something stands under a heading that lists the sources of the text. */
export function isInSourceList({ section }: { readonly section: number }, text: Headed): boolean {
  let lists = sourceLists.get(text);
  if (lists === undefined) {
    const { sections, language } = text;
    lists = new Set(sections.flatMap(({ heading }, at) => (isSourceHeading(heading, language) ? [at] : [])));
    sourceLists.set(text, lists);
  }
  return lists.has(section);
}

function isSourceHeading(heading: string, language: Reading['language']): boolean {
  const plain = heading.toLowerCase().trim();
  const own = lexiconOf(language).labels.sources.toLowerCase();
  return (
    plain !== '' &&
    (plain === own ||
      plain.startsWith(`${own} `) ||
      /^(?:sources|references|bibliography|literatur|quellen|kilder|referencias|références|referências)$/.test(plain))
  );
}

/** Links to other sites, without paid ones. */
export function outsideLinks({ links, page }: Reading): Link[] {
  const own = page?.url === undefined ? undefined : hostOf(page.url);
  return links.filter(({ url }) => {
    const host = hostOf(url);
    return host !== '' && host !== own && !isPaidLink(url);
  });
}

/** A link that pays whoever set it, by the marks of the large programmes. */
export function isPaidLink(url: string): boolean {
  return /[?&](?:tag|ref|aff|affid|aff_id|affiliate|partner|clickid|awc|irclickid|afftrack)=|amzn\.to|\/ref=|shareasale|awin1\.com|clickbank|linksynergy|go\.skimresources|prf\.hn|tradedoubler|partner-ads/i.test(
    url,
  );
}

function hostOf(url: string): string {
  const host = /^https?:/i.test(url) ? parsedUrl(url)?.hostname : undefined;
  return host?.replace(/^www\./, '') ?? '';
}
