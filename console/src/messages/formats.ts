export interface Formats {
  number(value: number): string;
  /** US dollars, to the tenth of a cent where it is less than one. */
  money(usd: number): string;
  /** A moment given in ISO 8601, as date and time of the reader's zone. */
  dateTime(iso: string): string;
  /** A calendar day given as `2026-11-30`, whatever the reader's zone. */
  day(date: string): string;
  /** A calendar month given as `2026-11`. */
  month(month: string): string;
  /** A length of time in milliseconds as `m:ss`, from an hour on `h:mm:ss`. */
  duration(milliseconds: number): string;
}

/** How a language writes numbers and moments. */
export function createFormats(language: string): Formats {
  const numbers = new Intl.NumberFormat(language);
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const months = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const dollars = (digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [cents, fractions] = [dollars(2), dollars(4)];
  return {
    number: (value) => numbers.format(value),
    money: (usd) => (usd !== 0 && usd < 0.1 ? fractions : cents).format(usd),
    dateTime: (iso) => moments.format(new Date(iso)),
    day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    duration,
  };
}

function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
