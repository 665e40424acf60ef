import {createRequire as __cr} from 'node:module'; const require=__cr(import.meta.url);
import {
  external_exports
} from "./chunk-WRASJBGS.js";

// src/contract/choices.ts
var INPUT_TYPES = ["keyword", "topic", "url", "urls", "title"];
var WORD_COUNTS = ["800-1000", "1000-2000", "2000-3000"];
var TONES = [
  "Conversational/Informal",
  "Inspirational/Motivational",
  "Persuasive",
  "Entertaining",
  "Informative/Educational",
  "Professional/Formal"
];
var READABILITY = ["general", "knowledgeable", "expert"];
var PERSPECTIVES = ["first-person", "second-person", "third-person"];
var CTA_MODELS = ["three_stage", "anchor_text"];
var IMAGE_ORIGINS = ["img_library", "kb", "ai"];
var IMAGE_SIZES = ["1792x1024", "1024x1024"];
var SITE_TYPES = ["BLOG", "LANDING_PAGE"];
var PRODUCTS = ["QUICK_BLOG", "QUICK_PAGE"];
var QUOTA_RESOURCES = ["article", "word", "image", "evaluation"];
var EARLIER_INPUT_TYPES = ["Keyword", "Topic", "Title"];
var ENGINE_VERSIONS = ["2", "3", "4", "5", "latest"];
var VISIBILITIES = ["public", "private"];
var DOCUMENT_FORMATS = ["markdown", "text", "html"];
var RATINGS = ["Lowest", "Lowest+", "Low", "Low+", "Medium", "Medium+", "High", "High+", "Highest"];
var LIMITS = {
  keywordLength: 100,
  topicLength: 150,
  titleLength: 150,
  urls: 5,
  promptLength: 3e3,
  additionalKnowledgeLength: 5e4,
  manualLinks: 5,
  tokenExpiryDays: { min: 7, max: 90, default: 7 },
  bodyBytes: 1024 * 1024,
  evaluationContentBytes: 2 * 1024 * 1024,
  uploadBytes: 20 * 1024 * 1024,
  /** Entries of one page of a list. */
  page: { min: 1, max: 100, default: 20 },
  /** Words reserved for an article whose request names no range. */
  freeWords: 3e3
};

// src/contract/primitives.ts
var DEFAULT_META = "x-default";
function optional(schema) {
  return schema.nullish().transform((value) => value ?? void 0);
}
function flag(byDefault) {
  return external_exports.boolean().nullish().transform((value) => value ?? byDefault).meta({ [DEFAULT_META]: byDefault });
}
function choice(values, byDefault) {
  return external_exports.enum(values).nullish().transform((value) => value ?? byDefault).meta({ [DEFAULT_META]: byDefault });
}
function codePointLength(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
function codePoints(min, max) {
  return external_exports.string().superRefine((text, context) => {
    const length = codePointLength(text);
    if (length < min || length > max) {
      context.addIssue({ code: "custom", message: `received ${length} characters; allowed: ${min} to ${max}` });
    }
  }).meta({ minLength: min, maxLength: max });
}
var ABSURD_LENGTH = 100;
function entries(element, min, max) {
  const refusal = (count) => `received ${count} entries; allowed: ${min === max ? `exactly ${min}` : `${min} to ${max}`}`;
  return external_exports.array(element).max(ABSURD_LENGTH, { error: ({ input }) => refusal(Array.isArray(input) ? input.length : 0) }).superRefine(
    (list, context) => {
      if (!Array.isArray(list) || list.length >= min && list.length <= max) return;
      context.addIssue({ code: "custom", message: refusal(list.length) });
    },
    { when: () => true }
  ).meta({ minItems: min, maxItems: max });
}
function label() {
  return external_exports.string().trim().superRefine((text, context) => {
    const length = codePointLength(text);
    if (length < 1 || length > 200) {
      context.addIssue({ code: "custom", message: `received ${length} characters; allowed: 1 to 200` });
    }
  }).meta({ minLength: 1, maxLength: 200 });
}
function identifier() {
  return external_exports.union([external_exports.string().min(1), external_exports.number().int()]).transform((value) => String(value));
}
function webAddress() {
  return external_exports.string().superRefine((text, context) => {
    if (!isWebAddress(text)) {
      context.addIssue({ code: "custom", message: "must be an absolute http or https URL without credentials" });
    }
  }).meta({ format: "uri" });
}
function isWebAddress(text) {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === "http:" || url.protocol === "https:") && url.username === "" && url.password === "";
}

