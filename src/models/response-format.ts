/** How the model is held to JSON: by a schema, to any JSON, or only by words. */
export type ResponseFormat = 'json_schema' | 'json_object' | 'none';

/** What one server is known to take. Servers say no in many ways, and say so for every question again. */
export class ResponseFormats {
  readonly #formats: readonly ResponseFormat[];
  #at = 0;

  /** @param formats from the strictest to `none` */
  constructor(formats: readonly ResponseFormat[]) {
    this.#formats = formats;
  }

  get current(): ResponseFormat {
    return this.#formats[this.#at] ?? 'none';
  }

  /**
   * The server refused a question in this format. Where it can not be the format, all of them are open again.
   * @returns whether another one is worth a try
   */
  refused(format: ResponseFormat): boolean {
    // Another question found out meanwhile.
    if (format !== this.current) return true;
    if (this.#at === this.#formats.length - 1) {
      this.#at = 0;
      return false;
    }
    this.#at += 1;
    return true;
  }
}

const FORMAT_WORDS =
  /response.?(?:format|schema|mime)|json.?(?:schema|object|mode)|structured.?output|output.?(?:config|format)|guided|grammar|\bschema\b/i;

/** Whether a refusal can have been for the format: it names it, or names nothing at all. */
export function canBeTheFormat(status: number, words: string): boolean {
  if (FORMAT_WORDS.test(words)) return [400, 404, 415, 422, 500, 501].includes(status);
  return (status === 400 || status === 422) && !/\b(?:temperature|max_\w*tokens|model|messages?|role)\b/i.test(words);
}
