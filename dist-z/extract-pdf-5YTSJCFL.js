import {createRequire as __cr} from 'node:module'; const require=__cr(import.meta.url);
import {
  external_exports
} from "./chunk-WRASJBGS.js";
import {
  pdfDate
} from "./chunk-UL7ZAO22.js";
import {
  LIMITS,
  unreadable
} from "./chunk-2KREQK6A.js";
import {
  RequestError
} from "./chunk-4MT2ECLM.js";

// src/extraction/extract-pdf.ts
import { createRequire } from "node:module";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

// src/extraction/pdf-lines.ts
var TOUCHING = 0.15;
var SAME_LINE = 0.5;
function linesOfPage(pieces, page) {
  const lines = [];
  let current;
  for (const piece of pieces) {
    if (piece.str !== "") {
      const size = Math.hypot(piece.transform[2] ?? 0, piece.transform[3] ?? 0) || piece.height || 10;
      const x = piece.transform[4] ?? 0;
      const y = piece.transform[5] ?? 0;
      if (current !== void 0 && continues(current, x, y, size)) {
        append(current, piece, x, size);
      } else {
        current = { text: piece.str, x, y, right: x + piece.width, size, page };
        lines.push(current);
      }
    }
    if (piece.hasEOL) current = void 0;
  }
  return lines.map(tidied).filter((line) => line.text !== "");
}
function continues(line, x, y, size) {
  const reference = Math.max(line.size, size);
  return Math.abs(y - line.y) < reference * SAME_LINE && x > line.right - reference * 2;
}
function append(line, piece, x, size) {
  const apart = x - line.right > size * TOUCHING && !/\s$/.test(line.text) && !/^\s/.test(piece.str);
  line.text += (apart ? " " : "") + piece.str;
  line.right = Math.max(line.right, x + piece.width);
  if (piece.str.trim() !== "") line.size = Math.max(line.size, size);
}
function tidied(line) {
  return { ...line, text: line.text.replace(/\s+/g, " ").trim() };
}
var EDGE_LINES = 2;
var REPEATS = 3;
function withoutRunningHeads(pages) {
  const counts = /* @__PURE__ */ new Map();
  for (const lines of pages) {
    for (const shape of new Set(edges(lines).map(shapeOf))) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const needed = Math.max(REPEATS, pages.length / 3);
  return pages.map((lines) => {
    const edge = new Set(edges(lines));
    return lines.filter(
      (line) => !edge.has(line) || (counts.get(shapeOf(line)) ?? 0) < needed && !isPageNumber(line)
    );
  });
}
function edges(lines) {
  const byHeight = [...lines].sort((a, b) => b.y - a.y);
  return [.../* @__PURE__ */ new Set([...byHeight.slice(0, EDGE_LINES), ...byHeight.slice(-EDGE_LINES)])];
}
function shapeOf(line) {
  return line.text.toLowerCase().replace(/\d+/g, "#");
}
function isPageNumber(line) {
  return /^[-–—\s]*\d{1,4}[-–—\s]*$/.test(line.text);
}

// src/extraction/pdf-paragraphs.ts
var PARAGRAPH_GAP = 1.35;
var HEADING_SIZE = 1.15;
var HEADING_CHARACTERS = 140;
var FULL_LINE = 0.75;
var LIST_ITEM = /^(?:[•◦▪‣●○■–]\s*|[-*]\s+|\(?(\d{1,3}|[a-z])[.)]\s+)(?=\S)/;
var SENTENCE_END = /[.!?:;。！？…।؟]["'”’»)\]]*$/;
function paragraphsOfLines(lines) {
  const layout = layoutOf(lines);
  const blocks = [];
  let previous;
  for (const line of lines) {
    const heading = headingLevel(line, layout);
    const block = blocks.at(-1);
    if (block !== void 0 && previous !== void 0 && !beginsBlock(line, previous, heading, block.heading, layout)) {
      block.text = joinLines(block.text, line.text, layout.compounds);
    } else {
      blocks.push({ text: line.text, heading, item: heading === 0 && LIST_ITEM.test(line.text) });
    }
    previous = line;
  }
  return blocks.map(({ text, heading, item }, index) => {
    const tight = item && blocks[index + 1]?.item === true;
    return (heading > 0 ? `${"#".repeat(heading)} ${text}` : item ? listItem(text) : escaped(text)) + (tight ? "\n" : "\n\n");
  }).join("").trim();
}
function listItem(text) {
  const number = LIST_ITEM.exec(text)?.[1];
  return `${number !== void 0 && /\d/.test(number) ? `${number}.` : "-"} ${text.replace(LIST_ITEM, "")}`;
}
function escaped(text) {
  return text.replace(/^(?=#{1,6}\s|>|```|~~~|\+\s)/, "\\");
}
function beginsBlock(line, previous, heading, before, layout) {
  if (heading !== before) return true;
  if (heading === 0 && LIST_ITEM.test(line.text)) return true;
  const drop = previous.y - line.y;
  if (line.page !== previous.page || drop < 0) {
    const wrapped = previous.right - previous.x >= layout.width * FULL_LINE && !SENTENCE_END.test(previous.text);
    return heading > 0 || !wrapped;
  }
  if (drop > Math.max(layout.leading, line.size) * PARAGRAPH_GAP) return true;
  return line.x - previous.x > line.size && SENTENCE_END.test(previous.text);
}
function joinLines(text, next, compounds) {
  const broken = new RegExp("(\\p{L}+)[-\\u00ad\\u2010]$", "u").exec(text);
  const rest = new RegExp("^\\p{Ll}+", "u").exec(next)?.[0];
  if (broken !== null && rest !== void 0) {
    const compound = compounds.has(`${broken[1]}-${rest}`.toLowerCase());
    return (compound ? text : text.slice(0, -1)) + next;
  }
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}，。、！？；：）」』]$/u.test(
    text
  );
  return spaceless && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}（「『]/u.test(next) ? text + next : `${text} ${next}`;
}
function headingLevel(line, { bodySize, headingSizes }) {
  if (line.size < bodySize * HEADING_SIZE || line.text.length > HEADING_CHARACTERS || !new RegExp("\\p{L}", "u").test(line.text))
    return 0;
  const rank = headingSizes.findIndex((size) => line.size >= size - 0.5);
  return Math.min(rank < 0 ? headingSizes.length : rank, 3) + 1;
}
function layoutOf(lines) {
  const bodySize = heaviest(lines.map((line) => [Math.round(line.size * 2) / 2, line.text.length])) ?? 10;
  const drops = lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    if (previous === void 0 || previous.page !== line.page) return [];
    const drop = Math.round((previous.y - line.y) * 2) / 2;
    return drop > 0 && drop < bodySize * 4 ? [[drop, 1]] : [];
  });
  const sizes = new Set(
    lines.filter((line) => line.size >= bodySize * HEADING_SIZE).map((line) => Math.round(line.size))
  );
  const compounds = lines.flatMap((line) => line.text.toLowerCase().match(new RegExp("\\p{L}+-\\p{L}+", "gu")) ?? []);
  return {
    bodySize,
    leading: heaviest(drops) ?? bodySize * 1.2,
    width: lines.reduce((widest, line) => Math.max(widest, line.right - line.x), 0),
    headingSizes: [...sizes].sort((a, b) => b - a).slice(0, 4),
    compounds: new Set(compounds)
  };
}
function heaviest(weighted) {
  const sums = /* @__PURE__ */ new Map();
  for (const [value, weight] of weighted) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0];
}

