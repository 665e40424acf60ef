import { answerJson } from './answer-json.ts';
import { stripAnswer } from './strip-answer.ts';
import { TransportFailure, type TransportReply } from './transport.ts';

export interface ReadReply {
  readonly text: string;
  /** Undefined: there is no JSON in it. */
  readonly value: unknown;
}

const SHOWN_CHARACTERS = 300;
/** How models of the big providers decline in words, where they send no sign of it. */
const DECLINES =
  /^(?:i(?:'|’)?m (?:really |very )?sorry|(?:i am )?sorry,|i (?:can(?:'|’)?t|cannot|can not|won(?:'|’)?t) (?:help|assist|comply|create|provide|write|fulfill|do)|i(?:'|’)?m (?:not able|unable) to|i am (?:not able|unable) to|as an ai\b)/i;

/**
 * What a model answered, made readable.
 * @throws TransportFailure `refused`, `cut` or `invalid_answer` where it is no answer
 */
export function readReply(reply: TransportReply, jsonSchema: Readonly<Record<string, unknown>>): ReadReply {
  const text = stripAnswer(reply.text);
  const words = text.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS);
  const fail = (code: 'refused' | 'cut' | 'invalid_answer', message: string) =>
    new TransportFailure(code, message, {
      retryable: false,
      providerWords: words,
      partialText: reply.text,
      usage: reply.usage,
    });
  if (reply.finish === 'refused') throw fail('refused', 'would not answer');
  if (reply.finish === 'repeating') throw fail('invalid_answer', 'said the same over and over and was stopped');
  const { type } = jsonSchema;
  const value = answerJson(text, type === 'object' || type === 'array' ? type : undefined);
  if (value !== undefined) return { text, value };
  if (reply.finish === 'length') throw fail('cut', 'had no room to finish its answer');
  if (text === '') throw fail('invalid_answer', 'answered with nothing');
  if (DECLINES.test(text)) throw fail('refused', 'would not answer');
  return { text, value: undefined };
}
