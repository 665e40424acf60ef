import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

/** A new secret as the Standard Webhooks specification writes it: `whsec_` and 256 random bits in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export interface SignedMessage {
  /** The same for every try. */
  readonly id: string;
  /** Of this try. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers that prove who sends a message, and when.
 * @param secrets at least one; a receiver that knows any of them can check the message
 */
export function signatureHeaders({ id, at, body }: SignedMessage, secrets: readonly string[]): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
