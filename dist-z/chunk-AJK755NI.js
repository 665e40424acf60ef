import {createRequire as __cr} from 'node:module'; const require=__cr(import.meta.url);
import {
  require_dist
} from "./chunk-THMKJKOV.js";
import {
  external_exports
} from "./chunk-WRASJBGS.js";
import {
  isoDate
} from "./chunk-UL7ZAO22.js";
import {
  LIMITS
} from "./chunk-2KREQK6A.js";
import {
  __toESM
} from "./chunk-4MT2ECLM.js";

// src/extraction/front-matter.ts
var import_yaml = __toESM(require_dist(), 1);
var frontMatterSchema = external_exports.record(external_exports.string(), external_exports.unknown());
function readFrontMatter(text) {
  const block = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(0, LIMITS.frontMatter));
  if (block === null) return { facts: {}, body: text, warnings: [] };
  const parsed = parseMapping(block[1] ?? "");
  if (typeof parsed === "string") return { facts: {}, body: text, warnings: [parsed] };
  if (parsed === void 0) return { facts: {}, body: text, warnings: [] };
  const { facts, warnings } = factsOf(parsed);
  return { facts, body: text.slice(block[0].length), warnings };
}
function parseMapping(yaml) {
  try {
    const value = (0, import_yaml.parse)(yaml, { schema: "failsafe", maxAliasCount: 0, logLevel: "error" });
    return frontMatterSchema.safeParse(value).data;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return `The front matter is not readable YAML and was kept as text: ${reason}`;
  }
}
function factsOf(block) {
  const warnings = [];
  const read = (...keys) => {
    const value = keys.map((key) => block[key]).find((candidate) => candidate !== void 0);
    const list = Array.isArray(value) ? value.filter((item) => typeof item === "string").join(", ") : value;
    return typeof list === "string" && list.trim() !== "" ? list.trim() : void 0;
  };
  const checked = (key, value, read2, allowed) => {
    if (value === void 0) return void 0;
    const result = read2(value);
    if (result === void 0)
      warnings.push(`Front matter \`${key}\`: received "${value.slice(0, 80)}"; allowed: ${allowed}`);
    return result;
  };
  const facts = {
    title: read("title"),
    author: read("author", "authors"),
    publisher: read("publisher"),
    date: checked("date", read("date"), isoDate, "a date such as 2026-03-01"),
    language: read("language", "lang"),
    url: checked("url", read("url", "source"), webAddressOf, "an http or https address"),
    licence: read("licence", "license"),
    visibility: checked("visibility", read("visibility"), visibilityOf, "public, private")
  };
  return { facts, warnings };
}
function visibilityOf(text) {
  return text === "public" || text === "private" ? text : void 0;
}
function webAddressOf(text) {
  if (!URL.canParse(text)) return void 0;
  const url = new URL(text);
  const web = (url.protocol === "http:" || url.protocol === "https:") && url.username === "" && url.password === "";
  return web ? url.href : void 0;
}

export {
  readFrontMatter,
  webAddressOf
};