// src/contract/locales.ts
var LOCALES = [
  "ar",
  "aw",
  "au",
  "at",
  "az",
  "bs",
  "bd",
  "be",
  "br",
  "bg",
  "cm",
  "ca",
  "cl",
  "cn",
  "co",
  "cr",
  "hr",
  "cu",
  "cy",
  "cz",
  "dk",
  "eg",
  "ee",
  "et",
  "fi",
  "fr",
  "de",
  "gh",
  "gr",
  "gl",
  "hk",
  "hu",
  "is",
  "in",
  "id",
  "ie",
  "il",
  "it",
  "jm",
  "jp",
  "kz",
  "kr",
  "lv",
  "ly",
  "lt",
  "lu",
  "mo",
  "mk",
  "my",
  "mt",
  "mx",
  "mc",
  "nl",
  "nz",
  "ng",
  "no",
  "pk",
  "pa",
  "py",
  "pe",
  "ph",
  "pl",
  "pt",
  "pr",
  "qa",
  "ro",
  "ru",
  "sa",
  "rs",
  "sg",
  "sk",
  "si",
  "za",
  "es",
  "se",
  "ch",
  "sy",
  "tw",
  "th",
  "tn",
  "tr",
  "ua",
  "ae",
  "gb",
  "us"
];

// src/contract/main-input.ts
function mainInputRefusals(inputType, mainInput) {
  if (!isInputType(inputType)) return [];
  const takenByTheSchema = mainInput === void 0 || typeof mainInput === "string" || Array.isArray(mainInput) && mainInput.every((item) => typeof item === "string");
  if (!takenByTheSchema) return [];
  if (inputType === "urls") return urlsRefusals(mainInput);
  if (inputType === "url") return urlRefusals(mainInput);
  return textRefusals(inputType, mainInput);
}
var TEXT_LIMITS = {
  keyword: LIMITS.keywordLength,
  topic: LIMITS.topicLength,
  title: LIMITS.titleLength
};
function textRefusal(inputType, text) {
  const limit = TEXT_LIMITS[inputType];
  const length = codePointLength(text);
  if (text.trim() === "") return `received no text; allowed for a ${inputType}: 1 to ${limit} characters`;
  if (length > limit) return `received ${length} characters; allowed for a ${inputType}: 1 to ${limit}`;
  return void 0;
}
function isInputType(value) {
  return INPUT_TYPES.some((known) => known === value);
}
function urlsRefusals(mainInput) {
  if (!Array.isArray(mainInput)) {
    return [{ path: [], message: `inputType "urls" needs an array of 1 to ${LIMITS.urls} http or https URLs` }];
  }
  const refusals = [];
  if (mainInput.length === 0) refusals.push({ path: [], message: `received no URL; allowed: 1 to ${LIMITS.urls}` });
  mainInput.slice(0, LIMITS.urls).forEach((url, index) => {
    if (!isWebAddress(url)) {
      refusals.push({ path: [index], message: "must be an absolute http or https URL without credentials" });
    }
  });
  return refusals;
}
function urlRefusals(mainInput) {
  const url = Array.isArray(mainInput) && mainInput.length === 1 ? mainInput[0] : mainInput;
  if (typeof url === "string" && isWebAddress(url)) return [];
  return [{ path: [], message: 'inputType "url" needs one http or https URL, as a string or an array of exactly one' }];
}
function textRefusals(inputType, mainInput) {
  if (typeof mainInput !== "string") return [{ path: [], message: `inputType "${inputType}" needs a string` }];
  const message = textRefusal(inputType, mainInput);
  return message === void 0 ? [] : [{ path: [], message }];
}

export {
  INPUT_TYPES,
  WORD_COUNTS,
  TONES,
  READABILITY,
  PERSPECTIVES,
  CTA_MODELS,
  IMAGE_ORIGINS,
  IMAGE_SIZES,
  SITE_TYPES,
  PRODUCTS,
  QUOTA_RESOURCES,
  EARLIER_INPUT_TYPES,
  ENGINE_VERSIONS,
  VISIBILITIES,
  DOCUMENT_FORMATS,
  RATINGS,
  LIMITS,
  LOCALES,
  DEFAULT_META,
  optional,
  flag,
  choice,
  codePoints,
  entries,
  label,
  identifier,
  webAddress,
  isWebAddress,
  mainInputRefusals,
  textRefusal
};
