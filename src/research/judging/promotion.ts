import type { Language } from '../../contract/languages.ts';
import { EAST_ASIAN } from '../promotion/east-asian.ts';
import { GERMANIC } from '../promotion/germanic.ts';
import { OTHER_EUROPEAN } from '../promotion/other-european.ts';
import { ROMANCE } from '../promotion/romance.ts';
import { SLAVIC } from '../promotion/slavic.ts';
import { SOUTH_AND_WEST_ASIAN } from '../promotion/south-and-west-asian.ts';
import { SOUTHEAST_ASIAN } from '../promotion/southeast-asian.ts';

/** A code to be typed in ("SLEEPY10"), a label in capitals ("OFFER: ..."), a price by the month, opening hours. */
const ANYWHERE = [
  /(?=[A-Z]{4})(?<![\p{L}\d])(?=[A-Z\d]*\d)[A-Z]{4,}[A-Z\d]*(?![\p{L}\d])/u,
  /^\p{Lu}{4,}(?:\s\p{Lu}{2,})*\s?:/u,
  /(?:Mo|Tu|We|Th|Fr|Sa|Su|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s?[-–]\s?(?:Mo|Tu|We|Th|Fr|Sa|Su|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/u,
  /\d{1,2}(?::\d\d\s?(?:[-–]|bis|to|a)\s?\d{1,2}:\d\d|\.\d\d\s?(?:[-–]|bis|to|a)\s?\d{1,2}\.\d\d\s?(?:h|Uhr|[ap]\.?m|uur)(?!\p{L}))/u,
  /(?<!\p{L})(?:abre|abierto|geöffnet|ouvert|aperto|geopend|opens?)(?!\p{L}).{0,40}\d\s?(?:[-–]|to|a|bis|à|alle|tot)\s?\d{1,2}\s?(?:h|Uhr|[ap]\.?m|uur)(?!\p{L})/iu,
];

/** What only who sells or invites says. */
const BY_LANGUAGE: Readonly<Record<Language, RegExp>> = {
  ...GERMANIC,
  ...ROMANCE,
  ...SLAVIC,
  ...OTHER_EUROPEAN,
  ...SOUTH_AND_WEST_ASIAN,
  ...SOUTHEAST_ASIAN,
  ...EAST_ASIAN,
};

/** Whether a sentence sells, invites or gives notice rather than tells. */
export function promotes(sentence: string, language: Language): boolean {
  return BY_LANGUAGE[language].test(sentence) || ANYWHERE.some((pattern) => pattern.test(sentence));
}
