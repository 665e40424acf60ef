/**
 * A date as `2026`, `2026-03` or `2026-03-01`; undefined for what is no date. Takes ISO dates with or without time,
 * and the written forms that JavaScript reads (`March 1, 2026`, RFC 2822), and `2026年3月1日`.
 */
export function isoDate(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  const east = /^(\d{4})[年년]\s*(\d{1,2})[月월]\s*(?:(\d{1,2})[日일])?/.exec(trimmed);
  if (east !== null) return joined(east[1], east[2], east[3]);
  const parts = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T ].*)?$/.exec(trimmed);
  if (parts !== null) return joined(parts[1], parts[2], parts[3]);
  if (!/\d{4}/.test(trimmed) || trimmed.length > 60) return undefined;
  const moment = new Date(/[zZ]|[+-]\d{2}:?\d{2}|GMT|UTC/.test(trimmed) ? trimmed : `${trimmed} UTC`);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999
    ? undefined
    : moment.toISOString().slice(0, 10);
}

/** A PDF date: `D:20260301120000+01'00'`. */
export function pdfDate(text: string | undefined): string | undefined {
  const parts = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?/.exec(text?.trim() ?? '');
  return parts === null ? undefined : joined(parts[1], parts[2], parts[3]);
}

function joined(year = '', month?: string, day?: string): string | undefined {
  if (Number(year) < 1000) return undefined;
  if (month === undefined) return year;
  const longMonth = month.padStart(2, '0');
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  if (day === undefined) return `${year}-${longMonth}`;
  const date = `${year}-${longMonth}-${day.padStart(2, '0')}`;
  return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) === true ? date : undefined;
}
