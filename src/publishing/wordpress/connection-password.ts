import type { StoredConnection } from '../../store/connections.ts';
import { open, SealBrokenError, type SealingKey } from '../../support/sealed.ts';
import { PublishingError } from '../publication/publishing-error.ts';

/** The application password of a connection. @throws PublishingError when it was kept with another secret */
export function passwordOf({ address, password }: StoredConnection, key: SealingKey): string {
  try {
    return open(key, password);
  } catch (error) {
    if (!(error instanceof SealBrokenError)) throw error;
    const message = `The password kept for ${address} can not be read any more: delete the connection and make it again.`;
    throw new PublishingError(message, { cause: error });
  }
}
