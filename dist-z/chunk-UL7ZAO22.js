import {createRequire as __cr} from 'node:module'; const require=__cr(import.meta.url);

// src/extraction/iso-date.ts
function isoDate(text) {
  const trimmed = text?.trim() ?? "";
  const parts = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T ].*)?$/.exec(trimmed);
  if (parts !== null) return joined(parts[1], parts[2], parts[3]);
  if (!/\d{4}/.test(trimmed) || trimmed.length > 60) return void 0;
  const moment = new Date(/[zZ]|[+-]\d{2}:?\d{2}|GMT|UTC/.test(trimmed) ? trimmed : `${trimmed} UTC`);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999 ? void 0 : moment.toISOString().slice(0, 10);
}
function pdfDate(text) {
  const parts = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?/.exec(text?.trim() ?? "");
  return parts === null ? void 0 : joined(parts[1], parts[2], parts[3]);
}
function joined(year = "", month, day) {
  if (Number(year) < 1e3) return void 0;
  if (month === void 0) return year;
  const longMonth = month.padStart(2, "0");
  if (Number(month) < 1 || Number(month) > 12) return void 0;
  if (day === void 0) return `${year}-${longMonth}`;
  const date = `${year}-${longMonth}-${day.padStart(2, "0")}`;
  return (/* @__PURE__ */ new Date(`${date}T00:00:00Z`)).toJSON()?.startsWith(date) === true ? date : void 0;
}

export {
  isoDate,
  pdfDate
};
