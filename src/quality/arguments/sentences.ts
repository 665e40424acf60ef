import type { SiteLanguage } from '../../contract/languages.ts';
import type { Scores } from '../combine/caps.ts';
import type { Finding, Place } from '../finding.ts';
import type { Measured } from '../measured/measure.ts';
import { fillMessage, quoted } from '../messages/fill-message.ts';
import type { MessageCatalogue } from '../messages/message-catalogue.ts';
import type { Reading } from '../reading.ts';
import { DIMENSIONS, type Dimension } from '../rubric.ts';

export interface Argued {
  readonly reading: Reading;
  readonly measured: Measured;
  readonly scores: Scores;
  readonly catalogue: MessageCatalogue;
  /** Language of the catalogue. */
  readonly language: SiteLanguage;
}

/** @param showFor with an example for this dimension: each shows another place, so that a writer gets to know several */
export function findingSentence(
  { kind, count, places }: Finding,
  argued: Argued,
  showFor: Dimension | undefined,
): string {
  const { catalogue, language } = argued;
  const said = fillMessage(catalogue.findings[kind], { n: count }, language);
  return showFor === undefined || kind === 'structure' ? said : withExample(said, places, showFor, argued);
}

/** A sentence, and one of the places it is true of. */
export function withExample(said: string, places: readonly Place[], showFor: Dimension, argued: Argued): string {
  const shown = places.filter(({ excerpt }) => excerpt !== '');
  const place = shown[DIMENSIONS.indexOf(showFor) % Math.max(1, shown.length)];
  if (place === undefined) return said;
  return isOfPage(place) ? withFact(said, place.excerpt, argued) : withPlace(said, place, argued);
}

/** A sentence, and the words of the text that it is about. */
export function withPlace(said: string, place: Pick<Place, 'section' | 'excerpt'>, argued: Argued): string {
  const { catalogue, language } = argued;
  const quote = quoted(withoutStop(place.excerpt), catalogue);
  const example = { where: whereOf(place, argued), quote };
  return `${said}${joinerOf(language)}${fillMessage(catalogue.example, example, language)}`;
}

/** What a page states about itself stands nowhere in its text. */
function isOfPage({ start, end }: Place): boolean {
  return start === 0 && end === 0;
}

const STOP = /[.。।]$/u;

/** A sentence that ends in what it speaks of: "An author is named: “Ada Byron”." */
function withFact(said: string, fact: string, { catalogue, language }: Argued): string {
  const stop = STOP.exec(said)?.[0] ?? '';
  const colon = { '': '：', ' ': language === 'fr' ? '\u00A0: ' : ': ' }[joinerOf(language)];
  return `${said.replace(STOP, '')}${colon}${quoted(withoutStop(fact), catalogue)}${stop}`;
}

/** Words to be quoted in a sentence that brings its own full stop. */
export function withoutStop(excerpt: string): string {
  return excerpt.replace(/(?<![.。])[.。।;；]$/u, '');
}

function whereOf(place: Pick<Place, 'section'>, { reading, catalogue, language }: Argued): string {
  const { heading = '', depth = 0 } = reading.sections[place.section] ?? {};
  return heading === '' || depth === 1
    ? catalogue.atStart
    : fillMessage(catalogue.inSection, { section: quoted(heading.slice(0, 90), catalogue) }, language);
}

/** What stands between two sentences. */
export function joinerOf(language: SiteLanguage): '' | ' ' {
  return language === 'zh-CN' || language === 'zh-TW' || language === 'ja' ? '' : ' ';
}
