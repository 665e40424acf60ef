import type { TransportRequest } from './transport.ts';

const OUTPUT_WORDS = /max\w*[_ ](?:\w+[_ ])?tokens|(?:completion|output) tokens/i;
/** Smaller numbers in a refusal are no limits of a model that can write an article. */
const LEAST_OUTPUT = 256;

/** What one model was found not to take, so that it is not asked for it again. */
export class LearnedLimits {
  #maxOutputTokens = Number.POSITIVE_INFINITY;
  #takesTemperature = true;

  /** How the model is asked: a wish that it can not fulfil is left out, too much room is less. */
  fitted(request: TransportRequest): TransportRequest {
    const { temperature, ...rest } = request;
    const maxOutputTokens = Math.min(request.maxOutputTokens, this.#maxOutputTokens);
    if (temperature === undefined || !this.#takesTemperature) return { ...rest, maxOutputTokens };
    return { ...rest, maxOutputTokens, temperature };
  }

  /**
   * @param words why the provider refused `asked`
   * @returns whether there was something to learn: then the same question is worth another try
   */
  learn(words: string, asked: TransportRequest): boolean {
    if (asked.temperature !== undefined && /\btemperature\b/i.test(words)) {
      this.#takesTemperature = false;
      return true;
    }
    if (!OUTPUT_WORDS.test(words)) return false;
    const numbers = (words.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
    const limits = numbers.filter((limit) => limit >= LEAST_OUTPUT && limit < asked.maxOutputTokens);
    if (limits.length === 0) return false;
    this.#maxOutputTokens = Math.max(...limits);
    return true;
  }
}
