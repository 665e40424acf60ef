import {createRequire as __cr} from 'node:module'; const require=__cr(import.meta.url);

// src/extraction/storable-text.ts
function storableText(text) {
  return text.replace(/\r\n?|\u0085|\u2028|\u2029/g, "\n").replace(new RegExp("(?![\\t\\n])\\p{Cc}|[\\ufeff\\ufffe\\uffff]", "gu"), "").replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD").normalize("NFC");
}
function storableLine(text) {
  const line = storableText(text ?? "").replace(/\s+/g, " ").trim();
  return line === "" ? void 0 : line;
}

export {
  storableText,
  storableLine
};
