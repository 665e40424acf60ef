/** Two or more numbers reckoned to a result ("2,400 / 2.8 = 857"). */
const RECKONING =
  /(?<![A-Za-z\d.,])\d[\d.,]*(?:\s?[\p{L}%€$°/³²]{0,4})?(?:\s?[/÷×·*+−–-]\s?\(?\d[\d.,]*\)?(?:\s?[\p{L}%€$°³²]{0,4})?)+\s?[=≈]/gu;
const EQUALS = /[=≈]/u;
const NUMBER = /\d[\d.,]*\d|\d/gu;
/** Numbers that need no telling: hours, days, months, per cent and thousands. */
const PLAIN: ReadonlySet<string> = new Set(
  '1 2 3 4 7 10 12 24 30 52 60 100 365 1000 3600 1,000 3,600 1.000 3.600'.split(' '),
);

/**
 * Whether a sentence reckons with a number that it does not tell ("the electricity rises from 2,400 / 2.8 = 857 kWh"):
 * what the number stands for is said before it.
 */
export function reckonsWithUntold(sentence: string): boolean {
  return untoldNumbers(sentence).length > 0;
}

/** The numbers of a sentence that only its reckonings hold. */
export function untoldNumbers(sentence: string): string[] {
  if (!EQUALS.test(sentence)) return [];
  const reckonings = [...sentence.matchAll(RECKONING)].map(([text]) => text);
  if (reckonings.length === 0) return [];
  const told = new Set(sentence.replace(RECKONING, ' ').match(NUMBER));
  const reckoned = reckonings.flatMap((reckoning) => reckoning.match(NUMBER) ?? []);
  return reckoned.filter((number) => !told.has(number) && !PLAIN.has(number));
}
