import type { ModelAttempt, ModelErrorCode } from './language-model.ts';

/** As much of an answer as is read: more than the largest picture that is taken has as text. */
const MOST_BYTES = 48 * 1024 * 1024;

type Outcome = ModelAttempt['outcome'];

/** The requests for one picture: a question that is asked again is paid again. */
export interface ImageRequests {
  /** `fetch` that follows no redirect, so that a key goes to the address that was configured, and to no other. */
  readonly fetch: typeof globalThis.fetch;
  /** Whether the last question got an answer with a status of success. */
  wasAnswered(): boolean;
  /** One attempt for each question that was asked, one where none was. @param last what became of the last one */
  attempts(last: Outcome): readonly ModelAttempt[];
}

/** @param priceUsd of one picture; undefined: unknown */
export function watchImageRequests(model: string, priceUsd: number | undefined): ImageRequests {
  const asked: { readonly started: number; ended: number; outcome: Outcome }[] = [];
  const attemptOf = (outcome: Outcome, milliseconds: number): ModelAttempt => ({
    model,
    outcome,
    milliseconds: Math.round(milliseconds),
    ...(outcome === 'answered' && priceUsd !== undefined ? { costUsd: priceUsd } : {}),
  });
  return {
    async fetch(input, init) {
      const send = async () => fetch(input, { ...init, redirect: 'error' });
      // Some servers name an address where the picture is; fetching that is no question.
      if (init?.method !== 'POST') return withLimit(await send());
      const request = { started: performance.now(), ended: 0, outcome: 'connection' as Outcome };
      asked.push(request);
      try {
        const response = await send();
        request.outcome = response.ok ? 'invalid_answer' : codeOfStatus(response.status);
        return withLimit(response);
      } finally {
        request.ended = performance.now();
      }
    },
    wasAnswered: () => asked.at(-1)?.outcome === 'invalid_answer',
    attempts: (last) =>
      asked.length === 0
        ? [attemptOf(last, 0)]
        : asked.map(({ started, ended, outcome }, index) =>
            index === asked.length - 1
              ? attemptOf(last, performance.now() - started)
              : attemptOf(outcome, ended - started),
          ),
  };
}

/** What a status that is none of success means. */
export function codeOfStatus(status: number): ModelErrorCode {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 402) return 'credit_exhausted';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'unavailable';
  return status >= 400 ? 'refused' : 'invalid_answer';
}

function withLimit(response: Response): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