// src/extraction/extract-pdf.ts
var PACKAGE = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
async function extractPdf(bytes) {
  const loading = getDocument({
    // pdf.js takes the memory over, so it is given a copy.
    data: new Uint8Array(bytes),
    cMapUrl: `${path.join(PACKAGE, "cmaps")}/`,
    cMapPacked: true,
    standardFontDataUrl: `${path.join(PACKAGE, "standard_fonts")}/`,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0
  });
  try {
    return await readPdf(await loading.promise);
  } catch (error) {
    throw error instanceof RequestError ? error : refusalOf(error);
  } finally {
    await loading.destroy();
  }
}
async function readPdf(pdf) {
  if (pdf.numPages > LIMITS.pdfPages) throw unreadable(`it has ${pdf.numPages} pages; allowed: ${LIMITS.pdfPages}`);
  const pages = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOfPage(
      items.filter((item) => "str" in item),
      number
    );
    characters += lines.reduce((sum, line) => sum + line.text.length, 0);
    if (characters > LIMITS.characters)
      throw unreadable(`it holds more than ${LIMITS.characters} characters of text; allowed: ${LIMITS.characters}`);
    pages.push(lines);
    page.cleanup();
  }
  if (characters === 0)
    throw unreadable("the PDF holds no text: it seems to be scanned pictures; run text recognition (OCR) first");
  const facts = await readFacts(pdf);
  const markdown = paragraphsOfLines(withoutRunningHeads(pages).flat());
  return { facts: { ...facts, title: facts.title ?? /^# (.+)$/m.exec(markdown)?.[1] }, markdown };
}
var infoSchema = external_exports.object({
  Title: external_exports.string().optional().catch(void 0),
  Author: external_exports.string().optional().catch(void 0),
  CreationDate: external_exports.string().optional().catch(void 0),
  Language: external_exports.string().optional().catch(void 0)
});
var NO_TITLE = /^(?:untitled|title|document\d*|microsoft word\b.*|.*\.(?:docx?|pdf|tex|dvi|indd|qxd|rtf|odt))$/i;
async function readFacts(pdf) {
  const { info } = await pdf.getMetadata();
  const { Title, Author, CreationDate, Language } = infoSchema.parse(info);
  const title = Title?.trim() ?? "";
  return {
    title: title === "" || NO_TITLE.test(title) ? void 0 : title,
    author: Author?.trim() === "" ? void 0 : Author,
    date: pdfDate(CreationDate),
    language: Language
  };
}
function refusalOf(error) {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return unreadable("the PDF is protected by a password; save it without one", error);
  return unreadable("the PDF is damaged or cut off", error);
}
export {
  extractPdf
};
