import type { Outbound } from '../outbound/outbound.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { WebResearch } from './web-research.ts';

const TIMEOUT_MS = 8_000;

/**
 * Whether a page answers at an address now. Servers that do not know HEAD are asked again for the page itself, of which
 * only the head is read.
 * @throws the signal's reason
 */
export async function checkLink(
  url: string,
  outbound: Pick<Outbound, 'fetch' | 'stream'>,
  signal: AbortSignal,
): ReturnType<WebResearch['checkLink']> {
  try {
    const head = await outbound.fetch({ url, method: 'HEAD', timeoutMs: TIMEOUT_MS, signal });
    if (isAlive(head.status)) return { alive: true };
    const { status, body } = await outbound.stream({ url, timeoutMs: TIMEOUT_MS, signal });
    await body[Symbol.asyncIterator]().return?.();
    if (isAlive(status)) return { alive: true };
    const why = `its server answers with status ${status}`;
    return status === 404 || status === 410 ? { alive: false, why, gone: true } : { alive: false, why };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OutboundError) return { alive: false, why: error.message };
    throw error;
  }
}

function isAlive(status: number): boolean {
  return status >= 200 && status < 300;
}
