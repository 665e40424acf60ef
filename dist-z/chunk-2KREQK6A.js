import {createRequire as __cr} from 'node:module'; const require=__cr(import.meta.url);
import {
  RequestError
} from "./chunk-4MT2ECLM.js";

// src/extraction/limits.ts
var LIMITS = {
  /** Bytes of the file. */
  bytes: 20 * 1024 * 1024,
  /** Characters of the Markdown that comes out. */
  characters: 2e6,
  /** Depth of HTML elements; browsers stop at 512 as well. Above some thousands, article finding takes minutes. */
  htmlDepth: 512,
  pdfPages: 1e3,
  zipEntries: 2e3,
  /** Bytes of all entries of a DOCX together, unpacked. */
  zipBytes: 64 * 1024 * 1024,
  /** Unpacked to packed size; looked at above `zipRatioFrom` bytes only, as small repetitive parts pack very well. */
  zipRatio: 200,
  zipRatioFrom: 8 * 1024 * 1024,
  /** Characters of the YAML block before a Markdown document. */
  frontMatter: 16 * 1024
};

// src/extraction/document-kinds.ts
var DOCUMENT_KINDS = {
  text: { name: "plain text", mediaTypes: ["text/plain"], endings: ["txt", "text"] },
  markdown: {
    name: "Markdown",
    mediaTypes: ["text/markdown", "text/x-markdown"],
    endings: ["md", "markdown", "mdown"]
  },
  html: { name: "HTML", mediaTypes: ["text/html", "application/xhtml+xml"], endings: ["html", "htm", "xhtml"] },
  pdf: { name: "PDF", mediaTypes: ["application/pdf", "application/x-pdf"], endings: ["pdf"] },
  docx: {
    name: "DOCX",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    endings: ["docx"]
  }
};
var KINDS = Object.keys(DOCUMENT_KINDS);
function kindOfMediaType(mediaType) {
  return KINDS.find((kind) => DOCUMENT_KINDS[kind].mediaTypes.includes(mediaType));
}
function kindOfFileName(fileName) {
  const ending = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return ending === void 0 ? void 0 : KINDS.find((kind) => DOCUMENT_KINDS[kind].endings.includes(ending));
}
function allowedKinds() {
  return KINDS.map((kind) => `${DOCUMENT_KINDS[kind].name} (${DOCUMENT_KINDS[kind].mediaTypes[0]})`).join(", ");
}

// src/extraction/refusals.ts
function unreadable(reason, cause) {
  return new RequestError("invalid_request", `The file can not be read: ${reason}`, {
    details: [{ path: "file", message: reason }],
    cause
  });
}
function unsupported(received) {
  const reason = `received ${received}; allowed: ${allowedKinds()}`;
  return new RequestError("unsupported_media_type", `This kind of file can not be read: ${reason}`, {
    details: [{ path: "file", message: reason }]
  });
}
function tooLarge(bytes, allowed) {
  const reason = `received ${bytes} bytes; allowed: ${allowed}`;
  return new RequestError("payload_too_large", `The file is too large: ${reason}`, {
    details: [{ path: "file", message: reason }]
  });
}

export {
  LIMITS,
  DOCUMENT_KINDS,
  kindOfMediaType,
  kindOfFileName,
  unreadable,
  unsupported,
  tooLarge
};
