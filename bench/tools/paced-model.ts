import { setTimeout as pause } from 'node:timers/promises';
import { createModelServer, json, type ModelServer } from '../../test/support/model-server.ts';
import { type QuestionName, questionName, recordedWriter } from '../../test/support/recorded-writer.ts';

/** A request and how long a model of this speed takes for it, whatever is asked at the same time. */
export interface PacedCall {
  readonly name: QuestionName;
  readonly modelMs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly body: unknown;
}

export interface Speed {
  /** Until the first token, in milliseconds. */
  readonly latencyMs: number;
  readonly tokensPerSecond: number;
}

const CHARACTERS_A_TOKEN = 4;
const CHARACTERS_A_PIECE = 40;

/** A model server that writes one recorded article at a fixed speed, however much is asked of it at once. */
export async function startPacedModel(
  speed: Speed,
): Promise<{ readonly server: ModelServer; readonly calls: PacedCall[] }> {
  const writer = recordedWriter();
  const calls: PacedCall[] = [];
  const pieceMs = (1_000 * CHARACTERS_A_PIECE) / CHARACTERS_A_TOKEN / speed.tokensPerSecond;
  const server = await createModelServer({
    answer(request) {
      const value = writer.valueFor(request);
      const { length } = JSON.stringify(value);
      const pieces = Math.ceil(length / CHARACTERS_A_PIECE);
      const started = performance.now();
      calls.push({
        name: questionName(request),
        modelMs: speed.latencyMs + (pieces - 1) * pieceMs,
        inputTokens: Math.ceil((request.system.length + request.user.length) / CHARACTERS_A_TOKEN),
        outputTokens: Math.ceil(length / CHARACTERS_A_TOKEN),
        body: request.body,
      });
      // By the clock, so that a late piece does not make the next one late as well.
      const pace = async (piece: number) => {
        const left = started + speed.latencyMs + piece * pieceMs - performance.now();
        if (left > 0) await pause(left);
      };
      return json(value, { pace });
    },
  });
  return { server, calls };
}
