import { parse } from 'yaml';
import { z } from 'zod';
import { parsedUrl } from '../contract/parsed-url.ts';
import type { DocumentFacts } from './extracted-document.ts';
import { isoDate } from './iso-date.ts';
import { LIMITS } from './limits.ts';

/** Every scalar is read as text (YAML's failsafe schema), so that `date: 2026-03` stays what was written. */
const frontMatterSchema = z.record(z.string(), z.unknown());

/** One line's key and value. */
const LINE = /^([ \t]*(?:- +)?[\p{L}\d_-]+:[ \t]+)(\S.*)$/u;
/**
 * Values that YAML does not read but people write: with a colon ("Heat pumps: what they cost"), or beginning as a
 * quotation, a list, a mapping or an alias would and going on behind it ("[Update] Prices", '"Smart" meters').
 */
const UNQUOTED =
  /^[^"'[{|>&*!#].*:(?:\s|$)|^[@`%]|^"(?:[^"\\]|\\.)*"\s*[^\s#]|^'[^']*'\s*[^\s#']|^\[[^\]]*\]\s*[^\s#]|^\{[^}]*\}\s*[^\s#]|^\*+[^\s*][^*]*\*/u;

/**
 * Reads the YAML block that a Markdown document may begin with. Known keys: `title`, `author`, `publisher`, `date`,
 * `language` or `lang`, `url` or `source`, `licence` or `license`, `visibility`. A value that is
 * only not quoted is read as the text it is; a block that can't be read is kept as text and named in the warnings, and
 * one that is no mapping is text.
 */
export function readFrontMatter(text: string): { facts: DocumentFacts; body: string; warnings: string[] } {
  const block = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(0, LIMITS.frontMatter));
  if (block === null) return { facts: {}, body: text, warnings: [] };
  const parsed = parseMapping(block[1] ?? '');
  if (typeof parsed === 'string') return { facts: {}, body: text, warnings: [parsed] };
  if (parsed === undefined) return { facts: {}, body: text, warnings: [] };
  const { facts, warnings } = factsOf(parsed);
  return { facts, body: text.slice(block[0].length), warnings };
}

function parseMapping(yaml: string): Record<string, unknown> | string | undefined {
  const read = (text: string) =>
    frontMatterSchema.safeParse(parse(text, { schema: 'failsafe', maxAliasCount: 0, logLevel: 'error' })).data;
  try {
    return read(yaml);
  } catch (error) {
    const quoted = withQuotes(yaml);
    if (quoted !== yaml) {
      try {
        return read(quoted);
      } catch {
        // What is wrong with the block as it was written is said below.
      }
    }
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `The front matter is not readable YAML and was kept as text: ${reason}`;
  }
}

/** Puts the quotation marks that its writer left out. */
function withQuotes(yaml: string): string {
  const lines = yaml.split('\n').map((line) => {
    const [, key, value] = LINE.exec(line.trimEnd()) ?? [];
    if (key === undefined || value === undefined || !UNQUOTED.test(value)) return line;
    return `${key}'${value.replaceAll("'", "''")}'`;
  });
  return lines.join('\n');
}

function factsOf(block: Record<string, unknown>): { facts: DocumentFacts; warnings: string[] } {
  const warnings: string[] = [];
  const read = (...keys: string[]): string | undefined => {
    const value = keys.map((key) => block[key]).find((candidate) => candidate !== undefined);
    const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : (value ?? '');
    if (typeof list !== 'string') warnings.push(`Front matter \`${keys[0]}\`: received a mapping; allowed: text`);
    return typeof list === 'string' && list.trim() !== '' ? list.trim() : undefined;
  };
  const checked = <T>(
    key: string,
    value: string | undefined,
    read: (text: string) => T | undefined,
    allowed: string,
  ) => {
    if (value === undefined) return undefined;
    const result = read(value);
    if (result === undefined)
      warnings.push(`Front matter \`${key}\`: received "${value.slice(0, 80)}"; allowed: ${allowed}`);
    return result;
  };
  const facts: DocumentFacts = {
    title: read('title'),
    author: read('author', 'authors'),
    publisher: read('publisher'),
    date: checked('date', read('date'), isoDate, 'a date such as 2026-03-01'),
    language: read('language', 'lang'),
    url: checked('url', read('url', 'source'), webAddressOf, 'an http or https address'),
    licence: read('licence', 'license'),
    visibility: checked('visibility', read('visibility'), visibilityOf, 'public, private'),
  };
  return { facts, warnings };
}

function visibilityOf(text: string): 'public' | 'private' | undefined {
  return text === 'public' || text === 'private' ? text : undefined;
}

/** An http or https address without credentials, normalised; undefined for anything else. */
export function webAddressOf(text: string): string | undefined {
  const url = parsedUrl(text);
  if (url === undefined) return undefined;
  const web = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
  return web ? url.href : undefined;
}
