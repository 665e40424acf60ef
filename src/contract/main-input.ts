import { INPUT_TYPES, type InputType, LIMITS } from './choices.ts';
import { codePointLength, isWebAddress } from './primitives.ts';

interface Refusal {
  /** Path below `mainInput`. */
  readonly path: readonly number[];
  readonly message: string;
}

/**
 * What is wrong with `mainInput` for an `inputType`. Both come as received: an unknown `inputType` and a `mainInput`
 * of a type that no `inputType` takes are the schema's to refuse, and give nothing here.
 */
export function mainInputRefusals(inputType: unknown, mainInput: unknown): Refusal[] {
  if (!isInputType(inputType)) return [];
  const takenByTheSchema =
    mainInput === undefined ||
    typeof mainInput === 'string' ||
    (Array.isArray(mainInput) && mainInput.every((item) => typeof item === 'string'));
  if (!takenByTheSchema) return [];
  if (inputType === 'urls') return urlsRefusals(mainInput);
  if (inputType === 'url') return urlRefusals(mainInput);
  return textRefusals(inputType, mainInput);
}

/** Longest text of each kind of input that is a text, in code points. */
export const TEXT_LIMITS = {
  keyword: LIMITS.keywordLength,
  topic: LIMITS.topicLength,
  title: LIMITS.titleLength,
} as const;

/** What is wrong with a keyword, topic or title as text; undefined when nothing is. */
export function textRefusal(inputType: keyof typeof TEXT_LIMITS, text: string): string | undefined {
  const limit = TEXT_LIMITS[inputType];
  const length = codePointLength(text);
  if (text.trim() === '') return `received no text; allowed for a ${inputType}: 1 to ${limit} characters`;
  if (length > limit) return `received ${length} characters; allowed for a ${inputType}: 1 to ${limit}`;
  return undefined;
}

function isInputType(value: unknown): value is InputType {
  return INPUT_TYPES.some((known) => known === value);
}

function urlsRefusals(mainInput: string | readonly string[] | undefined): Refusal[] {
  if (!Array.isArray(mainInput)) {
    return [{ path: [], message: `inputType "urls" needs an array of 1 to ${LIMITS.urls} http or https URLs` }];
  }
  const refusals: Refusal[] = [];
  // More than are allowed is refused by the schema, whatever the inputType.
  if (mainInput.length === 0) refusals.push({ path: [], message: `received no URL; allowed: 1 to ${LIMITS.urls}` });
  mainInput.slice(0, LIMITS.urls).forEach((url, index) => {
    if (!isWebAddress(url)) {
      refusals.push({ path: [index], message: 'must be an absolute http or https URL without credentials' });
    }
  });
  return refusals;
}

function urlRefusals(mainInput: string | readonly string[] | undefined): Refusal[] {
  const url = Array.isArray(mainInput) && mainInput.length === 1 ? mainInput[0] : mainInput;
  if (typeof url === 'string' && isWebAddress(url)) return [];
  return [{ path: [], message: 'inputType "url" needs one http or https URL, as a string or an array of exactly one' }];
}

function textRefusals(
  inputType: keyof typeof TEXT_LIMITS,
  mainInput: string | readonly string[] | undefined,
): Refusal[] {
  if (typeof mainInput !== 'string') return [{ path: [], message: `inputType "${inputType}" needs a string` }];
  const message = textRefusal(inputType, mainInput);
  return message === undefined ? [] : [{ path: [], message }];
}
