import type { Logger } from '../support/logger.ts';
import { MediaError } from './media-error.ts';
import type { ProviderRest } from './provider-rest.ts';

const MOST_QUERIES = 2;

/** What asking providers needs, the same for pictures and videos. */
export interface AskingParts {
  readonly rest: ProviderRest;
  readonly logger: Pick<Logger, 'error'>;
}

interface Turns<T> {
  /** As `ProviderRest` knows the provider. */
  readonly name: string;
  /** As its makers write it, for messages. */
  readonly title: string;
  /** Best first. */
  readonly queries: readonly string[];
  readonly search: (text: string) => Promise<readonly T[]>;
  /** Told all that was found so far: the next, wider query is not asked. */
  readonly isEnough: (found: readonly T[]) => boolean;
}

/**
 * Asks a provider one query after the other until there is enough. When it fails, what was found before counts, and
 * the fault is a sentence that names it; one that nobody foresaw is logged.
 * @throws the signal's reason when it is aborted; nothing else
 */
export async function askInTurn<T>(
  { name, title, queries, search, isEnough }: Turns<T>,
  { rest, logger }: AskingParts,
  signal: AbortSignal,
): Promise<{ readonly found: readonly T[]; readonly faults: readonly string[] }> {
  const found: T[] = [];
  try {
    for (const text of queries.slice(0, MOST_QUERIES)) {
      found.push(...(await rest.ask(name, title, () => search(text))));
      if (isEnough(found)) break;
    }
    return { found, faults: [] };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof MediaError) return { found, faults: [error.message] };
    logger.error({ err: error, provider: name }, `${title} failed in a way that nobody foresaw`);
    return { found, faults: [`${title} failed in a way that nobody foresaw.`] };
  }
}
